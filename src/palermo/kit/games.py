"""Legal games at random, with mishaps: for properties, comparisons and speed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from palermo.game.act import Command, Done, Leave, Offer
from palermo.game.boss import Elect, EndElection, electing, election_ends
from palermo.game.interrupts.absence import ComeBack, GiveUp, GoAway
from palermo.game.interrupts.discipline import GiveFoul, JudgeHeart, PutOut
from palermo.game.interrupts.pause import LoseTime
from palermo.game.offers import seat_offers
from palermo.game.phases.confirm import Confirm
from palermo.game.phases.farewell import NameBlacks
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.night import Choose, Plan, Propose
from palermo.game.phases.talk import Nominate, SpeakUp, Withdraw
from palermo.game.phases.verdict import GiveVerdict
from palermo.game.poll import CastVote
from palermo.game.turns import Declare
from palermo.game.windows import slot
from palermo.rules.options import Rules

from .tables import Bench


class Mishaps(Struct, frozen=True):
    """How often something goes wrong between two commands, as chances from 0 to 1."""

    leave: float = 0.0
    away: float = 0.0
    lost: float = 0.0
    foul: float = 0.0
    out: float = 0.0


SMOOTH = Mishaps()
ROUGH = Mishaps(leave=0.01, away=0.04, lost=0.01)
JUDGED = Mishaps(leave=0.004, foul=0.05, out=0.008)


def commands(offer: Offer, random: Random) -> Command:
    """A command within an offer, chosen at random."""
    seat = random.choice(offer.seats) if offer.seats else 0
    match offer.do:
        case "declare":
            return Declare("holds", random.choice(("red", "black")), seat)
        case "nominate":
            return Nominate(seat)
        case "withdraw":
            return Withdraw()
        case "speak_up":
            return SpeakUp()
        case "vote":
            return CastVote(seat)
        case "lift":
            return RaiseHand(random.random() < 0.6)
        case "choose":
            back = offer.chosen is not None and random.random() < 0.1
            return Choose(offer.move, None) if back else chosen(offer, random)
        case "confirm":
            return Confirm()
        case "verdict":
            return GiveVerdict(random.random() < 0.6)
        case "elect":
            return Elect(seat)
        case "propose":
            return Propose(seat if random.random() < 0.9 else None)
        case "plan":
            return Plan(tuple(random.choices(offer.seats, k=random.randint(0, offer.most))))
        case "best_move":
            return NameBlacks(tuple(random.sample(offer.seats, random.randint(0, 3))))
        case "leave":
            return Leave()
    return Done()


def chosen(offer: Offer, random: Random) -> Choose:
    """A night move within an offer, on a seat or, where it is on two, on two."""
    if offer.most == 2:
        return Choose(offer.move, *random.sample(offer.seats, 2))
    return Choose(offer.move, random.choice(offer.seats))


def play_on(bench: Bench, random: Random, mishaps: Mishaps = SMOOTH) -> Iterator[Bench]:
    """Play to the end at random; yields after every accepted command."""
    agree = random.random() < 0.7
    while not bench.over and not bench.game.table.closed:
        _one(bench, random, mishaps, agree)
        yield bench


def random_game(
    rules: Rules, size: int, random: Random, people: tuple[int, ...] = (), mishaps: Mishaps = SMOOTH
) -> Bench:
    """A whole game at random."""
    bench = Bench(rules, size, people=people, secret=random.randbytes(16), watch=False)
    for _ in play_on(bench, random, mishaps):
        pass
    return bench


def _one(bench: Bench, random: Random, mishaps: Mishaps, agree: bool) -> None:
    """One command: a mishap, a player's, or the clock's."""
    table = bench.game.table
    if _mishap(bench, random, mishaps) or table.pause:
        if bench.game.table.pause:
            _wake(bench, random)
        return None
    if agree and bench.step in ("shot", "moves") and random.random() < 0.2:
        return _shoot_together(bench, random)
    if electing(table) and table.night and random.random() < 0.3:
        bench.must(EndElection(), by="machine", at=max(bench.at, election_ends(table)))
        return None
    seats = [s for s in range(1, table.size + 1) if seat_offers(bench.game, s)]
    if not seats or random.random() < 0.3:
        bench.next()
        return None
    seat = random.choice(seats)
    do = commands(random.choice(seat_offers(bench.game, seat)), random)
    if isinstance(do, Elect) and late_for_election(bench):
        return None
    if not called_shot(bench, do):
        bench.must(do, seat)
    elif when(bench, do) >= bench.at:
        bench.must(do, seat, at=when(bench, do))
    return None


def called_shot(bench: Bench, do: Command) -> bool:
    """Whether a command is a shot of a called shooting, which has its moment (N3)."""
    called = bench.game.table.rules.shooting == "called"
    return called and isinstance(do, Choose) and do.move == "shot"


def late_for_election(bench: Bench) -> bool:
    """Whether the first third of a night's window is over, in which the mafia elect (N4)."""
    table = bench.game.table
    return table.night and bench.at > election_ends(table)


def when(bench: Bench, do: Command) -> int:
    """The moment at which a command counts: now, or when its seat is called."""
    if called_shot(bench, do) and isinstance(do, Choose) and do.seat:
        return slot(bench.game.table, do.seat)
    return bench.at


def _shoot_together(bench: Bench, random: Random) -> None:
    """All of the mafia on one seat, so that somebody dies now and then."""
    target = random.choice(bench.game.table.living)
    do = Choose("shot", target)
    if when(bench, do) >= bench.at:
        for seat in bench.game.table.living_of("mafia"):
            if any(o.move == "shot" for o in seat_offers(bench.game, seat)):
                bench.must(do, seat, at=when(bench, do))
    if random.random() < 0.5:
        bench.next()


def _mishap(bench: Bench, random: Random, mishaps: Mishaps) -> bool:
    """Somebody leaves, drops or returns, or the server was down; whether anything happened."""
    table = bench.game.table
    away = [a.seat for a in table.away]
    late = [a for a in table.away if a.until <= bench.at]
    if late and not (table.pause and table.pause.why == "asleep"):
        bench.must(GiveUp(late[0].seat), by="machine")
    elif away and random.random() < 0.2:
        bench.must(ComeBack(random.choice(away)), by="machine")
    elif random.random() < mishaps.leave:
        bench.must(Leave(), random.choice(table.living))
    elif random.random() < mishaps.away and (there := set(table.people()) - set(away)):
        bench.must(GoAway(random.choice(sorted(there)), bench.at), by="machine")
    elif not table.pause and mishaps.foul and random.random() < mishaps.foul:
        bench.act(GiveFoul(random.choice(table.living)), by="judge")
    elif not table.pause and mishaps.out and random.random() < mishaps.out:
        bench.act(
            random.choice((PutOut, JudgeHeart))(random.choice(table.living), "other"), by="judge"
        )
    elif random.random() < mishaps.lost:
        bench.must(LoseTime(random.randint(1, 90_000)), by="machine")
    else:
        return False
    return True


def _wake(bench: Bench, random: Random) -> None:
    """End a pause: somebody comes back, or the first is waited for in vain."""
    table = bench.game.table
    stop = table.pause
    if stop and stop.why == "away" and random.random() < 0.3:
        bench.at = max(bench.at, min(a.until for a in table.away))
        bench.must(GiveUp(min(table.away, key=lambda a: a.until).seat), by="machine")
    elif table.away:
        bench.must(ComeBack(random.choice(table.away).seat), by="machine")
