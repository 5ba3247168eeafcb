"""The private talk with the judge at a text table: every line of it is answered (G3, N4)."""

from __future__ import annotations

from functools import cache

from ... import words as strings
from ...game.act import Act, Command, Done, Offer
from ...game.interrupts.undoing import NO_SUCH_STEP, StepBack
from ...game.offers import covering, seat_offers
from ...game.past import past
from ...game.phases.confirm import Confirm
from ...game.phases.night import Choose
from ...game.phases.talk import SpeakUp
from ...game.refusals import Refusal
from ...store.commits import Line as Kept
from .act import Acts
from .judge_words import Back, Meant, Speech, judges_meaning
from .live import Live
from .own import called
from .talk import PRIVATE, Talk
from .words import (
    Meaning,
    Unclear,
    Which,
    hall_meaning,
    mafia_meaning,
    private_meaning,
    reads_private,
)


class Chat:
    """Hears every line of a person. At a text table its words may be a command; what is said to
    the judge alone is always answered."""

    def __init__(self, acts: Acts, talk: Talk) -> None:
        self._acts = acts
        self._talk = talk

    async def hear(self, live: Live, draft: Kept, step: int, sure: bool) -> Refusal | None:
        """Keep a line, and do what it means: `step` is the one it answers, 0 for the present one.

        One for the hall that reads like a private move is not kept unless its author is `sure`.
        """
        step = step or live.game.table.step
        if live.status == "playing" and live.judges(draft.who):
            return await self._judges(live, draft, step)
        seat = live.seat_of(draft.who)
        texts = bool(seat) and live.game.table.rules.mafia_channel and live.status == "playing"
        if texts and draft.channel == PRIVATE:
            return await self._privately(live, draft, seat, step)
        if texts and draft.channel == "table" and not sure and self._private(live, draft, seat):
            return Refusal("READS_PRIVATE")
        if not await self._talk.say(live, draft):
            return Refusal("CHANNEL_CLOSED")
        if seat and live.status == "playing":
            await self._publicly(live, draft, seat, step, texts)
        return None

    async def _judges(self, live: Live, draft: Kept, step: int) -> Refusal | None:
        """The judge's line, or an assistant's: a command, or words for the hall or for one seat.
        What reads like a command is never said."""
        seats = range(1, live.game.table.size + 1)
        offers = {seat: seat_offers(live.game, seat) for seat in seats}
        meant = judges_meaning(draft.text, offers, names_at(live))
        if isinstance(meant, Speech):
            return None if await self._talk.say(live, draft) else Refusal("CHANNEL_CLOSED")
        if isinstance(meant, Unclear | Which):
            return Refusal("NOT_UNDERSTOOD")
        if isinstance(meant, Back):
            earlier = [one.n for one in past(live.game, live.entries).steps]
            if len(earlier) < 2:
                return NO_SUCH_STEP
            meant = Meant(StepBack(earlier[-2], "slip"))
        helper = "" if draft.who == live.game.table.chair.who else draft.who
        name = f"{draft.id}.said"
        act = Act(meant.do, 0, step, "judge", meant.seat, who=helper, id=name)
        return await self._acts.do(live, act, draft.who)

    def _private(self, live: Live, draft: Kept, seat: int) -> bool:
        offers = seat_offers(live.game, seat)
        voting = any(offer.do in ("vote", "verdict") for offer in offers)
        return reads_private(draft.text, names_at(live), voting)

    async def _publicly(self, live: Live, draft: Kept, seat: int, step: int, texts: bool) -> None:
        """What was said before others may be a vote, a voice for a boss, or the end of a speech;
        away from text tables only this last, where a judge leads (D2)."""
        meant: Meaning = Unclear()
        names, offers = names_at(live), seat_offers(live.game, seat)
        if draft.channel == "table":
            meant = hall_meaning(draft.text, offers, names)
            if not texts and not (isinstance(meant, Done) and live.game.table.chair.who):
                meant = Unclear()
            if not isinstance(meant, Command) and any(o.do == "speak_up" for o in offers):
                # One who had said it all speaks: so he had not (D1).
                meant = SpeakUp()
        elif draft.channel == "mafia" and texts:
            meant = mafia_meaning(draft.text, names)
        if isinstance(meant, Command):
            act = Act(meant, 0, step, "seat", seat, id=f"{draft.id}.said")
            await self._acts.do(live, act, draft.who)

    async def _privately(self, live: Live, draft: Kept, seat: int, step: int) -> Refusal | None:
        """Keep a person's line to the judge, do what it means, and answer it."""
        if not await self._talk.say(live, draft):
            return Refusal("CHANNEL_CLOSED")
        key, args = await self._answer(live, draft, seat, step)
        reply = Kept(
            live.stream, PRIVATE, 0, 0, "", seat, key=key, args=args, id=f"{draft.who}.{draft.id}"
        )
        await self._talk.say(live, reply)
        return None

    async def _answer(
        self, live: Live, draft: Kept, seat: int, step: int
    ) -> tuple[str, dict[str, str | int]]:
        offers = seat_offers(live.game, seat)
        meant = private_meaning(draft.text, offers, names_at(live))
        waiting = live.asked.pop(seat, None)
        if isinstance(meant, Confirm) and waiting is not None:
            meant, offer = waiting, None
        elif isinstance(meant, Which):
            return "reply-which", {"who": _listed(live, meant.seats)}
        elif isinstance(meant, Unclear):
            return "reply-nothing", {}
        else:
            offer = covering(offers, meant)
            if offer is not None and offer.final:
                live.asked[seat] = meant
                return "reply-sure", _about(live, meant)
        act = Act(meant, 0, step, "seat", seat, id=f"{draft.id}.said")
        refused = await self._acts.do(live, act, draft.who)
        return _told(live, meant, offer, refused)


def _told(
    live: Live, meant: Command, offer: Offer | None, refused: Refusal | None
) -> tuple[str, dict[str, str | int]]:
    if refused is not None:
        late = refused.code in ("TOO_LATE", "STALE_STEP")
        return ("reply-late", {}) if late else (f"refused-{refused.code}", {})
    if isinstance(meant, Choose) and meant.seat is None:
        return "reply-taken-back", {}
    if isinstance(meant, Confirm):
        return "reply-confirmed", {}
    changed = offer is not None and bool(offer.chosen)
    return ("reply-changed" if changed else "reply-done"), _about(live, meant)


def _about(live: Live, meant: Meaning) -> dict[str, str | int]:
    seats = [getattr(meant, "seat", 0) or 0, getattr(meant, "other", 0)]
    return {"who": _listed(live, tuple(s for s in seats if s))}


def _listed(live: Live, seats: tuple[int, ...]) -> str:
    """Seats for an answer: the client puts the names to the numbers."""
    return ",".join(map(str, seats))


def names_at(live: Live) -> dict[int, tuple[str, ...]]:
    """What each seat is called: a person's name; a bot's in every language."""
    return {
        n: ((called(live, s.who),) if s.who else _bot_names(n))
        for n, s in enumerate(live.game.table.sitters, 1)
        if s
    }


@cache
def _bot_names(seat: int) -> tuple[str, ...]:
    names = [strings.t(locale, "bot-names").split() for locale in strings.LOCALES]
    return tuple(dict.fromkeys(own[(seat - 1) % len(own)] for own in names))
