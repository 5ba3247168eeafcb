"""The judge at a served table: his commands, words, talk, assistants, and the table without him
(G4, S3, F2, F6, F7, R2)."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from palermo.game.interrupts.discipline import GiveFoul, PutOut
from palermo.game.offers import seat_offers
from palermo.game.phases.night import Choose
from palermo.game.phases.talk import Nominate
from palermo.game.poll import CastVote
from palermo.kit.town import Browser, Town
from palermo.server.node import Background
from palermo.server.table.announcer import Announcer
from palermo.server.table.judge_words import Back, Meant, Speech, judges_meaning
from palermo.server.table.live import Live
from palermo.server.table.words import Unclear, Which
from tests.shell.test_acts import opened, tell
from tests.shell.test_words import NAMES, TREAT, of, said, until

SECONDS = {"confirm": 5, "discussion": 20, "move": 20, "ballot": 10}


async def judged(
    town: Town, people: int = 8, helpers: dict[str, list[str]] | None = None, **wanted: Any
) -> tuple[Live, Browser, list[Browser], dict[str, Browser]]:
    """A conference with a judge who opened it, persons at every seat, and his assistants."""
    wanted = {"rulebook": "conference", "size": people} | wanted
    wanted["options"] = (SECONDS if wanted["rulebook"] == "conference" else {}) | wanted.get(
        "options", {}
    )
    table = await opened(town, "Judge", **wanted)
    judge = await town.browser(table, "Judge")
    assert await judge.act("take_chair") == "OK"
    seated = []
    for seat in range(1, people + 1):
        seated.append(await town.browser(table, f"Guest{'abcdefghij'[seat - 1]}"))
        assert await seated[-1].act("sit", seat=seat) == "OK"
    helping = {}
    for name, powers in (helpers or {}).items():
        helping[name] = await town.browser(table, name)
        assert await helping[name].act("offer_help", offered=True) == "OK"
        key = next(h["who"] for h in judge.state["names"]["helpers"] if h["name"] == name)
        assert await judge.act("grant", who=key, powers=powers) == "OK"
    assert await judge.act("start") == "OK"
    return await town.table(table), judge, seated, helping


async def in_name(judge: Browser, whose: int, do: str, **more: Any) -> str:
    """The judge does something in a player's name; the code of the answer."""
    step = judge.state["step"]["n"]
    answer = await judge.say(t="act", step=step, seat=whose, do={"do": do, **more})
    return str(answer["code"])


async def once_more(browser: Browser, do: str, **more: Any) -> str:
    """A command of one who came back, by an id that he has not used before."""
    step, name = browser.state["step"]["n"], f"again.{do}.{len(browser.received)}"
    answer = await browser.say(t="act", id=name, step=step, do={"do": do, **more})
    return str(answer["code"])


def texts(browser: Browser, channel: str) -> list[str]:
    return [line["text"] for line in browser.lines if line["channel"] == channel and line["text"]]


# His words.


@pytest.mark.parametrize(
    ("text", "do", "seat"),
    [
        ("foul 3", GiveFoul(3), 0),
        ("ФОЛ vito", GiveFoul(3), 0),
        ("out 3", PutOut(3, "other"), 0),
        ("видалити 3 образа", PutOut(3, "insult"), 0),
        ("удалить Агата подглядывание", PutOut(4, "peeping"), 0),
        ("3: 1", Choose("treat", 1), 3),
        ("3: treat Nina", Choose("treat", 1), 3),
        ("3: nominate 2", Nominate(2), 3),
    ],
)
def test_the_judges_words(text: str, do: object, seat: int) -> None:
    meant = judges_meaning(text, {3: (TREAT,)}, NAMES)
    assert isinstance(meant, Meant)
    assert (meant.do, meant.seat) == (do, seat)


def test_a_vote_in_a_players_name() -> None:
    vote = TREAT.__class__("vote", (0, 1, 2))
    meant = judges_meaning("12: night", {12: (vote,)}, NAMES)
    assert isinstance(meant, Meant)
    assert (meant.do, meant.seat) == (CastVote(0), 12)


