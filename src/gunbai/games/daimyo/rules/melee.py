"""Hand to hand: who fights, with which modifiers, and who is pushed back (daimyo 7, R11, R12, R13).

Two dice a stand with the modifiers; 8 or more is a hit.
"""

from __future__ import annotations

from dataclasses import dataclass

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.contact import contact_side, touching_files
from gunbai.games.daimyo.field.cover import Cover, cover_of
from gunbai.games.daimyo.pieces.block import Block, Side
from gunbai.games.daimyo.pieces.modifier import Modifier, applying
from gunbai.games.daimyo.pieces.tables import table
from gunbai.games.daimyo.pieces.troops import Armour, Quality, Weapon
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.strike import Strike

STANDS_AT_SEAT = 1
"""How many stands fight a headquarters (daimyo 7)."""
STANDS_AT_BUILDING = 2
"""How many stands fight from or against one side of a building (daimyo 7)."""
WEAPONS = table("rules", "weapons", dict[Weapon, int])
"""What each weapon adds hand to hand (R11)."""
SPEAR_AT_CAVALRY = 2
CHARGE_CAVALRY, CHARGE_FOOT = 2, 1
FLANK = 2


@dataclass(frozen=True, slots=True)
class Clash:
    """What two touching units bring into one round.

    ``first`` tells that they meet for the first time, ``charging`` the ids of those who charged or
    countercharged into it, ``led`` the ids of those with a leader, ``higher`` the id of the one
    uphill, if any.
    """

    first: bool
    charging: frozenset[str] = frozenset()
    led: frozenset[str] = frozenset()
    higher: str = ""


@dataclass(frozen=True)
class Fight(Strike):
    """One unit's part of a round."""

    unit: str
    enemy: str


@dataclass(frozen=True, slots=True)
class Footing:
    """How a unit meets an enemy in contact, seen by the program or by a player.

    ``side`` is the enemy's side that it strikes, ``in_front`` whether the enemy stands against its
    own front, ``cover`` what covers the enemy.
    """

    side: Side = Side.FRONT
    in_front: bool = True
    cover: Cover | None = None


def pushed(scores: tuple[int, int]) -> int | None:
    """Which of two is pushed back, 0 or 1: the one with fewer hits; None if both stay (R12)."""
    return None if scores[0] == scores[1] else int(scores[0] > scores[1])


def fight(board: Board, unit: Unit, enemy: Unit, clash: Clash) -> Fight:
    """One unit's part of a round against one enemy in contact."""
    stands = fighting_stands(board, unit, enemy, first=clash.first)
    modifiers = blows(unit, enemy, clash, footing_of(board, unit, enemy), board.weather)
    return Fight(stands, modifiers, unit.id, enemy.id)


def higher_of(board: Board, one: Unit, other: Unit) -> str:
    """The id of the one that stands higher; empty on level ground."""
    mine, theirs = (board.field.height_at(unit.block.centre) for unit in (one, other))
    if mine == theirs:
        return ""
    return one.id if mine > theirs else other.id


# Who fights


def fighting_stands(board: Board, unit: Unit, enemy: Unit, *, first: bool) -> int:
    """How many stands of a unit fight an enemy that it touches (daimyo 7).

    Those whose front touches it, the one behind each (in the first round only long spears to their
    front; never in disorder), and from the second round one unopposed stand a flank.
    """
    if unit.routing or unit.abandoned:
        return 0
    if unit.inside or enemy.inside:
        return _at_building(board, unit, enemy)
    front = front_files(board, unit, enemy)
    if not front:
        return 0
    if enemy.troops.seat:
        return STANDS_AT_SEAT
    if unit.troops.seat:
        return unit.stands
    count = len(front)
    if unit.in_order and (not first or unit.troops.spears):
        count += stands_behind(unit, front)
    return count if first else count + overlaps(board, unit, enemy, front)


def front_files(board: Board, unit: Unit, enemy: Unit) -> tuple[int, ...]:
    """The files whose front touches this enemy and no other nearer to the unit's middle.

    A file that touches two enemies fights the one that fills more of the unit's front; a
    headquarters has no front and fights whoever touches it.
    """
    if unit.troops.seat:
        return (0,)
    mine = touching_files(unit.block, board.footprint(enemy))
    taken: set[int] = set()
    for other in board.touching(unit):
        if other.id != enemy.id and not other.routing:
            theirs = touching_files(unit.block, board.footprint(other))
            if (len(theirs), other.id) > (len(mine), enemy.id):
                taken.update(theirs)
    return tuple(file for file in mine if file not in taken)


