"""The page: how large what it loads is, and how soon a new server shows it."""

from __future__ import annotations

import gzip
import re
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
# A script or style sheet that a page names, or that a script imports before it runs.
_NAMED = re.compile(r'(?:src="|href="|from"|import")[./]*([\w./-]+\.(?:js|css))"')


class PageSpeed(Struct, frozen=True):
    """Kilobytes (1,000 bytes, gzipped) that a table's page loads, seconds to the first page."""

    page_gzip_kb: float
    start_seconds: float


def measure() -> PageSpeed:
    """Both figures. Raises RuntimeError where no page comes."""
    # Of the languages a page loads one: the heaviest counts.
    languages = [p for p in DIST.rglob("*.js") if p.name.split("-")[0] in LOCALES]
    size = sum(map(_weight, _loaded(DIST / "index.html"))) + max(map(_weight, languages), default=0)
    return PageSpeed(round(size / 1000, 1), round(_start(), 2))


def _loaded(page: Path) -> set[Path]:
    """The page and all that comes with it before anything is asked for."""
    found, left = {page}, [page]
    while left:
        named = _NAMED.findall(left.pop().read_text("utf-8"))
        new = {DIST / "assets" / Path(name).name for name in named} - found
        found |= new
        left += new
    return found


def _weight(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


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
