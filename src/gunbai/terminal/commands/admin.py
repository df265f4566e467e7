"""``gunbai admin``: what an operator of a server does to its database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import click

from gunbai.odds_queries import whole
from gunbai.terminal.command import AS_JSON, Argument, Command, Group, argument, in_language, option
from gunbai.terminal.commands.serve import variable

DATABASE = option("database", "terminal.help.serve.database", "URL", variable=variable("database"))


@click.group(cls=Group, about="terminal.help.admin")
@in_language
def admin() -> None:
    """All that an operator does."""


@admin.command("list", cls=Command, about="terminal.help.admin.list")
@DATABASE
@AS_JSON
@in_language
def list_tables(database: str | None, json: bool) -> None:
    """Show every table, never its links."""
    from gunbai.table.ops.admin import tables

    _print(_do(database, tables), json)


@admin.command("clubs", cls=Command, about="terminal.help.admin.clubs")
@DATABASE
@AS_JSON
@in_language
def list_clubs(database: str | None, json: bool) -> None:
    """Show every club, never its links."""
    from gunbai.table.ops.admin import clubs

    _print(_do(database, clubs), json)


@admin.command(cls=Command, about="terminal.help.admin.check")
@DATABASE
@AS_JSON
@in_language
def check(database: str | None, json: bool) -> int:
    """Say which tables this release plays on; 1 where some are running that it does not."""
    from gunbai.table.ops import admin as ops

    found = _do(database, ops.check)
    _print(found, json)
    stranded = sum(rules.running for rules in found if not rules.is_played)
    if not json:
        _say("terminal.admin.checked", count=stranded)
    return 1 if stranded else 0


@admin.command(cls=Command, about="terminal.help.admin.backup")
@argument("FILE", "terminal.help.admin.backup.file", read=Path)
@DATABASE
@in_language
def backup(file: Path, database: str | None) -> None:
    """Copy the database while it is used."""
    from gunbai.table.ops import admin as ops

    _say("terminal.admin.copied", count=_do(database, ops.backup, file), file=str(file))


@admin.command(cls=Command, about="terminal.help.admin.restore")
@argument("FILE", "terminal.help.admin.backup.file", read=Path)
@DATABASE
@in_language
def restore(file: Path, database: str | None) -> None:
    """Copy a backup into an empty database."""
    from gunbai.table.ops import admin as ops

    done = _do(database, ops.restore, file)
    _say("terminal.admin.restored", played=done.played, other=done.other)


@admin.command(cls=Command, about="terminal.help.admin.delete")
@click.argument(
    "ids",
    cls=Argument,
    about="terminal.help.admin.delete.ids",
    nargs=-1,
    required=True,
    metavar="ID…",
)
@DATABASE
@in_language
def delete(ids: Sequence[str], database: str | None) -> int:
    """Delete tables and clubs; 1 where one of them is not there."""
    from gunbai.table.ops import admin as ops

    gone = _do(database, ops.delete, ids)
    _say_deleted(gone)
    return 0 if gone.tables + gone.clubs == len(set(ids)) else 1


@admin.command(cls=Command, about="terminal.help.admin.retire")
@option(
    "older-than", "terminal.help.admin.retire.older-than", "DAYS", whole(1, 36_500), required=True
)
@DATABASE
@in_language
def retire(older_than: int, database: str | None) -> None:
    """Delete the tables and clubs that nobody has used for so long."""
    from gunbai.table.ops import admin as ops

    since = datetime.now(UTC) - timedelta(days=older_than)
    _say_deleted(_do(database, ops.retire, since))


def _say_deleted(gone: Any) -> None:
    """How many tables were deleted, and clubs where there were any."""
    if gone.tables or not gone.clubs:
        _say("terminal.admin.deleted", count=gone.tables)
    if gone.clubs:
        _say("terminal.admin.deleted-clubs", count=gone.clubs)


def _do(database: str | None, what: Any, *given: Any) -> Any:
    from gunbai.table.ops.admin import run_on

    return asyncio.run(run_on(database, what, *given))


def _say(key: str, **values: Any) -> None:
    from gunbai.terminal.language import current
    from gunbai.words.catalogue import say

    click.echo(say(current(), key, **values))


def _print(rows: Sequence[Any], as_json: bool) -> None:
    """Rows of one kind: as JSON, or as a table for the screen."""
    import msgspec
    from rich.console import Console
    from rich.table import Table

    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(rows)).decode())
        return
    shown = Table(box=None)
    for field in type(rows[0]).__struct_fields__ if rows else ():
        shown.add_column(field.replace("_", " "))
    for row in rows:
        shown.add_row(*(_cell(value) for value in msgspec.structs.astuple(row)))
    Console(highlight=False).print(shown)


def _cell(value: Any) -> str:
    if isinstance(value, datetime):
        return value.astimezone(UTC).strftime("%Y-%m-%d %H:%M")
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
