"""Two turns ahead: the order after which the way to a blow is shortest, wheel and friends counted.

Where no charge is legal next turn either, what counts is not to be near an enemy but to have him
before one's front, with room to wheel and nobody between.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from gunbai.core.script import Refused
from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.bots.poise import end_of, least_way, orders
from gunbai.games.daimyo.field.corridor import length_over, swept_wheel
from gunbai.games.daimyo.field.path import Path, passed_ahead
from gunbai.games.daimyo.pieces.block import Block, wheeled
from gunbai.games.daimyo.pieces.movement import wheel_cost
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.approach import legal
from gunbai.games.daimyo.rules.charge import way_to, wheels_towards
from gunbai.games.daimyo.rules.order import Steps

BARRED = 14.0
"""How much longer, in cm, a way looks that friends or enemies bar from here."""
GAIN = 1.0
"""An order must shorten the way by so much, in cm, to be worth it."""
JOSTLE = 3.0
"""What the good order of each friend is worth whom one goes through, in cm."""
TRIES = 24
"""So many orders are followed at most."""


@dataclass(frozen=True)
class Way:
    """How far it is to a blow, in cm of the charge, and whether nothing bars it."""

    length: float
    is_free: bool


def stalk(outlook: Outlook, unit: Unit, foes: list[Unit]) -> tuple[Steps, Way]:
    """The order that shortens the way to a blow most, none if none does; and the way after it.

    No order is thought of that disorders: whoever is in no order makes no charge.
    """
    best, steps = to_strike(outlook, unit, unit.block, foes), Steps()
    most, tries = best.length - GAIN, 0
    for least, order in _promising(outlook, unit, foes):
        if least >= most or tries >= TRIES:
            break
        path = legal(outlook.board, unit, order)
        if path is None or path.disorders:
            continue
        tries += 1
        way = to_strike(outlook, unit, path.end, foes)
        length = way.length + _jostled(outlook, path)
        if length < most:
            most, best, steps = length, way, order
    return steps, best


def _promising(outlook: Outlook, unit: Unit, foes: list[Unit]) -> list[tuple[float, Steps]]:
    """The orders thought of, by how short the way to a blow might be after them."""
    found = {order: end_of(unit, order) for foe in foes for order in orders(outlook, unit, foe)}
    least = {
        order: min(least_way(unit, end, foe) for foe in foes)
        for order, end in found.items()
        if order
    }
    return sorted(((far, order) for order, far in least.items()), key=lambda one: one[0])


def _jostled(outlook: Outlook, path: Path) -> float:
    """What the order of the friends is worth whom a way passes through, in cm."""
    return JOSTLE * sum(outlook.unit(id_).in_order for id_ in path.passed)


def to_strike(outlook: Outlook, unit: Unit, block: Block, foes: list[Unit]) -> Way:
    """The shortest way to a blow from a place; if all are barred, as long as if none were."""
    ways = (way for foe in foes for way in _free_ways(outlook, unit, block, foe))
    free = min(ways, default=inf)
    barred = min((least_way(unit, block, foe) for foe in foes), default=inf) + BARRED
    return Way(free, is_free=True) if free < inf else Way(barred, is_free=False)


def _free_ways(outlook: Outlook, unit: Unit, block: Block, foe: Unit) -> Iterator[float]:
    """What each wheel and the way straight on after it cost, where nothing is in the way."""
    board = outlook.board
    for angle in wheels_towards(block, foe):
        end = wheeled(block, angle) if angle else block
        try:
            way = way_to(board, unit, end, foe)
        except Refused:
            continue
        if angle and board.overlapped(unit, swept_wheel(block, angle)):
            continue
        if not (passed_ahead(board, unit, end, way) or _mires(outlook, unit, end, way)):
            yield wheel_cost(unit, block.files, angle) + way


def _mires(outlook: Outlook, unit: Unit, block: Block, way: float) -> bool:
    """Whether bad ground straight ahead would disorder a unit that stands on good ground."""
    field = outlook.board.field
    return not field.rough(unit.core) and bool(length_over(block, way, field.difficult))
