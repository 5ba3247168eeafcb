/** Every string of the client. The messages are the ones that the server reads. */

import { keys, texts } from "virtual:messages";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Key, Value, Words } from "./keys";
import { currentLocale, type Locale } from "./locale.svelte";
import { swap } from "./swap";

export type { Key, Value } from "./keys";

type Args<K extends Key> = keyof Words[K] extends never ? [] : [args: Words[K]];

// As the bundle's maker puts it between two messages.
const SEPARATOR = "\u0001";

const bundles: Record<Locale, FluentBundle> = {
  en: bundle("en"),
  ru: bundle("ru"),
  uk: bundle("uk"),
};

/**
 * The string `key` in the current language, with its arguments. Where a template or an effect calls
 * it, a change of language shows at once.
 */
export function t<K extends Key>(key: K, ...[args]: Args<K>): string {
  const text = found(key, args);
  if (text === undefined) throw new Error(`There is no string "${key}"`);
  return text;
}

/** A string whose key is made up on the way, of a role's or a step's name; else the `fallback`. */
export function word(key: string, args?: Record<string, Value>, fallback = key): string {
  return found(key, args) ?? fallback;
}

/** Whether there is such a string. */
export function has(key: string): boolean {
  return bundles[currentLocale()].hasMessage(key);
}

/** Several things in a row, with the language's own "and". */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: "conjunction" }).format(things);
}

function found(key: string, args?: Record<string, Value>): string | undefined {
  const messages = bundles[currentLocale()];
  const [name = key, attribute] = key.split(".");
  const message = messages.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return undefined;
  // Without this array a missing argument would throw, and one bad string take down the page.
  const faults: Error[] = [];
  const text = messages.formatPattern(pattern, args ?? null, faults);
  for (const fault of faults) console.error(`String "${key}":`, fault);
  return text;
}

function bundle(locale: Locale): FluentBundle {
  const messages = new FluentBundle(locale, { useIsolating: false });
  const text = texts[locale];
  const values = (locale === "en" ? text : swap(text)).split(SEPARATOR);
  const lines = keys.split(SEPARATOR).map((key, n) => `${key} =${values[n]}`);
  messages.addResource(new FluentResource(lines.join("\n")));
  return messages;
}
