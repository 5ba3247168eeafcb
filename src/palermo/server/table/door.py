"""The door of a table: what a connected person may say, and what becomes of it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from ...bots import BOTS
from ...game.act import Act as GameAct
from ...game.act import Command
from ...game.admission import ALREADY_STARTED
from ...game.fairness import word_hash
from ...game.interrupts.discipline import PutOut
from ...game.interrupts.proving import AddWord
from ...game.phases.seating import NOT_SEATED, AddBots, Shuffle, Sit
from ...game.refusals import NOT_YOURS, Refusal
from ...store.commits import Line as Kept
from ...store.commits import StoreError
from ...store.people import Note as KeptNote
from ...store.people import People, Person
from ..clock import Chance, Clock, dice
from ..codes import OK
from ..connection import Connection
from ..people.joining import join
from ..settings import Settings
from ..wire import (
    JUDGE_COMMANDS,
    PERSON_COMMANDS,
    Act,
    Answer,
    BrowserMessage,
    Hello,
    Note,
    Ping,
    Pong,
    Say,
    Word,
)
from .act import Acts
from .chat import Chat
from .fanout import Fanout
from .guest import Guest
from .heart import Heart
from .live import Live
from .presence import Presence
from .talk import Talk

_decode = msgspec.json.Decoder(BrowserMessage).decode
# A word for the deal is a word, not an essay.
LONGEST_WORD = 80
_PERSONS = frozenset(PERSON_COMMANDS)
_JUDGES = frozenset((*JUDGE_COMMANDS, PutOut))


class Door:
    """Lets persons in, answers what they say, and sees them out."""

    def __init__(
        self,
        acts: Acts,
        talk: Talk,
        fanout: Fanout,
        presence: Presence,
        heart: Heart,
        people: People,
        clock: Clock,
        chance: Chance,
        settings: Settings,
    ) -> None:
        self._acts = acts
        self._talk = talk
        self._chat = Chat(acts, talk)
        self._fanout = fanout
        self._presence = presence
        self._heart = heart
        self._people = people
        self._clock = clock
        self._chance = chance
        self._settings = settings

    async def enter(self, live: Live, person: Person, hello: Hello, out: Connection) -> Guest:
        """Let a person in after his hello, and bring him up to date."""
        who = await join(self._people, live, person, self._chance)
        guest = Guest(who, out, self._clock)
        guest.notes = {note.seat: note for note in await self._people.notes(live.stream, who)}
        try:
            await self._presence.enter(live, guest)
            self._fanout.greet(live, guest, hello)
            await self._talk.catch_up(live, guest, hello, self._settings.newcomer_lines)
            await self._presence.welcome(live, guest)
        except BaseException:
            # Whoever did not get in must not stay behind as one who is here.
            self._presence.leave(live, guest, self._clock.now())
            raise
        return guest

    def leave(self, live: Live, guest: Guest, since: int) -> None:
        """A connection is gone; it was last heard of at `since` (ms)."""
        self._presence.leave(live, guest, since)

    async def hear(self, live: Live, guest: Guest, raw: str | bytes) -> None:
        """Answer one message. Whatever is wrong with it changes nothing, and nobody notices.

        Must not be cancelled: what the store has kept must reach the folded table too.
        """
        if not guest.acts.take():
            wrong(guest, raw, "TOO_FAST")
            return
        message = read(raw, self._settings.message)
        match message:
            case Refusal(code=code):
                wrong(guest, raw, code)
            case Hello():
                wrong(guest, raw, "BAD_MESSAGE")
            case Ping():
                guest.connection.say(Pong(message.n, self._clock.now()))
            case _:
                refused = await self._carry_out(live, guest, message)
                guest.connection.say(answer(message.id, refused))

    async def _carry_out(
        self, live: Live, guest: Guest, message: Act | Say | Note | Word
    ) -> Refusal | None:
        await self._heart.settle()
        try:
            if isinstance(message, Act):
                return await self._act(live, guest, message)
            if isinstance(message, Say):
                return await self._say(live, guest, message)
            if isinstance(message, Word):
                return await self._word(live, guest, message)
            return await self._note(live, guest, message)
        except StoreError:
            return Refusal("STORE_DOWN")

    async def _act(self, live: Live, guest: Guest, message: Act) -> Refusal | None:
        do: Command = message.do
        if isinstance(do, AddBots) and do.bot not in BOTS:
            return Refusal("UNKNOWN_BOT")
        if isinstance(do, Sit) and guest.who in live.removed:
            return Refusal("REMOVED_HERE")
        if isinstance(do, Shuffle):
            do = Shuffle(self._order(live, message.id))
        if live.judges(guest.who) and (type(do) in _JUDGES or message.seat):
            return await self._acts.do(live, judges_act(live, guest.who, message), guest.who)
        if type(do) in _PERSONS:
            act = GameAct(do, 0, by="person", who=guest.who, id=message.id)
            return await self._acts.heed(live, act, guest.who)
        seat = live.seat_of(guest.who)
        if not seat:
            return Refusal("NOT_SEATED_HERE")
        if type(do) in _JUDGES:
            return NOT_YOURS
        act = GameAct(do, 0, message.step, "seat", seat, id=message.id)
        return await self._acts.heed(live, act, guest.who)

    def _order(self, live: Live, name: str) -> tuple[int, ...]:
        order = list(range(1, live.game.table.size + 1))
        dice(live.facts.machine, "shuffle", name).shuffle(order)
        return tuple(order)

    async def _say(self, live: Live, guest: Guest, message: Say) -> Refusal | None:
        text = " ".join(message.text.split())
        if not text:
            return Refusal("NOTHING_SAID")
        if len(text) > self._settings.line:
            return Refusal("LINE_TOO_LONG")
        if not guest.talk.take():
            return Refusal("TOO_FAST")
        to = message.to if live.hears_all(guest.who) else 0
        line = Kept(live.stream, message.channel, 0, 0, guest.who, to, text, id=message.id)
        return await self._chat.hear(live, line, message.step, message.sure)

    async def _note(self, live: Live, guest: Guest, message: Note) -> Refusal | None:
        seat = 1 <= message.seat <= live.game.table.size
        if not seat or len(message.text) > self._settings.note:
            return Refusal("BAD_NOTE")
        note = KeptNote(message.seat, message.mark, message.text)
        await self._people.note(live.stream, guest.who, note)
        guest.notes.pop(note.seat, None)
        if note.mark or note.text:
            guest.notes[note.seat] = note
        self._fanout.send_own(live, guest)
        return None

    async def _word(self, live: Live, guest: Guest, message: Word) -> Refusal | None:
        text = " ".join(message.text.split())
        if len(text) > LONGEST_WORD:
            return Refusal("LINE_TOO_LONG")
        if live.status != "lobby":
            return ALREADY_STARTED
        if not live.seat_of(guest.who):
            return NOT_SEATED
        await self._people.keep_word(live.stream, guest.who, text)
        live.players[guest.who] = replace(live.players[guest.who], word=text)
        do = AddWord(word_hash(text) if text else "")
        act = GameAct(do, 0, by="person", who=guest.who, id=message.id)
        return await self._acts.heed(live, act, guest.who)


def judges_act(live: Live, who: str, message: Act) -> GameAct:
    """What the judge does, or an assistant with his key, in his own name or a player's (G4)."""
    helper = "" if who == live.game.table.chair.who else who
    return GameAct(message.do, 0, message.step, "judge", message.seat, who=helper, id=message.id)


def read(raw: str | bytes, longest: int) -> BrowserMessage | Refusal:
    """A browser's message, or why it is none."""
    if len(raw) > longest:
        return Refusal("TOO_LARGE")
    try:
        return _decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Refusal("BAD_MESSAGE")


def wrong(guest: Guest, raw: str | bytes, code: str) -> None:
    """Answer what is no message, or one too many; see a person out who sends little else."""
    guest.connection.say(Answer(_id(raw), code))
    if not guest.patience.take():
        guest.connection.cut(code)


def answer(name: str, refused: Refusal | None) -> Answer:
    """What a person is told of his command."""
    if refused is None:
        return Answer(name, OK)
    return Answer(name, refused.code, refused.clause, refused.late, refused.entry)


class _Named(msgspec.Struct):
    id: Any = ""


_decode_id = msgspec.json.Decoder(_Named).decode


def _id(raw: str | bytes) -> str:
    """The id of a message that cannot be carried out, if one can be made out."""
    if len(raw) > 65_536:
        return ""
    try:
        name = _decode_id(raw).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    return name if isinstance(name, str) and len(name) <= 64 else ""
