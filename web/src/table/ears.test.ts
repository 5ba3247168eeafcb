import { expect, test } from "vitest";
import { earsOf, heardBy } from "./ears";
import { type Entry, SECRET } from "./feed";
import { sample } from "./sample";

const writing = (...write: ("table" | "mafia" | "judge")[]) => {
  const state = sample();
  return { ...state, floor: { ...state.floor, write } };
};

test("tabs are there where one talks with the judge alone", () => {
  expect(earsOf(writing("table"))).toEqual([]);
  expect(earsOf(writing("judge"))).toEqual(["table", "judge"]);
  expect(earsOf(writing("mafia", "judge"))).toEqual(["table", "judge", "mafia"]);
});

test("each tab has its own lines, and the judge's what is one's own", () => {
  const said = (channel: string): Entry => ({
    kind: "said",
    id: channel,
    at: 0,
    by: 1,
    name: "",
    text: "",
    channel,
  });
  const told = (event: string): Entry =>
    ({ kind: "told", id: event, at: 0, text: event, event }) as Entry;
  const all = [said("table"), said("judge"), said("mafia"), told("answered"), told("night_fell")];
  const ids = (ear: "table" | "judge" | "mafia") => heardBy(all, ear, SECRET).map(({ id }) => id);
  expect(ids("table")).toEqual(["table", "night_fell"]);
  expect(ids("judge")).toEqual(["judge", "answered"]);
  expect(ids("mafia")).toEqual(["mafia"]);
});
