"""The table: what every phase reads. Knows no phase."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ..rules.decks import deck_of
from ..rules.options import Duty, Rules
from ..rules.roles import Team
from .act import StepEvent
from .fairness import Proof
from .poll import Vote
from .seats import NOBODY, Away, Chair, Sitter
from .setup import Setup

Cause = Literal["vote", "night", "heart_attack", "removal"]
Result = Literal["town", "mafia", "maniac", "draw"]
Shown = Literal["", "team", "role"]
BOTS_STEP_MS = 2000


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended, and the clause that says so."""

    result: Result
    clause: str


class Departure(Struct, frozen=True, gc=False):
    """One who left: when, why, and how much of his role the table was shown (G10)."""

    seat: int
    cause: Cause
    day: int
    night: bool
    shown: Shown = ""


class Nomination(Struct, frozen=True, gc=False):
    """Who named whom today (D4)."""

    by: int
    seat: int


class Answer(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a night's question brought its asker (N5); `other` where it was about two seats.

    `withdrawn`: the night was undone (F6).
    """

    night: int
    by: int
    move: str
    seat: int
    answer: str
    other: int = 0
    withdrawn: bool = False


class Learned(Struct, frozen=True, gc=False):
    """An answer of a night that was undone, and who had read it (F6)."""

    answer: Answer
    readers: tuple[int, ...]


class Strike(Struct, frozen=True, gc=False):
    """An attack of the night where it landed, and by whom: `mafia`, or a role's name (N8)."""

    by: str
    seat: int


class Paper(Struct, frozen=True, gc=False):
    """A morning's news as it was resolved; `newspaper` sets it (G11)."""

    day: int
    killed: tuple[int, ...] = ()
    strikes: tuple[Strike, ...] = ()
    treated: tuple[int, ...] = ()
    checked: bool = False


class Pause(Struct, frozen=True, gc=False):
    """A stop of the clocks: why, since when, and when the machine ends it at the latest (ms)."""

    why: Literal["judge", "away", "asleep", "judge_away"]
    since: int
    until: int


class Table(Struct, frozen=True, gc=False):
    """Everything of a game that outlives its phases. `roles[n - 1]` is seat n's.

    `bots_alone`: every living seat is a bot's. `waiting_fouls`: seats to which an assistant gave a
    fourth foul that waits for the judge (F2).
    """

    rules: Rules = Rules()
    sitters: tuple[Sitter | None, ...] = ()
    setup: Setup = Setup()
    roles: tuple[str, ...] = ()
    living: tuple[int, ...] = ()
    bots_alone: bool = True
    departures: tuple[Departure, ...] = ()
    day: int = 0
    night: bool = False
    opener: int = 0
    closer: int = 0
    nominations: tuple[Nomination, ...] = ()
    step: int = 0
    began: int = 0
    until: int = 0
    away: tuple[Away, ...] = ()
    pause: Pause | None = None
    answers: tuple[Answer, ...] = ()
    ledger: tuple[Learned, ...] = ()
    plan: tuple[int, ...] = ()
    boss: int = 0
    boss_votes: tuple[Vote, ...] = ()
    spent: tuple[tuple[int, str], ...] = ()
    papers: tuple[Paper, ...] = ()
    fouls: tuple[tuple[int, int], ...] = ()
    waiting_fouls: tuple[int, ...] = ()
    silenced: tuple[int, ...] = ()
    cancelled: int = 0
    quiet_nights: int = 0
    quiet_days: int = 0
    loss: bool = False
    outcome: Outcome | None = None
    host: str = ""
    locked: bool = False
    start_when_ready: bool = False
    opened_at: int = 0
    closed: str = ""
    proof: Proof = Proof()
    chair: Chair = NOBODY

    @property
    def size(self) -> int:
        """How many seats the table has."""
        return len(self.sitters)

    @property
    def deck(self) -> dict[str, int]:
        """How many of each role are dealt (public, G13); fixed once the seats are closed."""
        return self.setup.cards or deck_of(self.rules, self.size)

    @property
    def nominees(self) -> tuple[int, ...]:
        """Today's nominees in the order of nomination (D4)."""
        return tuple([n.seat for n in self.nominations])

    @property
    def words(self) -> tuple[str, ...]:
        """The hashes of the words added to the deal, seat by seat, empty for none (S4)."""
        return tuple(s.word if s else "" for s in self.sitters)

    def role(self, seat: int) -> str:
        """A seat's role; empty before the deal."""
        return self.roles[seat - 1] if self.roles else ""

    def was_told(self, seat: int) -> bool:
        """Whether a seat was sent a role; with `silent_civilians` nothing means civilian (G3)."""
        role = self.role(seat)
        return bool(role) and not (self.rules.silent_civilians and role == "civilian")

    def team(self, seat: int) -> Team | None:
        """A seat's team; none before the deal."""
        teams = self.setup.teams
        return teams[seat - 1] if teams else None

    def living_of(self, team: Team) -> tuple[int, ...]:
        """The living seats of a team."""
        teams = self.setup.teams
        return tuple([s for s in self.living if teams[s - 1] == team])

    def people(self) -> tuple[int, ...]:
        """The living seats held by persons who play over a connection (F5)."""
        return tuple([s for s in self.setup.online if s in self.living])

    def only_bots(self, living: tuple[int, ...]) -> bool:
        """Whether each of these seats is a bot's."""
        return set(living).isdisjoint(self.setup.persons)

    def machine_does(self, duty: Duty) -> bool:
        """Whether a duty of the judge is the machine's at this table (G4)."""
        return duty in self.rules.duties


@lru_cache(maxsize=256)
def ms(seconds: float) -> int:
    """Seconds of an option as milliseconds; a table asks for the same few all the time."""
    return round(seconds * 1000)


def stamp(table: Table, at: int, seconds: float) -> tuple[int, int, int]:
    """The number, beginning and end (ms) of the step that begins now.

    Where only bots are left nobody is waited for: at most two seconds.
    """
    length = ms(seconds)
    if length > BOTS_STEP_MS and table.bots_alone:
        length = BOTS_STEP_MS
    return table.step + 1, at, at + length


def at_step(table: Table, event: StepEvent) -> Table:
    """The table once a step has begun."""
    return replace(table, step=event.step, began=event.at, until=event.until)
