"""What the options of a question come to, in words; best play only where hints are allowed.

Only what the asked seat may know is used: sheets lie open, and the dice too unless they are
screened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from gunbai.core.game import WHOLE
from gunbai.core.script import NOTHING, Ask, Choose, Phrase
from gunbai.games.hierarchy.rules.conflict import Conflict, talisman_dice
from gunbai.games.hierarchy.rules.duel import Duel
from gunbai.games.hierarchy.rules.prices import POINT, PRICES
from gunbai.games.hierarchy.rules.sheet import (
    ARMS,
    COMBAT,
    NOBILITY,
    SPIRIT,
    STATS,
    STEALTH,
    SUBTERFUGE,
    Character,
    ratings,
)
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.terms import ACCEPT

Facts: TypeAlias = Mapping[str, Sequence[Phrase]]

PATIENCE = 12_000
"""Positions that are searched at most for a hint, before `_patience`: about a tenth of a second."""
QUICK = 9
"""Up to so many dice a position is quick to search, whatever may be laid."""
LAYS_MOST = 200
"""How many best lays are told; more are only found where nearly all lays are best."""


def explain(realm: Realm, ask: Ask, hints: bool) -> Facts:
    """What an open question and each of its options come to, for the seat that is asked."""
    tell = EXPLAINED.get(ask.key) or (ADVISED.get(ask.key) if hints else None)
    return NOTHING if tell is None else tell(realm, ask)


# -- dice and Honor -----------------------------------------------------------------------------


def own_dice(who: Character, stat: str, *uses: str, in_fight: bool = False) -> int:
    """The dice that a character would roll with a Stat and all Tiles of these uses."""
    tiles = ratings(who.tiles_for(*uses))
    own = who.stats[stat] + tiles + talisman_dice(who, in_fight) + len(who.carried)
    return max(1, own)


def _dice(count: int) -> Phrase:
    return Phrase("hierarchy.fact-dice", {"count": count})


def _against(mine: int, theirs: int) -> Phrase:
    return Phrase("hierarchy.fact-against", {"mine": mine, "theirs": theirs})


def _honor(who: Character) -> Phrase:
    return Phrase("hierarchy.fact-honor", {"count": who.honor})


def _asked(realm: Realm, ask: Ask) -> Character:
    return realm.characters[ask.seat]


def _foe(ask: Ask) -> Character | None:
    """The character on the other side of the conflict that the question is about."""
    conflict = ask.about
    assert isinstance(conflict, Conflict)
    return next((s.character for s in conflict.sides if s.seat != ask.seat), None)


def _stats(_realm: Realm, ask: Ask) -> Facts:
    """Which Stat: its dice, before Tiles; the Boss's own where the Emperor chooses for him."""
    conflict = ask.about
    assert isinstance(conflict, Conflict)
    who = next(side for side in conflict.sides if side.seat == ask.seat)
    if who.character is None:
        return {stat: [_dice(who.npc_dice + who.npc_stats[stat])] for stat in STATS}
    return {stat: [_dice(own_dice(who.character, stat))] for stat in STATS}


def _tiles(_realm: Realm, ask: Ask) -> Facts:
    """The dice that are rolled without any Tile."""
    conflict = ask.about
    assert isinstance(conflict, Conflict)
    me = next(side for side in conflict.sides if side.seat == ask.seat)
    if me.character is None:
        return NOTHING
    in_fight = conflict.is_fight and _foe(ask) is not None
    count = own_dice(me.character, me.stat or conflict.kind, in_fight=in_fight)
    return {WHOLE: [Phrase("hierarchy.fact-without-tiles", {"count": count})]}


def _terms(_realm: Realm, ask: Ask) -> Facts:
    """What a Fight would mean, for a character."""
    conflict = ask.about
    assert isinstance(conflict, Conflict)
    mine = next(side.character for side in conflict.sides if side.seat == ask.seat)
    assert isinstance(ask, Choose)
    fight = ACCEPT if conflict.named[-1:] == [COMBAT] else COMBAT
    if mine is None or fight not in ask.options:
        return NOTHING
    foe = _foe(ask)
    return {fight: [_dice(own_dice(mine, COMBAT, ARMS, in_fight=foe is not None)), _honor(mine)]}