@pytest.mark.parametrize("text", ["3: kil 1", "5:", "foul", "foul Nobody", "out 77", "3: nominate"])
def test_what_begins_like_a_command_is_no_speech(text: str) -> None:
    assert isinstance(judges_meaning(text, {3: (TREAT,)}, NAMES), Unclear | Which)


@pytest.mark.parametrize("text", ["good evening", "nextdoor", "the foul was clear", "30 seconds"])
def test_all_else_is_speech(text: str) -> None:
    assert isinstance(judges_meaning(text, {}, NAMES), Speech)
    assert isinstance(judges_meaning("Назад", {}, NAMES), Back)


# He leads.


def test_g4_a_conference_led_by_a_judges_words_to_its_end() -> None:
    async def story(town: Town) -> None:
        live, judge, people, _ = await judged(town, options={"duties": []})
        while live.status == "lobby":
            await asyncio.sleep(0.1)
        # He deals himself.
        roles = ["sheriff", "doctor", "mafia", "mafia", *["civilian"] * 4]
        assert await judge.act("deal", roles=roles) == "OK"
        for _ in range(60):
            if live.status != "playing":
                break
            now = judge.state["step"]["name"]
            if now == "evening":
                # Everybody is for the last of the living; the judge enters it for one of them.
                voter, *_, accused = live.game.table.living
                assert await said(judge, "table", f"{voter}: {accused}") == "OK"
            if now == "verdict":
                accused = judge.state["step"]["seat"]
                voter = next(n for n in live.game.table.living if n != accused)
                assert await said(judge, "table", f"{voter}: за") == "OK"
            if now == "moves" and 3 in live.game.table.living:
                assert await said(judge, "table", f"3: {live.game.table.living[0]}") == "OK"
            # No step of a night is shorter, whoever leads (S2).
            await asyncio.sleep(5)
            assert await said(judge, "table", "next") == "OK"
        assert live.status == "over"
        # None of it was said aloud, and what came of each step was (R2).
        assert texts(people[5], "table") == []
        told = [line["args"]["what"] for line in people[5].lines if line["key"] == "log"]
        assert told[-1] == "over"
        assert "executed" in told or "acquitted" in told

    tell(story)


def test_g4_he_acts_in_anyones_name_and_nobody_else_does() -> None:
    async def story(town: Town) -> None:
        live, judge, people, _ = await judged(town)
        await until(live, "moves")
        seat, doctor = of(live, people, "doctor")
        other = next(s for s in live.game.table.living if s != seat)
        assert await in_name(judge, seat, "choose", move="treat", seat=other) == "OK"
        assert [(p["move"], p["seat"]) for p in doctor.state["me"]["picks"]] == [("treat", other)]
        assert await in_name(judge, 99, "choose", move="treat", seat=other) == "NO_SUCH_SEAT"
        # In the lobby's words, in another's name, or as the judge: not a player's.
        version = live.version
        wanted: list[dict[str, Any]] = [
            {"do": "next"},
            {"do": "foul", "seat": 1},
            {"do": "ruling", "what": "put_out", "clause": "G4", "seat": 2},
            {"do": "step_back", "step": 1, "reason": "slip"},
        ]
        for do in wanted:
            answer = await people[0].say(t="act", step=live.game.table.step, do=do)
            assert answer["code"] == "NOT_YOURS"
        assert await in_name(people[0], seat, "choose", move="treat", seat=1) != "OK"
        assert live.version == version

    tell(story)


def test_s2_what_he_does_in_a_players_name_reaches_nobody_else() -> None:
    """Two games, in one of which the judge moves for the doctor: all others hear the same."""

    def heard(moves: bool) -> list[list[tuple[int, str]]]:
        frames: list[list[tuple[int, str]]] = []

        async def story(town: Town) -> None:
            live, judge, people, _ = await judged(town)
            await until(live, "moves")
            me, _ = of(live, people, "doctor")
            target = next(s for s in live.game.table.living if s != me)
            if moves:
                assert await said(judge, "table", f"{me}: {target}") == "OK"
                assert await in_name(judge, me, "choose", move="treat", seat=me) == "OK"
                assert await said(judge, "table", f"{me}: kil 3") == "NOT_UNDERSTOOD"
            await asyncio.sleep(1)
            frames.extend(one.received for seat, one in enumerate(people, 1) if seat != me)

        tell(story)
        return frames

    assert heard(moves=True) == heard(moves=False)


