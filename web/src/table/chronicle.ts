/** What happened, in words: a sentence for each kind of event. */
import { currentLocale } from "../i18n/locale.svelte";
import { has, t, word } from "../i18n/t";
import type { Line, State } from "../wire";
import { called, calledAll } from "./called";

export type What = Line["what"];
type Told = {
  [Kind in What["event"]]: (what: Extract<What, { event: Kind }>, tell: Tell) => string;
};

/** How seats are named. */
interface Tell {
  who(seat: number): string;
  all(seats: readonly number[]): string;
}

type Teller = Pick<State, "names" | "seats">;

// A long game has hundreds of lines and every frame asks for all: each is put in words once.
const known = new WeakMap<Line, { locale: string; names: unknown; text: string }>();

/** The sentence of a line; "" for what needs none, because another line says it. */
export function told(line: Line, state: Teller): string {
  const locale = currentLocale();
  const before = known.get(line);
  if (before && before.locale === locale && before.names === state.names) return before.text;
  const text = inWords(line, state);
  known.set(line, { locale, names: state.names, text });
  return text;
}

function inWords({ what }: Line, state: Teller): string {
  const tell: Tell = {
    who: (seat) => called(state, seat),
    all: (seats) => calledAll(state, seats),
  };
  const say = SENTENCES[what.event] as ((what: What, tell: Tell) => string) | undefined;
  return say ? say(what, tell) : what.event;
}

export function roleWord(role: string): string {
  return word(`role-${role}`, {}, role);
}

/** "red", "the sheriff": what a check or a declaration says. */
export function valueWord(value: string): string {
  return has(`value-${value}`) ? word(`value-${value}`) : roleWord(value);
}

/** A step by its name: where the game may go back to. `who`: whose step it is. */
export function stepWord(name: string, who: string): string {
  return word(`step-${name}`, {}, word(`line-${name}`, { who }, ""));
}

/** Events that need no sentence of their own. */
export const SILENT: readonly What["event"][] = [
  "opened",
  "deal_began",
  "talk_closed",
  "farewell_began",
  "time_lost",
  "clock_set",
  "hands_set",
];
const silent = () => "";

