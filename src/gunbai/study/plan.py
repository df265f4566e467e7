"""Which games a study plays: how many, between whom, and under which settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from gunbai.core.game import Sitting
from gunbai.core.script import NOTHING
from gunbai.study.own import game_of, watch_of


class Setting(Struct, frozen=True):
    """One way in which every game of a plan is played: who sits where, under which options.

    ``options`` are those that differ from the game's defaults. ``varied`` is what tells this
    setting from the others of its plan: an option and its value, a preset, or the bots.
    """

    seats: Sequence[Sitting]
    options: Mapping[str, Any] = NOTHING
    varied: Mapping[str, Any] = NOTHING

    @property
    def bots(self) -> list[str]:
        """The bots' ids, by seat."""
        return [sitting.player for sitting in self.seats]


class Plan(Struct, frozen=True):
    """A number of games, each played under one setting or several.

    Game number *i* has dice and bots' chances from ``seed`` and *i* alone: it is the same whoever
    plays it, and whenever; and under every setting the same dice fall, so that settings can be
    compared game by game. ``clocked`` games note how long each decision took; ``metrics`` are files
    that have more to say of a game (`gunbai.study.own`).
    """

    game: str
    settings: Sequence[Setting]
    games: int
    seed: int
    clocked: bool = False
    metrics: Sequence[str] = ()


def check(plan: Plan) -> None:
    """Accept a plan silently, or raise `Refused` where the game does not allow it."""
    for setting in plan.settings:
        game_of(plan.game, setting.bots).setup(setting.seats, setting.options)
    for file in plan.metrics:
        watch_of(file)
