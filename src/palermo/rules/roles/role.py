"""What a role is: a declaration of team, knowledge and night move (G12). No behaviour here."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Team = Literal["town", "mafia", "solo"]
Stage = Literal["block", "cover", "learn", "strike", "shield", "heal", "guard"]
Window = Literal["shot", "checks", "moves", ""]
Question = Literal["", "is_sheriff", "colour_or_role", "same_team"]


class Move(Struct, frozen=True, gc=False):
    """A night move: what it is called, in which window it is made, at which stage it counts (N8).

    `window`: empty for what happens by itself, without anybody choosing. `asks` names the question
    a `learn` move puts (a key of `game.night.resolve`); `pair` marks a move on two seats;
    `together` one that a whole team makes as one (the shot). `itself`: whether it may be on its
    maker, `itself_once`: that only once a game (N6). `option` is the switch of `Rules` without
    which the role has no such move, `heir_of` the role that must have left before the night.
    """

    name: str
    window: Window
    stage: Stage
    asks: Question = ""
    pair: bool = False
    together: bool = False
    itself: bool = False
    itself_once: bool = False
    option: str = ""
    heir_of: str = ""


class Role(Struct, frozen=True, gc=False):
    """One role of G12.

    `black`: how checks see it (N5). `from_size`: from how many seats the standard deck of a
    rulebook has one, by rulebook. `knows`: roles whose holder and it know each other from the deal
    (G2). `reads`: roles whose results of the night it sees too. `hostile`: whether a solo role
    must be out before the town has won (G8).
    """

    name: str
    team: Team
    moves: tuple[Move, ...] = ()
    black: bool = False
    knows: tuple[str, ...] = ()
    reads: tuple[str, ...] = ()
    hostile: bool = True
    from_size: dict[str, int] = {}
