"""How far troops go, and what turns and wheels cost them (daimyo 3, 8, 9, R4, R6)."""

from __future__ import annotations

from math import degrees, radians
from typing import NamedTuple

from gunbai.games.daimyo.pieces.block import STAND_WIDTH
from gunbai.games.daimyo.pieces.naming import Named
from gunbai.games.daimyo.pieces.tables import table
from gunbai.games.daimyo.pieces.troops import Arm, Armour, Quality, Troops
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Effect, Weather

COLUMN_BONUS = 3.0
ROUGH_COST = 2.0
"""A centimetre over difficult ground costs two of the move: half the move (daimyo 3, R5)."""
LEADER_MOUNTED, LEADER_ON_FOOT = 20.0, 12.0


class Moves(NamedTuple):
    """How far troops go in cm: normal, charge, and rout or pursuit by the die 1 to 6."""

    normal: float
    charge: float
    flight: tuple[float, ...]


MOVES = table("rules", "moves", dict[Arm, dict[Armour, Moves]])
"""The table of moves; guns and headquarters neither charge nor flee (daimyo 3, 8)."""
WHEELING = table("rules", "wheeling", dict[Quality, float])
"""By how much the outer corner's way counts in a wheel (daimyo 3)."""
TURNING = table("rules", "turning", dict[Quality, float])
"""Which part of the move a turn takes (daimyo 3)."""


class Going(Named):
    """The ground under a whole march, which decides a column's bonus (daimyo 3)."""

    ROUGH = "rough"
    GOOD = "good"
    ROAD = "road"


def normal_move(troops: Troops) -> float:
    """The table's normal move in cm; 0 for a headquarters (daimyo 3, 8)."""
    return MOVES[troops.arm][troops.armour].normal


def charge_move(troops: Troops) -> float:
    """The table's charge and countercharge in cm; 0 for guns and headquarters."""
    return MOVES[troops.arm][troops.armour].charge


def flight_move(troops: Troops, face: int) -> float:
    """The table's rout or pursuit in cm on a die; 0 for guns and headquarters."""
    return MOVES[troops.arm][troops.armour].flight[face - 1]


def leader_move(mounted: bool) -> float:
    """How far a leader alone goes, in cm."""
    return LEADER_MOUNTED if mounted else LEADER_ON_FOOT


def weathered(move: float, effect: Effect) -> float:
    """A move under the weather: subtractions first, then the halving (daimyo 9, R6)."""
    left = max(0.0, move - effect.slower)
    return left / 2 if effect.halved else left


def line_move(unit: Unit, weather: Weather) -> float:
    """The normal move in line under the weather: what turns are a part of."""
    return weathered(normal_move(unit.troops), weather.effect)


def marching(unit: Unit, base: float, weather: Weather, going: Going) -> float:
    """A normal move of ``base`` cm under weather, column and ground.

    A column goes 3 cm further on good ground, or twice as far when all its way is road; guns are
    drawn twice as far on a road (daimyo 3, 8).
    """
    doubled = going is Going.ROAD and (unit.in_column or unit.troops.gun)
    if doubled:
        return 2 * weathered(base, weather.effect)
    bonus = COLUMN_BONUS if unit.in_column and going is Going.GOOD else 0.0
    return weathered(base + bonus, weather.effect)


def flight_way(unit: Unit, face: int, weather: Weather) -> float:
    """How far a unit routs or pursues on a die (daimyo 3)."""
    return weathered(flight_move(unit.troops, face), weather.effect)


def charge_way(unit: Unit, weather: Weather) -> float:
    """How far a unit charges: formation and road add nothing (R37)."""
    return weathered(charge_move(unit.troops), weather.effect)


def turn_cost(unit: Unit, weather: Weather) -> float:
    """What a turn or a change of formation costs, in cm of the move (daimyo 3, R4)."""
    part = TURNING[unit.quality] * (1.0 if unit.in_order else 2.0)
    return part * line_move(unit, weather)


def wheel_cost(unit: Unit, files: int, angle: float) -> float:
    """What a wheel of so many files through an angle costs, in cm on good ground (daimyo 3)."""
    way = files * STAND_WIDTH * radians(abs(angle))
    return way * WHEELING[unit.quality] * (1.0 if unit.in_order else 2.0)


def widest_wheel(unit: Unit, most: float) -> float:
    """How far so many cm let a unit wheel on good ground, in degrees; 0 if it never wheels."""
    dearest = wheel_cost(unit, unit.files, degrees(1.0))
    return degrees(most / dearest) if dearest else 0.0
