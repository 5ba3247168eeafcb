"""What a role is: a declaration of team, knowledge and night move (G12). No behaviour here."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Team = Literal["town", "mafia", "solo"]
Stage = Literal["block", "cover", "learn", "strike", "shield", "heal", "guard"]
Window = Literal["shot", "checks", "moves"]


class Move(Struct, frozen=True, gc=False):
    """A night move: what it is called, in which window it is made, at which stage it counts (N8).

    `asks` names the question a `learn` move puts (a key of `game.night.resolve`); `together`
    marks a move that a whole team makes as one (the shot); `option` is the switch of `Rules`
    without which the role has no such move.
    """

    name: str
    window: Window
    stage: Stage
    asks: str = ""
    together: bool = False
    itself: bool = False
    option: str = ""


class Role(Struct, frozen=True, gc=False):
    """One role of G12.

    `black`: how checks see it (N5). `from_size`: from how many seats the standard deck of a
    rulebook has one, by rulebook. `knows`: roles whose holder it is told at the deal (G2).
    """

    name: str
    team: Team
    moves: tuple[Move, ...] = ()
    black: bool = False
    knows: tuple[str, ...] = ()
    from_size: dict[str, int] = {}
