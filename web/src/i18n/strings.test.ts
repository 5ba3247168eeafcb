/** Strings whose keys are made up of the engine's own words: none may be missing. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LOCALES, setLocale } from "./locale.svelte";
import { has } from "./t";

const PYTHON = "../src/palermo";
const read = (path: string) => readFileSync(join(PYTHON, path), "utf8");
const sources = readdirSync(PYTHON, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".py"),
);
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((hit) => hit[1] ?? "");
const all = (pattern: RegExp) => sources.flatMap((name) => found(read(name), pattern));

// A person never meets these: they tell a faulty client, or a judge's, what is wrong with it.
const FOR_PROGRAMS = new Set([
  "OK",
  "HELLO_FIRST",
  "BAD_ID",
  "ID_TAKEN",
  "NOT_FOR_PERSONS",
  "WRONG_SECRET",
  "COMMITTED",
]);
const SHOWN_ELSEWHERE = new Set([
  "REPLACED",
  "SLOW",
  "SHUTTING_DOWN",
  "SILENT",
  "BAD_REQUEST",
  "BAD_ORIGIN",
  "NOT_FOUND",
  "BAD_LOCALE",
  "UNKNOWN_BOT",
]);

describe.each(LOCALES)("in %s", (locale) => {
  const missing = (keys: string[]) => {
    setLocale(locale);
    return [...new Set(keys)].filter((key) => !has(key));
  };

  it("every refusal is said in words", () => {
    const engine = all(/\brefusal\(\s*"([A-Z_]+)"/g);
    const server = found(read("server/codes.py"), /^ {4}"([A-Z_]+)":/gm);
    const codes = [...engine, ...server].filter(
      (code) => !FOR_PROGRAMS.has(code) && !SHOWN_ELSEWHERE.has(code),
    );
    expect(codes.length).toBeGreaterThan(50);
    expect(missing(codes.map((code) => `refused-${code}`))).toEqual([]);
  });

  it("every option has a name, and every choice", () => {
    const options = read("rules/options.py");
    const names = found(options, /^ {4}(\w+): Annotated\[/gm);
    expect(names.length).toBeGreaterThan(40);
    const shown = names.filter((name) => name !== "deck");
    expect(missing(shown.map((name) => `option-${name}`))).toEqual([]);
    const choices = [...options.matchAll(/^ {4}(\w+): Annotated\[\s*Literal\[([^\]]+)\]/gm)];
    const values = choices.flatMap(([, name, list = ""]) =>
      list.split(",").map((value) => `option-${name}-${value.trim().replaceAll('"', "")}`),
    );
    expect(values.length).toBeGreaterThan(20);
    expect(missing(values)).toEqual([]);
  });

  it("every role has a name, a goal and a night", () => {
    const roles = all(/\bRole\(\s*name="(\w+)"/g);
    expect(roles.length).toBeGreaterThan(3);
    expect(
      missing(roles.flatMap((role) => [`role-${role}`, `role-${role}-goal`, `role-${role}-night`])),
    ).toEqual([]);
  });

  it("every bot's phrase is said", () => {
    const phrases = found(read("bots/phrases.py"), /"(bot-[a-z-]+)"/g);
    expect(phrases.length).toBeGreaterThan(5);
    expect(missing(phrases)).toEqual([]);
  });

  it("every rulebook and pace has a name", () => {
    const books = read("rules/books.py");
    const paces = found(books.slice(books.indexOf("PACES")), /^ {4}"(\w+)": \{/gm);
    expect(missing(paces.map((pace) => `pace-${pace}`))).toEqual([]);
  });
});
