"""The test kit, shipped: tables without a server, games at random, a virtual clock."""
