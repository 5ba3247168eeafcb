import { describe, expect, it } from "vitest";
import {
  differences,
  grammarFaults,
  keysOf,
  packed,
  typesOf,
  unknownKeys,
} from "./vite-plugin-fluent";

const english = keysOf("hello = Hello { $name }\nbye = Bye\n    .title = For { $who }\n");

describe("messages", () => {
  it("have keys, attributes and arguments", () => {
    expect([...english.keys()]).toEqual(["hello", "bye", "bye.title"]);
    expect(english.get("bye.title")).toEqual(new Set(["who"]));
  });

  it("need what the messages they name need", () => {
    expect(keysOf("a = { b }\nb = { $n ->\n   *[other] { $m }\n }\n").get("a")).toEqual(
      new Set(["n", "m"]),
    );
  });

  it("missing in one language are named with it", () => {
    const russian = keysOf("hello = Привет\nbye = Пока\n    .title = { $who }\nmore = Ещё\n");
    expect(
      differences(
        new Map([
          ["en", english],
          ["ru", russian],
        ]),
      ),
    ).toEqual(['ru.ftl: string "hello" lacks argument $name', 'en.ftl: string "more" is missing']);
  });

  it("that Fluent cannot read are faults", () => {
    expect(grammarFaults("uk", "broken = { $\n")).toEqual(["uk: not understood: broken = { $"]);
  });

  it("used in the client must exist", () => {
    expect(
      unknownKeys("A.svelte", `{t("bye")} {t('nope')} {set("x")} {part("y")}`, english),
    ).toEqual(['A.svelte: there is no string "nope"']);
  });

  it("have types", () => {
    expect(typesOf(english)).toContain('"hello": { "name": Value };');
    expect(typesOf(english)).toContain('"bye": Nothing;');
  });
});

it("are packed without remarks and spare spaces, whole", () => {
  const text = packed("# A remark\na = One\nb = { $n ->\n    [one] x\n   *[other] y\n}\nc = Two\n");
  expect(JSON.parse(text.slice("export default ".length, -1))).toBe(
    "a = One\nb = { $n ->\n [one] x\n *[other] y\n}\nc = Two",
  );
});
