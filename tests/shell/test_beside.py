"""One who does not read and one who says too much, over real sockets: the others notice nothing."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from palermo.server.table.door import LONGEST_WORD
from tests.shell.house import House, Visitor, house

SHORT = {"speech": 2, "acquaintance_time": 1, "shot_time": 1, "council_time": 1, "dusk": 0.5}
OWN = ("names", "notes")


class Sluggard:
    """A socket by hand, which reads only when it is told to."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        cookie = "; ".join(f"{c.name}={c.value}" for c in visitor.http.cookies.jar)
        port = int(visitor.origin.rpartition(":")[2])
        self._line = socket.socket()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        self._line.settimeout(30)
        self._line.connect(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        self._line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost:{port}\r\n"
            f"Origin: {visitor.origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        self._read = b""
        while b"\r\n\r\n" not in self._read:
            self._read += self._line.recv(1_024)
        self._read = self._read.partition(b"\r\n\r\n")[2]

    def send(self, **message: Any) -> None:
        raw = json.dumps(message).encode()
        # A mask of zeros is a mask.
        head = bytes((0x81, 0xFE)) + struct.pack("!H", len(raw)) + bytes(4)
        self._line.sendall(head + raw)

    def read_to_the_end(self) -> tuple[list[dict[str, Any]], int]:
        """Every message in order, and the code with which the server closed."""
        while more := self._line.recv(65_536):
            self._read += more
        self._line.close()
        messages, code, data = [], 0, self._read
        while data:
            size, head = data[1] & 127, 2
            if size == 126:
                size, head = struct.unpack("!H", data[2:4])[0], 4
            elif size == 127:
                size, head = struct.unpack("!Q", data[2:10])[0], 10
            payload, opcode = data[head : head + size], data[0] & 15
            data = data[head + size :]
            if opcode == 1:
                messages.append(json.loads(payload))
            elif opcode == 8:
                code = struct.unpack("!H", payload[:2])[0]
        return messages, code


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, queue="16", note="3500") as here:
        yield here


@pytest.fixture
def people(home: House) -> Iterator[list[Visitor]]:
    visitors = [Visitor(home.origin) for _ in range(5)]
    for visitor in visitors:
        visitor.me()
    yield visitors
    for visitor in visitors:
        visitor.close()


def begun(ann: Visitor, bob: Visitor) -> str:
    table = ann.post("/api/tables", size=20, options=SHORT, private=True).json()["id"]
    for seat, visitor in enumerate((ann, bob), 1):
        visitor.enter(table)
        assert visitor.act("sit", seat=seat) == "OK"
    assert ann.act("add_bots") == "OK"
    assert ann.act("start") == "OK"
    return str(table)


def public(state: dict[str, Any]) -> dict[str, Any]:
    return {name: shown for name, shown in state.items() if name not in OWN}


def counted(visitor: Visitor) -> list[tuple[str, int]]:
    """The frames that count, in order."""
    frames = [m for m in visitor.heard if m["t"] == "frame"]
    own = {*OWN, "offers", "me"}
    return [(f["epoch"], f["v"]) for f in frames if f["happened"] or not set(f["view"]) <= own]


def undisturbed(visitor: Visitor, times: int) -> None:
    """Notes are answered one by one, and the game goes on meanwhile."""
    for n in range(times):
        visitor.send(t="note", id=f"n{n}", seat=1, text=f"{n}")
        answer = visitor.until(lambda m: m["t"] == "answer")
        assert (answer["id"], answer["code"]) == (f"n{n}", "OK")


def complete(visitor: Visitor) -> None:
    """No frame is missing, and none came twice."""
    for (epoch, v), (another, w) in pairwise(counted(visitor)):
        assert (another, w) == (epoch, v + 1) or another != epoch


def test_a_slow_reader_is_cut_off_and_resumes(people: list[Visitor]) -> None:
    ann, bob, quiet, slow, fresh = people
    table = begun(ann, bob)
    quiet.enter(table)
    sluggard = Sluggard(slow, table)
    sluggard.send(t="hello")
    quiet.until(lambda m: quiet.state["names"]["onlookers"] == 2)
    # What comes back to him are all his notes, each time: he is behind before long.
    for n in range(28):
        sluggard.send(t="note", id=f"n{n}", seat=1 + n % 20, text=str(n % 10) * 3_500)
        if n % 7 == 0:
            undisturbed(ann, 1)
            undisturbed(bob, 1)
    quiet.until(lambda m: quiet.state["names"]["onlookers"] == 1)
    messages, code = sluggard.read_to_the_end()
    assert code == 1013
    assert messages[-1] == {"t": "bye", "code": "SLOW"}
    frames = [message for message in messages if message["t"] == "frame"]
    for visitor in (ann, bob, quiet):
        undisturbed(visitor, 2)
        complete(visitor)
    # He goes on after the last frame that he has.
    slow.state, slow.epoch, slow.v = {}, frames[-1]["epoch"], frames[-1]["v"]
    for frame in frames:
        slow.state = {**slow.state, **frame["view"]}
        slow.state["chronicle"] = slow.state["chronicle"] + frame["happened"]
    slow.enter(table, resume=True)
    assert not next(m for m in slow.heard if m["t"] == "frame")["whole"]
    fresh.enter(table)
    while slow.v != fresh.v:
        behind = min(slow, fresh, key=lambda visitor: visitor.v)
        behind.hear()
    assert public(slow.state) == public(fresh.state)


def to_the_end(visitor: Visitor) -> None:
    """Listen until the line is closed."""
    while True:
        visitor.hear()


def test_a_flood_is_cut_off_and_nobody_notices(people: list[Visitor]) -> None:
    ann, bob, quiet, flood, other = people
    table = begun(ann, bob)
    for visitor in (quiet, flood, other):
        visitor.enter(table)
    before = len(flood.heard)
    for n in range(400):
        word = "x" * (LONGEST_WORD if n % 2 else 4_000)
        try:
            flood.send(t="word", id=f"w{n}", text=word)
        except ConnectionClosed:
            break
        if n % 20 == 0:
            undisturbed(ann, 1)
            undisturbed(bob, 1)
    with pytest.raises(ConnectionClosed) as cut:
        to_the_end(flood)
    assert cut.value.rcvd is not None
    assert cut.value.rcvd.code == 4429
    codes = [m["code"] for m in flood.heard[before:] if m["t"] == "answer"]
    assert set(codes) <= {"ALREADY_STARTED", "LINE_TOO_LONG", "TOO_FAST"}
    assert "TOO_FAST" in codes
    step = ann.state["step"]["n"]
    ann.until(lambda m: ann.state["step"]["n"] > step)
    for visitor in (ann, bob, quiet, other):
        undisturbed(visitor, 2)
        complete(visitor)
    # Two onlookers are sent the same, whatever goes on beside them.
    last = quiet.v + 2
    shown = []
    for visitor in (quiet, other):
        while visitor.v < last:
            visitor.hear()
        frames = [m for m in visitor.heard if m["t"] == "frame" and not m["whole"]]
        shown.append({f["v"]: f for f in frames if f["v"] <= last and f["happened"]})
    common = shown[0].keys() & shown[1].keys()
    assert common
    assert all(shown[0][v] == shown[1][v] for v in common)
