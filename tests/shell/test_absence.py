"""Clause F5 over real sockets: who drops is waited for, and what happens while he is."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.shell.house import House, Visitor, house

SILENCE_MS = 300
SECONDS = {"speech": 40, "acquaintance_time": 0.5, "dusk": 0.2, "dawn": 0.2, "read_out": 0.2}


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that takes a person for gone after 0.3 s."""
    with house(tmp_path_factory.mktemp("absence"), silence=str(SILENCE_MS)) as running:
        yield running


class Company:
    """Persons at seats 1, 2, ... of a table with bots, in the first speech, and one who watches."""

    def __init__(
        self, here: House, count: int, size: int = 6, judge: bool = False, **options: Any
    ) -> None:
        self.here = here
        self.watcher, *self.people = [Visitor(here.origin) for _ in range(count + 1)]
        self.all = [self.watcher, *self.people]
        for one in self.all:
            one.me()
        wanted = {"size": size, "private": True, "options": SECONDS | options}
        self.table = self.watcher.post("/api/tables", **wanted).json()["id"]
        for seat, one in enumerate(self.people, 1):
            assert one.enter(self.table).act("sit", seat=seat) == "OK"
        self.watcher.enter(self.table)
        if judge:
            assert self.watcher.act("take_chair") == "OK"
        assert self.watcher.act("add_bots") == "OK"
        assert self.watcher.act("start") == "OK"
        self.wait(lambda: self.state["step"]["name"] == "speech")

    def __enter__(self) -> Company:
        return self

    def __exit__(self, *error: object) -> None:
        for one in self.all:
            one.close()

    @property
    def state(self) -> dict[str, Any]:
        return self.watcher.state

    def wait(self, wanted: Any) -> None:
        """Listen to what the hall is told until something holds."""
        while not wanted():
            self.watcher.hear()

    def seat(self, n: int) -> dict[str, Any]:
        return dict(self.state["seats"][n - 1])

    def told(self, name: str) -> list[dict[str, Any]]:
        lines = [line["what"] for line in self.state["chronicle"]]
        return [what for what in lines if what["event"] == name]


def now() -> int:
    return time.time_ns() // 1_000_000


def test_f5_back_in_time_on_another_device(here: House) -> None:
    with Company(here, 3) as company:
        while company.people[1].state["step"]["name"] != "speech":
            company.people[1].hear()
        before = company.people[1].state["me"]
        company.people[1].leave()
        gone = now()
        company.wait(lambda: company.seat(2)["away_until"])
        # The table sees that he is away, and how long he has: the full two minutes.
        assert abs(company.seat(2)["away_until"] - gone - 120_000) < 5_000
        assert company.seat(2)["alive"]
        phone = Visitor(here.origin)
        link = company.people[1].post("/api/me/handover").json()["link"]
        assert phone.post("/api/handover", token=link.rpartition("/")[2]).status_code < 300
        phone.enter(company.table)
        company.all.append(phone)
        company.wait(lambda: not company.seat(2)["away_until"])
        assert phone.state["me"] == before
        assert company.told("heart_attack") == []


def test_f5_too_late_is_a_heart_attack(here: House) -> None:
    with Company(here, 3, absence=1, reveal="role") as company:
        company.people[1].leave()
        company.wait(lambda: company.told("heart_attack"))
        away, gone = company.told("went_away")[0], company.told("heart_attack")[0]
        assert (away["seat"], gone["seat"]) == (2, 2)
        assert away["until"] - away["since"] == 1_000
        assert not company.seat(2)["alive"]
        assert company.seat(2)["role"]
        # Back too late, he watches.
        back = company.people[1].enter(company.table)
        assert back.state["me"]["alive"] is False
        assert back.act("done") != "OK"


