"""Hints between nodes, behind a port."""
