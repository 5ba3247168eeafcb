"""Who may say a command now: the actor, the step, the time, and whether it is within an offer."""

from __future__ import annotations

from .act import Act, Command, Leave, Next
from .interrupts import absence, closing, discipline, pause, proving
from .interrupts.pause import NOT_PAUSED
from .offers import covers, seat_offers
from .phase import Game
from .phases.deal import Deal, Dealing
from .phases.over import Over
from .phases.seating import COMMANDS as LOBBY
from .phases.seating import Seating
from .refusals import (
    GAME_OVER,
    NO_SUCH_SEAT,
    NOT_LIVING,
    NOT_OFFERED,
    NOT_STARTED,
    NOT_YOURS,
    PAUSED,
    STALE_STEP,
    TABLE_CLOSED,
    Refusal,
    refusal,
)
from .rulings import Rule

ALREADY_STARTED = refusal("ALREADY_STARTED", "G14", "The game has begun: the seats are closed.")
TOO_EARLY = refusal("TOO_EARLY", "G4", "The step lasts longer.")

_LOBBY = frozenset(LOBBY)
_PROOF: frozenset[type[Command]] = frozenset(proving.COMMANDS)
_ABSENCE: frozenset[type[Command]] = frozenset(
    (absence.GoAway, absence.ComeBack, absence.GiveUp, pause.LoseTime, closing.Close)
)
_CLOCKS: frozenset[type[Command]] = frozenset((pause.PauseClocks, pause.Resume))
_AT_ANY_TIME: frozenset[type[Command]] = _CLOCKS | {discipline.GiveFoul, Rule}
_JUDGE_ONLY: frozenset[type[Command]] = _ABSENCE | _AT_ANY_TIME | {Next, Deal}


def admit(game: Game, act: Act) -> Refusal | None:
    """Why a command is not let in, or nothing if it is."""
    if game.table.closed:
        return TABLE_CLOSED
    kind = type(act.do)
    if kind in _LOBBY:
        return _lobby(game, act)
    if kind in _PROOF or kind is closing.Close or (act.by == "machine" and kind in _ABSENCE):
        return None if game.table.sitters else NOT_STARTED
    if isinstance(game.phase, Seating):
        return NOT_STARTED
    if isinstance(game.phase, Over):
        return GAME_OVER
    if kind in _JUDGE_ONLY:
        return _led(game, act)
    return _player(game, act) if act.by in ("seat", "judge") else NOT_YOURS


def _lobby(game: Game, act: Act) -> Refusal | None:
    if not isinstance(game.phase, Seating):
        return ALREADY_STARTED
    return None if act.by in ("person", "machine") else NOT_YOURS


def _led(game: Game, act: Act) -> Refusal | None:
    """What the judge does, or the machine in his stead (G4)."""
    table, kind = game.table, type(act.do)
    if act.by not in ("judge", "machine"):
        return NOT_YOURS
    if kind is pause.Resume:
        return None if table.pause else NOT_PAUSED
    if kind in _AT_ANY_TIME or kind in _ABSENCE:
        return NOT_YOURS if kind in _ABSENCE or act.by != "judge" else None
    if table.machine_does(game.phase.duty) != (act.by == "machine"):
        return NOT_YOURS
    if (kind is Deal) != isinstance(game.phase, Dealing):
        return NOT_OFFERED
    if table.pause:
        return PAUSED
    if act.step != table.step:
        return STALE_STEP
    return TOO_EARLY if act.by == "machine" and act.at < table.until else None


def _player(game: Game, act: Act) -> Refusal | None:
    """A player's own command, or the judge's in his name."""
    table = game.table
    if not 1 <= act.seat <= table.size:
        return NO_SUCH_SEAT
    if type(act.do) is Leave:
        return None if act.seat in table.living else NOT_LIVING
    if table.pause:
        return PAUSED
    offers = seat_offers(game, act.seat)
    if act.seat not in table.living and not offers:
        return NOT_LIVING
    if act.step != table.step:
        return STALE_STEP
    late = act.at - table.until
    if late > 0 and act.by == "seat" and table.machine_does(game.phase.duty):
        return Refusal("TOO_LATE", "G4", late)
    for offer in offers:
        if covers(offer, act.do):
            return None
    return game.phase.refuse(table, act)
