/** What is asked over HTTP: who I am, tables, rulebooks, records. */
import type {
  Handover,
  NewMe,
  NewTable,
  Past,
  Problem,
  Replay,
  Rulebooks,
  TablePage,
  TableRow,
  Wanted,
  Weighed,
  WhoAmI,
} from "../wire";

/** A request that could not be met; `code` is a stable one of the server's. */
export class Unmet extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : sent(body);
  const answer = await fetch(path, { credentials: "same-origin", ...init }).catch(() => {
    throw new Unmet("OFFLINE", "");
  });
  const told = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const problem = told as Problem | null;
  throw new Unmet(problem?.code ?? "OFFLINE", problem?.message ?? "");
}

function sent(body: unknown): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

export const me = () => ask<WhoAmI>("/api/me");
export const callMe = (wish: NewMe) => ask<WhoAmI>("/api/me", wish);
export const handover = () => ask<Handover>("/api/me/handover", {});
export const takeOver = (token: string) => ask<unknown>("/api/handover", { token });
export const rulebooks = () => ask<Rulebooks>("/api/rulebooks");
export const weigh = (wanted: Wanted) => ask<Weighed>("/api/rulebooks/check", wanted);
export const tables = () => ask<TableRow[]>("/api/tables");
export const open = (wanted: Wanted) => ask<NewTable>("/api/tables", wanted);
export const play = () => ask<{ id: string }>("/api/play", {});
export const table = (id: string) => ask<TablePage>(`/api/tables/${id}`);
export const past = (id: string) => ask<Past>(`/api/tables/${id}/past`);
export const again = (id: string) => ask<{ id: string }>(`/api/tables/${id}/again`, {});
export const replay = (id: string, eyes: string) =>
  ask<Replay>(`/api/tables/${id}/replay?as=${encodeURIComponent(eyes)}`);
export const recordOf = (id: string, form: "json" | "text" = "json") =>
  `/api/tables/${id}/record${form === "text" ? "?form=text" : ""}`;
export const socketOf = (id: string) =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
