"""Why a bot chose so, in one sentence with the numbers that it had.

Sheets and dice lie open, so anybody may hear it once the answer is given; not so where dice are
screened, for the bot knows its own.
"""

from __future__ import annotations

from gunbai.core.game import Reasoned
from gunbai.core.script import Phrase, Value
from gunbai.games.hierarchy.bots.chances import fight_dice
from gunbai.games.hierarchy.bots.mind import Mind
from gunbai.games.hierarchy.rules.duel import Duel
from gunbai.games.hierarchy.solver.solve import Solution
from gunbai.games.hierarchy.view import SheetView

_ENDS = {1: "win", 0: "tie", -1: "loss"}


def for_lay(mind: Mind, duel: Duel, seen: Solution, value: Value) -> Reasoned:
    """What best play comes to: exactly, or with screened dice as they mostly fall."""
    worth = -seen.worth if duel.actor else seen.worth
    screened = any(len(side.dice) != side.count for side in mind.conflict.sides)
    values = {
        "end": _ENDS[worth.won],
        "wounds": abs(worth.wounds),
        "whose": "theirs" if worth.wounds > 0 else "mine",
        "dice": "screened" if screened else "open",
    }
    key = "lay" if value else "surrender"
    return _because(mind, key, value, **values)


def for_challenge(
    mind: Mind, likely: SheetView, chance: float, value: Value, least: float
) -> Reasoned:
    """How likely the best fight is won, and from what chance on one like this picks it."""
    key = "challenge" if value else "no-challenge"
    percents = {"chance": _percent(chance), "least": _percent(least)}
    return _because(mind, key, value, rival=likely.name, **percents)


def for_standing(mind: Mind, foe: SheetView, chance: float, value: Value) -> Reasoned:
    """How likely the place is kept."""
    key = "stand" if value == "stand" else "give-way"
    return _because(mind, key, value, rival=foe.name, chance=_percent(chance))


def for_subversion(mind: Mind, leader: SheetView, chance: float, value: Value) -> Reasoned:
    """How likely nobody notices."""
    key = "subvert" if value == "subvert" else "abstain"
    return _because(mind, key, value, rival=leader.name, chance=_percent(chance))


def for_arms(mind: Mind, value: Value) -> Reasoned:
    """Only the throne is missing, and it is won with dice."""
    dice = {"mine": fight_dice(mind.me), "theirs": fight_dice(mind.emperor)}
    return _because(mind, "arms", value, rival=mind.emperor.name, **dice)


def for_points(mind: Mind, bought: int, value: Value) -> Reasoned:
    """Victory Points that can be paid for take the lead."""
    return _because(mind, "points", value, bought=bought, best=mind.best_other)


def for_discovery(mind: Mind, chance: float, value: Value) -> Reasoned:
    """How likely the Talisman is discovered in a fair scene."""
    return _because(mind, "discovery", value, chance=_percent(chance))


def _because(mind: Mind, why: str, value: Value, **values: object) -> Reasoned:
    said = Phrase(f"hierarchy.why-{why}", values)
    return Reasoned(value, (said,), open=not mind.board.screened)


def _percent(chance: float) -> int:
    return round(100 * chance)
