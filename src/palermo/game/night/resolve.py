"""The night taken together at dawn, in the stages of N8."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field
from msgspec.structs import replace

from ...rules.roles import ROLES, Move, Stage, Team
from ..table import Answer, Strike, Table
from ..windows import Pick, inherited


class Resolution(Struct, frozen=True, gc=False):
    """What a night brought: who dies, which attacks landed where, what the askers learn, to whom
    the doctor came, and what may be done but once a game: (seat, move)."""

    killed: tuple[int, ...] = ()
    strikes: tuple[Strike, ...] = ()
    answers: tuple[Answer, ...] = ()
    treated: tuple[int, ...] = ()
    spent: tuple[tuple[int, str], ...] = ()


class Made(Struct):
    """A night under way, from stage to stage: the moves still made, and what came of them."""

    table: Table
    night: int
    living: tuple[int, ...]
    moves: list[tuple[Pick, Move]]
    blocked: set[int] = field(default_factory=set)
    covered: set[int] = field(default_factory=set)
    answers: list[Answer] = field(default_factory=list)
    attacks: list[Strike] = field(default_factory=list)
    parried: list[Strike] = field(default_factory=list)
    treated: list[int] = field(default_factory=list)
    spent: list[tuple[int, str]] = field(default_factory=list)

    def of(self, stage: Stage) -> list[Pick]:
        """The moves of a stage, seat by seat; void where the target left before dawn."""
        mine = [p for p, m in self.moves if m.stage == stage and p.seat in self.living]
        return sorted(mine, key=lambda p: p.by) if len(mine) > 1 else mine

    def parry(self, seats: set[int]) -> None:
        """The attacks on these seats harm nobody."""
        self.parried += [a for a in self.attacks if a.seat in seats]
        self.attacks = [a for a in self.attacks if a.seat not in seats]


def resolve(
    table: Table, night: int, picks: tuple[Pick, ...], living: tuple[int, ...] = ()
) -> Resolution:
    """The night's result from the picks that stood when its windows closed.

    `living`: who was in as the counting began, if that is not who is in now (F3).
    """
    there = living or table.living
    made = Made(table, night, there, [(p, move_of(table, p)) for p in picks if p.by in there])
    stages = {move.stage for _, move in made.moves}
    for stage, taken in STAGES:
        # The shield is nobody's choice: it is there where a role of the table has it.
        if stage in stages or (stage == "shield" and "" in table.setup.movers):
            taken(made)
    return Resolution(
        tuple(sorted({a.seat for a in made.attacks})),
        tuple(made.attacks + made.parried),
        tuple(made.answers),
        tuple(made.treated),
        tuple(made.spent),
    )


def move_of(table: Table, pick: Pick) -> Move:
    """The move that a pick makes. Raises LookupError where its seat has none of that name."""
    for moves in table.setup.moves[pick.by - 1].values():
        for move in moves:
            if move.name == pick.move:
                return move
    raise LookupError(f"seat {pick.by} has no move {pick.move!r}")


def _block(made: Made) -> None:
    """Guests make no move. Who blocks and is visited by nobody that is free to come is free."""
    visits = {p.by: p.seat for p in made.of("block")}
    if not visits:
        return
    free, unsure = set[int](), set(visits)
    while unsure:
        unsure -= {visits[by] for by in free}
        sure = unsure - {visits[by] for by in unsure}
        free |= sure
        # Those left once everybody is visited go in circles: they block each other.
        if not sure:
            break
        unsure -= sure
    made.blocked = {visits[by] for by in free} | unsure
    made.moves = [(p, m) for p, m in made.moves if p.by not in made.blocked]


def _cover(made: Made) -> None:
    made.covered = {p.seat for p in made.of("cover")}


def _learn(made: Made) -> None:
    """Every question has its answer, as things stood before anybody was attacked."""
    for pick, move in made.moves:
        if move.stage == "learn":
            answer = QUESTIONS[move.asks](made, pick)
            told = Answer(made.night, pick.by, move.name, pick.seat, answer, pick.other)
            made.answers.append(told)


def _strike(made: Made) -> None:
    """Attacks: a lone role's own, and a team's common move."""
    lone = [p for p, m in made.moves if m.stage == "strike" and not m.together]
    strikes = [Strike(made.table.role(p.by), p.seat) for p in lone]
    if len(strikes) > 1:
        strikes.sort(key=lambda s: (s.by, s.seat))
    strikes += _together(made)
    made.attacks = [s for s in strikes if s.seat in made.living]


def _together(made: Made) -> list[Strike]:
    """The shot of a team: all of its living on one seat (N3), or by its boss (N4)."""
    shots: dict[Team, list[Pick]] = {}
    for pick, move in made.moves:
        if move.together:
            shots.setdefault(made.table.setup.teams[pick.by - 1], []).append(pick)
    bossed = made.table.rules.shot == "boss"
    agreed = _named if bossed else _unanimous
    return [Strike(team, picks[0].seat) for team, picks in shots.items() if agreed(made, picks)]


def _unanimous(made: Made, picks: list[Pick]) -> bool:
    team = made.table.setup.teams[picks[0].by - 1]
    one = len({p.seat for p in picks}) == 1
    return one and len({p.by for p in picks}) == _arms(made, team)


def _named(made: Made, picks: list[Pick]) -> bool:
    """One name alone was received, and the boss has sent it (N4)."""
    one = len({p.seat for p in picks}) == 1
    return one and any(p.by == made.table.boss for p in picks)


def _arms(made: Made, team: Team) -> int:
    """How many of a team's living make its common move; who is blocked is left out."""
    setup = made.table.setup
    mine = [s for s in made.living if setup.teams[s - 1] == team and setup.together[s - 1]]
    return len([s for s in mine if s not in made.blocked])


