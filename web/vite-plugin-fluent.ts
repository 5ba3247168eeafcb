/**
 * Checks the messages in every language against each other and against the client's sources, and
 * writes their types. A string that is missing anywhere fails the build, the tests and the checks.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Entry, FluentParser, type Pattern, Visitor } from "@fluent/syntax";
import type { Plugin } from "vite";

export const LOCALES = ["en", "ru", "uk"] as const;

/** The arguments of each key; an attribute of a message is the key `message.attribute`. */
export type Keys = Map<string, Set<string>>;

type Found = { variables: Set<string>; messages: Set<string> };

const WEB = import.meta.dirname;
const FOLDER = join(WEB, "../src/palermo/locales");
const SOURCES = join(WEB, "src");
const TYPES = join(SOURCES, "i18n/keys.ts");
const MESSAGES = "virtual:messages/";
const RESOLVED = `\0${MESSAGES}`;

/** The plugin. It works whenever a configuration is read, so also for `vitest` and `npm run words`. */
export function fluent(): Plugin {
  const refresh = () => {
    const locales = readLocales();
    const faults = [
      ...[...locales].flatMap(([locale, text]) => grammarFaults(locale, text)),
      ...differences(new Map([...locales].map(([locale, text]) => [locale, keysOf(text)]))),
    ];
    const keys = keysOf(locales.get("en") ?? "");
    for (const [file, text] of readSources()) faults.push(...unknownKeys(file, text, keys));
    if (faults.length > 0) throw new Error(`The messages do not fit:\n  ${faults.join("\n  ")}`);
    writeIfChanged(TYPES, typesOf(keys));
  };
  return {
    name: "palermo-fluent",
    enforce: "pre",
    configResolved: refresh,
    resolveId: (id) => (id.startsWith(MESSAGES) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      const locale = id.slice(RESOLVED.length);
      for (const one of LOCALES) this.addWatchFile(join(FOLDER, `${one}.ftl`));
      return packed(readLocales().get(locale) ?? "");
    },
    handleHotUpdate({ file, server }) {
      if (!/\.(ftl|svelte|ts)$/.test(file) || file === TYPES) return;
      try {
        refresh();
      } catch (fault) {
        server.config.logger.error((fault as Error).message);
      }
    },
  };
}

/** The module with the messages of one language, without comments and spare spaces. */
export function packed(text: string): string {
  const lines = [...entriesOf(text)].map(([key, value]) => `${key} =${value}`);
  return `export default ${JSON.stringify(lines.join("\n"))};`;
}

/** What stands behind "key =" for each message and term of a language. */
function entriesOf(text: string): Map<string, string> {
  const entries = text
    .replace(/^#.*\n/gm, "")
    .matchAll(/^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*)?)*)/gm);
  return new Map(
    [...entries].map(([, key = "", value = ""]) => [key, value.trimEnd().replace(/\n +/g, "\n ")]),
  );
}

/** What Fluent could not read in one language. */
export function grammarFaults(locale: string, text: string): string[] {
  return parse(text).flatMap((entry) =>
    entry.type === "Junk"
      ? [`${locale}: not understood: ${entry.content.trim().split("\n")[0] ?? ""}`]
      : [],
  );
}

/** Every key of a language with all the arguments that it needs, those of messages it names too. */
export function keysOf(text: string): Keys {
  const direct = new Map<string, Found>();
  for (const entry of parse(text)) {
    if (entry.type !== "Message") continue;
    if (entry.value) direct.set(entry.id.name, referencesOf(entry.value));
    for (const attribute of entry.attributes) {
      direct.set(`${entry.id.name}.${attribute.id.name}`, referencesOf(attribute.value));
    }
  }
  return new Map([...direct.keys()].map((key) => [key, argumentsOf(key, direct)]));
}

/** Keys and arguments that not every language has. */
export function differences(languages: Map<string, Keys>): string[] {
  const faults: string[] = [];
  const all = new Set([...languages.values()].flatMap((keys) => [...keys.keys()]));
  for (const key of [...all].sort()) {
    const having = [...languages.values()].map((keys) => keys.get(key) ?? new Set<string>());
    const wanted = new Set(having.flatMap((args) => [...args]));
    for (const [locale, keys] of languages) {
      const args = keys.get(key);
      if (args === undefined) {
        faults.push(`${locale}.ftl: string "${key}" is missing`);
        continue;
      }
      for (const arg of wanted) {
        if (!args.has(arg)) faults.push(`${locale}.ftl: string "${key}" lacks argument $${arg}`);
      }
    }
  }
  return faults;
}

/** Literal `t("key")` in a source file whose key no language has. */
export function unknownKeys(file: string, text: string, keys: Keys): string[] {
  const used = [...text.matchAll(/(?<![\w.$])t\(\s*(["'`])([^"'`$\n]+)\1/g)].map((hit) => hit[2]);
  return [...new Set(used)].flatMap((key) =>
    key === undefined || keys.has(key) ? [] : [`${file}: there is no string "${key}"`],
  );
}

/** The TypeScript module that says which keys there are and what each needs. */
export function typesOf(keys: Keys): string {
  const lines = [...keys]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, args]) => {
      const fields = [...args].sort().map((arg) => `${JSON.stringify(arg)}: Value`);
      return `  ${JSON.stringify(key)}: ${fields.length ? `{ ${fields.join("; ")} }` : "Nothing"};`;
    });
  return [
    "// Generated from src/palermo/locales by vite-plugin-fluent.ts. Do not edit.",
    "export type Value = string | number;",
    "export type Nothing = Record<never, Value>;",
    "export interface Words {",
    ...lines,
    "}",
    "export type Key = keyof Words;",
    "",
  ].join("\n");
}

function parse(text: string): Entry[] {
  return new FluentParser({ withSpans: false }).parse(text).body as Entry[];
}

function referencesOf(pattern: Pattern): Found {
  const found: Found = { variables: new Set(), messages: new Set() };
  class Collector extends Visitor {
    override visitVariableReference(node: { id: { name: string } }) {
      found.variables.add(node.id.name);
    }
    override visitMessageReference(node: {
      id: { name: string };
      attribute: { name: string } | null;
    }) {
      found.messages.add(node.attribute ? `${node.id.name}.${node.attribute.name}` : node.id.name);
    }
  }
  new Collector().visit(pattern);
  return found;
}

function argumentsOf(key: string, direct: Map<string, Found>, seen = new Set<string>()) {
  const args = new Set<string>();
  if (seen.has(key)) return args;
  seen.add(key);
  const found = direct.get(key);
  for (const name of found?.variables ?? []) args.add(name);
  for (const other of found?.messages ?? []) {
    for (const name of argumentsOf(other, direct, seen)) args.add(name);
  }
  return args;
}

function readLocales(): Map<string, string> {
  return new Map(
    LOCALES.map((locale) => [locale, readFileSync(join(FOLDER, `${locale}.ftl`), "utf8")]),
  );
}

function readSources(): [string, string][] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => join(SOURCES, name))
    .filter((file) => file !== TYPES)
    .map((file) => [relative(WEB, file), readFileSync(file, "utf8")]);
}

function writeIfChanged(file: string, text: string) {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
