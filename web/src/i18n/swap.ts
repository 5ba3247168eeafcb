/**
 * In the bundle, Cyrillic letters and Latin ones trade places: a letter of one byte packs better
 * than one of two, and the three languages' messages are a quarter of the page. Twice is not at all.
 */
const CYRILLIC = "оаитенсрвлкмдпуяыьзбгчйхжшюцщэфіїєґъ";
const LATIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ";

const partners = new Map([...CYRILLIC].flatMap((letter, n) => pair(letter, LATIN[n] ?? letter)));

export function swap(text: string): string {
  return text.replace(/[a-zA-Jа-яєіїґ]/g, (letter) => partners.get(letter) ?? letter);
}

function pair(one: string, other: string): [string, string][] {
  return [
    [one, other],
    [other, one],
  ];
}
