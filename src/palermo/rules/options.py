"""The options of a table: one field a switch, each with its clause.

A rulebook is a value of `Rules`; a named rulebook is its differences from the defaults (`books`).
The wording and the clause of every option live in its type, so that forms, docs and checks read
them from here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Seconds = Annotated[float, Meta(ge=0.1, le=3600)]
Duty = Literal["deal", "clocks", "counting", "night_calls"]
ALL_DUTIES: tuple[Duty, ...] = ("deal", "clocks", "counting", "night_calls")


def _clause(clause: str, meaning: str) -> Meta:
    """The specification's clause of an option and what the option decides."""
    return Meta(description=meaning, extra={"clause": clause})


class Times(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How long each step lasts, in seconds (0.1 to 3600)."""

    confirm: Annotated[Seconds, _clause("G3", "Confirming one's role.")] = 60
    acquaintance_time: Annotated[Seconds, _clause("N1", "The mafia meet on night 0.")] = 60
    speech: Annotated[Seconds, _clause("D1", "A speech.")] = 60
    discussion: Annotated[Seconds, _clause("D1", "Open talk.")] = 120
    read_out: Annotated[Seconds, _clause("D5", "The nominees, or the morning, read out.")] = 5
    hand: Annotated[Seconds, _clause("D6", "The window of one nominee in a classic vote.")] = 5
    ballot: Annotated[Seconds, _clause("D7", "A free vote, or an evening ballot.")] = 20
    verdict: Annotated[Seconds, _clause("D12", "For or against the accused.")] = 30
    lift: Annotated[Seconds, _clause("D10", "All or none of the tied.")] = 10
    tie_speech: Annotated[Seconds, _clause("D9", "A tied nominee's defence.")] = 30
    dock: Annotated[Seconds, _clause("D12", "The accused speaks.")] = 60
    last_word: Annotated[Seconds, _clause("D8", "The last word of one who leaves.")] = 60
    council_time: Annotated[Seconds, _clause("N2", "The mafia confer at night.")] = 60
    shot_time: Annotated[Seconds, _clause("N3", "The shot, by clicking.")] = 20
    call: Annotated[Seconds, _clause("N3", "Each seat of a called shooting.")] = 2
    check_time: Annotated[Seconds, _clause("N5", "The checks.")] = 10
    move: Annotated[Seconds, _clause("N8", "Every private move of a conference night.")] = 60
    best_move_time: Annotated[Seconds, _clause("N11", "The best move.")] = 20
    short_speech: Annotated[Seconds, _clause("F2", "A speech shortened by fouls.")] = 30
    lost_speech: Annotated[Seconds, _clause("F2", "Nominating in place of a lost speech.")] = 5
    dusk: Annotated[Seconds, _clause("N2", "Night falls.")] = 3
    dawn: Annotated[Seconds, _clause("N2", "The night ends.")] = 3
    grace: Annotated[Seconds, _clause("D2", "How long a late tap may be under way.")] = 0.25


class Rules(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Everything a table is played under. Stored whole with the game."""

    rulebook: str = "club"
    edition: str = "club"
    duties: Annotated[
        tuple[Duty, ...], _clause("G4", "Which of the judge's duties the machine does.")
    ] = ALL_DUTIES
    opening: Annotated[
        Literal["night", "day"], _clause("G1", "What follows the deal: acquaintance or a day.")
    ] = "night"
    talk: Annotated[
        Literal["speeches", "open"], _clause("D1", "One after another, or all at once.")
    ] = "speeches"
    rotation: Annotated[
        Literal["first", "last"], _clause("D3", "Whether the opener or the closer moves on.")
    ] = "first"
    general_discussion: Annotated[bool, _clause("D1", "An open talk after the speeches.")] = False
    withdrawal: Annotated[
        Literal["free", "none"], _clause("D4", "Whether a nomination may be taken back.")
    ] = "free"
    self_nomination: Annotated[bool, _clause("D4", "Whether one may nominate oneself.")] = False
    vote: Annotated[
        Literal["classic", "free", "trial"],
        _clause("D6", "Nominee by nominee, all at once, or a ballot and a trial."),
    ] = "classic"
    smaller_tie: Annotated[
        Literal["again", "lift"], _clause("D9", "What follows a second tie among fewer.")
    ] = "again"
    second_tie: Annotated[
        Literal["lift", "nobody"], _clause("D9", "What follows the same tie twice.")
    ] = "lift"
    lift_three_of_nine: Annotated[bool, _clause("D10", "Whether three of nine may be lifted.")] = (
        True
    )
    first_vote: Annotated[
        Literal["standard", "lift_only"],
        _clause("D10", "Whether a single leader of day 1 leaves."),
    ] = "standard"
    accused_votes: Annotated[bool, _clause("D12", "Whether the accused has a verdict.")] = False
    council: Annotated[
        Literal["every_night", "first_night"], _clause("N2", "When the mafia may confer.")
    ] = "every_night"
    acquaintance: Annotated[
        Literal["voice", "gestures"], _clause("N1", "How the mafia meet on night 0.")
    ] = "voice"
    sheriff_look: Annotated[
        float, Meta(ge=0, le=600), _clause("N1", "Seconds the sheriff looks; 0 is off.")
    ] = 0
    plan_nights: Annotated[int, Meta(ge=0, le=3), _clause("N1", "Nights the don plans ahead.")] = 0
    plan_shown: Annotated[bool, _clause("N1", "Whether the plan is shown at each shot.")] = False
    shot: Annotated[
        Literal["unanimous", "boss"], _clause("N3", "All alike, or the boss's word.")
    ] = "unanimous"
    shooting: Annotated[
        Literal["click", "called"], _clause("N3", "By clicking, or as the seats are called.")
    ] = "click"
    don_check: Annotated[bool, _clause("N5", "Whether the don looks for the sheriff.")] = True
    check: Annotated[Literal["team", "role"], _clause("N5", "What the sheriff learns.")] = "team"
    check_departed: Annotated[bool, _clause("N5", "Whether those who left may be checked.")] = False
    reveal: Annotated[
        Literal["never", "team", "role"], _clause("G10", "What is told of one who left.")
    ] = "role"
    news: Annotated[Literal["full", "deaths"], _clause("G11", "How much the newspaper tells.")] = (
        "deaths"
    )
    killed_last_word: Annotated[
        Literal["while_hidden", "on", "off"],
        _clause("N10", "Whether the killed speak: always, never, or while roles are hidden."),
    ] = "while_hidden"
    best_move: Annotated[Literal[0, 3], _clause("N11", "How many the first killed may name.")] = 0
    fouls: Annotated[bool, _clause("F1", "Whether a judge counts fouls.")] = True
    third_foul: Annotated[
        Literal["lose", "short_at_four", "none"], _clause("F2", "What a third foul costs.")
    ] = "lose"
    removal_cancels_vote: Annotated[bool, _clause("F3", "Whether a removal cancels a vote.")] = (
        False
    )
    draw_after: Annotated[
        int, Meta(ge=0, le=30), _clause("G8", "Nights and days without a departure; 0 is off.")
    ] = 0
    confirm_roles: Annotated[bool, _clause("G3", "Whether roles are confirmed.")] = False
    silent_civilians: Annotated[bool, _clause("G3", "Whether a civilian is sent nothing.")] = False
    dead_room: Annotated[bool, _clause("G6", "Whether the departed have a room.")] = True
    absence: Annotated[
        float, Meta(ge=0.1, le=3600), _clause("F5", "Seconds one may be away, each time.")
    ] = 120
    deck: Annotated[
        dict[str, int], _clause("G13", "Own deck: how many of each role; empty: the standard.")
    ] = {}
    pace: str = "standard"
    times: Times = Times()

    @property
    def mafia_channel(self) -> bool:
        """Whether the mafia have a channel of their own, open day and night (N1, S1)."""
        return self.rulebook == "conference"

    @property
    def together(self) -> bool:
        """Whether every private move of a night is made in one window (N8)."""
        return self.rulebook == "conference"

    @property
    def killed_speak(self) -> bool:
        """Whether the killed have a last word in the morning (N10)."""
        if self.killed_last_word == "while_hidden":
            return self.reveal == "never"
        return self.killed_last_word == "on"


class OptionError(ValueError):
    """An option that does not exist, or a value it cannot have."""


_TIME_NAMES = frozenset(Times.__struct_fields__)
_FIXED = frozenset(("rulebook", "edition", "pace", "times"))
OPTION_NAMES: tuple[str, ...] = tuple(
    name for name in (*Rules.__struct_fields__, *Times.__struct_fields__) if name not in _FIXED
)


def with_options(rules: Rules, changes: dict[str, Any]) -> Rules:
    """`rules` with named options changed; seconds are named like any option.

    Raises OptionError for an unknown name or a value the option cannot have.
    """
    flat = msgspec.to_builtins(rules)
    for name, value in changes.items():
        if name in _TIME_NAMES:
            flat["times"][name] = value
        elif name in _FIXED or name not in flat:
            raise OptionError(f"there is no option {name!r}")
        else:
            flat[name] = value
    try:
        return msgspec.convert(flat, Rules)
    except msgspec.ValidationError as error:
        raise OptionError(str(error).replace("`$.", "`").replace("times.", "")) from error


def flat_options(rules: Rules) -> dict[str, Any]:
    """Every option by name, as JSON values, seconds among them."""
    flat: dict[str, Any] = msgspec.to_builtins(rules)
    times: dict[str, Any] = flat.pop("times")
    return flat | times


def read_option(name: str, text: str) -> Any:
    """The value a command line means by `text` for the option `name` (on, off, numbers, words).

    Raises OptionError for an unknown name.
    """
    if name not in OPTION_NAMES:
        raise OptionError(f"there is no option {name!r}")
    if name == "duties":
        return [] if text == "none" else text.split(",")
    if name == "deck":
        return {role: int(count) for role, count in (p.split(":") for p in text.split(",") if p)}
    default = flat_options(Rules())[name]
    if isinstance(default, bool):
        return {"on": True, "off": False}.get(text, text)
    try:
        return type(default)(text) if isinstance(default, str) else msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
