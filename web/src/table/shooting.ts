/**
 * Called shooting on screen: seats are called in order, and the one being called is the only one
 * to tap. Who does not shoot marks a suspect the same way, so that a neighbour sees no difference.
 */
import type { State } from "../wire";
import type { Button, Doing, Tap } from "./doing";

/** The seat being called now, 0 while none is: the window's time, shared out evenly. */
export function calling(state: State, now: number): number {
  const { step, clock, rules, table } = state;
  if (step.name !== "shot" || rules.shooting !== "called" || !clock.length) return 0;
  const at = clock.paused ? clock.paused_at : now;
  const since = at - (clock.until - clock.length);
  const call = Math.floor((since * table.size) / clock.length) + 1;
  return Math.min(Math.max(call, 1), table.size);
}

/** What may be done with the seat being called, in place of all the window's taps. */
export function call(found: Doing, state: State, suspect: number, seat: number): void {
  found.calling = seat;
  if (!state.me?.alive) return;
  const shoots = state.offers.some((one) => one.move === "shot" && one.seats?.includes(seat));
  const shots = state.me.picks.filter((one) => one.move === "shot").map((one) => one.seat);
  const marked = suspect ? [suspect] : [];
  found.fired = shoots ? shots : marked;
  const chosen = found.fired.includes(seat);
  const tap: Tap = shoots
    ? { kind: "act", command: { do: "choose", move: "shot", seat }, chosen }
    : { kind: "suspect", chosen };
  found.taps = new Map([[seat, tap]]);
  const button: Button = { do: shoots ? "shoot" : "mark", seat, pressed: chosen, disabled: chosen };
  if (tap.kind === "act") button.command = tap.command;
  // Once one has shot, another shot is a miss: then it is no longer the first thing to press.
  if (chosen || !found.fired.length) found.main = button;
  else found.second = button;
}
