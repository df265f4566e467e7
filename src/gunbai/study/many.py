"""Plays the games of a plan, on this process or on several, each as soon as it is done."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context

from gunbai.study.plan import Plan, Played, play

BATCHES = 16
"""Into how many batches a worker's share is cut: enough that none waits long for the others."""
BATCH_MOST = 64
Batch = list[tuple[int, Played]]


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
        batches = iter(_batches(plan.games, workers))
        waiting: set[Future[Batch]] = set()
        while True:
            while len(waiting) < 2 * workers and (numbers := next(batches, None)) is not None:
                with _interrupts_put_off():
                    waiting.add(pool.submit(play_batch, plan, numbers))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _batches(games: int, workers: int) -> Iterator[Sequence[int]]:
    size = min(BATCH_MOST, max(1, games // (workers * BATCHES)))
    return (range(start, min(start + size, games)) for start in range(0, games, size))


def play_batch(plan: Plan, numbers: Sequence[int]) -> Batch:
    """Play some games of a plan; what a worker does."""
    return [(number, play(plan, number)) for number in numbers]


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
