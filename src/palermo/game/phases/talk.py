"""The day's talk: speeches in turn, nominations, a general discussion (D1-D4)."""

from __future__ import annotations

from msgspec.structs import replace

from ..act import Act, Command, Done, Event, Events, Offer, StepEvent
from ..departures import Struck
from ..phase import Folds, Game, Moment, Phase, Shown
from ..refusals import BAD_TARGET, NOT_OFFERED, NOT_YOUR_FLOOR, Refusal, refusal
from ..seats import after, around
from ..table import Nomination, Table, at_step, stamp
from ..turns import (
    DONE,
    Cut,
    Declare,
    Declared,
    Turns,
    counted,
    declared,
    floor_offers,
    floor_refusal,
    speaking,
)

SPEAK_UP = (Offer("speak_up"),)
WITHDRAW = (Offer("withdraw"),)

ALREADY_NOMINATED = refusal("ALREADY_NOMINATED", "D4", "This player is nominated already.")
NOMINATION_STANDS = refusal("NOMINATION_STANDS", "D4", "Your first nomination of the day stands.")
NOT_YOURSELF = refusal("NOT_YOURSELF", "D4", "Nobody nominates himself at this table.")
NOTHING_TO_WITHDRAW = refusal("NOTHING_TO_WITHDRAW", "D4", "You have nominated nobody today.")


class Nominate(Command, frozen=True):
    """Put a player up for the vote, during one's own speech (D4)."""

    seat: int


class Withdraw(Command, frozen=True):
    """Take one's nomination back (D4)."""


class SpeakUp(Command, frozen=True):
    """Speak again after "I have said it all" (D1)."""


class DayBegan(Event, frozen=True):
    """A day, who opens it and who closes it (D3)."""

    day: int
    opener: int
    closer: int


class SpeechBegan(StepEvent, frozen=True, omit_defaults=True):
    """One has the floor (D1). `cut`: his third foul cost him this speech, or half of it (F2)."""

    seat: int
    cut: Cut = ""


class Nominated(Event, frozen=True):
    """A player is put up for the vote; what the same speaker named before is gone (D4)."""

    by: int
    seat: int


class Withdrawn(Event, frozen=True):
    """A nomination is taken back (D4)."""

    by: int


class DiscussionBegan(StepEvent, frozen=True):
    """All the living talk at once (D1)."""


class SaidAll(Event, frozen=True):
    """One has said all, or speaks again (D1)."""

    seat: int
    said: bool


class TalkClosed(Event, frozen=True):
    """Nobody has the floor any more."""

    nominees: tuple[int, ...]


class Talk(Phase, frozen=True):
    """Speeches in turn, then perhaps an open talk. `told`: who declared what in the latter."""

    turns: Turns = Turns()
    told: tuple[int, ...] = ()
    open: bool = False
    said: tuple[int, ...] = ()

    def shown(self, table: Table) -> Shown:
        if self.open:
            return Shown("discussion")
        name = "lost_speech" if self.turns.cut == "lost" else "speech"
        return Shown(name, self.turns.speaker)

    def moment(self, table: Table) -> Moment:
        if self.turns.cut == "lost":
            return Moment("hush")
        return Moment("living") if self.open else Moment("floor", (self.turns.speaker,))

    def offers(self, table: Table, seat: int) -> tuple[Offer, ...]:
        if self.open:
            return SPEAK_UP if seat in self.said else self._open(table, seat)
        if seat != self.turns.speaker:
            return ()
        floor = floor_offers(table, self.turns, seat) if self.turns.cut != "lost" else DONE
        own = nominated_by(table, seat)
        if not _may_name(table, own):
            return floor
        seats = nominable(table, seat)
        named = (*floor, Offer("nominate", seats, chosen=own)) if seats else floor
        return named + WITHDRAW if own else named

    def actors(self, table: Table) -> tuple[int, ...]:
        return table.living if self.open else (self.turns.speaker,)

    def _open(self, table: Table, seat: int) -> tuple[Offer, ...]:
        """In an open talk the floor is everybody's; where it is all the talk there is, one
        declares in it (D2a)."""
        if table.rules.talk != "open":
            return DONE
        return floor_offers(table, Turns(seat, (), self.told.count(seat)), seat)

    def refuse(self, table: Table, act: Act) -> Refusal:
        do = act.do
        if refused := floor_refusal(self.turns, act):
            return NOT_OFFERED if self.open else refused
        if not isinstance(do, Nominate | Withdraw):
            return NOT_OFFERED
        if self.open or act.seat != self.turns.speaker:
            return NOT_YOUR_FLOOR
        if isinstance(do, Withdraw):
            return NOMINATION_STANDS if nominated_by(table, act.seat) else NOTHING_TO_WITHDRAW
        if not _may_name(table, nominated_by(table, act.seat)):
            return NOMINATION_STANDS
        if do.seat in table.nominees:
            return ALREADY_NOMINATED
        return NOT_YOURSELF if do.seat == act.seat else BAD_TARGET

    def decide(self, table: Table, act: Act) -> Events | Refusal:
        match act.do:
            case Nominate(seat=seat):
                return (Nominated(act.seat, seat),)
            case Withdraw():
                return (Withdrawn(act.seat),)
            case Declare():
                turns = Turns(act.seat, (), self.told.count(act.seat)) if self.open else self.turns
                made = declared(table, turns, act, act.do)
                return made if isinstance(made, Refusal) else (made,)
            case SpeakUp():
                return (SaidAll(act.seat, False),)
            case Done() if self.open:
                said = SaidAll(act.seat, True)
                everyone = set(table.living) <= {*self.said, act.seat}
                return (said, TalkClosed(table.nominees)) if everyone else (said,)
            case Done():
                return self.next(table, act.at)
        return NOT_OFFERED

    def next(self, table: Table, at: int) -> Events:
        seat = 0 if self.open else self.turns.upcoming(table.living)
        if seat:
            return (_speech_of(table, at, seat),)
        if table.rules.general_discussion and not self.open:
            return (DiscussionBegan(*stamp(table, at, table.rules.times.discussion)),)
        return (TalkClosed(table.nominees),)

    def without(self, table: Table, seat: int, at: int) -> Events:
        struck = (Struck(seat),) if seat in table.nominees else ()
        if seat == self.turns.speaker and not self.open:
            left = tuple(n for n in table.nominations if n.seat != seat)
            return struck + self.next(replace(table, nominations=left), at)
        if self.open and set(table.living) <= set(self.said):
            return (*struck, TalkClosed(tuple(n for n in table.nominees if n != seat)))
        return struck


