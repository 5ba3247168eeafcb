"""A second, slow reading of the night (N3 to N8, N4, G12), written from the specification alone.

It shares nothing with the engine, and does not go stage by stage: it asks of every seat in turn
whether he came to act, whether he was harmed, what he was told.
"""

from __future__ import annotations

BLACK = ("mafia", "don", "lawyer")
TEAMS = dict.fromkeys(BLACK, "black") | {"maniac": "alone"}


class NightBook:
    """What a judge has on his pad when the last window of the night closes.

    `asked[(seat, what)]` are the seats that somebody named for his move, in order; `used` what
    was used up on nights before; `boss` is 0 where the mafia have to agree.
    """

    def __init__(
        self,
        roles: dict[int, str],
        living: set[int],
        asked: dict[tuple[int, str], list[int]],
        used: set[tuple[int, str]],
        *,
        bossed: bool = False,
        boss: int = 0,
        commissar_gone: bool = False,
        tells_roles: bool = False,
    ) -> None:
        self.roles, self.living, self.used = roles, living, used
        self.asked = {k: v for k, v in asked.items() if k[0] in living and v}
        self.bossed, self.boss = bossed, boss
        self.commissar_gone, self.tells_roles = commissar_gone, tells_roles

    # Who came to his move.

    def guest(self, who: int, what: str) -> int:
        """Whom somebody's move is on, if that one is still in; 0 for nobody."""
        named = self.asked.get((who, what), [0])[-1]
        return named if named in self.living else 0

    def hostesses(self, guest: int) -> list[int]:
        """The courtesans who mean to visit a seat."""
        return [w for w in sorted(self.living) if self.guest(w, "distract") == guest]

    def circle(self, who: int) -> list[int]:
        """The courtesans that visit one another in a ring with this one; none if she is in none."""
        ring, at = [who], self.guest(who, "distract")
        while at and at not in ring and self.roles[at] == "courtesan":
            ring.append(at)
            at = self.guest(at, "distract")
        return ring if at == who and len(ring) > 1 else []

    def comes(self, who: int) -> bool:
        """Whether somebody makes his moves this night."""
        ring = self.circle(who) if self.guest(who, "distract") else []
        outside = [h for h in self.hostesses(who) if h not in ring]
        if any(self.comes(h) for h in outside):
            return False
        if not ring:
            return True
        # In a ring they block each other, unless somebody from outside has broken it.
        broken = [m for m in ring if any(self.comes(h) for h in self.hostesses(m) if h not in ring)]
        if not broken:
            return False
        before = ring[ring.index(who) - 1]
        return not self.comes_in_ring(before, ring, broken)

    def comes_in_ring(self, who: int, ring: list[int], broken: list[int]) -> bool:
        """The same within a broken ring: from the broken one on, every second comes."""
        if who in broken:
            return False
        return not self.comes_in_ring(ring[ring.index(who) - 1], ring, broken)

    def acting(self, what: str) -> list[int]:
        """Everybody who makes this move, on somebody who is still in."""
        return [w for w in sorted(self.living) if self.guest(w, what) and self.comes(w)]

    # Who is harmed.

    def mafias(self) -> int:
        """The mafia's victim, 0 for a miss."""
        team = [w for w in sorted(self.living) if self.roles[w] in BLACK and self.comes(w)]
        names = [self.asked.get((w, "shot"), []) for w in team]
        if self.bossed:
            received = {n for one in names for n in one}
            spoke = self.boss in team and self.asked.get((self.boss, "shot"))
            victim = received.pop() if len(received) == 1 and spoke else 0
        else:
            agreed = bool(team) and all(names) and all(n == [names[0][0]] for n in names)
            victim = names[0][0] if agreed else 0
        return victim if victim in self.living else 0

    def attackers(self, seat: int) -> list[str]:
        """Who strikes at a seat."""
        found = [self.roles[w] for w in self.acting("kill") if self.guest(w, "kill") == seat]
        return found + (["mafia"] if self.mafias() == seat else [])

    def treated(self) -> list[int]:
        """To whom a doctor came."""
        return sorted({self.guest(w, "treat") for w in self.acting("treat")})

    def harmed(self, seat: int) -> bool:
        """Whether an attack gets through to a seat or to whoever stands before him."""
        if not self.attackers(seat) or seat in self.treated():
            return False
        return self.roles[seat] != "immortal" or (seat, "survive") in self.used

    def before(self, seat: int) -> int:
        """The bodyguard who stands before a seat, 0 for nobody."""
        return min([w for w in self.acting("guard") if self.guest(w, "guard") == seat], default=0)

    def dead(self) -> list[int]:
        """Who dies: the harmed whom nobody guards, and those who guard a harmed one."""
        plain = {s for s in self.living if self.harmed(s) and not self.before(s)}
        return sorted(plain | {self.before(s) for s in self.living if self.harmed(s)} - {0})

    def used_up(self) -> set[tuple[int, str]]:
        """What is spent now and was not before."""
        own = {(w, "treat") for w in self.acting("treat") if self.guest(w, "treat") == w}
        saved = {
            (s, "survive")
            for s in self.living
            if self.roles[s] == "immortal"
            and (s, "survive") not in self.used
            and self.attackers(s)
            and s not in self.treated()
        }
        return own | saved

    # Who learns what.

    def told(self) -> dict[tuple[int, str], str]:
        """Each question that was put, and its answer."""
        clients = {self.guest(w, "defend") for w in self.acting("defend")}
        found = {}
        for (who, what), named in self.asked.items():
            if not self.comes(who):
                continue
            if what == "sheriff_check":
                looks = "civilian" if named[-1] in clients else self.roles[named[-1]]
                colour = "black" if looks in BLACK else "red"
                found[who, what] = looks if self.tells_roles else colour
            elif what == "don_check":
                acting = self.roles[named[-1]] == "sergeant" and self.commissar_gone
                is_he = self.roles[named[-1]] == "sheriff" or acting
                hit = is_he and named[-1] not in clients
                found[who, what] = "sheriff" if hit else "not_sheriff"
            elif what == "compare":
                one, other = (TEAMS.get(self.roles[s], "red") for s in named[-2:])
                found[who, what] = "same_team" if one == other else "other_team"
        return found
