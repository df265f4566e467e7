"""What a seat cannot know of Hierarchy, drawn anew: for bots that search in games they imagine.

Hidden are the Boss until the climax, others' Talismans until they are discovered (hierarchy R1),
and dice behind a screen (R7). What is drawn depends on what the seat sees, on nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from random import Random

from gunbai.core.script import Seat
from gunbai.games.hierarchy.bots.voice import ENGLISH
from gunbai.games.hierarchy.phases.decree import SERVANTS_MOST
from gunbai.games.hierarchy.rules.conflict import DIE, Conflict, Contender
from gunbai.games.hierarchy.rules.duel import Dice, Duel, hand
from gunbai.games.hierarchy.rules.sheet import STATS
from gunbai.games.hierarchy.state import Realm

SOMEBODY = "?"
"""What a Boss whom the seat does not know is called."""


def imagine(realm: Realm, seat: Seat | None, rng: Random) -> None:
    """Draw anew what a seat (None: nobody, and nothing is hidden) does not see."""
    if seat is None:
        return
    _boss(realm, seat, rng)
    for who in realm.characters:
        if who.seat != seat and who.talisman and not who.discovered:
            who.talisman = ENGLISH.talisman(rng)
    if realm.options["dice"] == "screened":
        _screened(realm, seat, rng)


def _boss(realm: Realm, seat: Seat, rng: Random) -> None:
    """A Boss within his limits, each number as likely as any other (hierarchy R14)."""
    boss = realm.quest.boss
    if boss is None or boss.is_known or seat == realm.quest.author:
        return
    most_stats, most_tiles = realm.boss_limits
    stats = dict.fromkeys(STATS, 0)
    for _ in range(rng.randint(0, most_stats)):
        stats[rng.choice(STATS)] += 1
    boss.name, boss.stats, boss.tiles = SOMEBODY, stats, rng.randint(0, most_tiles)
    boss.servants = rng.randint(0, SERVANTS_MOST - boss.met)


# -- behind the screen ----------------------------------------------------------------------------


def _screened(realm: Realm, seat: Seat, rng: Random) -> None:
    for who in realm.characters:
        if who.seat != seat:
            who.carried = _rolled(rng, [DIE] * len(who.carried))
    for conflict in realm.conflicts:
        for side, stands in enumerate(conflict.sides):
            if stands.seat != seat:
                _hand(conflict, side, stands, rng)


def _hand(conflict: Conflict, side: int, who: Contender, rng: Random) -> None:
    """Other dice in a hand, as many, and the same ones where they lie on the table."""
    duel = conflict.duel
    bid = duel.bid if duel is not None and duel.bidder == side else ()
    held = duel.duelists[side].dice if duel is not None else who.hand
    laid = list(zip(bid, who.sides_of(bid, held=held), strict=True))
    shown = [die for die in laid if die[1] != DIE]
    lent = [sides for _, sides in who.lent][: len(who.lent) - len(shown)][: len(held)]
    sides = lent + [DIE] * (len(held) - len(lent))
    dice = _rolled(rng, sides, but=bid if who.lent else ())
    who.lent = [*zip(dice, lent, strict=False), *shown]
    _hold(conflict, side, who, hand(dice), duel)


def _hold(conflict: Conflict, side: int, who: Contender, dice: Dice, duel: Duel | None) -> None:
    """Put dice in a hand, also in that from which somebody is choosing."""
    if duel is None:
        who.hand = dice
    else:
        first, second = duel.duelists
        both = (replace(first, dice=dice), second), (first, replace(second, dice=dice))
        conflict.duel = replace(duel, duelists=both[side])
    if len(who.choice) == len(dice):
        who.choice[:] = dice


def _rolled(rng: Random, sides: Sequence[int], but: Collection[int] = ()) -> tuple[int, ...]:
    """Dice of some sides; none shows what is known not to be among them."""
    faces = [[face for face in range(1, most + 1) if face not in but] for most in sides]
    return tuple(rng.choice(some) for some in faces)
