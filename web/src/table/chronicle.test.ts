import { afterEach, expect, it, vi } from "vitest";
import "../i18n/all";
import { LOCALES } from "../i18n/locale.svelte";
import { speak } from "../i18n/t";
import type { State } from "../wire";
import { SENTENCES, SILENT, told, type What } from "./chronicle";

const step = { step: 3, at: 0, until: 9 };
const answer = { night: 1, by: 3, move: "sheriff_check", seat: 2, answer: "black" };
/** Every kind of event, with each value that has words of its own: the types see to it. */
const EVENTS: { [Kind in What["event"]]: Omit<Extract<What, { event: Kind }>, "event">[] } = {
  opened: [{ size: 10 }],
  sat: [{ seat: 1, kind: "person" }],
  stood: [{ seat: 1 }],
  readied: [true, false].map((ready) => ({ seat: 1, ready })),
  configured: [{ rules: {}, size: 10, start_when_ready: false }],
  locked: [{ locked: true }, { locked: false }],
  shuffled: [{ order: [2, 1] }],
  handed_on: [{}],
  started: [{}],
  closed: ["by_host", "unused", "asleep", "over"].map((reason) => ({ reason })),
  deal_began: [step],
  role_given: [{ role: "don", mates: [2] }],
  night_fell: [0, 2].map((night) => ({ ...step, night, windows: ["shot"] })),
  window_opened: ["acquaintance", "look", "council", "shot", "checks", "moves"].map((window) => ({
    ...step,
    window,
  })),
  dawn_came: [step],
  morning_came: [[], [1], [1, 2]].map((killed) => ({ ...step, day: 2, killed })),
  departed: (["heart_attack", "night", "removal", "vote"] as const).map((cause) => ({
    seats: [1, 2],
    cause,
    day: 1,
    night: false,
  })),
  revealed: ["", "don"].map((role) => ({ seat: 1, team: "mafia", role })),
  struck: [{ seat: 1 }],
  day_began: [{ day: 1, opener: 1, closer: 10 }],
  speech_began: [{ ...step, seat: 1 }],
  nominated: [{ by: 1, seat: 2 }],
  withdrawn: [{ by: 1 }],
  discussion_began: [step],
  said_all: [true, false].map((said) => ({ seat: 1, said })),
  talk_closed: [{ nominees: [1] }],
  declared: [
    { by: 1, what: "holds", value: "red", seat: 2 },
    { by: 1, what: "claims", value: "sheriff", seat: 0 },
    { by: 1, what: "checked", value: "not_sheriff", seat: 2 },
  ],
  nominees_read: [[], [1], [1, 2, 3, 4]].map((nominees) => ({ ...step, nominees })),
  no_vote: (["cancelled", "no_nominee", "nobody_left", "one_left", "one_on_day_1"] as const).map(
    (reason) => ({ reason }),
  ),
  hands_called: [{ ...step, nominees: [1, 2], nominee: 1, round: 1 }],
  ballot_opened: [{ ...step, nominees: [1, 2], round: 1 }],
  hands_counted: [[], [3], [3, 4]].map((by) => ({ nominee: 1, by, unspent: by.slice(1) })),
  ballot_counted: (["", "nobody", "one", "tie"] as const).map((result) => ({
    round: 1,
    votes: [{ by: 1, for: 2 }],
    tallies: [{ seat: 2, votes: 1 }],
    leaders: [2],
    result,
    clause: "D8",
  })),
  tie_speech_began: [{ ...step, seat: 1, tied: [1, 2], round: 2 }],
  lift_opened: [{ ...step, seats: [1, 2] }],
  no_lift: (["empties_table", "one_left", "three_of_nine"] as const).map((reason) => ({ reason })),
  lift_counted: [true, false].map((lifted) => ({
    seats: [1, 2],
    up: [3],
    living: 8,
    lifted,
    clause: "D10",
  })),
  farewell_began: [{ seats: [1], cause: "vote", speakers: [1], namer: 0 }],
  best_move_began: [{ ...step, seat: 1 }],
  best_move_named: [{ seat: 1, seats: [2, 3, 4] }],
  last_word_began: [{ ...step, seat: 1 }],
  game_over: (["draw", "mafia", "maniac", "town"] as const).map((result) => ({
    outcome: { result, clause: "G8" },
    roles: [],
  })),
  went_away: [{ seat: 1, since: 0, until: 9 }],
  came_back: [{ seat: 1 }],
  heart_attack: [{ seat: 1 }],
  paused: ["away", "asleep", "judge"].map((why) => ({ why, since: 0, until: 9 })),
  resumed: [{ ms: 5, absent_too: false }],
  time_lost: [{ ms: 5 }],
  fouled: [1, 2].map((count) => ({ seat: 1, count })),
  vote_cancelled: [{ day: 2 }],
  committed: [{ server: "ab", organiser: "" }],
  word_added: ["ab", ""].map((hash) => ({ seat: 1, hash })),
  secrets_shown: [{ server: "ab", organiser: "" }],
  ruled: (
    [
      "add_nominee",
      "bring_back",
      "declare_result",
      "go_to",
      "put_out",
      "set_clock",
      "set_floor",
      "set_fouls",
      "set_hands",
      "strike_nominee",
    ] as const
  ).map((what) => ({ what, clause: "G4", seat: 1 })),
  brought_back: [{ seat: 1 }],
  clock_set: [{ until: 9 }],
  voted: [{ by: 1, seat: 2 }],
  hand_raised: [true, false].map((up) => ({ by: 1, up })),
  chose: [2, 0].map((seat) => ({ by: 1, move: "shot", seat })),
  proposed: [2, 0].map((seat) => ({ by: 1, seat })),
  planned: [{ by: 1, seats: [2, 3, 4] }],
  hands_set: [{ nominee: 1, by: [2] }],
  answered: [{ answer }],
};
// The morning tells of those killed, and a heart attack of itself.
const ELSEWHERE = [{ cause: "night" }, { cause: "heart_attack" }];

const state = {
  names: { seats: { "1": "Nina" } },
  seats: Array.from({ length: 10 }, (_, n) => ({ n: n + 1, kind: n ? "bot" : "person" })),
} as unknown as State;

afterEach(() => vi.restoreAllMocks());

it.each(LOCALES)("every event has a sentence in %s, with all that it needs", async (locale) => {
  await speak(locale);
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const [event, kinds] of Object.entries(EVENTS)) {
    for (const kind of kinds) {
      const what = { event, ...kind } as What;
      const text = told({ at: 0, what }, state);
      expect(text, `${event} is told by a key`).not.toMatch(/^[a-z]+(-[a-zA-Z_]+)+$|undefined/);
      const silent =
        SILENT.includes(what.event) ||
        ELSEWHERE.some(
          (one) => event === "departed" && "cause" in kind && kind.cause === one.cause,
        );
      expect(text === "", JSON.stringify(what)).toBe(silent);
    }
  }
  expect(complaints).not.toHaveBeenCalled();
  expect(Object.keys(SENTENCES).sort()).toEqual(Object.keys(EVENTS).sort());
});
