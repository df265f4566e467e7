"""How the procedure asks a side: for dice, for one of a few choices, about units by their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gunbai.core.script import Choose, Roll, Script
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.pieces.unit import Unit


def roll(battle: Battle, side: int, key: str, count: int = 1, *, rule: str, **values: Any) -> Roll:
    """So many dice of a side."""
    return Roll(battle.seat(side), key, count, rule=rule, values=values)


def choose(
    battle: Battle,
    side: int,
    key: str,
    options: Sequence[str],
    *,
    rule: str,
    about: Any = None,
    **values: Any,
) -> Choose:
    """One of these options, by the General of a side."""
    return Choose(battle.seat(side), key, options, rule=rule, about=about, values=values)


def one(unit: Unit) -> dict[str, Any]:
    """A unit as a question names it."""
    return {"unit": unit.name, "id": unit.id}


def both(unit: Unit, target: Unit) -> dict[str, Any]:
    """Two units as a question names them."""
    return {**one(unit), "target": target.name, "target_id": target.id}


def goes_after(
    battle: Battle, unit: Unit, target: Unit, key: str, options: tuple[str, str], *, rule: str
) -> Script[bool]:
    """Whether a unit goes after another, the first option, as the frenzied always do (R10)."""
    if unit.frenzied:
        return True
    about = (unit, target)
    choice = yield choose(
        battle, unit.side, key, options, rule=rule, about=about, **both(unit, target)
    )
    return bool(choice == options[0])
