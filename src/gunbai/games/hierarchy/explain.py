"""What the options of a question come to, in words; best play only where hints are allowed.

Only what the asked seat may know is used: sheets lie open, and the dice too unless they are
screened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from gunbai.core.game import WHOLE
from gunbai.core.script import NOTHING, Ask, Phrase, Pick
from gunbai.games.hierarchy import prospects
from gunbai.games.hierarchy.prospects import Facts, Teller
from gunbai.games.hierarchy.rules.conflict import Conflict, Contender, bare, face_off
from gunbai.games.hierarchy.rules.duel import Dice, Duel, Side
from gunbai.games.hierarchy.rules.prices import POINT, PRICES
from gunbai.games.hierarchy.state import Realm

PATIENCE = 12_000
"""Positions that are searched at most for a hint, before `_patience`: about a tenth of a second."""
QUICK = 9
"""Up to so many dice a position is quick to search, whatever may be laid."""
LAYS_MOST = 200
"""How many best lays are told; more are only found where nearly all lays are best."""


def explain(realm: Realm, ask: Ask, hints: bool) -> Facts:
    """What an open question and each of its options come to, for the seat that is asked."""
    tellers = (EXPLAINED.get(ask.key), ADVISED.get(ask.key) if hints else None)
    facts: dict[str, list[Phrase]] = {}
    for tell in tellers:
        if tell is not None:
            for option, told in tell(realm, ask).items():
                facts.setdefault(option, []).extend(told)
    return facts


# -- Training -----------------------------------------------------------------------------------


def _training(realm: Realm, ask: Ask) -> Facts:
    """What is left of the Honor; for a Victory Point, how one would stand."""
    me = realm.characters[ask.seat]
    best = max(c.points for c in realm.characters if c is not me)
    facts = {
        what: [Phrase("hierarchy.fact-left", {"count": me.honor - price})]
        for what, price in PRICES.items()
    }
    lead = Phrase("hierarchy.fact-lead", {"mine": me.points + 1, "theirs": best})
    return {**facts, POINT: [*facts[POINT], lead]}


def _growth(realm: Realm, ask: Ask) -> Facts:
    """From what to what each Stat would grow."""
    return {
        stat: [Phrase("hierarchy.fact-from-to", {"from": value, "to": value + 1})]
        for stat, value in realm.characters[ask.seat].stats.items()
    }


# -- best play ----------------------------------------------------------------------------------


def _going_on(realm: Realm, ask: Ask) -> Facts:
    """What the duel is worth to whoever thinks of surrender."""
    return {"go-on": _best_play(realm, ask)}


def _laying(realm: Realm, ask: Ask) -> Facts:
    """What the position is worth to whoever bids or matches, and which lays keep that."""
    return {WHOLE: _best_play(realm, ask)}


def _keeping(realm: Realm, ask: Ask) -> Facts:
    """Which dice to keep in Selection, and who wins with them; silent behind a screen.

    A higher die is never worse, but where Subversion puts the highest away (hierarchy R16).
    """
    conflict = ask.about
    assert isinstance(conflict, Conflict)
    assert isinstance(ask, Pick)
    side: Side = 0 if conflict.sides[0].seat == ask.seat else 1
    if realm.options["dice"] != "open" or conflict.sides[side].is_subverted:
        return NOTHING
    keep = Phrase("hierarchy.fact-keep", {"dice": list(conflict.sides[side].hand[: ask.most])})
    return {WHOLE: [keep, *_verdict(_kept(conflict, realm.options["bid_limit"]), side)]}


def _kept(conflict: Conflict, bid_limit: int | None) -> Duel:
    """The duel to come, if the highest dice are kept."""
    duel = face_off(conflict, bid_limit)
    count = min(len(who.hand) for who in conflict.sides)
    first, second = (
        replace(duelist, dice=_after_subversion(who, who.hand[:count]))
        for duelist, who in zip(duel.duelists, conflict.sides, strict=True)
    )
    return replace(duel, duelists=(first, second))


def _after_subversion(who: Contender, dice: Dice) -> Dice:
    return bare(dice) if who.is_subverted else dice


def _best_play(realm: Realm, ask: Ask) -> Sequence[Phrase]:
    """Best play of the duel that a question is about; silent behind a screen."""
    conflict = ask.about
    assert isinstance(conflict, Conflict)
    if conflict.duel is None or realm.options["dice"] != "open":
        return ()
    return best_play(conflict.duel)


@lru_cache(maxsize=256)
def best_play(duel: Duel) -> Sequence[Phrase]:
    """The worth of a duel to whoever must lay dice.

    Where all of it takes too long to find, only who wins; nothing where that does too. The phrase
    of the best lay bears them all as ``lays``: sets of faces, fewest dice first.
    """
    from gunbai.games.hierarchy.solver.solve import OutOfPatienceError, solve

    try:
        solution = solve(duel, _patience(duel))
    except (OutOfPatienceError, ValueError):  # too long, or more dice than there is room for
        return _verdict(duel, duel.actor)
    worth = -solution.worth if duel.actor else solution.worth
    lays = [list(lay) for lay in solution.best[:LAYS_MOST]]
    return (
        _wins(worth.won),
        Phrase("hierarchy.fact-best", {"dice": lays[0], "lays": lays, "won": worth.won}),
        *_by("deals", "takes", worth.wounds),
        *_by("keeps-more", "keeps-fewer", worth.left),
    )


def _patience(duel: Duel) -> int:
    """More where one die is laid at a time; half as many for each die of great hands without."""
    if duel.bid_limit in (1, 2):
        return PATIENCE * (3 if duel.bid_limit == 1 else 1)
    most = max(len(duelist.dice) for duelist in duel.duelists)
    return PATIENCE >> max(0, most - QUICK)


def _verdict(duel: Duel, side: Side) -> Sequence[Phrase]:
    """Whether a side wins under best play, and nothing else: without a limit the totals tell it."""
    from gunbai.games.hierarchy.solver.solve import OutOfPatienceError, verdict

    try:
        won = verdict(duel, _patience(duel))
    except (OutOfPatienceError, ValueError):
        return ()
    return (_wins(-won if side else won),)


def _wins(won: int) -> Phrase:
    return Phrase(f"hierarchy.fact-{('draw', 'win', 'loss')[won]}")


def _by(more: str, fewer: str, count: int) -> Sequence[Phrase]:
    """By how many one side is ahead, or behind; nothing where both are level."""
    if not count:
        return ()
    return (Phrase(f"hierarchy.fact-{more if count > 0 else fewer}", {"count": abs(count)}),)


EXPLAINED: Mapping[str, Teller] = {
    **prospects.EXPLAINED,
    "hierarchy.training": _training,
    "hierarchy.raise-stat": _growth,
}
ADVISED: Mapping[str, Teller] = {
    **prospects.ADVISED,
    "hierarchy.bid": _laying,
    "hierarchy.match": _laying,
    "hierarchy.give-in": _going_on,
    "hierarchy.select": _keeping,
}
"""What is only said where hints are allowed."""