def stands_behind(unit: Unit, files: tuple[int, ...]) -> int:
    """How many of these files have a stand in the second rank; odd ones stand in the middle."""
    rear = min(unit.stands - unit.files, unit.files)
    filled = middle_out(unit.files)[: max(0, rear)]
    return len(set(files) & set(filled))


def middle_out(files: int) -> list[int]:
    """The files from the middle outwards, the left one first where two are as near."""
    return sorted(range(files), key=lambda file: (abs(2 * file - files + 1), file))


def overlaps(board: Board, unit: Unit, enemy: Unit, front: tuple[int, ...]) -> int:
    """How many flanks of the fighting files have an unopposed stand beside them (daimyo 7, R12)."""
    others = [
        touched
        for other in board.touching(unit)
        if other.id != enemy.id
        and not other.routing
        and (touched := front_files(board, unit, other))
    ]
    engaged = {file for touched in (front, *others) for file in touched}
    free = set(range(unit.files)) - engaged
    # A free file between two enemies fights the one that fills more of the front, as in
    # `front_files`; of two that fill as much, the left one.
    rank = (-len(front), min(front))
    taken = {
        file
        for touched in others
        if (-len(touched), min(touched)) < rank
        for file in (min(touched) - 1, max(touched) + 1)
    }
    return sum(file in free - taken for file in (min(front) - 1, max(front) + 1))


def pursuing_stands(board: Board, unit: Unit, quarry: Unit) -> int:
    """How many stands of a pursuer touch the routers: each takes one of theirs (R13)."""
    if board.distance(unit, quarry) > 0.1:
        return 0
    return len(touching_files(unit.block, board.footprint(quarry)))


def _at_building(board: Board, unit: Unit, enemy: Unit) -> int:
    if unit.inside:
        return min(STANDS_AT_BUILDING, unit.stands)
    front = touching_files(unit.block, board.footprint(enemy))
    return min(STANDS_AT_BUILDING, len(front))


# Modifiers


def footing_of(board: Board, unit: Unit, enemy: Unit) -> Footing:
    """How a unit meets an enemy in contact."""
    in_front = bool(unit.inside) or contact_side(enemy.block, unit.block) is Side.FRONT
    return Footing(struck_side(unit.block, enemy), in_front, cover_of(board, enemy, unit))


def blows(
    unit: Unit, enemy: Unit, clash: Clash, footing: Footing, weather: Weather
) -> tuple[Modifier, ...]:
    """Every modifier of a unit's dice, from the facts of the table (R11)."""
    weapon, horse = unit.troops.melee_weapon, unit.troops.mounted
    at_cavalry = unit.troops.spears and enemy.troops.mounted and footing.in_front
    charge = _charges_home(unit, enemy, clash, footing, weather)
    return applying(
        (
            (at_cavalry, "spears-at-cavalry", SPEAR_AT_CAVALRY),
            (not at_cavalry, f"weapon-{weapon}", WEAPONS[weapon]),
            (charge, "charge", CHARGE_CAVALRY if horse else CHARGE_FOOT),
            (unit.quality is Quality.ELITE, "elite", 1),
            (unit.quality is Quality.RAW, "raw", -1),
            (clash.higher == unit.id, "uphill", 1),
            (footing.side is not Side.FRONT, "flank-or-rear", FLANK),
            (unit.id in clash.led, "leader", 1),
            (unit.frenzied, "frenzied", 1),
            (not unit.in_order, "disordered", -1),
            (enemy.troops.armour is Armour.HEAVY, "enemy-heavy-armour", -1),
            (enemy.troops.armour is Armour.LIGHT, "enemy-light-armour", 1),
            (footing.cover is not None, "enemy-behind-cover", -1),
        ),
        "daimyo.R11",
    )


def _charges_home(
    unit: Unit, enemy: Unit, clash: Clash, footing: Footing, weather: Weather
) -> bool:
    """Whether a charge helps the unit's dice, in the first round alone (R11).

    It does not against buildings, in thunderstorm or snow, nor does that of cavalry against long
    spears in order to their front.
    """
    hedge = enemy.troops.spears and enemy.in_order and footing.side is Side.FRONT
    stopped = footing.cover is Cover.BUILDING or (unit.troops.mounted and hedge)
    return clash.first and unit.id in clash.charging and weather.effect.charge_bonus and not stopped


def struck_side(mine: Block, enemy: Unit) -> Side:
    """Which side of the enemy a block strikes; a building or headquarters has only a front."""
    if enemy.inside or enemy.troops.seat:
        return Side.FRONT
    return contact_side(mine, enemy.block)
