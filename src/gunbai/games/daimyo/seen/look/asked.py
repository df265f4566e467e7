"""What the open questions of a view are about, so that the field can show it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import chain
from typing import Any

from msgspec import Struct

from gunbai.core.script import Phrase
from gunbai.core.view import View
from gunbai.games.daimyo.pieces.troops import Arm
from gunbai.games.daimyo.rules.activation import GENERAL

ABOUT = ("id", "target_id", "charger_id")
"""Values of a question that name units."""


class Awaited(Struct, frozen=True):
    """What open questions are about: units that may act, units concerned, and who aims at whom.

    ``about`` is the unit of the first question, if it is about one.
    """

    ready: Collection[str]
    focus: Collection[str]
    aims: Sequence[tuple[str, str]]
    about: str


def awaited(view: View) -> Awaited:
    """What the open questions of a view are about."""
    ready: set[str] = set()
    named = [[id_ for name in ABOUT for id_ in _one(ask.values, name)] for ask in view.asks]
    for ask in view.asks:
        ready |= {*ask.form.get("units", ()), *_one(ask.form, "unit")}
        for item in ask.items:
            ready |= _commanded(view, item) if isinstance(item, Phrase) else set()
    aims = [(ids[0], ids[1]) for ids in named if len(ids) == 2]
    return Awaited(ready, {*chain.from_iterable(named)}, aims, next(chain(*named), ""))


def _one(values: Mapping[str, Any], name: str) -> list[str]:
    return [values[name]] if name in values else []


def _commanded(view: View, item: Phrase) -> set[str]:
    """The units of a command of the view's own side; a listed unit is one by itself."""
    command = item.values.get("id", "")
    sides = view.board.sides
    return {
        unit.id
        for unit in view.board.units
        if sides[unit.side].seat == view.seat
        and command in (unit.clan or GENERAL, unit.id)
        and unit.arm != Arm.SEAT
    }
