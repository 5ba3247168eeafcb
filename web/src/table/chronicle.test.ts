import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LOCALES, setLocale } from "../i18n/locale.svelte";
import { SENTENCES, SILENT, stepWord, told, type What } from "./chronicle";
import { sample } from "./sample";

const step = { step: 1, at: 0, until: 0 };
type Samples = { [Kind in What["event"]]: Extract<What, { event: Kind }>[] };
const at = (seat: number) => ({ seat });

// One of each kind, and of each way it can be said. A kind that is missing does not compile.
const SAMPLES: Samples = {
  chair_taken: [{ event: "chair_taken" }],
  chair_left: [{ event: "chair_left" }],
  judge_lost: [{ event: "judge_lost", since: 1, until: 60_001 }],
  judge_returned: [{ event: "judge_returned" }],
  lead_taken: [
    { event: "lead_taken", by: "judge" },
    { event: "lead_taken", by: "assistant" },
    { event: "lead_taken", by: "machine" },
  ],
  foul_waits: [{ event: "foul_waits", seat: 2 }],
  foul_settled: [{ event: "foul_settled", seat: 2 }],
  stepped_back: [
    { event: "stepped_back", name: "speech", seat: 3, day: 2, night: false, reason: "slip" },
    { event: "stepped_back", name: "dusk", seat: 0, day: 2, night: true, reason: "dispute" },
    ...["morning", "read_out", "ballot", "lift", "evening", "confirm", "discussion"].map(
      (name) =>
        ({ event: "stepped_back", name, seat: 0, day: 2, night: false, reason: "slip" }) as const,
    ),
  ],
  duties_changed: [
    { event: "duties_changed", duties: [], until: 0 },
    { event: "duties_changed", duties: ["deal", "clocks", "counting", "night_calls"], until: 0 },
  ],
  corrected: [{ event: "corrected", reason: "misheard" }],
  opened: [{ event: "opened", size: 10 }],
  sat: [{ event: "sat", seat: 4, kind: "online" }],
  stood: [{ event: "stood", seat: 4 }],
  readied: [true, false].map((ready) => ({ event: "readied", seat: 4, ready })),
  configured: [{ event: "configured", rules: {}, size: 10, start_when_ready: false }],
  locked: [true, false].map((locked) => ({ event: "locked", locked })),
  shuffled: [{ event: "shuffled", order: [] }],
  handed_on: [{ event: "handed_on" }],
  started: [{ event: "started" }],
  closed: ["by_host", "unused", "asleep", "over"].map((reason) => ({ event: "closed", reason })),
  committed: [{ event: "committed", server: "", organiser: "" }],
  word_added: ["ab", ""].map((hash) => ({ event: "word_added", seat: 4, hash })),
  secrets_shown: [{ event: "secrets_shown", server: "", organiser: "" }],
  deal_began: [{ event: "deal_began", ...step }],
  role_given: [{ event: "role_given", role: "don", mates: [] }],
  night_fell: [0, 1].map((night) => ({ event: "night_fell", ...step, night, windows: [] })),
  window_opened: ["acquaintance", "look", "council", "shot", "checks", "moves"].map((window) => ({
    event: "window_opened",
    ...step,
    window,
  })),
  proposed: [7, 0].map((seat) => ({ event: "proposed", by: 4, seat })),
  planned: [{ event: "planned", by: 4, seats: [1, 2] }],
  chose: [7, 0].map((seat) => ({ event: "chose", by: 4, move: "shot", seat })),
  dawn_came: [{ event: "dawn_came", ...step }],
  answered: ["red", "black", "sheriff", "not_sheriff", "don", "same_team"].map((answer) => ({
    event: "answered",
    answer: { night: 1, by: 4, move: "sheriff_check", seat: 7, answer },
  })),
  morning_came: [[], [4]].map((killed) => ({ event: "morning_came", ...step, day: 2, killed })),
  departed: (["vote", "removal"] as const).map((cause) => ({
    event: "departed",
    seats: [4, 5],
    cause,
    day: 1,
    night: false,
  })),
  revealed: ["", "sheriff"].map((role) => ({ event: "revealed", seat: 4, team: "town", role })),
  struck: [{ event: "struck", seat: 4 }],
  day_began: [4, 0].map((opener) => ({ event: "day_began", day: 1, opener, closer: 3 })),
  speech_began: [{ event: "speech_began", ...step, seat: 4 }],
  nominated: [{ event: "nominated", by: 4, seat: 5 }],
  withdrawn: [{ event: "withdrawn", by: 4 }],
  discussion_began: [{ event: "discussion_began", ...step }],
  said_all: [true, false].map((said) => ({ event: "said_all", seat: 4, said })),
  talk_closed: [{ event: "talk_closed", nominees: [] }],
  declared: [
    { event: "declared", by: 4, what: "holds", value: "black", seat: 5 },
    { event: "declared", by: 4, what: "checked", value: "not_sheriff", seat: 5 },
    { event: "declared", by: 4, what: "claims", value: "sheriff", seat: 0 },
  ],
  nominees_read: [[4], [4, 5], [1, 2, 3, 4, 5]].map((nominees) => ({
    event: "nominees_read",
    ...step,
    nominees,
  })),
  no_vote: (["no_nominee", "one_on_day_1", "nobody_left", "one_left", "cancelled"] as const).map(
    (reason) => ({ event: "no_vote", reason }),
  ),
  hands_called: [{ event: "hands_called", ...step, nominees: [4], nominee: 4, round: 1 }],
  hands_counted: [
    { event: "hands_counted", nominee: 4, by: [], unspent: [] },
    { event: "hands_counted", nominee: 4, by: [1], unspent: [] },
    { event: "hands_counted", nominee: 4, by: [1, 2], unspent: [3, 5, 6] },
  ],
  ballot_opened: [{ event: "ballot_opened", ...step, nominees: [4, 5], round: 1 }],
  ballot_counted: (["one", "tie", "nobody", ""] as const).map((result) => ({
    event: "ballot_counted",
    round: 1,
    votes: [],
    tallies: [{ seat: 4, votes: 3 }],
    leaders: [4],
    result,
    clause: "D8",
  })),
  tie_speech_began: [{ event: "tie_speech_began", ...step, seat: 4, tied: [4, 5], round: 1 }],
  lift_opened: [{ event: "lift_opened", ...step, seats: [4, 5] }],
  no_lift: (["empties_table", "three_of_nine", "one_left"] as const).map((reason) => ({
    event: "no_lift",
    reason,
  })),
  lift_counted: [true, false].map((lifted) => ({
    event: "lift_counted",
    seats: [4, 5],
    up: [1],
    living: 9,
    lifted,
    clause: "D10",
  })),
  farewell_began: [{ event: "farewell_began", seats: [4], cause: "vote", speakers: [4], namer: 0 }],
  best_move_began: [{ event: "best_move_began", ...step, seat: 4 }],
  best_move_named: [{ event: "best_move_named", seat: 4, seats: [1, 2] }],
  last_word_began: [{ event: "last_word_began", ...step, seat: 4 }],
  game_over: (["town", "mafia", "maniac", "draw"] as const).map((result) => ({
    event: "game_over",
    outcome: { result, clause: "G8" },
    roles: [],
  })),
  went_away: [{ event: "went_away", seat: 4, since: 0, until: 1 }],
  came_back: [{ event: "came_back", seat: 4 }],
  heart_attack: [
    { event: "heart_attack", seat: 4 },
    { event: "heart_attack", seat: 4, reason: "disorder" },
  ],
  paused: ["away", "asleep", "judge"].map((why) => ({ event: "paused", why, since: 0, until: 0 })),
  resumed: [{ event: "resumed", ms: 1, absent_too: false }],
  time_lost: [{ event: "time_lost", ms: 1 }],
  fouled: [1, 2, 5].map((count) => ({ event: "fouled", seat: 4, count })),
  speech_forfeited: [true, false].map((lost) => ({ event: "speech_forfeited", seat: 4, lost })),
  removed: (
    [
      "fouls",
      "insult",
      "peeping",
      "night_talk",
      "oath",
      "role_proof",
      "foreign_speech",
      "leaving",
      "disorder",
      "other",
    ] as const
  ).map((reason) => ({ event: "removed", seat: 4, reason })),
  team_defeated: (["town", "mafia"] as const).map((team) => ({
    event: "team_defeated",
    team,
    reason: "other",
  })),
  confirmation_began: [{ event: "confirmation_began", ...step }],
  confirmed: [{ event: "confirmed", by: 4 }],
  evening_opened: [
    { event: "evening_opened", ...step, round: 1, nominees: [] },
    { event: "evening_opened", ...step, round: 2, nominees: [4, 5] },
  ],
  evening_voted: [5, 0].map((seat) => ({ event: "evening_voted", by: 4, seat })),
  evening_counted: (["dock", "again", "executed", "night"] as const).map((result) => ({
    event: "evening_counted",
    round: 1,
    votes: [],
    tallies: [{ seat: 4, votes: 3 }],
    leaders: [4, 5],
    result,
    clause: "D11",
  })),
  dock_taken: [{ event: "dock_taken", ...step, seat: 4, accused: [4, 5] }],
  verdict_opened: [{ event: "verdict_opened", ...step, seat: 4 }],
  verdict_given: [true, false].map((guilty) => ({ event: "verdict_given", by: 4, guilty })),
  verdict_counted: [true, false].map((executed) => ({
    event: "verdict_counted",
    seat: 4,
    guilty: [1, 2],
    innocent: [3],
    executed,
    clause: "D12",
  })),
  verdict_void: [{ event: "verdict_void", seat: 4 }],
  boss_voted: [{ event: "boss_voted", by: 4, seat: 5 }],
  boss_gone: [{ event: "boss_gone" }],
  boss_elected: [{ event: "boss_elected", seat: 4, votes: [] }],
  vote_cancelled: [{ event: "vote_cancelled", day: 2 }],
  ruled: (
    [
      "set_floor",
      "strike_nominee",
      "add_nominee",
      "set_hands",
      "put_out",
      "bring_back",
      "go_to",
      "set_fouls",
      "set_clock",
      "declare_result",
    ] as const
  ).map((what) => ({ event: "ruled", what, clause: "G4", ...at(4) })),
  brought_back: [{ event: "brought_back", ...at(4) }],
  clock_set: [{ event: "clock_set", until: 0 }],
  hands_set: [{ event: "hands_set", nominee: 4, by: [1] }],
  voted: [{ event: "voted", by: 4, seat: 5 }],
  hand_raised: [true, false].map((up) => ({ event: "hand_raised", by: 4, up })),
};

