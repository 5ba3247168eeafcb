import { expect, test } from "vitest";
import { insteads } from "./instead";

const SEATS = [1, 2, 3];

test("an entry on a seat may have been meant for another", () => {
  expect(insteads({ do: "vote", seat: 2 }, SEATS)).toEqual([
    { do: "vote", seat: 1 },
    { do: "vote", seat: 3 },
  ]);
  const foul = insteads({ do: "put_out", seat: 1, reason: "insult" }, SEATS);
  expect(foul[0]).toEqual({ do: "put_out", seat: 2, reason: "insult" });
  const held = { do: "declare", what: "holds", value: "red" } as const;
  expect(insteads({ ...held, seat: 3 }, SEATS)).toHaveLength(2);
});

test("a move on two names a third", () => {
  const pair = insteads({ do: "choose", move: "compare", seat: 1, other: 2 }, SEATS);
  expect(pair).toEqual([{ do: "choose", move: "compare", seat: 3, other: 2 }]);
});

test("of two answers it was the other", () => {
  expect(insteads({ do: "lift", up: true }, SEATS)).toEqual([{ do: "lift", up: false }]);
  expect(insteads({ do: "verdict", guilty: false }, SEATS)).toMatchObject([{ guilty: true }]);
});

test("what names nobody can only be struck", () => {
  const claim = { do: "declare", what: "claims", value: "sheriff" } as const;
  expect(insteads(claim, SEATS)).toEqual([]);
  expect(insteads({ do: "withdraw" }, SEATS)).toEqual([]);
});
