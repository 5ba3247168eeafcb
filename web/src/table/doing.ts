/**
 * What the viewer may do now, as taps on seats and at most two buttons. Everything comes from the
 * offers; there is no rule here. Only at night is there more: whoever sleeps has the same taps as
 * those who act, and marks with them, for himself, whom he suspects.
 */
import type { Command, Offer, State } from "../wire";
import { call } from "./shooting";

export type Tap =
  /** Carries out a command at once; `chosen`: this is what stands. */
  | { kind: "act"; command: Command; chosen: boolean }
  /** Marks a suspect in one's own notes. */
  | { kind: "suspect"; chosen: boolean }
  /** Picks one of several, to be sent by the main button; `order` where their order counts. */
  | { kind: "pick"; chosen: boolean; order?: number }
  /** Opens what may be done with this seat. */
  | { kind: "open"; chosen: boolean };

/** A button; `do` is its name for tests and keys, `pressed` where it says what stands. */
export interface Button {
  do: string;
  command?: Command;
  seat?: number;
  count?: number;
  most?: number;
  pressed?: boolean;
  disabled?: boolean;
}

export interface Doing {
  taps: Map<number, Tap>;
  main?: Button;
  second?: Button;
  /** The seat being called at a called shooting, and those already shot at, or marked. */
  calling?: number;
  fired?: readonly number[];
}

/** What the viewer has tapped and not sent: a suspect of this step, the picks of a plan or a best move. */
export interface Tapped {
  suspect: number;
  picks: readonly number[];
}

export const WINDOWS = ["acquaintance", "look", "council", "shot", "checks", "moves"];

/** What one may do oneself; the judge's offers in others' names are left out. */
export function offer(state: Pick<State, "offers">, name: string): Offer | undefined {
  return state.offers.find((one) => !one.by && one.do === name);
}

/** `called` is the seat being called at a called shooting. */
export function doing(state: State, tapped: Tapped, called = 0): Doing {
  if (state.table.status === "lobby") return seating(state);
  const found: Doing = { taps: new Map() };
  const own = state.offers.filter((one) => !one.by);
  const moves = own.filter((one) => one.do === "choose");
  // Where the boss's name stands once sent, or one may have several moves at once, everybody picks
  // first and sends then: neighbours in one room press alike.
  const sent =
    state.step.name === "moves" ||
    (WINDOWS.includes(state.step.name) && state.rules.shot === "boss");
  const twice = sent && moves.length === 2 && moves.every((one) => one.most !== 2);
  if (twice) chooseOfTwo(found, moves, tapped.picks);
  for (const one of own) {
    if (one.do !== "choose") take(found, state, one, tapped);
    else if (!twice) choose(found, one, tapped, moves.length > 1, sent);
  }
  if (WINDOWS.includes(state.step.name)) sleep(found, state, tapped, sent);
  if (called) call(found, state, tapped.suspect, called);
  const spent = state.step.name === "hand" && !found.main && (state.poll?.mine ?? -1) > 0;
  if (spent && state.me?.alive)
    found.main = { do: "voted", seat: state.poll?.mine ?? 0, disabled: true };
  return found;
}

function take(found: Doing, state: State, one: Offer, tapped: Tapped): void {
  const seats = one.seats ?? [];
  const tap = (seat: number, command: Command) =>
    found.taps.set(seat, { kind: "act", command, chosen: one.chosen === seat });
  switch (one.do) {
    case "vote":
      for (const seat of seats.filter(Boolean)) tap(seat, { do: "vote", seat });
      if (seats.includes(0))
        found.main = { do: "night", command: { do: "vote", seat: 0 }, pressed: one.chosen === 0 };
      if (state.step.name === "hand") {
        const seat = seats[0] ?? 0;
        found.main = { do: "vote", seat, command: { do: "vote", seat } };
      }
      return;
    case "propose":
      for (const seat of seats)
        tap(seat, { do: "propose", seat: one.chosen === seat ? null : seat });
      return;
    case "plan":
      plan(found, state, one, tapped);
      return;
    case "lift":
      found.main = { do: "lift-yes", command: { do: "lift", up: true }, pressed: one.chosen === 1 };
      found.second = {
        do: "lift-no",
        command: { do: "lift", up: false },
        pressed: one.chosen === 0,
      };
      return;
    case "verdict":
      found.main = {
        do: "guilty",
        command: { do: "verdict", guilty: true },
        pressed: one.chosen === 1,
      };
      found.second = {
        do: "innocent",
        command: { do: "verdict", guilty: false },
        pressed: one.chosen === 0,
      };
      return;
    case "confirm":
      found.main = { do: "confirm", command: { do: "confirm" }, pressed: one.chosen === 1 };
      return;
    case "best_move":
      for (const seat of seats)
        found.taps.set(seat, { kind: "pick", chosen: tapped.picks.includes(seat) });
      found.main = {
        do: "best-move",
        count: tapped.picks.length,
        command: { do: "best_move", seats: [...tapped.picks] },
        disabled: tapped.picks.length === 0,
      };
      return;
    case "nominate":
    case "declare":
      for (const seat of seats) found.taps.set(seat, { kind: "open", chosen: one.chosen === seat });
      if (one.do === "declare") found.second = { do: "claim" };
      return;
    case "done":
      found.main = { do: "done", command: { do: "done" } };
      return;
    case "next":
      found.main = { do: "next", command: { do: "next" } };
      return;
    case "deal":
      found.main = { do: "deal" };
      return;
    case "resume":
      found.main = { do: "resume", command: { do: "resume" } };
      return;
    case "take_back":
      found.main = { do: "take-back", command: { do: "take_back" } };
      return;
    case "pause":
      found.second = { do: "pause", command: { do: "pause" } };
      return;
    case "speak_up":
      found.main = { do: "speak-up", command: { do: "speak_up" }, pressed: true };
  }
}

