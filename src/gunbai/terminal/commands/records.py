"""``gunbai record``: show, verify and export the record of a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from gunbai.odds_queries import integer, one_of, whole
from gunbai.terminal.command import AS_JSON, Command, Group, argument, in_language, option

if TYPE_CHECKING:
    from gunbai.core.record import Record

FILE = argument("FILE", "terminal.help.record.file", read=Path)


@click.group(cls=Group, about="terminal.help.record")
@in_language
def record() -> None:
    """All that concerns records."""


def read(file: Path) -> Record:
    """The record in a file; raise `Refused` or `OSError`."""
    from gunbai.core.record import load

    return load(file.read_bytes())


@record.command(cls=Command, about="terminal.help.record.show")
@FILE
@option("entries", "terminal.help.record.show.entries")
@in_language
def show(file: Path, entries: bool) -> None:
    """Print the header, then the story or the entries."""
    from rich.console import Console

    from gunbai.terminal.commands.show import Account
    from gunbai.terminal.screen.screen import Screen

    account = Account(read(file), Screen(Console(highlight=False)))
    account.head()
    if entries:
        account.entries()
    else:
        account.story()


@record.command(cls=Command, about="terminal.help.record.verify")
@FILE
@AS_JSON
@in_language
def verify(file: Path, json: bool) -> int:
    """Say whether a record is true; 1 where it is not."""
    from gunbai.core.script import Refusal, Refused
    from gunbai.terminal.commands.show import verdict_json, verdict_of, verdict_words

    verdict = verdict_of(file.read_bytes())
    fault = verdict.fault
    if fault is not None and verdict.entry < 0 and not fault.key.startswith("core.verify"):
        raise Refused(Refusal(fault.key, values=fault.values))
    click.echo(
        verdict_json(verdict) if json else verdict_words(verdict), err=not (json or verdict.passed)
    )
    return 0 if verdict.passed else 1


@record.command(cls=Command, about="terminal.help.record.export")
@FILE
@option(
    "to",
    "terminal.help.record.export.to",
    "md|html|csv|replay",
    one_of("md", "html", "csv", "replay"),
    default="md",
    shown="md",
)
@option("as", "terminal.help.record.export.as", "NAME")
@option("out", "terminal.help.record.export.out", "FILE", Path)
@in_language
def export(file: Path, to: str, out: Path | None, **more: str | None) -> None:
    """Print the export, or write it to a file."""
    from gunbai.terminal.commands.show import exported

    text = exported(read(file), to, more["as"])
    if out is None:
        click.echo(text, nl=False)
    else:
        with out.open("x", encoding="utf-8") as written:
            written.write(text)


@record.command(cls=Command, about="terminal.help.record.branch")
@FILE
@option("at", "terminal.help.record.branch.at", "N", whole(0, 2**31), required=True)
@option("seats", "terminal.help.record.branch.seats", "WHO,WHO,…")
@option("seed", "terminal.help.play.seed", "N", integer)
@option("out", "terminal.help.record.branch.out", "FILE", Path, required=True)
@in_language
def branch(file: Path, at: int, seats: str | None, seed: int | None, out: Path) -> None:
    """Write the record of a new game that goes on from a moment of another."""
    from gunbai.branching import branch as branched
    from gunbai.registry import find
    from gunbai.terminal import arguments
    from gunbai.terminal.language import current
    from gunbai.terminal.screen.autosave import Keeper
    from gunbai.words.catalogue import say

    former = read(file)
    game = find(former.header.game).by(former.header.version)
    people = [] if seats is None else arguments.seats(game, seats)
    match = branched(former, at, people, "sealed" if seed is None else seed)
    Keeper.begin(out, match).close()
    click.echo(say(current(), "terminal.branched", file=str(out), game=game.id))


@record.command(cls=Command, about="terminal.help.record.analyse")
@FILE
@AS_JSON
@in_language
def analyse(file: Path, json: bool) -> None:
    """Print how lucky and how good everybody was."""
    from gunbai.terminal.commands.analysed import analysed

    click.echo(analysed(read(file), as_json=json))


@record.command(cls=Command, about="terminal.help.record.report")
@FILE
@option("out", "terminal.help.record.report.out", "DIR", Path, required=True)
@in_language
def report(file: Path, out: Path) -> None:
    """Write the files of a report, made by the game's own module ``report``."""
    from gunbai.terminal.commands.show import report_files

    files = report_files(read(file))
    out.mkdir()
    for name, text in files.items():
        (out / name).write_text(text, encoding="utf-8")
    click.echo(out / "report.html")
