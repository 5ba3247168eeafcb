import { expect, it } from "vitest";
import type { Offer, Pick, State } from "../wire";
import { doing } from "./doing";
import { calling } from "./shooting";

const nothing = { suspect: 0, picks: [] };

/** A table of ten at a step of the night; one sits at 4. */
function at(step: string, offers: Offer[], more: object = {}): State {
  return {
    table: { status: "playing", size: 10 },
    step: { name: step, n: 5, seat: 0, seats: [], round: 0 },
    clock: { until: 20_000, length: 20_000, paused: "", paused_at: 0 },
    rules: { shooting: "called" },
    seats: Array.from({ length: 10 }, (_, n) => ({ n: n + 1, kind: "person", alive: n !== 8 })),
    offers,
    me: { seat: 4, alive: true, picks: [] as Pick[] },
    team: null,
    poll: null,
    ...more,
  } as unknown as State;
}
const all = Array.from({ length: 10 }, (_, n) => n + 1);
const shot: Offer = { do: "choose", move: "shot", seats: all };

it("seats are called in order, each as long as the others, and stand still in a pause", () => {
  const state = at("shot", []);
  expect([0, 1_999, 2_000, 19_999, 21_000].map((now) => calling(state, now))).toEqual([
    1, 1, 2, 10, 10,
  ]);
  const paused = { ...state.clock, paused: "away", paused_at: 4_500 };
  expect(calling({ ...state, clock: paused }, 19_000)).toBe(3);
  expect(calling({ ...state, rules: { shooting: "click" } }, 0)).toBe(0);
  expect(calling(at("checks", []), 0)).toBe(0);
});

it("who shoots and who sleeps have the same taps and buttons while seats are called", () => {
  const black = doing(at("shot", [shot]), nothing, 7);
  const red = doing(at("shot", []), nothing, 7);
  expect([...black.taps.keys()]).toEqual([7]);
  expect([...red.taps.keys()]).toEqual([7]);
  expect(black.main).toMatchObject({
    do: "shoot",
    command: { do: "choose", move: "shot", seat: 7 },
  });
  expect(red.main).toMatchObject({ do: "mark", seat: 7 });
  const picks = [{ by: 4, move: "shot", seat: 7 }];
  const fired = doing(at("shot", [shot], { me: { seat: 4, alive: true, picks } }), nothing, 8);
  const marked = doing(at("shot", []), { suspect: 7, picks: [] }, 8);
  for (const one of [fired, marked]) {
    expect(one.fired).toEqual([7]);
    expect(one.main).toBeUndefined();
    expect(one.second?.seat).toBe(8);
  }
});

it("the don's plan is tapped in order and sent whole", () => {
  const plan: Offer = { do: "plan", seats: all, most: 3 };
  const found = doing(at("acquaintance", [{ do: "propose", seats: all }, plan]), {
    suspect: 0,
    picks: [7, 2],
  });
  expect(found.taps.get(2)).toEqual({ kind: "pick", chosen: true, order: 2 });
  expect(found.main).toMatchObject({ do: "plan", count: 2, most: 3, disabled: false });
  expect(found.main?.command).toEqual({ do: "plan", seats: [7, 2] });
});

it("at night every living seat has a tap, whoever looks", () => {
  const check: Offer = { do: "choose", move: "sheriff_check", seats: [1, 2, 3], chosen: 2 };
  const living = all.filter((seat) => seat !== 9);
  for (const offers of [[], [check]]) {
    const { taps } = doing(at("checks", offers), nothing);
    expect([...taps.keys()].sort((a, b) => a - b)).toEqual(living);
  }
});
