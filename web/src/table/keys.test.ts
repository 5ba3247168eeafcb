import { expect, it } from "vitest";
import { meaning } from "./keys";

const pressed = (code: string, more: object = {}) => ({
  code,
  key: code === "Enter" ? "Enter" : code === "Space" ? " " : code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...more,
});
const page = { tag: "BODY" };

it("digits are seats, with Shift those above ten, in every layout", () => {
  expect(meaning(pressed("Digit7"), page)).toEqual({ key: "seat", seat: 7 });
  expect(meaning(pressed("Digit0"), page)).toEqual({ key: "seat", seat: 10 });
  expect(meaning(pressed("Digit4", { shiftKey: true }), page)).toEqual({ key: "seat", seat: 14 });
  expect(meaning(pressed("KeyR", { key: "к" }), page)).toEqual({ key: "card" });
});

it("Enter and Space are the main button's, unless another button has the focus", () => {
  for (const code of ["Enter", "Space"]) {
    expect(meaning(pressed(code), page)).toEqual({ key: "main" });
    expect(meaning(pressed(code), { tag: "BUTTON" })).toBeNull();
  }
});

it("in a field keys are letters, and shortcuts are the browser's", () => {
  expect(meaning(pressed("KeyX"), { tag: "INPUT" })).toBeNull();
  expect(meaning(pressed("KeyX", { ctrlKey: true }), page)).toBeNull();
  expect(meaning(pressed("KeyX", { repeat: true }), page)).toBeNull();
});
