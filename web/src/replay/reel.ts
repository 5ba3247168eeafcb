/** A replay's frames, folded into what was to be seen at each of them. */
import { reduce } from "../connection/reducer";
import type { Replay, State } from "../wire";

export interface Shot {
  at: number;
  state: State;
}

export function reel({ frames }: Pick<Replay, "frames">, names: State["names"]): Shot[] {
  let state: State | null = null;
  return frames.map((frame) => {
    state = reduce(state, frame);
    return {
      at: frame.at,
      state: { ...state, offers: [], notes: {}, names: state.names ?? names },
    };
  });
}

/** The first shot after `from` that a viewer would call the next step. */
export function nextStep(shots: readonly Shot[], from: number, way: 1 | -1): number {
  const step = shots[from]?.state.step.n;
  let n = from + way;
  while (n > 0 && n < shots.length - 1 && shots[n]?.state.step.n === step) n += way;
  return Math.min(Math.max(n, 0), shots.length - 1);
}

const LONGEST_MS = 2_500;
const SHORTEST_MS = 250;

/** How long a shot is shown: as long as it lasted, within what a viewer bears. */
export function pause(shots: readonly Shot[], n: number): number {
  const now = shots[n];
  const next = shots[n + 1];
  if (!now || !next) return LONGEST_MS;
  return Math.min(Math.max((next.at - now.at) / 2, SHORTEST_MS), LONGEST_MS);
}
