"""A game at one keyboard: what is shown, what is typed, and what is kept."""
