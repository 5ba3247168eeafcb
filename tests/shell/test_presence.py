"""Presence is counted, outages count for nobody (F5, designs 2 and 7)."""

from __future__ import annotations

import asyncio
from typing import Any

from palermo.game.act import Act
from palermo.game.rulings import Rule
from palermo.kit.clock import run
from palermo.kit.town import Browser, Town
from palermo.server.wire import Wanted
from tests.shell.test_acts import opened, tell


def events(browser: Browser, name: str) -> list[dict[str, Any]]:
    told = [line["what"] for line in browser.state["chronicle"]]
    return [what for what in told if what["event"] == name]


def away(browser: Browser) -> list[int]:
    return [seat["n"] for seat in browser.state["seats"] if seat["away_until"]]


async def seated(town: Town, *names: str, **wanted: Any) -> tuple[str, list[Browser]]:
    """Persons at seats 1, 2, ... and the host, who watches."""
    table = await opened(town, "Host", **wanted)
    browsers = [await town.browser(table, "Host")]
    for seat, name in enumerate(names, 1):
        browsers.append(await town.browser(table, name))
        assert await browsers[-1].act("sit", seat=seat) == "OK"
    return table, browsers


def test_a_lost_socket_is_away_after_three_seconds_as_of_its_loss() -> None:
    async def story(town: Town) -> None:
        _, (host, rosa) = await seated(town, "Rosa")
        lost = town.clock.now()
        await rosa.drop()
        await asyncio.sleep(2.9)
        assert away(host) == []
        await asyncio.sleep(0.2)
        assert away(host) == [1]
        assert [e["since"] for e in events(host, "went_away")] == [lost]
        # A seat in the lobby is kept for 60 s (G14).
        await asyncio.sleep(55)
        assert host.state["seats"][0]["kind"] == "online"
        await asyncio.sleep(3)
        assert host.state["seats"][0]["kind"] == "free"
        await host.close()

    tell(story)


def test_one_who_is_back_at_once_was_never_away() -> None:
    async def story(town: Town) -> None:
        table, (host, rosa) = await seated(town, "Rosa")
        for _ in range(3):
            await rosa.drop()
            await asyncio.sleep(2)
            rosa = await town.browser(table, "Rosa")
        await asyncio.sleep(10)
        assert events(host, "went_away") == []
        for browser in (host, rosa):
            await browser.close()

    tell(story)


def test_one_who_is_back_later_is_told_to_be_back() -> None:
    async def story(town: Town) -> None:
        table, (host, rosa) = await seated(town, "Rosa")
        await rosa.drop()
        await asyncio.sleep(5)
        assert away(host) == [1]
        rosa = await town.browser(table, "Rosa")
        assert away(host) == away(rosa) == []
        assert [e["seat"] for e in events(host, "came_back")] == [1]
        for browser in (host, rosa):
            await browser.close()

    tell(story)


def test_a_replaced_connection_is_told_and_cannot_be_declared_away() -> None:
    async def story(town: Town) -> None:
        table, (host, first) = await seated(town, "Rosa")
        second = await town.browser(table, "Rosa")
        assert first.bye == "REPLACED"
        await first.drop()
        await asyncio.sleep(10)
        assert events(host, "went_away") == []
        assert second.state["me"]["seat"] == 1
        for browser in (host, second):
            await browser.close()

    tell(story)


def test_a_person_seated_from_elsewhere_who_never_comes_is_away() -> None:
    async def story(town: Town) -> None:
        live = await town.node.lobby.with_bots(await town.person("Nina"))
        await asyncio.sleep(4)
        assert [a.seat for a in live.game.table.away] == [live.seat_of(live.game.table.host)]
        assert live.game.table.pause
        nina = await town.browser(live.stream, "Nina")
        assert not live.game.table.away
        assert not live.game.table.pause
        await nina.close()

    tell(story)


async def three_and_a_bot(town: Town) -> tuple[str, list[Browser]]:
    live = await town.node.lobby.open(await town.person("Ann"), Wanted(size=4, pace="quick"))
    browsers = []
    for seat, name in enumerate(("Ann", "Bea", "Cleo"), 1):
        browsers.append(await town.browser(live.stream, name))
        assert await browsers[-1].act("sit", seat=seat) == "OK"
    assert await browsers[0].act("add_bots") == "OK"
    assert await browsers[0].act("start") == "OK"
    return live.stream, browsers


