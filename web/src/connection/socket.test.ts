import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServerMessage } from "../wire";
import { FIRST_WAIT, LONGEST_WAIT, Socket, type Status } from "./socket";

/** A connection without a network. */
class Line {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opened() {
    this.readyState = 1;
    this.onopen();
  }
  lost() {
    this.readyState = 3;
    this.onclose();
  }
  says(message: Partial<ServerMessage>) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let lines: Line[];
let statuses: Status[];
let socket: Socket;
const last = () => lines.at(-1) as Line;
const said = (t: string) => last().sent.filter((one) => one.t === t);
const frame = (v: number, epoch = "e") =>
  last().says({ t: "frame", epoch, v, whole: v === 1, view: {}, happened: [] });

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  statuses = [];
  const heard = { frame() {}, line() {}, offset() {}, status: (is: Status) => statuses.push(is) };
  socket = new Socket("ws://here", heard, {
    open: () => {
      lines.push(new Line());
      return last() as unknown as WebSocket;
    },
    random: () => 0.999,
    now: Date.now,
  });
  socket.connect();
  last().opened();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

it("goes on after the last frame and line that it has", () => {
  frame(1);
  frame(2);
  last().says({ t: "line", channel: "table", n: 5, at: 0, by: 1, name: "", text: "hello" });
  last().lost();
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(FIRST_WAIT);
  last().opened();
  expect(said("hello")).toEqual([{ t: "hello", epoch: "e", v: 2, lines: { table: 5 } }]);
});

it("asks again under the same id what was not answered", () => {
  void socket.act({ do: "done" }, 7);
  const [first] = said("act");
  last().lost();
  vi.advanceTimersByTime(FIRST_WAIT);
  last().opened();
  expect(said("act")).toEqual([first]);
});

it("waits at random up to three seconds, then twice as long each time, at most thirty", () => {
  for (let most = FIRST_WAIT, n = 0; n < 6; n++, most = Math.min(most * 2, LONGEST_WAIT)) {
    const before = lines.length;
    last().lost();
    vi.advanceTimersByTime(most * 0.998);
    expect(lines).toHaveLength(before);
    vi.advanceTimersByTime(most * 0.002);
    expect(lines).toHaveLength(before + 1);
  }
  last().opened();
  frame(1);
  const before = lines.length;
  last().lost();
  vi.advanceTimersByTime(FIRST_WAIT);
  expect(lines).toHaveLength(before + 1);
});

it("does not come back by itself where it was replaced", () => {
  frame(1);
  last().says({ t: "bye", code: "REPLACED" });
  expect(statuses.at(-1)).toBe("replaced");
  last().lost();
  vi.advanceTimersByTime(10 * LONGEST_WAIT);
  expect(lines).toHaveLength(1);
});

it("resumes where a frame is missing", () => {
  frame(1);
  frame(3);
  expect(lines).toHaveLength(2);
});
