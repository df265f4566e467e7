"""What holds after every answer of a battle, however it is played; the conformance kit asks it.

No two units overlap and none stands off the table; nobody goes further than the table of moves and
the events since the last answer allow; men never grow, and three hits are a stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import hypot
from weakref import WeakKeyDictionary

from gunbai.core.match import Match
from gunbai.core.script import Tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.pieces.block import TOLERANCE, spread
from gunbai.games.daimyo.pieces.movement import COLUMN_BONUS, charge_move, flight_move, normal_move
from gunbai.games.daimyo.pieces.troops import Troops
from gunbai.games.daimyo.pieces.unit import HITS_PER_STAND, Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.push import PUSH

SHORT: Mapping[str, range] = {"turns": range(1, 9), "clans": range(1, 3)}
"""Values of options by which a random battle soon ends."""
ROUNDING = 3 * TOLERANCE
"""How far positions may stray in one move, in cm, for being kept on a grid."""


def _flight(troops: Troops) -> float:
    return max(flight_move(troops, face) for face in range(1, 7))


MOVES: Mapping[str, Callable[[Troops], float]] = {
    "daimyo.moves": normal_move,
    "daimyo.gives-ground": normal_move,
    "daimyo.flees": _flight,
    "daimyo.pursues": _flight,
    "daimyo.countercharges": charge_move,
    "daimyo.strikes-home": charge_move,
    "daimyo.charge-spent": charge_move,
}
"""From which column of the table of moves the way that an event tells of is taken (daimyo 3)."""
MELEE = frozenset({"daimyo.pushed-back", "daimyo.follows"})
SQUARE = frozenset({"daimyo.countercharges", "daimyo.strikes-home", "daimyo.charge-spent"})
"""Events of units that may have swung round to the edge that they met."""


@dataclass
class _Seen:
    """A battle after its last answer."""

    events: int
    weather: Weather
    units: Mapping[str, Unit]


_LAST: WeakKeyDictionary[Battle, _Seen] = WeakKeyDictionary()


def check(match: Match) -> None:
    """Raise `AssertionError` where the battle has come to what cannot be."""
    battle: Battle = match.state
    for unit in battle.board.units:
        _whole(unit)
    if not battle.on_table:
        for unit in battle.board.units:
            _placed(battle, unit)
    log = match.log(None)
    before = _LAST.get(battle)
    if before is not None and before.events <= len(log) and not _anew(log[before.events :]):
        _changed(battle, before, log[before.events :])
    _LAST[battle] = _Seen(len(log), battle.board.weather, dict(battle.board.by_id))


def _whole(unit: Unit) -> None:
    assert 0 <= unit.hits < HITS_PER_STAND, f"{unit.id}: {unit.hits} hits"
    assert 1 <= unit.files <= unit.stands, f"{unit.id}: {unit.files} files of {unit.stands}"


def _placed(battle: Battle, unit: Unit) -> None:
    if unit.inside:
        return
    assert battle.board.field.holds(unit.block), f"{unit.id} stands off the table"
    crowd = [other.id for other in battle.board.crowding(unit, unit.block)]
    assert not crowd, f"{unit.id} overlaps {crowd}"


def _anew(events: Iterable[Tell]) -> bool:
    """Whether a scenario was laid out, and units are others."""
    return any(event.key == "daimyo.begins" for event in events)


def _changed(battle: Battle, before: _Seen, events: Iterable[Tell]) -> None:
    told: dict[str, list[str]] = {}
    for event in events:
        told.setdefault(repr(event.values.get("unit")), []).append(event.key)
    for id_, now in battle.board.by_id.items():
        then = before.units.get(id_)
        if then is None:
            continue
        assert now.stands <= then.stands, f"{id_}: {then.stands} stands became {now.stands}"
        if not battle.on_table and now.block != then.block:
            weathers = {before.weather, battle.board.weather}
            most = furthest(then, now, told.get(repr(now.name), []), weathers)
            way = spread(then.block.centre, now.block.centre)
            assert way <= most, f"{id_} went {way:.2f} cm of {most:.2f}: {told}"


def furthest(then: Unit, now: Unit, keys: Iterable[str], weathers: Iterable[Weather]) -> float:
    """How far the middle of a unit may have gone in the moves that these events tell of, in cm.

    A change of formation, and stands lost, move the middle by half of what the depth changes.
    """
    formed = abs(now.block.depth - then.block.depth) / 2
    held = list(weathers)
    return formed + ROUNDING + sum(_step(then, now, key, held) for key in keys)


def _step(then: Unit, now: Unit, key: str, weathers: list[Weather]) -> float:
    swing = hypot(then.block.width, then.block.depth)
    if key in MELEE:
        return 2 * PUSH + swing
    if key not in MOVES:
        return swing / 2 if key == "daimyo.faces" else 0.0
    base = MOVES[key](then.troops)
    gone = max(_reach(unit, base, weather) for unit in (then, now) for weather in weathers)
    return gone + ROUNDING + (swing if key in SQUARE else 0.0)


def _reach(unit: Unit, base: float, weather: Weather) -> float:
    """The most cm that a base move can come to: by weather, and for columns and guns by road."""
    effect = weather.effect
    part = 0.5 if effect.halved else 1.0
    plain = max(0.0, base - effect.slower) * part
    if unit.troops.gun:
        return 2 * plain
    if not unit.in_column:
        return plain
    return max(2 * plain, max(0.0, base + COLUMN_BONUS - effect.slower) * part)
