"""Talk: a line is kept if the floor of the version it was said at allows it, else not at all."""

from __future__ import annotations

from collections.abc import Iterable

from ...bus.port import Bus, Hint
from ...game.floor import floor, private_talk
from ...game.phase import Game
from ...store.commits import Commits, Conflict
from ...store.commits import Line as Kept
from ..clock import Clock
from ..connection import encoded
from ..wire import Hello, Spoken
from .guest import Guest
from .host import Host
from .live import Live, finished
from .own import called

CHANNELS = ("table", "mafia", "dead", "gallery")
PRIVATE = "judge"
# What stands for the seat of whoever speaks as the judge.
JUDGES_SEAT = -1


class Talk:
    """Takes lines, numbers them in their channel, and brings them to those who hear them."""

    def __init__(self, host: Host, commits: Commits, bus: Bus, clock: Clock, node: str) -> None:
        self._host = host
        self._commits = commits
        self._bus = bus
        self._clock = clock
        self._node = node

    async def say(self, live: Live, draft: Kept) -> bool:
        """Keep a line of the person `draft.who`, or of the bot at `draft.seat`; False where the
        floor is not his. The judge's private line names in `draft.seat` whom it is for."""
        return await finished(self._in_turn(live, draft))

    async def _in_turn(self, live: Live, draft: Kept) -> bool:
        async with live.lock:
            while True:
                if not may_say(live, draft):
                    if await self._host.catch_up(live):
                        continue
                    return False
                kept = await self._commits.say(_said(live, draft, self._clock.now()))
                if not isinstance(kept, Conflict):
                    await self.heal(live, kept.channel, kept)
                    self._bus.publish(self._node, Hint(live.stream, 0, kept.channel, kept.n))
                    return True
                await self._host.catch_up(live)

    async def heal(self, live: Live, channel: str, kept: Kept | None = None) -> None:
        """Tell, in order and once, what was said in a channel and not yet told here; `kept` is
        known to be the last of it. Under the table's lock."""
        if not live.told:
            # Nobody was here yet; who comes reads for himself.
            return
        told = live.told.get(channel, 0)
        if kept and kept.n == told + 1:
            lines: Iterable[Kept] = (kept,)
        elif kept and kept.n <= told:
            return
        else:
            lines = await self._commits.lines(live.stream, channel, told)
        for line in lines:
            live.told[channel] = line.n
            self._tell(live, line)

    def _tell(self, live: Live, line: Kept) -> None:
        """Send a line to everyone connected who hears it and did not before."""
        message = encoded(told(live, line))
        for guest in live.guests.values():
            # Who has not caught up yet will read for himself.
            if not guest.lines or guest.lines.get(line.channel, 0) >= line.n:
                continue
            guest.lines[line.channel] = line.n
            if live.hears_all(guest.who):
                guest.connection.send(encoded(told(live, line, room_seat(line.channel))))
            elif hears(live.game, line, live.seat_of(guest.who)):
                guest.connection.send(message)

    async def catch_up(self, live: Live, guest: Guest, hello: Hello, most: int) -> None:
        """Send one who came the lines he missed, at most so many of each channel."""
        async with live.lock:
            if not live.told:
                # Nobody was here to be told anything before.
                marks = await self._commits.marks([live.stream])
                said = marks[live.stream].lines if marks else {}
                live.told = {channel: said.get(channel, 0) for channel in rooms(live.game)}
            seat, judges = live.seat_of(guest.who), live.hears_all(guest.who)
            own = (room_of(seat),) if seat else ()
            for channel in rooms(live.game) if judges else (*CHANNELS, *own):
                after = hello.lines.get(shown(channel), 0)  # type: ignore[call-overload]
                if judges and room_seat(channel):
                    # One number cannot say how far he is in every talk.
                    after = 0
                # Another server may have told him more than was heard of here yet.
                if live.told.get(channel, 0) <= after:
                    guest.lines[channel] = after
                    continue
                lines = await self._commits.lines(live.stream, channel, after)
                # What another server heard later is told to all at once.
                lines = [line for line in lines if line.n <= live.told[channel]]
                guest.lines[channel] = live.told[channel]
                mine = lines if judges else heard(live.game, lines, seat)
                for line in mine[-most:]:
                    guest.connection.say(told(live, line, room_seat(channel) if judges else 0))


def may_say(live: Live, draft: Kept) -> bool:
    """Whether the floor is whose line this is: a person's, a bot's, the judge's, the machine's."""
    if live.hears_all(draft.who) or (not draft.who and draft.seat == JUDGES_SEAT):
        if draft.channel == PRIVATE:
            return private_talk(live.game, draft.seat)
        return draft.channel == "table"
    seat = live.seat_of(draft.who) if draft.who else draft.seat
    return draft.channel in floor(live.game, seat).write


def _said(live: Live, draft: Kept, at: int) -> Kept:
    """The line as it is kept: who hears it follows from the floor of this very version. One of
    the judge's own is addressed to a seat; the machine's answers are said by none."""
    private, judges = draft.channel == PRIVATE, live.hears_all(draft.who)
    to = draft.seat if judges or not draft.who else live.seat_of(draft.who)
    by = JUDGES_SEAT if judges else to
    return Kept(
        stream=live.stream,
        channel=room_of(to) if private else draft.channel,
        version=live.version,
        at=max(at, live.at),
        who=draft.who,
        seat=by if draft.who or not private else 0,
        text=draft.text,
        key=draft.key,
        args=draft.args,
        hears=hearers(live.game) if draft.channel == "mafia" else (),
        id=draft.id,
    )


def rooms(game: Game) -> tuple[str, ...]:
    """Every channel of a table: those of many, and each seat's talk with the judge."""
    return (*CHANNELS, *(room_of(seat) for seat in range(1, game.table.size + 1)))


def room_of(seat: int) -> str:
    """The channel in which a seat and the judge talk; its lines are numbered for itself (S2)."""
    return f"{PRIVATE}:{seat}"


def room_seat(channel: str) -> int:
    """Whose private talk with the judge a channel is; 0 for a channel of many."""
    return int(channel.partition(":")[2]) if channel.startswith(f"{PRIVATE}:") else 0


def shown(channel: str) -> str:
    """What a channel is called on the wire: whose private talk it is nobody is told."""
    return PRIVATE if channel.startswith(f"{PRIVATE}:") else channel


def hearers(game: Game) -> tuple[int, ...]:
    """The seats that the mafia's channel reaches now."""
    seats = range(1, game.table.size + 1)
    return tuple(seat for seat in seats if "mafia" in floor(game, seat).read)


def hears(game: Game, line: Kept, seat: int) -> bool:
    """Whether one may read a line: the mafia's only if it was for him when it was said."""
    if line.channel == "mafia":
        return seat in line.hears
    if shown(line.channel) == PRIVATE:
        return bool(seat) and line.channel == room_of(seat)
    return line.channel in floor(game, seat).read


def heard(game: Game, lines: Iterable[Kept], seat: int) -> list[Kept]:
    """The lines that one may read."""
    return [line for line in lines if hears(game, line, seat)]


def told(live: Live, line: Kept, room: int = 0) -> Spoken:
    """A line as a browser hears it; the judge is told whose talk with him it is of."""
    return Spoken(
        channel=shown(line.channel),  # type: ignore[arg-type]
        n=line.n,
        at=line.at,
        by=line.seat,
        name=called(live, line.who),
        text=line.text,
        key=line.key,
        args=line.args,
        room=room,
    )
