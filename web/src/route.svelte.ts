/** Which page is shown: the address says it. */

export type Route =
  | { page: "front" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "handover"; token: string }
  | { page: "house-rules" }
  | { page: "lost" };

let path = $state(location.pathname);
addEventListener("popstate", () => {
  path = location.pathname;
});

/** The page of the present address. Reactive. */
export function route(): Route {
  return read(path);
}

/** Go to another page without loading anything anew. */
export function go(to: string): void {
  if (to !== location.pathname) history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** For links: a plain click stays in the page, any other is the browser's. */
export function link(event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(anchor.pathname);
}

export function read(address: string): Route {
  const [first, second, third, more] = address.split("/").filter(Boolean);
  if (more) return { page: "lost" };
  if (!first) return { page: "front" };
  if (first === "t" && second && !third) return { page: "table", id: second };
  if (first === "t" && second && third === "replay") return { page: "replay", id: second };
  if (first === "house-rules" && !second) return { page: "house-rules" };
  if (first === "handover" && second && !third) return { page: "handover", token: second };
  return { page: "lost" };
}