def test_f6_he_steps_back_by_a_word_and_is_told_which_entry_stands_in_the_way() -> None:
    async def story(town: Town) -> None:
        live, judge, people, _ = await judged(town, 10, rulebook="club", options={})
        await until(live, "speech")
        assert await in_name(judge, 1, "nominate", seat=4) == "OK"
        first = len(live.entries)
        assert await in_name(judge, 1, "done") == "OK"
        assert live.game.table.nominees == (4,)
        number = next(e.n for e in (await past_of(live)).entries if getattr(e.do, "seat", 0) == 4)
        assert first
        answer = await judge.say(
            t="act", step=live.game.table.step,
            do={"do": "correct", "entry": number, "reason": "misheard",
                "instead": {"do": "nominate", "seat": 5}},
        )  # fmt: skip
        assert answer["code"] == "OK"
        assert live.game.table.nominees == (5,)
        assert judge.state["step"]["seat"] == 2
        assert await said(judge, "table", "back") == "OK"
        assert (judge.state["step"]["name"], judge.state["step"]["seat"]) == ("speech", 1)
        assert live.game.table.nominees == ()
        told = [line["what"] for line in people[3].state["chronicle"]]
        assert [w["seat"] for w in told if w["event"] == "stepped_back"] == [1]

    tell(story)


async def past_of(live: Live) -> Any:
    from palermo.game.past import past

    return past(live.game, live.entries)


# Talk.


def test_g3_a_private_line_reaches_the_judge_and_his_answer_its_author() -> None:
    async def story(town: Town) -> None:
        live, judge, people, _ = await judged(town)
        await until(live, "discussion")
        before = [len(one.received) for one in people]
        assert await said(people[2], "judge", "may I ask something?") == "OK"
        mine = [line for line in judge.lines if line["channel"] == "judge"]
        assert (mine[0]["room"], mine[0]["by"]) == (3, 3)
        assert mine[0]["text"] == "may I ask something?"
        assert await said(judge, "judge", "no", to=3) == "OK"
        assert texts(people[2], "judge")[-1] == "no"
        assert [line["by"] for line in people[2].lines][-1] == -1
        for seat, (one, count) in enumerate(zip(people, before, strict=True), 1):
            if seat != 3:
                assert len(one.received) == count
        # A seat that has nobody to talk to, and no seat at all.
        assert await said(judge, "judge", "hello") == "CHANNEL_CLOSED"
        assert await said(judge, "judge", "hello", to=9) == "CHANNEL_CLOSED"

    tell(story)


def test_s1_he_speaks_to_the_hall_at_any_time_and_reads_the_mafia() -> None:
    async def story(town: Town) -> None:
        live, judge, people, _ = await judged(town)
        await until(live, "moves")
        assert await said(judge, "table", "Good night to all") == "OK"
        assert texts(people[0], "table")[-1] == "Good night to all"
        _, mafia = of(live, people, "mafia")
        assert await said(mafia, "mafia", "whom?") == "OK"
        assert texts(judge, "mafia") == ["whom?"]
        # Coming back, he reads all of it again.
        again = await town.browser(live.stream, "Judge")
        assert texts(again, "mafia") == ["whom?"]
        assert [s["role"] for s in again.state["seats"]] == list(live.game.table.roles)

    tell(story)


def test_d1_who_said_it_all_and_speaks_has_not() -> None:
    async def story(town: Town) -> None:
        live, _, people, _ = await judged(town)
        await until(live, "discussion")
        assert await said(people[0], "table", "I have said it all") == "OK"
        assert live.game.phase.said == (1,)
        assert await said(people[0], "table", "One thing more") == "OK"
        assert live.game.phase.said == ()

    tell(story)


