import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { turnVoice } from "../look/wishes.svelte";
import { announce, canSpeak, fallSilent } from "./voice";

const speak = vi.fn();

function voices(...languages: string[]) {
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => languages.map((lang) => ({ lang })),
    speak,
    cancel: vi.fn(),
  });
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      voice = null;
      lang = "";
      constructor(readonly text: string) {}
    },
  );
}

beforeEach(() => {
  speak.mockClear();
  turnVoice(true);
});
afterEach(() => vi.unstubAllGlobals());

test("each step is said once", () => {
  voices("uk-UA", "en-GB");
  announce(7, "Night falls.");
  announce(7, "Night falls.");
  announce(8, "Morning.");
  expect(speak.mock.calls.map(([said]) => [said.text, said.lang])).toEqual([
    ["Night falls.", "en-GB"],
    ["Morning.", "en-GB"],
  ]);
});

test("who has not wished for it hears nothing", () => {
  voices("en-US");
  turnVoice(false);
  announce(9, "Night falls.");
  expect(speak).not.toHaveBeenCalled();
});

test("a device without a voice for the language stays silent", () => {
  voices("fr-FR");
  expect(canSpeak()).toBe(false);
  announce(10, "Night falls.");
  vi.unstubAllGlobals();
  expect(canSpeak()).toBe(false);
  fallSilent();
  expect(speak).not.toHaveBeenCalled();
});
