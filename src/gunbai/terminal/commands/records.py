"""``gunbai record``: show, verify and export the record of a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from gunbai.odds_queries import Said, one_of
from gunbai.terminal.command import AS_JSON, Command, Group, argument, in_language, option

if TYPE_CHECKING:
    from gunbai.core.record import Record

ABOUT = Said(
    "Show, verify or export the record of a game.", "Показать, проверить, выгрузить запись."
)
SHOW = Said(
    "Tell what a record holds; also of rules that this release does not play.",
    "Рассказать, что в записи; и той, по чьим правилам этот выпуск не играет.",
)
VERIFY = Said(
    "Play a record again and check every entry and every die of it.\n\n"
    "Exit status: 0 where it is true, 1 where an entry is false (it is named), 2 where it cannot "
    "be read or played.",
    "Сыграть запись заново и проверить каждую её строку и каждый кубик.\n\n"
    "Код выхода: 0 — верна; 1 — какая-то строка неверна (названо, какая); 2 — запись не читается "
    "или не играется.",
)
EXPORT = Said(
    "Turn a record into a story (Markdown, HTML) or a table of entries (CSV).",
    "Превратить запись в рассказ (Markdown, HTML) или в таблицу (CSV).",
)
REPORT = Said(
    "Write the report of a battle into a folder: Markdown, HTML and a picture of every turn.",
    "Написать отчёт о битве в папку: Markdown, HTML и рисунок каждого хода.",
)
FOLDER = Said("A folder, which must not exist yet.", "Папка, которой ещё нет.")
FILE = argument("FILE", Said("A .gunbai file.", "Файл .gunbai."), read=Path)
ENTRIES = Said("List the entries with their numbers.", "Перечислить строки записи с номерами.")
FORM = Said("The form wanted.", "В каком виде.")
OUT = Said("Write to FILE, which must not exist yet.", "Записать в файл, которого ещё нет.")
EYES = Said(
    "Whose story: the name of a player (default: what everybody was told).",
    "Чей рассказ: имя игрока (обычно: то, что слышали все).",
)


@click.group(cls=Group, about=ABOUT)
@in_language
def record() -> None:
    """All that concerns records."""


def read(file: Path) -> Record:
    """The record in a file; raise `Refused` or `OSError`."""
    from gunbai.core.record import load

    return load(file.read_bytes())


@record.command(cls=Command, about=SHOW)
@FILE
@option("entries", ENTRIES)
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


@record.command(cls=Command, about=VERIFY)
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


@record.command(cls=Command, about=EXPORT)
@FILE
@option("to", FORM, "md|html|csv", one_of("md", "html", "csv"), default="md", shown="md")
@option("as", EYES, "NAME")
@option("out", OUT, "FILE", Path)
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


@record.command(cls=Command, about=REPORT)
@FILE
@option("out", FOLDER, "DIR", Path, required=True)
@in_language
def report(file: Path, out: Path) -> None:
    """Write the files of a report, made by the game's own module ``report``."""
    from gunbai.terminal.commands.show import report_files

    files = report_files(read(file))
    out.mkdir()
    for name, text in files.items():
        (out / name).write_text(text, encoding="utf-8")
    click.echo(out / "report.html")
