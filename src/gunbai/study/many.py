"""Plays the games of a plan, on this process or on several, each as soon as it is done."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from gunbai.study.plan import Plan, Played, play

PATIENCE = 0.25
"""Seconds that a batch of games should take: whoever counts or stops them waits no longer."""
BATCH_MOST = 64


def play_all(plan: Plan, workers: int = 1) -> Generator[Played]:
    """Play every game of a plan, in whatever order they are done.

    With more than one worker each is a process of its own. Should one of them die, the games that
    are missing are played here: it costs time, not games.
    """
    missing = set(range(plan.games))
    if workers > 1:
        with suppress(BrokenProcessPool):
            for number, played in _side_by_side(plan, workers):
                missing.remove(number)
                yield played
    for number in sorted(missing):
        yield play(plan, number)


def _side_by_side(plan: Plan, workers: int) -> Iterator[tuple[int, Played]]:
    # Processes are started anew, not forked: a fork would copy the threads' locks of whoever runs
    # us (a progress bar has a thread).
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        size, start = 1, 0
        waiting: set[Future[Batch]] = set()
        while waiting or start < plan.games:
            while len(waiting) < 2 * workers and start < plan.games:
                numbers = range(start, min(start + size, plan.games))
                start = numbers.stop
                with _interrupts_put_off():
                    waiting.add(pool.submit(play_batch, plan, numbers))
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for batch in (future.result() for future in done):
                size = next_size(batch)
                yield from batch.games
    finally:
        pool.shutdown(cancel_futures=True)


class Batch(NamedTuple):
    """Games by their numbers, and how many seconds it took to play them."""

    games: list[tuple[int, Played]]
    seconds: float


def play_batch(plan: Plan, numbers: Sequence[int]) -> Batch:
    """Play some games of a plan; what a worker does."""
    began = perf_counter()
    games = [(number, play(plan, number)) for number in numbers]
    return Batch(games, perf_counter() - began)


def next_size(batch: Batch) -> int:
    """How many games to play next, from how long the last ones took: about `PATIENCE`."""
    size = len(batch.games)
    wished = size * PATIENCE / max(batch.seconds, 1e-6)
    return max(1, min(BATCH_MOST, 2 * size, int(wished)))


@contextmanager
def _interrupts_put_off() -> Iterator[None]:
    """Start workers deaf to Ctrl-C: whoever waits for them decides what is kept.

    A process inherits which signals are blocked. What comes meanwhile is heard afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows: workers hear Ctrl-C there
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
