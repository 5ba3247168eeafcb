"""What the server is told from outside: `PALERMO_*` in the environment, or the command line."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """One frozen object. Sizes in bytes, times in ms unless said otherwise."""

    model_config = SettingsConfigDict(env_prefix="PALERMO_", frozen=True, extra="ignore")

    data: Path = Field(Path("palermo-data"), description="Where the databases are.")
    secure: bool = Field(False, description="Whether browsers come over https: cookies say so.")
    behind_proxy: bool = Field(False, description="Whether to believe X-Forwarded-* headers.")
    origins: tuple[str, ...] = Field((), description="Origins allowed beside the server's own.")
    log_level: str = Field("info", description="debug, info, warning or error.")

    beat: int = Field(1_000, description="A sign of life is written this often.")
    silence: int = Field(3_000, description="So long after a socket is lost one is away.")
    away_lines: int = Field(300, description="Lines of each channel that a newcomer is sent.")
    queue: int = Field(256, description="Frames that may wait for a slow reader.")
    ring: int = Field(256, description="Frames kept for those who come back.")
    message: int = Field(4_096, description="Longest message from a browser.")
    line: int = Field(500, description="Longest line of talk, in characters.")
    note: int = Field(500, description="Longest note, in characters.")
    evict: int = Field(300_000, description="So long a finished table stays folded unused.")
    handover: int = Field(600_000, description="So long a link to another device works.")
    alone: bool = Field(True, description="Whether no other server shares these stores.")
    patience: int = Field(500, description="Clocks of others' tables wait so long, if not alone.")