export const SENTENCES: Told = {
  opened: silent,
  deal_began: silent,
  talk_closed: silent,
  farewell_began: silent,
  time_lost: silent,
  clock_set: silent,
  hands_set: silent,
  sat: (e, { who }) => t("said-sat", { who: who(e.seat) }),
  stood: (e) => t("said-stood", { seat: e.seat }),
  readied: (e, { who }) =>
    e.ready ? t("said-ready", { who: who(e.seat) }) : t("said-not-ready", { who: who(e.seat) }),
  configured: () => t("said-configured"),
  locked: (e) => (e.locked ? t("said-locked") : t("said-unlocked")),
  shuffled: () => t("said-shuffled"),
  handed_on: () => t("said-handed-on"),
  started: () => t("said-started"),
  closed: (e) => word(`closed-${e.reason}`, {}, t("closed-over")),
  role_given: () => t("said-role-given"),
  night_fell: (e) => (e.night ? t("said-night", { night: e.night }) : t("said-first-night")),
  window_opened: (e) => word(`line-${e.window}`),
  proposed: (e, { who }) =>
    e.seat
      ? t("said-proposed", { who: who(e.by), whom: who(e.seat) })
      : t("said-proposed-back", { who: who(e.by) }),
  chose: (e, { who }) =>
    e.seat
      ? t("said-chose", { who: who(e.by), whom: who(e.seat) })
      : t("said-chose-back", { who: who(e.by) }),
  dawn_came: () => t("line-dawn"),
  answered: ({ answer }, { who }) =>
    t("said-answered", {
      who: who(answer.by),
      whom: who(answer.seat),
      value: valueWord(answer.answer),
    }),
  morning_came: (e, { all }) =>
    e.killed.length
      ? t("said-morning", { day: e.day, who: all(e.killed) })
      : t("said-morning-quiet", { day: e.day }),
  // The morning tells of the killed, and a heart attack of itself.
  departed: (e, { all }) =>
    word(`said-departed-${e.cause}`, { who: all(e.seats), count: e.seats.length }, ""),
  revealed: (e, { who }) =>
    t("said-revealed", {
      who: who(e.seat),
      what: e.role ? roleWord(e.role) : word(`team-${e.team}`),
    }),
  struck: (e, { who }) => t("said-struck", { who: who(e.seat) }),
  day_began: (e, { who }) =>
    e.opener
      ? t("said-day", { day: e.day, who: who(e.opener) })
      : t("said-day-open", { day: e.day }),
  speech_began: (e, { who }) => t("said-speech", { who: who(e.seat) }),
  nominated: (e, { who }) => t("said-nominated", { who: who(e.by), whom: who(e.seat) }),
  withdrawn: (e, { who }) => t("said-withdrawn", { who: who(e.by) }),
  discussion_began: () => t("line-discussion"),
  said_all: (e, { who }) =>
    e.said
      ? t("said-said-all", { who: who(e.seat) })
      : t("said-speaks-again", { who: who(e.seat) }),
  declared: (e, { who }) =>
    word(`said-${e.what}`, {
      who: who(e.by),
      whom: e.seat ? who(e.seat) : "",
      value: valueWord(e.value),
    }),
  nominees_read: (e, { all }) =>
    t("said-nominees", { who: all(e.nominees), count: e.nominees.length }),
  no_vote: (e) => word(`said-no-vote-${e.reason}`),
  hands_called: (e, { who }) => t("line-hand", { who: who(e.nominee) }),
  ballot_opened: (e, { all }) => t("line-ballot", { who: all(e.nominees) }),
  hands_counted: (e, { who, all }) => {
    const hands = [...e.by, ...e.unspent];
    const said = t("said-hands", { who: who(e.nominee), count: hands.length, by: all(hands) });
    if (!e.unspent.length) return said;
    return `${said} (${t("said-hands-unspent", { count: e.unspent.length })})`;
  },
  ballot_counted: (e, { all }) =>
    word(`said-counted-${e.result || "nobody"}`, {
      who: all(e.leaders),
      count: Math.max(0, ...e.tallies.map((tally) => tally.votes)),
    }),
  tie_speech_began: (e, { who }) => t("said-tie-speech", { who: who(e.seat) }),
  lift_opened: (e, { all }) => t("line-lift", { who: all(e.seats) }),
  no_lift: (e) => word(`said-no-lift-${e.reason}`),
  lift_counted: (e, { all }) =>
    e.lifted
      ? t("said-lifted", { who: all(e.seats), up: e.up.length, living: e.living })
      : t("said-not-lifted", { who: all(e.seats), up: e.up.length, living: e.living }),
  best_move_began: (e, { who }) => t("line-best_move", { who: who(e.seat) }),
  best_move_named: (e, { who, all }) =>
    t("said-best-move", { who: who(e.seat), whom: all(e.seats) }),
  last_word_began: (e, { who }) => t("said-last-word", { who: who(e.seat) }),
  game_over: (e) => word(`outcome-${e.outcome.result}`),
  went_away: (e, { who }) => t("said-away", { who: who(e.seat) }),
  came_back: (e, { who }) => t("said-back", { who: who(e.seat) }),
  heart_attack: (e, { who }) =>
    e.reason
      ? t("said-judged-heart", { who: who(e.seat), why: word(`breach-${e.reason}`) })
      : t("said-heart-attack", { who: who(e.seat) }),
  paused: (e) => word(`paused-${e.why}`),
  resumed: () => t("said-resumed"),
  fouled: (e, { who }) => t("said-fouled", { who: who(e.seat), count: e.count }),
  speech_forfeited: (e, { who }) =>
    e.lost
      ? t("said-forfeited", { who: who(e.seat) })
      : t("said-forfeited-not", { who: who(e.seat) }),
  removed: (e, { who }) => t("said-removed", { who: who(e.seat), why: word(`breach-${e.reason}`) }),
  team_defeated: (e) => word(`said-team-defeated-${e.team}`, { why: word(`breach-${e.reason}`) }),
  confirmation_began: () => t("line-confirm"),
  confirmed: (e, { who }) => t("said-confirmed", { who: who(e.by) }),
  evening_opened: (e, { all }) =>
    e.round > 1 ? t("said-evening-again", { who: all(e.nominees) }) : t("said-evening"),
  evening_voted: (e, { who }) =>
    e.seat
      ? t("said-named", { who: who(e.by), whom: who(e.seat) })
      : t("said-named-night", { who: who(e.by) }),
  evening_counted: (e, { all }) => {
    const count = Math.max(0, ...e.tallies.map((tally) => (tally.seat ? tally.votes : 0)));
    const said = { who: all(e.leaders), count };
    if (e.result === "dock") return t("said-evening-dock", said);
    if (e.result === "again") return t("said-evening-again-level", said);
    return e.result === "executed" ? t("said-evening-executed", said) : t("said-evening-night");
  },
  dock_taken: (e, { who }) => t("said-dock", { who: who(e.seat) }),
  verdict_opened: (e, { who }) => t("said-verdict-open", { who: who(e.seat) }),
  verdict_given: (e, { who }) =>
    e.guilty ? t("said-guilty", { who: who(e.by) }) : t("said-innocent", { who: who(e.by) }),
  verdict_counted: (e, { who }) => {
    const counts = { guilty: e.guilty.length, innocent: e.innocent.length, who: who(e.seat) };
    return e.executed ? t("said-executed", counts) : t("said-acquitted", counts);
  },
  verdict_void: (e, { who }) => t("said-verdict-void", { who: who(e.seat) }),
  boss_voted: (e, { who }) => t("said-boss-voted", { who: who(e.by), whom: who(e.seat) }),
  boss_gone: () => t("said-boss-gone"),
  boss_elected: (e, { who }) => t("said-boss-elected", { who: who(e.seat) }),
  vote_cancelled: () => t("said-vote-cancelled"),
  ruled: (e, { who }) =>
    t("said-ruled", {
      what: word(`ruling-${e.what}`, { who: e.seat ? who(e.seat) : "" }),
      clause: e.clause,
    }),
  stepped_back: (e, { who }) => {
    const step = stepWord(e.name, e.seat ? who(e.seat) : "");
    const said = { day: e.day, step, why: word(`undone-${e.reason}`) };
    return e.night ? t("said-stepped-back-night", said) : t("said-stepped-back-day", said);
  },
  duties_changed: (e) => (e.duties.length === 4 ? t("said-machine-leads") : t("said-judge-leads")),
  chair_taken: () => t("said-chair-taken"),
  chair_left: () => t("said-chair-left"),
  judge_lost: () => t("said-judge-lost"),
  judge_returned: () => t("said-judge-back"),
  lead_taken: (e) => word(`said-lead-${e.by}`),
  foul_waits: (e, { who }) => t("said-foul-waits", { who: who(e.seat) }),
  foul_settled: (e, { who }) => t("said-foul-settled", { who: who(e.seat) }),
  corrected: (e) => t("said-corrected", { why: word(`undone-${e.reason}`) }),
  brought_back: (e, { who }) => t("said-brought-back", { who: who(e.seat) }),
  planned: (e, { who, all }) => t("said-planned", { who: who(e.by), whom: all(e.seats) }),
  committed: () => t("said-committed"),
  word_added: (e, { who }) =>
    e.hash ? t("said-word-added", { who: who(e.seat) }) : t("said-word-gone", { who: who(e.seat) }),
  secrets_shown: () => t("said-secrets"),
  voted: (e, { who }) => t("said-voted", { who: who(e.by), whom: who(e.seat) }),
  hand_raised: (e, { who }) =>
    e.up ? t("said-lift-yes", { who: who(e.by) }) : t("said-lift-no", { who: who(e.by) }),
};