def test_f5_half_the_table_gone_pauses_it(here: House) -> None:
    with Company(here, 3) as company:
        until = company.state["clock"]["until"]
        for one in company.people[:2]:
            one.leave()
        company.wait(lambda: company.state["clock"]["paused"] == "away")
        assert company.people[2].act("done") == "PAUSED"
        time.sleep(1)
        company.people[0].enter(company.table)
        company.wait(lambda: not company.state["clock"]["paused"])
        # Nobody's speech was eaten.
        stood = company.told("resumed")[-1]["ms"]
        assert stood >= 1_000
        assert company.state["clock"]["until"] == until + stood


def test_f5_an_empty_table_sleeps_and_wakes_with_the_first(here: House) -> None:
    with Company(here, 2, absence=2) as company:
        for one in company.people:
            one.leave()
        company.wait(lambda: company.state["clock"]["paused"] == "asleep")
        # Longer than anybody is waited for: the waiting stands too.
        time.sleep(2.5)
        company.people[1].enter(company.table)
        company.wait(lambda: company.state["clock"]["paused"] != "asleep")
        assert company.told("heart_attack") == []
        assert company.seat(1)["away_until"] > now()
        company.people[0].enter(company.table)
        company.wait(lambda: not company.seat(1)["away_until"])
        assert company.seat(1)["alive"]
        assert company.seat(2)["alive"]


def test_f5_a_server_that_was_down_eats_nobodys_minutes(tmp_path: Path) -> None:
    with house(tmp_path, silence=str(SILENCE_MS)) as own, Company(own, 2, absence=3) as company:
        company.people[0].leave()
        company.wait(lambda: company.seat(1)["away_until"])
        until, end = company.seat(1)["away_until"], company.state["clock"]["until"]
        own.stop(signal.SIGKILL)
        # Longer than he would have been waited for.
        time.sleep(4)
        own.start()
        company.people[1].enter(company.table)
        company.watcher.enter(company.table)
        lost = company.told("time_lost")[-1]["ms"]
        assert lost >= 3_000
        assert company.seat(1)["alive"]
        assert company.seat(1)["away_until"] == until + lost
        assert company.state["clock"]["until"] == end + lost
        company.people[0].enter(company.table)
        company.wait(lambda: not company.seat(1)["away_until"])
        assert company.seat(1)["alive"]


def judged(here: House) -> tuple[Company, Visitor]:
    """A company led by a judge who opened the table, in the first speech."""
    company = Company(here, 2, judge=True)
    return company, company.watcher


def test_f7_the_judge_gone_stops_the_clocks_until_he_is_back(here: House) -> None:
    company, judge = judged(here)
    with company:
        player = company.people[1]
        while player.state["step"]["name"] != "speech":
            player.hear()
        until = player.state["clock"]["until"]
        judge.leave()
        while player.state["clock"]["paused"] != "judge_away":
            player.hear()
        assert player.state["table"]["chair"]["away_until"] > now() + 50_000
        time.sleep(1)
        judge.enter(company.table)
        while player.state["clock"]["paused"]:
            player.hear()
        stood = player.state["clock"]["until"] - until
        assert stood >= 1_000
        assert player.state["table"]["chair"]["led_by"] == "judge"
        assert all(seat["role"] for seat in judge.state["seats"])
        assert judge.act("foul", seat=2) == "OK"


@pytest.mark.long
@pytest.mark.timeout(120)
def test_f7_after_a_minute_the_machine_leads_and_he_takes_back(here: House) -> None:
    company, judge = judged(here)
    with company:
        player = company.people[1]
        judge.leave()
        while (player.state["table"]["chair"] or {}).get("led_by") != "machine":
            time.sleep(1)
            player.send(t="ping", n=1)
            player.until(lambda message: message["t"] == "pong")
        assert not player.state["clock"]["paused"]
        judge.enter(company.table)
        assert judge.act("foul", seat=2) == "HANDED_OVER"
        assert judge.act("take_back") == "OK"
        assert judge.act("foul", seat=2) == "OK"
