"""Single combat of leaders (daimyo 7, R1, R14)."""

from __future__ import annotations

from gunbai.games.daimyo.pieces.naming import Named
from gunbai.games.daimyo.pieces.refusals import no

RATINGS = range(4)
"""The Command Ratings that there are (R1)."""
KILLS_BY = 3
"""By how much a challenge must be won to kill (R14)."""


def check_rating(rating: int) -> None:
    """Accept a Command Rating.

    Raises:
        Refused: it is not 0 to 3 (R1).

    """
    if rating not in RATINGS:
        raise no("rating", "R1", given=rating, least=RATINGS.start, most=RATINGS.stop - 1)


class Duel(Named):
    """How an accepted challenge ends for the one who rolled first (R14)."""

    KILLS = "kills"
    WOUNDS = "wounds"
    AGAIN = "again"
    WOUNDED = "wounded"
    KILLED = "killed"


def duel(mine: int, theirs: int) -> Duel:
    """How a challenge ends between two totals of two dice and Command Rating (R14)."""
    if mine == theirs:
        return Duel.AGAIN
    won = mine > theirs
    if abs(mine - theirs) >= KILLS_BY:
        return Duel.KILLS if won else Duel.KILLED
    return Duel.WOUNDS if won else Duel.WOUNDED
