"""What a lay of dice in Hierarchy was worth: who wins the duel if both play best from there.

A duel that is won counts 1, one that is lost 0, a tie ½. Only the exact solver is asked; duels that
it cannot finish soon, and dice behind a screen, are left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.core.judged import Judged, Weighed
from gunbai.core.match import Match
from gunbai.core.script import Phrase, Pick, Value
from gunbai.games.hierarchy.rules.conflict import Conflict
from gunbai.games.hierarchy.rules.duel import Dice, Duel, Side, lay
from gunbai.games.hierarchy.solver.solve import OutOfPatienceError, solve, verdict

UNIT = "hierarchy.unit.duel"
LAYING = ("hierarchy.bid", "hierarchy.match")
PATIENCE = 20_000
"""Positions that are searched at most for one decision: about a tenth of a second."""


def judge(match: Match, number: int, value: Value) -> Judged | None:
    """What an answer to an open question was worth; None where nobody can tell."""
    duel = _duel(match, number)
    if duel is None or not value:
        return None
    dice = duel.duelists[duel.actor].dice
    return judged(duel, tuple(dice[place] for place in value))


def weigh(match: Match, number: int) -> Weighed | None:
    """What the best lays are worth; None where nobody can tell, or not soon."""
    duel = _duel(match, number)
    if duel is None:
        return None
    try:
        best = solve(duel, PATIENCE)
    except (OutOfPatienceError, ValueError):
        return None
    laid = {"-".join(map(str, dice)): dice for dice in best.best}
    won = _won(best.worth.won, duel.actor)
    named = {lay: _lay(dice) for lay, dice in laid.items()}
    return Weighed(dict.fromkeys(laid, won), named, UNIT, exact=True) if laid else None


def _duel(match: Match, number: int) -> Duel | None:
    """The duel that a question of laying dice is about, where all its dice are seen."""
    ask = match.open[number]
    if not isinstance(ask, Pick) or ask.key not in LAYING:
        return None
    conflict = ask.about
    assert isinstance(conflict, Conflict)
    return conflict.duel if match.setup.options["dice"] == "open" else None


def judged(duel: Duel, laid: Dice) -> Judged | None:
    """What a lay was worth beside the best one; None where that takes too long to find."""
    side = duel.actor
    try:
        best = solve(duel, PATIENCE)
        chosen = _won(verdict(lay(duel, laid), PATIENCE), side)
    except (OutOfPatienceError, ValueError):
        return None
    won = _won(best.worth.won, side)
    better = best.best[0] if best.best and chosen < won else laid
    return Judged(chosen, won, _lay(laid), _lay(better), UNIT, exact=True)


def _won(won: int, side: Side) -> float:
    """The part of a victory that a side has: 1, ½ or 0."""
    return (1 + (-won if side else won)) / 2


def _lay(dice: Sequence[int]) -> Phrase:
    return Phrase("hierarchy.lays", {"dice": list(dice)})
