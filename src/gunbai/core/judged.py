"""What a game says of a decision: what each answer is worth, before it and after the fact."""

from __future__ import annotations

from collections.abc import Mapping

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


class Weighed(Struct, frozen=True):
    """What the answers to an open question are worth, by what its seat may know.

    ``worth`` is by an answer's id and in one ``unit``, a key of the catalogue whose words take
    ``amount``; ``named`` are the answers in words. ``exact`` as in `Judged`.
    """

    worth: Mapping[str, float]
    named: Mapping[str, Phrase]
    unit: str
    exact: bool

    @property
    def best(self) -> str:
        """The answer that is worth most."""
        return max(self.worth, key=lambda answer: self.worth[answer])

    def judged(self, given: str) -> Judged | None:
        """How good an answer was; None where it was not weighed."""
        if given not in self.worth:
            return None
        best = self.best
        return Judged(
            self.worth[given],
            self.worth[best],
            self.named[given],
            self.named[best],
            self.unit,
            self.exact,
        )
