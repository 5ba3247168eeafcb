"""Those who only watch: a rush of events reaches them together, in order, and all of it."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec

from palermo.kit.clock import run
from palermo.kit.town import Browser, Town
from palermo.server.table.gallery import GATHER_S
from palermo.server.wire import Wanted
from tests.shell.test_acts import opened, tell


def followed(browser: Browser) -> None:
    """What a client checks of every frame: it follows the one before."""
    epoch, v = "", 0
    for _, text in browser.frames():
        frame = msgspec.json.decode(text)
        own = set(frame["view"]) <= {"names", "notes", "offers", "me"} and not frame["happened"]
        number = frame["epoch"], frame["v"]
        follows = number == (epoch, v + 1) or (own and number == (epoch, v))
        assert frame["whole"] or follows, (number, epoch, v)
        epoch, v = number


async def same(browsers: list[Browser]) -> None:
    """Once all has arrived, everybody sees the same table."""
    await asyncio.sleep(2 * GATHER_S)
    for section in ("seats", "chronicle", "table"):
        assert len({msgspec.json.encode(b.state[section]) for b in browsers}) == 1
    assert len({b.state["names"]["onlookers"] for b in browsers}) == 1
    for browser in browsers:
        followed(browser)


def test_a_rush_is_one_delay_and_what_comes_alone_is_none() -> None:
    async def story(town: Town) -> None:
        table = await opened(town)
        nina = await town.browser(table, "Nina")
        assert await nina.act("sit", seat=1) == "OK"
        rosa = await town.browser(table, "Rosa")
        await asyncio.sleep(1)
        before = len(rosa.frames())
        began = town.clock.now()
        times = []
        for ready in (True, False, True, False):
            assert await nina.act("ready", ready=ready) == "OK"
            times.append(town.clock.now() - began)
            await asyncio.sleep(GATHER_S / 5)
        assert [at - began for at, _ in nina.frames()[-4:]] == times
        await asyncio.sleep(1)
        late = round(GATHER_S * 1000)
        assert [at - began for at, _ in rosa.frames()[before:]] == [0, late, late, late]
        await same([nina, rosa])
        for browser in (nina, rosa):
            await browser.drop()

    tell(story)


def test_whoever_comes_sits_or_leaves_in_a_rush_misses_nothing() -> None:
    async def story(seed: int) -> None:
        dice = Random(seed)
        town = await Town(seed).start()
        live = await town.node.lobby.open(await town.person("P0"), Wanted(size=6))
        here = [await town.browser(live.stream, "P0")]
        gone = []
        for number in range(1, 60):
            browser = dice.choice(here)
            seat = live.seat_of(next(p.who for p in live.players.values() if p.name == "P0"))
            match dice.randrange(6):
                case 0:
                    here.append(await town.browser(live.stream, f"P{number}"))
                case 1 if len(here) > 2:
                    gone.append(here.pop(dice.randrange(1, len(here))))
                    await gone[-1].drop()
                case 2:
                    await browser.act("sit", seat=dice.randint(1, 6))
                case 3:
                    await browser.act("stand")
                case 4 if seat:
                    await here[0].act("lock", locked=dice.random() < 0.5)
                case _:
                    await browser.act("ready", ready=dice.random() < 0.5)
            await asyncio.sleep(dice.choice((0, 0, 0.05, 0.3)))
        await same(here)
        for browser in here:
            await browser.drop()
        await town.stop()

    for seed in range(12):
        run(story(seed))


def test_a_gallery_sees_a_game_to_its_end() -> None:
    async def story(town: Town) -> None:
        live = await town.node.lobby.with_bots(await town.person("Nina"))
        nina = await town.browser(live.stream, "Nina")
        rosa, vito = [await town.browser(live.stream, name) for name in ("Rosa", "Vito")]
        await town.over(live.stream)
        await same([rosa, vito])
        assert rosa.state["over"]
        for browser in (nina, rosa, vito):
            await browser.drop()

    tell(story)
