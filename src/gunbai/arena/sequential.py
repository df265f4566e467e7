"""When enough was seen: a sequential test of two shares, or an interval that is narrow enough."""

from __future__ import annotations

from collections.abc import Iterable
from math import log

from msgspec import Struct

from gunbai.study.estimate import Ratio

ERROR = 0.05
"""How often the test may choose wrongly, either way."""
BOUND = log((1 - ERROR) / ERROR)
"""So much evidence, either way, decides."""
DEALS_FEWEST = 10
"""Before so many deals the spread of their results is not known well enough."""


class Test(Struct, frozen=True):
    """Two hypotheses of the share of games that the first bot wins: ``low``, or ``high``."""

    low: float
    high: float

    __test__ = False  # nothing for a test runner to collect

    def evidence(self, share: Ratio) -> float:
        """The logarithm of the likelihood ratio of ``high`` to ``low``: above 0 it is ``high``.

        The normal approximation for the mean of whole deals (a generalised sequential probability
        ratio test), so that seatings of one deal may hang together.
        """
        if share.games < DEALS_FEWEST:
            return 0.0
        # As if one more deal had gone either way: the spread of few deals is never nought.
        spread = (share.variance or 0.0) + 1.0 / (4 * share.games**2)
        middle = (self.low + self.high) / 2
        return (self.high - self.low) * (float(share.value) - middle) / spread

    def verdict(self, share: Ratio) -> str:
        """``high`` or ``low`` once the evidence suffices, else the empty word."""
        evidence = self.evidence(share)
        return "high" if evidence >= BOUND else "low" if evidence <= -BOUND else ""


def narrow(shares: Iterable[Ratio], reach: float) -> bool:
    """Whether every share is known to within ``reach`` either way."""
    return all(share.games >= DEALS_FEWEST and _reach(share) <= reach for share in shares)


def _reach(share: Ratio) -> float:
    low, high = share.rate_interval()
    return (high - low) / 2
