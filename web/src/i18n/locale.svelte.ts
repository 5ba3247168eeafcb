/** Which language the client speaks now. */

export const LOCALES = ["en", "ru", "uk"] as const;
export type Locale = (typeof LOCALES)[number];

const REMEMBERED = "palermo.locale";

let current = $state<Locale>(firstLocale());

/** The language shown now. Reactive: what reads it is drawn again when it changes. */
export function currentLocale(): Locale {
  return current;
}

/** Speak another language from now on, and after the next load too. */
export function setLocale(locale: Locale) {
  current = locale;
  try {
    localStorage.setItem(REMEMBERED, locale);
  } catch {
    // A browser that forbids storage still switches; it only forgets.
  }
}

export function isLocale(text: string | null | undefined): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** What was chosen here before, else the first language of the browser that Palermo speaks. */
function firstLocale(): Locale {
  const remembered = recall();
  if (isLocale(remembered)) return remembered;
  const wished = navigator.languages.map((language) => language.toLowerCase().split("-")[0]);
  return wished.find(isLocale) ?? "en";
}

function recall(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}
