"""The odds of a duel and of a conflict in plain JSON, as the command line passes them on.

`duel_odds` is what open dice are worth under best play; `conflict_odds` the chances before a roll.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Literal, TypeAlias

from gunbai.core.script import refused
from gunbai.games.hierarchy.odds.chances import Chances, Face, estimated, exact
from gunbai.games.hierarchy.odds.rolls import Pool
from gunbai.games.hierarchy.rules.duel import (
    FACE_MOST,
    UNCONSCIOUS,
    Duel,
    Duelist,
    hand,
)
from gunbai.games.hierarchy.solver.solve import Worth, solve
from gunbai.odds import chance_json

Mine: TypeAlias = Literal["mine", "theirs"]
"""One of the two sides, as the asker sees them."""
Pair: TypeAlias = tuple[int, int]
"""A number of mine and one of theirs."""

DICE_MOST = 16
"""The most dice of a side in a duel: any such hands can be solved."""
ROLLED_MOST = 40
"""The most dice of a kind in a pool."""
HONOR_MOST = 100
VALUES = {1: "win", 0: "draw", -1: "loss"}


def duel_odds(
    mine: Sequence[int],
    theirs: Sequence[int],
    *,
    bid: Mine = "mine",
    laid: Sequence[int] = (),
    fight: bool = False,
    absorb: Pair = (0, 0),
    wounds: Pair = (0, 0),
    strikes: Pair = (0, 0),
    bid_limit: int | None = None,
) -> dict[str, Any]:
    """What open dice are worth to me under best play of both.

    ``mine`` and ``theirs`` are the faces in hand, in any order; ``bid`` tells whose bid it is, and
    ``laid`` what of it lies on the table already (those dice are in no hand; then the other must
    match). ``fight`` says that strikes wound. Pairs are mine, theirs: ``absorb``, the strikes that
    Honor still absorbs; ``wounds`` carried; ``strikes`` dealt so far that count. ``bid_limit`` is
    the table's option (hierarchy R25), None for no limit.

    Returns ``value`` (``win``, ``draw`` or ``loss``), ``wounds`` dealt less taken from here on,
    ``left``, the dice left in hand, mine less theirs, and ``best``: every best lay of whoever must
    lay now, as lists of faces; empty once the duel is over.

    Raises:
        Refused: for faces, wounds or a limit that cannot be, or hands too large to solve.

    """
    for dice in (mine, theirs, laid):
        _check_all(dice, 1, FACE_MOST)
        _check(len(dice), 0, DICE_MOST)
    _check_terms(absorb, wounds, bid_limit)
    _check_all(strikes, 0, HONOR_MOST)
    duelists = (
        Duelist(hand(mine), absorb[0], strikes[0], wounds[0]),
        Duelist(hand(theirs), absorb[1], strikes[1], wounds[1]),
    )
    duel = Duel(duelists, 0 if bid == "mine" else 1, fight, bid_limit, hand(laid))
    solution = solve(duel)
    return _worth(solution.worth) | {"best": [list(lay) for lay in solution.best]}


def _worth(worth: Worth) -> dict[str, Any]:
    return {"value": VALUES[worth.won], "wounds": worth.wounds, "left": worth.left}


def conflict_odds(
    dice: int,
    against: int,
    *,
    bid: Mine = "mine",
    helpers: Pair = (0, 0),
    their_helpers: Pair = (0, 0),
    fight: bool = False,
    absorb: Pair = (0, 0),
    wounds: Pair = (0, 0),
    bid_limit: int | None = None,
    samples: int | None = None,
    seed: int = 1,
) -> dict[str, Any]:
    """My chances before a roll, both sides playing and selecting their best.

    ``dice`` and ``against`` are the d10s of both sides (carried dice that are rolled again count
    in); ``helpers`` the d8s of Shoguns and the d6s of Samurai beside mine, ``their_helpers`` beside
    theirs; ``bid`` tells who bids first. ``fight``, ``absorb``, ``wounds`` and ``bid_limit`` are as
    in `duel_odds`. ``samples`` is how many rolls an estimate takes (None: about two seconds' worth)
    and ``seed`` draws them; an exact answer needs neither.

    Returns the chances ``win``, ``draw`` and ``loss`` of one run; ``decided``, my share of wins if
    ties are done again until one wins, with the same dice and wounds (None: it never ends); and
    ``method``, ``exact`` or ``estimate``, the latter with its ``samples``. An exact chance is
    ``{"exact": "a/b", "value": 0.x}``, an estimate ``{"value": 0.x, "error": 0.x}``, which is off
    by more than its error in one of twenty.

    Raises:
        Refused: for dice, wounds or a limit that cannot be.

    """
    for count in (dice, against):
        _check(count, 1, ROLLED_MOST)
    _check_all((*helpers, *their_helpers), 0, ROLLED_MOST)
    _check_terms(absorb, wounds, bid_limit)
    pools = (Pool(dice, *helpers), Pool(against, *their_helpers))
    face = Face(pools, 0 if bid == "mine" else 1, fight, absorb, wounds, bid_limit)
    if not face.is_free:
        _check(face.keep, 1, DICE_MOST)
    return as_json(exact(face) or estimated(face, samples or samples_for(face), seed))


def samples_for(face: Face) -> int:
    """How many duels like this are solved in about two seconds; at least 100."""
    doublings = (17 if face.bid_limit == 1 else 15) - face.keep
    return max(100, min(2000, 1 << max(0, doublings)))


def as_json(chances: Chances) -> dict[str, Any]:
    """Chances as plain JSON."""
    shares = {"win": chances.win, "draw": chances.draw, "loss": chances.loss}
    named: dict[str, Any] = {name: _share(chances, share) for name, share in shares.items()}
    decided = chances.decided
    named["decided"] = None if decided is None else _share(chances, decided)
    return named | (
        {"method": "estimate", "samples": chances.samples}
        if chances.samples
        else {"method": "exact"}
    )


def _share(chances: Chances, share: Fraction) -> dict[str, Any]:
    if not chances.samples:
        return dict(chance_json(share))
    return {"value": float(share), "error": round(chances.error(share), 4)}


def _check_terms(absorb: Pair, wounds: Pair, bid_limit: int | None) -> None:
    """Refuse what no duel can have."""
    _check_all(absorb, 0, HONOR_MOST)
    _check_all(wounds, 0, UNCONSCIOUS - 1)
    if bid_limit is not None:
        _check(bid_limit, 1, ROLLED_MOST)


def _check_all(numbers: Sequence[int], low: int, high: int) -> None:
    for number in numbers:
        _check(number, low, high)


def _check(number: int, low: int, high: int) -> None:
    if not low <= number <= high:
        raise refused("core.not-in-range", "hierarchy.bid", given=number, low=low, high=high)
