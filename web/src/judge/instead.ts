/** What may have been meant instead of an entry (F6): another seat, or the other of two. */
import type { Correct, PastEntry } from "../wire";

export type Instead = NonNullable<Correct["instead"]>;

/** Everything that could stand in an entry's place, on one of these seats; the rules judge it. */
export function insteads(done: PastEntry["do"], seats: readonly number[]): Instead[] {
  switch (done.do) {
    case "lift":
      return [{ ...done, up: !done.up }];
    case "verdict":
      return [{ ...done, guilty: !done.guilty }];
    case "confirm_foul":
      return [{ ...done, given: !done.given }];
    case "declare":
      if (!done.seat) return [];
      return others(done.seat, seats).map((seat) => ({ ...done, seat }));
    case "choose":
      return others(done.seat, seats)
        .filter((seat) => seat !== done.other)
        .map((seat) => ({ ...done, seat }));
    case "propose":
      return others(done.seat, seats).map((seat) => ({ ...done, seat }));
    case "vote":
    case "nominate":
    case "elect":
    case "foul":
    case "put_out":
    case "judge_heart":
      return others(done.seat, seats).map((seat) => ({ ...done, seat }));
  }
  return [];
}

function others(seat: number | null | undefined, seats: readonly number[]): number[] {
  return seats.filter((one) => one !== seat);
}
