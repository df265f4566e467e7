"""The page ``docs/commands.md``: the help of every command, as the command line prints it.

Make it anew with ``python -m gunbai.terminal.manual > docs/commands.md``.
"""

from __future__ import annotations

from collections.abc import Iterator

import click

from gunbai.terminal.language import use
from gunbai.terminal.main import app

WIDTH = 80
HEAD = """# Commands

Everything that `gunbai` can be told, as `--help` prints it; `--lang ru` says it in Russian.
This page is made by `python -m gunbai.terminal.manual > docs/commands.md`; a test keeps it true.

Exit statuses: 0 done · 1 a record was found false · 2 wrong use, told in one sentence on stderr ·
130 stopped by Ctrl-C · 141 whoever read the output left.
"""


def page() -> str:
    """The whole page."""
    use("en")
    return HEAD + "".join(
        f"\n{'#' * (2 + depth)} {path}\n\n```text\n{told}\n```\n"
        for path, depth, told in helps(app, None, "gunbai")
    )


def helps(
    command: click.Command, parent: click.Context | None, name: str
) -> Iterator[tuple[str, int, str]]:
    """Every command below one: how it is called, how deep it stands, its help."""
    context = click.Context(command, parent, name, terminal_width=WIDTH, max_content_width=WIDTH)
    path = context.command_path
    yield path, path.count(" "), command.get_help(context)
    if isinstance(command, click.Group):
        for each in command.list_commands(context):
            found = command.get_command(context, each)
            assert found is not None, f"{path} lists {each} and does not have it"
            yield from helps(found, context, each)


if __name__ == "__main__":
    click.echo(page(), nl=False)
