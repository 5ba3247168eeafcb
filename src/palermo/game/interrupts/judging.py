"""The judge's chair (G4, F7): who sits in it, who helps him, and who leads while he is gone."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ...rules.options import ALL_DUTIES, Duty
from ..act import Act, Command, Event, Events, Next
from ..lobby import may_take_chair, seat_of
from ..phase import Folds, Game
from ..phases.over import Over
from ..phases.seating import NOT_HOST, Seating, Stood
from ..refusals import NOT_OFFERED, NOT_YOURS, Refusal, refusal
from ..seats import Assistant, Chair, Power
from ..table import Table
from .discipline import GiveFoul
from .duties import until_then
from .pause import PauseClocks, Paused, Resume, resumed

AWAY_MS = 60_000
MOST_ASSISTANTS = 8

CHAIR_TAKEN = refusal("CHAIR_TAKEN", "G4", "The table has a judge already.")
PLAYERS_DO_NOT_JUDGE = refusal("PLAYERS_DO_NOT_JUDGE", "G4", "Who plays cannot judge.")
NO_SUCH_ASSISTANT = refusal("NO_SUCH_ASSISTANT", "S3", "Nobody of that key offers his help.")
TOO_MANY_ASSISTANTS = refusal("TOO_MANY_ASSISTANTS", "S3", "The judge has help enough.")
NOT_GRANTED = refusal("NOT_GRANTED", "S3", "The judge has not granted you this.")
HANDED_OVER = refusal("HANDED_OVER", "F7", "Another leads the table: take it back first.")
JUDGE_NOT_AWAY = refusal("JUDGE_NOT_AWAY", "F7", "Whoever leads the table is there.")
JUDGE_WAITED_FOR = refusal("JUDGE_WAITED_FOR", "F7", "The judge still has time to come back.")


# What an assistant may do with each power; with everything all but to choose assistants.
GRANTED: dict[Power, tuple[type[Command], ...]] = {
    "fouls": (GiveFoul,),
    "clocks": (Next, PauseClocks, Resume),
}


class TakeChair(Command, frozen=True):
    """The host becomes the table's judge before the deal, or whoever will where the duties want
    one; a seat he has is free then."""


class LeaveChair(Command, frozen=True):
    """The judge gives his chair up before the deal, or the host frees it."""


class OfferHelp(Command, frozen=True):
    """One who does not play offers to assist the judge, or no longer does."""

    offered: bool


class Grant(Command, frozen=True):
    """The judge says what an assistant may do (S3); nothing takes it all back."""

    who: str
    powers: tuple[Power, ...]


class HandOver(Command, frozen=True):
    """The judge lets an assistant who was granted everything lead, or, by an empty key, the
    machine (F7)."""

    who: str = ""


class TakeBack(Command, frozen=True):
    """The judge leads again, with the duties that were his (F7)."""


class JudgeGone(Command, frozen=True):
    """Whoever leads has lost his connection, at `since` (ms)."""

    since: int


class JudgeBack(Command, frozen=True):
    """Whoever leads is there again."""


class ReplaceJudge(Command, frozen=True):
    """The time to come back is over: an assistant leads, or, by an empty key, the machine."""

    who: str = ""


class ChairTaken(Event, frozen=True):
    """The table has a judge; `who` is his key."""

    who: str


class ChairLeft(Event, frozen=True):
    """The judge's chair is free again."""


class HelpOffered(Event, frozen=True):
    """Somebody would assist the judge, or no longer does."""

    who: str
    offered: bool


class Granted(Event, frozen=True):
    """What an assistant may do now."""

    who: str
    powers: tuple[Power, ...]


class JudgeLost(Event, frozen=True):
    """Whoever leads is away: since when, and until when the table waits for him (ms)."""

    since: int
    until: int


class JudgeReturned(Event, frozen=True):
    """Whoever leads is there again."""


