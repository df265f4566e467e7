"""Best play of a duel, exactly: a compiled search, and the plain oracle beside it."""
