"""What an order would come to, judged by the rules that will judge the order itself (daimyo 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from msgspec import Struct

from gunbai.core.script import Phrase, Refusal, Refused, Value
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.path import Path, start
from gunbai.games.daimyo.pieces.block import Block, Point, spread
from gunbai.games.daimyo.pieces.movement import charge_way, wheel_cost
from gunbai.games.daimyo.pieces.terrain import Field
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.procedure.commands import after_ride
from gunbai.games.daimyo.rules.approach import free_way, legal, way
from gunbai.games.daimyo.rules.charge import Onset, judge_charge, resolved
from gunbai.games.daimyo.rules.disorder import reformed
from gunbai.games.daimyo.rules.maneuver import allowance, march
from gunbai.games.daimyo.rules.order import (
    STEPS_MOST,
    Charge,
    Maneuver,
    Step,
    Steps,
    read_formation,
    read_ride,
    step_phrase,
    words_of,
)
from gunbai.games.daimyo.seen.from_view import leader_of
from gunbai.games.daimyo.seen.look.odds import Reckoner
from gunbai.games.daimyo.seen.look.offers import Amount, Offer, Room, amount, as_data, offers
from gunbai.games.daimyo.seen.view import LeaderView


class Preview(Struct, frozen=True):
    """What an order would come to.

    ``order`` is the order as data (what cannot be read, as it was given), ``words`` the same in
    words. ``poses`` are the block's positions; ``cost`` of ``most`` cm of the move are used.
    ``room`` is what is left, ``offers`` what may be added, ``amount`` how the last step may be
    changed. ``effects`` says in phrases what else would happen, ``refusal`` why the order is none.
    """

    order: Value
    words: str = ""
    steps: Sequence[Phrase] = ()
    poses: Sequence[Block] = ()
    cost: float = 0.0
    most: float = 0.0
    room: Room = Room()
    offers: Sequence[Offer] = ()
    amount: Amount | None = None
    effects: Sequence[Phrase] = ()
    refusal: Refusal | None = None


def towards(board: Board, unit: Unit, goal: Point) -> Steps:
    """The order that ends nearest to a goal: straight on or wheeling, else after a turn."""
    ways = [way(board, unit, goal)]
    for quarters in (1, 2, 3):
        turn = Step(Maneuver.TURN, float(quarters))
        begun = legal(board, unit, (turn,))
        if begun is None:
            continue
        left = allowance(board, unit, begun) - begun.cost
        turned = unit.at(begun.end)
        ways += [(turn, *rest) for rest in _onwards(board, turned, goal, left)]
    paths = {order: path for order in ways if (path := legal(board, unit, order)) is not None}
    short = {order: spread((path.end.x, path.end.y), goal) for order, path in paths.items()}
    return min(short, key=lambda order: short[order] + len(order))


def _onwards(board: Board, unit: Unit, goal: Point, left: float) -> list[Steps]:
    """What may follow a turn: the way on, and the mere advance in it."""
    far = min(left, _ahead(board, unit, left), max(0.0, unit.block.local(goal)[1]))
    straight = (Step(Maneuver.ADVANCE, int(far * 10) / 10),) if far >= 1.0 else ()
    return [way(board, unit, goal, left), straight] if straight else []


def march_preview(board: Board, unit: Unit, steps: Steps) -> Preview:
    """What a march would come to."""
    path, refusal = _followed(board, unit, steps)
    most = allowance(board, unit, path)
    room = _room(board, unit, path, most) if len(steps) < STEPS_MOST else Room()
    return Preview(
        order=as_data(list(steps)),
        words=words_of(steps),
        steps=[step_phrase(step) for step in steps],
        poses=path.poses,
        cost=round(path.cost, 1),
        most=round(most, 1),
        room=room,
        offers=offers(board, unit, steps, room),
        amount=amount(steps),
        effects=[*_effects(board, unit, path), *dearer(board, unit, steps, path, most)],
        refusal=refusal,
    )


def _room(board: Board, unit: Unit, path: Path, most: float) -> Room:
    left = max(0.0, most - path.cost)
    if path.inside:
        return Room(left=left)
    end = unit.at(path.end)
    dearest = wheel_cost(end, path.end.files, 1.0)
    return Room(_ahead(board, end, left), min(180, int(left / dearest)) if dearest else 0, left)


def dearer(board: Board, unit: Unit, steps: Steps, path: Path, most: float) -> list[Phrase]:
    """What halves a move or doubles its cost, each named with its centimetres (daimyo 3, 9)."""
    told = []
    full = allowance(replace(board, weather=Weather.FINE), unit, path)
    if most < full:
        values = {"most": round(most, 1), "full": round(full, 1), "weather": board.weather.word}
        told.append(Phrase("daimyo.page.weathered", values))
    if (extra := round(path.cost - _open_cost(board, unit, steps, path), 1)) > 0:
        told.append(Phrase("daimyo.page.rough-going", {"extra": extra}))
    if unit.disordered and any(step.maneuver in SLOW for step in steps):
        told.append(Phrase("daimyo.page.disordered-turns"))
    return told


SLOW = (Maneuver.WHEEL, Maneuver.TURN, Maneuver.FORM)
"""What costs a disordered unit twice as much (daimyo 4)."""


def _open_cost(board: Board, unit: Unit, steps: Steps, path: Path) -> float:
    """What as much of an order as was followed would cost on open ground."""
    field = Field(board.field.width, board.field.height, ())
    found = legal(replace(board, field=field), unit, steps[: len(path.poses) - 1])
    return found.cost if found else path.cost


def _followed(board: Board, unit: Unit, steps: Steps) -> tuple[Path, Refusal | None]:
    """The way of an order, or of as much of it as is legal, with the reason for the rest."""
    refusal = None
    for count in range(len(steps), 0, -1):
        try:
            return march(board, unit, steps[:count]), refusal
        except Refused as refused:
            refusal = refused.refusal
    return start(unit), refusal


def _ahead(board: Board, unit: Unit, left: float) -> float:
    """How far on a unit could go straight ahead, in whole millimetres."""
    return max(0.0, int(free_way(board, unit, unit.block, left) * 10) / 10)


def _effects(board: Board, unit: Unit, path: Path) -> list[Phrase]:
    told = [Phrase("daimyo.page.through", {"unit": board.unit(id_).name}) for id_ in path.passed]
    if path.disorders and not unit.disordered:
        told.append(Phrase("daimyo.page.disorders"))
    return told


def charge_preview(field: Reckoner, unit: Unit, charge: Charge, hints: bool) -> Preview:
    """What a charge would come to; with its chances where there are hints."""
    try:
        charge = resolved(field.board, unit, charge)
        onset = judge_charge(field.board, unit, charge)
    except Refused as refused:
        return Preview(as_data(charge), str(charge), refusal=refused.refusal)
    path = onset.path
    most = charge_way(unit, field.board.weather)
    return Preview(
        order=as_data(charge),
        words=str(charge),
        poses=[*path.poses, onset.home],
        cost=round(path.cost, 1),
        most=round(most, 1),
        effects=[
            _strikes(field.board, onset),
            *_effects(field.board, unit, path),
            *(field.charge_odds(unit, onset) if hints else ()),
        ],
    )


def reform_preview(board: Board, unit: Unit, order: Value) -> Preview:
    """How a unit would stand that is in order again (daimyo 4)."""
    try:
        wanted = read_formation(order or {})
        formed = reformed(board, unit, wanted)
    except Refused as refused:
        return Preview(order, poses=[unit.block], refusal=refused.refusal)
    return Preview(as_data(wanted), poses=[unit.block, formed.block])


def _strikes(board: Board, onset: Onset) -> Phrase:
    target = board.unit(onset.target)
    return Phrase("daimyo.page.strikes", {"target": target.name, "side": onset.side.word})


def ride_preview(board: Board, shown: LeaderView, order: Value) -> Preview:
    """Where a leader would be after his order."""
    here = Block(shown.x, shown.y, 0.0, 1, 1, 0.0)
    try:
        ride = read_ride(order)
        then = after_ride(board, leader_of(shown), ride)
    except Refused as refused:
        return Preview(order, poses=[here], refusal=refused.refusal)
    unit = board.by_id.get(then.unit)
    x, y = unit.block.centre if unit else (then.x, then.y)
    return Preview(as_data(ride), str(ride), poses=[here, replace(here, x=x, y=y)])
