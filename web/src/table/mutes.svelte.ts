/** Whom this browser's owner does not want to read, table by table. Nobody else learns of it. */
import type { Spoken } from "../wire";

const KEPT = "palermo.muted";
const MOST = 200;

let muted = $state.raw<readonly string[]>(recall());

/** Somebody at a table: a seat, or an onlooker by name. */
export function voiceOf(table: string, line: Pick<Spoken, "by" | "name">): string {
  return `${table}/${line.by || line.name}`;
}

export function isMuted(voice: string): boolean {
  return muted.includes(voice);
}

export function mute(voice: string, on: boolean): void {
  const others = muted.filter((one) => one !== voice);
  muted = (on ? [...others, voice] : others).slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(muted));
  } catch {
    // A browser that forbids storage only forgets.
  }
}

function recall(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