def test_ten_minutes_without_a_server_in_a_window_of_seconds() -> None:
    """Nobody's clock is shorter for an outage, and none longer by more than a heartbeat."""

    async def story(town: Town) -> None:
        table, browsers = await three_and_a_bot(town)
        ann = browsers[0]
        while ann.state["step"]["name"] != "dusk":
            await asyncio.sleep(0.05)
        until = ann.state["clock"]["until"]
        await asyncio.sleep(0.73)
        crashed = town.clock.now()
        left = until - crashed
        for browser in browsers:
            await browser.close()
        await town.crash()
        await asyncio.sleep(600)
        await town.node.start()
        returned = town.clock.now()
        live = await town.table(table)
        gained = live.game.table.until - returned - left
        assert 0 <= gained <= town.settings.beat
        again = [await town.browser(table, name) for name in ("Ann", "Bea", "Cleo")]
        await asyncio.sleep(10)
        assert not events(again[0], "went_away")
        assert events(again[0], "time_lost")
        for browser in again:
            await browser.close()

    tell(story)


def test_who_does_not_return_after_an_outage_is_away_and_gets_his_full_time() -> None:
    async def story(town: Town) -> None:
        table, browsers = await three_and_a_bot(town)
        await asyncio.sleep(1)
        for browser in browsers:
            await browser.close()
        await town.crash()
        await asyncio.sleep(600)
        await town.node.start()
        returned = town.clock.now()
        ann, bea = [await town.browser(table, name) for name in ("Ann", "Bea")]
        await asyncio.sleep(5)
        assert away(ann) == [3]
        absence = ann.state["rules"]["absence"] * 1000
        assert 0 <= ann.state["seats"][2]["away_until"] - (returned + absence) <= 1000
        for browser in (ann, bea):
            await browser.close()

    tell(story)


def test_one_already_away_waits_no_longer_for_an_outage() -> None:
    async def story(town: Town) -> None:
        table, browsers = await three_and_a_bot(town)
        await browsers[2].drop()
        await asyncio.sleep(10)
        until = (await town.table(table)).game.table.away[0].until
        crashed = town.clock.now()
        for browser in browsers[:2]:
            await browser.close()
        await town.crash()
        await asyncio.sleep(300)
        await town.node.start()
        lost = town.clock.now() - crashed
        moved = (await town.table(table)).game.table.away[0].until - until
        assert lost <= moved <= lost + town.settings.beat

    tell(story)


def test_one_who_is_in_again_and_gone_is_waited_for_anew() -> None:
    """A ruling brings back one who had left the game and the page (G4)."""

    async def story(town: Town) -> None:
        table, browsers = await three_and_a_bot(town)
        cleo = browsers[2]
        while not cleo.state["offers"]:
            await asyncio.sleep(0.05)
        assert await cleo.act("leave") == "OK"
        await cleo.drop()
        await asyncio.sleep(20)
        live = await town.table(table)
        assert 3 not in live.game.table.living
        ruling = Act(Rule("bring_back", "G4", 3), 0, by="judge", id="back")
        assert await town.node.acts.do(live, ruling, "judge") is None
        await asyncio.sleep(4)
        assert away(browsers[0]) == [3]
        for browser in browsers[:2]:
            await browser.close()

    tell(story)


def test_a_server_that_slept_gives_the_time_back() -> None:
    """The process stood still, as when a laptop is closed: no restart, and nobody is too late."""

    async def story(town: Town) -> None:
        table, browsers = await three_and_a_bot(town)
        ann = browsers[0]
        while ann.state["step"]["name"] != "dusk":
            await asyncio.sleep(0.05)
        left = ann.state["clock"]["until"] - town.clock.now()
        asyncio.get_running_loop().passed += 600  # type: ignore[attr-defined]
        await asyncio.sleep(0.01)
        live = await town.table(table)
        assert live.game.table.step == ann.state["step"]["n"]
        gained = live.game.table.until - town.clock.now() - left
        assert -20 <= gained <= town.settings.beat
        for browser in browsers:
            await browser.close()

    tell(story)


def test_tables_without_sockets_go_on() -> None:
    async def story() -> None:
        town = await Town(5).start()
        live = await town.node.lobby.open(await town.person("Ann"), Wanted(size=6))
        host = await town.browser(live.stream, "Ann")
        assert await host.act("add_bots") == "OK"
        assert await host.act("start") == "OK"
        await host.drop()
        began = town.clock.now()
        over = await town.over(live.stream)
        assert over.game.table.outcome
        # Where only bots live, no step lasts more than two seconds.
        assert town.clock.now() - began < 10 * 60_000
        await town.stop()

    run(story())
