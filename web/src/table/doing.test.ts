import { describe, expect, it } from "vitest";
import { choices, claims, declarations, doing, mostPicks, offer } from "./doing";
import { sample, seat } from "./sample";

const nothing = { suspect: 0, picks: [] };
const step = (name: string, at = 0) => ({ n: 9, name, seat: at, seats: [], round: 1 });
const everyone = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe("by day", () => {
  it("offers nothing to whom nothing is offered", () => {
    const found = doing(sample(), nothing);
    expect(found.taps.size).toBe(0);
    expect([found.main, found.second]).toEqual([undefined, undefined]);
  });

  it("gives the speaker the end of his speech, who he is, and a menu on seats", () => {
    const offers = [
      { do: "done" },
      { do: "declare", seats: [1, 2], values: ["red", "black", "sheriff", "civilian"] },
      { do: "nominate", seats: [2, 3], chosen: 0 },
      { do: "leave" },
    ];
    const state = sample({ offers });
    const found = doing(state, nothing);
    expect(found.main?.command).toEqual({ do: "done" });
    expect(found.second?.do).toBe("claim");
    expect(found.taps.get(2)).toEqual({ kind: "open", chosen: false });
    expect(choices(state, 3)).toEqual([{ do: "nominate", seat: 3 }]);
    expect(choices(state, 2).map((one) => one.do)).toContain("declare");
    expect(claims(state)[0]).toEqual({ do: "declare", what: "claims", value: "sheriff", seat: 0 });
  });

  it("lets a nomination be taken back where that is offered", () => {
    const state = sample({ offers: [{ do: "withdraw" }] });
    expect(choices({ ...state, me: state.me && { ...state.me, nominated: 6 } }, 6)).toEqual([
      { do: "withdraw" },
    ]);
  });

  it("has one button in a window of the classic vote, and says so when the vote is given", () => {
    const open = sample({ step: step("hand", 5), offers: [{ do: "vote", seats: [5] }] });
    expect(doing(open, nothing).main).toMatchObject({ do: "vote", seat: 5 });
    const poll = {
      kind: "classic",
      round: 1,
      nominees: [5],
      votes: [],
      tallies: [],
      up: [],
      mine: 5,
    };
    const given = sample({ step: step("hand", 5), poll });
    expect(doing(given, nothing).main).toMatchObject({ do: "voted", seat: 5, disabled: true });
  });

  it("votes by a tap in a free ballot", () => {
    const state = sample({
      step: step("ballot"),
      offers: [{ do: "vote", seats: [5, 8], chosen: 8 }],
    });
    const { taps, main } = doing(state, nothing);
    expect(main).toBeUndefined();
    expect(taps.get(8)).toMatchObject({
      kind: "act",
      chosen: true,
      command: { do: "vote", seat: 8 },
    });
    expect(taps.get(5)).toMatchObject({ chosen: false });
  });

  it("answers a lift by two buttons", () => {
    const { main, second } = doing(sample({ offers: [{ do: "lift", chosen: 0 }] }), nothing);
    expect(main).toMatchObject({ command: { do: "lift", up: true }, pressed: false });
    expect(second).toMatchObject({ command: { do: "lift", up: false }, pressed: true });
  });

  it("collects a best move and sends it by the button", () => {
    const state = sample({ offers: [{ do: "best_move", seats: [1, 2, 3], most: 3 }] });
    expect(doing(state, nothing).main?.disabled).toBe(true);
    const picked = doing(state, { suspect: 0, picks: [2, 3] });
    expect(picked.main?.command).toEqual({ do: "best_move", seats: [2, 3] });
    expect(picked.taps.get(3)).toEqual({ kind: "pick", chosen: true });
  });
});

