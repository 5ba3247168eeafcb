"""Palermo: play the party game Mafia online."""

__version__ = "0.1.0"
