"""The charge: declared on an enemy in sight, straight home after at most one wheel (daimyo 3, R7).

A charger that runs into its target squares up to the edge it met. What the target may answer is in
`answer`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gunbai.core.script import Refused
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.contact import contact_side, square_up
from gunbai.games.daimyo.field.corridor import stretches
from gunbai.games.daimyo.field.path import Path, allowed, start, straight, wheel
from gunbai.games.daimyo.field.sight import sees
from gunbai.games.daimyo.pieces.block import TOLERANCE, Block, Side, bearing, turn_between, wheeled
from gunbai.games.daimyo.pieces.movement import charge_move, charge_way, wheel_cost
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.disorder import disorder
from gunbai.games.daimyo.rules.firing import Reach, reached
from gunbai.games.daimyo.rules.maneuver import TURN_MOST
from gunbai.games.daimyo.rules.order import Charge

NEAR = 3.0
"""A charge is looked for at enemies so much further off than the charge move, in cm."""
PARTS = (0.2, 0.35, 0.65, 0.8)
"""Which parts of the wheel that faces an enemy are tried finely, besides the half and the whole."""


@dataclass(frozen=True)
class Assault:
    """A charge as anybody sees it: who, at whom, which side it strikes, and its way in cm."""

    charger: str
    target: str
    side: Side
    way: float


@dataclass(frozen=True)
class Onset(Assault):
    """A charge as it would go if the target stood: ``home`` is the charger squared up on it.

    ``straight`` is the way straight ahead in cm, and ``far`` tells whether the charge began beyond
    its target's effective range.
    """

    path: Path
    home: Block
    straight: float
    far: bool


def check_may_charge(board: Board, unit: Unit) -> None:
    """Accept a unit that could start a charge at all.

    Raises:
        Refused: it is a gun or headquarters, in no order, halted, in a building or in melee.

    """
    if not charge_move(unit.troops):
        raise no("never-charges", "8", unit=unit.name)
    if unit.routing or (unit.disordered and not unit.frenzied):
        raise no("disordered-charge", "3", unit=unit.name)
    if unit.halted:
        raise no("halted", "4", unit=unit.name)
    if unit.inside:
        raise no("leave-first", "3")
    if board.in_melee(unit):
        raise no("in-melee", "7", unit=unit.name)


def judge_charge(board: Board, unit: Unit, charge: Charge) -> Onset:
    """Follow a charge home without changing anything.

    Raises:
        Refused: the charge is illegal; the refusal says which rule bars what.

    """
    check_may_charge(board, unit)
    target = board.by_id.get(charge.target)
    if target is None or target.side == unit.side:
        raise no("no-target", "3", given=charge.target)
    if not sees(board, unit, target):
        raise no("unseen", "3", unit=target.name)
    if abs(charge.wheel) > TURN_MOST:
        raise no("angle", "3", given=abs(charge.wheel), most=TURN_MOST)
    return _onset(board, unit, target, _swung(board, unit, charge.wheel))


def _swung(board: Board, unit: Unit, angle: float) -> Path:
    path = start(unit)
    if not angle:
        return path
    cost = wheel_cost(unit, unit.files, angle)
    return wheel(board, unit, path, wheeled(unit.block, angle), angle, cost)


def _onset(board: Board, unit: Unit, target: Unit, path: Path) -> Onset:
    way = way_to(board, unit, path.end, target)
    gone = straight(board.without(target.id), unit, path, way) if way > TOLERANCE else path
    allowed(gone, charge_way(unit, board.weather))
    if gone.passed:
        raise no("through-friends", "3", unit=board.unit(gone.passed[0]).name)
    home = square_up(board, unit, gone.end, target)
    if not board.field.holds(home):
        raise no("charge-off-table", "R38", unit=target.name)
    far = reached(target, board.distance(unit, target)) is Reach.LONG
    side = contact_side(home, target.block)
    return Onset(unit.id, target.id, side, gone.cost, gone, home, way, far)


def way_to(board: Board, unit: Unit, block: Block, target: Unit) -> float:
    """How far straight ahead of a block the target is met, in cm.

    Raises:
        Refused: the way misses it, or meets another enemy first.

    """
    enemies = board.enemies(unit)
    most = board.field.width + board.field.height
    met = stretches(block, most, [board.footprint(enemy) for enemy in enemies])
    first = {e.id: s[0] for e, s in zip(enemies, met, strict=True) if s and s[1] > TOLERANCE}
    if target.id not in first:
        raise no("charge-misses", "3", unit=target.name)
    nearest = min(first, key=lambda id_: first[id_])
    if first[nearest] < first[target.id] - TOLERANCE:
        raise no("enemy-in-way", "3", unit=board.unit(nearest).name)
    return max(0.0, first[target.id])


def in_contact(board: Board, onset: Onset) -> tuple[Unit, Unit]:
    """Charger and target once the charge is home, before a blow (daimyo 4).

    The ground that the charger crossed disorders it, a blow into flank or rear its target.
    """
    unit, target = board.unit(onset.charger), board.unit(onset.target)
    charger = replace(unit.at(onset.home), disordered=unit.disordered or onset.path.disorders)
    return charger, struck(target, onset.side)


def struck(target: Unit, side: Side) -> Unit:
    """A target as a charge has struck it; a blow into flank or rear disorders it (daimyo 4)."""
    return target if side is Side.FRONT or target.inside else disorder(target)


def aim(board: Board, unit: Unit, target: Unit, *, finely: bool = False) -> Charge | None:
    """The cheapest legal charge on a target among a few natural wheels; None if there is none.

    With ``finely`` more wheels are tried. The rules do not ask for that where they find a charge
    themselves (R10, an order without a target): a record must always come to the same.
    """
    found = aims(board, unit, target, finely=finely)
    cheapest = min(found, key=lambda one: one[1].path.cost, default=None)
    return cheapest[0] if cheapest else None


def aims(
    board: Board, unit: Unit, target: Unit, *, finely: bool = False
) -> Iterator[tuple[Charge, Onset]]:
    """The legal charges on a target, by the wheel that begins each, and how they would go."""
    most = charge_way(unit, board.weather) + TOLERANCE
    for angle in wheels_towards(unit.block, target, finely=finely):
        charge, wheel = Charge(target.id, angle), wheel_cost(unit, unit.files, angle)
        try:
            block = wheeled(unit.block, angle) if angle else unit.block
            if wheel <= most and wheel + way_to(board, unit, block, target) <= most:
                yield charge, judge_charge(board, unit, charge)
        except Refused:
            continue


def resolved(board: Board, unit: Unit, charge: Charge) -> Charge:
    """The charge with its target: one that names none is at the nearest that can be charged.

    Raises:
        Refused: there is none.

    """
    found = charge if charge.target else nearest_charge(board, unit)
    if found is not None:
        return found
    check_may_charge(board, unit)
    raise no("nobody-to-charge", "3", unit=unit.name)


def nearest_charge(board: Board, unit: Unit) -> Charge | None:
    """A charge on the nearest enemy that can be charged; None if none can."""
    for enemy in board.by_distance(unit, board.enemies(unit)):
        if board.distance(unit, enemy) > charge_move(unit.troops):
            break
        if (found := aim(board, unit, enemy)) is not None:
            return found
    return None


def within_charge(board: Board, unit: Unit) -> list[Unit]:
    """The enemies near enough for a charge to be worth a look."""
    return board.near(unit, board.enemies(unit), charge_move(unit.troops) + NEAR)


def wheels_towards(block: Block, target: Unit, *, finely: bool = False) -> Iterator[float]:
    """No wheel at all, and wheels that bring the front towards a target or square to it.

    Finely, more parts of the wheel towards it are among them.
    """
    yield 0.0
    angle = 0.0
    for _ in range(3):
        end = wheeled(block, angle)
        angle += turn_between(end.facing, bearing((end.x, end.y), target.block.centre))
        angle = round(turn_between(0.0, angle), 2)
    square = [turn_between(block.facing, target.facing + quarter) for quarter in (180, 90, 270)]
    parts = [angle * part for part in PARTS] if finely else []
    for wanted in (angle, angle / 2, *square, *parts):
        if 0.5 < abs(wanted) <= 100.0:
            yield round(wanted, 2)
