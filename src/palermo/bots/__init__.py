"""Bots: each sees a view and answers with a command."""
