/** The one line that says what is happening, and the one that says what the viewer can do. */
import { has, t, word } from "../i18n/t";
import type { State } from "../wire";
import { called, calledAll } from "./called";
import { type Doing, offer, WINDOWS } from "./doing";

/** What is happening, in the machine judge's words. */
export function caption(state: State): string {
  const { step } = state;
  const mine = step.seat > 0 && step.seat === state.me?.seat;
  if (state.clock.paused) return word(`paused-${state.clock.paused}`);
  const who = step.seat ? called(state, step.seat) : calledAll(state, step.seats);
  switch (step.name) {
    case "lobby":
      return waiting(state);
    case "morning":
      return step.seats.length ? t("line-killed", { who }) : t("line-nobody-killed");
    case "read_out":
      return step.seats.length ? t("line-nominees", { who }) : t("said-no-vote-no_nominee");
    case "evening":
      return step.seats.length ? t("line-evening-again", { who }) : t("line-evening");
    case "ballot":
      return t("line-ballot", { who: calledAll(state, step.seats) });
    case "over":
      return state.over ? word(`outcome-${state.over.outcome}`) : t("step-over");
    case "closed":
      return word(`closed-${state.table.closed}`, {}, t("closed-over"));
  }
  const own = `line-${step.name}-mine`;
  return mine && has(own) ? word(own, { who }) : word(`line-${step.name}`, { who });
}

function waiting(state: State): string {
  const free = state.seats.filter((seat) => seat.kind === "free").length;
  if (free) return t("line-lobby", { count: free });
  return t("line-lobby-full");
}

/** Which kind of moment it is for the viewer; names his prompt and his hint. */
export function moment(state: State, now: Doing): string {
  const { step, me } = state;
  const chair = state.names?.me.chair;
  if (chair && state.table.status === "lobby") return `chair-${chair}`;
  if (chair && state.table.status === "playing") return led(state, chair);
  if (state.table.status === "lobby") {
    if (!me && offer(state, "sit")) return "sit";
    if (unled(state)) return "wanted";
    if (!me) return "full";
    return offer(state, "start") || offer(state, "add_bots") ? "host" : "seated";
  }
  if (step.name === "over" || step.name === "closed") return "over";
  // While the clocks stand nobody can do anything.
  if (state.clock.paused) return "paused";
  const farewell = step.name === "last_word" || step.name === "best_move";
  if (!me) return "watching";
  if (!me.alive && !(farewell && step.seat === me.seat)) return "left";
  if (WINDOWS.includes(step.name)) return night(state, now);
  if (step.name === "hand") return now.main?.do === "voted" ? "voted" : "hand";
  if (step.seat && step.seat === me.seat) return `${step.name}-mine`;
  return step.name;
}

/** Whether some duties are a judge's, and there is none (G4). */
export function unled({ rules, names }: State): boolean {
  const duties = rules.duties as string[] | undefined;
  return duties !== undefined && duties.length < 4 && !names?.judge;
}

/** What the judge, or his assistant, can do now. */
function led(state: State, chair: string): string {
  if (offer(state, "take_back")) return "handed-over";
  if (chair === "assistant" && !state.names?.me.powers.length) return "watching";
  if (offer(state, "deal")) return "dealing";
  return offer(state, "next") ? "leading" : chair;
}

function night(state: State, now: Doing): string {
  if (now.calling)
    return `${now.fired?.length ? "after" : "before"}-${now.taps.get(now.calling)?.kind}`;
  if (offer(state, "plan")) return "plan";
  if (offer(state, "propose")) return state.step.name === "council" ? "propose" : "gesture";
  if (state.step.name === "look" && state.floor.sees.length) return "look";
  const move = offer(state, "choose");
  return move?.final ? "boss-shot" : (move?.move ?? "suspect");
}

/** What the viewer can do, in one line; "" where there is nothing to say. */
export function prompt(state: State, now: Doing): string {
  const who = now.fired?.length
    ? calledAll(state, now.fired)
    : called(state, state.step.seat || (now.calling ?? 0));
  return word(`prompt-${moment(state, now)}`, { who }, "");
}

/** For the first game: what happens, what one can do, why one might. */
export function hint(state: State, now: Doing): string {
  const which = moment(state, now);
  if (which === "paused") return "";
  // What a step means for a player is nothing to those who lead.
  const players = state.names?.me.chair ? "" : word(`hint-${state.step.name}`, {}, "");
  return word(`hint-${which}`, {}, players);
}
