/** How frames become what the client holds. There is no more to it than this. */
import type { Frame, State } from "../wire";

export function reduce(
  state: State | null,
  { whole, view, happened }: Omit<Frame, "t" | "epoch" | "v">,
): State {
  if (whole || !state) return view as State;
  return { ...state, ...view, chronicle: [...state.chronicle, ...happened] };
}
