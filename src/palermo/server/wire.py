"""Everything that a browser may say and hear. The client's types are generated from here.

What a table looks like (`View`), what may be done (the commands) and what happens (`Line`) are the
engine's own; `palermo.server.typescript` prints them all.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

from msgspec import Meta, Raw, Struct

from ..game.act import Command, Next
from ..game.interrupts import discipline, undoing
from ..game.interrupts.discipline import PutOut
from ..game.interrupts.duties import ChangeDuties
from ..game.interrupts.pause import PauseClocks, Resume
from ..game.past import Past
from ..game.phases.deal import Deal
from ..game.phases.seating import Open
from ..game.rulings import Rule
from ..game.seats import Power
from ..game.vocabulary import LOBBY_COMMANDS, PLAY_COMMANDS
from ..rules.books import Refused

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Channel = Literal["table", "mafia", "judge", "dead", "gallery"]
Mark = Literal["", "red", "black", "sheriff"]

# What a person does as himself, not in the name of his seat.
PERSON_COMMANDS: tuple[type[Command], ...] = (
    *(one for one in LOBBY_COMMANDS if one is not Open),
    PutOut,
)
# What the judge does, or an assistant whom he granted it; he does a player's moves in his name.
JUDGE_COMMANDS: tuple[type[Command], ...] = (
    Next,
    Deal,
    PauseClocks,
    Resume,
    *(one for one in discipline.COMMANDS if one is not PutOut),
    Rule,
    ChangeDuties,
    *undoing.COMMANDS,
)
BROWSER_COMMANDS = (*PERSON_COMMANDS, *PLAY_COMMANDS, *JUDGE_COMMANDS)
BrowserCommand = Union[BROWSER_COMMANDS]  # type: ignore[valid-type]  # noqa: UP007


class Said(Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """A message from a browser."""


class Hello(Said, frozen=True):
    """The first message: go on after frame `v` of `epoch` and after line n of each channel."""

    epoch: Annotated[str, Meta(max_length=64)] = ""
    v: int = 0
    lines: dict[Channel, int] = {}


class Act(Said, frozen=True):
    """Do something, in answer to a step. `id` is the browser's own: a retry has the same.

    `seat`: in whose name the judge does it (G4), 0 for his own; of no meaning to anybody else.
    """

    id: Id
    do: BrowserCommand
    step: int = 0
    seat: int = 0


class Say(Said, frozen=True):
    """Say a line in a channel.

    At a text table words may be a command (docs/words.md); `step` is the one they answer. `sure`:
    it is meant for everybody, though it reads like a private move. `to`: the seat that the judge
    speaks to alone.
    """

    id: Id
    channel: Channel
    text: str
    step: int = 0
    sure: bool = False
    to: int = 0


class Note(Said, frozen=True):
    """Note something on a seat, for oneself."""

    id: Id
    seat: int
    mark: Mark = ""
    text: str = ""


class Word(Said, frozen=True):
    """Add a word to the deal, or take it back by an empty one; the others see its hash (S4)."""

    id: Id
    text: str


class Ping(Said, frozen=True):
    """Is anybody there, and what time is it?"""

    n: int = 0


BROWSER_MESSAGES = (Hello, Act, Say, Note, Word, Ping)
BrowserMessage = Hello | Act | Say | Note | Word | Ping


class Heard(Struct, frozen=True, tag_field="t", tag=str.lower):
    """A message to a browser."""


class Frame(Heard, frozen=True):
    """What changed for this audience. `whole`: the view replaces everything there was.

    `v` counts the audience's frames of an epoch. A frame that carries only what is this person's
    own (names, notes, lobby offers) repeats the last `v`.
    """

    epoch: str
    v: int
    whole: bool
    view: dict[str, Raw]
    happened: tuple[Raw, ...] = ()


class Answer(Heard, frozen=True, omit_defaults=True):
    """What became of a command: "OK", or why it changed nothing; `late` in ms; `entry`: which
    entry of the record stands in the way of a correction (F6)."""

    id: str
    code: str
    clause: str = ""
    late: int = 0
    entry: int = 0


class Spoken(Heard, frozen=True, omit_defaults=True, tag="line"):
    """A line of talk. `by` 0: an onlooker, or the machine's answer; -1: the judge. `key` and
    `args`: a phrase in place of a text, a bot's or the judge's. `room`: whose talk with the judge
    it is, which he alone is told.
    """

    channel: Channel
    n: int
    at: int
    by: int
    name: str
    text: str
    key: str = ""
    args: dict[str, str | int] = {}
    room: int = 0


class Pong(Heard, frozen=True):
    """Somebody is there, and this is the time (ms)."""

    n: int
    now: int


class Bye(Heard, frozen=True):
    """The socket closes, for this reason."""

    code: str


SERVER_MESSAGES = (Frame, Answer, Spoken, Pong, Bye)
ServerMessage = Frame | Answer | Spoken | Pong | Bye


class OwnName(Struct, frozen=True):
    """What I am called at this table, what I am to it, and the word I added to the deal.

    `chair`: the judge, or an assistant with these `powers` (none yet, or not any more: empty).
    """

    name: str
    host: bool
    onlooker: bool
    word: str = ""
    chair: Literal["", "judge", "assistant"] = ""
    powers: tuple[Power, ...] = ()


class Helper(Struct, frozen=True):
    """An assistant of the judge; `who` is his key here, for the judge alone, else empty."""

    name: str
    powers: tuple[Power, ...]
    leads: bool
    who: str = ""


class Names(Struct, frozen=True):
    """Who is here: names of seated persons by seat, how many watch, and where play goes on.

    `words`: what each seat added to the deal, once the seats are closed (S4). `judge`: what the
    judge is called, empty for none; `helpers`: his assistants.
    """

    seats: dict[str, str]
    me: OwnName
    onlookers: int
    again: str | None = None
    words: dict[str, str] = {}
    judge: str = ""
    helpers: tuple[Helper, ...] = ()


class NoteOn(Struct, frozen=True):
    """My note on a seat."""

    mark: Mark
    text: str


class WhoAmI(Struct, frozen=True):
    """GET /api/me: who I am."""

    name: str
    locale: str


class NewMe(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me: what I want to be called, and my language."""

    name: str | None = None
    locale: str | None = None


