"""What the phases share in which several speak one after another, and nothing else happens."""

from __future__ import annotations

from .act import Act, Done, Events, Offer
from .phase import Moment, Phase
from .refusals import NOT_OFFERED, Refusal
from .table import Table
from .turns import Declare, Turns, declared, floor_offers, floor_refusal


class Speakers(Phase, frozen=True):
    """One has the floor, the others wait for it: in a tie (D9) and in the dock (D12, D13)."""

    turns: Turns = Turns()

    def moment(self, table: Table) -> Moment:
        return Moment("floor", (self.turns.speaker,))

    def offers(self, table: Table, seat: int) -> tuple[Offer, ...]:
        return floor_offers(table, self.turns, seat)

    def actors(self, table: Table) -> tuple[int, ...]:
        return (self.turns.speaker,)

    def refuse(self, table: Table, act: Act) -> Refusal:
        return floor_refusal(self.turns, act) or NOT_OFFERED

    def decide(self, table: Table, act: Act) -> Events | Refusal:
        if isinstance(act.do, Declare):
            made = declared(table, self.turns, act, act.do)
            return made if isinstance(made, Refusal) else (made,)
        return self.next(table, act.at) if isinstance(act.do, Done) else NOT_OFFERED
