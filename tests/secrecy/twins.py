"""Twins (S2): two games alike in all that one person may know, unlike in what he may not.

The public side of both comes from one stream of chance, the hidden side from two. `frames` are
what the person's socket would carry: when, which sections changed and to what, which lines.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from palermo.game.act import Act, Done
from palermo.game.audience import HALL, Audience
from palermo.game.engine import BLANK, decide, evolve
from palermo.game.offers import seat_offers
from palermo.game.phase import Game
from palermo.game.phases.farewell import NameBlacks
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.night import Choose, Plan, Propose
from palermo.game.phases.talk import Nominate
from palermo.game.poll import CastVote
from palermo.game.refusals import Refusal
from palermo.game.seen import Line, seen
from palermo.game.turns import Declare
from palermo.game.view import SECTIONS, view
from palermo.kit.games import when
from palermo.kit.tables import Bench
from palermo.rules.options import Rules

# Roles that know one another from the deal (G2).
KNOWN = (("mafia", "don", "lawyer"), ("sheriff", "sergeant"))
Frame = tuple[int, dict[str, bytes], bytes]


def twin_roles(roles: tuple[str, ...], knower: int, random: Random) -> tuple[str, ...]:
    """The same deck dealt otherwise, as far as the player at `knower` cannot tell (G2)."""
    mine = roles[knower - 1] if knower else ""
    known = next((group for group in KNOWN if mine in group), ())
    fixed = {n for n, r in enumerate(roles, 1) if n == knower or r in known}
    free = [n for n in range(1, len(roles) + 1) if n not in fixed]
    cards = [roles[n - 1] for n in free]
    random.shuffle(cards)
    dealt = dict(zip(free, cards, strict=True))
    return tuple(dealt.get(n, roles[n - 1]) for n in range(1, len(roles) + 1))


class Twin:
    """One of the two games. `shared` chance is the same in both, `hidden` is its own."""

    def __init__(
        self, rules: Rules, roles: tuple[str, ...], knower: int, shared: int, hidden: int
    ) -> None:
        size = len(roles)
        self.bench = Bench(rules, size, people=range(1, size + 1), roles=roles, watch=False)
        self.knower = knower
        self.shared, self.hidden = Random(shared), Random(hidden)
        self.refusals: list[str] = []

    def step(self, other: Twin) -> None:
        """What everybody does in the present step, then its end."""
        bench = self.bench
        number = bench.game.table.step
        self._try_what_is_not_offered()
        getattr(self, f"_{bench.step}", lambda other: None)(other)
        if bench.game.table.step == number and not bench.over:
            bench.next()

    def _speech(self, other: Twin) -> None:
        seat = self.bench.view_step().seat
        living = self.bench.game.table.living
        others = [s for s in living if s != seat and s not in self.bench.game.table.nominees]
        self.bench.must(
            Declare("holds", self.shared.choice(("red", "black")), self._other(seat)), seat
        )
        if others and self.shared.random() < 0.4:
            self.bench.must(Nominate(self.shared.choice(others)), seat)

    def _hand(self, other: Twin) -> None:
        step = self.bench.view_step()
        for seat in self.bench.game.table.living:
            wants = self.shared.random() < 0.4
            if wants and any(o.do == "vote" for o in self._offers(seat)):
                self.bench.must(CastVote(step.seat), seat)

    def _ballot(self, other: Twin) -> None:
        for seat in self.bench.game.table.living:
            whom = self.shared.choice(self.bench.view_step().seats)
            self.bench.must(CastVote(whom), seat)

    def _lift(self, other: Twin) -> None:
        for seat in self.bench.game.table.living:
            self.bench.must(RaiseHand(self.shared.random() < 0.6), seat)

    def _last_word(self, other: Twin) -> None:
        seat = self.bench.view_step().seat
        self.bench.must(Declare("claims", "sheriff"), seat)
        self.bench.must(Done(), seat)

    def _best_move(self, other: Twin) -> None:
        seat = self.bench.view_step().seat
        self.bench.must(NameBlacks((self._other(seat),)), seat)

    def _discussion(self, other: Twin) -> None:
        self.bench.must(Done(), self.shared.choice(self.bench.game.table.living))

    def _council(self, other: Twin) -> None:
        """The council is the knower's own where he is of it, and hidden where he is not."""
        living = self.bench.game.table.living_of("mafia")
        chance = self.shared if self.knower in living else self.hidden
        for seat in living:
            self.bench.must(Propose(chance.choice(self.bench.game.table.living)), seat)

    def _acquaintance(self, other: Twin) -> None:
        """Pointing and the don's plan: the team's own, hidden from everybody else (N1)."""
        team = self.bench.game.table.living_of("mafia")
        chance = self.shared if self.knower in team else self.hidden
        for seat in team:
            for offer in self._offers(seat):
                target = chance.choice(self.bench.game.table.living)
                do = Plan((target,)) if offer.do == "plan" else Propose(target)
                self.bench.must(do, seat)

    def _shot(self, other: Twin) -> None:
        """The same victim in both, or a miss of another kind in each."""
        living, mafia = self.bench.game.table.living, self.bench.game.table.living_of("mafia")
        target = self.shared.choice(living)
        miss = self.shared.random() < 0.4
        silent = self.hidden.choice([s for s in mafia if s != self.knower] or list(mafia))
        fired: dict[int, int] = {}
        for seat in mafia:
            if miss and seat == silent:
                elsewhere = self.hidden.choice([s for s in living if s != target])
                if len(mafia) > 1 and self.hidden.random() < 0.5:
                    fired[seat] = elsewhere
                continue
            fired[seat] = target
        for seat, at in sorted(fired.items(), key=lambda shot: shot[1]):
            do = Choose("shot", at)
            self.bench.must(do, seat, at=when(self.bench, do))

    def _checks(self, other: Twin) -> None:
        """One's own check is alike in both and brings the same; the others' are not. Whether
        papers were checked at all may be in the newspaper (G11), so that is alike."""
        checked = self.shared.random() < 0.8 and self._sheriff_lives() and other._sheriff_lives()
        for seat in self.bench.game.table.living:
            move = self._check_of(seat)
            if move is None:
                continue
            seats, name = move
            if seat == self.knower:
                alike = [s for s in seats if self._same_answer(other, name, s)]
                if alike:
                    self.bench.must(Choose(name, self.shared.choice(alike)), seat)
            elif checked if name == "sheriff_check" else self.hidden.random() < 0.8:
                self.bench.must(Choose(name, self.hidden.choice(seats)), seat)

    def _sheriff_lives(self) -> bool:
        table = self.bench.game.table
        return any(table.role(seat) == "sheriff" for seat in table.living)

    def _check_of(self, seat: int) -> tuple[tuple[int, ...], str] | None:
        found = [(o.seats, o.move) for o in self._offers(seat) if o.do == "choose"]
        return found[0] if found else None

    def _same_answer(self, other: Twin, move: str, target: int) -> bool:
        mine, theirs = self.bench.game.table, other.bench.game.table
        if move == "don_check":
            return (mine.role(target) == "sheriff") == (theirs.role(target) == "sheriff")
        if mine.rules.check == "role":
            return mine.role(target) == theirs.role(target)
        return (mine.team(target) == "mafia") == (theirs.team(target) == "mafia")

    def _other(self, seat: int) -> int:
        return self.shared.choice(
            [s for s in range(1, self.bench.game.table.size + 1) if s != seat]
        )

    def _offers(self, seat: int) -> tuple[Any, ...]:
        return seat_offers(self.bench.game, seat)

    def _try_what_is_not_offered(self) -> None:
        """The knower tries everything; what he is refused tells him nothing (S2)."""
        if not self.knower:
            return
        game = self.bench.game
        for seat in range(1, game.table.size + 1):
            for do in (
                Choose("shot", seat),
                Choose("don_check", seat),
                Choose("sheriff_check", seat),
                Propose(seat),
                CastVote(seat),
                Nominate(seat),
            ):
                act = Act(do, self.bench.at, game.table.step, "seat", self.knower)
                result = decide(game, act)
                self.refusals.append(result.code if isinstance(result, Refusal) else "OK")


def frames(bench: Bench, knower: int) -> list[Frame]:
    """Everything the knower's socket carries: number, order, time and bytes."""
    eyes = Audience(knower) if knower else HALL
    game: Game = BLANK
    known: dict[str, bytes] = {}
    sent: list[Frame] = []
    for entry in bench.log:
        lines: list[Line] = []
        for event in entry.events:
            game = evolve(game, event)
        for event in entry.events:
            lines += [Line(entry.at, what) for what in seen(event, eyes, game)]
        whole = view(game, eyes, [])
        now = {name: msgspec.json.encode(getattr(whole, name)) for name in SECTIONS}
        changed = {name: raw for name, raw in now.items() if known.get(name) != raw}
        if changed or lines:
            sent.append((entry.at, changed, msgspec.json.encode(lines)))
        known = now
    return sent
