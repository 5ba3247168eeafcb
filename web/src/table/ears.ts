/** Whom one speaks to at a text table: everybody, the judge alone, the mafia. */
import type { Spoken, State } from "../wire";
import type { Entry } from "./feed";

export type Ear = Extract<Spoken["channel"], "table" | "judge" | "mafia">;

/** The tabs of a text table; none where all talk is in one row. */
export function earsOf(state: State): readonly Ear[] {
  const { write } = state.floor;
  if (!write.includes("judge")) return [];
  if (judges(state)) return ["table", "judge", "mafia"];
  return write.includes("mafia") ? ["table", "judge", "mafia"] : ["table", "judge"];
}

/** Whether the viewer is the judge, or assists him in everything. */
export function judges(state: State): boolean {
  const me = state.names?.me;
  return me?.chair === "judge" || (me?.powers.includes("everything") ?? false);
}

/** What belongs into a tab: its own lines, and what happened: in the hall what all know, before the
 * judge what is one's own. `whose`: the judge looks at one player's talk with him. */
export function heardBy(
  entries: readonly Entry[],
  ear: Ear,
  secret: readonly string[],
  whose = 0,
): Entry[] {
  return entries.filter((entry) => {
    if (entry.kind === "said")
      return entry.channel === ear && (ear !== "judge" || !whose || entry.room === whose);
    if (ear === "judge" && whose) return false;
    return ear === (secret.includes(entry.event) ? "judge" : "table");
  });
}
