/** A table as this browser is connected to it: what it knows, and what the viewer does. */
import { reduce } from "../connection/reducer";
import { Socket, type Status } from "../connection/socket";
import { word } from "../i18n/t";
import type { Command, Frame, Line, Spoken, State, WireAnswer } from "../wire";
import type { Tapped } from "./doing";
import type { Mark, Room } from "./room";

const MOST_LINES = 600;
const TOAST_MS = 4_000;

export class Session {
  readonly live = true;
  held = $state.raw<State | null>(null);
  lines = $state.raw<readonly Spoken[]>([]);
  status = $state<Status>("connecting");
  why = $state("");
  /** What was refused, in words, for a moment. */
  toast = $state("");
  tapped = $state.raw<Tapped>({ suspect: 0, picks: [] });
  /** Told of what happened, for sounds. */
  onhappened: (happened: readonly Line[], state: State) => void = () => {};

  #offset = 0;
  #socket: Socket;
  #toasted: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    url: string,
  ) {
    this.#socket = new Socket(url, {
      frame: (frame) => this.#frame(frame),
      line: (line) => this.#line(line),
      status: (status, code) => {
        this.status = status;
        if (code) this.why = code;
      },
      offset: (ms) => {
        this.#offset = ms;
      },
    });
  }

  /** The room, once there is a view. */
  get room(): Room | null {
    return this.held ? (this as unknown as Room) : null;
  }

  get state(): State {
    if (!this.held) throw new Error("there is no view yet");
    return this.held;
  }

  now(): number {
    return Date.now() + this.#offset;
  }

  connect(): void {
    this.#socket.connect();
  }

  hurry(): void {
    this.#socket.hurry();
  }

  close(): void {
    this.#socket.close();
  }

  async act(command: Command, seat = 0): Promise<WireAnswer> {
    const answer = await this.#socket.act(command, this.held?.step.n ?? 0, seat);
    this.#answered(answer);
    return answer;
  }

  async say(
    channel: Spoken["channel"],
    text: string,
    how: { sure?: boolean; to?: number } = {},
  ): Promise<string> {
    const answer = await this.#socket.say(channel, text, {
      step: this.held?.step.n ?? 0,
      ...how,
    });
    if (answer.code !== "READS_PRIVATE") this.#answered(answer);
    return answer.code;
  }

  async word(text: string): Promise<boolean> {
    const answer = await this.#socket.word(text);
    this.#answered(answer);
    return answer.code === "OK";
  }

  note(seat: number, mark: Mark, text: string): void {
    this.#socket.note(seat, mark, text).then((answer) => this.#answered(answer));
  }

  tell(text: string): void {
    this.toast = text;
    clearTimeout(this.#toasted);
    this.#toasted = setTimeout(() => {
      this.toast = "";
    }, TOAST_MS);
  }

  #answered({ code }: WireAnswer): void {
    if (code !== "OK") this.tell(refusal(code));
  }

  #frame(frame: Frame): void {
    const before = this.held;
    const after = reduce(before, frame);
    if (before && before.step.n !== after.step.n) this.tapped = { suspect: 0, picks: [] };
    this.held = after;
    this.onhappened(frame.happened, after);
  }

  #line(line: Spoken): void {
    const known = this.lines.some(
      (one) => one.channel === line.channel && one.n === line.n && one.room === line.room,
    );
    if (!known) this.lines = [...this.lines, line].slice(-MOST_LINES);
  }
}

/** Why something was not done, in words. */
export function refusal(code: string): string {
  return word(`refused-${code}`, {}, word("refused"));
}
