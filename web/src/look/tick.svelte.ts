/** A count that rises four times a second while something on the page looks at the time. */
import { createSubscriber } from "svelte/reactivity";

const watch = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Whoever asks for the time here is asked again soon. */
export function tick(): void {
  watch();
}

/** "0:42", or "7" for the last minute of a step. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
