"""Twins of a conference with every role (S2): the public side shared, the night's ways hidden.

Both nights are to end alike for the table: the same dead by the same hands, the same patients.
How that came about is each twin's own: a miss may be a silent boss, two names, a blocked boss.
"""

from __future__ import annotations

from random import Random
from typing import Any

from palermo.game.act import Act, Command, Done
from palermo.game.boss import Elect, EndElection, electing, election_ends
from palermo.game.engine import decide
from palermo.game.phases.confirm import Confirm
from palermo.game.phases.night import Choose
from palermo.game.phases.verdict import GiveVerdict
from palermo.game.poll import CastVote
from palermo.game.refusals import Refusal
from palermo.game.turns import Declare
from palermo.game.windows import inherited
from palermo.rules.roles import ROLES

from .twins import Twin

# Who neither strikes nor heals nor tells anybody anything: a visit to him shows nowhere.
INERT = ("civilian", "immortal", "journalist", "bodyguard")
MOVES = sorted({move.name for role in ROLES.values() for move in role.moves if move.window})


class ConferenceTwin(Twin):
    """One of two conferences."""

    def _confirm(self, other: Twin) -> None:
        """One's own confirmation is alike in both; the others' are not."""
        for seat in self._living:
            if any(o.do == "confirm" for o in self._offers(seat)):
                chance = self.shared if seat == self.knower else self.hidden
                if chance.random() < 0.6:
                    self.bench.must(Confirm(), seat)

    def _discussion(self, other: Twin) -> None:
        self._elect()
        speaker = self.shared.choice(self._living)
        self.bench.must(Declare("claims", "sheriff"), speaker)
        for seat in self.shared.sample(self._living, 3):
            self.bench.must(Done(), seat)

    def _evening(self, other: Twin) -> None:
        choices = next(o.seats for o in self._offers(self._living[0]) if o.do == "vote")
        few = self.shared.sample(choices, min(3, len(choices)))
        for seat in self._living:
            if self.shared.random() < 0.7:
                self.bench.must(CastVote(self.shared.choice(few)), seat)

    def _dock(self, other: Twin) -> None:
        seat = self.bench.view_step().seat
        self.bench.must(Declare("claims", "doctor"), seat)
        self.bench.must(Done(), seat)

    def _verdict(self, other: Twin) -> None:
        for seat in self._living:
            if seat != self.bench.view_step().seat and self.shared.random() < 0.8:
                self.bench.must(GiveVerdict(self.shared.random() < 0.5), seat)

    def _elect(self) -> None:
        """The choice of the boss is the team's own, and hidden from everybody else (N4)."""
        mafia = self.bench.game.table.living_of("mafia")
        chance = self.shared if self.knower in mafia else self.hidden
        for seat in mafia:
            if any(o.do == "elect" for o in self._offers(seat)) and chance.random() < 0.7:
                self.bench.must(Elect(chance.choice(mafia)), seat)

    def _moves(self, other: Twin) -> None:
        """The night: what the table will see is drawn once, how it comes about in each."""
        assert isinstance(other, ConferenceTwin)
        self._elect()
        wanted = self._drawn(other)
        moved = self._own(other, wanted)
        self._mafia(other, wanted, moved)
        self._maniac(other, wanted)
        self._doctor(other, wanted)
        self._check(other, wanted)
        self._others(wanted)
        if electing(self.bench.game.table):
            at = election_ends(self.bench.game.table)
            self.bench.must(EndElection(), by="machine", at=at)

    # What the table is to see.

    def _drawn(self, other: ConferenceTwin) -> dict[str, Any]:
        plain = [s for s in self._living if not (self._shielded(s) or other._shielded(s))]
        mafia, maniac, treated = (self.shared.choice(plain) for _ in range(3))
        chances = [self.shared.random() for _ in range(4)]
        return {
            "mafia": mafia if chances[0] < 0.6 else 0,
            "maniac": maniac if chances[1] < 0.5 else 0,
            "treated": treated if chances[2] < 0.5 else 0,
            "checked": chances[3] < 0.7,
        }

    def _shielded(self, seat: int) -> bool:
        return self.bench.game.table.role(seat) == "immortal" and seat != self.knower

    # The knower's own moves, alike in both and with the same effect.

    def _own(self, other: ConferenceTwin, wanted: dict[str, Any]) -> bool:
        for offer in self._offers(self.knower) if self.knower else ():
            if offer.do != "choose" or offer.move in ("shot", "kill", "treat", "sheriff_check"):
                continue
            seats = [s for s in offer.seats if s not in wanted.values()]
            if offer.move == "distract":
                roles = (self.bench.game.table.role, other.bench.game.table.role)
                seats = [s for s in seats if all(role(s) in INERT for role in roles)]
            if offer.move == "compare":
                pairs = [(s, t) for s in seats for t in seats if s < t and self._alike(other, s, t)]
                if pairs:
                    self.bench.must(Choose("compare", *self.shared.choice(pairs)), self.knower)
            elif seats:
                self.bench.must(Choose(offer.move, self.shared.choice(seats)), self.knower)
        return True

    def _alike(self, other: ConferenceTwin, one: int, two: int) -> bool:
        tables = (self.bench.game.table, other.bench.game.table)
        return len({table.team(one) == table.team(two) for table in tables}) == 1

    # The killers.

    def _mafia(self, other: ConferenceTwin, wanted: dict[str, Any], moved: bool) -> None:
        table = self.bench.game.table
        mafia = table.living_of("mafia")
        target = wanted["mafia"]
        boss = table.boss or (mafia[0] if mafia else 0)
        if electing(table) or not mafia:
            # Who will be the boss is open yet: all send the same name, or nobody any.
            named = dict.fromkeys(mafia, target) if target else {}
        elif target:
            named = {s: target for s in mafia if s == boss or self._may(s)}
        else:
            named = self._miss(boss, mafia)
        for seat, victim in named.items():
            self.bench.must(Choose("shot", victim), seat)

    def _may(self, seat: int) -> bool:
        chance = self.shared if seat == self.knower else self.hidden
        return chance.random() < 0.5

    def _miss(self, boss: int, mafia: tuple[int, ...]) -> dict[int, int]:
        """A miss, in one of its ways; the knower himself sends nothing."""
        one, two = self.hidden.sample(self._living, 2)
        rest = [s for s in mafia if s not in (boss, self.knower)]
        if self.hidden.random() < 0.4 or boss == self.knower or not rest:
            return {s: one for s in rest if self.hidden.random() < 0.5}
        return {boss: one, rest[0]: two}

    def _maniac(self, other: ConferenceTwin, wanted: dict[str, Any]) -> None:
        mine, theirs = self._of("maniac"), other._of("maniac")
        target = wanted["maniac"]
        if mine and theirs and target and target not in (mine, theirs):
            self.bench.must(Choose("kill", target), mine)

    # The doctor and the checks: what the newspaper tells is alike (G11), the rest is not.

    def _doctor(self, other: ConferenceTwin, wanted: dict[str, Any]) -> None:
        mine, theirs, target = self._of("doctor"), other._of("doctor"), wanted["treated"]
        full = self.bench.game.table.rules.news == "full"
        if not mine:
            return
        if full or self.knower == mine:
            if theirs and target and self._treats(target) and other._treats(target):
                self.bench.must(Choose("treat", target), mine)
        else:
            safe = [s for s in self._can("treat", mine) if s not in wanted.values()]
            if safe and self.hidden.random() < 0.8:
                self.bench.must(Choose("treat", self.hidden.choice(safe)), mine)

    def _treats(self, target: int) -> bool:
        """Whether the doctor of this game may treat a seat, himself perhaps no more."""
        doctor = self._of("doctor")
        return target != doctor or (doctor, "treat") not in self.bench.game.table.spent

    def _check(self, other: ConferenceTwin, wanted: dict[str, Any]) -> None:
        mine, theirs = self._checker(), other._checker()
        if not (wanted["checked"] and mine and theirs):
            return
        seats = self._can("sheriff_check", mine)
        # The other game may be a step ahead by now: what it allows follows from who lives.
        both = [s for s in seats if s != theirs]
        reads = self.knower and self.bench.game.table.role(self.knower) in ("sheriff", "sergeant")
        if reads:
            alike = [s for s in both if self._same_answer(other, "sheriff_check", s)]
            if not alike:
                return
            wanted["answered"] = self.shared.choice(alike)
            self.bench.must(Choose("sheriff_check", wanted["answered"]), mine)
        else:
            self.bench.must(Choose("sheriff_check", self.hidden.choice(seats)), mine)

    def _others(self, wanted: dict[str, Any]) -> None:
        """Everybody else moves as he likes, where it shows nowhere."""
        table = self.bench.game.table
        hurt = set(wanted.values())
        for seat in self._living:
            for offer in self._offers(seat) if seat != self.knower else ():
                if offer.do != "choose" or self.hidden.random() < 0.2:
                    continue
                seats = [s for s in offer.seats if s not in hurt and s != self.knower]
                if offer.move == "distract":
                    seats = [s for s in seats if table.role(s) in INERT]
                if offer.move == "compare" and len(seats) > 1:
                    self.bench.must(Choose("compare", *self.hidden.sample(seats, 2)), seat)
                elif offer.move in ("distract", "defend", "guard") and seats:
                    self.bench.must(Choose(offer.move, self.hidden.choice(seats)), seat)

    # Who is who.

    @property
    def _living(self) -> tuple[int, ...]:
        return self.bench.game.table.living

    def _of(self, role: str) -> int:
        """The living seat of a role, 0 for none."""
        table = self.bench.game.table
        return next((s for s in table.living if table.role(s) == role), 0)

    def _checker(self) -> int:
        table = self.bench.game.table
        heir = self._of("sergeant") if inherited(table, "sheriff", table.day) else 0
        return self._of("sheriff") or heir

    def _can(self, move: str, seat: int) -> tuple[int, ...]:
        found = [o.seats for o in self._offers(seat) if o.move == move] if seat else []
        return found[0] if found else ()

    def _try_what_is_not_offered(self) -> None:
        """The knower tries every move on everybody; what he is refused tells him nothing."""
        game = self.bench.game
        if not self.knower:
            return
        for seat in range(game.table.size + 1):
            tries: list[Command] = [Choose(move, seat) for move in MOVES]
            tries += [Choose("compare", 1, seat), Elect(seat), Confirm(), CastVote(seat)]
            tries += [GiveVerdict(True), Choose("treat", None)]
            for do in tries:
                act = Act(do, self.bench.at, game.table.step, "seat", self.knower)
                result = decide(game, act)
                self.refusals.append(result.code if isinstance(result, Refusal) else "OK")


def chance_of(seed: int) -> Random:
    """The chance that deals the twins' hidden cards."""
    return Random(f"conference {seed}")
