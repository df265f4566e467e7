"""What laying some of one's dice would mean, for the page: the rules of the exchange stay here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gunbai.games.hierarchy.rules.duel import sums
from gunbai.games.hierarchy.view import SideView


def reach(side: SideView, bid_limit: int) -> Sequence[int]:
    """Every sum that a side can lay, least first; none where its dice lie behind a screen."""
    return sums(side.dice, bid_limit or None) if len(side.dice) == side.count else ()


def meanings(
    mine: SideView, theirs: SideView, bid: Sequence[int], bid_limit: int
) -> Mapping[int, str]:
    """For each sum that I can lay, what it comes to.

    Against a bid ``strike``, ``parry`` or ``struck``. Of a bid ``strike`` where nothing can reach
    it, ``parry`` or ``struck`` where only that can answer it, ``either``, and ``screen`` where the
    other's dice are not to be seen.
    """
    own = sums(mine.dice, bid_limit or None)
    if bid:
        return {total: _against(total, sum(bid)) for total in own}
    answers = reach(theirs, bid_limit)
    if theirs.count and not answers:
        return dict.fromkeys(own, "screen")
    return {total: _answered(total, answers) for total in own}


def _against(total: int, bid: int) -> str:
    return "strike" if total > bid else "struck" if total < bid else "parry"


def _answered(total: int, answers: Sequence[int]) -> str:
    parried, beaten = total in answers, bool(answers) and answers[-1] > total
    if parried and beaten:
        return "either"
    return "parry" if parried else "struck" if beaten else "strike"
