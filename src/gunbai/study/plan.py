"""Which games a study plays: how many, between whom, and under which settings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from msgspec import Struct

from gunbai.core.game import Sitting
from gunbai.registry import find


class Plan(Struct, frozen=True):
    """A number of games between the same bots, under one setting or several.

    A setting is the options that differ from the game's defaults. Game number *i* has dice and
    bots from ``seed`` and *i* alone: it is the same whoever plays it, and whenever; and under
    every setting the same dice fall, so that settings can be compared game by game.
    """

    game: str
    seats: Sequence[Sitting]
    settings: Sequence[Mapping[str, Any]]
    games: int
    seed: int

    def varied(self, setting: Mapping[str, Any]) -> dict[str, Any]:
        """Those options of a setting in which the settings differ."""
        return {
            name: value
            for name, value in setting.items()
            if any(other.get(name) != value for other in self.settings)
        }


def combinations(
    options: Mapping[str, Any], vary: Mapping[str, Sequence[Any]]
) -> Iterator[dict[str, Any]]:
    """Every setting that takes one value of each varied option, on top of ``options``.

    >>> [setting["points"] for setting in combinations({"rounds": 1}, {"points": [12, 15]})]
    [12, 15]
    """
    for values in product(*vary.values()):
        yield {**options, **dict(zip(vary, values, strict=True))}


def check(plan: Plan) -> None:
    """Accept a plan silently, or raise `Refused` where the game does not allow it."""
    for setting in plan.settings:
        find(plan.game).setup(plan.seats, setting)
