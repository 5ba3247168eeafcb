"""What the server is told from outside: `PALERMO_*` in the environment, or the command line."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """One frozen object. Sizes in bytes, times in ms unless said otherwise."""

    model_config = SettingsConfigDict(env_prefix="PALERMO_", frozen=True, extra="ignore")

    data: Path = Field(default=Path("palermo-data"), description="Where the databases are.")
    behind_proxy: bool = Field(
        default=False, description="Whether to believe X-Forwarded-* headers."
    )
    origins: tuple[str, ...] = Field(
        default=(), description="Origins allowed beside the server's own."
    )
    log_level: str = Field(default="info", description="debug, info, warning or error.")

    beat: int = Field(default=1_000, description="A sign of life is written this often.")
    silence: int = Field(default=3_000, description="So long after a socket is lost one is away.")
    newcomer_lines: int = Field(
        default=300, description="Lines of each channel that a newcomer is sent."
    )
    queue: int = Field(default=256, description="Frames that may wait for a slow reader.")
    ring: int = Field(default=256, description="Frames kept for those who come back.")
    message: int = Field(default=4_096, description="Longest message from a browser.")
    line: int = Field(default=500, description="Longest line of talk, in characters.")
    note: int = Field(default=500, description="Longest note, in characters.")
    evict: int = Field(default=300_000, description="So long a finished table stays folded unused.")
    handover: int = Field(default=600_000, description="So long a link to another device works.")
    alone: bool = Field(default=True, description="Whether no other server shares these stores.")
    patience: int = Field(
        default=500, description="Clocks of others' tables wait so long, if not alone."
    )

    @property
    def lifetime(self) -> int:
        """So long after its last sign a server may still live: a beat may come late under load,
        but what is late by more than another one slept or is dead."""
        return 2 * self.beat + 500
