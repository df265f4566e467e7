"""What a player asks of the field before deciding: a unit as it is, or an order not yet given.

All of it is judged on the board of the player's own view, by the rules that will judge the order
itself, so a look tells nothing that its seat may not know.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from math import degrees, isfinite
from typing import Any

from msgspec import Struct

from gunbai.games.daimyo.approach import approach, legal
from gunbai.games.daimyo.battle import GENERAL
from gunbai.games.daimyo.block import Block, Point, spread
from gunbai.games.daimyo.board import Board
from gunbai.games.daimyo.charge import Onset, aim, judge_charge
from gunbai.games.daimyo.corridor import first_met, reach
from gunbai.games.daimyo.disorder import reformed
from gunbai.games.daimyo.look_odds import Reckoner
from gunbai.games.daimyo.maneuver import allowance, march
from gunbai.games.daimyo.movement import ROUGH_COST, charge_move, marching, wheel_cost
from gunbai.games.daimyo.order import STEPS_MOST, Charge, Maneuver, Step, parse, spell
from gunbai.games.daimyo.path import Path, start
from gunbai.games.daimyo.procedure.commands import ORDER_MOST, led
from gunbai.games.daimyo.reading import leader_of
from gunbai.games.daimyo.text import order as written
from gunbai.games.daimyo.troops import Arm
from gunbai.games.daimyo.unit import Unit
from gunbai.games.daimyo.view import LeaderView, UnitView
from gunbai.script import Phrase, Refusal, Refused
from gunbai.view import View

MOVE, CHARGE, REFORM = "daimyo.move", "daimyo.charge", "daimyo.reform"
ABOUT = ("id", "target_id", "charger_id")
"""Values of a question that name units."""
HANDED = frozenset({"wheel", "rotate", "turn", "leave"})
"""Maneuvers whose words depend on the side that they go to."""
NEAR = 3.0
"""A charge is looked for at enemies so much further off than it goes, in cm."""


class Target(Struct, frozen=True):
    """An enemy that could be charged now, and the order that does it."""

    id: str
    name: str | Phrase
    order: str
    side: Phrase


class Preview(Struct, frozen=True):
    """What an order would come to.

    ``poses`` are the block's positions; ``cost`` of ``most`` cm of the move are used. ``ahead`` is
    how many cm more the unit could go straight on, ``round`` how many degrees it could wheel.
    ``effects`` says in phrases what else would happen, ``refusal`` why the order is none.
    """

    order: str
    steps: Sequence[Phrase] = ()
    poses: Sequence[Block] = ()
    cost: float = 0.0
    most: float = 0.0
    ahead: float = 0.0
    round: int = 0
    effects: Sequence[Phrase] = ()
    refusal: Refusal | None = None


class Look(Struct, frozen=True):
    """An answer to a look: whom it is about, which question waits for his order, and the rest.

    ``facts`` are phrases about the unit as it stands, ``targets`` whom it could charge now.
    """

    unit: UnitView | None = None
    leader: LeaderView | None = None
    asked: str = ""
    preview: Preview | None = None
    facts: Sequence[Phrase] = ()
    targets: Sequence[Target] = ()


@dataclass(frozen=True)
class Wish:
    """What is asked, read from an address: every field may be missing or nonsense."""

    unit: str
    leader: str
    order: str
    target: str
    goal: Point | None


def look(view: View, query: Mapping[str, Any], hints: bool) -> Look:
    """Look at a unit or leader of a view, and at an order to it that is not given yet.

    ``query`` may name a ``unit`` or ``leader``, and an ``order``, or a ``target`` to charge, or a
    goal ``x``, ``y`` in cm to go towards. Chances are told only with ``hints``. Where positions
    stay on a real table, nothing can be said but who it is.
    """
    wish = _wish(query)
    board = view.board
    unit = next((unit for unit in board.units if unit.id == wish.unit), None)
    leader = next((lead for lead in board.leaders if lead.id == wish.leader and lead.alive), None)
    if board.on_table:
        return Look(unit, leader)
    if unit is not None:
        return _unit(Reckoner(board), unit, _asked(view, "units", unit.id), wish, hints)
    if leader is not None:
        return _leader(Reckoner(board), leader, _asked(view, "leaders", leader.id), wish)
    return Look()


def _wish(query: Mapping[str, Any]) -> Wish:
    said = {name: str(query.get(name, ""))[:ORDER_MOST] for name in Wish.__dataclass_fields__}
    return Wish(said["unit"], said["leader"], said["order"], said["target"], _goal(query))


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


class Awaited(Struct, frozen=True):
    """What open questions are about: units that may act, units concerned, and who aims at whom.

    ``about`` is the unit of the first question, if it is about one.
    """

    ready: Collection[str]
    focus: Collection[str]
    aims: Sequence[tuple[str, str]]
    about: str


def awaited(view: View) -> Awaited:
    """What the open questions of a view are about."""
    ready: set[str] = set()
    named = [[id_ for name in ABOUT for id_ in _one(ask.values, name)] for ask in view.asks]
    for ask in view.asks:
        ready |= {*ask.form.get("units", ()), *_one(ask.form, "unit")}
        for item in ask.items:
            ready |= _commanded(view, item) if isinstance(item, Phrase) else set()
    aims = [(ids[0], ids[1]) for ids in named if len(ids) == 2]
    return Awaited(ready, {*chain.from_iterable(named)}, aims, next(chain(*named), ""))


def _one(values: Mapping[str, Any], name: str) -> list[str]:
    return [values[name]] if name in values else []


def _commanded(view: View, item: Phrase) -> set[str]:
    """The units of a command of the view's own side; a listed unit is one by itself."""
    command = item.values.get("id", "")
    sides = view.board.sides
    return {
        unit.id
        for unit in view.board.units
        if sides[unit.side].seat == view.seat
        and command in (unit.clan or GENERAL, unit.id)
        and unit.arm != Arm.SEAT
    }


