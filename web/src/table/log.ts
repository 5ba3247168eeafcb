/** The judge's line in the hall after each step of a conference (R2), in the viewer's words. */
import { listed, t, word } from "../i18n/t";
import type { State } from "../wire";
import { called } from "./called";

type Args = Record<string, string | number>;

/** "Evening 1: executed №3 Nina, doctor (4:2)": what came of a step, by which numbers and clause. */
export function logLine(args: Args, state: Pick<State, "names" | "seats">): string {
  const text = (name: string) => String(args[name] ?? "");
  const named = text("who")
    .split(",")
    .filter(Boolean)
    .map((one) => person(one, state));
  const what = word(`log-${text("what")}`, { ...args, who: listed(named) });
  const when = args.night ? "log-night" : "log-evening";
  const said = word(when, { day: args.day ?? 0, what });
  return text("clause") ? t("log-clause", { said, clause: text("clause") }) : said;
}

/** "№3 Nina, doctor (by: mafia)", of `3:doctor:mafia`. */
function person(told: string, state: Pick<State, "names" | "seats">): string {
  const [seat = "", role = "", by = ""] = told.split(":");
  const name = called(state, Number(seat));
  const known = role
    ? t("log-named", { who: name, role: word(`role-${role}`).toLowerCase() })
    : name;
  if (!by) return known;
  const killers = by.split("+").map((one) => word(`role-${one}`).toLowerCase());
  return t("log-named-by", { who: known, by: listed(killers) });
}
