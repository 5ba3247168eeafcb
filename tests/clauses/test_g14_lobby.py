"""Clause G14: the lobby."""

from __future__ import annotations

from typing import Any

import pytest

from palermo.game.act import Act, Command
from palermo.game.due import due
from palermo.game.engine import BLANK, play
from palermo.game.interrupts.absence import GiveUp, GoAway
from palermo.game.interrupts.closing import Close
from palermo.game.offers import offers
from palermo.game.phase import Game
from palermo.game.phases.seating import (
    AddBots,
    Configure,
    HandOn,
    Lock,
    Open,
    Ready,
    Remove,
    Shuffle,
    Sit,
    Stand,
    Start,
)
from palermo.game.refusals import Refusal
from palermo.rules.books import book


class Lobby:
    """A lobby of five, opened by `ann`."""

    def __init__(self, size: int = 5, **more: Any) -> None:
        self.game: Game = BLANK
        self.at = 0
        assert self.say("ann", Open(book("club"), size, **more)) == "OK"

    def say(self, who: str, do: Command, by: str = "person") -> str:
        """Say a command; OK or the code of the refusal."""
        result = play(self.game, Act(do, self.at, by=by, who=who))  # type: ignore[arg-type]
        if isinstance(result, Refusal):
            return result.code
        self.game = result[1]
        return "OK"

    def at_seats(self) -> list[str]:
        """Who sits where; `bot` for a bot, a dash for nobody."""
        return [(s.who or "bot") if s else "-" for s in self.game.table.sitters]


def test_g14_people_sit_move_and_stand() -> None:
    lobby = Lobby()
    assert lobby.say("ann", Sit(3)) == "OK"
    assert lobby.say("bob", Sit(3)) == "SEAT_TAKEN"
    assert lobby.say("bob", Sit(9)) == "NO_SUCH_SEAT"
    assert lobby.say("bob", Sit(1)) == "OK"
    assert lobby.say("bob", Sit(5)) == "OK"
    assert lobby.at_seats() == ["-", "-", "ann", "-", "bob"]
    assert lobby.say("bob", Stand()) == "OK"
    assert lobby.say("bob", Stand()) == "NOT_SEATED"


def test_g14_only_the_host_sets_the_table() -> None:
    lobby = Lobby()
    for do in (Configure({"hand": 3}), Lock(True), Shuffle((1, 2, 3, 4, 5)), AddBots(), Start()):
        assert lobby.say("bob", do) == "NOT_HOST"
    assert lobby.say("bob", Close()) == "NOT_HOST"
    assert lobby.say("ann", Configure({"hand": 3, "vote": "free"})) == "OK"
    assert (lobby.game.table.rules.times.hand, lobby.game.table.rules.vote) == (3, "free")


@pytest.mark.parametrize(
    "options",
    [
        {"nonsense": 1},
        {"hand": 0},
        {"hand": "long"},
        {"vote": "trial"},
        {"talk": "open"},
        {"council": "first_night", "opening": "day"},
        {"deck": {"mafia": 5}},
        {"rulebook": "sport"},
    ],
)
def test_g14_refused_options_change_nothing(options: dict[str, Any]) -> None:
    lobby = Lobby()
    before = lobby.game
    assert lobby.say("ann", Configure(options)) == "BAD_OPTIONS"
    assert lobby.game is before


def test_g14_resizing_moves_those_who_lose_their_seat() -> None:
    lobby = Lobby()
    lobby.say("ann", Sit(5))
    assert lobby.say("ann", Configure(size=4)) == "OK"
    assert lobby.at_seats() == ["ann", "-", "-", "-"]
    assert lobby.say("ann", Configure(size=3)) == "BAD_OPTIONS"
    for seat, who in enumerate(("bob", "cat", "dan"), 2):
        lobby.say(who, Sit(seat))
    assert lobby.say("ann", Configure(size=8)) == "OK"
    lobby.say("eve", Sit(8))
    assert lobby.say("ann", Configure(size=4)) == "TOO_SMALL"


def test_g14_a_locked_table_lets_nobody_in() -> None:
    lobby = Lobby()
    lobby.say("bob", Sit(1))
    lobby.say("ann", Lock(True))
    assert lobby.say("cat", Sit(2)) == "TABLE_LOCKED"
    assert lobby.say("bob", Sit(2)) == "OK"
    assert lobby.say("ann", Sit(3)) == "OK"