# Units


def _unit(field: Reckoner, shown: UnitView, asked: str, wish: Wish, hints: bool) -> Look:
    unit = field.board.unit(shown.id)
    targets = _targets(field.board, unit) if asked == CHARGE else ()
    preview = _preview(field, unit, asked, wish, hints) if asked else None
    return Look(shown, None, asked, preview, field.facts(unit, hints), targets)


def _targets(board: Board, unit: Unit) -> list[Target]:
    near = board.near(unit, board.enemies(unit), charge_move(unit.troops) + NEAR)
    found = [(foe, aim(board, unit, foe)) for foe in near]
    return [
        Target(foe.id, foe.name, str(charge), _struck(board, unit, charge))
        for foe, charge in found
        if charge
    ]


def _struck(board: Board, unit: Unit, charge: Charge) -> Phrase:
    return Phrase(str(judge_charge(board, unit, charge).side.word))


def _preview(field: Reckoner, unit: Unit, asked: str, wish: Wish, hints: bool) -> Preview:
    if asked == REFORM:
        return _reform(field.board, unit, wish.order)
    try:
        order = _order(field.board, unit, asked, wish)
    except Refused as refused:
        return Preview(wish.order, refusal=refused.refusal)
    if isinstance(order, Charge):
        return _charge(field, unit, order, hints)
    return _march(field.board, unit, order)


def _order(board: Board, unit: Unit, asked: str, wish: Wish) -> tuple[Step, ...] | Charge:
    """The order that is looked at: as it was typed, or made for the target or goal."""
    enemy = board.by_id.get(wish.target)
    if asked == CHARGE and enemy is not None and enemy.side != unit.side:
        return aim(board, unit, enemy) or Charge(enemy.id)
    if asked == MOVE and wish.goal is not None:
        return _towards(board, unit, wish.goal)
    return parse(wish.order)


def _towards(board: Board, unit: Unit, goal: Point) -> tuple[Step, ...]:
    """The order that ends nearest to a goal: straight on or wheeling, else after a turn."""
    ways = [approach(board, unit, goal)]
    for quarters in (1, 2, 3):
        turn = Step(Maneuver.TURN, float(quarters))
        begun = legal(board, unit, (turn,))
        if begun is None:
            continue
        left = allowance(board, unit, begun) - begun.cost
        turned = unit.at(begun.end)
        ways += [(turn, *rest) for rest in _onwards(board, turned, goal, left)]
    ends = [(way, legal(board, unit, way)) for way in ways]
    legal_ends = [(way, path) for way, path in ends if path is not None]
    return min(legal_ends, key=lambda end: _short_of(end[1], goal) + len(end[0]))[0]


def _onwards(board: Board, unit: Unit, goal: Point, left: float) -> list[tuple[Step, ...]]:
    """What may follow a turn: the approach, and the mere advance in it."""
    way = min(left, _ahead(board, unit, left), max(0.0, unit.block.local(goal)[1]))
    straight = (Step(Maneuver.ADVANCE, int(way * 10) / 10),) if way >= 1.0 else ()
    return [approach(board, unit, goal, left), straight] if straight else []


def _short_of(path: Path, goal: Point) -> float:
    return spread((path.end.x, path.end.y), goal)


