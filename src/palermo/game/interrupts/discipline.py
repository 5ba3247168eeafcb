"""Fouls and what they cost (F1, F2), removals (F2), the vote they cancel (F3), team defeat (F4)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ..act import Act, Command, Event, Events
from ..departures import Decided, leaving, revealing
from ..phase import Folds, Game
from ..phases import over
from ..refusals import (
    NO_SUCH_SEAT,
    NOT_LIVING,
    NOT_OFFERED,
    NOT_YOURS,
    Refusal,
    refusal,
)
from ..table import Outcome, Table
from .absence import HeartAttack

# What one is put out for (F1): a closed list, so that no free text stands in the log.
Breach = Literal[
    "fouls",
    "insult",
    "peeping",
    "night_talk",
    "oath",
    "role_proof",
    "foreign_speech",
    "leaving",
    "disorder",
    "other",
]
LOST_AT, OUT_AT = 3, 4

NO_FOULS = refusal("NO_FOULS", "F1", "Nobody counts fouls at this table.")
NO_JUDGED_HEART = refusal(
    "NO_JUDGED_HEART", "F5", "By this rulebook the judge puts out; he declares no heart attack."
)


class GiveFoul(Command, frozen=True, tag="foul"):
    """The judge gives a foul (F1)."""

    seat: int


class ConfirmFoul(Command, frozen=True):
    """The judge confirms an assistant's fourth foul, or does not give it (F2)."""

    seat: int
    given: bool


class PutOut(Command, frozen=True):
    """The judge removes a player for a gross breach (F2)."""

    seat: int
    reason: Breach


class JudgeHeart(Command, frozen=True):
    """The judge declares a heart attack for a breach, in a conference (F5)."""

    seat: int
    reason: Breach


class DefeatTeam(Command, frozen=True):
    """For the gravest breaches the judge gives the game to the other team (F4)."""

    team: Literal["town", "mafia"]
    reason: Breach


class Fouled(Event, frozen=True):
    """A player has so many fouls now (F1)."""

    seat: int
    count: int


class FoulWaits(Event, frozen=True):
    """An assistant has given a fourth foul: it waits for the judge (F2)."""

    seat: int


class FoulSettled(Event, frozen=True):
    """The judge has decided about an assistant's fourth foul."""

    seat: int


class SpeechForfeited(Event, frozen=True):
    """A third foul costs a player his next speech, or does so no longer (F2)."""

    seat: int
    lost: bool


class Removed(Event, frozen=True):
    """A player is put out, and why (F2)."""

    seat: int
    reason: Breach


class TeamDefeated(Event, frozen=True):
    """A team has lost by its breach (F4)."""

    team: Literal["town", "mafia"]
    reason: Breach


class VoteCancelled(Event, frozen=True):
    """There is no vote on this day, since somebody left out of turn (F3)."""

    day: int


def give_foul(game: Game, act: Act, do: GiveFoul) -> Events | Refusal:
    """A foul is counted; the third costs a speech, the fourth the game (F2)."""
    table = game.table
    if act.by != "judge":
        return NOT_YOURS
    if not table.rules.fouls:
        return NO_FOULS
    if not 1 <= do.seat <= table.size:
        return NO_SUCH_SEAT
    if not _there(game, do.seat):
        return NOT_LIVING
    count = fouls_of(table, do.seat) + 1
    if count >= OUT_AT and act.who and act.who != table.chair.stand_in:
        return NOT_OFFERED if do.seat in table.waiting_fouls else (FoulWaits(do.seat),)
    return fouling(game, do.seat, count, act.at)


def confirm_foul(game: Game, act: Act, do: ConfirmFoul) -> Events | Refusal:
    """An assistant's fourth foul counts once the judge says so (F2)."""
    if act.by != "judge":
        return NOT_YOURS
    if do.seat not in game.table.waiting_fouls:
        return NOT_OFFERED
    settled = FoulSettled(do.seat)
    if not do.given or not _there(game, do.seat):
        return (settled,)
    return (settled, *fouling(game, do.seat, OUT_AT, act.at))


def fouling(game: Game, seat: int, count: int, at: int) -> Events:
    """A player now has so many fouls, and what that costs (F2)."""
    table = game.table
    counted: Events = (Fouled(seat, count),)
    if count >= OUT_AT:
        return counted + _out(game, seat, "fouls", at)
    before, costs = fouls_of(table, seat), table.rules.third_foul != "none"
    if before < LOST_AT <= count and costs and seat in table.living:
        return (*counted, SpeechForfeited(seat, True))
    if count < LOST_AT and seat in table.silenced:
        return (*counted, SpeechForfeited(seat, False))
    return counted


