"""What a rulebook says: options, books, roles, decks. Pure values, no game in progress."""