def test_r2_what_came_of_a_step_is_said_once_whoever_says_it() -> None:
    async def story(town: Town) -> None:
        live, _, people, _ = await judged(town)
        rival = Announcer(town.node.talk, Background())
        town.node.host.watchers.append(rival.watch)
        await until(live, "morning")
        await asyncio.sleep(3)
        told = [line["args"]["what"] for line in people[0].lines if line["key"] == "log"]
        assert told == ["nobody", "nobody_killed"]

    tell(story)


# Assistants.


def test_s3_an_assistant_sees_the_hall_and_does_what_he_was_granted() -> None:
    async def story(town: Town) -> None:
        helpers = {"Fay": ["fouls"], "Eve": ["everything"]}
        live, judge, people, helping = await judged(town, 10, helpers, rulebook="club", options={})
        fay, eve = helping["Fay"], helping["Eve"]
        await until(live, "speech")
        assert fay.state["names"]["me"]["chair"] == "assistant"
        assert not any(s["role"] for s in fay.state["seats"])
        assert all(s["role"] for s in eve.state["seats"])
        assert {o["do"] for o in fay.state["offers"]} == {"foul"}
        version = live.version
        assert await fay.act("pause") == "NOT_GRANTED"
        assert await in_name(fay, 1, "nominate", seat=3) == "NOT_GRANTED"
        assert await said(fay, "table", "foul 2") == "OK"
        assert await said(fay, "table", "next") != "OK"
        assert live.version == version + 1
        for _ in range(3):
            assert await fay.act("foul", seat=2) == "OK"
        assert judge.state["panel"]["waiting_fouls"] == [2]
        assert all("waiting_fouls" not in text for _, text in people[4].received)
        assert await judge.act("confirm_foul", seat=2, given=True) == "OK"
        assert not people[4].state["seats"][1]["alive"]
        # Keys of people are the judge's alone.
        for one in (*people, fay, eve):
            assert all(not h["who"] for h in one.state["names"]["helpers"])

    tell(story)


def test_s3_a_power_given_and_taken_in_play_changes_what_he_sees() -> None:
    async def story(town: Town) -> None:
        live, judge, _, helping = await judged(town, helpers={"Fay": ["fouls"]})
        await until(live, "discussion")
        fay = helping["Fay"]
        key = judge.state["names"]["helpers"][0]["who"]
        assert await judge.act("grant", who=key, powers=["everything"]) == "OK"
        await fay.settle()
        assert all(s["role"] for s in fay.state["seats"])
        assert await judge.act("grant", who=key, powers=[]) == "OK"
        await fay.settle()
        assert not any(s["role"] for s in fay.state["seats"])
        assert fay.state["offers"] == []

    tell(story)


# Without him.


def test_f7_when_the_judge_drops_the_clocks_stop_and_the_machine_goes_on() -> None:
    async def story(town: Town) -> None:
        live, judge, people, _ = await judged(town, options={"duties": ["deal"], "discussion": 100})
        await until(live, "confirm")
        assert await judge.act("next") == "OK"
        step = people[0].state["step"]
        await asyncio.sleep(10)
        dropped = town.clock.now()
        await judge.drop()
        await asyncio.sleep(3.5)
        assert people[0].state["clock"]["paused"] == "judge_away"
        assert people[0].state["clock"]["paused_at"] == dropped
        assert people[0].state["table"]["chair"]["away_until"] == dropped + 60_000
        await asyncio.sleep(60)
        assert people[0].state["table"]["chair"]["led_by"] == "machine"
        assert people[0].state["step"] == step
        assert not people[0].state["clock"]["paused"]
        # Ten of its hundred seconds were used.
        left = people[0].state["clock"]["until"] - town.clock.now()
        assert 85_000 < left <= 90_000
        again = await town.browser(live.stream, "Judge")
        assert await once_more(again, "foul", seat=1) == "HANDED_OVER"
        assert await once_more(again, "take_back") == "OK"
        assert people[0].state["rules"]["duties"] == ["deal"]
        assert await once_more(again, "next") == "OK"

    tell(story)