def nominated_by(table: Table, seat: int) -> int:
    """Whom a player has nominated today, 0 for nobody."""
    for named in table.nominations:
        if named.by == seat:
            return named.seat
    return 0


def nominable(table: Table, seat: int) -> tuple[int, ...]:
    """Whom the player at `seat` may nominate (D4)."""
    closed = [n.seat for n in table.nominations]
    if not table.rules.self_nomination:
        closed.append(seat)
    return tuple([s for s in table.living if s not in closed]) if closed else table.living


def _may_name(table: Table, own: int) -> bool:
    return not own or table.rules.withdrawal == "free"


def begin(table: Table, at: int) -> Events:
    """A day begins with the first speech, or with an open talk (D1, D3)."""
    living = table.living
    if table.rules.talk == "open":
        step = stamp(table, at, table.rules.times.discussion)
        return (DayBegan(table.day or 1, 0, 0), DiscussionBegan(*step))
    if table.rules.rotation == "last":
        closer = after(table.closer, living) if table.closer else living[-1]
        opener = after(closer, living)
    else:
        opener = after(table.opener, living) if table.opener else living[0]
        closer = around(opener, living)[-1]
    day = table.day or 1
    opened = DayBegan(day, opener, closer)
    return (opened, _speech_of(table, at, opener))


def _speech_of(table: Table, at: int, seat: int) -> SpeechBegan:
    """A player's speech, or what his third foul has left of it (F2)."""
    times = table.rules.times
    if seat not in table.silenced:
        step, at, until = stamp(table, at, times.speech)
        return SpeechBegan(step, at, until, seat)
    short = table.rules.third_foul == "short_at_four" and len(table.living) in (3, 4)
    length = times.short_speech if short else times.lost_speech
    return SpeechBegan(*stamp(table, at, length), seat, "short" if short else "lost")


def _day_began(game: Game, e: DayBegan) -> Game:
    quiet = game.table.quiet_nights + (1 if e.day > 1 and not game.table.loss else 0)
    table = replace(
        game.table,
        day=e.day,
        night=False,
        opener=e.opener,
        closer=e.closer,
        nominations=(),
        quiet_nights=quiet,
        loss=False,
    )
    order = around(e.opener, table.living)
    return Game(table, Talk(Turns(0, order)))


def _talk(game: Game) -> Talk:
    assert isinstance(game.phase, Talk)
    return game.phase


def _speech(game: Game, e: SpeechBegan) -> Game:
    phase = _talk(game)
    turns = speaking(phase.turns, e.seat)
    table = at_step(game.table, e)
    if e.cut:
        turns = replace(turns, cut=e.cut)
        table = replace(table, silenced=tuple([s for s in table.silenced if s != e.seat]))
    return Game(table, replace(phase, turns=turns))


def _nominated(game: Game, e: Nominated) -> Game:
    kept = [n for n in game.table.nominations if n.by != e.by]
    nominations = (*kept, Nomination(e.by, e.seat))
    return Game(replace(game.table, nominations=nominations), game.phase)


def _withdrawn(game: Game, e: Withdrawn) -> Game:
    kept = tuple(n for n in game.table.nominations if n.by != e.by)
    return Game(replace(game.table, nominations=kept), game.phase)


def _discussion(game: Game, e: DiscussionBegan) -> Game:
    return Game(at_step(game.table, e), Talk(open=True))


def _said(game: Game, e: SaidAll) -> Game:
    phase = _talk(game)
    others = tuple(s for s in phase.said if s != e.seat)
    said = (*others, e.seat) if e.said else others
    return Game(game.table, replace(phase, said=said))


def _closed(game: Game, e: TalkClosed) -> Game:
    return Game(game.table, replace(_talk(game), turns=Turns(), finished=True))


def _declared(game: Game, e: Declared) -> Game:
    if isinstance(game.phase, Talk) and game.phase.open:
        return Game(game.table, replace(game.phase, told=(*game.phase.told, e.by)))
    turns = getattr(game.phase, "turns", None)
    if turns is None:
        return game
    return Game(game.table, replace(game.phase, turns=counted(turns)))


COMMANDS = (Nominate, Withdraw, SpeakUp, Done, Declare)
FOLDS: Folds = {
    DayBegan: _day_began,
    SpeechBegan: _speech,
    Nominated: _nominated,
    Withdrawn: _withdrawn,
    DiscussionBegan: _discussion,
    SaidAll: _said,
    TalkClosed: _closed,
    Declared: _declared,
}
