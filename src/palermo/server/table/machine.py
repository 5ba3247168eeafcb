"""Bots at their seats: when each is asked, and what becomes of its answer.

A bot is a function of its view. When it acts follows from the table's secret, the step and the
seat, never from its role, its choice or this machine's load (S2).
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import Struct

from ...bots import BotError, act, phrase
from ...game.act import Act, Command, Done
from ...game.audience import Audience
from ...game.offers import seat_offers, tag_of
from ...game.phases.night import Choose
from ...game.seen import Line, seen
from ...game.turns import Declared
from ...game.view import View, view
from ...game.windows import slot
from ...store.commits import Line as Kept
from ..clock import Clock, dice
from .act import Acts
from .live import Change, Live, history
from .presence import Tasks
from .talk import Talk

SPEECHES = ("speech", "tie_speech", "dock", "last_word", "discussion")
FIRST_MS = 1_000
BETWEEN_MS = 700
READING_MS = 3_000
DECLARATION_MS = 1_000
LONGEST_SPEECH_MS = 10_000
MOST_ACTS = 16

_encode = msgspec.json.Encoder().encode


class Plan(Struct):
    """A bot in one step: how often it acted, what it last saw, and its next turn."""

    acted: int = 0
    saw: bytes = b""
    timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        """It will not be asked."""
        if self.timer:
            self.timer.cancel()
            self.timer = None


class Cast(Struct):
    """The bots of one table: the step they are in, a plan each, and what each saw happen."""

    step: int
    plans: dict[int, Plan]
    chronicles: dict[int, list[Line]]

    def stop(self) -> None:
        """None of them will be asked."""
        for plan in self.plans.values():
            plan.stop()


class Machine:
    """Asks bots, and gives their commands in their names."""

    def __init__(self, acts: Acts, talk: Talk, tasks: Tasks, clock: Clock) -> None:
        self._acts = acts
        self._talk = talk
        self._tasks = tasks
        self._clock = clock
        self._casts: dict[str, Cast] = {}

    def greet(self, live: Live) -> None:
        """A table was folded: its bots find out where they are."""
        cast = Cast(0, {}, {})
        self._casts[live.stream] = cast
        for change in history(live.entries):
            _remember(live, cast, change)
        self._follow(live, cast)

    def watch(self, live: Live, change: Change) -> None:
        """The table moved on: bots look up."""
        cast = self._casts[live.stream]
        _remember(live, cast, change)
        self._follow(live, cast)

    def forget(self, live: Live) -> None:
        """The table is let go."""
        cast = self._casts.pop(live.stream, None)
        if cast:
            cast.stop()

    def stop(self) -> None:
        """No bot is asked any more."""
        for cast in self._casts.values():
            cast.stop()

    def _follow(self, live: Live, cast: Cast) -> None:
        table = live.game.table
        if table.step != cast.step or live.status != "playing":
            cast.stop()
            cast.step, cast.plans = table.step, {}
        if live.status != "playing" or table.pause:
            cast.stop()
            return
        for seat in cast.chronicles:
            self._look(live, cast, seat)

    def _look(self, live: Live, cast: Cast, seat: int) -> None:
        """Ask a bot in time, if it has anything to do and sees something new."""
        plan = cast.plans.setdefault(seat, Plan())
        if plan.timer or plan.acted >= MOST_ACTS or not seat_offers(live.game, seat):
            return
        eyes = view(live.game, Audience(seat), cast.chronicles[seat])
        sight = _encode(eyes)
        if sight == plan.saw:
            return
        first = not plan.saw
        plan.saw = sight
        at = first_turn(live, eyes) if first else self._clock.now() + BETWEEN_MS
        self._ask_at(live, seat, plan, at)

    def _ask_at(self, live: Live, seat: int, plan: Plan, at: int) -> None:
        delay = max(0, at - self._clock.now()) / 1000
        loop = asyncio.get_running_loop()
        plan.timer = loop.call_later(delay, self._ask, live, seat, plan, live.game.table.step)

    def _ask(self, live: Live, seat: int, plan: Plan, step: int) -> None:
        plan.timer = None
        cast = self._casts.get(live.stream)
        if cast is None or live.game.table.step != step or cast.plans.get(seat) is not plan:
            return
        eyes = view(live.game, Audience(seat), cast.chronicles[seat])
        plan.saw = _encode(eyes)
        sitter = live.game.table.sitters[seat - 1]
        throw = dice(live.facts.machine, "bot", step, seat, plan.acted)
        try:
            do = act(sitter.bot if sitter else "", eyes, throw)
        except BotError:
            return
        if do is None:
            return
        waits_until = done_at(eyes) if isinstance(do, Done) else called_at(live, do)
        if waits_until > self._clock.now():
            self._ask_at(live, seat, plan, waits_until)
            return
        plan.acted += 1
        self._tasks.start(self._do(live, seat, plan, do, eyes))

    async def _do(self, live: Live, seat: int, plan: Plan, do: Command, eyes: View) -> None:
        step = eyes.step.n
        if isinstance(do, Done):
            await self._speak(live, seat, eyes)
        # The number of its acts is in the id: the same bot's next command is another one.
        name = f"{tag_of(type(do))}.{step}.{seat}.{plan.acted}"
        await self._acts.do(live, Act(do, 0, step, "seat", seat, id=name), f"bot:{seat}")

    async def _speak(self, live: Live, seat: int, eyes: View) -> None:
        said = phrase(eyes, dice(live.facts.machine, "phrase", eyes.step.n, seat))
        if said and "table" in eyes.floor.write:
            # Rivals' bots say the same; it is kept once.
            name = f"bot:{seat}.{eyes.step.n}"
            args: dict[str, str | int] = dict(said.args)
            line = Kept(live.stream, "table", 0, 0, "", seat, "", said.key, args, id=name)
            await self._talk.say(live, line)


def first_turn(live: Live, eyes: View) -> int:
    """When a bot first acts in a step (ms): soon in its own speech, else somewhere in the step."""
    assert eyes.me
    began, length = live.game.table.began, eyes.clock.length
    if eyes.step.name == "shot" and live.game.table.rules.shooting == "called":
        return began
    if eyes.step.name in SPEECHES:
        return began + min(FIRST_MS, length // 5)
    throw = dice(live.facts.machine, "when", eyes.step.n, eyes.me.seat)
    return began + int(length * throw.uniform(0.15, 0.7))


def called_at(live: Live, do: Command) -> int:
    """When a shot of a called shooting is fired: as its seat is called (N3); else at once."""
    table = live.game.table
    called = table.rules.shooting == "called" and isinstance(do, Choose) and do.move == "shot"
    return slot(table, do.seat) if called and isinstance(do, Choose) and do.seat else 0


def done_at(eyes: View) -> int:
    """When a bot has been read: 3 s and 1 s a declaration after its step began, at most 10."""
    assert eyes.me
    began = eyes.clock.until - eyes.clock.length
    said: list[Any] = [line.what for line in eyes.chronicle if line.at >= began]
    mine = [what for what in said if isinstance(what, Declared) and what.by == eyes.me.seat]
    reading = READING_MS + DECLARATION_MS * len(mine)
    return began + min(reading, LONGEST_SPEECH_MS, int(eyes.clock.length * 0.8))


def _remember(live: Live, cast: Cast, change: Change) -> None:
    """Keep for each bot what it sees happen."""
    sitters = change.after.table.sitters
    bots = [n for n, sitter in enumerate(sitters, 1) if sitter and sitter.kind == "bot"]
    for gone in set(cast.chronicles) - set(bots):
        del cast.chronicles[gone]
    for seat in bots:
        chronicle = cast.chronicles.setdefault(seat, [])
        for moment in change.moments:
            told = seen(moment.event, Audience(seat), moment.after)
            chronicle.extend(Line(change.entry.at, what) for what in told)