def test_g14_shuffling_seats_everyone_anew() -> None:
    lobby = Lobby()
    lobby.say("ann", Sit(1))
    lobby.say("bob", Sit(2))
    assert lobby.say("ann", Shuffle((2, 1, 3, 3, 5))) == "BAD_ORDER"
    assert lobby.say("ann", Shuffle((2, 5, 4, 3, 1))) == "OK"
    assert lobby.at_seats() == ["bob", "-", "-", "-", "ann"]


def test_g14_bots_come_and_go() -> None:
    lobby = Lobby()
    lobby.say("ann", Sit(3))
    assert lobby.say("ann", AddBots((3,))) == "SEAT_TAKEN"
    assert lobby.say("ann", AddBots((1,))) == "OK"
    assert lobby.say("ann", AddBots()) == "OK"
    assert lobby.at_seats() == ["bot", "bot", "ann", "bot", "bot"]
    assert lobby.say("ann", Remove(1)) == "OK"
    assert lobby.at_seats()[0] == "-"


def test_g14_the_longest_seated_becomes_host_when_the_host_leaves() -> None:
    lobby = Lobby()
    lobby.say("ann", Sit(1))
    lobby.say("cat", Sit(5))
    lobby.say("bob", Sit(2))
    lobby.say("ann", Stand())
    assert lobby.game.table.host == "cat"


def test_g14_the_host_hands_the_table_on() -> None:
    lobby = Lobby()
    lobby.say("bob", Sit(2))
    assert lobby.say("ann", HandOn(1)) == "NOT_SEATED"
    assert lobby.say("ann", HandOn(2)) == "OK"
    assert lobby.say("ann", Lock(True)) == "NOT_HOST"


def test_g14_the_host_starts_a_full_table() -> None:
    lobby = Lobby()
    lobby.say("ann", Sit(3))
    assert lobby.say("ann", Start()) == "SEATS_FREE"
    lobby.say("ann", AddBots())
    assert [o.do for o in offers(lobby.game, who="ann") if o.do == "start"] == ["start"]
    assert lobby.say("ann", Start()) == "OK"
    assert lobby.say("bob", Sit(1)) == "ALREADY_STARTED"


def test_g14_or_the_table_starts_when_full_and_ready() -> None:
    lobby = Lobby(start_when_ready=True)
    lobby.say("ann", Sit(3))
    lobby.say("ann", AddBots((1, 2, 4)))
    lobby.say("ann", Ready(True))
    lobby.say("bob", Sit(5))
    assert lobby.game.phase.shown(lobby.game.table).name == "lobby"
    lobby.say("bob", Ready(True))
    assert lobby.game.phase.shown(lobby.game.table).name == "deal"


def test_g14_a_table_that_did_not_start_in_an_hour_closes() -> None:
    lobby = Lobby()
    assert [(d.at, type(d.act.do)) for d in due(lobby.game)] == [(3_600_000, Close)]
    lobby.at = 3_600_000
    assert lobby.say("", Close(), by="machine") == "OK"
    assert lobby.say("bob", Sit(1)) == "TABLE_CLOSED"


def test_g14_a_dropped_seat_is_kept_a_minute() -> None:
    lobby = Lobby()
    lobby.say("ann", Sit(1))
    lobby.say("bob", Sit(2))
    assert lobby.say("", GoAway(1, 0), by="machine") == "OK"
    lobby.at = 59_999
    assert lobby.say("", GiveUp(1), by="machine") == "STILL_WAITED_FOR"
    lobby.at = 60_000
    assert lobby.say("", GiveUp(1), by="machine") == "OK"
    assert lobby.at_seats()[0] == "-"
    assert lobby.game.table.host == "bob"


def test_g14_what_is_offered_in_the_lobby_is_accepted() -> None:
    lobby = Lobby()
    lobby.say("ann", Sit(3))
    lobby.say("bob", Sit(4))
    for who, mine in (("ann", True), ("bob", False), ("cat", False)):
        offered = {o.do for o in offers(lobby.game, who=who)}
        assert ("add_bots" in offered) is ("take_chair" in offered) is mine
        assert "sit" in offered
    assert {o.do for o in offers(lobby.game, who="cat")} == {"sit"}
