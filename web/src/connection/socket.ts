/**
 * A table's socket: it says hello, goes on where it broke off, and gives commands again under the
 * same id, so that a lost connection does no harm.
 */
import type { BrowserMessage, Command, Frame, ServerMessage, Spoken, WireAnswer } from "../wire";

export type Status = "connecting" | "live" | "lost" | "replaced" | "gone";

export interface Heard {
  frame(frame: Frame): void;
  line(line: Spoken): void;
  /** `code` says why, where the server said so. */
  status(status: Status, code: string): void;
  /** Milliseconds that the server's clock is ahead of ours. */
  offset(ms: number): void;
}

export interface Surroundings {
  open(url: string): WebSocket;
  random(): number;
  now(): number;
}

const BROWSER: Surroundings = {
  open: (url) => new WebSocket(url),
  random: Math.random,
  now: Date.now,
};

export const FIRST_WAIT = 3_000;
export const LONGEST_WAIT = 30_000;
const PING_EVERY = 8_000;
const PATIENCE = 5_000;
// After these the server will not have us again, or somebody else is here in our stead.
const FINAL: Record<string, Status> = {
  REPLACED: "replaced",
  NO_TABLE: "gone",
  NO_SESSION: "gone",
};

type Asking = Extract<BrowserMessage, { id: string }>;
interface Asked {
  message: Asking;
  answer(answer: WireAnswer): void;
}

export class Socket {
  #url: string;
  #heard: Heard;
  #around: Surroundings;
  #socket: WebSocket | undefined;
  #epoch = "";
  #v = 0;
  #lines: Record<string, number> = {};
  #asked = new Map<string, Asked>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #pings = new Map<number, number>();
  #count = 0;
  #best = Number.POSITIVE_INFINITY;
  #stopped = false;

  constructor(url: string, heard: Heard, around: Surroundings = BROWSER) {
    this.#url = url;
    this.#heard = heard;
    this.#around = around;
  }

  /** Connect, also anew after having been replaced or cut off. */
  connect(): void {
    this.#stopped = false;
    this.#drop();
    this.#heard.status(this.#epoch ? "lost" : "connecting", "");
    const socket = this.#around.open(this.#url);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#again();
    };
  }

  /** Try at once instead of waiting any longer: the network is said to be back. */
  hurry(): void {
    if (!this.#stopped && this.#timer !== undefined) this.connect();
  }

  /** Leave for good. */
  close(): void {
    this.#stopped = true;
    this.#drop();
  }

  /** `seat`: in whose name the judge does it. */
  act(command: Command, step: number, seat = 0): Promise<WireAnswer> {
    return this.#ask({ t: "act", id: this.#id(), step, seat, do: command });
  }

  /** `to`: whom the judge speaks to alone. */
  say(
    channel: Spoken["channel"],
    text: string,
    { step = 0, sure = false, to = 0 }: { step?: number; sure?: boolean; to?: number } = {},
  ): Promise<WireAnswer> {
    return this.#ask({ t: "say", id: this.#id(), channel, text, step, sure, to });
  }

  note(seat: number, mark: "" | "red" | "black" | "sheriff", text: string): Promise<WireAnswer> {
    return this.#ask({ t: "note", id: this.#id(), seat, mark, text });
  }

  /** Add a word to the deal. */
  word(text: string): Promise<WireAnswer> {
    return this.#ask({ t: "word", id: this.#id(), text });
  }

  #ask(message: Asking): Promise<WireAnswer> {
    return new Promise((answer) => {
      this.#asked.set(message.id, { message, answer });
      this.#send(message);
    });
  }

  #id(): string {
    this.#count += 1;
    return `${this.#around.now().toString(36)}.${this.#count}.${Math.floor(this.#around.random() * 1e9).toString(36)}`;
  }

  #send(message: BrowserMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #greet(): void {
    this.#send({ t: "hello", epoch: this.#epoch, v: this.#v, lines: this.#lines });
    // What was not answered is asked again: under its old id it can never happen twice.
    for (const { message } of this.#asked.values()) this.#send(message);
    this.#ping();
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case "frame":
        this.#frame(message);
        break;
      case "line":
        this.#lines[message.channel] = Math.max(this.#lines[message.channel] ?? 0, message.n);
        this.#heard.line(message);
        break;
      case "answer":
        this.#asked.get(message.id)?.answer(message);
        this.#asked.delete(message.id);
        break;
      case "pong":
        this.#pong(message.n, message.now);
        break;
      case "bye":
        this.#bye(message.code);
    }
  }

  #frame(frame: Frame): void {
    const same = frame.epoch === this.#epoch;
    // A frame out of order means that one is missing: resume from the last good one.
    const next = same && (frame.v === this.#v || frame.v === this.#v + 1);
    if (!frame.whole && !next) {
      this.connect();
      return;
    }
    this.#epoch = frame.epoch;
    this.#v = frame.v;
    this.#wait = FIRST_WAIT;
    this.#heard.frame(frame);
    this.#heard.status("live", "");
  }

  #ping(): void {
    const now = this.#around.now();
    const oldest = Math.min(...this.#pings.values());
    if (now - oldest > PATIENCE) {
      this.connect();
      return;
    }
    this.#count += 1;
    this.#pings.set(this.#count, now);
    this.#send({ t: "ping", n: this.#count });
  }

  #pong(n: number, server: number): void {
    const sent = this.#pings.get(n);
    this.#pings.delete(n);
    if (sent === undefined) return;
    const now = this.#around.now();
    // The quickest answer tells the time best; an older one is believed a little less each time.
    const trip = now - sent;
    if (trip > this.#best) {
      this.#best *= 1.2;
      return;
    }
    this.#best = Math.max(trip, 1);
    this.#heard.offset(server - (sent + now) / 2);
  }

  #bye(code: string): void {
    const final = FINAL[code];
    if (!final) return;
    this.close();
    this.#heard.status(final, code);
  }

  #again(): void {
    this.#drop();
    if (this.#stopped) return;
    this.#heard.status(this.#epoch ? "lost" : "connecting", "");
    const wait = this.#around.random() * this.#wait;
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = setTimeout(() => this.connect(), wait);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#timer = undefined;
    this.#pings.clear();
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}
