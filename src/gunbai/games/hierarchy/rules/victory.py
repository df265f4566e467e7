"""Who has won, as it is checked at the Return (hierarchy: victory)."""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.sheet import Character


def winner(characters: Sequence[Character], victory: str, undisputed: bool) -> Character | None:
    """The winner, or None while nobody has won.

    ``talisman``: the Emperor, with the personal Talisman discovered, has the most Victory Points.
    ``honor``: the Emperor has more Victory Points than any other has Honor. Where ``undisputed``
    is False, as many are enough (hierarchy R23).
    """
    emperor = next(c for c in characters if c.caste is Caste.EMPEROR)
    others = [c for c in characters if c is not emperor]
    if victory == "honor":
        bar = max(c.honor for c in others)
    elif emperor.discovered:
        bar = max(c.points for c in others)
    else:
        return None
    return emperor if emperor.points > bar or (emperor.points == bar and not undisputed) else None
