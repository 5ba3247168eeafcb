"""What a rulebook says: options, books, roles, decks. Pure."""
