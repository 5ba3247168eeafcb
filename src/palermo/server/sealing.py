"""The server's seal on a record (R1): an Ed25519 signature over the end of its hash chain."""

from __future__ import annotations

from pathlib import Path

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)
from msgspec.structs import replace

from palermo.game.record import Record, Seal

KEY_FILE = "seal.key"


def sealing_key(folder: Path) -> Ed25519PrivateKey:
    """The server's key, made at its first use and kept in the data folder for its eyes alone.

    Raises ValueError where the file holds no key.
    """
    path = folder / KEY_FILE
    if not path.exists():
        key = Ed25519PrivateKey.generate()
        path.touch(mode=0o600)
        path.write_text(key.private_bytes_raw().hex() + "\n")
        return key
    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(path.read_text().strip()))


def sealed(record: Record, key: Ed25519PrivateKey) -> Record:
    """The record with the server's seal."""
    seal = Seal(key.public_key().public_bytes_raw().hex(), key.sign(_message(record)).hex())
    return replace(record, seal=seal)


def seal_fault(record: Record) -> str:
    """What is wrong with a record's seal; empty when it is right."""
    if record.seal is None:
        return "the record has no seal"
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(record.seal.key))
        key.verify(bytes.fromhex(record.seal.signature), _message(record))
    except (InvalidSignature, ValueError):
        return "the seal does not fit the record"
    return ""


def _message(record: Record) -> bytes:
    """What is signed: the end of the chain, which covers all but the names."""
    return b"palermo record\n" + record.end.encode()
