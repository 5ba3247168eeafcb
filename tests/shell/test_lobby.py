"""The lobby, and what a table gives away once its game is over."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from palermo.game.audience import audience
from palermo.game.record import read_record, replayed
from palermo.game.view import SECTIONS, view
from palermo.kit.town import Town, reduced
from palermo.server.codes import Fault
from palermo.server.records import record, replay
from palermo.server.wire import Wanted
from tests.shell.test_acts import tell

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))


async def played(town: Town, **wanted: object) -> str:
    """A finished game of Nina (seat 2), Rosa (seat 4) and bots; Vito watches."""
    asked = Wanted(size=6, pace="quick", **wanted)  # type: ignore[arg-type]
    live = await town.node.lobby.open(await town.person("Nina"), asked)
    nina = await town.browser(live.stream, "Nina")
    rosa = await town.browser(live.stream, "Rosa")
    await town.browser(live.stream, "Vito")
    assert await nina.act("sit", seat=2) == "OK"
    assert await rosa.act("sit", seat=4) == "OK"
    assert (await rosa.say(t="say", channel="table", text="hello"))["code"] == "OK"
    assert await nina.act("add_bots") == "OK"
    assert await nina.act("start") == "OK"
    await town.over(live.stream)
    return live.stream


def test_rows_change_with_public_events_only() -> None:
    async def story(town: Town) -> None:
        live = await town.node.lobby.open(await town.person("Nina"), Wanted(size=5))
        nina = await town.browser(live.stream, "Nina")
        (row,) = town.node.lobby.rows()
        assert (row.status, row.people, row.bots, row.host) == ("lobby", 0, 0, "Nina")
        assert await nina.act("sit", seat=1) == "OK"
        assert await nina.act("add_bots") == "OK"
        assert await nina.act("lock", locked=True) == "OK"
        (row,) = town.node.lobby.rows()
        assert (row.people, row.bots, row.locked) == (1, 4, True)
        assert await nina.act("start") == "OK"
        # The deal follows at once.
        await asyncio.sleep(0.1)
        seen = {}
        while live.status == "playing":
            (row,) = town.node.lobby.rows()
            seen[msgspec.json.encode(row)] = (row.day, row.night, row.alive)
            table = live.game.table
            assert (row.day, row.night, row.alive) == (table.day, table.night, len(table.living))
            await asyncio.sleep(0.5)
        # One row for each of its public facts: nothing else makes another.
        assert len(seen) == len(set(seen.values()))
        assert town.node.lobby.rows() == []

    tell(story)


def test_private_tables_are_not_listed_and_survive_a_restart() -> None:
    async def story(town: Town) -> None:
        private = await town.node.lobby.open(await town.person("Nina"), Wanted(private=True))
        public = await town.node.lobby.open(await town.person("Nina"), Wanted())
        assert [row.id for row in town.node.lobby.rows()] == [public.stream]
        await town.crash()
        await town.node.start()
        assert [row.id for row in town.node.lobby.rows()] == [public.stream]
        assert (await town.table(private.stream)).status == "lobby"

    tell(story)


def test_a_table_that_does_not_start_in_an_hour_closes() -> None:
    async def story(town: Town) -> None:
        live = await town.node.lobby.open(await town.person("Nina"), Wanted())
        await asyncio.sleep(3599)
        assert live.status == "lobby"
        await asyncio.sleep(3)
        assert live.status == "closed"
        assert town.node.lobby.rows() == []

    tell(story)


def test_the_record_is_whole_and_names_nobody() -> None:
    async def story(town: Town) -> None:
        live = await town.table(await played(town))
        text = record(live, KEY)
        kept = read_record(text)
        assert len(list(replayed(kept))) == len(kept.log)
        for player in live.players.values():
            assert player.name not in text.decode()
            assert player.who not in text.decode()
        assert live.facts.machine.hex() not in text.decode()

    tell(story)


@pytest.mark.parametrize("eyes", ["hall", "seat:2", "seat:5", "all"])
def test_a_replay_ends_in_the_view_of_its_audience(eyes: str) -> None:
    async def story(town: Town) -> None:
        live = await town.table(await played(town))
        shown = msgspec.json.decode(msgspec.json.encode(await replay(live, eyes, town.commits)))
        state: dict[str, object] = {}
        for number, frame in enumerate(shown["frames"]):
            assert (frame["v"], frame["whole"]) == (number, number == 0)
            state = reduced(state, frame)
        now = view(live.game, audience(eyes, 6), [])
        wanted = msgspec.json.decode(msgspec.json.encode(now))
        assert {name: state[name] for name in SECTIONS} == {name: wanted[name] for name in SECTIONS}
        assert [line["text"] for line in shown["lines"] if line["text"]] == ["hello"]

    tell(story)


def test_a_replay_has_no_other_eyes() -> None:
    async def story(town: Town) -> None:
        live = await town.table(await played(town))
        for eyes in ("seat:9", "attic", ""):
            with pytest.raises(Fault, match="BAD_VIEW"):
                await replay(live, eyes, town.commits)

    tell(story)


def test_the_same_people_play_again() -> None:
    async def story(town: Town) -> None:
        stream = await played(town)
        live = await town.table(stream)
        rosa = await town.browser(stream, "Rosa")
        assert rosa.state["names"]["again"] is None
        opened = await asyncio.gather(
            *[town.node.lobby.again(live, await town.person(name)) for name in ("Nina", "Rosa")]
        )
        assert opened[0] is opened[1]
        await rosa.settle()
        again = opened[0]
        assert rosa.state["names"]["again"] == again.stream
        assert again.game.table.rules == live.game.table.rules
        # Each at his old seat; an onlooker comes without one and may take a bot's.
        assert [bool(s) for s in again.game.table.sitters] == [
            False,
            True,
            False,
            True,
            False,
            False,
        ]
        await town.node.lobby.again(live, await town.person("Vito"))
        assert sum(bool(s) for s in again.game.table.sitters) == 2
        with pytest.raises(Fault, match="NOT_THERE"):
            await town.node.lobby.again(live, await town.person("Stranger"))

    tell(story)


def test_finished_tables_are_let_go_and_folded_again() -> None:
    async def story(town: Town) -> None:
        live = await town.node.lobby.with_bots(await town.person("Nina"))
        nina = await town.browser(live.stream, "Nina")
        await town.over(live.stream)
        assert (await nina.say(t="say", channel="table", text="gg"))["code"] == "OK"
        await nina.drop()
        await asyncio.sleep(400)
        assert town.node.host.peek(live.stream) is None
        back = await town.browser(live.stream, "Nina")
        assert back.state["over"]
        assert [line["text"] for line in back.lines if line["text"]] == ["gg"]

    tell(story)
