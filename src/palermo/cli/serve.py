"""``palermo serve``: the server, with everything it needs in one folder."""

from __future__ import annotations

import gc
import socket
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from palermo.server.settings import Settings

HERE = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = ("0.0.0.0", "::")
WITHOUT_HTTPS = (
    "Warning: plain http beyond this machine. On other devices the browser will refuse: camera "
    "and microphone, keeping the screen awake, copying links, and the share sheet. "
    "Use --tls self, or --tls CERT KEY, or a proxy that speaks https."
)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(0, 65535),
    help="Port to listen on; 0 takes a free one.",
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder of the databases, made if need be.  [default: ./palermo-data]",
)
@click.option(
    "--tls",
    metavar="self | CERT KEY",
    help="Serve https: with a certificate made here, or with two PEM files.",
)
@click.argument("key", required=False, type=click.Path(path_type=Path), metavar="")
@click.option(
    "--behind-proxy",
    is_flag=True,
    help="Believe the X-Forwarded headers of a proxy on this machine.",
)
def command(
    host: str, port: int, data: Path | None, tls: str | None, key: Path | None, behind_proxy: bool
) -> None:
    """Serve Palermo with embedded databases, until interrupted.

    Settings also come from the environment as PALERMO_...; options here go first.
    """
    from palermo.server.certificates import CertificateError, certificate

    given: dict[str, Any] = {} if data is None else {"data": data}
    settings = _settings(given | ({"behind_proxy": True} if behind_proxy else {}))
    if key is not None and (tls is None or tls == "self"):
        raise click.UsageError(f"unexpected argument {str(key)!r}")
    try:
        pair = certificate(tls, key, settings.data, host) if tls else None
    except CertificateError as error:
        raise click.BadParameter(str(error), param_hint="--tls") from error
    listener = _listener(host, port)
    if not pair and not behind_proxy and host not in HERE:
        click.echo(WITHOUT_HTTPS, err=True)
    _run(settings, listener, pair, host)


def _settings(given: dict[str, Any]) -> Settings:
    from pydantic import ValidationError

    from palermo.server.settings import Settings

    try:
        return Settings(**given)
    except ValidationError as error:
        wrong = "; ".join(f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in error.errors())
        raise click.ClickException(f"the settings are wrong: {wrong}") from error


def _listener(host: str, port: int) -> socket.socket:
    """A socket that listens, or a plain word why not."""
    try:
        (family, kind, protocol, _, address), *_ = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        # Listening now: two servers that were given one port must not both think it theirs.
        listener.listen(2048)
    except socket.gaierror as error:
        raise click.BadParameter(f"{host!r} is no address here", param_hint="--host") from error
    except OSError as error:
        raise click.ClickException(
            f"cannot listen on {host} port {port}: {error.strerror}"
        ) from error
    return listener


def reachable(host: str) -> tuple[str, ...]:
    """The names under which a browser finds a server that listens on `host`, the nearest first."""
    if host in HERE:
        return ("localhost",)
    if host not in EVERYWHERE:
        return (f"[{host}]" if ":" in host else host,)
    return ("localhost", *_network_addresses())


def _network_addresses() -> list[str]:
    """This machine's own addresses on its networks; none where it has no network."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        # A datagram socket sends nothing by connecting: it only learns its way out.
        probe.connect(("192.0.2.1", 9))
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [one for one in dict.fromkeys(found) if not one.startswith("127.")]


def _run(
    settings: Settings, listener: socket.socket, pair: tuple[Path, Path] | None, host: str
) -> None:
    import sqlite3

    import uvicorn

    class _Server(uvicorn.Server):
        """Says goodbye on every socket before uvicorn closes them."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await node.say_goodbye()
            await super().shutdown(sockets)

    from palermo.server import log
    from palermo.server.app import application, embedded
    from palermo.server.direct import Direct
    from palermo.server.socket import PING_EVERY_S

    log.set_up(settings.log_level)
    try:
        node = embedded(settings)
    except (OSError, sqlite3.Error, ValueError) as error:
        raise click.ClickException(f"cannot use the folder {settings.data}: {error}") from error
    scheme = "https" if pair else "http"
    port = listener.getsockname()[1]

    def ready() -> None:
        for name in reachable(host):
            click.echo(f"Palermo is at {scheme}://{name}:{port}")

    config = uvicorn.Config(
        application(node, ready),
        loop="auto",
        http="httptools",
        ws=Direct,
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        ws_ping_interval=PING_EVERY_S,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips="127.0.0.1,::1",
        server_header=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        ssl_certfile=str(pair[0]) if pair else None,
        ssl_keyfile=str(pair[1]) if pair else None,
    )
    # Tables and sockets live long and what a command makes is freed by counting: a collector that
    # looks through all of them every few commands finds nothing.
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    _Server(config).run(sockets=[listener])