describe("at night", () => {
  const shot = { do: "choose", move: "shot", seats: everyone, chosen: 7 };
  const check = { do: "choose", move: "sheriff_check", seats: everyone.filter((n) => n !== 4) };

  it.each(["acquaintance", "council", "shot", "checks"])(
    "in the window %s everybody has the same taps",
    (name) => {
      const sleeper = doing(sample({ step: step(name) }), nothing);
      const shooter = doing(sample({ step: step(name), offers: [shot] }), nothing);
      const sheriff = doing(sample({ step: step(name), offers: [check] }), nothing);
      const seats = [sleeper, shooter, sheriff].map((one) => [...one.taps.keys()].sort());
      expect(seats[1]).toEqual(seats[0]);
      expect(seats[2]).toEqual(seats[0]);
      expect([sleeper.main, shooter.main, sheriff.main]).toEqual([undefined, undefined, undefined]);
    },
  );

  it("takes a pick back by a second tap", () => {
    const { taps } = doing(sample({ step: step("shot"), offers: [shot] }), nothing);
    expect(taps.get(7)).toMatchObject({ command: { do: "choose", move: "shot", seat: null } });
    expect(taps.get(1)).toMatchObject({ command: { do: "choose", move: "shot", seat: 1 } });
  });

  it("leaves the departed and onlookers no tap", () => {
    const state = sample({ step: step("shot") });
    const left = { ...state, me: state.me && { ...state.me, alive: false } };
    expect(doing(left, nothing).taps.size).toBe(0);
    expect(doing({ ...state, me: null }, nothing).taps.size).toBe(0);
  });

  it("at a table with a boss everybody picks, then presses the button", () => {
    const at = (offers: object[], picks: number[] = []) =>
      doing(sample({ step: step("moves"), rules: { shot: "boss" }, offers: offers as never }), {
        suspect: 0,
        picks,
      });
    const boss = { do: "choose", move: "shot", seats: everyone, final: true };
    const treat = { do: "choose", move: "treat", seats: everyone.slice(1), chosen: 3 };
    for (const offers of [[], [boss], [treat]]) {
      const before = at(offers);
      expect([...before.taps.values()].map((tap) => tap.kind)).toEqual(everyone.map(() => "pick"));
      expect(before.main).toBeUndefined();
      expect(at(offers, [5]).main).toBeDefined();
    }
    expect(at([treat], [5]).main?.command).toEqual({ do: "choose", move: "treat", seat: 5 });
    expect(at([treat], [3]).main?.command).toEqual({ do: "choose", move: "treat", seat: null });
    expect(at([treat], [1]).main?.do).toBe("mark");
    expect(at([], [5]).main).toMatchObject({ do: "mark", seat: 5 });
  });

  it("marks no suspect among those who have left", () => {
    const seats = sample().seats.map((one) => (one.n === 2 ? seat(2, { alive: false }) : one));
    expect(doing(sample({ step: step("checks"), seats }), nothing).taps.has(2)).toBe(false);
  });
});

describe("in the lobby", () => {
  const table = { ...sample().table, status: "lobby" as const };

  it("sits down by a tap", () => {
    const state = sample({ table, me: null, offers: [{ do: "sit", seats: [3] }] });
    expect(doing(state, nothing).taps.get(3)).toMatchObject({ command: { do: "sit", seat: 3 } });
  });

  it("seats a host who stands before it fills the table with bots", () => {
    const offers = [
      { do: "sit", seats: [2, 3] },
      { do: "add_bots", seats: [2, 3] },
    ];
    const { main, second } = doing(sample({ table, me: null, offers }), nothing);
    expect(main?.command).toEqual({ do: "sit", seat: 2 });
    expect(second?.command).toEqual({ do: "add_bots" });
  });

  it("gives the host bots and the start in one tap each", () => {
    const filling = sample({ table, offers: [{ do: "ready" }, { do: "add_bots", seats: [1] }] });
    expect(doing(filling, nothing).main?.command).toEqual({ do: "add_bots" });
    const full = sample({ table, offers: [{ do: "ready" }, { do: "start" }] });
    expect(doing(full, nothing).main?.command).toEqual({ do: "start" });
    expect(doing(full, nothing).second).toMatchObject({ do: "ready", pressed: true });
  });
});

it("an evening: a tap names a player, the button the night", () => {
  const state = sample({
    step: { n: 9, name: "evening", seat: 0, seats: [], round: 1 },
    offers: [{ do: "vote", seats: [0, 1, 4], chosen: 0 }],
  });
  const found = doing(state, { suspect: 0, picks: [] });
  expect([...found.taps.keys()]).toEqual([1, 4]);
  expect(found.main).toMatchObject({
    do: "night",
    command: { do: "vote", seat: 0 },
    pressed: true,
  });
});

it("a verdict has its two buttons", () => {
  const state = sample({ offers: [{ do: "verdict", chosen: 1 }] });
  const { main, second } = doing(state, { suspect: 0, picks: [] });
  expect(main).toMatchObject({ command: { do: "verdict", guilty: true }, pressed: true });
  expect(second).toMatchObject({ command: { do: "verdict", guilty: false }, pressed: false });
});

