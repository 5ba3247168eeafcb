import { expect, test } from "vitest";
import { doing } from "../table/doing";
import { sample } from "../table/sample";
import type { Offer } from "../wire";
import { about, handsUp, his, inNameOf, onSeat, onSeats, plain, several, stands } from "./offers";

const OFFERS: Offer[] = [
  { do: "next" },
  { do: "pause" },
  { do: "foul", seats: [1, 2, 3] },
  { do: "put_out", seats: [1, 2], values: ["insult"] },
  { do: "nominate", seats: [2, 4], by: 1 },
  { do: "done", by: 1 },
  { do: "leave", by: 1 },
  { do: "choose", move: "shot", seats: [5], by: 8 },
];
const judging = () => sample({ offers: OFFERS, me: null });

test("what is done in a player's name is never taken for one's own", () => {
  const now = doing(judging(), { suspect: 0, picks: [] });
  expect(now.main).toEqual({ do: "next", command: { do: "next" } });
  expect(now.second).toEqual({ do: "pause", command: { do: "pause" } });
  expect([...now.taps]).toEqual([]);
});

test("offers are sorted by whom they are about and in whose name", () => {
  const state = judging();
  expect(about(state, 3).map((one) => one.do)).toEqual(["foul"]);
  expect(about(state, 1).map((one) => one.do)).toEqual(["foul", "put_out"]);
  expect(inNameOf(state, 1).map((one) => one.do)).toEqual(["nominate", "done"]);
  expect(inNameOf(state, 2)).toEqual([]);
  expect(his(state, "nominate")).toBeUndefined();
  expect(his(state, "pause")).toEqual({ do: "pause" });
});

test("a tap is a command", () => {
  expect(onSeat({ do: "nominate", seats: [2] }, 2)).toEqual({ do: "nominate", seat: 2 });
  const pick: Offer = { do: "choose", move: "shot", seats: [5], chosen: 5 };
  expect(onSeat(pick, 5)).toEqual({ do: "choose", move: "shot", seat: null });
  expect(onSeat({ do: "ruling" }, 5)).toBeNull();
  const two: Offer = { do: "choose", move: "compare", seats: [1, 2, 3], most: 2 };
  expect(several(two)).toBe(true);
  expect(onSeats(two, [3])).toBeNull();
  expect(onSeats(two, [3, 1])).toEqual({ do: "choose", move: "compare", seat: 3, other: 1 });
  expect(onSeats({ do: "best_move", most: 3 }, [3, 1])).toEqual({ do: "best_move", seats: [3, 1] });
  expect(plain({ do: "lift" }).map(([name]) => name)).toEqual(["lift-yes", "lift-no"]);
  expect(plain({ do: "done" })).toEqual([["done", { do: "done" }]]);
});

test("what stands already is known by its button", () => {
  expect(stands({ do: "lift", chosen: 0 }, "lift-no")).toBe(true);
  expect(stands({ do: "lift", chosen: 0 }, "lift-yes")).toBe(false);
  expect(stands({ do: "verdict", chosen: 1 }, "guilty")).toBe(true);
  expect(stands({ do: "confirm", chosen: 0 }, "confirm")).toBe(false);
  expect(stands({ do: "done" }, "done")).toBe(false);
});

test("hands are taken up from where they are counted", () => {
  const votes = [
    { by: 1, for: 4 },
    { by: 2, for: 5 },
    { by: 6, for: 4 },
  ];
  const poll = {
    kind: "classic",
    round: 1,
    nominees: [4, 5],
    votes,
    tallies: [],
    up: [3],
    mine: -1,
  };
  expect(handsUp({ poll }, 4)).toEqual([1, 6]);
  expect(handsUp({ poll }, 0)).toEqual([3]);
  expect(handsUp({ poll: null }, 4)).toEqual([]);
});
