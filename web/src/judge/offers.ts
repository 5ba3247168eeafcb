/**
 * What the judge may do, sorted as his desk shows it: about a seat, in a seat's name, and about the
 * whole table. Everything comes from his offers; there is no rule here.
 */
import type { Command, Offer, State } from "../wire";

type Offered = Pick<State, "offers">;
type Polled = Pick<State, "poll">;

/** What he may do in a player's name (G4), leaving aside: that is a removal, and his own to say. */
export function inNameOf(state: Offered, seat: number): Offer[] {
  const theirs = state.offers.filter((one) => one.by === seat && one.do !== "leave");
  // What needs most room comes last.
  return theirs.sort((a, b) => Number(a.do === "declare") - Number(b.do === "declare"));
}

/** What he may do with a seat in his own name, by its name: foul, put_out, judge_heart. */
export function about(state: Offered, seat: number): Offer[] {
  const own = ["foul", "put_out", "judge_heart"];
  return state.offers.filter((one) => !one.by && own.includes(one.do) && one.seats?.includes(seat));
}

/** An offer of his own, by its name. */
export function his(state: Offered, name: string): Offer | undefined {
  return state.offers.find((one) => !one.by && one.do === name);
}

/** The command of an offer that takes one seat, or none. */
export function onSeat(offer: Offer, seat: number): Command | null {
  switch (offer.do) {
    case "vote":
      return { do: "vote", seat };
    case "nominate":
      return { do: "nominate", seat };
    case "elect":
      return { do: "elect", seat };
    case "propose":
      return { do: "propose", seat: offer.chosen === seat ? null : seat };
    case "choose":
      return {
        do: "choose",
        move: offer.move ?? "",
        seat: offer.chosen === seat ? null : seat,
      };
  }
  return null;
}

/** The command of an offer that takes several seats, in the order they were named. */
export function onSeats(offer: Offer, seats: readonly number[]): Command | null {
  if (offer.do === "plan") return { do: "plan", seats: [...seats] };
  if (offer.do === "best_move") return { do: "best_move", seats: [...seats] };
  const [seat = 0, other = 0] = seats;
  return offer.do === "choose" && seats.length === 2
    ? { do: "choose", move: offer.move ?? "", seat, other }
    : null;
}

/** The buttons of an offer that takes no seat: what each is called, and its command. */
export function plain(offer: Offer): [string, Command][] {
  switch (offer.do) {
    case "done":
      return [["done", { do: "done" }]];
    case "speak_up":
      return [["speak-up", { do: "speak_up" }]];
    case "withdraw":
      return [["withdraw", { do: "withdraw" }]];
    case "confirm":
      return [["confirm", { do: "confirm" }]];
    case "lift":
      return [
        ["lift-yes", { do: "lift", up: true }],
        ["lift-no", { do: "lift", up: false }],
      ];
    case "verdict":
      return [
        ["guilty", { do: "verdict", guilty: true }],
        ["innocent", { do: "verdict", guilty: false }],
      ];
  }
  return [];
}

/** Whether an offer takes several seats at once. */
export function several(offer: Offer): boolean {
  return offer.do === "plan" || offer.do === "best_move" || (offer.most ?? 0) > 1;
}

/** Whether this is what stands already, of an offer that takes no seat. */
export function stands(offer: Offer, name: string): boolean {
  if (["lift-no", "innocent"].includes(name)) return offer.chosen === 0;
  return ["lift-yes", "guilty", "confirm"].includes(name) && offer.chosen === 1;
}

/** The seats whose hands are up for a nominee, or for the lift (0), as far as they are counted. */
export function handsUp({ poll }: Polled, nominee: number): number[] {
  if (!nominee) return [...(poll?.up ?? [])];
  return (poll?.votes ?? []).filter((vote) => vote.for === nominee).map((vote) => vote.by);
}
