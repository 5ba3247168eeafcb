"""Records as the command line is given them: JSON or text."""

from __future__ import annotations

from pathlib import Path

from palermo.game.record import Record, RecordError, read_record
from palermo.game.record_text import TITLE, read_text


def load_record(path: Path) -> Record:
    """The record in a file, in either form.

    Raises RecordError where it is none, or where it does not agree with itself.
    """
    raw = path.read_bytes()
    if not raw.startswith(TITLE.encode()):
        return read_record(raw)
    try:
        return read_text(raw.decode())
    except UnicodeDecodeError as error:
        raise RecordError("this is no record: it is not text") from error