def _shield(made: Made) -> None:
    """The immortal is unharmed on the first night he is attacked untreated."""
    if not made.attacks:
        return
    treated = {p.seat for p in made.of("heal")}
    for seat in sorted({a.seat for a in made.attacks} - treated):
        for move in made.table.setup.moves[seat - 1].get("", ()):
            if move.stage == "shield" and (seat, move.name) not in made.table.spent:
                made.spent.append((seat, move.name))
                made.parry({seat})


def _heal(made: Made) -> None:
    """The doctor's patients live; his own treatment of himself is used up (N6)."""
    for pick in made.of("heal"):
        if pick.seat == pick.by and move_of(made.table, pick).itself_once:
            made.spent.append((pick.by, pick.move))
    made.treated = sorted({pick.seat for pick in made.of("heal")})
    if made.treated:
        made.parry(set(made.treated))


def _guard(made: Made) -> None:
    """The bodyguard takes what is still meant for his guest; of several the lowest seat."""
    guards: dict[int, int] = {}
    for pick in made.of("guard"):
        guards.setdefault(pick.seat, pick.by)
    if guards:
        made.attacks = [replace(a, seat=guards.get(a.seat, a.seat)) for a in made.attacks]


STAGES: tuple[tuple[Stage, Callable[[Made], None]], ...] = (
    ("block", _block),
    ("cover", _cover),
    ("learn", _learn),
    ("strike", _strike),
    ("shield", _shield),
    ("heal", _heal),
    ("guard", _guard),
)


def _is_sheriff(made: Made, pick: Pick) -> str:
    table, role = made.table, ROLES[made.table.role(pick.seat)]
    heir = any(move.heir_of == "sheriff" for move in role.moves)
    is_he = role.name == "sheriff" or (heir and inherited(table, "sheriff", made.night))
    return "sheriff" if is_he and pick.seat not in made.covered else "not_sheriff"


def _colour_or_role(made: Made, pick: Pick) -> str:
    """What a check learns; a covered client looks like a civilian."""
    name = "civilian" if pick.seat in made.covered else made.table.role(pick.seat)
    if made.table.rules.check == "role":
        return name
    return "black" if ROLES[name].black else "red"


def _same_team(made: Made, pick: Pick) -> str:
    table = made.table
    return "same_team" if table.team(pick.seat) == table.team(pick.other) else "other_team"


QUESTIONS: dict[str, Callable[[Made, Pick], str]] = {
    "is_sheriff": _is_sheriff,
    "colour_or_role": _colour_or_role,
    "same_team": _same_team,
}
