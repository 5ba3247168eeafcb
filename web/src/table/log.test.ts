import { expect, test } from "vitest";
import { logLine } from "./log";
import { sample } from "./sample";

test("the judge's line says what came of a step, by which numbers and clause", () => {
  const line = logLine(
    { what: "executed", day: 1, night: 0, who: "4:doctor:", votes: 4, against: 2, clause: "D12" },
    sample(),
  );
  expect(line).toContain("executed");
  expect(line).toContain("Nina");
  expect(line).toContain("doctor");
  expect(line).toMatch(/4:2/);
  expect(line).toContain("D12");
});

test("of a night it names the dead and their killers", () => {
  const line = logLine({ what: "killed", day: 2, night: 1, who: "4::mafia+maniac" }, sample());
  expect(line).toMatch(/Night 2/);
  expect(line).toMatch(/mafia.*maniac/);
  expect(logLine({ what: "nobody", day: 1, night: 0, who: "" }, sample())).toMatch(/Evening 1/);
});
