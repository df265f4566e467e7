"""How the companion asks: which units, which facts of the table hold, how many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gunbai.core.script import Number, Phrase, Pick, Script, Seat, Values
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.asking import both, one


class Asking:
    """Eyes that know of positions only what they are told.

    A question is ``of`` a unit, which it names to its player, or of a side; one about two units
    names the other as its ``target``.
    """

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def asked(
        self, of: Unit | int, values: Values, target: Unit | None = None
    ) -> tuple[Seat, dict[str, Any]]:
        """The seat that is asked, and all that the question names."""
        if isinstance(of, int):
            return self.battle.seat(of), dict(values)
        return self.battle.seat(of.side), {**(both(of, target) if target else one(of)), **values}

    def which(
        self,
        of: Unit | int,
        key: str,
        rule: str,
        units: Sequence[Unit],
        *,
        least: int = 0,
        most: int | None = None,
        named: Mapping[str, Phrase] | None = None,
        **values: Any,
    ) -> Script[list[Unit]]:
        """Some of these units, in the order in which they were given.

        Nobody is asked where there is nothing to choose. ``named`` says more of a unit than its
        name.
        """
        if len(units) <= least:
            return list(units)
        seat, told = self.asked(of, values)
        items = [(named or {}).get(unit.id) or called(unit) for unit in units]
        places = yield Pick(seat, key, items, least, most, rule=rule, values=told)
        return [units[place] for place in places]

    def one_of(
        self, of: Unit | int, key: str, rule: str, units: Sequence[Unit], **values: Any
    ) -> Script[Unit]:
        """The one of these units that is meant; there must be some."""
        (unit,) = yield from self.which(of, key, rule, units, least=1, most=1, **values)
        return unit

    def ticked(
        self,
        of: Unit,
        key: str,
        rule: str,
        facts: Mapping[str, Phrase],
        target: Unit | None = None,
        **values: Any,
    ) -> Script[frozenset[str]]:
        """The ids of those facts that hold on the table; nobody is asked where none can matter."""
        if not facts:
            return frozenset()
        ids = list(facts)
        seat, told = self.asked(of, values, target)
        places = yield Pick(seat, key, list(facts.values()), rule=rule, values=told)
        return frozenset(ids[place] for place in places)

    def count(
        self,
        of: Unit,
        key: str,
        rule: str,
        most: int,
        target: Unit,
        *,
        about: Any = None,
        **values: Any,
    ) -> Script[int]:
        """So many stands or whole centimetres; nobody is asked where there is only one answer."""
        if most <= 0:
            return 0
        seat, told = self.asked(of, values, target)
        number: int = yield Number(seat, key, 0, most, rule=rule, about=about, values=told)
        return number


def fact(name: str, values: Values | None = None) -> Phrase:
    """A fact of the table, in words."""
    return Phrase(f"daimyo.table.fact.{name}", values or {})


def called(unit: Unit) -> Phrase:
    """A unit as it is listed."""
    return Phrase("daimyo.table.unit", {"id": unit.id, "unit": unit.name})
