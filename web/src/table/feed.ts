/** Talk and happenings in one row, as they came. */
import { word } from "../i18n/t";
import type { Line, Spoken, State } from "../wire";
import { calledAll, nameOf } from "./called";
import { told } from "./chronicle";
import { logLine } from "./log";

export type Entry =
  | { kind: "told"; id: string; at: number; text: string; event: string; line: Line }
  | {
      kind: "said";
      id: string;
      at: number;
      by: number;
      name: string;
      text: string;
      channel: string;
      /** Whose talk with the judge it is, as he is told. */
      room?: number;
    };

/** Events that begin a part of the game: headings in the feed and the story. */
export const HEADINGS = ["night_fell", "morning_came", "day_began", "game_over"];
/** What a game turns on: the story told at its end. */
export const TURNS = [
  ...HEADINGS,
  "declared",
  "answered",
  "ballot_counted",
  "lift_counted",
  "no_vote",
  "no_lift",
  "evening_counted",
  "verdict_counted",
  "verdict_void",
  "removed",
  "team_defeated",
  "departed",
  "revealed",
  "best_move_named",
  "heart_attack",
  "ruled",
];
// The step says these while they last; in a row of talk they would only be noise.
const PASSING = [
  "window_opened",
  "dawn_came",
  "hands_called",
  "readied",
  "speech_began",
  "said_all",
  "committed",
  "voted",
  "hand_raised",
  "evening_voted",
  "verdict_given",
];
// These are on the seats while they last, and on one's card; the election is the mafia's own.
export const SECRET = [
  "chose",
  "answered",
  "proposed",
  "planned",
  "voted",
  "hand_raised",
  "confirmed",
  "boss_voted",
  "boss_gone",
  "boss_elected",
];
// Who sat where is on the table, once the game runs.
const LOBBY = ["sat", "stood", "configured", "locked", "shuffled", "handed_on", "committed"];

/** `open`: with what only some may know, which a neighbour could read over one's shoulder. */
export function feed(
  state: State,
  lines: readonly Spoken[],
  { until = Number.POSITIVE_INFINITY, open = false } = {},
): Entry[] {
  const entries: Entry[] = [];
  const gathering = state.table.status === "lobby";
  state.chronicle.forEach((line, n) => {
    const { event } = line.what;
    if (PASSING.includes(event) || (!gathering && LOBBY.includes(event))) return;
    if (!open && SECRET.includes(event)) return;
    const text = told(line, state);
    if (text)
      entries.push({ kind: "told", id: `e${n}`, at: line.at, text, event: line.what.event, line });
  });
  for (const line of lines) {
    if (line.at > until) continue;
    entries.push({
      kind: "said",
      id: `${line.channel}${line.room ?? 0}.${line.n}`,
      room: line.room ?? 0,
      at: line.at,
      by: line.by,
      name: line.name || nameOf(state, line.by),
      text: wording(line, state),
      channel: line.channel,
    });
  }
  return entries.sort((a, b) => a.at - b.at);
}

/** A person's text, the judge's log line (R2), or a bot's phrase in the viewer's language. */
export function wording(line: Spoken, state: Pick<State, "names" | "seats">): string {
  if (!line.key) return line.text;
  if (line.key === "log") return logLine(line.args ?? {}, state);
  const { who, ...others } = line.args ?? {};
  // The machine judge names players by their seats.
  const named =
    who === undefined ? {} : { who: calledAll(state, String(who).split(",").map(Number)) };
  return word(line.key, { ...others, ...named }, line.text || "…");
}