class LeadTaken(Event, frozen=True):
    """Another leads the table: the judge, an assistant (`who`) or the machine; these duties are
    the machine's now, and the step lasts until (ms)."""

    by: Literal["judge", "assistant", "machine"]
    who: str
    duties: tuple[Duty, ...]
    until: int


def decide(game: Game, act: Act) -> Events | Refusal:
    """What becomes of a word about the chair."""
    if not isinstance(act.do, MACHINES) and (act.by != "person" or not act.who):
        return NOT_YOURS
    match act.do:
        case TakeChair():
            return _take(game, act)
        case LeaveChair():
            return _leave(game, act)
        case OfferHelp(offered=offered):
            return _offer_help(game.table, act, offered)
        case Grant():
            return _grant(game, act, act.do)
        case HandOver(who=who):
            return _hand_over(game, act, who)
        case TakeBack():
            return _take_back(game, act)
    return _presence(game, act)


def may_judge(table: Table, act: Act) -> Refusal | None:
    """Why one may not give a judge's command: the judge while another leads, an assistant (he
    gives it with his key) what he was not granted (S3)."""
    chair, who = table.chair, act.who
    if not who:
        return HANDED_OVER if chair.who and chair.led_by != "judge" else None
    powers = chair.powers(who)
    if "everything" in powers or any(type(act.do) in GRANTED[power] for power in powers):
        return None
    return NOT_GRANTED


def _take(game: Game, act: Act) -> Events | Refusal:
    table = game.table
    if not isinstance(game.phase, Seating):
        return NOT_OFFERED
    if table.chair.who:
        return CHAIR_TAKEN
    if not may_take_chair(table, act.who):
        return NOT_HOST
    seat = seat_of(table, act.who)
    rises: Events = (Stood(seat),) if seat else ()
    helped = any(a.who == act.who for a in table.chair.assistants)
    return (*rises, *((HelpOffered(act.who, False),) if helped else ()), ChairTaken(act.who))


def _leave(game: Game, act: Act) -> Events | Refusal:
    table = game.table
    if not isinstance(game.phase, Seating) or not table.chair.who:
        return NOT_OFFERED
    return (ChairLeft(),) if act.who in (table.chair.who, table.host) else NOT_YOURS


def _offer_help(table: Table, act: Act, offered: bool) -> Events | Refusal:
    chair = table.chair
    if act.who == chair.who or seat_of(table, act.who):
        return PLAYERS_DO_NOT_JUDGE
    known = any(a.who == act.who for a in chair.assistants)
    if offered == known or (not offered and chair.stand_in == act.who):
        return NOT_OFFERED
    if offered and len(chair.assistants) >= MOST_ASSISTANTS:
        return TOO_MANY_ASSISTANTS
    return (HelpOffered(act.who, offered),)


def _grant(game: Game, act: Act, do: Grant) -> Events | Refusal:
    chair = game.table.chair
    if not _is_judge(game, act):
        return NOT_YOURS
    if all(a.who != do.who for a in chair.assistants):
        return NO_SUCH_ASSISTANT
    if chair.stand_in == do.who and "everything" not in do.powers:
        return NOT_OFFERED
    powers = tuple(dict.fromkeys(do.powers))
    return NOT_OFFERED if powers == chair.powers(do.who) else (Granted(do.who, powers),)


def _hand_over(game: Game, act: Act, who: str) -> Events | Refusal:
    chair = game.table.chair
    if not _is_judge(game, act) or not _in_play(game):
        return NOT_YOURS
    if chair.led_by != "judge":
        return NOT_OFFERED
    if who and "everything" not in chair.powers(who):
        return NO_SUCH_ASSISTANT
    return (_led(game, act.at, who),)


def _take_back(game: Game, act: Act) -> Events | Refusal:
    table = game.table
    if not _is_judge(game, act) or not _in_play(game):
        return NOT_YOURS
    if table.chair.led_by == "judge":
        return NOT_OFFERED
    duties = table.chair.kept if table.chair.led_by == "machine" else table.rules.duties
    back = LeadTaken("judge", "", duties, until_then(table, game.phase.duty, duties, act.at))
    return (back, *_awake(game, back, act.at))


