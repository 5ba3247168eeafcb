/** What seats are called: a number, and the name of whoever sits there. */
import { listed, t } from "../i18n/t";
import type { State } from "../wire";

type Named = Pick<State, "names" | "seats">;

/** A person's name; a bot's is one of the language's own, the same for a seat all game. */
export function nameOf(state: Named, seat: number): string {
  const person = state.names?.seats[String(seat)];
  if (person) return person;
  return state.seats[seat - 1]?.kind === "bot" ? botName(seat) : "";
}

/** "№3 Nina", as texts name a seat. */
export function called(state: Named, seat: number): string {
  const name = nameOf(state, seat);
  return name ? t("seat-named", { seat, name }) : t("seat-number", { seat });
}

/** Several seats: by number alone where there are many. */
export function calledAll(state: Named, seats: readonly number[]): string {
  if (seats.length > 3) return listed(seats.map((seat) => t("seat-number", { seat })));
  return listed(seats.map((seat) => called(state, seat)));
}

function botName(seat: number): string {
  const names = t("bot-names").split(" ");
  return names[(seat - 1) % names.length] ?? "";
}
