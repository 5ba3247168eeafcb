"""A second, slow reading of the evening (D11 to D13, D15), written from the specification alone.

It shares nothing with the engine: slips of paper in a hat, and a sentence for what is going on.
"""

from __future__ import annotations


class Assembly:
    """One evening, from the question "whom do we execute today?" to the night or an execution."""

    def __init__(self, living: list[int], accused_votes: bool) -> None:
        self.living = list(living)
        self.accused_votes = accused_votes
        self.slips: dict[int, int] = {}
        self.hands: dict[int, bool] = {}
        self.tied: list[int] = []
        self.waiting: list[int] = []
        self.trial_of = 0
        self.now: tuple[object, ...] = ("evening", 1)

    def may_name(self) -> list[int]:
        """Whom a slip may name; 0 is the night."""
        return list(self.tied) if self.now == ("evening", 2) else [0, *self.living]

    def name(self, who: int, whom: int) -> None:
        """`who` puts in another slip instead of his old one."""
        self.slips[who] = whom

    def judges(self, who: int) -> bool:
        """Whether `who` is asked for or against."""
        return who in self.living and (who != self.trial_of or self.accused_votes)

    def say(self, who: int, guilty: bool) -> None:
        """`who` is for the execution, or against."""
        self.hands[who] = guilty

    def close(self) -> None:
        """What is going on comes to its end."""
        if self.now == ("evening", 1):
            self._first()
        elif self.now == ("evening", 2):
            self._second()
        elif self.now[0] == "dock":
            self._spoken()
        elif self.now[0] == "verdict":
            ayes = [w for w in self.living if self.hands.get(w) is True]
            noes = [w for w in self.living if self.hands.get(w) is False]
            self.now = ("executed", self.trial_of) if len(ayes) > len(noes) else ("night",)

    def leave(self, who: int) -> None:
        """D15: somebody is out in the middle of it."""
        self.living.remove(who)
        if self.trial_of:
            if who == self.trial_of:
                self.now = ("night",)
            return
        if who not in self.tied:
            return
        speaking = self.now == ("dock", who)
        self.tied.remove(who)
        self.waiting = [s for s in self.waiting if s != who]
        if not self.tied:
            self.now = ("night",)
        elif len(self.tied) == 1:
            self._try(self.tied[0])
        elif speaking:
            self._spoken()

    def _counted(self) -> dict[int, int]:
        """How many slips of the living name each choice that is left."""
        valid = [w for who, w in self.slips.items() if who in self.living]
        return {choice: valid.count(choice) for choice in self.may_name()}

    def _first(self) -> None:
        heap = self._counted()
        best = max(count for choice, count in heap.items() if choice)
        ahead = sorted(c for c, count in heap.items() if c and count == best)
        if best == 0 or heap[0] > best:
            self.now = ("night",)
        elif len(ahead) == 1:
            self._try(ahead[0])
        else:
            self.tied = ahead
            self.waiting = list(ahead)
            self._spoken()

    def _second(self) -> None:
        heap = self._counted()
        best = max(heap.values())
        ahead = [c for c, count in heap.items() if count == best]
        self.now = ("executed", ahead[0]) if best and len(ahead) == 1 else ("night",)

    def _try(self, who: int) -> None:
        self.trial_of, self.tied, self.waiting = who, [], []
        self.now = ("dock", who)

    def _spoken(self) -> None:
        if self.trial_of:
            self.now = ("verdict", self.trial_of)
        elif self.waiting:
            self.now = ("dock", self.waiting.pop(0))
        else:
            self.slips = {}
            self.now = ("evening", 2)
