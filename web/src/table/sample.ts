/** A table for tests: ten seats, the person at seat 4, everything else a bot. */
import type { Seat, State } from "../wire";

export function seat(n: number, more: Partial<Seat> = {}): Seat {
  return {
    n,
    kind: n === 4 ? "online" : "bot",
    ready: true,
    alive: true,
    left: null,
    role: "",
    team: "",
    away_until: 0,
    said_all: false,
    fouls: 0,
    ...more,
  };
}

export function sample(more: Partial<State> = {}): State {
  return {
    table: {
      rulebook: "club",
      status: "playing",
      size: 10,
      deck: { civilian: 6, sheriff: 1, mafia: 2, don: 1 },
      day: 1,
      night: false,
      host: 4,
      locked: false,
      start_when_ready: false,
      pace: "quick",
      closed: "",
      proof: {
        commitment: "",
        organiser_commitment: "",
        words: [],
        secret: "",
        organiser_secret: "",
      },
      chair: null,
    },
    rules: { shot_time: 12, check_time: 10, council_time: 20, dawn: 2 },
    seats: Array.from({ length: 10 }, (_, n) => seat(n + 1)),
    step: { n: 7, name: "speech", seat: 1, seats: [], round: 0 },
    clock: { until: 30_000, length: 30_000, paused: "", paused_at: 0 },
    panel: null,
    nominations: [],
    poll: null,
    offers: [],
    me: {
      seat: 4,
      alive: true,
      role: "civilian",
      team: "town",
      results: [],
      picks: [],
      nominated: 0,
    },
    team: null,
    papers: [],
    floor: { write: [], read: ["table"], speakers: [1], hears: [], sees: [], camera: false },
    over: null,
    chronicle: [],
    names: {
      seats: { "4": "Nina" },
      me: { name: "Nina", host: true, onlooker: false, word: "", chair: "", powers: [] },
      onlookers: 0,
      judge: "",
      helpers: [],
      again: null,
      words: {},
    },
    notes: {},
    ...more,
  };
}
