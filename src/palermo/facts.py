"""A real game's facts, played through the engine as the judge's entries.

What a rule forbids but the table did becomes a ruling (G4) with the clause that forbids it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from palermo.game.act import Act, Command, Next
from palermo.game.engine import play
from palermo.game.fairness import Proof
from palermo.game.interrupts.discipline import GiveFoul
from palermo.game.phases.deal import Deal
from palermo.game.phases.farewell import NameBlacks
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.night import Choose
from palermo.game.phases.over import Over
from palermo.game.phases.talk import Nominate
from palermo.game.poll import CastVote
from palermo.game.record import Record, composed, seated
from palermo.game.refusals import Refusal
from palermo.game.rulings import Rule
from palermo.game.seats import Kind
from palermo.game.view.now import Step, step
from palermo.game.vocabulary import Entry
from palermo.rules.books import BookError, book
from palermo.rules.options import OptionError, with_options

SECOND = 1000
LONGEST = 4000
Moment = Literal["speech", "reSpeech", "shooted"]
_MOMENTS: dict[str, str] = {"speech": "speech", "tie_speech": "reSpeech", "last_word": "shooted"}


class FoulFact(Struct, frozen=True):
    """A foul, and in whose speech it was given."""

    seat: int
    day: int
    during: Moment
    speaker: int


class NominationFact(Struct, frozen=True):
    """Who named whom."""

    day: int
    by: int
    nominee: int


class VoteFact(Struct, frozen=True):
    """A vote; ballot 2 is the revote."""

    day: int
    ballot: int
    by: int
    seat: int = msgspec.field(name="for")


class LiftFact(Struct, frozen=True):
    """A hand raised for lifting all the tied."""

    day: int
    by: int


class ShotFact(Struct, frozen=True):
    """A shot of one of the mafia."""

    night: int
    by: int
    target: int


class CheckFact(Struct, frozen=True):
    """A check of the don or the sheriff."""

    night: int
    by: Literal["don", "sheriff"]
    target: int


class BestMoveFact(Struct, frozen=True):
    """Whom the first killed named."""

    seat: int
    named: tuple[int, ...]


class Facts(Struct, frozen=True):
    """A game as it was really played: seats in place of names."""

    rulebook: str
    roles: dict[str, str]
    outcome: Literal["town", "mafia", "maniac", "draw"]
    about: str = ""
    edition: str = ""
    options: dict[str, Any] = {}
    fouls: tuple[FoulFact, ...] = ()
    nominations: tuple[NominationFact, ...] = ()
    votes: tuple[VoteFact, ...] = ()
    lifts: tuple[LiftFact, ...] = ()
    shots: tuple[ShotFact, ...] = ()
    checks: tuple[CheckFact, ...] = ()
    best_move: BestMoveFact | None = None


class FactsError(ValueError):
    """Facts that are none, or that no ruling can bring through the engine."""


class Irregular(Struct, frozen=True):
    """Something a rule forbids and the table did: when, what, and the clause."""

    day: int
    night: bool
    what: str
    clause: str


class Imported(Struct, frozen=True):
    """The record of the facts, and every ruling it took."""

    record: Record
    irregular: tuple[Irregular, ...]


def read_facts(text: bytes) -> Facts:
    """Facts from JSON. Raises FactsError where they are none."""
    try:
        return msgspec.json.decode(text, type=Facts)
    except msgspec.MsgspecError as error:
        raise FactsError(f"these are no facts of a game: {error}") from error


def imported(facts: Facts, strict: bool = False) -> Imported:
    """The facts played through the engine.

    Raises FactsError for facts that cannot be brought through, and with `strict` at the first
    thing that a rule forbids.
    """
    table = _Table(facts, strict)
    for _ in range(LONGEST):
        if isinstance(table.game.phase, Over):
            break
        table.live()
    else:
        raise FactsError("the facts do not end the game")
    table.agree()
    return Imported(composed(table.start, tuple(table.log)), tuple(table.irregular))


class _Table:
    """The judge at work: one step after another, everything that the facts tell of it."""

    def __init__(self, facts: Facts, strict: bool) -> None:
        self.facts, self.strict = facts, strict
        try:
            rules = book(facts.rulebook, options=facts.options, edition=facts.edition)
            rules = with_options(rules, {"duties": []})
            self.roles = tuple(facts.roles[str(n)] for n in range(1, len(facts.roles) + 1))
        except (BookError, OptionError, KeyError) as error:
            raise FactsError(f"these are no facts of a game: {error}") from error
        deck = {role: self.roles.count(role) for role in sorted(set(self.roles))}
        rules = replace(rules, deck=deck)
        here: Kind = "here"
        seats = (here,) * len(self.roles)
        self.start = self.game = seated(rules, seats, 0, Proof())
        self.at = 0
        self.log: list[Entry] = []
        self.irregular: list[Irregular] = []
        self.told = 0

    def live(self) -> None:
        """One step: what happened in it, then its end."""
        now = step(self.game)
        day = self.game.table.day
        if now.name == "deal":
            self.must(Deal(self.roles))
            return
        if not self.game.table.night and day > self._last_day():
            self._end()
            return
        self._fouls(now)
        getattr(self, f"_{now.name}", lambda now: None)(now)
        if step(self.game).n == now.n and not isinstance(self.game.phase, Over):
            self.must(Next())

    def agree(self) -> None:
        """The engine's outcome is the table's. Raises FactsError where a fact was left over."""
        outcome = self.game.table.outcome
        if outcome is None or outcome.result != self.facts.outcome:
            found = outcome.result if outcome else "none"
            raise FactsError(f"the rules give {found} and the table gave {self.facts.outcome}")
        facts = self.facts
        known = len(facts.nominations) + len(facts.votes) + len(facts.lifts) + len(facts.shots)
        known += len(facts.checks) + len(facts.fouls)
        if self.told < known:
            raise FactsError(f"{known - self.told} facts come after the end of the game")

    def try_(self, do: Command, seat: int = 0) -> Refusal | None:
        """Enter a command as the judge; the refusal if there is one."""
        self.at += SECOND
        act = Act(do, self.at, self.game.table.step, "judge", seat)
        result = play(self.game, act)
        if isinstance(result, Refusal):
            return result
        events, self.game = result
        self.log.append(Entry.of(act, events))
        return None

    def must(self, do: Command, seat: int = 0) -> None:
        """Enter a command that the engine has to take. Raises FactsError where it does not."""
        refused = self.try_(do, seat)
        if refused:
            raise FactsError(f"{refused.code} ({refused.clause}) for {do} of seat {seat}")

    def enter(self, do: Command, seat: int, what: str, ruling: Rule | None) -> None:
        """Enter a fact; what a rule forbids becomes the ruling, listed with its clause."""
        self.told += 1
        refused = self.try_(do, seat)
        if refused is None:
            return
        if self.strict:
            raise FactsError(f"{what}: {refused.code} ({refused.clause})")
        table = self.game.table
        self.irregular.append(Irregular(table.day, table.night, what, refused.clause))
        if ruling:
            # What changes nothing (a nominee named twice) is listed, and needs no ruling.
            self.try_(replace(ruling, clause=refused.clause))

    def _fouls(self, now: Step) -> None:
        during, day = _MOMENTS.get(now.name, ""), self.game.table.day
        for foul in self.facts.fouls:
            if (foul.day, foul.during, foul.speaker) == (day, during, now.seat):
                self.enter(GiveFoul(foul.seat), 0, f"a foul for {foul.seat}", None)

    def _speech(self, now: Step) -> None:
        for fact in self.facts.nominations:
            if (fact.day, fact.by) == (self.game.table.day, now.seat):
                what = f"{fact.by} nominates {fact.nominee}"
                ruling = Rule("add_nominee", "D4", fact.nominee, fact.by)
                self.enter(Nominate(fact.nominee), fact.by, what, ruling)

    def _hand(self, now: Step) -> None:
        """The hands for a nominee; those that cannot be entered are set as the judge saw them."""
        place = (self.game.table.day, now.round, now.seat)
        voters = [v.by for v in self.facts.votes if (v.day, v.ballot, v.seat) == place]
        entered: list[int] = []
        for by in voters:
            hands = tuple(dict.fromkeys((*entered, by)))
            ruling = Rule("set_hands", "D6", now.seat, seats=hands)
            self.enter(CastVote(now.seat), by, f"{by} votes for {now.seat}", ruling)
            entered.append(by)

    def _lift(self, now: Step) -> None:
        for fact in self.facts.lifts:
            if fact.day == self.game.table.day:
                self.enter(RaiseHand(True), fact.by, f"{fact.by} is for the lift", None)

    def _shot(self, now: Step) -> None:
        for fact in self.facts.shots:
            if fact.night == self.game.table.day:
                what = f"{fact.by} shoots {fact.target}"
                self.enter(Choose("shot", fact.target), fact.by, what, None)

    def _checks(self, now: Step) -> None:
        for fact in self.facts.checks:
            if fact.night == self.game.table.day:
                seat = self.roles.index(fact.by) + 1
                what = f"the {fact.by} checks {fact.target}"
                self.enter(Choose(f"{fact.by}_check", fact.target), seat, what, None)

    def _best_move(self, now: Step) -> None:
        best = self.facts.best_move
        if best and best.seat == now.seat:
            self.must(NameBlacks(best.named), best.seat)

    def _last_day(self) -> int:
        """The last day of which anything is told; after a night's shot comes one more."""
        facts = self.facts
        votes = [vote.day for vote in facts.votes]
        named = [nomination.day for nomination in facts.nominations]
        nights = [shot.night + 1 for shot in facts.shots]
        return max((*votes, *named, *nights, 1))

    def _end(self) -> None:
        """The table stopped here: its judge declared the result."""
        what = f"the result {self.facts.outcome}"
        if self.strict:
            raise FactsError(f"{what}: no rule ends the game here (G8)")
        self.irregular.append(Irregular(self.game.table.day, False, what, "G8"))
        self.must(Rule("declare_result", "G8", result=self.facts.outcome))
