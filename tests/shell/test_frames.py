"""Frames: any cut can be resumed, a slow reader is cut off, nobody is sent what he may not know."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from palermo.game.act import Act
from palermo.game.phases.night import Choose
from palermo.kit.clock import run
from palermo.kit.town import Browser, State, Town
from palermo.server.table.live import Live
from palermo.server.wire import Hello
from tests.shell.test_acts import opened, tell

OWN = ("names", "notes")


def public(state: State) -> State:
    """A state without what is one person's own."""
    return {name: section for name, section in state.items() if name not in OWN}


async def a_game(town: Town, *onlookers: str) -> tuple[Live, list[Browser]]:
    """Nina plays with nine bots; others watch."""
    live = await town.node.lobby.with_bots(await town.person("Nina"))
    return live, [await town.browser(live.stream, name) for name in ("Nina", *onlookers)]


@pytest.mark.parametrize("seed", range(3))
def test_frames_from_any_cut_equal_a_fresh_view(seed: int) -> None:
    async def story() -> None:
        town = await Town(seed).start()
        live, (_nina, rosa) = await a_game(town, "Rosa")
        dice = Random(seed)
        cuts: list[tuple[str, int, State]] = []
        while live.status == "playing":
            await asyncio.sleep(dice.uniform(1, 12))
            cuts.append((rosa.epoch, rosa.v, rosa.state))
            epoch, v, state = dice.choice(cuts)
            back = await town.browser(live.stream, "Vito", Hello(epoch, v), state=state)
            fresh = await town.browser(live.stream, "Salvo")
            assert public(back.state) == public(fresh.state) == public(rosa.state)
            assert back.state["names"]["seats"] == fresh.state["names"]["seats"]
            for browser in (back, fresh):
                await browser.drop()
        await town.stop()

    run(story())


def test_a_seat_resumes_too_and_an_old_epoch_gets_everything() -> None:
    async def story(town: Town) -> None:
        live, (nina,) = await a_game(town)
        await asyncio.sleep(20)
        epoch, v, state = nina.epoch, nina.v, nina.state
        await nina.drop()
        await asyncio.sleep(1)
        back = await town.browser(live.stream, "Nina", Hello(epoch, v), state=state)
        assert not msgspec.json.decode(back.frames()[0][1])["whole"]
        fresh = await town.browser(live.stream, "Nina")
        assert back.state == fresh.state
        assert back.bye == "REPLACED"
        for wrong in (Hello("other", v), Hello(epoch, v + 1000), Hello(epoch, -1)):
            again = await town.browser(live.stream, "Nina", wrong)
            assert msgspec.json.decode(again.frames()[0][1])["whole"]
            assert again.state == fresh.state
        await again.close()

    tell(story)


def test_a_ring_that_is_too_short_gives_everything() -> None:
    async def story(town: Town) -> None:
        live, (_, rosa) = await a_game(town, "Rosa")
        epoch, v = rosa.epoch, rosa.v
        await asyncio.sleep(120)
        assert rosa.v > v + 3
        back = await town.browser(live.stream, "Vito", Hello(epoch, v))
        assert public(back.state) == public(rosa.state)

    tell(story, ring=3)


def test_v_counts_and_the_hall_shares_its_bytes() -> None:
    async def story(town: Town) -> None:
        _live, (nina, rosa, vito) = await a_game(town, "Rosa", "Vito")
        await asyncio.sleep(120)
        counted: dict[str, dict[int, str]] = {}
        for name, browser in (("rosa", rosa), ("vito", vito)):
            frames = [msgspec.json.decode(text) for _, text in browser.frames()]
            last = frames[0]["v"]
            for (_, text), frame in zip(browser.frames()[1:], frames[1:], strict=True):
                own = set(frame["view"]) <= set(OWN) and not frame["happened"]
                assert frame["v"] == last + (not own)
                last = frame["v"]
                if not own:
                    counted.setdefault(name, {})[frame["v"]] = text
        shared = counted["rosa"].keys() & counted["vito"].keys()
        assert len(shared) > 10
        assert all(counted["rosa"][v] == counted["vito"][v] for v in shared)
        assert nina.state["me"]

    tell(story)


def test_a_slow_reader_is_cut_off_and_comes_back() -> None:
    async def story(town: Town) -> None:
        live, (_, rosa) = await a_game(town, "Rosa")
        slow = await town.browser(live.stream, "Vito", queue=8)
        slow.stall()
        epoch, v, state = slow.epoch, slow.v, slow.state
        received = len(slow.received)
        await asyncio.sleep(90)
        assert len(slow.received) == received
        assert slow.cut_off == "SLOW"
        back = await town.browser(live.stream, "Vito", Hello(epoch, v), state=state)
        assert public(back.state) == public(rosa.state)

    tell(story)


def secrets_in(text: str, seat: int, live: Live) -> list[str]:
    """Traces of what the hall or a living red may not know while the game is on."""
    frame = msgspec.json.decode(text)
    view = frame["view"]
    found = [f"role of {s['n']}" for s in view.get("seats", []) if _secret(s, seat, live)]
    hidden = {"role_given", "chose", "proposed", "answered", "voted", "hand_raised"}
    for line in frame["happened"] + view.get("chronicle", []):
        what = line["what"]
        mine = seat and (what["event"] == "role_given" or what.get("by") == seat)
        if what["event"] in hidden and not mine and what["event"] != "answered":
            found.append(what["event"])
    if view.get("team"):
        found.append("team")
    if not seat and view.get("me"):
        found.append("me")
    return found


