"""What goes on beside the game, folded from table entries: the time that is used, what ifs."""
