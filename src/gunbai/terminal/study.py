"""``gunbai study``: many games between bots, and who scores what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from signal import SIGINT, signal
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

import click

from gunbai.oddscall import Said, integer, whole
from gunbai.terminal.command import AS_JSON, GAME, OPTION, PRESET, Command, in_language, option
from gunbai.terminal.faults import INTERRUPTED

if TYPE_CHECKING:
    from gunbai.study.plan import Plan
    from gunbai.study.tally import Tally

T = TypeVar("T")

ABOUT = Said(
    "Play many games between bots and tell who scores what and who wins.\n\n"
    "The same seed gives the same figures, on any number of workers. Ctrl-C keeps what is done.",
    "Сыграть много партий между ботами и сказать, кто сколько набирает и кто побеждает.\n\n"
    "То же зерно даёт те же числа при любом числе процессов. Ctrl-C сохраняет то, что сыграно.",
)
GAMES = Said("How many games.", "Сколько партий.")
SEED = Said("The seed of all games.", "Зерно всех партий.")
BOTS = Said(
    "Which bot sits where, in the order of the seats.", "Какие боты на каких местах, по порядку."
)
WORKERS = Said("How many processes play.", "Сколько процессов играют.")
GAMES_MOST, WORKERS_MOST = 10**8, 256


@click.command(cls=Command, about=ABOUT)
@GAME
@option("games", GAMES, "N", whole(1, GAMES_MOST), required=True)
@option("seed", SEED, "N", integer, default=1, shown="1")
@option("bots", BOTS, "BOT,BOT,…")
@OPTION
@PRESET
@option("workers", WORKERS, "N", whole(1, WORKERS_MOST), default=1, shown="1")
@AS_JSON
@in_language
def study(
    game: str,
    games: int,
    seed: int,
    bots: str | None,
    option: Sequence[str],
    preset: str | None,
    workers: int,
    json: bool,
) -> int:
    """Play the games and print what they came to."""
    from gunbai.game import find
    from gunbai.study.plan import Plan, check
    from gunbai.study.tally import Tally
    from gunbai.terminal import opening

    found = find(game)
    seats, options = opening.all_bots(found, bots), opening.options(found, option, preset)
    plan = Plan(found.id, seats, options, games, seed)
    check(plan)
    tally = Tally(plan)
    stopped = count(plan, workers, tally)
    report(tally, as_json=json)
    return INTERRUPTED if stopped else 0


def count(plan: Plan, workers: int, tally: Tally) -> bool:
    """Play and count the games of a plan; return whether Ctrl-C stopped it."""
    from contextlib import closing

    from gunbai.study.many import play_all

    stop = Stop()
    try:
        with stop, progress(plan.games) as advance, closing(play_all(plan, workers)) as games:
            for played in stop.between(games):
                tally.add(played)
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
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Left

    from gunbai.terminal.language import current
    from gunbai.words import say

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
            rate = f"{done / max(monotonic() - began, 1e-9):.0f}"
            bar.update(task, advance=1, rate=say(current(), "terminal.study-rate", rate=rate))

        yield advance if console.is_terminal else lambda: None


def report(tally: Tally, *, as_json: bool) -> None:
    """Print what was counted; say where that is less than was asked for."""
    from gunbai.terminal.language import current
    from gunbai.words import say

    if as_json:
        from json import dumps

        click.echo(dumps(tally.plain(), ensure_ascii=False, indent=2))
    else:
        from rich.console import Console

        from gunbai.terminal.findings import tables

        console = Console(highlight=False)
        for table in tables(tally.plain()):
            console.print(table)
    if tally.games < tally.plan.games:
        values = {"games": tally.games, "asked": tally.plan.games}
        click.echo(say(current(), "terminal.study-stopped", **values), err=True)
