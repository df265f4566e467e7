"""``gunbai arena``: bots against each other, and who is better."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from shlex import quote

import click
from rich.console import Console

from gunbai.arena.contest import Contest, contest
from gunbai.arena.report import prepare, to_json
from gunbai.arena.results import Results, Standing
from gunbai.arena.sequential import Test
from gunbai.arena.tables import Words
from gunbai.core.script import refused
from gunbai.study.own import game_of
from gunbai.study.played import Played
from gunbai.terminal import arguments
from gunbai.terminal.language import current
from gunbai.terminal.simulation.playing import count, crew
from gunbai.terminal.simulation.tables import drawn

USUAL_GAMES = 10_000
"""So many games at most, where something else says when to stop."""


def run(
    workers: int | None,
    cluster: str | None,
    json: Path | None,
    report: Path | None,
    until: float | None,
    test: tuple[float, float] | None,
    **asked: object,
) -> bool:
    """Play the games and print who is better; return whether Ctrl-C stopped them."""
    met = planned(ends=bool(until or test), **asked)  # type: ignore[arg-type]
    write = prepare(report) if report else None
    results = Results(met, Test(*test) if test else None)

    def take(played: list[Played]) -> bool:
        results.add(played)
        return results.enough(until)

    stopped = count(met.plan, crew(workers, cluster), take)
    standing = results.standing()
    tell(standing)
    if json is not None:
        json.write_bytes(to_json(standing))
    if write is not None:
        write(standing, command(standing, **asked))  # type: ignore[arg-type]
    return stopped


def planned(
    game: str,
    bots: str,
    games: int | None,
    lineups: str,
    seats: int | None,
    seed: int,
    option: Sequence[str],
    preset: str | None,
    against: str | None,
    *,
    ends: bool,
) -> Contest:
    """The contest that a command line asks for, or `Refused`."""
    named = [bot.strip() for bot in bots.split(",")]
    found = game_of(game, named)
    if games is None and not ends:
        raise refused("arena.how-many")
    usual = len(arguments.usual_seats(found))
    table = arguments.all_bots(found, ",".join(["bot"] * (seats or usual)))
    return contest(
        game,
        named,
        table,
        games=games or USUAL_GAMES,
        seed=seed,
        kinds=lineups.split(","),
        against=against or "",
        options=arguments.options(found, option, preset),
    )


def command(
    standing: Standing,
    option: Sequence[str],
    preset: str | None,
    lineups: str,
    against: str | None,
    **_asked: object,
) -> str:
    """The command that plays the same games again."""
    named = [f"--option {quote(pair)}" for pair in option]
    more = [f"--preset {quote(preset)}"] if preset else []
    more += [f"--against {quote(against)}"] if against else []
    more += [f"--lineups {quote(lineups)}"] if lineups != "half" else []
    bots = quote(",".join(standing.bots))
    head = f"gunbai arena {quote(standing.game)} --bots {bots} --seats {standing.seats}"
    return " ".join([head, *more, *named, f"--games {standing.games} --seed {standing.seed}"])


def tell(standing: Standing) -> None:
    """Print what the contest came to."""
    words = Words(current(), standing)
    console = Console(highlight=False)
    click.echo(words.heading())
    if words.verdict():
        click.echo(words.verdict())
    for sheet in words.sheets():
        for part in drawn(sheet):
            console.print(part, soft_wrap=isinstance(part, str), markup=False)
