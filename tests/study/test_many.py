"""Many games: the same on any number of workers, none lost with a worker, none waited for."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import Counter
from contextlib import closing

import pytest
from tests.study.plans import plan

from gunbai.study import executors, many
from gunbai.study.executors import processes
from gunbai.study.figures import Study
from gunbai.study.many import Work, play_all
from gunbai.study.played import Played, play
from gunbai.study.results import Findings

PLAN = plan(["random"] * 2, {"rounds": 1}, {"rounds": 1, "points": 9}, games=40, seed=3)


def found(workers: int) -> Study:
    findings = Findings(PLAN)
    for played in play_all(PLAN, processes(workers) if workers else None):
        findings.add(played)
    return findings.study()


def test_the_figures_are_the_same_on_any_number_of_workers() -> None:
    alone = found(0)
    assert alone.games == 40
    assert found(1) == alone
    assert found(2) == alone


def kill_a_worker() -> None:
    for worker in multiprocessing.active_children():
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        return


@pytest.mark.parametrize("kills", [1, many.CREWS_MOST])
def test_a_worker_that_is_killed_costs_no_game(kills: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "BATCH_MOST", 2)  # so that no batch is all there is
    played = []
    for done, game in enumerate(play_all(PLAN, processes(2))):
        played.append(game)
        if done in (0, 8, 16)[:kills]:
            kill_a_worker()
    expected = Counter(str(play(PLAN, number)) for number in range(PLAN.games))
    assert Counter(map(str, played)) == expected


@pytest.mark.parametrize("workers", [0, 2])
def test_whoever_stops_leaves_no_worker_behind(workers: int) -> None:
    with closing(play_all(PLAN, processes(workers) if workers else None)) as games:
        next(games)
    assert not multiprocessing.active_children()


def test_a_worker_that_does_not_end_by_itself_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So it is where another was killed with the lock of the queue; here all are halted."""
    monkeypatch.setattr(executors, "LEAVING", 0.5)
    with processes(2)() as crew:
        assert crew.executor.submit(abs, -2).result() == 2
        for worker in multiprocessing.active_children():
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGSTOP)
    assert not multiprocessing.active_children()


def test_work_is_handed_out_once_and_taken_back() -> None:
    work = Work(10)
    first = work.take(4)
    rest = [*work.take(4), *work.take(4)]
    assert sorted([*first, *rest]) == list(range(10))
    assert not work
    work.give_back(first)
    assert [*work.take(1), *work.take(9)] == list(first)
    assert not work
    assert not Work(0)


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
    played = [[Played((), {}, "", 0)] for _ in range(games)]
    assert many.next_size(many.Batch(played, seconds)) == then


@pytest.mark.parametrize("workers", [1, 2])
def test_games_come_in_the_order_of_their_numbers(workers: int) -> None:
    expected = [play(PLAN, number) for number in range(PLAN.games)]
    assert list(play_all(PLAN, processes(workers))) == expected
    assert list(play_all(PLAN)) == expected
