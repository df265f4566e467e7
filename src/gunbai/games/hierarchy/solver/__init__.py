"""Best play of a duel, exactly: a compiled search."""
