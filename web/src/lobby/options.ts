/** The form of a table's options: what the server says of them, in the viewer's words. */
import { has, word } from "../i18n/t";
import type { BookFacts, OptionFacts } from "../wire";

export type Values = Record<string, unknown>;

/** What everybody asks about first, in this order; the rest is behind "all options". */
export const FRIENDLY = ["vote", "general_discussion", "council", "reveal"];
// A table's own deck has a form of its own.
export const ELSEWHERE = ["deck"];

export function optionWord(name: string): string {
  return word(`option-${name}`, {}, name);
}

export function choiceWord(name: string, value: string): string {
  const key = `option-${name}-${value}`;
  return has(key) ? word(key) : value;
}

/** What a rulebook is called, or an edition of it. */
export function bookWord({ name, edition }: BookFacts): string {
  return word(bookKey(name, edition));
}

export function bookKey(name: string, edition: string): string {
  return edition && edition !== name ? `edition-${edition}` : `book-${name}`;
}

/** A form's text as the value that the server takes. */
export function read(option: OptionFacts, text: string): unknown {
  if (option.kind === "number" || typeof option.default === "number") return Number(text);
  return text;
}

/** Only what differs from the start: that is what a rulebook's variant is. */
export function differing(values: Values, from: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name]),
    ),
  );
}
