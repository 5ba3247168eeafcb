import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BrowserMessage, Frame } from "../wire";
import { FIRST_WAIT, type Heard, LONGEST_WAIT, Socket, type Status } from "./socket";

class Line {
  readyState = 1;
  sent: BrowserMessage[] = [];
  closed = false;
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let lines: Line[] = [];
let random = 1;
let heard: Record<keyof Heard, ReturnType<typeof vi.fn>>;
let socket: Socket;
const last = () => lines.at(-1) as Line;
const statuses = () => heard.status.mock.calls.map(([status]) => status as Status);

function frame(epoch: string, v: number, whole = false): Frame {
  return { t: "frame", epoch, v, whole, view: {}, happened: [] };
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  random = 1;
  heard = { frame: vi.fn(), line: vi.fn(), status: vi.fn(), offset: vi.fn() };
  socket = new Socket("ws://here", heard as unknown as Heard, {
    open: () => {
      lines.push(new Line());
      return last() as unknown as WebSocket;
    },
    random: () => random,
    now: Date.now,
  });
  socket.connect();
  last().onopen();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("going on where it broke off", () => {
  it("begins with nothing", () => {
    expect(last().sent[0]).toEqual({ t: "hello", epoch: "", v: 0, lines: {} });
  });

  it("names its epoch, its last frame and its last line of each channel", () => {
    last().hear(frame("seat:4.in", 0, true));
    last().hear(frame("seat:4.in", 1));
    last().hear({ t: "line", channel: "table", n: 7, at: 0, by: 1, name: "", text: "" });
    last().onclose();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().onopen();
    expect(last().sent[0]).toEqual({ t: "hello", epoch: "seat:4.in", v: 1, lines: { table: 7 } });
  });

  it("takes a frame of one's own sections, which repeats the number", () => {
    last().hear(frame("a", 3, true));
    last().hear(frame("a", 3));
    expect(lines).toHaveLength(1);
    expect(heard.frame).toHaveBeenCalledTimes(2);
  });

  it("resumes when a frame is missing, and shows nothing that came after the gap", () => {
    last().hear(frame("a", 0, true));
    last().hear(frame("a", 2));
    expect(lines).toHaveLength(2);
    expect(heard.frame).toHaveBeenCalledTimes(1);
  });

  it("asks again, under the same id, what was not answered", () => {
    const before = last();
    const answer = socket.act({ do: "done" }, 5);
    const asked = before.sent.find((one) => one.t === "act");
    before.onclose();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().onopen();
    expect(last().sent.find((one) => one.t === "act")).toEqual(asked);
    last().hear({ t: "answer", id: (asked as { id: string }).id, code: "OK" });
    return expect(answer).resolves.toMatchObject({ code: "OK" });
  });
});

describe("trying again", () => {
  it("waits up to three seconds, then twice as long each time, at most thirty", () => {
    let most = FIRST_WAIT;
    for (let n = 0; n < 7; n++) {
      const tries = lines.length;
      last().onclose();
      vi.advanceTimersByTime(most - 1);
      expect(lines).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(lines).toHaveLength(tries + 1);
      most = Math.min(most * 2, LONGEST_WAIT);
    }
    expect(most).toBe(LONGEST_WAIT);
  });

  it("waits at random, so that not everybody comes at once", () => {
    random = 0.1;
    last().onclose();
    vi.advanceTimersByTime(FIRST_WAIT * 0.1);
    expect(lines).toHaveLength(2);
  });

  it("begins anew with a short wait once a frame came", () => {
    last().onclose();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().onopen();
    last().hear(frame("a", 0, true));
    last().onclose();
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(lines).toHaveLength(3);
  });

  it("does not come back by itself where another took its place", () => {
    last().hear(frame("a", 0, true));
    last().hear({ t: "bye", code: "REPLACED" });
    last().onclose();
    vi.advanceTimersByTime(10 * LONGEST_WAIT);
    expect(lines).toHaveLength(1);
    expect(statuses().at(-1)).toBe("replaced");
    socket.connect();
    expect(lines).toHaveLength(2);
  });

  it("comes back after having been too slow", () => {
    last().hear({ t: "bye", code: "SLOW" });
    last().onclose();
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(lines).toHaveLength(2);
  });

  it("tries at once when the network is back", () => {
    last().onclose();
    socket.hurry();
    expect(lines).toHaveLength(2);
  });

  it("notices that nobody answers", () => {
    last().hear(frame("a", 0, true));
    vi.advanceTimersByTime(20_000);
    expect(lines.length).toBeGreaterThan(1);
    expect(statuses()).toContain("lost");
  });
});

it("learns the server's time from the quickest answer", () => {
  const ping = last().sent.find((one) => one.t === "ping");
  const sent = Date.now();
  vi.advanceTimersByTime(100);
  last().hear({ t: "pong", n: ping?.t === "ping" ? ping.n : 0, now: sent + 50 + 4_000 });
  expect(heard.offset).toHaveBeenCalledWith(4_000);
});
