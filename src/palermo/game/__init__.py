"""One game at one table: decide and evolve, offers, views. Pure; time and seed come in as data."""
