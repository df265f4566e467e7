"""Quick estimates that bots go by before a roll; exact chances stand in the game's odds."""

from __future__ import annotations

from functools import cache
from math import erf, exp, sqrt

from gunbai.games.hierarchy.odds.facing import race
from gunbai.games.hierarchy.rules.sheet import ARMS, COMBAT
from gunbai.games.hierarchy.view import SheetView

TRIES = 3
"""How often bots do a tied conflict again before they leave it."""


@cache
def outrolls(mine: int, theirs: int) -> float:
    """About how likely the greater total is mine, after Selection (equal totals are no win).

    The k-th highest of m dice stands near 10.5 - 10 k / (m + 1); the spread is taken as normal.
    """
    kept = min(mine, theirs)
    mean = _kept_total(mine, kept) - _kept_total(theirs, kept) - 0.5
    spread = sqrt(8.25 * kept * (kept / mine + kept / theirs))
    return 0.5 * (1 + erf(mean / spread / sqrt(2)))


def _kept_total(rolled: int, kept: int) -> float:
    return kept * 10.5 - 5 * kept * (kept + 1) / (rolled + 1)


def fight_dice(sheet: SheetView, sword_only: bool = False) -> int:
    """The dice that a character rolls in a Fight against another (at least one)."""
    arms = sum(tile.rating for tile in sheet.tiles if tile.use == ARMS)
    if sword_only:
        arms = sheet.tiles[0].rating
    talismans = 2 * sheet.discovered + 2 * (sheet.caste == "emperor")
    return max(1, sheet.stats[COMBAT] + arms + talismans + sheet.carried)


def fight_chance(me: SheetView, foe: SheetView, bid_limit: int) -> float:
    """About how likely I win a Fight with somebody.

    Without a limit of bids each roll is one strike, and what Honor took up stays spent (R9): it is
    a race for one strike more than the other absorbs. With a limit dice and Honor both count.
    """
    mine, theirs = fight_dice(me), fight_dice(foe)
    if bid_limit:
        lead = 0.3 * (mine - theirs) + 0.5 * (me.honor - foe.honor) + 0.6 * (foe.wounds - me.wounds)
        return 1 / (1 + exp(-lead))
    return race(outrolls(mine, theirs), foe.honor + 1, me.honor + 1)
