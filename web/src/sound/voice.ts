/**
 * The machine's voice: it says each step's caption to those who wish to hear it. What it says is
 * what everybody at the table reads. Many devices have no voice for some language: then nothing.
 */
import { currentLocale } from "../i18n/locale.svelte";
import { voiceOn } from "../look/wishes.svelte";

let spoken = 0;

/** Whether this device can say anything in the language that is shown. */
export function canSpeak(): boolean {
  return voice() !== undefined;
}

/** Say a new step's caption. */
export function announce(step: number, caption: string): void {
  if (step === spoken) return;
  spoken = step;
  const own = voiceOn() ? voice() : undefined;
  if (!own) return;
  const said = new SpeechSynthesisUtterance(caption);
  said.voice = own;
  said.lang = own.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

/** Say nothing more. */
export function fallSilent(): void {
  if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
}

function voice(): SpeechSynthesisVoice | undefined {
  if (!("speechSynthesis" in globalThis)) return undefined;
  return speechSynthesis.getVoices().find(({ lang }) => lang.startsWith(currentLocale()));
}