def test_f7_back_in_time_he_leads_on() -> None:
    async def story(town: Town) -> None:
        live, judge, people, _ = await judged(town)
        await until(live, "discussion")
        await judge.drop()
        await asyncio.sleep(40)
        assert people[0].state["clock"]["paused"] == "judge_away"
        await town.browser(live.stream, "Judge")
        assert not people[0].state["clock"]["paused"]
        assert people[0].state["table"]["chair"]["led_by"] == "judge"
        told = [line["what"]["event"] for line in people[0].state["chronicle"]]
        assert told[-3:] == ["judge_lost", "paused", "judge_returned"] or "judge_returned" in told

    tell(story)


@pytest.mark.parametrize("there", [True, False])
def test_f7_an_assistant_takes_over_if_he_is_there(there: bool) -> None:
    async def story(town: Town) -> None:
        live, judge, people, helping = await judged(
            town, helpers={"Fay": ["fouls"], "Eve": ["everything"]}
        )
        await until(live, "discussion")
        if not there:
            await helping["Eve"].drop()
            await asyncio.sleep(5)
        await judge.drop()
        await asyncio.sleep(65)
        chair = people[0].state["table"]["chair"]
        assert chair["led_by"] == ("assistant" if there else "machine")
        if there:
            eve = helping["Eve"]
            assert await eve.act("foul", seat=1) in ("OK", "NO_FOULS")
            assert await said(eve, "table", "pause") == "OK"
            assert await said(eve, "table", "go on") == "OK"
            # When he drops as well the machine is left.
            await eve.drop()
            await asyncio.sleep(65)
            assert people[0].state["table"]["chair"]["led_by"] == "machine"

    tell(story)


def test_f7_a_server_that_fell_gives_the_judge_his_time() -> None:
    async def story(town: Town) -> None:
        live, judge, people, _ = await judged(town)
        await until(live, "discussion")
        for one in (judge, *people):
            await one.close()
        await town.crash()
        await asyncio.sleep(600)
        await town.node.start()
        back = [await town.browser(live.stream, f"Guest{'abcdefgh'[n]}") for n in range(8)]
        await asyncio.sleep(5)
        # He never came back: away as of the restart, with his whole minute.
        assert back[0].state["clock"]["paused"] == "judge_away"
        await asyncio.sleep(50)
        assert back[0].state["table"]["chair"]["led_by"] == "judge"
        await asyncio.sleep(10)
        assert back[0].state["table"]["chair"]["led_by"] == "machine"

    tell(story)


def test_f7_a_judge_who_leaves_the_lobby_frees_his_chair() -> None:
    async def story(town: Town) -> None:
        table = await opened(town, "Judge", size=5)
        judge = await town.browser(table, "Judge")
        assert await judge.act("take_chair") == "OK"
        rosa = await town.browser(table, "Rosa")
        assert rosa.state["names"]["judge"] == "Judge"
        await judge.drop()
        await asyncio.sleep(30)
        assert rosa.state["names"]["judge"] == "Judge"
        await asyncio.sleep(35)
        assert rosa.state["names"]["judge"] == ""
        assert rosa.state["table"]["chair"] is None

    tell(story)


def test_g4_seats_and_the_chair_do_not_mix() -> None:
    async def story(town: Town) -> None:
        table = await opened(town, "Judge", size=5, options={"duties": []})
        judge = await town.browser(table, "Judge")
        assert await judge.act("sit", seat=1) == "OK"
        rosa = await town.browser(table, "Rosa")
        assert await judge.act("add_bots") == "OK"
        assert await judge.act("start") == "JUDGE_WANTED"
        assert await rosa.act("take_chair") == "OK"
        assert await rosa.act("sit", seat=2) == "SEAT_TAKEN"
        assert await judge.act("take_chair") == "CHAIR_TAKEN"
        assert await judge.act("start") == "OK"
        live = await town.table(table)
        assert live.audience_of(live.game.table.chair.who) == "judge"
        assert not seat_offers(live.game, 1)

    tell(story)
