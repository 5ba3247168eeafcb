"""A second, slow reading of the vote (D5 to D10, D15), written from the specification alone.

It shares nothing with the engine: names on a list, hands on paper, one method a thing that can
happen. `now` says what is going on, in the words of the clauses.
"""

from __future__ import annotations


class Court:
    """One day's vote, from the reading of the nominees to the night or the last words."""

    def __init__(self, living: list[int], nominees: list[int], day: int, opts: dict[str, object]):
        self.living = list(living)
        self.up = list(nominees)
        self.day = day
        self.opts = opts
        self.paper: dict[int, int] = {}
        self.raised: dict[int, int] = {}
        self.closed: list[int] = []
        self.round = 1
        self.lifting: set[int] = set()
        self.speech: list[int] = []
        self.alone = False
        self.now: tuple[object, ...] = ("night",) if not nominees else ("read",)

    # What players do.

    def vote(self, who: int, whom: int) -> None:
        """`who` is for `whom`, in the window that is open."""
        if self.now[0] == "ballot" or who not in self.raised:
            self.raised[who] = whom

    def may_vote(self, who: int) -> bool:
        """Whether `who` has a vote to give now."""
        if who not in self.living:
            return False
        if self.now[0] == "ballot":
            return True
        return self.now[0] == "hand" and who not in self.paper and who not in self.raised

    def raise_hand(self, who: int, up: bool) -> None:
        """`who` is for lifting all the tied, or against."""
        (self.lifting.add if up else self.lifting.discard)(who)

    # The end of what is going on.

    def close(self) -> None:
        """The present step ends."""
        kind = self.now[0]
        if kind == "read":
            self._begin()
        elif kind == "hand":
            self.paper.update({w: c for w, c in self.raised.items() if w in self.living})
            self.closed.append(int(str(self.now[1])))
            self._next_window()
        elif kind == "ballot":
            self._count({w: c for w, c in self.raised.items() if w in self.living})
        elif kind == "speech":
            self._next_speech()
        elif kind == "lift":
            hands = [s for s in self.living if s in self.lifting]
            leave = len(hands) > len(self.living) / 2
            self.now = ("leave", *self.up) if leave else ("night",)

    def leave(self, who: int) -> None:
        """D15: `who` is out in the middle of it all."""
        self.living.remove(who)
        if who not in self.up:
            return
        speaking = self.now[0] == "speech" and self.now[1] == who
        showing = self.now[0] == "hand" and self.now[1] == who
        self.up.remove(who)
        self.paper = {w: c for w, c in self.paper.items() if c != who}
        self.raised = {w: c for w, c in self.raised.items() if c != who}
        tied = self.round > 1 or self.now[0] in ("speech", "lift")
        if not self.up or (len(self.up) == 1 and tied):
            self.now = ("night",)
        elif self.now[0] == "lift":
            self.now = ("night",) if len(self.up) == len(self.living) else ("lift", *self.up)
        elif speaking:
            self._next_speech()
        elif showing:
            self._next_window()

    # How it goes on.

    def _begin(self) -> None:
        if len(self.up) == 1 and self.day == 1:
            self.now = ("night",)
        elif self.opts["vote"] == "free":
            self.now = ("ballot", self.round)
        elif len(self.up) == 1:
            self.now = ("leave", self.up[0])
        else:
            self._next_window()

    def _next_window(self) -> None:
        self.raised = {}
        left = [n for n in self.up if n not in self.closed]
        if left:
            self.now = ("hand", left[0], self.round)
            return
        cast = dict(self.paper)
        for seat in self.living:
            cast.setdefault(seat, self.up[-1])
        self._count(cast)

    def _count(self, cast: dict[int, int]) -> None:
        totals = {n: sum(1 for c in cast.values() if c == n) for n in self.up}
        best = max(totals.values())
        if best == 0:
            self.now = ("night",)
            return
        ahead = [n for n in self.up if totals[n] == best]
        first_day = self.day == 1 and self.opts["first_vote"] == "lift_only"
        if len(ahead) == 1 and not first_day:
            self.now = ("leave", ahead[0])
        elif len(ahead) == 1:
            self.alone = True
            self._speeches(ahead) if self.round == 1 else self._night()
        elif self.round == 1 or (len(ahead) < len(self.up) and self.opts["smaller_tie"] == "again"):
            self._speeches(ahead)
        elif self.opts["second_tie"] == "nobody":
            self._night()
        else:
            self._lift(ahead)

    def _night(self) -> None:
        self.now = ("night",)

    def _speeches(self, tied: list[int]) -> None:
        self.up, self.speech = list(tied), list(tied)
        self._next_speech()

    def _next_speech(self) -> None:
        self.speech = [s for s in self.speech if s in self.up]
        if self.speech:
            self.now = ("speech", self.speech.pop(0))
        elif self.alone:
            self._night()
        else:
            self.round += 1
            self.paper, self.raised, self.closed = {}, {}, []
            if self.opts["vote"] == "free":
                self.now = ("ballot", self.round)
            else:
                self._next_window()

    def _lift(self, tied: list[int]) -> None:
        self.up = list(tied)
        empties = len(tied) == len(self.living)
        three = len(tied) == 3 and len(self.living) == 9 and not self.opts["lift_three_of_nine"]
        self.now = ("night",) if empties or three else ("lift", *tied)