def _secret(seat: dict[str, Any], mine: int, live: Live) -> bool:
    return bool(seat["role"]) and seat["alive"] and seat["n"] != mine


@pytest.mark.parametrize("seed", range(4))
def test_no_frame_of_the_hall_or_of_a_red_holds_a_secret(seed: int) -> None:
    async def story() -> None:
        town = await Town(seed).start()
        live, (nina, rosa) = await a_game(town, "Rosa")
        seat = live.seat_of(live.game.table.host)
        while live.status == "playing":
            await asyncio.sleep(0.5)
        red = live.game.table.team(seat) != "mafia"
        for browser, mine in ((rosa, 0), *(((nina, seat),) if red else ())):
            for _, text in browser.frames():
                if '"status":"over"' not in text and ".over." not in text:
                    assert secrets_in(text, mine, live) == []
        await town.stop()

    run(story())


def test_a_mafia_pick_reaches_nobody_else() -> None:
    async def story(town: Town) -> None:
        live, browsers = await a_game(town, "Rosa")
        table = live.game.table
        while live.game.phase.shown(live.game.table).name != "shot":
            await asyncio.sleep(0.01)
        table = live.game.table
        mafia = table.living_of("mafia")
        others = [b for b in browsers if live.seat_of(live.who(b.person.id)) not in mafia]
        counts = [len(b.received) for b in others]
        act = Act(Choose("shot", 1), 0, table.step, "seat", mafia[0], id="test")
        assert await town.node.acts.do(live, act, "test") is None
        assert live.entries[-1].id == "test"
        await asyncio.sleep(0)
        assert [len(b.received) for b in others] == counts

    tell(story)


def test_two_games_that_differ_in_what_one_may_not_know() -> None:
    """Twins (S2): a hidden pick more, a hidden proposal, another hidden target: the same frames,
    byte for byte, in number, order and time, for the hall and for a red."""

    async def watched(seed: int, meddle: bool) -> list[list[tuple[int, str]]]:
        town = await Town(seed).start()
        live, browsers = await a_game(town, "Rosa")
        while live.game.phase.shown(live.game.table).name != "checks":
            await asyncio.sleep(0.01)
            shown = live.game.phase.shown(live.game.table).name
            if meddle and shown == "shot":
                meddle = False
                table = live.game.table
                black = table.living_of("mafia")
                for n, seat in enumerate(black):
                    act = Act(
                        Choose("shot", table.living[n]), 0, table.step, "seat", seat, id=f"x{n}"
                    )
                    assert await town.node.acts.do(live, act, "test") is None
        mine = live.seat_of(live.game.table.host)
        red = live.game.table.team(mine) == "town"
        frames = [list(b.received) for b in browsers[0 if red else 1 :]]
        await town.stop()
        return frames

    for seed in range(4):
        plain, meddled = run(watched(seed, False)), run(watched(seed, True))
        assert plain == meddled
        assert all(len(frames) > 10 for frames in plain)


def test_talk_is_for_those_who_hear_it() -> None:
    async def story(town: Town) -> None:
        table = await opened(town, "Nina", size=6)
        nina = await town.browser(table, "Nina")
        rosa = await town.browser(table, "Rosa")
        vito = await town.browser(table, "Vito")
        assert await nina.act("sit", seat=1) == "OK"
        assert (await vito.say(t="say", channel="table", text=" hello  all "))["code"] == "OK"
        for browser in (nina, rosa, vito):
            assert [(x["n"], x["text"], x["by"]) for x in browser.lines] == [(1, "hello all", 0)]
        assert await nina.act("add_bots") == "OK"
        assert await nina.act("start") == "OK"
        assert (await rosa.say(t="say", channel="gallery", text="psst"))["code"] == "OK"
        assert [line["text"] for line in vito.lines] == ["hello all", "psst"]
        assert [line["text"] for line in nina.lines] == ["hello all"]
        assert (await nina.say(t="say", channel="gallery", text="x"))["code"] == "CHANNEL_CLOSED"
        assert (await vito.say(t="say", channel="table", text="x"))["code"] == "CHANNEL_CLOSED"
        late = await town.browser(table, "Salvo", Hello(lines={"table": 0, "gallery": 1}))
        assert [line["text"] for line in late.lines] == ["hello all"]

    tell(story)


def test_notes_are_ones_own_and_stay() -> None:
    async def story(town: Town) -> None:
        live, (nina, rosa) = await a_game(town, "Rosa")
        heard = len(rosa.received)
        said = {"t": "note", "seat": 2, "mark": "black", "text": "too quiet"}
        assert (await nina.say(**said))["code"] == "OK"
        assert nina.state["notes"] == {"2": {"mark": "black", "text": "too quiet"}}
        assert len(rosa.received) == heard
        assert rosa.state["notes"] == {}
        again = await town.browser(live.stream, "Nina")
        assert again.state["notes"] == {"2": {"mark": "black", "text": "too quiet"}}

    tell(story)
