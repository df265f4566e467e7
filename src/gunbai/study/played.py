"""One game of a study, played to its end between bots."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from gunbai.core.dice import Seeded
from gunbai.core.entries import Answer
from gunbai.core.game import Game, Outcome
from gunbai.core.match import Match
from gunbai.core.script import Script, Seat
from gunbai.play import new, play_bots
from gunbai.study.clock import Clock
from gunbai.study.luck import pips, thousandths
from gunbai.study.observer import Facts, Several, Watch, watched, watcher
from gunbai.study.own import game_of, watch_of
from gunbai.study.plan import Plan, Setting


class Played(Struct, frozen=True):
    """What one game came to.

    ``how`` is the key of the words it ended with, ``luck`` in thousandths of a standard deviation.
    ``thought`` is of a clocked game: by seat, how many decisions took how many microseconds.
    """

    winners: tuple[Seat, ...]
    scores: Mapping[Seat, int]
    how: str
    decisions: int
    luck: Mapping[Seat, int] = {}
    facts: Facts = Facts()
    thought: Mapping[Seat, Mapping[int, int]] = {}


def play(plan: Plan, number: int) -> list[Played]:
    """Play game ``number`` of a plan to its end, once under each setting."""
    return [_play(plan, number, setting) for setting in plan.settings]


def _play(plan: Plan, number: int, setting: Setting) -> Played:
    watched = Watched(game_of(plan.game, setting.bots), plan.metrics)
    clock = Clock() if plan.clocked else None
    game = clock.on(watched.game) if clock else watched.game
    dice = Seeded(f"{plan.seed}/{number}")
    match = new(game, setting.seats, setting.options, dice, hints=False)
    play_bots(match, Random(f"{plan.seed}/{number}/bots"))
    outcome = match.outcome
    assert outcome is not None, "bots in all seats leave nobody to wait for"
    played = _came_to(match, outcome, watched.watch)
    return replace(played, thought=clock.thought) if clock else played


def _came_to(match: Match, outcome: Outcome, watch: Watch) -> Played:
    entries = match.record.entries
    fallen = watch.luck()
    return Played(
        outcome.winners,
        outcome.scores,
        outcome.how.key,
        sum(type(entry) is Answer for entry in entries),
        thousandths(pips(entries) if fallen is None else fallen),
        convert(watch.facts(outcome), Facts),
    )


class Watched:
    """A game whose script is watched: play `game`, and `watch` has seen the last play of it."""

    watch: Watch

    def __init__(self, game: Game, metrics: Sequence[str] = ()) -> None:
        self._script, self._watcher = game.script, watcher(game)
        self._more = [watch_of(file) for file in metrics]
        self.game = dataclasses.replace(game, script=self._begin)

    def _begin(self, state: Any) -> Script[Outcome]:
        self.watch = self._watcher(state)
        if self._more:
            self.watch = Several([self.watch, *(more(state) for more in self._more)])
        return watched(self._script(state), self.watch.see)
