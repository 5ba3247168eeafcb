"""A table without a server: seats, the machine's duties, and what every seat has seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from palermo.game.act import Act, Command, Event, Events, Next
from palermo.game.audience import HALL, Audience
from palermo.game.engine import BLANK, unfold
from palermo.game.fairness import commit, deal
from palermo.game.interrupts.judging import Grant, OfferHelp, TakeChair
from palermo.game.interrupts.proving import AddWord, Commit
from palermo.game.phase import Game
from palermo.game.phases.deal import Deal
from palermo.game.phases.over import Over
from palermo.game.phases.seating import AddBots, Open, Sit, Start
from palermo.game.refusals import Refusal
from palermo.game.seats import Power
from palermo.game.seen import Line, seen
from palermo.game.timeline import play
from palermo.game.view import View, view
from palermo.game.view.now import Step, step
from palermo.game.vocabulary import Entry
from palermo.rules.options import ALL_DUTIES, Rules


class Refused(AssertionError):
    """A command that was to be accepted was not."""


class Bench:
    """One table, played by hand: `game` is its state, `log` every accepted command.

    Seats listed in `people` are persons, the others bots; nobody acts by himself. `words` are
    the hashes that persons add to the deal from `secret` (S4). `helpers`: the judge's assistants
    and what they were granted; where there is one, or duties are a judge's, `judge` judges.
    """

    def __init__(
        self,
        rules: Rules,
        size: int,
        *,
        people: Iterable[int] = (),
        roles: tuple[str, ...] = (),
        secret: bytes = b"",
        words: Mapping[int, str] | None = None,
        helpers: Mapping[str, tuple[Power, ...]] | None = None,
        watch: bool = True,
    ) -> None:
        self.game: Game = BLANK
        self.log: list[Entry] = []
        self.eyes: list[Audience] = [HALL, *(Audience(n) for n in range(1, size + 1))]
        self.lines: list[list[Line]] = [[] for _ in self.eyes] if watch else []
        self.at = 0
        self._open(rules, size, tuple(people))
        self._judged(rules, helpers or {})
        if secret:
            self.must(Commit(commit(secret)), by="machine")
        for seat, hashed in (words or {}).items():
            self.must(AddWord(hashed), by="person", who=f"p{seat}")
        self.must(Start(), by="person", who="host")
        cards = roles or deal(secret, self.game.table.deck, self.game.table.words)
        self.must(Deal(cards), by="machine" if "deal" in rules.duties else "judge")

    def _open(self, rules: Rules, size: int, people: tuple[int, ...]) -> None:
        self.must(Open(rules, size), by="person", who="host")
        for seat in people:
            self.must(Sit(seat), by="person", who=f"p{seat}")
        if len(people) < size:
            self.must(AddBots(), by="person", who="host")

    def _judged(self, rules: Rules, helpers: Mapping[str, tuple[Power, ...]]) -> None:
        if not helpers and set(ALL_DUTIES) <= set(rules.duties):
            return
        # With duties of a judge anybody may be one; else the host alone, who does not play here.
        who = "judge" if set(rules.duties) < set(ALL_DUTIES) else "host"
        self.must(TakeChair(), by="person", who=who)
        for helper, powers in helpers.items():
            self.must(OfferHelp(True), by="person", who=helper)
            if powers:
                self.must(Grant(helper, powers), by="person", who=who)

    def act(self, do: Command, seat: int = 0, **more: object) -> Events | Refusal:
        """Try a command now; `more` are fields of the act."""
        fields = {"at": self.at, "step": self.game.table.step, "seat": seat} | more
        act = Act(do, **fields)  # type: ignore[arg-type]
        result = play(self.game, act, self.log)
        if isinstance(result, Refusal):
            return result
        self.at = max(self.at, act.at)
        if self.lines:
            self._watch(result[0])
        events, self.game = result
        self.log.append(Entry.of(act, events))
        return events

    def must(self, do: Command, seat: int = 0, **more: object) -> Events:
        """A command that has to be accepted. Raises Refused if it is not."""
        events = self.act(do, seat, **more)
        if isinstance(events, Refusal):
            raise Refused(f"{events.code} ({events.clause}) for {do} of seat {seat}")
        return events

    def next(self) -> Events:
        """The step ends, by the clock or by the judge."""
        table = self.game.table
        self.at = max(self.at, table.until)
        machine = table.machine_does(self.game.phase.duty)
        return self.must(Next(), by="machine" if machine else "judge")

    def until(self, step: str, most: int = 500) -> Bench:
        """Let steps end until one of this name is on. Raises Refused if none comes."""
        for _ in range(most):
            if self.step == step:
                return self
            self.next()
        raise Refused(f"no step {step!r} came; the table is in {self.step!r}")

    @property
    def step(self) -> str:
        """The name of the step that is on."""
        return self.game.phase.shown(self.game.table).name

    def view_step(self) -> Step:
        """The public step that is on."""
        return step(self.game)

    @property
    def over(self) -> bool:
        """Whether the outcome is announced."""
        return isinstance(self.game.phase, Over)

    def view(self, seat: int = 0) -> View:
        """What a seat sees now; 0 is the hall."""
        return view(self.game, self.eyes[seat], self.lines[seat])

    def events(self, kind: type[Event]) -> list[Event]:
        """All events of a kind so far."""
        return [e for entry in self.log for e in entry.events if isinstance(e, kind)]

    def _watch(self, events: Events) -> None:
        for event, then in unfold(self.game, events):
            for eyes, lines in zip(self.eyes, self.lines, strict=True):
                lines += [Line(self.at, what) for what in seen(event, eyes, then)]
