import { describe, expect, it } from "vitest";
import { swap } from "./src/i18n/swap";
import {
  differences,
  grammarFaults,
  keysOf,
  packed,
  SEPARATOR,
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

describe("the packed messages", () => {
  it("have every key once and each language's texts in the same order", () => {
    const text = packed(
      new Map([
        [
          "en",
          "# A remark\na = One\nb =\n    { $n ->\n        [one] x\n       *[other] y\n    }\n",
        ],
        ["ru", "b = { $n ->\n    [one] да\n   *[many] нет\n}\na = Раз\n"],
      ]),
    );
    const found = new Function(
      `${text.replaceAll("export const", "var")}; return { keys, texts };`,
    )();
    expect(found.keys.split(SEPARATOR)).toEqual(["a", "b"]);
    const [a, b] = swap(found.texts.ru).split(SEPARATOR);
    expect(a).toBe(" Раз");
    expect(b).toContain("*[many] нет\n}");
    expect(found.texts.en.split(SEPARATOR)[1]).toContain("[one] x");
  });
});
