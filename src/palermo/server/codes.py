"""Every code that the server itself answers with, and a sentence for each.

The engine's refusals are declared where they are made (`palermo.game.refusals`). Codes are the
project's for good: docs/api.md lists both.
"""

from __future__ import annotations

OK = "OK"

CODES: dict[str, str] = {
    "OK": "It was done, now or when this command first came.",
    # Messages on a socket.
    "BAD_MESSAGE": "This is no message of the protocol: unknown, malformed or with unknown fields.",
    "TOO_LARGE": "The message is longer than any that the protocol needs.",
    "TOO_FAST": "Too many messages in a short time; this one was left undone.",
    "HELLO_FIRST": "The first message on a socket is hello.",
    "BAD_ID": "A command's id has 1 to 64 characters.",
    "ID_TAKEN": "Another command with this id came before.",
    "NOT_FOR_PERSONS": "Only the machine or the judge gives this command.",
    "NOT_SEATED_HERE": "You hold no seat in this game.",
    "REMOVED_HERE": "The host has removed you from this table; you may watch.",
    "UNKNOWN_BOT": "No bot has this name.",
    "NOTHING_SAID": "A line needs words.",
    "LINE_TOO_LONG": "The line is too long.",
    "NOT_UNDERSTOOD": "This reads like a judge's command, and nothing can be made of it.",
    "CHANNEL_CLOSED": "You may not write in this channel at this moment.",
    "READS_PRIVATE": "The line reads like a move for the judge; say it again if it is for all.",
    "BAD_NOTE": "A note needs a seat of the table, a known mark and not too many words.",
    "STORE_DOWN": "The server cannot keep anything just now; try again.",
    "FAILED": "Something went wrong in the server; it has been logged.",
    # Why a socket was closed.
    "REPLACED": "You have opened this table elsewhere; that place is now the one.",
    "SLOW": "Your connection is too slow for this table; come back and go on.",
    "SHUTTING_DOWN": "The server is being restarted; come back in a moment.",
    "NO_SESSION": "You have no session, or it has moved to another device.",
    "NO_TABLE": "There is no such table.",
    "SILENT": "Nothing was said on this socket for too long.",
    # Requests over HTTP.
    "BAD_REQUEST": "The request's body is not what this address takes.",
    "BAD_ORIGIN": "The request comes from a page of another site.",
    "NOT_FOUND": "There is nothing at this address.",
    "BAD_BOOK": "There is no such rulebook or pace.",
    "BAD_OPTION": "There is no such option, or it cannot have this value.",
    "NOT_OVER": "This is to be had once the game is over.",
    "NOT_THERE": "Only those who were at the table may do this.",
    "NOT_THE_JUDGE": "Only the judge, or an assistant who may do everything, sees this.",
    "BAD_VIEW": "A replay is seen from a seat of the table, from the hall, or with all open.",
    "LINK_SPENT": "This link has been used or is too old; make a new one.",
    "NAME_EMPTY": "A name needs a letter.",
    "NAME_TOO_LONG": "A name has 24 characters at most.",
    "NAME_UNPRINTABLE": "A name has only visible characters.",
    "NAME_OF_THE_GAME": "This word means something at a table; nobody can be called so.",
    "NAME_WITHOUT_LETTERS": "A name needs a letter.",
    "BAD_LOCALE": "Palermo does not speak this language.",
}


class Fault(Exception):
    """A request that cannot be met: a code from `CODES` or an engine's, and an HTTP status."""

    def __init__(self, code: str, status: int = 400, message: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.message = message or CODES.get(code, code)
