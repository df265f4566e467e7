"""Orders as a player gives them: which unit or leader, and what it shall do (daimyo 3).

The answer to an `Order` is ``{"unit": ID, "order": ORDER}``, ``{"leader": ID, "order": ORDER}`` or
``{"done": true}``; an order is words or data, and `rules.order` reads both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from gunbai.core.script import Order, Seat, Value, shown
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import Leader, place_of
from gunbai.games.daimyo.pieces.block import TOLERANCE, Point, spread
from gunbai.games.daimyo.pieces.movement import leader_move, weathered
from gunbai.games.daimyo.pieces.refusals import converted, no, passes
from gunbai.games.daimyo.rules.activation import Command
from gunbai.games.daimyo.rules.order import Charge, Ride, Steps, read, read_ride

DONE: Mapping[str, Any] = {"done": True}
ORDER_MOST = 300
"""No order in words is longer than this, in characters."""


@dataclass(frozen=True)
class Given:
    """An answer taken apart: nothing in it means that the player is done."""

    unit: str = ""
    leader: str = ""
    order: Value = ""

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to order."""
        return not (self.unit or self.leader)


def parsed(value: Value) -> Given:
    """An answer taken apart.

    Raises:
        Refused: it has not the form of an order.

    """
    if value == DONE:
        return Given()
    given: Given = converted(value, Given, "not-a-command", "3")
    long = isinstance(given.order, str) and len(given.order) > ORDER_MOST
    if long or set(value) not in ({"unit", "order"}, {"leader", "order"}):
        raise no("not-a-command", "3", given=shown(value))
    return given


def ask_order(
    seat: Seat,
    key: str,
    judge: Callable[[Given], Any],
    draw: Callable[[Random], Value],
    *,
    units: Sequence[str],
    leaders: Sequence[str] = (),
    **values: Any,
) -> Order:
    """Ask for one order to one of these units or leaders.

    The script goes on with what ``judge`` makes of it, or with `DONE`.
    """

    def read(value: Value) -> Any:
        given = parsed(value)
        if given.is_done:
            return DONE
        if given.unit and given.unit not in units:
            raise no("not-to-order", "3", given=shown(given.unit))
        if given.leader and given.leader not in leaders:
            raise no("not-to-order", "3", given=shown(given.leader))
        return judge(given)

    form = {"units": list(units), "leaders": list(leaders), "done": True}
    named = {**values, "ids": [*units, *leaders]}
    return Order(seat, key, read, draw, form, rule="daimyo.3", values=named)


def steps_of(order: Value) -> Steps:
    """The maneuvers of an order that is no charge.

    Raises:
        Refused: it is a charge, or cannot be read.

    """
    found = read(order)
    if isinstance(found, Charge):
        raise no("charges-first", "3")
    return found


def charge_of(order: Value) -> Charge:
    """The charge that an order declares.

    Raises:
        Refused: it is none, or cannot be read.

    """
    found = read(order)
    if not isinstance(found, Charge):
        raise no("only-charges-now", "3")
    return found


def after_ride(board: Board, leader: Leader, order: Ride) -> Leader:
    """A leader after his order: riding alone to a place, or joining a unit (daimyo 3).

    Raises:
        Refused: the place or unit is too far or not there.

    """
    most = weathered(leader_move(leader.mounted), board.weather.effect)
    spot = place_of(board, leader)
    if order.ride is None:
        _check_join(board, leader, order.join, spot, most)
        return replace(leader, unit=order.join, moved=True)
    to = round(order.ride[0], 3), round(order.ride[1], 3)
    if (way := spread(spot, to)) > most + TOLERANCE:
        raise no("too-far", "3", given=round(way, 1), most=most)
    _check_free(board, leader, to)
    return replace(leader, x=to[0], y=to[1], unit="", moved=True)


def _check_free(board: Board, leader: Leader, to: Point) -> None:
    field = board.field
    if not (0 <= to[0] <= field.width and 0 <= to[1] <= field.height):
        raise no("off-table", "3", width=field.width, height=field.height)
    for unit in board.units:
        if unit.side != leader.side and not unit.abandoned and board.is_within(unit, to, 2.0):
            raise no("enemy-in-way", "3", unit=unit.name)


def _check_join(board: Board, leader: Leader, id_: str, spot: Point, most: float) -> None:
    unit = board.by_id.get(id_)
    if unit is None or unit.side != leader.side:
        raise no("no-unit", "3", given=shown(id_))
    if leader.clan and unit.clan != leader.clan:
        raise no("own-clan-only", "1", unit=unit.name)
    if not board.is_within(unit, spot, most):
        way = spread(spot, unit.block.centre)
        raise no("too-far", "3", given=round(way, 1), most=round(most, 1))


def leaders_to_order(battle: Battle, command: Command) -> list[str]:
    """The leaders of a command who may still move in this turn."""
    leader = battle.now.leader(command)
    return [leader.id] if leader and not leader.moved else []


def idle_leaders(battle: Battle, side: int) -> list[str]:
    """Leaders of commands without an activation who have not moved; the General first."""
    *clans, own = battle.commands(side)
    return [
        id_
        for command in (own, *clans)
        if command not in battle.acted
        for id_ in leaders_to_order(battle, command)
    ]


def draw_ride(board: Board, leader: Leader, rng: Random) -> Value:
    """An order to a leader near where he is; nothing if that is not legal."""
    x, y = place_of(board, leader)
    order = f"ride {x + rng.uniform(-4, 4):.1f} {y + rng.uniform(-4, 4):.1f}"
    if not passes(after_ride, board, leader, read_ride(order)):
        return None
    return {"leader": leader.id, "order": order}