def _presence(game: Game, act: Act) -> Events | Refusal:
    """What the machine notices of whoever leads."""
    chair = game.table.chair
    match act.do:
        case JudgeGone(since=since):
            if not chair.leader or chair.until or isinstance(game.phase, Over):
                return NOT_OFFERED
            lost = JudgeLost(since, since + AWAY_MS)
            if not _in_play(game) or game.table.pause:
                return (lost,)
            # At once: not when it was noticed, but nothing before this step.
            stopped = min(act.at, max(since, game.table.began))
            return (lost, Paused("judge_away", stopped, 0))
        case JudgeBack():
            if not chair.until:
                return JUDGE_NOT_AWAY
            return (JudgeReturned(), *_awake(game, JudgeReturned(), act.at))
    if not chair.until:
        return JUDGE_NOT_AWAY
    if act.at < chair.until:
        return JUDGE_WAITED_FOR
    if not _in_play(game):
        return (ChairLeft(),)
    who = getattr(act.do, "who", "")
    if who and (who == chair.leader or "everything" not in chair.powers(who)):
        return NO_SUCH_ASSISTANT
    led = _led(game, act.at, who)
    return (led, *_awake(game, led, act.at))


def _led(game: Game, at: int, who: str) -> LeadTaken:
    """An assistant or the machine leads from now on; an assistant does what was the judge's."""
    table = game.table
    duties = table.rules.duties if who else ALL_DUTIES
    until = until_then(table, game.phase.duty, duties, at)
    return LeadTaken("assistant" if who else "machine", who, duties, until)


def _awake(game: Game, first: Event, at: int) -> Events:
    """The end of the pause that was for want of the judge."""
    stop = game.table.pause
    if stop is None or stop.why != "judge_away":
        return ()
    return resumed(FOLDS[type(first)](game, first), at)


def _is_judge(game: Game, act: Act) -> bool:
    return act.by == "person" and bool(act.who) and act.who == game.table.chair.who


def _in_play(game: Game) -> bool:
    return not isinstance(game.phase, Seating | Over)


def _sits(game: Game, chair: Chair) -> Game:
    return Game(replace(game.table, chair=chair), game.phase)


def _helped(game: Game, e: HelpOffered) -> Game:
    chair = game.table.chair
    others = tuple(a for a in chair.assistants if a.who != e.who)
    return _sits(game, replace(chair, assistants=(*others, *([Assistant(e.who)] * e.offered))))


def _granted(game: Game, e: Granted) -> Game:
    chair = game.table.chair
    found = tuple(replace(a, powers=e.powers) if a.who == e.who else a for a in chair.assistants)
    return _sits(game, replace(chair, assistants=found))


def _lead_taken(game: Game, e: LeadTaken) -> Game:
    table = game.table
    kept = table.chair.kept if table.chair.led_by == "machine" else table.rules.duties
    chair = replace(table.chair, led_by=e.by, stand_in=e.who, kept=kept, since=0, until=0)
    rules = replace(table.rules, duties=e.duties)
    return Game(replace(table, chair=chair, rules=rules, until=e.until), game.phase)


COMMANDS = (TakeChair, LeaveChair, OfferHelp, Grant, HandOver, TakeBack)
MACHINES = (JudgeGone, JudgeBack, ReplaceJudge)
FOLDS: Folds = {
    ChairTaken: lambda game, e: _sits(game, replace(game.table.chair, who=e.who)),
    ChairLeft: lambda game, e: _sits(game, Chair(assistants=game.table.chair.assistants)),
    HelpOffered: _helped,
    Granted: _granted,
    JudgeLost: lambda g, e: _sits(g, replace(g.table.chair, since=e.since, until=e.until)),
    JudgeReturned: lambda game, e: _sits(game, replace(game.table.chair, since=0, until=0)),
    LeadTaken: _lead_taken,
}
