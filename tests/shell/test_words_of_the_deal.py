"""Words for the deal (S4): the hash is seen at once, the words once the seats are closed."""

from __future__ import annotations

from palermo.game.fairness import word_hash
from palermo.kit.town import Town
from palermo.server.wire import Wanted
from tests.shell.test_acts import tell

SECRET = "parmigiana"


async def seated(town: Town) -> tuple[str, list[str]]:
    """A table where Nina (seat 2) and Rosa (seat 4) sit and Vito watches; its names."""
    live = await town.node.lobby.open(await town.person("Nina"), Wanted(size=6, pace="quick"))
    return live.stream, ["Nina", "Rosa", "Vito"]


def test_a_word_is_seen_when_the_seats_close_and_not_before() -> None:
    async def story(town: Town) -> None:
        stream, names = await seated(town)
        nina, rosa, vito = [await town.browser(stream, name) for name in names]
        assert await nina.act("sit", seat=2) == "OK"
        assert await rosa.act("sit", seat=4) == "OK"
        assert (await rosa.say(t="word", text=f"  {SECRET} "))["code"] == "OK"
        await nina.settle()
        assert rosa.state["names"]["me"]["word"] == SECRET
        assert nina.state["table"]["proof"]["words"][3] == word_hash(SECRET)
        for other in (nina, vito):
            assert not [text for _, text in other.received if SECRET in text]
            assert other.state["names"]["words"] == {}
        assert await nina.act("add_bots") == "OK"
        assert await nina.act("start") == "OK"
        for one in (nina, rosa, vito):
            await one.settle()
            assert one.state["names"]["words"] == {"4": SECRET}
        # Who comes later, also to a server started anew, is told the same.
        await town.crash()
        await town.start()
        again = await town.browser(stream, "Vito")
        assert again.state["names"]["words"] == {"4": SECRET}

    tell(story)


def test_a_word_may_be_changed_and_taken_back() -> None:
    async def story(town: Town) -> None:
        stream, names = await seated(town)
        nina, rosa, vito = [await town.browser(stream, name) for name in names]
        assert await nina.act("sit", seat=2) == "OK"
        assert await rosa.act("sit", seat=4) == "OK"
        for text in (SECRET, "basilico"):
            assert (await rosa.say(t="word", text=text))["code"] == "OK"
        assert rosa.state["names"]["me"]["word"] == "basilico"
        assert (await rosa.say(t="word", text=""))["code"] == "OK"
        assert rosa.state["names"]["me"]["word"] == ""
        assert rosa.state["table"]["proof"]["words"][3] == ""
        assert (await vito.say(t="word", text=SECRET))["code"] == "NOT_SEATED"
        assert (await rosa.say(t="word", text="x" * 81))["code"] == "LINE_TOO_LONG"
        assert await nina.act("add_bots") == "OK"
        assert await nina.act("start") == "OK"
        assert (await rosa.say(t="word", text=SECRET))["code"] == "ALREADY_STARTED"
        assert nina.state["names"]["words"] == {}

    tell(story)
