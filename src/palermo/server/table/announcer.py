"""The judge's line in the hall after each step of a conference (R2), said once whoever says it."""

from __future__ import annotations

from ...game.judge_log import LogLine, log_lines
from ...store.commits import Line as Kept
from .live import Change, Live
from .presence import Tasks
from .talk import JUDGES_SEAT, Talk


class Announcer:
    """Says what came of each step, in data that each client puts in its own words."""

    def __init__(self, talk: Talk, tasks: Tasks) -> None:
        self._talk = talk
        self._tasks = tasks

    def watch(self, live: Live, change: Change) -> None:
        """The table moved on: whatever came of it is said."""
        table = change.after.table
        if not table.rules.mafia_channel or not table.roles:
            return
        found = log_lines(change.entry.events, table)
        if found:
            self._tasks.start(self._say(live, change.version, found))

    async def _say(self, live: Live, version: int, found: tuple[LogLine, ...]) -> None:
        for number, told in enumerate(found):
            # Rivals say the same, by the same name; it is kept once.
            name = f"log.{version}.{number}"
            line = Kept(
                live.stream, "table", 0, 0, "", JUDGES_SEAT, "", "log", plain(told), id=name
            )
            await self._talk.say(live, line)


def plain(told: LogLine) -> dict[str, str | int]:
    """A log line as a line's arguments; `who`: seats with a shown role and the killers, as
    `3:doctor:mafia+maniac,5::`."""
    who = ",".join(f"{n.seat}:{n.role}:{'+'.join(n.by)}" for n in told.about)
    return {
        "what": told.what,
        "day": told.day,
        "night": int(told.night),
        "who": who,
        "votes": told.votes,
        "against": told.against,
        "why": told.why,
        "clause": told.clause,
    }
