"""What a game says of a decision after the fact: what was chosen, and what was better."""

from __future__ import annotations

from msgspec import Struct

from gunbai.core.phrase import Phrase


class Judged(Struct, frozen=True):
    """A decision by what could be known when it was made.

    ``chosen`` and ``best`` are what the answer and the best one were worth, in one ``unit``: a key
    of the catalogue whose words take ``count``. ``better`` names the best answer and ``given`` the
    one that was chosen. ``exact`` says that both are what the rules and the dice make of it; else
    something was estimated (what another will choose, for example).
    """

    chosen: float
    best: float
    given: Phrase
    better: Phrase
    unit: str
    exact: bool

    @property
    def loss(self) -> float:
        """How much the decision cost; 0 where none was better."""
        return max(0.0, self.best - self.chosen)
