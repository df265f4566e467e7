"""``gunbai rules``: the rules reference of a game."""

from __future__ import annotations

import click

from gunbai.terminal.command import GAME, Command, argument, in_language


@click.command(cls=Command, about="terminal.help.rules")
@GAME
@argument("PART", "terminal.help.rules.part", required=False)
@in_language
def rules(game: str, part: str | None) -> None:
    """Print the reference: drawn at a terminal, Markdown in a pipe."""
    from rich.console import Console

    from gunbai.registry import find
    from gunbai.terminal.screen import rulebook
    from gunbai.terminal.screen.screen import Screen

    id_ = find(game).id
    text = rulebook.passage(id_, part) if part else rulebook.whole(id_)
    Screen(Console(highlight=False)).markdown(text)
