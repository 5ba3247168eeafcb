"""The server's shell: sockets, sessions and clocks round the pure game."""
