"""Certificates: given as files, or made here for a table at home."""

from __future__ import annotations

import ipaddress
import os
import socket
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

DAYS = 397


class CertificateError(ValueError):
    """Files that are no certificate and key, or do not belong together."""


def certificate(tls: str, key: Path | None, data: Path, host: str) -> tuple[Path, Path]:
    """The files of a certificate and its key: made in `data` for `self`, else those given.

    Raises CertificateError where they cannot be used.
    """
    if tls == "self":
        pair = data / "tls-cert.pem", data / "tls-key.pem"
        if not _usable(pair):
            _make(pair, host)
        return pair
    if key is None:
        raise CertificateError("say `--tls self`, or `--tls CERT KEY` with two files")
    pair = Path(tls), key
    for path in pair:
        if not path.is_file():
            raise CertificateError(f"there is no file {path}")
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(*pair)
    except (ssl.SSLError, OSError) as error:
        raise CertificateError(f"{pair[0]} and {pair[1]} are no pair: {error}") from error
    return pair


def _usable(pair: tuple[Path, Path]) -> bool:
    """Whether a certificate made earlier still holds for a day."""
    if not all(path.is_file() for path in pair):
        return False
    try:
        made = x509.load_pem_x509_certificate(pair[0].read_bytes())
    except ValueError:
        return False
    return made.not_valid_after_utc > datetime.now(UTC) + timedelta(days=1)


def _make(pair: tuple[Path, Path], host: str) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Palermo at home")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=DAYS))
        .add_extension(x509.SubjectAlternativeName(_names(host)), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pair[0].parent.mkdir(parents=True, exist_ok=True)
    pair[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    # Nobody else on this machine may read the key, from its first byte on.
    handle = os.open(pair[1], os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secret)


def _names(host: str) -> list[x509.GeneralName]:
    """What the certificate is for: this machine by every name it is called at home."""
    hosts = {"localhost", socket.gethostname(), f"{socket.gethostname()}.local"}
    addresses = {"127.0.0.1", "::1", *_addresses()}
    if host not in ("0.0.0.0", "::"):
        (addresses if _is_address(host) else hosts).add(host)
    found: list[x509.GeneralName] = [x509.DNSName(name) for name in sorted(hosts) if name.isascii()]
    return found + [x509.IPAddress(ipaddress.ip_address(a)) for a in sorted(addresses)]


def _addresses() -> set[str]:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None)
    except OSError:
        return set()
    return {str(entry[4][0]) for entry in found if _is_address(str(entry[4][0]))}


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
