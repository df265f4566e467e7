"""What a player asks of the field before deciding: a unit as it is, or an order not yet given.

All of it is judged on the board of the player's own view, by the rules that will judge the order
itself, so a look tells nothing that its seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any

from msgspec import DecodeError, Struct, json

from gunbai.core.script import Phrase, Refused, Value
from gunbai.core.view import View
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.block import Point
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.commands import ORDER_MOST
from gunbai.games.daimyo.rules.charge import aim, judge_charge, within_charge
from gunbai.games.daimyo.rules.order import Charge, Steps, read
from gunbai.games.daimyo.seen.look.odds import Reckoner
from gunbai.games.daimyo.seen.look.offers import as_data
from gunbai.games.daimyo.seen.look.orders import (
    Preview,
    charge_preview,
    march_preview,
    reform_preview,
    ride_preview,
    towards,
)
from gunbai.games.daimyo.seen.look.ruler import Measure, measured
from gunbai.games.daimyo.seen.view import LeaderView, UnitView

NAMED = ("unit", "leader", "target")
MOVE, CHARGE, REFORM = "daimyo.move", "daimyo.charge", "daimyo.reform"


class Target(Struct, frozen=True):
    """An enemy that could be charged now, and the order that does it."""

    id: str
    name: str | Phrase
    order: Value
    side: Phrase


class Look(Struct, frozen=True):
    """An answer to a look: whom it is about, which question waits for his order, and the rest.

    ``facts`` are phrases about the unit as it stands, ``targets`` whom it could charge now,
    ``measure`` what the ruler shows.
    """

    unit: UnitView | None = None
    leader: LeaderView | None = None
    asked: str = ""
    preview: Preview | None = None
    facts: Sequence[Phrase] = ()
    targets: Sequence[Target] = ()
    measure: Measure | None = None


@dataclass(frozen=True)
class Wish:
    """What is asked, read from an address: every field may be missing or nonsense."""

    unit: str
    leader: str
    order: Value
    target: str
    goal: Point | None


def look(view: View, query: Mapping[str, Any], hints: bool) -> Look:
    """Look at a unit or leader of a view, and at an order to it that is not given yet.

    ``query`` may name a ``unit`` or ``leader``, and an ``order``, or a ``target`` to charge, or a
    goal ``x``, ``y`` in cm to go towards. An order is words, or data as JSON (`rules.order`).
    ``from`` and ``to`` lay a ruler (`ruler.measured`). Chances are told only with ``hints``. Where
    positions stay on a real table, nothing can be said but who it is.
    """
    wish = _wish(query)
    board = view.board
    unit = next((unit for unit in board.units if unit.id == wish.unit), None)
    leader = next((lead for lead in board.leaders if lead.id == wish.leader and lead.alive), None)
    if board.on_table:
        return Look(unit, leader)
    if measure := measured(board, query):
        return Look(measure=measure)
    if unit is not None:
        return _unit(Reckoner(board), unit, _asked(view, "units", unit.id), wish, hints)
    if leader is not None:
        return _leader(Reckoner(board), leader, _asked(view, "leaders", leader.id), wish)
    return Look()


def _wish(query: Mapping[str, Any]) -> Wish:
    unit, leader, target = (str(query.get(name, ""))[:ORDER_MOST] for name in NAMED)
    return Wish(unit, leader, _order_of(query.get("order", "")), target, _goal(query))


def _order_of(said: Value) -> Value:
    """An order from an address, where data is JSON; whatever else stands there are words."""
    if not isinstance(said, str):
        return said
    try:
        return json.decode(said)
    except DecodeError:
        return said[:ORDER_MOST]


def _goal(query: Mapping[str, Any]) -> Point | None:
    try:
        goal = float(query["x"]), float(query["y"])
    except (KeyError, ValueError):
        return None
    return goal if all(map(isfinite, goal)) else None


def _asked(view: View, kind: str, id_: str) -> str:
    """The key of the open question that waits for an order to this one; empty if none does."""
    return next((ask.key for ask in view.asks if _waits(ask.form, kind, id_)), "")


def _waits(form: Mapping[str, Any], kind: str, id_: str) -> bool:
    return id_ in form.get(kind, ()) or (kind == "units" and form.get("unit") == id_)


# Units


def _unit(field: Reckoner, shown: UnitView, asked: str, wish: Wish, hints: bool) -> Look:
    unit = field.board.unit(shown.id)
    targets = _targets(field.board, unit) if asked == CHARGE else ()
    preview = _preview(field, unit, asked, wish, hints) if asked else None
    return Look(shown, None, asked, preview, field.facts(unit, hints), targets)


def _targets(board: Board, unit: Unit) -> list[Target]:
    found = [(foe, aim(board, unit, foe, finely=True)) for foe in within_charge(board, unit)]
    return [
        Target(foe.id, foe.name, as_data(charge), _struck(board, unit, charge))
        for foe, charge in found
        if charge
    ]


def _struck(board: Board, unit: Unit, charge: Charge) -> Phrase:
    return Phrase(str(judge_charge(board, unit, charge).side.word))


def _preview(field: Reckoner, unit: Unit, asked: str, wish: Wish, hints: bool) -> Preview:
    if asked == REFORM:
        return reform_preview(field.board, unit, wish.order)
    try:
        order = _order(field.board, unit, asked, wish)
    except Refused as refused:
        return Preview(wish.order, refusal=refused.refusal)
    if isinstance(order, Charge):
        return charge_preview(field, unit, order, hints)
    return march_preview(field.board, unit, order)


def _order(board: Board, unit: Unit, asked: str, wish: Wish) -> Steps | Charge:
    """The order that is looked at: as it was typed, or made for the target or goal."""
    enemy = board.by_id.get(wish.target)
    if asked == CHARGE and enemy is not None and enemy.side != unit.side:
        return aim(board, unit, enemy, finely=True) or Charge(enemy.id)
    if asked == MOVE and wish.goal is not None:
        return towards(board, unit, wish.goal)
    return read(wish.order)


# Leaders


def _leader(field: Reckoner, shown: LeaderView, asked: str, wish: Wish) -> Look:
    order = wish.order
    if wish.goal is not None:
        order = {"ride": [round(way, 1) for way in wish.goal]}
    if wish.target:
        order = {"join": wish.target}
    preview = ride_preview(field.board, shown, order) if asked and order else None
    most = round(field.ride(shown), 1)
    facts = [Phrase("daimyo.page.rides", {"most": most})]
    return Look(None, shown, asked, preview, facts)
