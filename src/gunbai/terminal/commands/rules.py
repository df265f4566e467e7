"""``gunbai rules``: the rules reference of a game."""

from __future__ import annotations

import click

from gunbai.odds_queries import Said
from gunbai.terminal.command import GAME, Command, argument, in_language

ABOUT = Said(
    "Print the rules of a game, rulings marked; or one section or ruling of them.",
    "Напечатать правила игры, с пометкой решений; или один раздел, одно решение.",
)
WANTED = Said(
    "A section or ruling, such as kamae or R9.", "Раздел или решение, например kamae или R9."
)


@click.command(cls=Command, about=ABOUT)
@GAME
@argument("PART", WANTED, required=False)
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
