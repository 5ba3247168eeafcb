/** The votes that were held, as the chronicle tells them. */
import type { BallotCounted, Line } from "../wire";

export interface Held {
  day: number;
  counted: BallotCounted;
  /** Those who pressed nothing: their votes went to the last nominee. */
  unspent: number[];
}

export function votesHeld(chronicle: readonly Line[]): Held[] {
  const found: Held[] = [];
  let day = 1;
  let unspent: number[] = [];
  for (const { what } of chronicle) {
    if (what.event === "day_began") day = what.day;
    if (what.event === "hands_counted") unspent = [...unspent, ...what.unspent];
    if (what.event === "ballot_counted") {
      found.push({ day, counted: what, unspent });
      unspent = [];
    }
  }
  return found;
}