/**
 * A night move. One that stands once sent (N4), and one on two players, is picked and then sent;
 * where there are several moves, a tap opens the seat's sheet, which has them all.
 */
function choose(
  found: Doing,
  one: Offer,
  { picks }: Tapped,
  several: boolean,
  sent: boolean,
): void {
  const move = one.move ?? "";
  const wanted = one.most === 2 ? 2 : 1;
  if (sent && !several && !one.final && wanted === 1) {
    pickAndSend(found, one, picks);
    return;
  }
  for (const seat of one.seats ?? []) {
    if (several) found.taps.set(seat, { kind: "open", chosen: one.chosen === seat });
    else if (one.final || wanted === 2)
      found.taps.set(seat, { kind: "pick", chosen: picks.includes(seat) });
    else {
      const command: Command = { do: "choose", move, seat: one.chosen === seat ? null : seat };
      found.taps.set(seat, { kind: "act", command, chosen: one.chosen === seat });
    }
  }
  if (several || !(one.final || wanted === 2) || picks.length !== wanted) return;
  const [seat = 0, other = 0] = picks;
  found.main = {
    do: `send-${move}`,
    seat,
    count: other,
    command: wanted === 2 ? { do: "choose", move, seat, other } : { do: "choose", move, seat },
  };
}

/** A move that may be changed, picked and then sent; sent again, it is taken back. */
function pickAndSend(found: Doing, one: Offer, picks: readonly number[]): void {
  for (const seat of one.seats ?? []) {
    const chosen = picks.length ? picks.includes(seat) : one.chosen === seat;
    found.taps.set(seat, { kind: "pick", chosen });
  }
  const button = sending(one, picks);
  if (button) found.main = button;
}

/** Who has two moves at once picks a seat like anybody, and has a button for each of them. */
function chooseOfTwo(found: Doing, moves: readonly Offer[], picks: readonly number[]): void {
  for (const seat of moves.flatMap((one) => one.seats ?? [])) {
    const stands = moves.some((one) => one.chosen === seat);
    found.taps.set(seat, { kind: "pick", chosen: picks.length ? picks.includes(seat) : stands });
  }
  const [main, second] = moves.flatMap((one) => sending(one, picks) ?? []);
  if (main) found.main = main;
  if (second) found.second = second;
}

/** The button that sends a move on the seat picked, or takes it back; none where none is picked. */
function sending(one: Offer, [seat]: readonly number[]): Button | undefined {
  if (!seat || !one.seats?.includes(seat)) return undefined;
  const move = one.move ?? "";
  if (one.final) return { do: `send-${move}`, seat, command: { do: "choose", move, seat } };
  const pressed = one.chosen === seat;
  const command: Command = { do: "choose", move, seat: pressed ? null : seat };
  return { do: `choose-${move}`, seat, command, pressed };
}

/** How many seats a tap may gather before they are sent. */
export function mostPicks(state: State): number {
  const gathering = state.offers.find(
    (one) => !one.by && (one.do === "plan" || one.do === "best_move" || (one.most ?? 0) > 1),
  );
  return gathering?.most ?? 1;
}

