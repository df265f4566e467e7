"""Volleys: who may shoot at whom, with how many stands, and every modifier (daimyo 6, 8, 9, R17).

Two dice a stand with the modifiers; 8 or more is a hit.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import shapely

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.cover import Cover, cover_of
from gunbai.games.daimyo.field.sight import lanes
from gunbai.games.daimyo.pieces.block import TOLERANCE, Side, side_towards
from gunbai.games.daimyo.pieces.modifier import Modifier, applying
from gunbai.games.daimyo.pieces.refusals import no, passes
from gunbai.games.daimyo.pieces.tables import table
from gunbai.games.daimyo.pieces.troops import Arm, Armour, Kind, Quality, Weapon
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.strike import Strike

RANKS_IN_ORDER = 2
RANKS_IN_DISORDER = 1
STANDS_FROM_BUILDING = 2
RANGES = table("rules", "ranges", dict[Arm, tuple[float, float]])
"""Effective and long range, in cm (daimyo 6, 8)."""


class Reach(StrEnum):
    """How far off a target is."""

    EFFECTIVE = "effective"
    LONG = "long"


@dataclass(frozen=True)
class Shot(Strike):
    """A volley as it would be fired, and at which range."""

    shooter: str
    target: str
    reach: Reach


@dataclass(frozen=True, slots=True)
class Aim:
    """What the table shows of a volley, measured by the program or by a player.

    ``exposed`` is a target in column, or with the shooter beside or behind it; ``charged`` tells
    that the target charges the shooter.
    """

    reach: Reach
    exposed: bool = False
    cover: Cover | None = None
    charged: bool = False


def ranges(unit: Unit) -> tuple[float, float]:
    """A shooter's effective and long range, in cm."""
    return RANGES[unit.troops.arm]


def furthest(shooter: Unit, weather: Weather) -> float:
    """How far a unit shoots in this weather, in cm: never past what anybody sees (daimyo 6, 9)."""
    effect = weather.effect
    return min(ranges(shooter)[1], effect.most_range, effect.sight)


def reach_of(board: Board, shooter: Unit, target: Unit) -> Reach | None:
    """How far off the target is for this shooter and weather; None out of range."""
    distance = board.distance(shooter, target)
    if distance > furthest(shooter, board.weather) + TOLERANCE:
        return None
    return reached(shooter, distance)


def reached(shooter: Unit, distance: float) -> Reach:
    """Whether a distance in cm is effective for this shooter, or long."""
    return Reach.EFFECTIVE if distance <= ranges(shooter)[0] + TOLERANCE else Reach.LONG


def in_arc(board: Board, shooter: Unit, target: Unit) -> bool:
    """Whether any part of the target lies within 45° of the shooter's front corners.

    Cavalry shoots all round, and so does whoever holds a building (daimyo 6).
    """
    area = arc_of(shooter, ranges(shooter)[1])
    return area is None or bool(shapely.intersects(area, board.footprint(target)))


def arc_of(shooter: Unit, far: float) -> shapely.Polygon | None:
    """The ground in a shooter's arc, out to so many cm; None where it shoots all round."""
    if shooter.troops.mounted or shooter.inside:
        return None
    side, far = shooter.block.width / 2 + TOLERANCE, far + 1.0
    wedge = [(-side, 0.0), (side, 0.0), (side + far, far), (-side - far, far)]
    return shapely.Polygon([shooter.block.spot(across, ahead) for across, ahead in wedge])


def shooting_stands(board: Board, shooter: Unit, target: Unit) -> int:
    """How many stands shoot: files with a lane, two ranks deep in order, one in disorder."""
    if shooter.inside:
        return min(STANDS_FROM_BUILDING, shooter.stands) * min(1, lanes(board, shooter, target))
    ranks = RANKS_IN_ORDER if shooter.in_order else RANKS_IN_DISORDER
    files = lanes(board, shooter, target)
    rear = shooter.stands - shooter.files
    return files + min(files, rear) * (ranks - 1)


def check_may_fire(board: Board, unit: Unit) -> None:
    """Accept a unit that could fire at all.

    Raises:
        Refused: it has no missiles, has fired, is charging, routing or in melee, or is a gun that
            moved; or the weather stops its weapon (daimyo 6, 8, 9).

    """
    if not unit.troops.missiles or unit.abandoned:
        raise no("no-missiles", "6", unit=unit.name)
    if board.weather.effect.firing(unit.troops.weapon) is None:
        raise no("wet-powder", "9", unit=unit.name, weather=board.weather.word)
    if unit.deeds.fired:
        raise no("fired-already", "6", unit=unit.name)
    if unit.deeds.charged or unit.routing:
        raise no("too-busy-to-fire", "6", unit=unit.name)
    if board.in_melee(unit):
        raise no("in-melee", "7", unit=unit.name)
    if unit.troops.gun and unit.deeds.moved:
        raise no("gun-moved", "8", unit=unit.name)


def targets(board: Board, shooter: Unit) -> list[Unit]:
    """The enemies at which a unit could shoot, nearest first; it must take the nearest."""
    found = [enemy for enemy in board.enemies(shooter) if _can_hit(board, shooter, enemy)]
    return board.by_distance(shooter, found)


def nearest_targets(board: Board, shooter: Unit) -> list[Unit]:
    """The enemies at one of which a unit would shoot: several where they are equally near (R39)."""
    found = targets(board, shooter) if passes(check_may_fire, board, shooter) else []
    if not found:
        return []
    near = board.distance(shooter, found[0]) + TOLERANCE
    return [enemy for enemy in found if board.distance(shooter, enemy) <= near]


