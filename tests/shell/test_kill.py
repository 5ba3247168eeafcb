"""kill -9 at any moment: every table goes on from its last accepted command (issue 2.4)."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palermo.store.commits import broken_link
from palermo.store.sqlite import SqliteCommits
from palermo.store.upcast import decode
from tests.shell.house import House, Visitor, house

# So late, a server first gives the time back (`Heart.settle`).
OVERDUE_MS = 2_500
SHORT = {"speech": 2, "acquaintance_time": 1, "shot_time": 1, "council_time": 1, "dusk": 0.5}


class Player:
    """A person at a table who acts as he can and remembers what was acknowledged."""

    def __init__(self, here: House) -> None:
        self.visitor = Visitor(here.origin)
        self.visitor.me()
        self.acknowledged: list[str] = []
        self.table = ""

    def opens(self, size: int) -> None:
        visitor = self.visitor
        wanted = {"size": size, "options": SHORT, "private": True}
        self.table = visitor.post("/api/tables", **wanted).json()["id"]
        visitor.enter(self.table)
        for do, more in (("sit", {"seat": 1}), ("add_bots", {}), ("start", {})):
            self.acts(do, **more)

    def acts(self, do: str, **more: Any) -> None:
        command = self.visitor.command(do, **more)
        if self.visitor.again(command) == "OK":
            self.acknowledged.append(command["id"])

    def plays(self, seconds: float, dice: Random) -> None:
        """Speak, nominate and vote for so long."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.visitor.send(t="ping", n=0)
            self.visitor.until(lambda m: m["t"] == "pong")
            offers = self.visitor.state["offers"]
            wanted = [o for o in offers if o["do"] in ("nominate", "vote", "declare")]
            # Slower than the server's patience with hasty ones.
            time.sleep(0.2)
            if not wanted:
                continue
            offer = dice.choice(wanted)
            told = {"what": "holds", "value": "red"} if offer["do"] == "declare" else {}
            self.acts(offer["do"], seat=dice.choice(offer["seats"]), **told)


async def read_log(data: Path, table: str) -> tuple[list[Any], int]:
    store = SqliteCommits.open(data / "log.sqlite")
    rows, beat = await store.read(table), await store.last_beat()
    assert broken_link(rows) is None
    assert beat
    await store.close()
    return list(rows), beat


def log_of(data: Path, table: str) -> tuple[list[Any], int]:
    """A table's rows, and the last sign of life."""
    return asyncio.run(read_log(data, table))


def killed_once(here: House, players: list[Player], dice: Random) -> None:
    for player in players:
        player.plays(dice.uniform(0.1, 1.5), dice)
    before = {p.table: p.visitor.state for p in players}
    here.stop(signal.SIGKILL)
    logs = {p.table: log_of(here.data, p.table) for p in players}
    returning = time.time_ns() // 1_000_000
    here.start()
    for player in players:
        player.visitor.leave()
        rows, beat = logs[player.table]
        kept = {row.id for row in rows}
        assert set(player.acknowledged) <= kept
        player.visitor.enter(player.table)
        after = player.visitor.state
        assert after["step"]["n"] >= before[player.table]["step"]["n"]
        lost = [e for e in after["chronicle"] if e["what"]["event"] == "time_lost"]
        # Clocks moved by the time since the last sign: not less, so that nobody's is shorter, and
        # not more; and no command was taken by a server whose last sign was long ago.
        assert returning - beat <= lost[-1]["what"]["ms"] <= lost[-1]["at"] - beat
        assert rows[-1].at - beat <= OVERDUE_MS
        now, _ = log_of(here.data, player.table)
        assert now[: len(rows)] == rows
        assert all(decode(row).events for row in now)


def story(folder: Path, kills: int, seed: int) -> None:
    dice = Random(seed)
    with house(folder) as here:
        players = [Player(here), Player(here)]
        try:
            for player, size in zip(players, (5, 10), strict=True):
                player.opens(size)
            for _ in range(kills):
                killed_once(here, players, dice)
        finally:
            for player in players:
                player.visitor.close()


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    story(tmp_path, kills=1, seed=7)


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_server_killed_twenty_times_goes_on(tmp_path: Path) -> None:
    for seed in range(4):
        (tmp_path / str(seed)).mkdir()
        story(tmp_path / str(seed), kills=5, seed=seed)
