import { expect, test } from "vitest";
import { sample } from "../table/sample";
import type { PastEntry } from "../wire";
import { entryWords } from "./entry";

const words = (done: PastEntry["do"], seat = 0) =>
  entryWords({ n: 9, at: 0, step: 4, seat, do: done, learned: [] }, sample());

test("an entry is told like what came of it", () => {
  expect(words({ do: "vote", seat: 4 }, 2)).toMatch(/2.*votes against.*4 Nina/);
  expect(words({ do: "vote", seat: 0 }, 2)).toMatch(/night/);
  expect(words({ do: "nominate", seat: 4 }, 2)).toContain("Nina");
  expect(words({ do: "lift", up: true }, 2)).not.toBe(words({ do: "lift", up: false }, 2));
});

test("what nobody was told has its words as well", () => {
  const check = words({ do: "choose", move: "sheriff_check", seat: 4 }, 2);
  expect(check).toMatch(/2.*Check.*4 Nina/);
  expect(words({ do: "choose", move: "compare", seat: 4, other: 5 }, 2)).toMatch(/4.*5/);
  expect(words({ do: "choose", move: "shot", seat: null }, 2)).not.toContain("Kill");
  expect(words({ do: "foul", seat: 4 })).toMatch(/Foul.*Nina/);
  expect(words({ do: "put_out", seat: 4, reason: "insult" })).toMatch(/Nina.*\(.+\)/);
  expect(words({ do: "confirm_foul", seat: 4, given: true })).toMatch(/foul.*Nina/i);
  expect(words({ do: "leave" }, 4)).toContain("Nina");
});

test("no entry shows a key where words should be", () => {
  const all = [
    words({ do: "change_duties", duties: [] }),
    words({ do: "declare", what: "claims", value: "sheriff" }, 4),
    words({ do: "ruling", what: "set_fouls", clause: "G4", seat: 4 }),
    words({ do: "defeat_team", team: "town", reason: "insult" }),
    words({ do: "judge_heart", seat: 4, reason: "insult" }),
    words({ do: "best_move", seats: [1, 2, 3] }, 4),
    words({ do: "speak_up" }, 4),
  ];
  for (const one of all) expect(one).not.toMatch(/[a-z]+-[a-z]+_|judge-|do-|breach-/);
});
