"""Two servers on one store in a bad world: a whole game, in virtual time, from a seed.

`played` tells it; `palermo.kit.witness` says what was wrong. The same seed is the same story.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from msgspec import Struct

from ..game.phases.seating import AddBots, Sit, Start
from ..server.node import Node
from ..server.settings import Settings
from ..server.wire import Wanted
from ..store.people import People, Person
from .clock import SeededChance, VirtualClock
from .faults import Faults, FaultyBus, Reach, WrongClock
from .ledgers import Ledger, MemoryLedger, SqliteLedger
from .town import State
from .visitors import Visitor

PEOPLE, SIZE = 4, 6
LONGEST_S = 3_600
QUICK = {
    "speech": 6, "last_word": 4, "tie_speech": 4, "acquaintance_time": 4, "council_time": 4,
    "shot_time": 4, "check_time": 4, "absence": 30,
}  # fmt: skip


class Death(Struct, frozen=True):
    """When a server was killed (ms, true time), and which."""

    at: int
    node: str


class Story(Struct):
    """What a witness looks at once a game is over."""

    ledger: Ledger
    stream: str
    visitors: list[Visitor]
    deaths: list[Death]
    settings: Settings
    faults: Faults
    ended: int
    over: bool


class Rivals:
    """The servers, the store between them, and the persons who use them."""

    def __init__(self, seed: int | str, faults: Faults, file: Path | None = None) -> None:
        self.faults = faults
        clock = self.clock = VirtualClock(asyncio.get_running_loop())
        self.ledger = SqliteLedger(clock.now, file) if file else MemoryLedger(clock.now)
        self.people = People.in_memory()
        self.settings = Settings(alone=False)
        self.deaths: list[Death] = []
        self.nodes: list[Node | None] = [None, None]
        self.visitors: list[Visitor] = []
        self._dice = Random(seed)
        self._chance = SeededChance(f"chance {seed}")
        self._bus = FaultyBus(self._dice, faults)
        self._reaches: list[Reach | None] = [None, None]
        # Who waits for the dead waits to the end of the story.
        self._dead: list[Reach] = []
        self._work: list[asyncio.Task[None]] = []

    def living(self) -> Node | None:
        """See `visitors.Host`."""
        return self._dice.choice([node for node in self.nodes if node] or [None])

    def foremost(self) -> State:
        """See `visitors.Host`."""
        return max((v.state for v in self.visitors), key=lambda state: int(state["step"]["n"]))

    async def start(self, number: int) -> None:
        """A server comes up, with a clock that is wrong in its own way."""
        reach = Reach(self.ledger, self._dice, self.faults.latency)
        ahead = self.faults.skew * (1 if number else -1)
        clock = WrongClock(self.clock, ahead)
        node = Node(self.settings, reach, self.people, self._bus, clock, self._chance)
        await node.start()
        self.nodes[number], self._reaches[number] = node, reach

    async def kill(self, number: int) -> None:
        """A server dies without a word; so do the lines of those it served."""
        node, reach = self.nodes[number], self._reaches[number]
        assert node
        assert reach
        self.nodes[number] = None
        self.deaths.append(Death(self.clock.now(), node.name))
        reach.cut()
        self._dead.append(reach)
        for visitor in self.visitors:
            if visitor.node is node:
                visitor.lost()
        await node.kill()

    async def open(self) -> str:
        """A table, its persons seated, its game begun."""
        node = self.living()
        assert node
        persons = []
        for name in "ABCD"[:PEOPLE]:
            guest, _ = await node.sessions.welcome("en")
            await self.people.rename(guest.id, name, "en")
            persons.append(Person(guest.id, name, "en"))
        wanted = Wanted(size=SIZE, pace="quick", options=QUICK)
        stream = (await node.lobby.open(persons[0], wanted)).stream
        for person in persons:
            dice = Random(self._dice.random())
            self.visitors.append(Visitor(self, person, stream, dice, self.clock))
        for seat, visitor in enumerate(self.visitors, 1):
            assert await visitor.enter()
            assert await visitor.do(Sit(seat)) == "OK"
        for do in (AddBots(), Start()):
            assert await self.visitors[0].do(do) == "OK"
        return stream

    def run(self) -> None:
        """From now on everything goes wrong."""
        lives = [self._live(visitor) for visitor in self.visitors]
        for work in (*lives, *map(self._lines, self.visitors), self._kills(), self._storms()):
            self._work.append(asyncio.create_task(work))

    async def rest(self) -> None:
        """Nothing goes wrong any more: everybody who still wants to comes back."""
        for work in self._work:
            work.cancel()
        for end in await asyncio.gather(*self._work, return_exceptions=True):
            if isinstance(end, Exception):
                raise end
        for number, node in enumerate(self.nodes):
            if node is None:
                await self.start(number)
        for visitor in self.visitors:
            if not visitor.connected:
                assert await visitor.enter()
        # So long hints may still be on their way, and the servers look for what no hint said.
        await asyncio.sleep(self.faults.late / 1000 + 2)

    async def stop(self) -> None:
        """Everything ends."""
        for visitor in self.visitors:
            visitor.lost()
        for node in self.nodes:
            if node:
                await node.kill()
        await self.people.close()

    async def _live(self, visitor: Visitor) -> None:
        while True:
            await asyncio.sleep(self._dice.uniform(0.2, 1.5))
            if visitor.connected:
                await (visitor.talk() if self._dice.random() < 0.15 else visitor.act())

    async def _lines(self, visitor: Visitor) -> None:
        """A person's line breaks now and then; whenever it is down, he comes back in his time."""
        dice = self._dice
        up = dice.expovariate(1000 / self.faults.break_every)
        while True:
            await asyncio.sleep(min(up, 0.25))
            up -= 0.25
            if visitor.connected and up > 0:
                continue
            if visitor.connected:
                visitor.lost(dice.choice([0.0, 0.0, dice.uniform(0, 8)]))
            # Most are back at once; some go for a walk, and a few never return in time.
            walk = dice.choice([0.0] * 8 + [dice.uniform(3, 25), dice.uniform(20, 60)])
            await asyncio.sleep(walk)
            await asyncio.sleep(dice.uniform(0, 2.6))
            while not await visitor.enter():
                await asyncio.sleep(dice.uniform(0, 1))
            visitor.resend()
            up = dice.expovariate(1000 / self.faults.break_every)

    async def _kills(self) -> None:
        dice = self._dice
        while True:
            await asyncio.sleep(dice.expovariate(1000 / self.faults.kill_every))
            number = dice.randrange(2)
            await self.kill(number)
            await asyncio.sleep(dice.uniform(0, self.faults.down / 1000))
            await self.start(number)

    async def _storms(self) -> None:
        """Everybody's line breaks at once, several times in a row."""
        dice = self._dice
        while True:
            await asyncio.sleep(dice.expovariate(1000 / self.faults.storm_every))
            for _ in range(dice.randint(1, 4)):
                for visitor in self.visitors:
                    if visitor.connected:
                        visitor.lost(0)
                await asyncio.sleep(dice.uniform(0.1, 3))


async def played(seed: int | str, faults: Faults | None = None, file: Path | None = None) -> Story:
    """A whole game from a seed; the log in memory, or in SQLite where a `file` is named."""
    faults = faults or Faults()
    rivals = Rivals(seed, faults, file)
    await rivals.start(0)
    await rivals.start(1)
    stream = await rivals.open()
    rivals.run()
    over = False
    for _ in range(LONGEST_S):
        await asyncio.sleep(1)
        head = await rivals.ledger.head(stream)
        if over := bool(head and head.status in ("over", "closed")):
            break
    await rivals.rest()
    story = Story(
        rivals.ledger, stream, rivals.visitors, rivals.deaths, rivals.settings, faults,
        rivals.clock.now(), over,
    )  # fmt: skip
    await rivals.stop()
    return story