class Handover(Struct, frozen=True):
    """A link with which another device takes over; `expires` in ms."""

    link: str
    expires: int


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/handover: this device takes over."""

    token: str


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: the table that is wanted."""

    rulebook: str = "club"
    edition: str = ""
    size: int = 10
    pace: str = "standard"
    options: dict[str, Any] = {}
    deck: dict[str, int] | None = None
    private: bool = False
    start_when_ready: bool = False


class Weighed(Struct, frozen=True):
    """POST /api/rulebooks/check: what speaks against such a table, and the deck it would play."""

    refused: tuple[Refused, ...]
    deck: dict[str, int]


class NewTable(Struct, frozen=True):
    """A table, and the link that opens it."""

    id: str
    link: str


class TableRow(Struct, frozen=True):
    """A table in the lobby, as everybody may see it."""

    id: str
    rulebook: str
    pace: str
    status: Literal["lobby", "playing", "over", "closed"]
    size: int
    people: int
    bots: int
    host: str
    locked: bool
    day: int
    night: bool
    alive: int
    created: int


class Problem(Struct, frozen=True):
    """What a request that could not be met is answered with."""

    code: str
    message: str


class OptionFacts(Struct, frozen=True):
    """An option: its clause, what it decides, its value by default, and the values it may have.

    `values` is empty for a number: then `least` and `most` bound it.
    """

    name: str
    clause: str
    meaning: str
    default: Any
    kind: Literal["choice", "switch", "number", "set", "deck"]
    values: tuple[str, ...] = ()
    least: float | None = None
    most: float | None = None


class BookFacts(Struct, frozen=True):
    """A rulebook, or an edition of it: its options' values where they differ from the defaults."""

    name: str
    edition: str
    options: dict[str, Any]


class Rulebooks(Struct, frozen=True):
    """GET /api/rulebooks: everything that a form for a new table needs."""

    books: tuple[BookFacts, ...]
    paces: dict[str, dict[str, Any]]
    options: tuple[OptionFacts, ...]
    sizes: tuple[int, ...]
    roles: tuple[str, ...]
    bots: tuple[str, ...]


class TablePage(Struct, frozen=True):
    """GET /api/tables/{id}: what the page of a link shows before one enters. `names` by seat."""

    table: TableRow
    names: dict[str, str]
    again: str | None


class ReplayFrame(Struct, frozen=True):
    """A frame of a replay and when it happened (ms)."""

    at: int
    v: int
    whole: bool
    view: dict[str, Raw]
    happened: tuple[Raw, ...] = ()


class Replay(Struct, frozen=True):
    """GET /api/tables/{id}/replay: a whole game as one audience saw it."""

    frames: tuple[ReplayFrame, ...]
    lines: tuple[Spoken, ...]


OVER_HTTP = (
    WhoAmI, NewMe, Handover, TakeOver, Wanted, Weighed, NewTable, TableRow, TablePage,
    Problem, Rulebooks, Replay, Past,
)  # fmt: skip
