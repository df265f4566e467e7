"""Where leaders go: daimyo among their clans, Generals to their guard, the beaten ones home."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from gunbai.games.daimyo.bots.outlook import Outlook, middle_of
from gunbai.games.daimyo.bots.presence import best_place, is_safe, reach, ride
from gunbai.games.daimyo.bots.rallies import helped
from gunbai.games.daimyo.bots.temper import Temper
from gunbai.games.daimyo.field.leader import Leader, is_seated, place_of
from gunbai.games.daimyo.pieces.block import Point, spread
from gunbai.games.daimyo.pieces.troops import Kind
from gunbai.games.daimyo.pieces.unit import Unit

DANGER = 15.0
"""A beaten side's General leaves while an enemy that stands is nearer than this, in cm."""
RESCUE = 0.5
"""A daimyo joins routers whose chance to rally is so good with him; he is lost with them."""
BEHIND = 5.0
"""How far behind the middle of his men a leader alone stays, in cm."""


def lead(outlook: Outlook, temper: Temper, leader: Leader) -> str:
    """The order for a leader; empty where he had better stay."""
    if leader.is_general:
        return _general(outlook, temper, leader)
    return _daimyo(outlook, temper, leader)


def spent(outlook: Outlook) -> float:
    """Which part of what it may lose the bot's side has lost."""
    mine = outlook.mine
    return mine.lost / (mine.brought / 3) if mine.brought else 1.0


# The General


def _general(outlook: Outlook, temper: Temper, leader: Leader) -> str:
    if outlook.is_beaten and (flight := _withdraw(outlook, leader)):
        return flight
    if is_seated(outlook.board, leader):
        return _rise(outlook, temper, leader)
    if leader.unit and not outlook.unit(leader.unit).routing:
        return ""
    return _join_any(outlook, leader) or _follow(outlook, leader)


def _withdraw(outlook: Outlook, leader: Leader) -> str:
    """Home, or wherever the enemy is furthest, once one comes near (daimyo 2)."""
    spot = place_of(outlook.board, leader)
    if _threat(outlook, spot) > DANGER:
        return ""
    most = reach(outlook, leader)
    spots = [to for to in _round(spot, most) if is_safe(outlook, to)]
    best = max(spots, key=lambda to: (_threat(outlook, to), _homeward(outlook, to)), default=None)
    if best is None or _threat(outlook, best) <= _threat(outlook, spot) + 1.0:
        return ""
    return ride(best)


def _rise(outlook: Outlook, temper: Temper, leader: Leader) -> str:
    """A General who leads leaves his seat for his guard when it goes in."""
    if not temper.leads or spent(outlook) < temper.reserve:
        return ""
    guards = [u for u in outlook.own if u.troops.kind is Kind.HATAMOTO and not u.routing]
    near = [u for u in guards if outlook.board.is_within(u, *_seat(outlook, leader))]
    return f"join {near[0].id}" if near else ""


def _seat(outlook: Outlook, leader: Leader) -> tuple[Point, float]:
    return place_of(outlook.board, leader), reach(outlook, leader)


def _join_any(outlook: Outlook, leader: Leader) -> str:
    """His guard first, then his seat, then the steadiest foot that stands near."""
    spot, most = _seat(outlook, leader)
    near = [u for u in outlook.own if not u.routing and outlook.board.is_within(u, spot, most)]
    best = max(near, key=_rank_to_general, default=None)
    return f"join {best.id}" if best and _rank_to_general(best)[0] else ""


def _rank_to_general(unit: Unit) -> tuple[int, int, str]:
    troops = unit.troops
    if troops.kind is Kind.HATAMOTO:
        return 3, unit.stands, unit.id
    if troops.seat:
        return 2, unit.stands, unit.id
    fit = unit.in_order and not troops.missiles and troops.kind is not Kind.PEASANTS
    return int(fit), unit.stands, unit.id


# A daimyo


def _daimyo(outlook: Outlook, temper: Temper, leader: Leader) -> str:
    if temper.veteran:
        return best_place(outlook, leader)
    if rescue := _to_routers(outlook, leader):
        return rescue
    held = outlook.board.by_id.get(leader.unit)
    if held is None:
        return _join_clan(outlook, leader) or _follow(outlook, leader)
    if held.routing or outlook.board.in_melee(held) or not _out_of_reach(outlook, held):
        return ""
    return _join_clan(outlook, leader)


def _to_routers(outlook: Outlook, leader: Leader) -> str:
    """Join routers of his own who are likely to rally once he is with them."""
    spot, most = _seat(outlook, leader)
    ours = [u for u in outlook.own if u.clan == leader.clan and u.routing and u.id != leader.unit]
    near = [unit for unit in ours if outlook.board.is_within(unit, spot, most)]
    chances = [(helped(outlook, unit, leader.command), unit.id) for unit in near]
    best, id_ = max(chances, default=(0.0, ""))
    return f"join {id_}" if best >= RESCUE else ""


def _join_clan(outlook: Outlook, leader: Leader) -> str:
    """Join the unit of the clan from which most hear him; fighters before shooters."""
    spot, most = _seat(outlook, leader)
    clan = [u for u in outlook.own if u.clan == leader.clan and not u.routing and not u.troops.gun]
    near = [unit for unit in clan if outlook.board.is_within(unit, spot, most)]

    def rank(unit: Unit) -> tuple[int, bool, int, str]:
        return -_out_of_reach(outlook, unit), not unit.troops.missiles, unit.stands, unit.id

    best = max(near, key=rank, default=None)
    held = outlook.board.by_id.get(leader.unit)
    better = held is None or (best and _out_of_reach(outlook, best) < _out_of_reach(outlook, held))
    return f"join {best.id}" if best and better else ""


def _out_of_reach(outlook: Outlook, unit: Unit) -> int:
    """How many of the clan would not hear a leader with that unit."""
    reach, middle = outlook.view.command_radius, unit.block.centre
    return sum(not outlook.board.is_within(mate, middle, reach) for mate in outlook.mates(unit))


# Riding alone


def _follow(outlook: Outlook, leader: Leader) -> str:
    """Ride after his men; a General of whom none is left stays where he is."""
    post = post_of(outlook, leader.clan)
    if post is None:
        return ""
    spot, most = _seat(outlook, leader)
    far = spread(spot, post)
    if far < 3.0 or most <= 0:
        return ""
    part = min(1.0, most / far)
    to = spot[0] + (post[0] - spot[0]) * part, spot[1] + (post[1] - spot[1]) * part
    return ride(to) if is_safe(outlook, to) else ""


def post_of(outlook: Outlook, clan: str) -> Point | None:
    """Where a leader alone should be: behind the middle of his men."""
    men = [unit for unit in outlook.own if unit.clan == clan and not unit.routing]
    if not men:
        return None
    x, y = middle_of(men)
    return x, y - BEHIND if outlook.side == 0 else y + BEHIND


def _threat(outlook: Outlook, spot: Point) -> float:
    """How far off the nearest enemy is that stands and can move."""
    foes = [foe for foe in outlook.foes if not (foe.routing or foe.troops.seat or foe.troops.gun)]
    return min((spread(spot, foe.block.centre) for foe in foes), default=1000.0)


def _homeward(outlook: Outlook, spot: Point) -> float:
    return -spot[1] if outlook.side == 0 else spot[1]


def _round(spot: Point, most: float) -> Iterator[Point]:
    """Places all round at the end of a ride."""
    for number in range(16):
        angle = number * pi / 8
        yield spot[0] + most * sin(angle), spot[1] + most * cos(angle)
