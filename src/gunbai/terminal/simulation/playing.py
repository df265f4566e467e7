"""Who plays many games, with a progress bar, until they are done or Ctrl-C stops them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from signal import SIGINT, signal
from time import monotonic
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.progress import TimeRemainingColumn as Left

from gunbai.core.script import refused
from gunbai.study.executors import Hire, cluster, processes
from gunbai.study.many import play_all
from gunbai.study.plan import Plan
from gunbai.study.played import Played
from gunbai.terminal.language import current
from gunbai.words.catalogue import say

T = TypeVar("T")


def crew(workers: int | None, address: str | None) -> Hire | None:
    """Who plays: nobody but this process, several of this machine, or a cluster."""
    if workers is not None and address is not None:
        raise refused("study.one-crew")
    if address is not None:
        return cluster(address)
    return processes(workers) if workers is not None and workers > 1 else None


def count(plan: Plan, hire: Hire | None, take: Callable[[list[Played]], bool | None]) -> bool:
    """Play the games of a plan, and hand each on; return whether Ctrl-C stopped it.

    ``take`` counts a game; where it returns True it has seen enough.
    """
    stop = Stop()
    try:
        with stop, progress(plan.games) as advance, closing(play_all(plan, hire)) as games:
            for played in stop.between(games):
                if take(played):
                    break
                advance()
    except KeyboardInterrupt:
        return True
    return False


class Stop:
    """Ctrl-C, heeded at once while a game is played and not before it is counted."""

    def __init__(self) -> None:
        self._counting = self._wished = False

    def __enter__(self) -> None:
        self._usual = signal(SIGINT, self._heed)

    def __exit__(self, *_: object) -> None:
        signal(SIGINT, self._usual)

    def _heed(self, *_: object) -> None:
        self._wished = True
        if not self._counting:
            raise KeyboardInterrupt

    def between(self, games: Iterable[T]) -> Iterator[T]:
        """The games, as whoever counts them shall get them."""
        for played in games:
            self._counting = True
            yield played
            self._counting = False
            if self._wished:
                raise KeyboardInterrupt


@contextmanager
def progress(games: int) -> Iterator[Callable[[], None]]:
    """A bar on stderr with rate and time left; nothing where that is no terminal."""
    console = Console(stderr=True)
    columns = (
        TextColumn(say(current(), "terminal.study-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        Left(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=games, rate="")
        began = monotonic()

        def advance() -> None:
            done = bar.tasks[0].completed + 1
            rate = rate_of(done, monotonic() - began)
            bar.update(task, advance=1, rate=say(current(), "terminal.study-rate", rate=rate))

        yield advance if console.is_terminal else lambda: None


def rate_of(games: float, seconds: float) -> float:
    """How many games a second; to a tenth where they are few, as large games are."""
    rate = games / max(seconds, 1e-9)
    return round(rate) if rate >= 10 else round(rate, 1)
