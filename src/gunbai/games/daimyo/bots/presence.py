"""Where a daimyo is worth most: heard by his men, and with those of them who will stand."""

from __future__ import annotations

from collections.abc import Iterator

import shapely

from gunbai.games.daimyo.bots.outlook import Outlook, middle_of
from gunbai.games.daimyo.bots.rallies import helped
from gunbai.games.daimyo.bots.stakes import is_worn
from gunbai.games.daimyo.field.leader import Leader, place_of
from gunbai.games.daimyo.pieces.block import Point, gap, spread
from gunbai.games.daimyo.pieces.movement import leader_move, weathered
from gunbai.games.daimyo.pieces.unit import Unit

FAR = 25.0
"""Men further out of hearing than this, in cm, are no further than this: they come back or not."""
ALONE = 3.0
"""So many cm out of hearing a daimyo puts up with to be with men, whom he steadies."""
SHOOTERS, SHAKEN, LOST = 3.0, 9.0, 30.0
"""How much less, in cm, he likes to be with shooters; with the worn, who may take him with them
when they run; and with routers."""
RESCUE = 0.5
"""Routers who are so likely to rally with him are worth going to."""
PRIZE = 10.0
"""What that is worth, in cm."""
STAYS = 1.0
"""He leaves his men for no less than this, in cm."""
SAFE = 2.1
"""How far from an enemy a leader alone must keep, in cm."""
PARTS = (1.0, 0.6)
"""Which parts of a ride towards the middle of his men are tried."""


def best_place(outlook: Outlook, leader: Leader) -> str:
    """The order to the best place within his reach; empty where he is there already."""
    men = [unit for unit in outlook.own if unit.clan == leader.clan and not unit.troops.gun]
    if not men:
        return ""
    places = _places(outlook, leader, men)
    return min(places, key=lambda one: (one[1], one[0]))[0]


def _places(outlook: Outlook, leader: Leader, men: list[Unit]) -> Iterator[tuple[str, float]]:
    """Where he may stay or go, each as an order with its price in cm."""
    spot, far = place_of(outlook.board, leader), reach(outlook, leader)
    here = outlook.board.by_id.get(leader.unit)
    company = ALONE if here is None else _company(outlook, here, 0)
    yield "", _unheard(outlook, men, spot) + company - STAYS
    for unit in men:
        if unit.id != leader.unit and outlook.board.is_within(unit, spot, far):
            price = _unheard(outlook, men, unit.block.centre)
            yield f"join {unit.id}", price + _company(outlook, unit, leader.command)
    for to in _towards(spot, middle_of([unit for unit in men if not unit.routing] or men), far):
        if is_safe(outlook, to):
            yield ride(to), _unheard(outlook, men, to) + ALONE


def _unheard(outlook: Outlook, men: list[Unit], spot: Point) -> float:
    """How far his men stand out of hearing of a place, all together, in cm."""
    hears = outlook.view.command_radius
    gaps = [gap(unit.outline, shapely.Point(spot)) - hears for unit in men if not unit.routing]
    return sum(min(FAR, max(0.0, away)) for away in gaps)


def _company(outlook: Outlook, unit: Unit, brings: int) -> float:
    """What is against being with a unit, in cm; ``brings`` is what he would add to its rally."""
    if unit.routing:
        return -PRIZE if helped(outlook, unit, brings) >= RESCUE else LOST
    return SHAKEN * is_worn(outlook.now, unit) + SHOOTERS * unit.troops.missiles


def _towards(spot: Point, goal: Point, most: float) -> Iterator[Point]:
    """Places on the way to a goal."""
    far = spread(spot, goal)
    for part in PARTS if far > 1.0 else ():
        share = min(1.0, part * most / far)
        yield spot[0] + (goal[0] - spot[0]) * share, spot[1] + (goal[1] - spot[1]) * share


# Riding alone


def is_safe(outlook: Outlook, to: Point) -> bool:
    """Whether a leader alone may stand there."""
    field = outlook.board.field
    if not (0 < to[0] < field.width and 0 < to[1] < field.height):
        return False
    return not any(outlook.board.is_within(foe, to, SAFE) for foe in outlook.foes)


def reach(outlook: Outlook, leader: Leader) -> float:
    """How far a leader gets alone, in cm."""
    return weathered(leader_move(leader.mounted), outlook.board.weather.effect) - 0.1


def ride(to: Point) -> str:
    """The order to ride to a place."""
    return f"ride {to[0]:.1f} {to[1]:.1f}"
