"""Plays the games of a plan, here or by a crew, and hands them on in their order."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing, contextmanager
from time import perf_counter
from typing import NamedTuple, TypeAlias, TypeVar

from gunbai.core.script import Refused
from gunbai.study.executors import Crew, Hire
from gunbai.study.plan import Plan
from gunbai.study.played import Played, play

PATIENCE = 0.25
"""Seconds that a batch of games should take: whoever counts or stops them waits no longer."""
BATCH_MOST = 64
CREWS_MOST = 3
"""So many crews are hired, should one after the other be lost."""

T = TypeVar("T")
Numbered: TypeAlias = tuple[int, list[Played]]
"""A game's number, and what it came to under each setting."""


class Work:
    """Games still to be played, as ranges of their numbers."""

    def __init__(self, games: int) -> None:
        self._left = [range(games)] if games else []

    def __bool__(self) -> bool:
        return bool(self._left)

    def take(self, size: int) -> range:
        """The next games, at most so many; there must be some left."""
        numbers = self._left.pop()
        if numbers[size:]:
            self._left.append(numbers[size:])
        return numbers[:size]

    def give_back(self, numbers: range) -> None:
        """Put back games that were taken and not played."""
        self._left.append(numbers)


def play_all(plan: Plan, hire: Hire | None = None) -> Generator[list[Played]]:
    """Play every game of a plan, under each setting; in the order of their numbers.

    Should a crew be lost, another is hired, and in the end the games that are missing are played
    here: it costs time, not games.

    Raises:
        Refused: where there is no crew to hire at all.

    """
    with closing(_played(plan, hire)) as games:
        yield from in_order(games)


def in_order(games: Iterable[tuple[int, T]]) -> Iterator[T]:
    """Things that are numbered from 0 and come in any order, in the order of their numbers.

    >>> list(in_order([(1, "b"), (0, "a"), (2, "c")]))
    ['a', 'b', 'c']
    """
    early: dict[int, T] = {}
    due = 0
    for number, game in games:
        early[number] = game
        while due in early:
            yield early.pop(due)
            due += 1


def _played(plan: Plan, hire: Hire | None) -> Generator[Numbered]:
    """Play every game as soon as somebody is free for it."""
    work = Work(plan.games)
    for crew in range(CREWS_MOST if hire else 0):
        assert hire is not None
        try:
            yield from _by_crew(plan, work, hire)
        except Refused:
            if crew == 0:
                raise
            break
        if not work:
            return
    while work:
        (number,) = work.take(1)
        yield number, play(plan, number)


def _by_crew(plan: Plan, work: Work, hire: Hire) -> Iterator[Numbered]:
    """Let a crew play until no work is left, or the crew is lost: then there is work left."""
    waiting: dict[Future[Batch], range] = {}
    with hire() as crew:
        size = 1
        try:
            while waiting or work:
                while work and len(waiting) < 2 * crew.size:
                    _hand_over(crew, plan, work.take(size), waiting)
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    batch = future.result()
                    numbers = waiting.pop(future)
                    size = next_size(batch)
                    yield from zip(numbers, batch.games, strict=True)
        except crew.lost:
            for numbers in waiting.values():
                work.give_back(numbers)


def _hand_over(crew: Crew, plan: Plan, numbers: range, waiting: dict[Future[Batch], range]) -> None:
    pledge: Future[Batch] = Future()
    waiting[pledge] = numbers  # so that they are not forgotten, should the crew be lost now
    with _interrupts_put_off():
        future = crew.executor.submit(play_batch, plan, numbers)
    waiting[future] = waiting.pop(pledge)


class Batch(NamedTuple):
    """Games, each under every setting, and how many seconds it took to play them."""

    games: list[list[Played]]
    seconds: float


def play_batch(plan: Plan, numbers: Sequence[int]) -> Batch:
    """Play some games of a plan; what a worker does."""
    began = perf_counter()
    games = [play(plan, number) for number in numbers]
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
