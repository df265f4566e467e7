"""After the game: luck apart from play, and the decisions that cost most.

`review` reads a finished record and gives back figures; `told` says them. A game judges its own
decisions in its part ``analysis``.
"""
