/**
 * What a key means. Keys are named by their place, so that they are the same ones in every
 * language's layout: 1 to 9 and 0 are the seats 1 to 10, with Shift 11 to 20.
 */
export type Meaning =
  | { key: "seat"; seat: number }
  | { key: "main" | "second" | "card" | "say" | "paper" | "notes" | "sound" | "escape" };

export const KEYS = {
  second: "X",
  card: "R",
  say: "T",
  paper: "P",
  notes: "N",
  sound: "M",
} as const;

type Pressed = Pick<
  KeyboardEvent,
  "code" | "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey" | "repeat"
>;

/** `on` is what has the focus: in a field keys are letters, on a button Enter is the button's. */
export function meaning(pressed: Pressed, on: { tag: string }): Meaning | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.repeat) return null;
  if (pressed.key === "Escape") return { key: "escape" };
  if (["INPUT", "TEXTAREA", "SELECT"].includes(on.tag)) return null;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(pressed.code)?.[1];
  if (digit !== undefined) {
    return { key: "seat", seat: (Number(digit) || 10) + (pressed.shiftKey ? 10 : 0) };
  }
  if (pressed.key === "Enter" || pressed.key === " ") {
    return ["BUTTON", "A", "SUMMARY"].includes(on.tag) ? null : { key: "main" };
  }
  for (const [name, letter] of Object.entries(KEYS)) {
    if (pressed.code === `Key${letter}`) return { key: name as keyof typeof KEYS };
  }
  return null;
}
