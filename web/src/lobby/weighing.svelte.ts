/** Asks the server, while a form is being filled in, whether such a table could be dealt. */
import { Unmet, weigh } from "../connection/http";
import { word } from "../i18n/t";
import { refusal } from "../table/session.svelte";
import type { Wanted } from "../wire";

const WAIT_MS = 200;

export class Weighing {
  /** What speaks against it, in the viewer's words, each once. */
  reasons = $state.raw<readonly string[]>([]);
  /** The deck that would be played. */
  deck = $state.raw<Readonly<Record<string, number>>>({});
  #asked = 0;

  /** Ask about this wish; the answer counts unless another wish has come since. */
  async ask(wanted: Wanted): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    if (mine !== this.#asked) return;
    try {
      const found = await weigh(wanted);
      if (mine !== this.#asked) return;
      this.deck = found.deck;
      this.reasons = [...new Set(found.refused.map((one) => told(one.code, one.options)))];
    } catch (problem) {
      if (mine === this.#asked && problem instanceof Unmet) this.reasons = [refusal(problem.code)];
    }
  }
}

/** A reason, and the options that are at odds. */
function told(code: string, options: readonly string[]): string {
  const about = options.map((name) => word(`option-${name}`, {}, "")).filter(Boolean);
  return about.length ? `${refusal(code)} (${about.join(", ")})` : refusal(code);
}
