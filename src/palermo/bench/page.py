"""The page: how large what it loads is, and how soon a new server shows it."""

from __future__ import annotations

import gzip
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from time import perf_counter, sleep

from msgspec import Struct

from palermo.server.web import DIST
from palermo.words import LOCALES

PATIENCE_S = 30


class PageSpeed(Struct, frozen=True):
    """Kilobytes (1,000 bytes, gzipped) of all that the client is, seconds to the first page."""

    page_gzip_kb: float
    start_seconds: float


def measure() -> PageSpeed:
    """Both figures. Raises RuntimeError where no page comes."""
    files = [p for p in DIST.rglob("*") if p.suffix in (".js", ".css", ".html")]
    sizes = {p.name: len(gzip.compress(p.read_bytes(), 9)) for p in files}
    # Of the languages a page loads one: the heaviest counts.
    languages = [size for name, size in sizes.items() if name.split("-")[0] in LOCALES]
    size = sum(sizes.values()) - sum(languages) + max(languages, default=0)
    return PageSpeed(round(size / 1000, 1), round(_start(), 2))


def _start() -> float:
    """From the start of the process, on a new folder, to the first page."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        command = [sys.executable, "-m", "palermo", "serve", "--port", "0", "--data", str(data)]
        began = perf_counter()
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            try:
                assert process.stdout
                address = process.stdout.readline().strip().rpartition(" ")[2]
                return _first_page(address, began)
            finally:
                process.terminate()


def _first_page(address: str, began: float) -> float:
    while perf_counter() - began < PATIENCE_S:
        try:
            with urllib.request.urlopen(address) as page:
                page.read()
                return perf_counter() - began
        except OSError:
            sleep(0.02)
    raise RuntimeError("the server showed no page")
