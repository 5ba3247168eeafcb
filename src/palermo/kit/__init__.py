"""The test kit, shipped: a virtual clock, a whole server on it, games from nowhere."""
