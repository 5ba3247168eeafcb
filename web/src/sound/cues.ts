/** Which tone goes with what happened. None of it depends on what only some may know. */
import type { Line, State } from "../wire";
import { playNight, sound, type Tone } from "./tones";

const CUES: Partial<Record<Line["what"]["event"], Tone>> = {
  night_fell: "night",
  window_opened: "step",
  morning_came: "morning",
  discussion_began: "step",
  nominees_read: "step",
  hands_called: "vote",
  ballot_opened: "vote",
  lift_opened: "vote",
  tie_speech_began: "step",
  last_word_began: "step",
  game_over: "end",
  sat: "tap",
};

export function cue(happened: readonly Line[], state: State): void {
  playNight(state.table.night && state.table.status === "playing" && !state.clock.paused);
  for (const { what } of happened) {
    const mine = what.event === "speech_began" && what.seat === state.me?.seat;
    const tone = mine ? "floor" : CUES[what.event];
    if (tone) {
      sound(tone);
      return;
    }
  }
}
