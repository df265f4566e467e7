"""Many games: the same on any number of workers, none lost with a worker, none waited for."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import Counter
from contextlib import closing

import pytest

from gunbai.game import Sitting
from gunbai.study import many
from gunbai.study.many import play_all
from gunbai.study.plan import Plan, Played, play
from gunbai.study.tally import Tally

BOTS = [Sitting(f"Bot {seat}", "random") for seat in range(2)]
PLAN = Plan("snow", BOTS, {"rounds": 1}, 40, 3)


def tallied(workers: int) -> dict[str, object]:
    tally = Tally(PLAN)
    for played in play_all(PLAN, workers):
        tally.add(played)
    return tally.plain()


def test_the_figures_are_the_same_on_any_number_of_workers() -> None:
    alone = tallied(1)
    assert alone["games"] == 40
    assert tallied(2) == alone


def test_a_worker_that_is_killed_costs_no_game() -> None:
    games = play_all(PLAN, 2)
    played = [next(games)]
    for worker in multiprocessing.active_children():
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        break
    played += list(games)
    expected = Counter(str(play(PLAN, number)) for number in range(PLAN.games))
    assert Counter(map(str, played)) == expected


@pytest.mark.parametrize("workers", [1, 2])
def test_whoever_stops_leaves_no_worker_behind(workers: int) -> None:
    with closing(play_all(PLAN, workers)) as games:
        next(games)
    assert not multiprocessing.active_children()


@pytest.mark.parametrize(
    ("games", "seconds", "then"),
    [
        (1, 0.001, 2),  # quick games: ever more at a time
        (32, 0.01, many.BATCH_MOST),
        (64, 0.001, many.BATCH_MOST),
        (8, 0.25, 8),
        (8, 1.0, 2),
        (4, 40.0, 1),  # slow games: one at a time
        (1, 0.0, 2),
    ],
)
def test_batches_take_about_as_long_as_one_is_patient(
    games: int, seconds: float, then: int
) -> None:
    numbers = [(number, Played((), {}, "", 0)) for number in range(games)]
    assert many.next_size(many.Batch(numbers, seconds)) == then
