/** What this browser's owner wishes: hints, sound, a voice. Kept here, not on the server. */

function kept(name: string, otherwise: boolean): boolean {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : text === "on";
  } catch {
    return otherwise;
  }
}

function keep(name: string, on: boolean): void {
  try {
    localStorage.setItem(name, on ? "on" : "off");
  } catch {
    // A browser that forbids storage only forgets.
  }
}

let hints = $state(kept("palermo.hints", true));
let sound = $state(kept("palermo.sound", true));
let voice = $state(kept("palermo.voice", false));

export const hintsShown = () => hints;
export const soundOn = () => sound;
export const voiceOn = () => voice;

export function showHints(on: boolean): void {
  hints = on;
  keep("palermo.hints", on);
}

export function turnSound(on: boolean): void {
  sound = on;
  keep("palermo.sound", on);
}

export function turnVoice(on: boolean): void {
  voice = on;
  keep("palermo.voice", on);
}
