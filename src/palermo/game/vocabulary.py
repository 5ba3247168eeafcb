"""All commands and all events: the unions of what phases and interrupts declare."""

from __future__ import annotations

from types import ModuleType
from typing import Union

from msgspec import Struct

from . import boss, departures, rulings
from .act import Act, Command, Done, Event, Leave, Next
from .interrupts import absence, closing, discipline, duties, judging, pause, proving, undoing
from .phase import Folds
from .phases import (
    ballot,
    confirm,
    deal,
    dock,
    evening,
    farewell,
    lift,
    morning,
    night,
    over,
    seating,
    talk,
    tie,
    verdict,
)
from .poll import CastVote
from .turns import Declare

PHASES: tuple[ModuleType, ...] = (
    seating,
    deal,
    confirm,
    night,
    morning,
    talk,
    ballot,
    tie,
    lift,
    evening,
    dock,
    verdict,
    farewell,
    over,
)
_ROOMS: tuple[ModuleType, ...] = (
    *PHASES,
    departures,
    boss,
    absence,
    pause,
    closing,
    discipline,
    duties,
    judging,
    proving,
    rulings,
    undoing,
)

FOLDS: Folds = {event: fold for room in _ROOMS for event, fold in room.FOLDS.items()}
EVENTS: tuple[type[Event], ...] = tuple(FOLDS)
LOBBY_COMMANDS: tuple[type[Command], ...] = (
    *seating.COMMANDS,
    closing.Close,
    proving.AddWord,
    *judging.COMMANDS,
)
PLAY_COMMANDS: tuple[type[Command], ...] = (
    talk.Nominate,
    talk.Withdraw,
    talk.SpeakUp,
    Declare,
    Done,
    confirm.Confirm,
    CastVote,
    lift.RaiseHand,
    verdict.GiveVerdict,
    boss.Elect,
    night.Choose,
    night.Propose,
    night.Plan,
    farewell.NameBlacks,
    Leave,
)
MACHINE_COMMANDS: tuple[type[Command], ...] = (
    Next,
    deal.Deal,
    absence.GoAway,
    absence.ComeBack,
    absence.GiveUp,
    pause.PauseClocks,
    pause.Resume,
    pause.LoseTime,
    boss.EndElection,
    *discipline.COMMANDS,
    rulings.Rule,
    *undoing.COMMANDS,
    duties.ChangeDuties,
    *judging.MACHINES,
    proving.Commit,
    proving.ShowSecrets,
)
COMMANDS = (*LOBBY_COMMANDS, *PLAY_COMMANDS, *MACHINE_COMMANDS)
AnyCommand = Union[COMMANDS]  # type: ignore[valid-type]  # noqa: UP007
AnyEvent = Union[EVENTS]  # type: ignore[valid-type]  # noqa: UP007


class Entry(Struct, frozen=True, gc=False):
    """A command beside the events it brought about: one row of a game's log.

    `id` is the giver's own; correcting and stepping back (F6) judge the command again.
    """

    do: AnyCommand
    at: int
    step: int = 0
    by: str = "seat"
    seat: int = 0
    who: str = ""
    id: str = ""
    events: tuple[AnyEvent, ...] = ()

    @classmethod
    def of(cls, act: Act, events: tuple[Event, ...]) -> Entry:
        """The row of an act that was accepted."""
        return cls(act.do, act.at, act.step, act.by, act.seat, act.who, act.id, events)

    def act(self) -> Act:
        """The act of this row."""
        return Act(self.do, self.at, self.step, self.by, self.seat, self.who, self.id)  # type: ignore[arg-type]
