/** What is on record: the declarations of the speakers, as the chronicle tells them. */
import type { Declared, Line } from "../wire";

export interface OnRecord {
  /** The role that the seat's own player claims, "" for none. */
  claim: string;
  /** Checks reported on this seat. */
  checks: { by: number; value: string }[];
  /** Who holds this seat for red or black: of each speaker the latest. */
  holds: { by: number; value: string }[];
}

export const NOTHING: OnRecord = { claim: "", checks: [], holds: [] };

export function onRecord(chronicle: readonly Line[]): Map<number, OnRecord> {
  const found = new Map<number, OnRecord>();
  for (const { what } of chronicle) if (what.event === "declared") add(found, what);
  return found;
}

function add(found: Map<number, OnRecord>, said: Declared): void {
  const about = said.what === "claims" ? said.by : said.seat;
  const kept = found.get(about) ?? NOTHING;
  const one = { by: said.by, value: said.value };
  const later = (list: OnRecord["holds"]) => [...list.filter((other) => other.by !== said.by), one];
  if (said.what === "claims") found.set(about, { ...kept, claim: said.value });
  if (said.what === "checked") found.set(about, { ...kept, checks: later(kept.checks) });
  if (said.what === "holds") found.set(about, { ...kept, holds: later(kept.holds) });
}
