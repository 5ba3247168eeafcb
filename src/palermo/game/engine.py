"""Decide and evolve: the dispatch, without a rule of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from . import boss, rulings
from .act import Act, Command, Event, Events, Leave, Next
from .admission import admit
from .flow import after_loss, follow, lost
from .interrupts import absence, closing, discipline, duties, judging, pause, proving, undoing
from .phase import Game
from .phases.seating import Seating
from .refusals import NOT_OFFERED, Refusal
from .table import Table
from .vocabulary import FOLDS

BLANK = Game(Table(), Seating())

_INTERRUPTS: dict[type[Command], Callable[[Game, Act, Any], Events | Refusal]] = {
    absence.GoAway: absence.go_away,
    absence.ComeBack: absence.come_back,
    absence.GiveUp: absence.give_up,
    Leave: absence.leave,
    pause.PauseClocks: pause.pause,
    pause.Resume: pause.resume,
    pause.LoseTime: pause.lose_time,
    closing.Close: closing.close,
    discipline.GiveFoul: discipline.give_foul,
    discipline.ConfirmFoul: discipline.confirm_foul,
    discipline.PutOut: discipline.put_out,
    discipline.JudgeHeart: discipline.judge_heart,
    discipline.DefeatTeam: discipline.defeat_team,
    duties.ChangeDuties: duties.change_duties,
    boss.Elect: boss.elect,
    boss.EndElection: boss.end_election,
    rulings.Rule: rulings.rule,
    # Only the timeline can undo: it needs the whole log.
    **dict.fromkeys(undoing.COMMANDS, lambda game, act, do: NOT_OFFERED),
    **dict.fromkeys(
        (*judging.COMMANDS, *judging.MACHINES), lambda game, act, do: judging.decide(game, act)
    ),
    **dict.fromkeys(proving.COMMANDS, lambda game, act, do: proving.decide(game, act)),
}

# What may put somebody out of turn (F3): only after these is it looked for.
_LOSSES: frozenset[type[Command]] = frozenset(
    (Leave, absence.GiveUp, rulings.Rule, *discipline.COMMANDS)
)


def decide(game: Game, act: Act) -> Events | Refusal:
    """What a command brings about, or why it changes nothing."""
    played = play(game, act)
    return played if isinstance(played, Refusal) else played[0]


def evolve(game: Game, event: Event) -> Game:
    """The game after an event; computes no rule."""
    return FOLDS[type(event)](game, event)


def fold(game: Game, events: Events) -> Game:
    """The game after several events."""
    for event in events:
        game = FOLDS[type(event)](game, event)
    return game


def unfold(game: Game, events: Events) -> Iterator[tuple[Event, Game]]:
    """Each event with the game right after it."""
    for event in events:
        game = FOLDS[type(event)](game, event)
        yield event, game


def play(game: Game, act: Act) -> tuple[Events, Game] | Refusal:
    """Decide and evolve in one go: the events, and the game after them."""
    refused = admit(game, act)
    if refused is not None:
        return refused
    kind = type(act.do)
    if kind is Next:
        events: Events | Refusal = game.phase.next(game.table, act.at)
    elif kind in _INTERRUPTS:
        events = _INTERRUPTS[kind](game, act, act.do)
    else:
        events = game.phase.decide(game.table, act)
    if not isinstance(events, tuple):
        return events
    for event in events:
        game = FOLDS[type(event)](game, event)
    if kind in _LOSSES and (seat := lost(events)):
        more = after_loss(game, seat, act.at)
        events, game = events + more, fold(game, more)
    while game.phase.finished:
        more = follow(game, act.at)
        events, game = events + more, fold(game, more)
    return events, game
