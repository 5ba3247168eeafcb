/** Every string of the client. The messages are the ones that the server reads. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import en from "../../../src/palermo/locales/en.ftl?raw";
import ru from "../../../src/palermo/locales/ru.ftl?raw";
import uk from "../../../src/palermo/locales/uk.ftl?raw";
import type { Key, Words } from "./keys";
import { currentLocale, type Locale } from "./locale.svelte";

export type { Key } from "./keys";

type Args<K extends Key> = keyof Words[K] extends never ? [] : [args: Words[K]];

const bundles: Record<Locale, FluentBundle> = {
  en: bundle("en", en),
  ru: bundle("ru", ru),
  uk: bundle("uk", uk),
};

/**
 * The string `key` in the current language, with its arguments. Where a template or an effect calls
 * it, a change of language shows at once.
 */
export function t<K extends Key>(key: K, ...[args]: Args<K>): string {
  const messages = bundles[currentLocale()];
  const [name = key, attribute] = key.split(".");
  const message = messages.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`There is no string "${key}"`);
  // Without this array a missing argument would throw, and one bad string take down the page.
  const faults: Error[] = [];
  const text = messages.formatPattern(pattern, args ?? null, faults);
  for (const fault of faults) console.error(`String "${key}":`, fault);
  return text;
}

function bundle(locale: Locale, text: string): FluentBundle {
  const messages = new FluentBundle(locale, { useIsolating: false });
  messages.addResource(new FluentResource(text));
  return messages;
}
