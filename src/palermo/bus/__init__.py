"""Hints between servers: something happened at a table. The log heals what the bus loses."""
