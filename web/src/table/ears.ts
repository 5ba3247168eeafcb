/** Whom one speaks to at a text table: everybody, the judge alone, the mafia. */
import type { Spoken, State } from "../wire";
import type { Entry } from "./feed";

export type Ear = Extract<Spoken["channel"], "table" | "judge" | "mafia">;

/** The tabs of a text table; none where all talk is in one row. */
export function earsOf(state: State): readonly Ear[] {
  const { write } = state.floor;
  if (!write.includes("judge")) return [];
  return write.includes("mafia") ? ["table", "judge", "mafia"] : ["table", "judge"];
}

/** What belongs into a tab: its own lines, and what happened: in the hall what all know, before the
 * judge what is one's own. */
export function heardBy(entries: readonly Entry[], ear: Ear, secret: readonly string[]): Entry[] {
  return entries.filter((entry) => {
    if (entry.kind === "said") return entry.channel === ear;
    return ear === (secret.includes(entry.event) ? "judge" : "table");
  });
}
