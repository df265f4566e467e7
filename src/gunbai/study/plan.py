"""Which games a study plays, and how one of them is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from gunbai.dice import Seeded
from gunbai.game import Sitting, find
from gunbai.play import new, play_bots
from gunbai.record import Answer
from gunbai.script import Seat


class Plan(Struct, frozen=True):
    """A number of games between the same bots under the same options.

    ``options`` are those that differ from the game's defaults. Game number *i* has dice and bots
    from ``seed`` and *i* alone: it is the same whoever plays it, and whenever.
    """

    game: str
    seats: Sequence[Sitting]
    options: Mapping[str, Any]
    games: int
    seed: int


class Played(Struct, frozen=True):
    """What one game came to: ``how`` is the key of the words it ended with."""

    winners: tuple[Seat, ...]
    scores: Mapping[Seat, int]
    how: str
    decisions: int


def check(plan: Plan) -> None:
    """Accept a plan silently, or raise `Refused` where the game does not allow it."""
    find(plan.game).setup(plan.seats, plan.options)


def play(plan: Plan, number: int) -> Played:
    """Play game ``number`` of a plan to its end."""
    match = new(plan.game, plan.seats, plan.options, Seeded(f"{plan.seed}/{number}"), hints=False)
    play_bots(match, Random(f"{plan.seed}/{number}/bots"))
    outcome = match.outcome
    assert outcome is not None, "bots in all seats leave nobody to wait for"
    decisions = sum(type(entry) is Answer for entry in match.record.entries)
    return Played(outcome.winners, outcome.scores, outcome.how.key, decisions)
