/** An entry of the record in words, as the judge may strike it (F6). */
import { t, word } from "../i18n/t";
import { called, calledAll } from "../table/called";
import { told, type What } from "../table/chronicle";
import type { PastEntry, State } from "../wire";

type Teller = Pick<State, "names" | "seats">;

/** "№3 Nina votes against №5": what was done, and in whose name. */
export function entryWords(entry: PastEntry, state: Teller): string {
  const what = happening(entry);
  if (what) return told({ at: entry.at, what }, state);
  const { do: done, seat } = entry;
  const about = "seat" in done && typeof done.seat === "number" ? done.seat : 0;
  const why = "reason" in done ? ` (${word(`breach-${done.reason}`)})` : "";
  if (done.do === "choose") {
    const targets = calledAll(state, [about, done.other ?? 0].filter(Boolean));
    return `${called(state, seat)}: ${word(`do-choose-${done.move}`)} → ${targets}`;
  }
  if (done.do === "confirm_foul") return `${t("judge-fourth")}: ${called(state, about)}`;
  const name = word(`judge-for-${done.do}`, {}, word(`do-${done.do}`, {}, t("judge-entry")));
  return about || seat ? `${name}: ${called(state, about || seat)}${why}` : `${name}${why}`;
}

/** What everybody would have been told of it, where there is a sentence for that. */
function happening({ do: done, seat: by }: PastEntry): What | null {
  switch (done.do) {
    case "vote":
      return done.seat
        ? { event: "voted", by, seat: done.seat }
        : { event: "evening_voted", by, seat: 0 };
    case "nominate":
      return { event: "nominated", by, seat: done.seat };
    case "withdraw":
      return { event: "withdrawn", by };
    case "declare":
      return { event: "declared", by, what: done.what, value: done.value, seat: done.seat ?? 0 };
    case "lift":
      return { event: "hand_raised", by, up: done.up };
    case "verdict":
      return { event: "verdict_given", by, guilty: done.guilty };
    case "elect":
      return { event: "boss_voted", by, seat: done.seat };
    case "propose":
      return { event: "proposed", by, seat: done.seat ?? 0 };
    case "plan":
      return { event: "planned", by, seats: done.seats };
    case "best_move":
      return { event: "best_move_named", seat: by, seats: done.seats };
    case "confirm":
      return { event: "confirmed", by };
    case "done":
    case "speak_up":
      return { event: "said_all", seat: by, said: done.do === "done" };
    case "ruling":
      return { event: "ruled", what: done.what, clause: done.clause, seat: done.seat ?? 0 };
    case "defeat_team":
      return { event: "team_defeated", team: done.team, reason: done.reason };
    case "choose":
      return done.seat ? null : { event: "chose", by, move: done.move, seat: 0 };
  }
  return null;
}
