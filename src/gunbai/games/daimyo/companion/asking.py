"""How the companion asks: which units, which facts of the table hold, how many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gunbai.core.script import Number, Phrase, Pick, Script, Seat, Values
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.field.roster import Roster
from gunbai.games.daimyo.pieces.unit import Unit


class Asking:
    """Eyes that know of positions only what they are told."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    @property
    def roster(self) -> Roster:
        """The board: who is there, and who touches whom."""
        return self.battle.roster

    def seat(self, unit: Unit) -> Seat:
        """The seat that is asked about a unit: its own."""
        return self.battle.seat(unit.side)


def which(
    seat: Seat,
    key: str,
    units: Sequence[Unit],
    *,
    rule: str,
    least: int = 0,
    most: int | None = None,
    named: Mapping[str, Phrase] | None = None,
    **values: Any,
) -> Script[list[Unit]]:
    """Some of these units, in the order in which they were given.

    Nobody is asked where there is nothing to choose. ``named`` says more of a unit than its name.
    """
    if len(units) <= least:
        return list(units)
    items = [(named or {}).get(unit.id) or called(unit) for unit in units]
    places = yield Pick(seat, key, items, least, most, rule=rule, values=values)
    return [units[place] for place in places]


def one_of(
    seat: Seat, key: str, units: Sequence[Unit], *, rule: str, **values: Any
) -> Script[Unit]:
    """The one of these units that is meant; there must be some."""
    (unit,) = yield from which(seat, key, units, rule=rule, least=1, most=1, **values)
    return unit


def ticked(
    seat: Seat, key: str, facts: Mapping[str, Phrase], *, rule: str, **values: Any
) -> Script[frozenset[str]]:
    """The ids of those facts that hold on the table; nobody is asked where none can matter."""
    if not facts:
        return frozenset()
    ids = list(facts)
    places = yield Pick(seat, key, list(facts.values()), rule=rule, values=values)
    return frozenset(ids[place] for place in places)


def count(
    seat: Seat, key: str, low: int, high: int, *, rule: str, about: Any = None, **values: Any
) -> Script[int]:
    """So many stands or whole centimetres; nobody is asked where there is only one answer."""
    if low >= high:
        return low
    number: int = yield Number(seat, key, low, high, rule=rule, about=about, values=values)
    return number


def fact(name: str, values: Values | None = None) -> Phrase:
    """A fact of the table, in words."""
    return Phrase(f"daimyo.table.fact.{name}", values or {})


def called(unit: Unit) -> Phrase:
    """A unit as it is listed."""
    return Phrase("daimyo.table.unit", {"id": unit.id, "unit": unit.name})
