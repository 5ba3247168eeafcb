"""The server over real sockets: commands a second, CPU, memory, and coming back after a kill."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import uvloop
from msgspec import Struct
from msgspec.structs import replace

from palermo.game.phases.seating import AddBots, Sit, Start
from palermo.server import log
from palermo.server.app import embedded
from palermo.server.clock import SystemChance
from palermo.server.people.joining import join
from palermo.server.settings import Settings
from palermo.server.wire import Wanted

from .calibration import rate
from .crowd import Caller, Seat, connected

TABLES, AT_TABLE, ONLOOKERS = 200, 10, 200
LIVE_TABLES, AT_LIVE = 1_000, 2
SECONDS = 8.0
PAUSE_S = 0.15
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class ServerSpeed(Struct, frozen=True):
    """What was measured: rates a second, CPU in us, memory in MB, times in seconds."""

    sockets: int
    sockets_lost: int
    commands_per_second: float
    frames_per_second: float
    cpu_us_per_command: float
    cpu_us_at_one_table: float
    cpu_us_with_onlookers: float
    mb_per_1000_sockets: float
    recovery_seconds: float
    reconnected_seconds: float
    calibration: float


class Served:
    """A `palermo serve` in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process, self.port = process, port

    def cpu(self) -> float:
        """Seconds of CPU it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Its resident memory in MB."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 1e6

    def kill(self) -> None:
        """End it without a word."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextmanager
def served(data: Path) -> Iterator[Served]:
    """A server on a free port of this machine, with these databases."""
    command = [sys.executable, "-m", "palermo", "serve", "--port", "0", "--data", str(data)]
    cores = sorted(os.sched_getaffinity(0))
    # The server has one core to itself, whoever loads it another.
    os.sched_setaffinity(0, cores[:1])
    quiet = os.environ | {"PALERMO_LOG_LEVEL": "error"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=quiet
    ) as process:
        try:
            os.sched_setaffinity(0, cores[1:2] or cores)
            assert process.stdout
            said = re.search(r":(\d+)$", process.stdout.readline().strip())
            if said is None:
                raise RuntimeError("the server did not start")
            yield Served(process, int(said[1]))
        finally:
            process.kill()
            os.sched_setaffinity(0, cores)


async def prepared(data: Path, tables: int, people: int, size: int, begun: bool) -> list[Seat]:
    """Tables with `people` seated at each, made in the databases before the server starts."""
    node = embedded(Settings(data=data))
    await node.start()
    seats = []
    wanted = Wanted(size=size, private=True)
    for _ in range(tables):
        first, token = await node.sessions.welcome("en")
        live = await node.lobby.open(first, wanted)
        seats.append(Seat(live.stream, token))
        await node.lobby.act(live, live.game.table.host, Sit(1))
        for seat in range(2, people + 1):
            person, token = await node.sessions.welcome("en")
            who = await join(node.people, live, person, SystemChance())
            await node.lobby.act(live, who, Sit(seat))
            seats.append(Seat(live.stream, token))
        if begun:
            await node.lobby.act(live, live.game.table.host, AddBots())
            await node.lobby.act(live, live.game.table.host, Start())
    await node.stop()
    await node.commits.close()
    await node.people.close()
    return seats


async def onlookers(data: Path, table: str, how_many: int) -> list[Seat]:
    """Sessions of people who only watch a table."""
    node = embedded(Settings(data=data))
    tokens = [(await node.sessions.welcome("en"))[1] for _ in range(how_many)]
    await node.commits.close()
    await node.people.close()
    return [Seat(table, token) for token in tokens]


class Load(Struct, frozen=True):
    """What a load brought: commands kept and frames received a second, CPU (us) a command."""

    commands: float
    frames: float
    cpu: float


async def loaded(
    server: Served, callers: list[Caller], seconds: float, name: str, pause: float = 0
) -> Load:
    """Every caller says that he is ready, or is not, as soon as he was answered (after a `pause`,
    s). Only commands that were kept count.

    `name` begins the commands' ids: a second load is not taken for the first one's echo.
    """
    loop = asyncio.get_running_loop()
    going = True

    def talk(caller: Caller, number: int) -> None:
        if not going:
            return
        ready = b"true" if number % 2 == 0 else b"false"
        act = b'{"t":"act","id":"%s%d","step":0,"do":{"do":"ready","ready":%s}}'
        caller.answered = lambda: next_one(caller, number + 1)
        caller.send(act % (name.encode(), number, ready))

    def next_one(caller: Caller, number: int) -> None:
        if pause:
            loop.call_later(pause, talk, caller, number)
        else:
            talk(caller, number)

    def counted() -> tuple[int, int]:
        return sum(c.done for c in callers), sum(c.frames for c in callers)

    for caller in callers:
        talk(caller, 0)
    # The first answers come in a rush.
    await asyncio.sleep(1)
    (done, frames), before, began = counted(), server.cpu(), perf_counter()
    await asyncio.sleep(seconds)
    (last, shown), spent, used = counted(), perf_counter() - began, server.cpu() - before
    going = False
    kept = max(1, last - done)
    await asyncio.sleep(1)
    return Load(kept / spent, (shown - frames) / spent, used / kept * 1e6)


async def _sockets(data: Path) -> ServerSpeed:
    """Load, memory and onlookers: 200 tables of ten persons in their lobbies."""
    seats = await prepared(data, TABLES, AT_TABLE, AT_TABLE, begun=False)
    watching = await onlookers(data, seats[0].table, ONLOOKERS)
    with served(data) as server:
        empty = server.memory()
        callers = await connected(seats, server.port)
        memory = (server.memory() - empty) / len(callers) * 1000
        load = await loaded(server, callers, SECONDS, "load")
        # Ten persons at one table, slow enough for the server's patience: alone, then watched.
        table = callers[:AT_TABLE]
        alone = await loaded(server, table, SECONDS, "alone", PAUSE_S)
        await connected(watching, server.port)
        watched = await loaded(server, table, SECONDS, "watched", PAUSE_S)
        lost = sum(1 for caller in callers if caller.closed)
        server.kill()
    return ServerSpeed(
        sockets=len(callers),
        sockets_lost=lost,
        commands_per_second=round(load.commands, 1),
        frames_per_second=round(load.frames, 1),
        cpu_us_per_command=round(load.cpu, 1),
        cpu_us_at_one_table=round(alone.cpu, 1),
        cpu_us_with_onlookers=round(watched.cpu, 1),
        mb_per_1000_sockets=round(memory, 1),
        recovery_seconds=0,
        reconnected_seconds=0,
        calibration=round(rate()),
    )


async def _recovery(data: Path) -> tuple[float, float]:
    """How long until 1,000 live tables are back after a kill, and then their 2,000 sockets."""
    seats = await prepared(data, LIVE_TABLES, AT_LIVE, 4, begun=True)
    began = perf_counter()
    with served(data) as server:
        back = perf_counter() - began
        await connected(seats, server.port)
        sockets = perf_counter() - began - back
        server.kill()
    return back, sockets


def measure() -> ServerSpeed:
    """All figures; takes about a minute and a half."""
    log.set_up("error")
    with tempfile.TemporaryDirectory() as folder:
        speed = uvloop.run(_sockets(Path(folder) / "load"))
        back, sockets = uvloop.run(_recovery(Path(folder) / "live"))
    return replace(speed, recovery_seconds=round(back, 2), reconnected_seconds=round(sockets, 2))
