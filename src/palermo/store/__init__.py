"""What outlives a process: the log of every table, lines of talk, persons."""
