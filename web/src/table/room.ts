/** What the table's screen needs of a game: a live one, or a replay. */
import type { Command, Spoken, State, WireAnswer } from "../wire";
import type { Tapped } from "./doing";

export type Mark = "" | "red" | "black" | "sheriff";

export interface Room {
  readonly id: string;
  readonly state: State;
  readonly lines: readonly Spoken[];
  /** A replay is looked at, not played. */
  readonly live: boolean;
  /** The server's time in ms. */
  now(): number;
  /** What was tapped and is not sent. */
  tapped: Tapped;
  /** `seat`: in whose name the judge does it (G4). A refusal is told at once. */
  act(command: Command, seat?: number): Promise<Pick<WireAnswer, "code" | "entry">>;
  /**
   * The answer's code; READS_PRIVATE: it is only said once one is `sure`. `to`: the seat that the
   * judge speaks to alone.
   */
  say(
    channel: Spoken["channel"],
    text: string,
    how?: { sure?: boolean; to?: number },
  ): Promise<string>;
  /** Add a word to the deal. */
  word(text: string): Promise<boolean>;
  note(seat: number, mark: Mark, text: string): void;
}
