"""The command ``gunbai``: finds the command that is meant, speaks the reader's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from gunbai import __version__
from gunbai.terminal.command import Group, Option, in_language
from gunbai.terminal.errors import guarded, reopen_closed, replace_unprintable
from gunbai.terminal.language import chosen, use

HOMES = {
    "play": "gunbai.terminal.commands.play",
    "serve": "gunbai.terminal.commands.serve",
    "admin": "gunbai.terminal.commands.admin",
    "rules": "gunbai.terminal.commands.rules",
    "check": "gunbai.terminal.commands.check",
    "record": "gunbai.terminal.commands.records",
    "puzzle": "gunbai.terminal.commands.puzzle",
    "odds": "gunbai.terminal.commands.odds",
    "study": "gunbai.terminal.commands.study",
    "arena": "gunbai.terminal.commands.arena",
    "bots": "gunbai.terminal.commands.bots",
}
"""Where each command lives: the module that holds it under its own name."""


class Root(Group):
    """All commands; the module of each is imported when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(HOMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in HOMES:
            return None
        found: click.Command = getattr(import_module(HOMES[cmd_name]), cmd_name)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in HOMES and not args[0].startswith("-"):
            raise click.exceptions.NoSuchCommand(args[0], possibilities=HOMES, ctx=ctx)
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, **extra: Any) -> Any:  # type: ignore[override]
        """Run, and leave with the exit status: 0, 2 for wrong use, or what the command says."""
        arguments = sys.argv[1:] if args is None else list(args)
        use(chosen(arguments, os.environ))
        reopen_closed()
        replace_unprintable()
        extra |= {"prog_name": "gunbai", "standalone_mode": False}
        sys.exit(guarded(lambda: super(Root, self).main(arguments, **extra)))


def _version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"gunbai {__version__}")
        ctx.exit()


@click.command(cls=Root, about="terminal.help.gunbai")
@click.option(
    "--version",
    cls=Option,
    about="terminal.help.version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
)
@in_language
def app() -> None:
    """All commands."""


def run() -> None:
    """The entry point of the command line."""
    app.main()
