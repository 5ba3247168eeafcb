"""``python -m palermo`` is ``palermo``."""

from palermo.cli import main

main()