def _march(board: Board, unit: Unit, steps: tuple[Step, ...]) -> Preview:
    path, refusal = _followed(board, unit, steps)
    most = allowance(board, unit, path)
    left = max(0.0, most - path.cost)
    end = unit.at(path.end)
    dearest = wheel_cost(end, path.end.files, 1.0)
    free = len(steps) < STEPS_MOST and not path.inside
    return Preview(
        order=spell(steps),
        steps=[step_phrase(step) for step in steps],
        poses=path.poses,
        cost=round(path.cost, 1),
        most=round(most, 1),
        ahead=_ahead(board, end, left) if free else 0.0,
        round=min(180, int(left / dearest)) if dearest and free else 0,
        effects=_effects(board, unit, path),
        refusal=refusal,
    )


def _followed(board: Board, unit: Unit, steps: tuple[Step, ...]) -> tuple[Path, Refusal | None]:
    """The way of an order, or of as much of it as is legal, with the reason for the rest."""
    refusal = None
    for count in range(len(steps), 0, -1):
        try:
            return march(board, unit, steps[:count]), refusal
        except Refused as refused:
            refusal = refused.refusal
    return start(unit), refusal


def _ahead(board: Board, unit: Unit, left: float) -> float:
    """How far on a unit could go straight ahead before its move or the way ends, in cm."""
    way = reach(unit.block, left, board.field.difficult, ROUGH_COST)
    others = [board.footprint(other) for other in board.units if other.id != unit.id]
    met = first_met(unit.block, way + 0.2, [*others, board.field.closed]) - 0.2
    return max(0.0, int(min(way, met) * 10) / 10)


def _effects(board: Board, unit: Unit, path: Path) -> list[Phrase]:
    told = [Phrase("daimyo.page.through", {"unit": board.unit(id_).name}) for id_ in path.passed]
    if path.disorders and not unit.disordered:
        told.append(Phrase("daimyo.page.disorders"))
    return told


def _charge(field: Reckoner, unit: Unit, charge: Charge, hints: bool) -> Preview:
    try:
        onset = judge_charge(field.board, unit, charge)
    except Refused as refused:
        return Preview(str(charge), refusal=refused.refusal)
    path = onset.path
    most = marching(unit, charge_move(unit.troops), field.board.weather, path.going)
    return Preview(
        order=str(charge),
        poses=[*path.poses, onset.home],
        cost=round(path.cost, 1),
        most=round(most, 1),
        effects=[_strikes(field.board, onset), *_effects(field.board, unit, path)]
        + (field.charge_odds(unit, onset) if hints else []),
    )


def _reform(board: Board, unit: Unit, text: str) -> Preview:
    try:
        wanted = {"facing": round(unit.facing), "files": unit.files}
        wanted |= written(text, {"facing": unit.facing})
        formed = reformed(board, unit, float(wanted["facing"] % 360), wanted["files"])
    except Refused as refused:
        return Preview(text, poses=[unit.block], refusal=refused.refusal)
    return Preview(text, poses=[unit.block, formed.block])


def step_phrase(step: Step) -> Phrase:
    """A maneuver in words: ``advance 8`` as anybody reads it."""
    name, *more = str(step).split()
    hand = f"-{more[0]}" if name in HANDED else ""
    return Phrase(f"daimyo.page.step-{name}{hand}", {"amount": more[-1]})


def _strikes(board: Board, onset: Onset) -> Phrase:
    target = board.unit(onset.target)
    return Phrase("daimyo.page.strikes", {"target": target.name, "side": onset.side.word})


# Leaders


def _leader(field: Reckoner, shown: LeaderView, asked: str, wish: Wish) -> Look:
    order = wish.order
    if wish.goal is not None:
        order = f"ride {wish.goal[0]:.1f} {wish.goal[1]:.1f}"
    if wish.target:
        order = f"join {wish.target}"
    preview = _ride(field.board, shown, order) if asked and order else None
    most = round(field.ride(shown), 1)
    facts = [Phrase("daimyo.page.rides", {"most": most})]
    return Look(None, shown, asked, preview, facts)


def _ride(board: Board, shown: LeaderView, order: str) -> Preview:
    here = Block(shown.x, shown.y, 0.0, 1, 1, 0.0)
    try:
        then = led(board, leader_of(shown), order)
    except Refused as refused:
        return Preview(order, poses=[here], refusal=refused.refusal)
    unit = board.by_id.get(then.unit)
    x, y = unit.block.centre if unit else (then.x, then.y)
    return Preview(order, poses=[here, replace(here, x=x, y=y)])


def reach_angles(unit: Unit, most: float) -> list[float]:
    """The wheels, in degrees, that show how far a unit could get with so many cm."""
    dearest = wheel_cost(unit, unit.files, degrees(1.0)) if most else 0.0
    widest = min(100.0, degrees(most / dearest)) if dearest else 0.0
    return [widest * n / 8 for n in range(-8, 9)]