def _challenged(realm: Realm, ask: Ask) -> Facts:
    """The dice of both in a Fight, and what one's Honor takes up."""
    conflict, mine, foe = ask.about, _asked(realm, ask), _foe(ask)
    if foe is None or not conflict.is_fight:
        return NOTHING
    dice = [own_dice(who, COMBAT, ARMS, in_fight=True) for who in (mine, foe)]
    return {"stand": [_against(*dice), _honor(mine)]}


def _uprising(realm: Realm, ask: Ask) -> Facts:
    """What one would bring to a Fight for a place."""
    me = _asked(realm, ask)
    return {WHOLE: [_dice(own_dice(me, COMBAT, ARMS, in_fight=True)), _honor(me)]}


def _subversion(realm: Realm, ask: Ask) -> Facts:
    """The dice of both."""
    leader = realm.quest.leader
    assert leader is not None
    mine = own_dice(_asked(realm, ask), SUBTERFUGE, STEALTH)
    return {"subvert": [_against(mine, own_dice(leader, NOBILITY, STEALTH))]}


def _fortune(realm: Realm, ask: Ask) -> Facts:
    """The dice of a discovery: Spirit alone."""
    return {"talisman": [_dice(own_dice(_asked(realm, ask), SPIRIT))]}


# -- Training -----------------------------------------------------------------------------------


def _training(realm: Realm, ask: Ask) -> Facts:
    """What is left of the Honor; for a Victory Point, how one would stand."""
    me = _asked(realm, ask)
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
        for stat, value in _asked(realm, ask).stats.items()
    }


# -- best play ----------------------------------------------------------------------------------


def _going_on(realm: Realm, ask: Ask) -> Facts:
    """What the duel is worth to whoever thinks of surrender."""
    return {"go-on": _best_play(realm, ask)}


def _laying(realm: Realm, ask: Ask) -> Facts:
    """What the position is worth to whoever bids or matches, and which lays keep that."""
    return {WHOLE: _best_play(realm, ask)}


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
        return _verdict(duel)
    worth = -solution.worth if duel.actor else solution.worth
    lays = [list(lay) for lay in solution.best[:LAYS_MOST]]
    return (
        _wins(worth.won),
        Phrase("hierarchy.fact-best", {"dice": lays[0], "lays": lays}),
        *_by("deals", "takes", worth.wounds),
        *_by("keeps-more", "keeps-fewer", worth.left),
    )


def _patience(duel: Duel) -> int:
    """More where one die is laid at a time; half as many for each die of great hands without."""
    if duel.bid_limit in (1, 2):
        return PATIENCE * (3 if duel.bid_limit == 1 else 1)
    most = max(len(duelist.dice) for duelist in duel.duelists)
    return PATIENCE >> max(0, most - QUICK)


def _verdict(duel: Duel) -> Sequence[Phrase]:
    """Who wins under best play, and nothing else: without a limit of bids the totals tell it."""
    from gunbai.games.hierarchy.solver.solve import OutOfPatienceError, verdict

    try:
        won = verdict(duel, _patience(duel))
    except (OutOfPatienceError, ValueError):
        return ()
    return (_wins(-won if duel.actor else won),)


def _wins(won: int) -> Phrase:
    return Phrase(f"hierarchy.fact-{('draw', 'win', 'loss')[won]}")


def _by(more: str, fewer: str, count: int) -> Sequence[Phrase]:
    """By how many one side is ahead, or behind; nothing where both are level."""
    if not count:
        return ()
    return (Phrase(f"hierarchy.fact-{more if count > 0 else fewer}", {"count": abs(count)}),)


EXPLAINED: Mapping[str, Callable[[Realm, Ask], Facts]] = {
    "hierarchy.choose-stat": _stats,
    "hierarchy.choose-tiles": _tiles,
    "hierarchy.terms": _terms,
    "hierarchy.terms.answer": _terms,
    "hierarchy.challenged": _challenged,
    "hierarchy.subversion": _subversion,
    "hierarchy.fortune": _fortune,
    "hierarchy.training": _training,
    "hierarchy.uprising": _uprising,
    "hierarchy.raise-stat": _growth,
}
ADVISED: Mapping[str, Callable[[Realm, Ask], Facts]] = {
    "hierarchy.bid": _laying,
    "hierarchy.match": _laying,
    "hierarchy.give-in": _going_on,
}
"""What is only said where hints are allowed."""
