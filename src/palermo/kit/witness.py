"""What may never happen, whatever goes wrong: a story of rivals is held against each of these.

Every check returns what it found wrong, in words; nothing is good.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.structs import replace

from ..game.act import Act, Next
from ..game.audience import audience
from ..game.due import due
from ..game.engine import BLANK, play
from ..game.interrupts.absence import HeartAttack, WentAway
from ..game.interrupts.pause import TimeLost
from ..game.phase import Game
from ..game.refusals import Refusal
from ..server.table.feed import lines, sections
from ..server.table.live import Change, history
from ..server.wire import PERSON_COMMANDS
from ..store.commits import Line, Row, broken_link
from ..store.upcast import decode
from .rivals import PEOPLE, Story
from .visitors import Said, Up, Visitor

# A table none of whose people are here is looked for once a second.
LOOKED_FOR_MS = 1_000
# A server hears of a lost line so late at most.
UNHEARD_MS = 8_000
OWN = ("names", "notes", "chronicle")


class Witness:
    """The log of a story, folded, with the true time of every row; what was said to the hall."""

    def __init__(self, story: Story, rows: list[Row], spoken: Sequence[Line]) -> None:
        self.story = story
        self.rows = rows
        self.spoken = spoken
        self.changes: list[Change] = list(history([decode(row) for row in rows]))
        self.games: list[Game] = [BLANK, *(change.after for change in self.changes)]
        self.kept = [story.ledger.kept[story.stream, row.version] for row in rows]
        # How far two tellings of one moment may be apart: there and back, and the clocks.
        self.slack = 4 * story.faults.latency + 10

    def findings(self) -> list[str]:
        """Everything that is wrong."""
        found = [*self._chain(), *self._deadlines(), *self._absences(), *self._lines()]
        for visitor in self.story.visitors:
            found += [f"{visitor.person.name}: {wrong}" for wrong in self._client(visitor)]
            found += [wrong for said in visitor.said for wrong in self._command(visitor, said)]
        return found if self.story.over else [*found, "the game has no end"]

    def _chain(self) -> Iterator[str]:
        """No gap, no double."""
        if (broken := broken_link(self.rows)) is not None:
            yield f"row {broken} does not follow"
        if [row.version for row in self.rows] != list(range(1, len(self.rows) + 1)):
            yield "versions have a gap"
        if len({(row.by, row.id) for row in self.rows}) != len(self.rows):
            yield "a command was kept twice"
        if any(before.at > after.at for before, after in pairwise(self.rows)):
            yield "time went back"
        # Rivals' copies have one name, but nothing may be done twice by two names either.
        steps = [(c.entry.step, c.entry.at) for c in self.changes if isinstance(c.entry.do, Next)]
        if len({step for step, _ in steps}) != len(steps):
            yield "a step was ended twice"

    def _deadlines(self) -> Iterator[str]:
        """Nothing happens early, and nothing that is due waits for long."""
        patience = self.story.settings.patience + LOOKED_FOR_MS + 2 * self.slack
        before = 0
        for change, at in zip(self.changes, self.kept, strict=True):
            waiting = due(change.before)
            if waiting and at > max(waiting[0].at, before) + patience:
                late = at - max(waiting[0].at, before)
                yield f"version {change.version}: {waiting[0].act.do} was due {late} ms before"
            before = at
            if isinstance(change.entry.do, Next) and at < waiting[0].at - self.slack:
                yield f"version {change.version}: a step ended {waiting[0].at - at} ms early"
            if any(isinstance(moment.event, TimeLost) for moment in change.moments):
                yield f"version {change.version}: time was lost while a server lived"

    def _absences(self) -> Iterator[str]:
        """Nobody is away who is not, and whoever is away is found out."""
        declared: dict[int, list[int]] = {seat: [] for seat in range(1, PEOPLE + 1)}
        for change, at in zip(self.changes, self.kept, strict=True):
            for moment in change.moments:
                match moment.event:
                    case WentAway(seat=seat, since=since):
                        declared[seat].append(at)
                        yield from self._away(seat, since, at)
                    case HeartAttack(seat=seat) if self._up(seat, at - self.slack):
                        yield f"seat {seat} was given up and was there"
                    case _:
                        pass
        for seat, visitor in enumerate(self.story.visitors, 1):
            for gone, back in self._gaps(visitor):
                if self._waits(seat, gone, back) and not any(
                    gone < d < back for d in declared[seat]
                ):
                    yield f"seat {seat} was away for {back - gone} ms and nobody saw it"

    def _away(self, seat: int, since: int, at: int) -> Iterator[str]:
        up = self._up(seat, at - self.slack)
        if up and up.came < at - self.slack:
            yield f"seat {seat} was declared away and was there"
            return
        before = [one.until for one in self.story.visitors[seat - 1].ups if one.until <= at]
        lost = max(before, default=0)
        if at - lost < self.story.settings.silence - self.slack:
            yield f"seat {seat} was declared away after {at - lost} ms"
        # One whose server dies before it hears of his loss was there up to its last sign.
        known = [d.at for d in self.story.deaths if lost <= d.at <= lost + UNHEARD_MS]
        last = max(known, default=lost)
        if not lost - self.story.settings.lifetime - self.slack <= since <= last + self.slack:
            yield f"seat {seat} was declared away as of {since - lost} ms after it fell silent"

    def _gaps(self, visitor: Visitor) -> Iterator[tuple[int, int]]:
        """When a person was away for so long that everybody must have seen it."""
        settings = self.story.settings
        patience = settings.silence + settings.lifetime + 3 * LOOKED_FOR_MS + UNHEARD_MS
        ends = [*(up.came for up in visitor.ups[1:]), self.story.ended]
        for up, back in zip(visitor.ups, ends, strict=True):
            if up.until and back - up.until > patience:
                yield up.until, up.until + patience

    def _waits(self, seat: int, gone: int, back: int) -> bool:
        """Whether the game waits for the seat all that time."""
        versions = range(self._version(gone), self._version(back) + 1)
        games = [self.games[version] for version in versions]
        return all(seat in game.table.people() and not game.table.outcome for game in games)

    def _command(self, visitor: Visitor, said: Said) -> Iterator[str]:
        """OK means kept, once; a refusal was right at some moment between question and answer."""
        if said.do is None or not said.sent:
            return
        kept = [row for row in self.rows if (row.by, row.id) == (said.who, said.id)]
        if not said.code:
            return
        if (said.code == "OK") != bool(kept):
            yield f"{said.id} was answered {said.code} and is kept {len(kept)} times"
        if said.code != "OK" and not self._right(said):
            yield f"{said.id} {said.message['do']} was refused: {said.code}, and was legal"

    def _right(self, said: Said) -> bool:
        first, last = self._version(said.sent), self._version(said.answered)
        for version in range(first, last + 1):
            for at in (said.sent - self.slack, said.sent + self.slack):
                act = self._act(said, self.games[version], at)
                if act is None or isinstance(play(self.games[version], act), Refusal):
                    return True
        return False

    def _act(self, said: Said, game: Game, at: int) -> Act | None:
        assert said.do
        if isinstance(said.do, PERSON_COMMANDS):
            return Act(said.do, at, by="person", who=said.who)
        seats = [n for n, s in enumerate(game.table.sitters, 1) if s and s.who == said.who]
        step = said.message["step"]
        return Act(said.do, at, step, "seat", seats[0]) if seats else None

    def _lines(self) -> Iterator[str]:
        """Talk is numbered without gaps, and nothing is said twice."""
        spoken = self.spoken
        if [line.n for line in spoken] != list(range(1, len(spoken) + 1)):
            yield "lines have a gap"
        names = [(line.who, line.id) for line in spoken]
        if len(set(names)) != len(names):
            yield "a line was kept twice"

    def _client(self, visitor: Visitor) -> Iterator[str]:
        """What a person's screen shows in the end is what everyone in his place is shown."""
        yield from visitor.wrong
        spoken = self.spoken
        if visitor.heard != [line.n for line in spoken]:
            yield f"heard {len(visitor.heard)} of {len(spoken)} lines"
        seat = self.story.visitors.index(visitor) + 1
        eyes = audience(f"seat:{seat}", self.games[-1].table.size)
        shown = {name: msgspec.json.decode(raw) for name, raw in self._view(eyes).items()}
        mine = {name: shown for name, shown in visitor.state.items() if name not in OWN}
        differ = [name for name in shown if mine.get(name) != shown[name]]
        if differ:
            yield f"the screen differs in {differ}"
        told: list[Any] = []
        for change in self.changes:
            told += [msgspec.json.decode(raw) for raw in lines(change, eyes)]
        if visitor.state["chronicle"] != told:
            yield f"the chronicle has {len(visitor.state['chronicle'])} of {len(told)} lines"

    def _view(self, eyes: Any) -> dict[str, Any]:
        return dict(sections(self.games[-1], eyes))

    def _version(self, at: int) -> int:
        """The version that stood at a time."""
        return sum(1 for kept in self.kept if kept <= at)

    def _up(self, seat: int, at: int) -> Up | None:
        """The connection that a seat's person had at a time."""
        for up in self.story.visitors[seat - 1].ups:
            if up.came <= at and not 0 < up.until <= at:
                return up
        return None


async def findings(story: Story) -> list[str]:
    """Everything wrong with a story."""
    rows = [replace(row) for row in await story.ledger.read(story.stream)]
    spoken = await story.ledger.lines(story.stream, "table")
    return Witness(story, rows, spoken).findings()
