"""Who may say a command now: the actor, the step, the time, and whether it is within an offer."""

from __future__ import annotations

from collections.abc import Callable

from .act import Act, Command, Leave, Next
from .boss import EndElection
from .interrupts import absence, closing, discipline, duties, judging, pause, proving, undoing
from .interrupts.pause import NOT_PAUSED
from .offers import covering, seat_offers
from .phase import Game, Phase
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
# So long each step of a night lasts at least, whoever leads it.
LEAST_MS = 5_000


def admit(game: Game, act: Act) -> Refusal | None:
    """Why a command is not let in, or nothing if it is."""
    if game.table.closed:
        return TABLE_CLOSED
    if act.by == "judge" and (refused := judging.may_judge(game.table, act)):
        return refused
    return _GATES.get(type(act.do), _player)(game, act)


def _lobby(game: Game, act: Act) -> Refusal | None:
    if not isinstance(game.phase, Seating):
        return ALREADY_STARTED
    return None if act.by in ("person", "machine") else NOT_YOURS


def _at_a_table(game: Game, act: Act) -> Refusal | None:
    """What each phase answers for itself, once there is a table."""
    return None if game.table.sitters else NOT_STARTED


def _machine(game: Game, act: Act) -> Refusal | None:
    """What the machine alone does, before the game, in it and after it."""
    if act.by == "machine":
        return _at_a_table(game, act)
    return _OUTSIDE.get(type(game.phase), NOT_YOURS)


def _judge(game: Game, act: Act) -> Refusal | None:
    """What the judge alone does, at any time of the game."""
    if type(game.phase) in _OUTSIDE:
        return _OUTSIDE[type(game.phase)]
    return None if act.by == "judge" else NOT_YOURS


def _undoing(game: Game, act: Act) -> Refusal | None:
    """The judge's, from the deal until the protocol is signed (F6)."""
    if isinstance(game.phase, Seating):
        return NOT_STARTED
    if act.by != "judge":
        return NOT_YOURS
    return undoing.SIGNED if game.table.proof.secret else None


def _put_out(game: Game, act: Act) -> Refusal | None:
    """The judge removes, or a person who must be the owner (G7)."""
    return _OUTSIDE.get(type(game.phase)) if act.by == "person" else _judge(game, act)


def _clock(game: Game, act: Act) -> Refusal | None:
    """What the clock says beside the step's end, in play and while no clock stands."""
    if act.by != "machine":
        return NOT_YOURS
    if type(game.phase) in _OUTSIDE:
        return _OUTSIDE[type(game.phase)]
    if game.table.pause:
        return PAUSED
    return None if act.step == game.table.step else STALE_STEP


def _resume(game: Game, act: Act) -> Refusal | None:
    """The judge's word, or the machine's once it has waited enough."""
    if type(game.phase) in _OUTSIDE:
        return _OUTSIDE[type(game.phase)]
    if act.by not in ("judge", "machine"):
        return NOT_YOURS
    return None if game.table.pause else NOT_PAUSED


def _led(game: Game, act: Act) -> Refusal | None:
    """What the judge does, or the machine in his stead (G4): the deal, and the step's end."""
    table, phase, by = game.table, game.phase, act.by
    kind = type(phase)
    if kind in _OUTSIDE:
        return _OUTSIDE[kind]
    if by != ("machine" if phase.duty in table.rules.duties else "judge"):
        return NOT_YOURS
    if (kind is Dealing) != (type(act.do) is Deal):
        return NOT_OFFERED
    if table.pause:
        return PAUSED
    if act.step != table.step:
        return STALE_STEP
    # The machine ends a step when it is over.
    return TOO_EARLY if act.at < (table.until if by == "machine" else _judges_least(game)) else None


def _judges_least(game: Game) -> int:
    """When a step may end by the judge's word (ms): when he says so, but at night, where persons
    are connected, not before its least length: his haste would tell who has no move (S2)."""
    table = game.table
    if game.phase.duty != "night_calls" or not table.setup.online:
        return 0
    return table.began + min(LEAST_MS, table.until - table.began)


def _player(game: Game, act: Act) -> Refusal | None:
    """A player's own command, or the judge's in his name."""
    table, phase, seat = game.table, game.phase, act.seat
    if type(phase) in _OUTSIDE:
        return _OUTSIDE[type(phase)]
    if act.by not in ("seat", "judge"):
        return NOT_YOURS
    if not 1 <= seat <= len(table.sitters):
        return NO_SUCH_SEAT
    if type(act.do) is Leave:
        return None if seat in table.living else NOT_LIVING
    if table.pause:
        return PAUSED
    offers = seat_offers(game, seat)
    if not offers and seat not in table.living:
        return NOT_LIVING
    if act.step != table.step:
        return STALE_STEP
    if act.at > table.until and act.by == "seat" and table.machine_does(phase.duty):
        return Refusal("TOO_LATE", "G4", act.at - table.until)
    return None if covering(offers, act.do) else phase.refuse(table, act)


_OUTSIDE: dict[type[Phase], Refusal] = {Seating: NOT_STARTED, Over: GAME_OVER}
_GATES: dict[type[Command], Callable[[Game, Act], Refusal | None]] = {
    Next: _led,
    Deal: _led,
    **dict.fromkeys(LOBBY, _lobby),
    **dict.fromkeys((*proving.COMMANDS, *judging.COMMANDS, closing.Close), _at_a_table),
    **dict.fromkeys(
        (absence.GoAway, absence.ComeBack, absence.GiveUp, pause.LoseTime, *judging.MACHINES),
        _machine,
    ),
    **dict.fromkeys((pause.PauseClocks, *discipline.COMMANDS, Rule, duties.ChangeDuties), _judge),
    discipline.PutOut: _put_out,
    **dict.fromkeys(undoing.COMMANDS, _undoing),
    EndElection: _clock,
    pause.Resume: _resume,
}
