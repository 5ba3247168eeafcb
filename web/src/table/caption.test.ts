import { expect, test } from "vitest";
import type { Offer, State } from "../wire";
import { hint, moment, prompt, unled } from "./caption";
import { doing } from "./doing";
import { sample } from "./sample";

const nothing = { suspect: 0, picks: [] };
const which = (state: State) => moment(state, doing(state, nothing));

function chaired(
  chair: "judge" | "assistant",
  offers: Offer[],
  powers: ["fouls"] | [] = [],
): State {
  const state = sample({ me: null, offers });
  return { ...state, names: { ...state.names, me: { ...state.names.me, chair, powers } } };
}

test("the judge is told what his buttons are for", () => {
  expect(which(chaired("judge", [{ do: "next" }]))).toBe("leading");
  expect(which(chaired("judge", [{ do: "deal" }]))).toBe("dealing");
  expect(which(chaired("judge", [{ do: "foul", seats: [1] }]))).toBe("judge");
  expect(which(chaired("judge", [{ do: "take_back" }]))).toBe("handed-over");
  expect(which(chaired("assistant", [{ do: "foul", seats: [1] }], ["fouls"]))).toBe("assistant");
  expect(which(chaired("assistant", []))).toBe("watching");
});

test("while the clocks stand nobody is told that he can do something", () => {
  const state = sample({ clock: { until: 9, length: 9, paused: "judge_away", paused_at: 1 } });
  const now = doing(state, nothing);
  expect([prompt(state, now), hint(state, now)]).toEqual(["", ""]);
});

test("a table whose duties want a judge says so", () => {
  const table = { ...sample().table, status: "lobby" as const };
  const wanting = sample({ table, rules: { duties: ["deal"] } });
  expect(unled(wanting)).toBe(true);
  expect(which(wanting)).toBe("wanted");
  expect(which({ ...wanting, me: null, offers: [{ do: "sit", seats: [2] }] })).toBe("sit");
  expect(unled({ ...wanting, names: { ...wanting.names, judge: "Vera" } })).toBe(false);
  const machines = { duties: ["deal", "clocks", "counting", "night_calls"] };
  expect(unled({ ...wanting, rules: machines })).toBe(false);
});
