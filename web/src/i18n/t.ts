/** Every string of the client. The messages are the ones that the server reads. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Key, Value, Words } from "./keys";
import { currentLocale, type Locale, setLocale } from "./locale.svelte";

export type { Key, Value } from "./keys";

type Args<K extends Key> = keyof Words[K] extends never ? [] : [args: Words[K]];

// Only the language that is shown is loaded: the page is lighter by the others.
const SOURCES: Record<Locale, () => Promise<{ default: string }>> = {
  en: () => import("virtual:messages/en"),
  ru: () => import("virtual:messages/ru"),
  uk: () => import("virtual:messages/uk"),
};
const bundles = new Map<Locale, FluentBundle>();

/** Have a language ready; until then `t` cannot speak it. */
export async function load(locale: Locale): Promise<void> {
  if (bundles.has(locale)) return;
  const messages = new FluentBundle(locale, { useIsolating: false });
  messages.addResource(new FluentResource((await SOURCES[locale]()).default));
  bundles.set(locale, messages);
}

/** Speak another language, once it is there. */
export async function speak(locale: Locale): Promise<void> {
  await load(locale);
  setLocale(locale);
}

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
  return bundles.get(currentLocale())?.hasMessage(key) ?? false;
}

/** Several things in a row, with the language's own "and". */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: "conjunction" }).format(things);
}

function found(key: string, args?: Record<string, Value>): string | undefined {
  const messages = bundles.get(currentLocale());
  const [name = key, attribute] = key.split(".");
  const message = messages?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!messages || !pattern) return undefined;
  // Without this array a missing argument would throw, and one bad string take down the page.
  const faults: Error[] = [];
  const text = messages.formatPattern(pattern, args ?? null, faults);
  for (const fault of faults) console.error(`String "${key}":`, fault);
  return text;
}
