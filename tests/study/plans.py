"""Plans for tests: the same bots under settings that differ in their options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gunbai.core.game import Sitting
from gunbai.study.plan import Plan, Setting


def seated(*bots: str) -> list[Sitting]:
    return [Sitting(f"Bot {seat}", bot) for seat, bot in enumerate(bots)]


def plan(
    bots: Sequence[str], *options: Mapping[str, Any], games: int, seed: int, game: str = "snow"
) -> Plan:
    """So many games between these bots under each of some options, told apart by what differs."""
    settings = [Setting(seated(*bots), chosen, differing(chosen, options)) for chosen in options]
    return Plan(game, settings, games, seed)


def differing(chosen: Mapping[str, Any], every: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    return {
        name: value
        for name, value in chosen.items()
        if any(other.get(name) != value for other in every)
    }
