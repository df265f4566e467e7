"""What a duel for a caste changes: places, Honor, Victory Points (hierarchy: the Uprising)."""

from __future__ import annotations

from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.conflict import Verdict
from gunbai.games.hierarchy.rules.sheet import Character


def targets(
    challenger: Character, ladder: list[Character], rungs: str, fought: set[int]
) -> list[Character]:
    """Whom a character may challenge still: of a higher caste, and not one of ``fought``.

    Those are whom he challenged in this Uprising, and who displaced him in it (hierarchy R30).

    ``rungs`` is the option `ladder`: ``any`` higher caste, or only the ``next`` (hierarchy R21).
    """
    higher = [c for c in ladder if c.caste.is_above(challenger.caste) and c.seat not in fought]
    if rungs == "next":
        return [c for c in higher if c.caste == challenger.caste - 1]
    return higher


def settle(challenger: Character, defender: Character, verdict: Verdict) -> Character | None:
    """Change places as the duel was decided; return who died and was reborn, if anybody.

    The death of a loser leaves a place empty where the winner did not take it.
    """
    if verdict.winner == 0:
        _rise(challenger, defender, with_honor=not verdict.merciless)
    elif verdict.winner == 1:
        challenger.lose_honor()
    if not verdict.killed:
        return None
    dead = defender if verdict.winner == 0 else challenger
    dead.reborn()
    return dead


def _rise(challenger: Character, defender: Character, with_honor: bool) -> None:
    taken: Caste = defender.caste
    defender.caste = challenger.caste
    challenger.caste = taken
    challenger.gain(honor=1 if with_honor else 0, points=1)
