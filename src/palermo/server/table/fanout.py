"""Who is sent what: frames once an audience, own sections once a person (design: a view per
audience)."""

from __future__ import annotations

from collections.abc import Container

from msgspec import Raw

from ...game.view.changes import touched
from ..settings import Settings
from ..wire import Hello
from .feed import Feed, Said, common
from .guest import Guest
from .live import HALL, Change, Live
from .own import Roll, own_names, own_sections, roll, touches_own


class Fanout:
    """Sends to connected guests. Everything here happens at once: nobody is waited for."""

    def __init__(self, settings: Settings) -> None:
        self._ring = settings.ring

    def watch(self, live: Live, change: Change) -> None:
        """Send what a change means to everyone who may know of it."""
        size = change.after.table.size
        for name in [name for name, feed in live.feeds.items() if feed.eyes.seat > size]:
            del live.feeds[name]
        only = touched(change.entry.events)
        said, same = Said(change), common(change.after, only)
        texts = {name: feed.advance(change, said, only, same) for name, feed in live.feeds.items()}
        own = touches_own(change)
        if own or live.regrouped or b"" in texts.values():
            self._send_all(live, texts, own)
            return
        for who in live.audiences:
            guest = live.guests.get(who)
            if guest:
                self._send(live, guest, texts)
        self._gather(live, texts.get(HALL))

    def _send_all(self, live: Live, texts: dict[str, bytes | None], own: bool) -> None:
        """Send what a change means, and to each what is his own."""
        self._send_waiting(live)
        present = roll(live) if own else None
        for guest in list(live.guests.values()):
            if self._send(live, guest, texts) and own:
                self.send_own(live, guest, present)

    def _send(self, live: Live, guest: Guest, texts: dict[str, bytes | None]) -> bool:
        """Send a person the frame of his audience; False if he needed everything instead."""
        text = texts.get(guest.audience)
        if guest.audience != live.audience_of(guest.who) or text == b"":
            self._send_whole(live, guest)
            return False
        if text:
            guest.connection.send(text)
        return True

    def _gather(self, live: Live, text: bytes | None, names: bool = False) -> None:
        """Let those who only watch have a frame, and the names, in time."""
        gallery = live.gallery
        if text:
            gallery.frames.append(text)
            gallery.close = live.audiences
        gallery.names |= names
        if text or names:
            gallery.hurry(lambda: self._release(live))

    def _release(self, live: Live) -> None:
        """Send those who only watch all that waits for them."""
        self._send_waiting(live)
        if live.gallery.names:
            present = roll(live)
            for guest in _watching(live, live.audiences):
                self._send_own(live, guest, {"names": own_names(live, guest, present)})
        live.gallery.emptied()

    def _send_waiting(self, live: Live) -> None:
        """Send those who only watch the frames that wait: before any other of this table's."""
        frames = live.gallery.take_frames()
        if frames:
            for guest in _watching(live, live.gallery.close):
                for text in frames:
                    guest.connection.send(text)

    def greet(self, live: Live, guest: Guest, hello: Hello) -> None:
        """Bring one who came up to date: what he missed if it is still there, else everything."""
        self._send_waiting(live)
        guest.audience = live.audience_of(guest.who)
        feed = self._feed(live, guest.audience)
        missed = feed.since(hello.epoch, hello.v)
        if missed is None:
            self._send_whole(live, guest)
            return
        for text in missed:
            guest.connection.send(text)
        # What is his own is not counted, so what he missed of it is unknown.
        guest.own = own_sections(live, guest)
        guest.connection.send(feed.own(guest.own))

    def refresh_names(self, live: Live) -> None:
        """Somebody came, left or is called otherwise."""
        present = roll(live)
        for who in live.audiences:
            guest = live.guests.get(who)
            # Who has just come is greeted with everything.
            if guest and guest.audience:
                self._send_own(live, guest, {"names": own_names(live, guest, present)})
        self._gather(live, None, names=True)

    def send_own(self, live: Live, guest: Guest, present: Roll | None = None) -> None:
        """Send a person what changed of his own sections; `present` if it was made already."""
        self._send_waiting(live)
        self._send_own(live, guest, own_sections(live, guest, present))

    def _send_own(self, live: Live, guest: Guest, now: dict[str, Raw]) -> None:
        differ = {name: raw for name, raw in now.items() if guest.own.get(name) != raw}
        guest.own = {**guest.own, **differ}
        if differ:
            guest.connection.send(self._feed(live, guest.audience).own(differ))

    def _send_whole(self, live: Live, guest: Guest) -> None:
        guest.audience = live.audience_of(guest.who)
        guest.own = own_sections(live, guest)
        guest.connection.send(self._feed(live, guest.audience).whole(guest.own))

    def _feed(self, live: Live, name: str) -> Feed:
        feed = live.feeds.get(name)
        if feed is None:
            feed = live.feeds[name] = Feed(name, live, self._ring)
        return feed


def _watching(live: Live, close: Container[str]) -> list[Guest]:
    """Those of the hall who are not `close` to the table; who has just come is still to be
    greeted with everything."""
    guests = live.guests.items()
    return [guest for who, guest in guests if who not in close and guest.audience == HALL]
