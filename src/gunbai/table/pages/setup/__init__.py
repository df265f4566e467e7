"""Setting up at one form: what a seat is asked before the game begins, drafted and sent at once."""
