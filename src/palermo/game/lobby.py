"""The lobby's seats and the judge's chair before the deal (G14): who is where, who may do what."""

from __future__ import annotations

from msgspec import Struct

from ..rules.options import ALL_DUTIES
from .act import Offer
from .seats import Sitter
from .table import Table


def seat_of(table: Table, who: str) -> int:
    """The seat of a person, 0 for none."""
    return next((n for n, s in enumerate(table.sitters, 1) if s and who and s.who == who), 0)


def at_the_chair(table: Table, who: str) -> bool:
    """Whether a person judges here, or would assist the judge."""
    chair = table.chair
    return bool(who) and (chair.who == who or any(a.who == who for a in chair.assistants))


def led(table: Table) -> bool:
    """Whether somebody does every duty: the machine, or else a judge (G4)."""
    return bool(table.chair.who) or set(ALL_DUTIES) <= set(table.rules.duties)


def free_seats(table: Table) -> tuple[int, ...]:
    """The seats nobody has taken."""
    return tuple(n for n, s in enumerate(table.sitters, 1) if s is None)


def lobby_offers(table: Table, who: str) -> tuple[Offer, ...]:
    """What a person may do in the lobby; seats he may take, name or remove."""
    mine, free = seat_of(table, who), free_seats(table)
    others = tuple(n for n, s in enumerate(table.sitters, 1) if s and s.kind != "bot" and n != mine)
    chaired = at_the_chair(table, who)
    welcome = free and (mine or not table.locked) and not chaired
    offers = [Offer("sit", free)] if welcome else []
    if mine:
        offers += [Offer("stand"), Offer("ready")]
    offers += _chair_offers(table, who, mine, chaired)
    if who and who == table.host:
        taken = tuple(n for n, s in enumerate(table.sitters, 1) if s and n != mine)
        offers += [Offer("configure"), Offer("lock"), Offer("shuffle"), Offer("close")]
        offers += [Offer("add_bots", free)] if free else []
        offers += [Offer("start")] if not free and led(table) else []
        offers += [Offer("remove", taken)] if taken else []
        offers += [Offer("hand_on", others)] if others else []
    return tuple(offers)


def _chair_offers(table: Table, who: str, mine: int, chaired: bool) -> list[Offer]:
    """What a person may do about the judge's chair (G4, S3)."""
    chair, found = table.chair, []
    if may_take_chair(table, who):
        found.append(Offer("take_chair"))
    if chair.who and who in (chair.who, table.host):
        found.append(Offer("leave_chair"))
    if who and who == chair.who:
        found.append(Offer("grant"))
    elif chair.who and who and not mine:
        found.append(Offer("offer_help", chosen=int(chaired)))
    return found


def may_take_chair(table: Table, who: str) -> bool:
    """Whether a person may become the judge: the host, and anybody where a judge is wanted; he
    will see every role, so nobody else's wish is enough."""
    return bool(who) and not table.chair.who and (who == table.host or not led(table))


class Arrangement(Struct, frozen=True):
    """Seats as they change in the lobby."""

    sitters: tuple[Sitter | None, ...]

    def put(self, seat: int, sitter: Sitter | None) -> tuple[Sitter | None, ...]:
        """The seats with one of them changed."""
        return (*self.sitters[: seat - 1], sitter, *self.sitters[seat:])

    def resized(self, size: int) -> tuple[Sitter | None, ...]:
        """The seats at another number; who loses his place gets the first free one."""
        kept = list(self.sitters[:size]) + [None] * (size - len(self.sitters))
        for sitter in self.sitters[size:]:
            if sitter:
                kept[kept.index(None)] = sitter
        return tuple(kept)
