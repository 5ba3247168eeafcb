"""A real server process and real sockets, for what virtual time cannot show."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from palermo.kit.town import reduced

PATIENCE_S = 30


class House:
    """A `palermo serve` on a free port of this machine, with its folder."""

    def __init__(self, data: Path, *options: str, **settings: str) -> None:
        self.data = data
        self.options = options
        self.settings = {f"PALERMO_{name.upper()}": value for name, value in settings.items()}
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> House:
        """Start it, or start it again on the same port; it serves when this returns."""
        command = [sys.executable, "-m", "palermo", "serve", "--port", str(self.port)]
        with (self.data.parent / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--data", str(self.data), *self.options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | self.settings,
            )
        assert self._process.stdout
        said = self._process.stdout.readline()
        found = re.search(r":(\d+)$", said.strip())
        assert found, (said, self.log())
        self.port = int(found[1])
        return self

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.port}"

    def log(self) -> str:
        return (self.data.parent / "server.log").read_text()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it; its exit code."""
        assert self._process
        assert self._process.stdout
        self._process.send_signal(how)
        code = self._process.wait(PATIENCE_S)
        self._process.stdout.close()
        self._process = None
        return code

    def close(self) -> None:
        if self._process:
            self.stop(signal.SIGKILL)


@contextmanager
def house(folder: Path, *options: str, **settings: str) -> Iterator[House]:
    """A server that is gone afterwards, whatever happens."""
    here = House(folder / "data", *options, **settings)
    try:
        yield here.start()
    finally:
        here.close()


class Visitor:
    """A browser without a screen: a session and, at a table, a socket."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.http = httpx.Client(base_url=origin, headers={"origin": origin})
        self.state: dict[str, Any] = {}
        self.epoch, self.v = "", 0
        self.heard: list[dict[str, Any]] = []
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._ids = 0

    def close(self) -> None:
        self.leave()
        self.http.close()

    def me(self) -> dict[str, Any]:
        return dict(self.http.get("/api/me").json())

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def enter(self, table: str, resume: bool = False, **headers: str) -> Visitor:
        """Open the table's socket, say hello, and wait for the first frame."""
        self.dial(table, **headers)
        epoch, v = (self.epoch, self.v) if resume else ("", 0)
        self.send(t="hello", epoch=epoch, v=v)
        self.until(lambda message: message["t"] == "frame")
        return self

    def dial(self, table: str, **headers: str) -> ClientConnection:
        """Open the table's socket and say nothing."""
        named = {"origin": self.origin} | headers
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        url = f"{self.origin.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        origin = named.pop("origin")
        self.leave()
        dialled = connect(
            url,
            origin=origin or None,  # type: ignore[arg-type]
            additional_headers={"cookie": cookie, **named},
            compression=None,
            ping_interval=None,
            max_queue=None,
            proxy=None,
        )
        self._socket = self._open.enter_context(dialled)
        return self._socket

    def send(self, **message: Any) -> None:
        assert self._socket
        self._socket.send(json.dumps(message))

    def send_raw(self, raw: str | bytes) -> None:
        assert self._socket
        self._socket.send(raw)

    def hear(self) -> dict[str, Any]:
        """The next message, frames applied."""
        assert self._socket
        message = dict(json.loads(self._socket.recv(PATIENCE_S)))
        self.heard.append(message)
        if message["t"] == "frame":
            self.state = reduced(self.state, message)
            self.epoch, self.v = message["epoch"], message["v"]
        return message

    def until(self, wanted: Any) -> dict[str, Any]:
        """Listen until a message is the wanted one."""
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def act(self, do: str, **more: Any) -> str:
        """Give a command in answer to the step that is on; the code of its answer."""
        return self.again(self.command(do, **more))

    def command(self, do: str, **more: Any) -> dict[str, Any]:
        self._ids += 1
        step = self.state["step"]["n"]
        return {"t": "act", "id": f"c{self._ids}", "step": step, "do": {"do": do, **more}}

    def again(self, command: dict[str, Any]) -> str:
        """Send a command, perhaps once more, and wait for its answer."""
        self.send(**command)
        answer = self.until(lambda m: m["t"] == "answer" and m["id"] == command["id"])
        return str(answer["code"])

    def leave(self) -> None:
        """Close the socket."""
        self._open.close()
        self._socket = None
