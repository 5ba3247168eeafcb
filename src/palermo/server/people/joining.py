"""Coming to a table: a key that names nobody, and a name that nobody else there has (G14)."""

from __future__ import annotations

from msgspec.structs import replace

from ...store.people import People, Person, Player
from ..clock import Chance
from ..table.live import Live
from .names import apart, folded


async def join(people: People, live: Live, person: Person, chance: Chance) -> str:
    """A person's key at a table; made, with his name there, when he first comes."""
    while True:
        here = next((p for p in live.players.values() if p.person == person.id), None)
        if here:
            return here.who
        name = apart(person.name, _names(live))
        player = Player(chance.key(), person.id, name)
        if await people.join(live.stream, player, folded(name)):
            live.players[player.who] = player
            return player.who
        # Another server, or another socket of his, was quicker.
        live.players = {p.who: p for p in await people.players(live.stream)}


async def rename(people: People, live: Live, who: str, wanted: str) -> None:
    """Call a person otherwise at a table whose game has not begun."""
    player = live.players.get(who)
    if player is None or live.status != "lobby" or player.name == wanted:
        return
    name = apart(wanted, _names(live, who))
    if await people.call(live.stream, who, name, folded(name)):
        live.players[who] = replace(live.players[who], name=name)


def _names(live: Live, but: str = "") -> set[str]:
    return {folded(p.name) for p in live.players.values() if p.who != but}
