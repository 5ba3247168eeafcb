/** What is marked on a seat: all of it said in words too, for those who do not see it. */
import { t, word } from "../i18n/t";
import { minutes } from "../look/tick.svelte";
import type { Seat, State } from "../wire";
import { called, nameOf } from "./called";
import { roleWord, valueWord } from "./chronicle";
import { WINDOWS } from "./doing";
import type { OnRecord } from "./record";

export interface Marks {
  mine: boolean;
  speaks: boolean;
  /** The place in the order of nomination, 0 for none. */
  order: number;
  votes: number;
  /** Whom this seat has voted against, 0 for nobody shown yet. */
  against: number;
  proposed: readonly number[];
  /** The night for which the don plans this seat, 0 for none. */
  planned: number;
  asleep: boolean;
  host: boolean;
  /** Shown to everybody who looks: the departed, the end. */
  role: string;
  team: string;
}

export function marks(state: State, seat: Seat): Marks {
  const { step, table, poll } = state;
  const nominees = poll?.nominees.length ? poll.nominees : state.nominations.map((one) => one.seat);
  const dark = WINDOWS.includes(step.name) || step.name === "dusk" || step.name === "dawn";
  // What one knows in secret is on one's card, not where a neighbour might see it.
  const open = !seat.alive || step.name === "over" || !state.me;
  return {
    mine: state.me?.seat === seat.n,
    speaks: step.seat === seat.n && state.floor.speakers.includes(seat.n),
    order: table.status === "playing" ? nominees.indexOf(seat.n) + 1 : 0,
    votes: poll?.tallies.find((tally) => tally.seat === seat.n)?.votes ?? 0,
    against: poll?.votes.find((vote) => vote.by === seat.n)?.for ?? 0,
    proposed: (state.team?.proposals ?? [])
      .filter((one) => one.seat === seat.n)
      .map((one) => one.by),
    planned: dark ? (state.team?.plan ?? []).indexOf(seat.n) + 1 : 0,
    asleep: dark && seat.alive,
    host: table.status === "lobby" && table.host === seat.n,
    role: open ? seat.role : "",
    team: open ? seat.team : "",
  };
}

/** The seat in words. */
export function spoken(
  state: State,
  seat: Seat,
  found: Marks,
  said: OnRecord | undefined,
  chosen: boolean,
  now: number,
): string {
  const parts = [called(state, seat.n)];
  const add = (is: unknown, text: () => string) => {
    if (is) parts.push(text());
  };
  if (seat.kind === "free") return `${parts[0]}, ${t("seat-free")}`;
  add(found.mine, () => t("you"));
  add(seat.kind === "bot", () => t("bot"));
  add(found.host, () => t("seat-host"));
  add(state.table.status === "lobby" && seat.ready, () => t("seat-ready"));
  add(seat.left, () => word(`left-${seat.left?.cause}`));
  add(found.role || found.team, () =>
    found.role ? roleWord(found.role) : word(`team-${found.team}`),
  );
  add(found.speaks, () => t("seat-speaks"));
  add(found.asleep, () => t("seat-asleep"));
  add(found.order, () => t("seat-nominated", { order: found.order }));
  add(found.votes, () => t("seat-votes", { count: found.votes }));
  add(found.against, () => t("seat-voted-for", { seat: found.against }));
  for (const by of found.proposed) parts.push(t("seat-proposed", { who: nameOf(state, by) }));
  add(found.planned, () => t("seat-planned", { night: found.planned }));
  add(seat.fouls, () => t("seat-fouls", { count: seat.fouls }));
  add(seat.said_all, () => t("seat-said-all"));
  add(seat.unconfirmed && state.step.name === "confirm", () => t("seat-unconfirmed"));
  add(seat.away_until, () => t("seat-away", { time: minutes(seat.away_until - now) }));
  add(said?.claim, () => t("record-claim", { value: valueWord(said?.claim ?? "") }));
  for (const one of said?.checks ?? []) {
    parts.push(t("record-check", { who: `№${one.by}`, value: valueWord(one.value) }));
  }
  const mark = state.notes?.[String(seat.n)]?.mark;
  add(mark, () => t("seat-my-note", { what: word(`note-${mark}`) }));
  add(chosen, () => t("seat-chosen"));
  return parts.join(", ");
}