/** The don's plan: seats in order, one for each of the first nights, sent whole. */
function plan(found: Doing, state: State, one: Offer, { picks }: Tapped): void {
  for (const seat of one.seats ?? []) {
    const order = picks.indexOf(seat) + 1;
    found.taps.set(seat, { kind: "pick", chosen: order > 0, order });
  }
  const stands = picks.join() === (state.team?.plan ?? []).join();
  found.main = {
    do: stands && picks.length ? "planned" : "plan",
    count: picks.length,
    most: one.most ?? 1,
    command: { do: "plan", seats: [...picks] },
    pressed: stands && picks.length > 0,
    disabled: stands || !picks.length,
  };
}

/** At night every living seat has the same taps, on every living seat. */
function sleep(found: Doing, state: State, tapped: Tapped, sent: boolean): void {
  if (!state.me?.alive) return;
  for (const seat of state.seats) {
    if (!seat.alive || found.taps.has(seat.n)) continue;
    const chosen = sent && tapped.picks.length ? tapped.picks.includes(seat.n) : false;
    found.taps.set(
      seat.n,
      sent
        ? { kind: "pick", chosen: chosen || (!tapped.picks.length && tapped.suspect === seat.n) }
        : { kind: "suspect", chosen: tapped.suspect === seat.n },
    );
  }
  const [seat] = tapped.picks;
  if (sent && !found.main && seat)
    found.main = { do: "mark", seat, pressed: tapped.suspect === seat };
}

function seating(state: State): Doing {
  const found: Doing = { taps: new Map() };
  const may = (name: string) => offer(state, name);
  for (const seat of may("sit")?.seats ?? []) {
    found.taps.set(seat, { kind: "act", command: { do: "sit", seat }, chosen: false });
  }
  for (const seat of [...(may("remove")?.seats ?? []), ...(may("hand_on")?.seats ?? [])]) {
    found.taps.set(seat, { kind: "open", chosen: false });
  }
  const free = may("sit")?.seats?.[0];
  if (!state.me && free) found.main = { do: "sit", command: { do: "sit", seat: free } };
  if (found.main && may("add_bots")) found.second = { do: "add-bots", command: { do: "add_bots" } };
  else if (may("start")) found.main = { do: "start", command: { do: "start" } };
  else if (may("add_bots")) found.main = { do: "add-bots", command: { do: "add_bots" } };
  if (may("ready")) {
    const ready = state.seats.find((seat) => seat.n === state.me?.seat)?.ready ?? false;
    const button: Button = { do: "ready", command: { do: "ready", ready: !ready }, pressed: ready };
    if (found.main) found.second = button;
    else found.main = button;
  }
  return found;
}

/** What the one with the floor may do with a seat, in the order of the menu. */
export function choices(state: State, seat: number): Command[] {
  const found: Command[] = [];
  const name = offer(state, "nominate");
  if (name?.seats?.includes(seat)) found.push({ do: "nominate", seat });
  if (offer(state, "withdraw") && state.me?.nominated === seat) found.push({ do: "withdraw" });
  found.push(...declarations(offer(state, "declare"), seat));
  for (const one of state.offers) {
    if (one.by) continue;
    if (one.do === "choose" && one.most !== 2 && one.seats?.includes(seat))
      found.push({ do: "choose", move: one.move ?? "", seat: one.chosen === seat ? null : seat });
  }
  if (offer(state, "elect")?.seats?.includes(seat)) found.push({ do: "elect", seat });
  if (state.table.status !== "lobby") return found;
  if (offer(state, "remove")?.seats?.includes(seat)) found.push({ do: "remove", seat });
  if (offer(state, "hand_on")?.seats?.includes(seat)) found.push({ do: "hand_on", seat });
  return found;
}

/** What may be declared about a seat. */
export function declarations(may: Offer | undefined, seat: number): Command[] {
  if (!may?.seats?.includes(seat)) return [];
  return (["holds", "checked"] as const).flatMap((what) =>
    ["red", "black"].map((value): Command => ({ do: "declare", what, value, seat })),
  );
}

/** The roles that the one with the floor may claim: those of the deck. */
export function claims(state: State, offered = offer(state, "declare")): Command[] {
  const may = offered?.values ?? [];
  const roles = Object.keys(state.table.deck).filter((role) => may.includes(role));
  // The sheriff's claim is the one that decides games.
  roles.sort((a, b) => Number(b === "sheriff") - Number(a === "sheriff"));
  return roles.map((value) => ({ do: "declare", what: "claims", value, seat: 0 }));
}
