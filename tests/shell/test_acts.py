"""Commands on their way: retries, rivals, and refusals that change nothing and reach nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from palermo.kit.clock import run
from palermo.kit.town import Town
from palermo.server.wire import Wanted
from palermo.store.commits import broken_link

Story = Callable[[Town], Awaitable[None]]


def tell(story: Story, **settings: Any) -> None:
    async def told() -> None:
        town = await Town(3, **settings).start()
        await story(town)
        await town.stop()

    run(told())


async def opened(town: Town, host: str = "Nina", **wanted: Any) -> str:
    live = await town.node.lobby.open(await town.person(host), Wanted(**wanted))
    return live.stream


def test_a_retry_gets_its_first_answer() -> None:
    async def story(town: Town) -> None:
        table = await opened(town)
        nina = await town.browser(table, "Nina")
        said = {"t": "act", "id": "once", "step": 0, "do": {"do": "sit", "seat": 3}}
        assert (await nina.say(**said))["code"] == "OK"
        version = (await town.table(table)).version
        assert (await nina.say(**said))["code"] == "OK"
        assert (await nina.say(**said | {"do": {"do": "sit", "seat": 4}}))["code"] == "ID_TAKEN"
        live = await town.table(table)
        assert live.version == version
        assert live.seat_of(live.game.table.host) == 3

    tell(story)


def test_a_retry_after_a_crash_gets_its_first_answer() -> None:
    async def story(town: Town) -> None:
        table = await opened(town)
        nina = await town.browser(table, "Nina")
        said = {"t": "act", "id": "once", "step": 0, "do": {"do": "lock", "locked": True}}
        assert (await nina.say(**said))["code"] == "OK"
        await nina.close()
        await town.crash()
        await town.node.start()
        nina = await town.browser(table, "Nina")
        rows = len(await town.commits.read(table))
        assert (await nina.say(**said))["code"] == "OK"
        assert len(await town.commits.read(table)) == rows

    tell(story)


def test_two_servers_decide_on_one_table() -> None:
    """A conflict is read and decided again; a refusal is not given on old news (design 4)."""

    async def story(town: Town) -> None:
        table = await opened(town)
        other = Town.beside(town)
        await other.node.start()
        here, there = await town.table(table), await other.table(table)
        for name in ("Rosa", "Vito"):
            await town.person(name)
        rosa = await town.browser(table, "Rosa")
        vito = await other.browser(table, "Vito")
        codes = await asyncio.gather(rosa.act("sit", seat=1), vito.act("sit", seat=1))
        assert sorted(codes) == ["OK", "SEAT_TAKEN"]
        codes = await asyncio.gather(rosa.act("sit", seat=2), vito.act("sit", seat=5))
        assert codes == ["OK", "OK"]
        # Deaf to each other, they still agree whenever one of them acts.
        town.bus.unsubscribe(town.node.name)
        town.bus.unsubscribe(other.node.name)
        assert await vito.act("sit", seat=6) == "OK"
        assert await rosa.act("sit", seat=6) == "SEAT_TAKEN"
        assert await rosa.act("sit", seat=5) == "OK"
        await other.node.host.catch_up(there)
        await vito.settle()
        assert here.game == there.game
        assert rosa.state["seats"] == vito.state["seats"]
        assert broken_link(await town.commits.read(table)) is None
        for browser in (rosa, vito):
            await browser.close()
        await other.node.stop()

    tell(story)


def test_a_rivals_copy_of_the_machines_act_is_the_same_command() -> None:
    async def story(town: Town) -> None:
        live = await town.node.lobby.with_bots(await town.person("Nina"))
        nina = await town.browser(live.stream, "Nina")
        other = Town.beside(town)
        await other.node.start()
        # Half of the time they are deaf to each other.
        for _ in range(100):
            town.bus.unsubscribe(other.node.name)
            await asyncio.sleep(2)
            town.bus.subscribe(other.node.name, other.node.hinted)
            await asyncio.sleep(2)
        await town.over(live.stream)
        entries = live.entries
        names = [(e.by, e.seat, e.id) for e in entries if e.by != "person"]
        assert len(names) == len(set(names))
        rows = await town.commits.read(live.stream)
        assert broken_link(rows) is None
        assert len(rows) == len(entries)
        await nina.close()
        await other.node.stop()

    tell(story)


BAD: list[tuple[str, bytes | dict[str, Any], str]] = [
    ("no json", b"{", "BAD_MESSAGE"),
    ("no utf-8", b'{"t":"ping","n":"\xff"}', "BAD_MESSAGE"),
    ("deep", b"[" * 2000, "BAD_MESSAGE"),
    ("unknown kind", {"t": "dance"}, "BAD_MESSAGE"),
    ("unknown field", {"t": "ping", "n": 1, "more": 1}, "BAD_MESSAGE"),
    ("unknown command", {"t": "act", "id": "x", "do": {"do": "dance"}}, "BAD_MESSAGE"),
    ("field of a command", {"t": "act", "id": "x", "do": {"do": "done", "x": 1}}, "BAD_MESSAGE"),
    ("wrong type", {"t": "act", "id": "x", "do": {"do": "vote", "seat": "5"}}, "BAD_MESSAGE"),
    ("no id", {"t": "act", "id": "", "do": {"do": "done"}}, "BAD_MESSAGE"),
    ("long id", {"t": "act", "id": "x" * 65, "do": {"do": "done"}}, "BAD_MESSAGE"),
    ("hello again", {"t": "hello"}, "BAD_MESSAGE"),
    ("too large", {"t": "say", "id": "x", "channel": "table", "text": "x" * 5000}, "TOO_LARGE"),
    ("the clock's", {"t": "act", "id": "x", "step": 2, "do": {"do": "next"}}, "NOT_YOURS"),
    ("the deal", {"t": "act", "id": "x", "do": {"do": "deal", "roles": []}}, "NOT_YOURS"),
    ("time", {"t": "act", "id": "x", "do": {"do": "time_lost", "ms": 9}}, "BAD_MESSAGE"),
    ("opening", {"t": "act", "id": "x", "do": {"do": "open", "size": 4}}, "BAD_MESSAGE"),
    ("the lobby's", {"t": "act", "id": "x", "do": {"do": "sit", "seat": 1}}, "ALREADY_STARTED"),
    ("closing", {"t": "act", "id": "x", "do": {"do": "close"}}, "?"),
    ("stale step", {"t": "act", "id": "x", "step": 0, "do": {"do": "done"}}, "?"),
    ("out of turn", {"t": "act", "id": "x", "step": -1, "do": {"do": "nominate", "seat": 1}}, "?"),
    ("no such seat", {"t": "act", "id": "x", "step": -1, "do": {"do": "vote", "seat": 99}}, "?"),
    ("no such move", {"t": "act", "id": "x", "do": {"do": "choose", "move": "x", "seat": 1}}, "?"),
    ("blank line", {"t": "say", "id": "x", "channel": "table", "text": " \n "}, "NOTHING_SAID"),
    ("long line", {"t": "say", "id": "x", "channel": "table", "text": "x" * 501}, "LINE_TOO_LONG"),
    ("closed channel", {"t": "say", "id": "x", "channel": "mafia", "text": "x"}, "CHANNEL_CLOSED"),
    ("no channel", {"t": "say", "id": "x", "channel": "attic", "text": "x"}, "BAD_MESSAGE"),
    ("note nowhere", {"t": "note", "id": "x", "seat": 99, "text": "x"}, "BAD_NOTE"),
    ("note of marks", {"t": "note", "id": "x", "seat": 1, "mark": "blue"}, "BAD_MESSAGE"),
    ("long note", {"t": "note", "id": "x", "seat": 1, "text": "x" * 501}, "BAD_NOTE"),
]


@pytest.mark.parametrize("case", BAD, ids=[name for name, *_ in BAD])
def test_bad_input_gets_a_code_and_changes_nothing(
    case: tuple[str, bytes | dict[str, Any], str],
) -> None:
    _, message, wanted = case

    async def story(town: Town) -> None:
        live = await town.node.lobby.with_bots(await town.person("Nina"))
        nina = await town.browser(live.stream, "Nina")
        rosa = await town.browser(live.stream, "Rosa")
        await asyncio.sleep(30)
        before = live.version, live.game, len(rosa.received), nina.state
        lines = await town.commits.lines(live.stream, "table")
        heard = len(nina.received)
        if isinstance(message, dict):
            step = {"step": live.game.table.step} if message.get("step") == -1 else {}
            message_ = msgspec.json.encode(message | step)
        else:
            message_ = message
        await nina.send(message_)
        answers = [msgspec.json.decode(text) for _, text in nina.received[heard:]]
        assert len(answers) == 1
        assert answers[0]["t"] == "answer"
        assert answers[0]["code"] not in ("OK", "STORE_DOWN")
        assert wanted in ("?", answers[0]["code"])
        assert (live.version, live.game, len(rosa.received), nina.state) == before
        assert await town.commits.lines(live.stream, "table") == lines
        await nina.close()
        await rosa.close()

    tell(story)


def test_an_onlooker_and_the_departed_take_no_part() -> None:
    async def story(town: Town) -> None:
        live = await town.node.lobby.with_bots(await town.person("Nina"))
        nina = await town.browser(live.stream, "Nina")
        rosa = await town.browser(live.stream, "Rosa")
        await asyncio.sleep(3)
        assert await rosa.act("leave") == "NOT_SEATED_HERE"
        assert await nina.act("leave") == "OK"
        version = live.version
        assert await nina.act("leave") == "NOT_LIVING"
        assert await nina.act("done") == "NOT_LIVING"
        assert live.version == version
        await nina.close()
        await rosa.close()

    tell(story)


def test_too_late_says_by_how_much() -> None:
    async def story(town: Town) -> None:
        live = await town.node.lobby.with_bots(await town.person("Nina"))
        nina = await town.browser(live.stream, "Nina")
        while nina.state["step"]["seat"] != nina.state["me"]["seat"]:
            await asyncio.sleep(0.1)
        # The grace: the step is over, the clock's Next has not come yet.
        until = nina.state["clock"]["until"]
        await asyncio.sleep((until + 100 - town.clock.now()) / 1000)
        answer = await nina.say(
            t="act", step=nina.state["step"]["n"], do={"do": "declare", "what": "holds",
            "value": "red", "seat": 1 if nina.state["me"]["seat"] != 1 else 2},
        )  # fmt: skip
        assert answer["code"] == "TOO_LATE"
        assert answer["late"] == 100
        await nina.close()

    tell(story)


def test_too_many_messages_are_left_undone_and_cut_off() -> None:
    async def story(town: Town) -> None:
        table = await opened(town)
        nina = await town.browser(table, "Nina")
        rosa = await town.browser(table, "Rosa")
        heard = len(rosa.received)
        for _ in range(120):
            if nina.bye:
                break
            await nina.send(b'{"t":"note","id":"n","seat":1,"text":"x"}')
        codes = [msgspec.json.decode(text).get("code") for _, text in nina.received]
        assert "TOO_FAST" in codes
        assert nina.bye == "TOO_FAST"
        assert len(rosa.received) == heard
        await nina.close()
        await rosa.close()

    tell(story)


def test_the_hosts_word_is_the_hosts() -> None:
    async def story(town: Town) -> None:
        table = await opened(town)
        nina = await town.browser(table, "Nina")
        rosa = await town.browser(table, "Rosa")
        assert await rosa.act("lock", locked=True) == "NOT_HOST"
        assert await rosa.act("add_bots") == "NOT_HOST"
        assert await nina.act("add_bots", bot="hal") == "UNKNOWN_BOT"
        assert await nina.act("sit", seat=1) == "OK"
        assert await nina.act("add_bots", seats=[2, 3]) == "OK"
        assert await nina.act("shuffle") == "OK"
        kinds = [seat["kind"] for seat in rosa.state["seats"]]
        assert sorted(kinds) == ["bot"] * 2 + ["free"] * 7 + ["online"]
        for browser in (nina, rosa):
            await browser.close()

    tell(story)


def test_g14_one_whom_the_host_removed_watches() -> None:
    async def story(town: Town) -> None:
        table = await opened(town)
        nina = await town.browser(table, "Nina")
        rosa = await town.browser(table, "Rosa")
        assert await rosa.act("sit", seat=2) == "OK"
        assert await nina.act("remove", seat=2) == "OK"
        assert rosa.state["names"]["me"]["onlooker"]
        assert await rosa.act("sit", seat=2) == "REMOVED_HERE"
        await town.crash()
        await town.node.start()
        rosa = await town.browser(table, "Rosa")
        assert await rosa.act("sit", seat=3) == "REMOVED_HERE"

    tell(story)


def test_a_store_that_fails_is_said_and_nothing_is_lost() -> None:
    async def story(town: Town) -> None:
        table = await opened(town)
        nina = await town.browser(table, "Nina")
        live = await town.table(table)
        before = live.version
        with town.broken_store():
            assert await nina.act("sit", seat=1) == "STORE_DOWN"
        assert live.version == before
        assert await nina.act("sit", seat=1) == "OK"
        with town.broken_store(after_writing=True):
            assert await nina.act("lock", locked=True) == "STORE_DOWN"
        assert await nina.act("sit", seat=2) == "OK"
        assert live.game.table.locked
        await nina.close()

    tell(story)


def test_g7_an_owner_who_does_not_play_may_remove_a_player() -> None:
    async def story(town: Town) -> None:
        table = await opened(town, size=9)
        for name in ("Rosa", "Vito"):
            await town.person(name)
        nina = await town.browser(table, "Nina")
        rosa = await town.browser(table, "Rosa")
        vito = await town.browser(table, "Vito")
        assert await nina.act("put_out", seat=2, reason="insult") == "NOT_STARTED"
        assert await rosa.act("sit", seat=2) == "OK"
        assert await nina.act("add_bots") == "OK"
        assert await nina.act("start") == "OK"
        live = await town.table(table)
        # The deal follows at once.
        await asyncio.sleep(0.1)
        version = live.version
        assert await vito.act("put_out", seat=2, reason="insult") == "NOT_YOURS"
        assert await rosa.act("put_out", seat=1, reason="insult") == "NOT_YOURS"
        assert await nina.act("put_out", seat=10, reason="insult") == "NO_SUCH_SEAT"
        assert live.version == version
        assert await nina.act("put_out", seat=2, reason="insult") == "OK"
        assert 2 not in live.game.table.living
        assert vito.state["seats"][1]["left"]["cause"] == "removal"
        assert await nina.act("put_out", seat=2, reason="insult") == "NOT_LIVING"

    tell(story)


def test_g7_an_owner_who_plays_removes_nobody() -> None:
    async def story(town: Town) -> None:
        live = await town.node.lobby.with_bots(await town.person("Nina"))
        nina = await town.browser(live.stream, "Nina")
        other = next(s for s in live.game.table.living if s != live.seat_of(live.game.table.host))
        assert await nina.act("put_out", seat=other, reason="insult") == "NOT_YOURS"
        assert other in live.game.table.living

    tell(story)
