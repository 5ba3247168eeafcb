"""Browser tests run in the system's Chromium, which is looked for here and only here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.shell.house import House, house

ROOT = Path(__file__).parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Small shared memory, as in many containers, must not crash a page.
    "--disable-dev-shm-usage",
]
MISSING = (
    "The browser tests need Chromium: install it (Debian: apt-get install chromium) "
    "or put one on PATH as `chromium` or `google-chrome`."
)


@pytest.fixture(scope="session")
def chromium(request: pytest.FixtureRequest) -> str:
    """The path of a Chromium; root on Debian gets one installed."""
    found = find_chromium()
    if found is None and can_install():
        capture = request.config.pluginmanager.getplugin("capturemanager")
        with capture.global_and_fixture_disabled(), alone():
            if find_chromium() is None:
                install_chromium()
        found = find_chromium()
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], chromium: str
) -> dict[str, Any]:
    """How pytest-playwright starts the browser."""
    arguments = [*browser_type_launch_args.get("args", []), *ARGUMENTS]
    return {**browser_type_launch_args, "executable_path": chromium, "args": arguments}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A real server on this machine, for all browser tests; its tables are their own."""
    with house(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture(scope="session")
def artefacts() -> Path:
    """Where screenshots are kept for those who look."""
    folder = ROOT / "artefacts"
    folder.mkdir(exist_ok=True)
    return folder


def find_chromium() -> str | None:
    """The first Chromium on PATH."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def can_install() -> bool:
    """True for root where apt is."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


@contextmanager
def alone() -> Iterator[None]:
    """Among the workers of all test runs here, one at a time."""
    # Not on Windows, where nothing is installed either.
    import fcntl

    with (Path(tempfile.gettempdir()) / "palermo-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install_chromium() -> None:
    """Install Debian's Chromium, and say so."""
    print("\nNo Chromium found: installing it with apt-get ...", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        done = subprocess.run(
            ["apt-get", "-qq", *command],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            print(done.stdout + done.stderr, file=sys.stderr, flush=True)
            return