def nearest_target(board: Board, shooter: Unit) -> Unit | None:
    """The first of the enemies at which a unit would shoot; None if it may not or cannot."""
    return next(iter(nearest_targets(board, shooter)), None)


def aimed(board: Board, shooter: Unit, target: Unit) -> Shot:
    """A volley of the active clan at the nearest enemy (daimyo 6).

    Raises:
        Refused: the shooter may not fire, or this target is not its nearest in arc, range, sight.

    """
    check_may_fire(board, shooter)
    if target.side == shooter.side:
        raise no("no-target", "6", given=target.name)
    if not in_arc(board, shooter, target):
        raise no("out-of-arc", "6", unit=target.name)
    reach = reach_of(board, shooter, target)
    if reach is None:
        raise no("out-of-range", "6", unit=target.name, most=furthest(shooter, board.weather))
    if not shooting_stands(board, shooter, target):
        raise no("no-lane", "6", unit=target.name)
    nearest = targets(board, shooter)[0]
    if board.distance(shooter, nearest) < board.distance(shooter, target) - TOLERANCE:
        raise no("not-nearest", "6", unit=nearest.name)
    return volley(board, shooter, target, reach)


def at_chargers(board: Board, shooter: Unit, charger: Unit, *, far: bool) -> Shot:
    """A volley at a unit that charges the shooter (daimyo 6).

    ``board`` is as the charge began and ``far`` whether that was beyond the shooter's effective
    range: then only shooters behind cover, or Veteran and better, hold their fire until it is
    close.

    Raises:
        Refused: the shooter may not fire, or the chargers are out of its arc or sight.

    """
    check_may_fire(board, shooter)
    if not in_arc(board, shooter, charger):
        raise no("out-of-arc", "6", unit=charger.name)
    if not shooting_stands(board, shooter, charger):
        raise no("no-lane", "6", unit=charger.name)
    steady = shooter.quality.rank >= Quality.VETERAN.rank or bool(cover_of(board, shooter, charger))
    reach = Reach.LONG if far and not steady else Reach.EFFECTIVE
    return volley(board, shooter, charger, reach, charged=True)


def volley(
    board: Board, shooter: Unit, target: Unit, reach: Reach, *, charged: bool = False
) -> Shot:
    """A volley with its stands and modifiers, whether or not it is legal."""
    exposed = target.in_column or _flanked(shooter, target)
    aim = Aim(reach, exposed, cover_of(board, target, shooter), charged)
    stands = shooting_stands(board, shooter, target)
    return volley_of(shooter, target, stands, aim, board.weather)


def volley_of(shooter: Unit, target: Unit, stands: int, aim: Aim, weather: Weather) -> Shot:
    """A volley of so many stands, from the facts of the table (daimyo 6, 8, 9)."""
    rows = _gun_rows if shooter.troops.gun else _missile_rows
    found = rows(shooter, target, aim)
    worth = weather.effect.firing(shooter.troops.weapon) or 0
    wet = Modifier(f"weather-{weather}", worth, "daimyo.9")
    modifiers = (*found, wet) if worth else found
    return Shot(stands, modifiers, shooter.id, target.id, aim.reach)


def _missile_rows(shooter: Unit, target: Unit, aim: Aim) -> tuple[Modifier, ...]:
    """The table of firing (daimyo 6)."""
    weapon, armour = shooter.troops.weapon, target.troops.armour
    bow, arquebus = weapon is Weapon.BOW, weapon is Weapon.ARQUEBUS
    effective = aim.reach is Reach.EFFECTIVE
    raw = shooter.quality is Quality.RAW
    return applying(
        (
            (shooter.in_order and not shooter.volleyed, "first-volley", 2),
            (armour is Armour.LIGHT, "light-armour", 1),
            (arquebus and target.troops.mounted, "arquebus-at-cavalry", 1),
            (effective, "effective-range", 1),
            (aim.exposed, "column-or-flanked", 1),
            (bow and armour is Armour.HEAVY, "bow-at-heavy-armour", -1),
            (not shooter.in_order, "disordered", -1),
            (raw, "raw", -1),
            (aim.charged, "being-charged", -1),
            (shooter.deeds.moved, "moved", -1),
            (aim.cover is Cover.SHELTER, "target-behind-cover", -1),
            (aim.cover is Cover.BUILDING, "target-in-building", -2),
        ),
        "daimyo.6",
    )


def _gun_rows(_: Unit, target: Unit, aim: Aim) -> tuple[Modifier, ...]:
    """The table of artillery, which is all that changes its dice (daimyo 8)."""
    return applying(
        (
            (target.troops.mounted, "gun-at-cavalry", 1),
            (aim.reach is Reach.LONG, "long-range", -1),
            (aim.cover is not None, "target-behind-cover", -1),
        ),
        "daimyo.8",
    )


def _flanked(shooter: Unit, target: Unit) -> bool:
    """Whether the shooter stands beside or behind its target (daimyo 6)."""
    if target.inside or target.troops.kind is Kind.HEADQUARTERS:
        return False
    return side_towards(target.block, (shooter.x, shooter.y)) is not Side.FRONT


def _can_hit(board: Board, shooter: Unit, enemy: Unit) -> bool:
    if reach_of(board, shooter, enemy) is None or not in_arc(board, shooter, enemy):
        return False
    return bool(lanes(board, shooter, enemy))
