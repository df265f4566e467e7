"""``gunbai study``: many games between bots, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from signal import SIGINT, signal
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import click

from gunbai.odds_queries import integer, whole
from gunbai.terminal.command import AS_JSON, GAME, OPTION, PRESET, Command, in_language, option
from gunbai.terminal.errors import INTERRUPTED

if TYPE_CHECKING:
    from gunbai.core.game import Game
    from gunbai.study.executors import Hire
    from gunbai.study.plan import Plan
    from gunbai.study.results import Findings

T = TypeVar("T")

GAMES_MOST, WORKERS_MOST, SETTINGS_MOST = 10**8, 256, 64


@click.command(cls=Command, about="terminal.help.study")
@GAME
@option("games", "terminal.help.study.games", "N", whole(1, GAMES_MOST), required=True)
@option("seed", "terminal.help.study.seed", "N", integer, default=1, shown="1")
@option("bots", "terminal.help.study.bots", "BOT,BOT,…")
@OPTION
@PRESET
@option("vary", "terminal.help.study.vary", "NAME=VALUE,…", many=True)
@option("workers", "terminal.help.study.workers", "N", whole(1, WORKERS_MOST), shown="1")
@option("cluster", "terminal.help.study.cluster", "ADDRESS")
@AS_JSON
@option("csv", "terminal.help.study.csv")
@option("report", "terminal.help.study.report", "DIR", Path)
@in_language
def study(workers: int | None, cluster: str | None, report: Path | None, **asked: Any) -> int:
    """Play the games and print what they came to."""
    from gunbai.study.results import Findings

    form = _form(json=asked.pop("json"), csv=asked.pop("csv"))
    plan = planned(**asked)
    hire = crew(workers, cluster)
    write = writer(report)
    findings = Findings(plan)
    stopped = count(plan, hire, findings)
    tell(findings, form)
    if write is not None:
        write(findings.plain())
    return INTERRUPTED if stopped else 0


def _form(*, json: bool, csv: bool) -> str:
    from gunbai.core.script import refused

    if json and csv:
        raise refused("study.one-form")
    return "json" if json else "csv" if csv else "tables"


def planned(
    game: str,
    games: int,
    seed: int,
    bots: str | None,
    option: Sequence[str],
    preset: str | None,
    vary: Sequence[str],
) -> Plan:
    """What is to be played, or `Refused`."""
    from gunbai.registry import find
    from gunbai.study.plan import Plan, check, combinations
    from gunbai.terminal import arguments

    found = find(game)
    seats, options = arguments.all_bots(found, bots), arguments.options(found, option, preset)
    varied = variations(found, vary)
    plan = Plan(found.id, seats, list(combinations(options, varied)), games, seed)
    check(plan)
    return plan


def variations(game: Game, given: Iterable[str]) -> dict[str, list[Any]]:
    """The values of each option that ``--vary`` names, or `Refused` at the first wrong one."""
    from math import prod

    from gunbai.core.script import refused, shown

    varied: dict[str, list[Any]] = {}
    for text in given:
        name, values = _values(game, text)
        twice = [value for place, value in enumerate(values) if value in values[:place]]
        if name in varied or twice:
            raise refused("study.vary-twice", option=name, given=shown(str((*twice, "…")[0])))
        varied[name] = values
    settings = prod(map(len, varied.values()))
    if settings > SETTINGS_MOST:
        raise refused("study.vary-much", given=settings, most=SETTINGS_MOST)
    return varied


def _values(game: Game, given: str) -> tuple[str, list[Any]]:
    from gunbai.core.script import refused, shown
    from gunbai.terminal.arguments import value_of

    name, equals, values = given.partition("=")
    known = {option.id: option for option in game.options}
    if not equals:
        raise refused("study.vary-shape", given=shown(given))
    if name not in known:
        raise refused("core.unknown-option", given=shown(name), legal=sorted(known))
    return name, [value_of(known[name], value) for value in values.split(",")]


def crew(workers: int | None, address: str | None) -> Hire | None:
    """Who plays: nobody but this process, several of this machine, or a cluster."""
    from gunbai.core.script import refused
    from gunbai.study.executors import cluster, processes

    if workers is not None and address is not None:
        raise refused("study.one-crew")
    if address is not None:
        return cluster(address)
    return processes(workers) if workers is not None and workers > 1 else None


def writer(folder: Path | None) -> Callable[[Mapping[str, Any]], None] | None:
    """What writes the report, if one is wanted; `Refused` before a game is played in vain."""
    if folder is None:
        return None
    from gunbai.study.report import prepare

    return prepare(folder)


def count(plan: Plan, hire: Hire | None, findings: Findings) -> bool:
    """Play and count the games of a plan; return whether Ctrl-C stopped it."""
    from contextlib import closing

    from gunbai.study.many import play_all

    stop = Stop()
    try:
        with stop, progress(plan.games) as advance, closing(play_all(plan, hire)) as games:
            for played in stop.between(games):
                findings.add(played)
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
    from gunbai.words.catalogue import say

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


def tell(findings: Findings, form: str) -> None:
    """Print what was found; say where that is less than was asked for."""
    from gunbai.terminal.language import current
    from gunbai.words.catalogue import say

    _print(findings.plain(), form)
    if findings.games < findings.plan.games:
        values = {"games": findings.games, "asked": findings.plan.games}
        click.echo(say(current(), "terminal.study-stopped", **values), err=True)


def _print(found: Mapping[str, Any], form: str) -> None:
    if form == "json":
        from json import dumps

        click.echo(dumps(found, ensure_ascii=False, indent=2))
    elif form == "csv":
        from gunbai.study.csvfile import to_csv

        click.echo(to_csv(found), nl=False)
    else:
        from rich.console import Console

        from gunbai.terminal.commands.study_tables import tables

        console = Console(highlight=False)
        for part in tables(found):
            console.print(part, soft_wrap=isinstance(part, str), markup=False)
