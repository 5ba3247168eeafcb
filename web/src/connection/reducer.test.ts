import { expect, it } from "vitest";
import type { Line, State } from "../wire";
import { reduce } from "./reducer";

const line = (seat: number): Line => ({ at: seat, what: { event: "stood", seat } });
const view = { step: { n: 1 }, offers: [], chronicle: [line(1)] } as unknown as State;

it("takes a whole view as it is", () => {
  expect(reduce(null, { whole: true, view, happened: [] })).toBe(view);
  const other = { ...view, chronicle: [] };
  expect(reduce(view, { whole: true, view: other, happened: [line(2)] })).toBe(other);
});

it("assigns the sections that changed and appends to the chronicle alone", () => {
  const next = reduce(view, {
    whole: false,
    view: { step: { n: 2 } as State["step"] },
    happened: [line(2), line(3)],
  });
  expect(next.step.n).toBe(2);
  expect(next.offers).toBe(view.offers);
  expect(next.chronicle.map((one) => one.at)).toEqual([1, 2, 3]);
  expect(view.chronicle).toHaveLength(1);
});
