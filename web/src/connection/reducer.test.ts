import { expect, it } from "vitest";
import type { Line, State } from "../wire";
import { reduce } from "./reducer";

const line = (seat: number): Line => ({ at: seat, what: { event: "came_back", seat } });
const state = { offers: [], chronicle: [line(1)] } as unknown as State;

it("takes a whole view as it is", () => {
  const view = { chronicle: [line(2)] } as unknown as State;
  expect(reduce(state, { whole: true, view, happened: [] })).toBe(view);
  expect(reduce(null, { whole: false, view, happened: [] })).toBe(view);
});

it("assigns the sections that changed, and appends what happened", () => {
  const offers = [{ do: "done" }];
  const after = reduce(state, { whole: false, view: { offers }, happened: [line(2), line(3)] });
  expect(after.offers).toBe(offers);
  expect(after.chronicle).toEqual([line(1), line(2), line(3)]);
  expect(state.chronicle).toHaveLength(1);
});