it("a move that stands once sent is picked first", () => {
  const offers = [{ do: "choose", move: "shot", seats: [1, 2], final: true }];
  const none = doing(sample({ offers }), { suspect: 0, picks: [] });
  expect(none.main).toBeUndefined();
  const picked = doing(sample({ offers }), { suspect: 0, picks: [2] });
  expect(picked.main?.command).toEqual({ do: "choose", move: "shot", seat: 2 });
  expect(picked.taps.get(2)).toMatchObject({ kind: "pick", chosen: true });
});

it("two players are compared together", () => {
  const offers = [{ do: "choose", move: "compare", seats: [1, 2, 3], most: 2 }];
  const state = sample({ offers });
  expect(mostPicks(state)).toBe(2);
  expect(doing(state, { suspect: 0, picks: [1] }).main).toBeUndefined();
  const command = { do: "choose", move: "compare", seat: 1, other: 3 };
  expect(doing(state, { suspect: 0, picks: [1, 3] }).main?.command).toEqual(command);
});

it("who has several moves finds them in the seat's sheet", () => {
  const state = sample({
    offers: [
      { do: "choose", move: "shot", seats: [1], final: true },
      { do: "choose", move: "defend", seats: [1, 2] },
    ],
  });
  const found = doing(state, { suspect: 0, picks: [] });
  expect(found.taps.get(1)?.kind).toBe("open");
  expect(choices(state, 1).map((one) => one.do === "choose" && one.move)).toEqual([
    "shot",
    "defend",
  ]);
});

it("who has two moves at once picks like anybody and has a button for each", () => {
  const offers = [
    { do: "choose", move: "shot", seats: [1], final: true },
    { do: "choose", move: "defend", seats: [1, 2], chosen: 2 },
  ];
  const night = (picks: number[]) =>
    doing(sample({ step: step("moves"), offers }), { suspect: 0, picks });
  expect(night([]).main).toBeUndefined();
  expect(night([]).taps.get(2)).toEqual({ kind: "pick", chosen: true });
  const both = night([1]);
  expect(both.taps.get(1)).toEqual({ kind: "pick", chosen: true });
  expect(both.main).toMatchObject({ do: "send-shot", command: { move: "shot", seat: 1 } });
  expect(both.second).toMatchObject({ do: "choose-defend", command: { move: "defend", seat: 1 } });
  const one = night([2]);
  expect(one.main).toMatchObject({ do: "choose-defend", command: { seat: null }, pressed: true });
  expect(one.second).toBeUndefined();
  // A sleeper's taps are the same.
  expect(doing(sample({ step: step("moves") }), nothing).taps.get(2)?.kind).toBe("pick");
});

describe("for the judge", () => {
  const offers = [
    { do: "pause" },
    { do: "next" },
    { do: "vote", seats: [5], by: 2 },
    { do: "nominate", seats: [5], by: 2 },
    { do: "declare", seats: [5], values: ["red", "black", "sheriff"], by: 2 },
    { do: "choose", move: "shot", seats: [5], by: 3 },
    { do: "plan", seats: [5, 6], most: 2, by: 3 },
    { do: "elect", seats: [5], by: 3 },
    { do: "withdraw", by: 2 },
  ];
  const state = sample({ me: null, offers, step: step("speech", 2) });

  it("what another may do is nothing of his own", () => {
    expect(doing(state, nothing).taps.size).toBe(0);
    expect(choices(state, 5)).toEqual([]);
    expect(claims(state)).toEqual([]);
    expect(mostPicks(state)).toBe(1);
    expect(offer(state, "vote")).toBeUndefined();
  });

  it("his buttons are the end of the step and the clocks", () => {
    const { main, second } = doing(state, nothing);
    expect([main?.do, second?.do]).toEqual(["next", "pause"]);
    const paused = doing(sample({ me: null, offers: [{ do: "resume" }] }), nothing);
    expect(paused.main?.command).toEqual({ do: "resume" });
    expect(doing(sample({ me: null, offers: [{ do: "deal" }] }), nothing).main).toEqual({
      do: "deal",
    });
    const away = doing(sample({ me: null, offers: [{ do: "take_back" }] }), nothing);
    expect(away.main?.command).toEqual({ do: "take_back" });
  });

  it("declarations are made in another's name", () => {
    const say = state.offers.find((one) => one.do === "declare");
    expect(declarations(say, 5).map((one) => one.do === "declare" && one.what)).toEqual([
      "holds",
      "holds",
      "checked",
      "checked",
    ]);
    expect(declarations(say, 2)).toEqual([]);
    expect(claims(state, say)).toEqual([
      { do: "declare", what: "claims", value: "sheriff", seat: 0 },
    ]);
  });
});