describe.each(LOCALES)("in %s", (locale) => {
  afterEach(() => vi.restoreAllMocks());

  it.each(Object.entries(SAMPLES))("says what %s means", (event, samples) => {
    setLocale(locale);
    const faults = vi.spyOn(console, "error");
    for (const what of samples as What[]) {
      const text = told({ at: 0, what }, sample());
      if (SILENT.includes(what.event)) expect(text).toBe("");
      else expect(text, JSON.stringify(what)).toMatch(/\p{L}{2}/u);
      // A string that does not exist is said by its key.
      expect(text).not.toMatch(/said-|line-|closed-|paused-|role-|value-|ruling-|[{}]|undefined/);
    }
    expect(faults).not.toHaveBeenCalled();
    expect(SENTENCES).toHaveProperty(event);
  });
});

it("knows every event of the wire", () => {
  const wire = readFileSync("src/wire.ts", "utf8");
  const events = [...wire.matchAll(/^ {2}event: "(\w+)";/gm)].map((found) => found[1]);
  expect(Object.keys(SENTENCES).sort()).toEqual([...new Set(events)].sort());
});

it.each([
  "confirm",
  "dusk",
  "acquaintance",
  "moves",
  "dawn",
  "morning",
  "speech",
  "lost_speech",
  "discussion",
  "read_out",
  "hand",
  "ballot",
  "tie_speech",
  "lift",
  "evening",
  "dock",
  "verdict",
  "last_word",
  "best_move",
  "over",
])("names the step %s, to which one may go back", (name) => {
  for (const locale of LOCALES) {
    setLocale(locale);
    expect(stepWord(name, "№4")).toMatch(/\p{L}{4}/u);
  }
});