def put_out(game: Game, act: Act, do: PutOut) -> Events | Refusal:
    """Removed at once, without a last word: by the judge, or by the table's owner who does not
    play himself (G7)."""
    if act.by != "judge" and not _owner_watching(game.table, act):
        return NOT_YOURS
    if not 1 <= do.seat <= game.table.size:
        return NO_SUCH_SEAT
    if not _there(game, do.seat):
        return NOT_LIVING
    return _out(game, do.seat, do.reason, act.at)


def judge_heart(game: Game, act: Act, do: JudgeHeart) -> Events | Refusal:
    """A heart attack by judgement: only where the rulebook has it."""
    table = game.table
    if act.by != "judge":
        return NOT_YOURS
    if table.rules.rulebook != "conference":
        return NO_JUDGED_HEART
    if do.seat not in table.living:
        return NOT_LIVING
    gone = leaving(table, (do.seat,), "heart_attack")
    return (HeartAttack(do.seat, do.reason), *gone, *revealing(table, (do.seat,)))


def defeat_team(game: Game, act: Act, do: DefeatTeam) -> Events | Refusal:
    """The other team has won, by F4."""
    if act.by != "judge":
        return NOT_YOURS
    outcome = Outcome("mafia" if do.team == "town" else "town", "F4")
    told = TeamDefeated(do.team, do.reason)
    return (told, Decided(outcome), *over.begin(game.table, outcome))


def fouls_of(table: Table, seat: int) -> int:
    """How many fouls a seat has."""
    return dict(table.fouls).get(seat, 0)


def cancelling(game: Game) -> Events:
    """The vote that somebody's leaving cancels: the present or the nearest, or tomorrow's once
    the present one is decided (F3). Several departures before one vote cancel one vote."""
    table = game.table
    if not table.rules.removal_cancels_vote:
        return ()
    later = table.night or not table.day or game.phase.decided(table)
    day = table.day + 1 if later else table.day
    return () if table.cancelled >= day else (VoteCancelled(day),)


def _owner_watching(table: Table, act: Act) -> bool:
    """Whether a person gives this command who owns the table and has no seat (G7)."""
    owns = act.by == "person" and bool(act.who) and act.who == table.host
    return owns and all(s is None or s.who != act.who for s in table.sitters)


def _there(game: Game, seat: int) -> bool:
    """Whether a player can still be punished: he lives, or is saying his last word."""
    return seat in game.table.living or seat in game.phase.moment(game.table).speakers


def _out(game: Game, seat: int, reason: Breach, at: int) -> Events:
    """Put out: a living player leaves; one who has left already loses the rest of his word."""
    table = game.table
    if seat not in table.living:
        return (Removed(seat, reason), *game.phase.next(table, at))
    gone = leaving(table, (seat,), "removal")
    return (Removed(seat, reason), *gone, *revealing(table, (seat,)))


def _fouled(game: Game, e: Fouled) -> Game:
    others = tuple(f for f in game.table.fouls if f[0] != e.seat)
    fouls = tuple(sorted((*others, (e.seat, e.count)))) if e.count else others
    return Game(replace(game.table, fouls=fouls), game.phase)


def _waiting(game: Game, seats: tuple[int, ...]) -> Game:
    return Game(replace(game.table, waiting_fouls=seats), game.phase)


def _forfeited(game: Game, e: SpeechForfeited) -> Game:
    others = tuple(s for s in game.table.silenced if s != e.seat)
    silenced = (*others, e.seat) if e.lost else others
    return Game(replace(game.table, silenced=silenced), game.phase)


COMMANDS = (GiveFoul, ConfirmFoul, PutOut, JudgeHeart, DefeatTeam)
FOLDS: Folds = {
    Fouled: _fouled,
    FoulWaits: lambda game, e: _waiting(game, (*game.table.waiting_fouls, e.seat)),
    FoulSettled: lambda game, e: _waiting(
        game, tuple(s for s in game.table.waiting_fouls if s != e.seat)
    ),
    SpeechForfeited: _forfeited,
    Removed: lambda game, e: game,
    TeamDefeated: lambda game, e: game,
    VoteCancelled: lambda game, e: Game(replace(game.table, cancelled=e.day), game.phase),
}
