"""The lobby: the list of tables, and opening new ones."""

from __future__ import annotations

import asyncio
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from ..game.act import Act, Command
from ..game.fairness import commit
from ..game.interrupts.proving import Commit
from ..game.phases.seating import AddBots, Open, Sit, Start
from ..game.refusals import Refusal
from ..rules.books import BookError, book, refused
from ..rules.decks import deck_of
from ..rules.options import OptionError, Rules
from ..store.people import People, Person, TableFacts
from .books import ONLINE
from .clock import Chance, Clock
from .codes import Fault
from .people.joining import join
from .table.act import Acts
from .table.fanout import Fanout
from .table.host import Host
from .table.live import Change, Live
from .table.own import called
from .table.presence import Presence
from .wire import TablePage, TableRow, Wanted, Weighed

WITH_BOTS = Wanted(pace="quick", private=True)
SEATS_WITH_BOTS = (3, 4, 5)


class Parts(Struct, frozen=True):
    """What the lobby works with."""

    host: Host
    acts: Acts
    fanout: Fanout
    presence: Presence
    people: People
    clock: Clock
    chance: Chance


class Lobby:
    """Opens tables and lists those that are open to all."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._listed: dict[str, Live] = {}
        self._opening = asyncio.Lock()

    def rows(self) -> list[TableRow]:
        """The public tables, those that wait first, the newest first."""
        rows = [row(live) for live in self._listed.values()]
        rows.sort(key=lambda row: (row.status != "lobby", -row.created))
        return rows

    def greet(self, live: Live) -> None:
        """A table was folded."""
        if live.version and not live.facts.private and live.status in ("lobby", "playing"):
            self._listed[live.stream] = live
        else:
            self._listed.pop(live.stream, None)

    def watch(self, live: Live, change: Change) -> None:
        """The table moved on; its row says only what everyone may see."""
        self.greet(live)

    async def open(self, person: Person, wanted: Wanted) -> Live:
        """A new table with this person as its host.

        Raises Fault for rules that no table is dealt under.
        """
        return await self._open(person, wanted_rules(wanted), wanted)

    async def with_bots(self, person: Person) -> Live:
        """A private table of ten with nine bots, its game begun (issue: one tap)."""
        live = await self._open(person, wanted_rules(WITH_BOTS), WITH_BOTS)
        who = live.game.table.host
        seat = Random(live.facts.machine).choice(SEATS_WITH_BOTS)
        for do in (Sit(seat), AddBots(), Start()):
            await self.act(live, who, do)
        self._parts.presence.expect(live, who)
        return live

    async def again(self, live: Live, person: Person) -> Live:
        """The table where the people of a finished one play on; the first to ask opens it.

        Raises Fault while the game is on, and for one who was not there.
        """
        if live.status not in ("over", "closed"):
            raise Fault("NOT_OVER", 409)
        who = next((p.who for p in live.players.values() if p.person == person.id), None)
        if who is None:
            raise Fault("NOT_THERE", 403)
        async with self._opening:
            following = await self._following(live, person)
        table, seat = following.game.table, live.seat_of(who)
        mine = await join(self._parts.people, following, person, self._parts.chance)
        if seat and following.status == "lobby" and not following.seat_of(mine):
            free = [n for n, sitter in enumerate(table.sitters, 1) if sitter is None]
            if free:
                await self.act(following, mine, Sit(seat if seat in free else free[0]))
                self._parts.presence.expect(following, mine)
        return following

    async def act(self, live: Live, who: str, do: Command) -> Refusal | None:
        """A lobby command of a person, given over HTTP."""
        act = Act(do, 0, by="person", who=who, id=self._parts.chance.key())
        return await self._parts.acts.do(live, act, who)

    async def _following(self, live: Live, person: Person) -> Live:
        if live.facts.again is None:
            rules, size = live.game.table.rules, live.game.table.size
            wanted = Wanted(size=size, private=live.facts.private)
            opened = await self._open(person, rules, wanted)
            again = await self._parts.people.link_again(live.stream, opened.stream)
            live.facts = replace(live.facts, again=again)
            self._parts.fanout.refresh_names(live)
        assert live.facts.again
        following = await self._parts.host.table(live.facts.again)
        if following is None:
            raise Fault("NO_TABLE", 404)
        return following

    async def _open(self, person: Person, rules: Rules, wanted: Wanted) -> Live:
        parts = self._parts
        stream = parts.chance.key()
        now = parts.clock.now()
        secrets = parts.chance.secret(), parts.chance.secret()
        facts = TableFacts(stream, wanted.private, now, *secrets)
        await parts.people.add_table(facts)
        live = Live(facts, now)
        who = await join(parts.people, live, person, parts.chance)
        opened = Open(rules, wanted.size, wanted.start_when_ready)
        parts.host.hold(live)
        wrong = await self.act(live, who, opened)
        if wrong:
            parts.host.drop(live)
            raise Fault(wrong.code, 422)
        # Before anybody sits: the deal's secret is fixed, and everyone can see that it is (S4).
        promise = Act(Commit(commit(facts.deal)), 0, by="machine", id="commit")
        await parts.acts.do(live, promise, "machine")
        return live


def wanted_rules(wanted: Wanted) -> Rules:
    """The rules a person asked for.

    Raises Fault where there are no such rules, or none that can be dealt.
    """
    rules = _rules(wanted)
    reasons = refused(rules, wanted.size)
    if reasons:
        raise Fault(reasons[0].code, 422, reasons[0].reason)
    return rules


def weigh(wanted: Wanted) -> Weighed:
    """Whether such a table could be dealt, for a form to say so before it is sent.

    Raises Fault where there are no such rules at all.
    """
    rules = _rules(wanted)
    return Weighed(refused(rules, wanted.size), deck_of(rules, wanted.size))


def _rules(wanted: Wanted) -> Rules:
    if wanted.rulebook not in ONLINE:
        raise Fault("BAD_BOOK", 422, f"tables here play by: {', '.join(ONLINE)}")
    options = wanted.options | ({"deck": wanted.deck} if wanted.deck else {})
    try:
        return book(wanted.rulebook, wanted.pace, options, wanted.edition)
    except BookError as error:
        raise Fault("BAD_BOOK", 422, str(error)) from error
    except OptionError as error:
        raise Fault("BAD_OPTION", 422, str(error)) from error


def row(live: Live) -> TableRow:
    """A table as everybody may see it."""
    table = live.game.table
    kinds = [sitter.kind for sitter in table.sitters if sitter]
    return TableRow(
        id=live.stream,
        rulebook=table.rules.rulebook,
        pace=table.rules.pace,
        status=live.status,
        size=table.size,
        people=sum(1 for kind in kinds if kind != "bot"),
        bots=kinds.count("bot"),
        host=called(live, table.host),
        locked=table.locked,
        day=table.day,
        night=table.night,
        alive=len(table.living) if table.roles else len(kinds),
        created=live.facts.created,
    )


def page(live: Live) -> TablePage:
    """What the page of a table's link shows before one enters."""
    sitters = enumerate(live.game.table.sitters, 1)
    names = {str(n): called(live, s.who) for n, s in sitters if s and s.who}
    return TablePage(row(live), names, live.facts.again)
