"""What weighs on a unit that tests its morale, looked up on the board (daimyo 5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.cover import in_cover
from gunbai.games.daimyo.field.leader import place_of
from gunbai.games.daimyo.pieces.block import Point, Side, side_towards
from gunbai.games.daimyo.pieces.modifier import Modified, Modifier, applying
from gunbai.games.daimyo.pieces.troops import Kind
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.morale import Reason, heeds
from gunbai.games.daimyo.rules.situation import Situation

AWARE = 15.0
"""How far a unit heeds what happens, in cm (daimyo 5)."""
AWARE_IN_MELEE = 5.0
"""The same while it is in melee."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a tester sees about it, by the program's eye or a player's (daimyo 5).

    ``horse`` tells that cavalry charges it and ``spears`` that it meets that with long spears in
    order to the front; ``fleeing`` counts friends of equal or better quality routing near,
    ``threats`` enemies facing its flank or rear, ``fallen`` leaders killed near this turn.
    """

    favoured: bool = False
    general_near: bool = False
    enemy_routing: bool = False
    in_command: bool = True
    horse: bool = False
    spears: bool = False
    fleeing: int = 0
    threats: int = 0
    fallen: int = 0


@dataclass(frozen=True)
class MoraleRoll(Modified):
    """A test before its dice fall: who tests, and every modifier."""

    unit: Unit
    modifiers: tuple[Modifier, ...]


def awareness(board: Board, unit: Unit) -> float:
    """How far the unit heeds what happens, in cm."""
    return AWARE_IN_MELEE if board.in_melee(unit) else AWARE


def morale_modifiers(
    now: Situation, unit: Unit, charger: Unit | None = None
) -> tuple[Modifier, ...]:
    """Every modifier of a unit's test, with its reason (daimyo 5); ``charger`` charges it."""
    return modifiers_of(unit, now.rating_with(unit.id), surroundings(now, unit, charger))


def surroundings(now: Situation, unit: Unit, charger: Unit | None = None) -> Surroundings:
    """What a tester sees about it."""
    board, general = now.board, now.general(unit.side)
    reach = awareness(board, unit)
    enemies, friends = board.enemies(unit), board.friends(unit)
    near, near_friends = (board.near(unit, each, reach) for each in (enemies, friends))
    steady = [enemy for enemy in near if not enemy.routing]
    horse = charger is not None and charger.troops.mounted
    front = charger is not None and side_towards(unit.block, charger.block.centre) is Side.FRONT
    fallen = (spot for side, spot in now.fallen if side == unit.side)
    return Surroundings(
        favoured=_uphill(board, unit, near) or in_cover(board, unit, reach, enemies),
        general_near=bool(general and _within(board, unit, [place_of(board, general)], reach)),
        enemy_routing=any(enemy.routing for enemy in near),
        in_command=now.in_command(unit),
        horse=horse,
        spears=horse and front and unit.troops.spears and unit.in_order,
        fleeing=sum(f.routing and f.quality.rank >= unit.quality.rank for f in near_friends),
        threats=sum(threatens(board, unit, enemy) for enemy in steady),
        fallen=_within(board, unit, fallen, reach),
    )


def modifiers_of(unit: Unit, leader: int | None, seen: Surroundings) -> tuple[Modifier, ...]:
    """Every modifier of a test from the facts; ``leader`` is the rating with the unit, if any."""
    return applying(
        (
            (leader is not None, "leader-with-unit", leader or 0),
            (unit.deeds.pursuing, "pursuing", 2),
            (seen.favoured, "uphill-or-cover", 1),
            (seen.general_near, "general-near", 1),
            (seen.spears, "spears-charged-by-cavalry", 1),
            (seen.enemy_routing, "enemy-routing", 1),
            (unit.troops.kind is Kind.HATAMOTO, "hatamoto", 1),
            (unit.disordered, "disordered", -1),
            (not seen.in_command, "out-of-command", -1),
            (seen.horse and unit.troops.infantry, "infantry-charged-by-cavalry", -1),
            (seen.fleeing > 0, "friends-routing", -seen.fleeing),
            (unit.losses > 0, "stands-lost", -2 * unit.losses),
            (seen.threats > 0, "enemy-on-flank", -2 * seen.threats),
            (seen.fallen > 0, "leader-killed", -2 * seen.fallen),
            (unit.routing, "routing", -2),
            (unit.deeds.refused_challenge, "refused-challenge", -1),
        ),
        "daimyo.5",
    )


def end_of_turn_reason(board: Board, unit: Unit, lost: Iterable[Point]) -> Reason | None:
    """The highest reason for a test at the turn's end; None if there is none (daimyo 5).

    ``lost`` is where the General or the unit's own daimyo was killed, or routed, this turn. Guns
    test as all others; a headquarters, routers and the frenzied do not.
    """
    reach = awareness(board, unit)
    friends = board.near(unit, board.friends(unit), reach)
    routs = any(friend.routing and heeds(unit.troops, friend.troops) for friend in friends)
    return highest(unit, friend_routs=routs, leader_lost=bool(_within(board, unit, lost, reach)))


def tests_at_all(unit: Unit) -> bool:
    """Whether anything at the turn's end can make a unit test."""
    return not (unit.frenzied or unit.routing or unit.troops.seat or unit.abandoned)


def highest(unit: Unit, *, friend_routs: bool, leader_lost: bool) -> Reason | None:
    """The highest reason for a test at the turn's end, from what happened near (daimyo 5)."""
    if not tests_at_all(unit):
        return None
    if unit.deeds.run_through:
        return Reason.RUN_THROUGH
    if friend_routs:
        return Reason.FRIEND_ROUTS
    if leader_lost:
        return Reason.LEADER_LOST
    return Reason.STAND_LOST if unit.deeds.stands_lost else None


def threatens(board: Board, unit: Unit, enemy: Unit) -> bool:
    """Whether an enemy on the unit's flank or rear faces it; a building or seat has neither."""
    if unit.inside or unit.troops.seat or not _faces(enemy, unit):
        return False
    middle = board.footprint(enemy).centroid
    return side_towards(unit.block, (float(middle.x), float(middle.y))) is not Side.FRONT


def _faces(enemy: Unit, unit: Unit) -> bool:
    """Whether a unit lies before an enemy's front; a building or headquarters faces all round."""
    if enemy.inside or enemy.troops.seat:
        return True
    return side_towards(enemy.block, unit.block.centre) is Side.FRONT


def _uphill(board: Board, unit: Unit, near: list[Unit]) -> bool:
    if not near:
        return False
    mine = board.field.height_at(unit.block.centre)
    return all(mine > board.field.height_at(enemy.block.centre) for enemy in near)


def _within(board: Board, unit: Unit, points: Iterable[Point], reach: float) -> int:
    return sum(board.is_within(unit, point, reach) for point in points)
