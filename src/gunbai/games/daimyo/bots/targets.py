"""Whom each clan makes for: one enemy for all its men, and the same for two clans if it can be."""

from __future__ import annotations

import shapely

from gunbai.games.daimyo.bots.outlook import Outlook, middle_of
from gunbai.games.daimyo.field.route import to_go
from gunbai.games.daimyo.pieces.block import bearing, spread, turn_between
from gunbai.games.daimyo.pieces.unit import Unit

PRIZE = 18.0
"""By how much nearer, in cm, an enemy headquarters looks than it is."""
BLOCKED = 9.0
"""By how much further, in cm, an enemy looks for each friend that stands in the way."""
ROUND = 8.0
"""How many degrees off its front make an enemy look a centimetre further."""
WORN = 2.0
"""By how much nearer, in cm, an enemy looks for each hit and stand that it has lost."""
OURS = 6.0
"""By how much nearer, in cm, the enemy looks whom the clan is after."""
BOTH = 8.0
"""The same for an enemy whom another clan is after."""


def goals(outlook: Outlook, unit: Unit) -> list[Unit]:
    """The enemies to make for, the best first: the second is for one who cannot get at the first.

    The nearest that no friend hides is best; a headquarters looks nearer, and so does whom the
    clan is after.
    """
    after = clan_targets(outlook).get(unit.clan, "")

    def gap(foe: Unit) -> tuple[float, str]:
        turn = abs(turn_between(unit.facing, bearing((unit.x, unit.y), foe.block.centre)))
        looks = outlook.distance(unit, foe) + _detour(outlook, unit, foe) + turn / ROUND
        looks += BLOCKED * between(outlook, unit, foe)
        return looks - _prize(outlook, foe) - OURS * (foe.id == after), foe.id

    return sorted(outlook.standing_foes, key=gap)


def _detour(outlook: Outlook, unit: Unit, foe: Unit) -> float:
    """What bad ground between makes the way to an enemy longer, in cm."""
    here, there = (unit.x, unit.y), foe.block.centre
    return to_go(outlook.board.field, here, there) - spread(here, there)


def _prize(outlook: Outlook, foe: Unit) -> float:
    """What a headquarters is worth, and more where its camp is the objective (R40)."""
    aim = outlook.view.objective
    return PRIZE * foe.troops.seat * (2 if aim is not None and aim.camp == foe.id else 1)


def clan_targets(outlook: Outlook) -> dict[str, str]:
    """The enemy of each clan, by their ids: near its middle, worn, and perhaps another's too."""
    if not outlook.targets:
        for clan in sorted({unit.clan for unit in outlook.own}):
            outlook.targets[clan] = _target(outlook, clan)
    return outlook.targets


def _target(outlook: Outlook, clan: str) -> str:
    men = [unit for unit in outlook.own if unit.clan == clan and not unit.routing]
    if not men:
        return ""
    middle, shared = middle_of(men), set(outlook.targets.values())

    def looks(foe: Unit) -> tuple[float, str]:
        worn = WORN * (foe.hits + 3 * foe.losses)
        return spread(middle, foe.block.centre) - worn - BOTH * (foe.id in shared), foe.id

    return min(outlook.standing_foes, key=looks).id if outlook.standing_foes else ""


def between(outlook: Outlook, unit: Unit, foe: Unit) -> int:
    """How many friends stand in the way to an enemy."""
    others = [mate for mate in outlook.own if mate.id != unit.id]
    if not others:
        return 0
    line = shapely.LineString([(unit.x, unit.y), foe.block.centre])
    close = shapely.dwithin(line, outlook.board.shapes(others), unit.block.width / 3)
    return int(close.sum())
