"""Words at a text table: what they mean, who hears them, and that each is answered."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from palermo.game.act import Done, Offer
from palermo.game.boss import Elect
from palermo.game.phases.confirm import Confirm
from palermo.game.phases.night import Choose
from palermo.game.phases.verdict import GiveVerdict
from palermo.game.poll import CastVote
from palermo.kit.town import Browser, Town
from palermo.server.table.judge_words import BREACHES, JUDGES, NOMINATE
from palermo.server.table.live import Live
from palermo.server.table.words import (
    MOVES,
    WORDS,
    Unclear,
    Which,
    folded,
    hall_meaning,
    mafia_meaning,
    private_meaning,
    reads_private,
    target,
)
from tests.shell.test_acts import opened, tell

NAMES = {1: ("Nina",), 2: ("Nino",), 3: ("Vito",), 4: ("Agata", "Агата"), 12: ("Ян Іванов",)}
TREAT = Offer("choose", (1, 2, 3), "treat", chosen=0)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("3", 3),
        ("№3", 3),
        ("12.", 12),
        ("vito", 3),
        ("ＶＩＴＯ", 3),
        ("v", 3),
        ("агата", 4),
        ("ян", 12),
        ("nin", Which((1, 2))),
        ("nina", 1),
        ("5", Unclear()),
        ("123", Unclear()),
        ("zoe", Unclear()),
        ("", Unclear()),
    ],
)
def test_a_number_a_name_or_a_unique_beginning(text: str, meant: object) -> None:
    assert target(text, NAMES) == meant


@pytest.mark.parametrize(
    ("text", "offer", "meant"),
    [
        ("+", TREAT, Confirm()),
        ("3", TREAT, Choose("treat", 3)),
        ("treat vito", TREAT, Choose("treat", 3)),
        ("Лечить агата", TREAT, Choose("treat", 4)),
        ("kill 3", TREAT, Unclear()),
        ("nin", TREAT, Which((1, 2))),
        ("nobody", TREAT, Unclear()),
        ("никого", Offer("choose", (1,), "treat", chosen=1), Choose("treat", None)),
        ("who is Vito?", Offer("choose", (3,), "sheriff_check"), Choose("sheriff_check", 3)),
        ("кто такой Вито", Offer("choose", (3,), "sheriff_check"), Unclear()),
        ("Кто такая Агата?", Offer("choose", (4,), "sheriff_check"), Choose("sheriff_check", 4)),
        ("хто такий 3?", Offer("choose", (3,), "sheriff_check"), Choose("sheriff_check", 3)),
        ("compare 1 and 3", Offer("choose", (1, 3), "compare", most=2), Choose("compare", 1, 3)),
        ("1 3", Offer("choose", (1, 3), "compare", most=2), Choose("compare", 1, 3)),
        ("boss 2", Offer("elect", (1, 2)), Elect(2)),
        ("hello", TREAT, Unclear()),
    ],
)
def test_words_to_the_judge(text: str, offer: Offer, meant: object) -> None:
    assert private_meaning(text, (offer,), NAMES) == meant


def test_who_has_no_move_is_only_not_understood() -> None:
    for text in ("3", "nin", "treat 3", "nobody"):
        assert private_meaning(text, (), NAMES) == Unclear()


@pytest.mark.parametrize(
    ("text", "offer", "meant"),
    [
        ("ніч", Offer("vote", (0, 1, 3)), CastVote(0)),
        ("vito", Offer("vote", (0, 1, 3)), CastVote(3)),
        ("проти", Offer("verdict"), GiveVerdict(False)),
        ("ЗА", Offer("verdict"), GiveVerdict(True)),
        ("спасибо", Offer("done"), Done()),
        ("I think it is vito", Offer("vote", (0, 1, 3)), Unclear()),
        ("3", Offer("done"), Unclear()),
    ],
)
def test_words_in_the_hall(text: str, offer: Offer, meant: object) -> None:
    assert hall_meaning(text, (offer,), NAMES) == meant


def test_words_among_the_mafia() -> None:
    assert mafia_meaning("Босс агата", NAMES) == Elect(4)
    assert mafia_meaning("kill agata", NAMES) == Unclear()


@pytest.mark.parametrize("text", ["+", "who is Vito?", "хто такий 3", "treat 3", "vito", "3"])
def test_what_reads_like_a_move_asks_first(text: str) -> None:
    assert reads_private(text, NAMES, voting=False)


@pytest.mark.parametrize(
    "text", ["who is lying?", "I treat myself to tea", "hello", "boss 3", "++"]
)
def test_plain_talk_does_not(text: str) -> None:
    assert not reads_private(text, NAMES, voting=False)
    assert not reads_private("3", NAMES, voting=True)


def test_every_word_is_told_in_the_docs() -> None:
    told = folded((Path(__file__).parents[2] / "docs" / "words.md").read_text("utf-8"))
    judges = (*JUDGES.values(), *BREACHES.values(), NOMINATE)
    for words in (*WORDS.values(), *MOVES.values(), *judges):
        for word in words:
            assert word in told, word


def test_no_word_means_two_things() -> None:
    words = [word for own in (*WORDS.values(), *MOVES.values()) for word in own]
    assert len(words) == len(set(words))
    judges = [word for own in (*JUDGES.values(), NOMINATE) for word in own]
    assert len(judges) == len(set(judges))


async def conference(town: Town, **options: Any) -> tuple[Live, list[Browser]]:
    """Eight people at a conference whose roles are dealt."""
    table = await opened(
        town, rulebook="conference", size=8, options={"confirm": 20, "discussion": 20, **options}
    )
    people = []
    for seat in range(1, 9):
        name = "Nina" if seat == 1 else f"Guest{'abcdefgh'[seat - 1]}"
        await town.person(name)
        people.append(await town.browser(table, name))
        assert await people[-1].act("sit", seat=seat) == "OK"
    assert await people[0].act("start") == "OK"
    return await town.table(table), people


def of(live: Live, people: list[Browser], role: str) -> tuple[int, Browser]:
    seat = live.game.table.roles.index(role) + 1
    return seat, people[seat - 1]


async def said(browser: Browser, channel: str, text: str, **more: Any) -> str:
    number = len(browser.frames())
    answer = await browser.say(
        t="say", id=f"w{number}.{text[:20]}.{channel}", channel=channel, text=text, **more
    )
    await browser.settle()
    return str(answer["code"])


def replies(browser: Browser) -> list[str]:
    return [line["key"] for line in browser.lines if line["channel"] == "judge" and not line["by"]]


async def until(live: Live, *names: str) -> None:
    while live.game.phase.shown(live.game.table).name not in names:
        await asyncio.sleep(0.5)


def test_g3_a_plus_confirms_a_role_and_only_its_owner_hears() -> None:
    async def story(town: Town) -> None:
        live, people = await conference(town)
        await until(live, "confirm")
        _, doctor = of(live, people, "doctor")
        before = [len(one.frames()) for one in people]
        assert await said(doctor, "judge", "+") == "OK"
        assert replies(doctor) == ["reply-confirmed"]
        for one, count in zip(people, before, strict=True):
            if one is not doctor:
                assert len(one.frames()) == count
                assert replies(one) == []

    tell(story)


def test_n4_the_boss_confirms_the_name_he_sends() -> None:
    async def story(town: Town) -> None:
        live, people = await conference(town)
        await until(live, "discussion")
        seat, mafia = of(live, people, "mafia")
        assert await said(mafia, "mafia", f"boss {seat}") == "OK"
        await until(live, "moves")
        victim = next(s for s in live.game.table.living if s != live.game.table.boss)
        boss = people[live.game.table.boss - 1]
        assert live.game.table.boss == seat
        assert await said(boss, "judge", str(victim)) == "OK"
        assert not live.game.phase.picks
        assert await said(boss, "judge", "+") == "OK"
        assert [p.seat for p in live.game.phase.picks] == [victim]
        assert replies(boss) == ["reply-sure", "reply-done"]

    tell(story)


def test_every_private_move_is_answered() -> None:
    async def story(town: Town) -> None:
        live, people = await conference(town)
        await until(live, "moves")
        me, doctor = of(live, people, "doctor")
        other = next(s for s in live.game.table.living if s != me)
        name = live.players[live.game.table.sitters[other - 1].who].name
        step = live.game.table.step
        for text in (name, str(me), "guest", "good night", "nobody"):
            assert await said(doctor, "judge", text) == "OK"
        told = ["reply-done", "reply-changed", "reply-which", "reply-nothing", "reply-taken-back"]
        assert replies(doctor) == told
        await until(live, "morning", "dawn")
        assert await said(doctor, "judge", "+", step=step) == "OK"
        assert replies(doctor)[-1] == "reply-late"

    tell(story)


def test_words_in_the_hall_vote_and_a_private_move_asks_first() -> None:
    async def story(town: Town) -> None:
        live, people = await conference(town)
        await until(live, "discussion")
        one = people[2]
        assert await said(one, "table", "who is Nina?") == "READS_PRIVATE"
        assert await said(one, "table", "Nina") == "READS_PRIVATE"
        assert await said(one, "table", "Nina is nice") == "OK"
        assert await said(one, "table", "Nina", sure=True) == "OK"
        lines = [line["text"] for line in people[5].lines if line["channel"] == "table"]
        assert lines == ["Nina is nice", "Nina"]
        await until(live, "evening")
        assert await said(one, "table", "Nina") == "OK"
        assert await said(people[3], "table", "ночь") == "OK"
        votes = {v.by: v.seat for v in live.game.phase.votes}
        assert votes == {3: 1, 4: 0}

    tell(story)


def test_s2_another_seats_talk_with_the_judge_reaches_nobody() -> None:
    """Two games, in one of which the doctor talks a lot: the others' messages are the same."""

    def heard(talks: bool) -> list[list[tuple[int, str]]]:
        frames: list[list[tuple[int, str]]] = []

        async def story(town: Town) -> None:
            live, people = await conference(town)
            await until(live, "moves")
            me, doctor = of(live, people, "doctor")
            for text in ("1", "2", "3", "hello") if talks else ("1",):
                assert await said(doctor, "judge", text) == "OK"
            await asyncio.sleep(1)
            assert await said(doctor, "judge", "1") == "OK"
            await asyncio.sleep(5)
            others = [one for seat, one in enumerate(people, 1) if seat != me]
            frames.extend(one.received for one in others)

        tell(story)
        return frames

    assert heard(talks=True) == heard(talks=False)
