import { describe, expect, it } from "vitest";
import { meaning } from "./keys";

const press = (code: string, more: Partial<KeyboardEvent> = {}) => ({
  code,
  key: "",
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...more,
});
const page = { tag: "BODY" };

describe("keys", () => {
  it("are seats: 1 to 9, 0 for ten, with Shift from eleven", () => {
    expect(meaning(press("Digit7"), page)).toEqual({ key: "seat", seat: 7 });
    expect(meaning(press("Digit0"), page)).toEqual({ key: "seat", seat: 10 });
    expect(meaning(press("Numpad3"), page)).toEqual({ key: "seat", seat: 3 });
    expect(meaning(press("Digit1", { shiftKey: true }), page)).toEqual({ key: "seat", seat: 11 });
    expect(meaning(press("Digit0", { shiftKey: true }), page)).toEqual({ key: "seat", seat: 20 });
  });

  it("are the same place in every layout", () => {
    expect(meaning(press("KeyR", { key: "к" }), page)).toEqual({ key: "card" });
    expect(meaning(press("KeyX", { key: "ч" }), page)).toEqual({ key: "second" });
  });

  it("press the main button, unless a button has the focus", () => {
    expect(meaning(press("Enter", { key: "Enter" }), page)).toEqual({ key: "main" });
    expect(meaning(press("Space", { key: " " }), page)).toEqual({ key: "main" });
    expect(meaning(press("Enter", { key: "Enter" }), { tag: "BUTTON" })).toBeNull();
  });

  it("are letters in a field", () => {
    expect(meaning(press("Digit7"), { tag: "INPUT" })).toBeNull();
    expect(meaning(press("KeyR"), { tag: "TEXTAREA" })).toBeNull();
    expect(meaning(press("Escape", { key: "Escape" }), { tag: "INPUT" })).toEqual({
      key: "escape",
    });
  });

  it("are the browser's with Ctrl, Alt or Meta, and mean nothing held down", () => {
    expect(meaning(press("KeyR", { ctrlKey: true }), page)).toBeNull();
    expect(meaning(press("Digit1", { metaKey: true }), page)).toBeNull();
    expect(meaning(press("Digit1", { repeat: true }), page)).toBeNull();
  });
});
