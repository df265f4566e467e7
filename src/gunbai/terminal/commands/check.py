"""``gunbai check``: files that players write themselves, such as scenarios."""

from __future__ import annotations

from pathlib import Path

import click

from gunbai.terminal.command import GAME, Command, argument, in_language


@click.command(cls=Command, about="terminal.help.check")
@GAME
@argument("FILE", "terminal.help.check.file", read=Path)
@in_language
def check(game: str, file: Path) -> int:
    """Print every fault in a line of its own, in the order of the file's lines."""
    from gunbai.core.script import Word, refused
    from gunbai.registry import find
    from gunbai.terminal.language import current
    from gunbai.words.catalogue import refuse, say

    found = find(game)
    if found.check is None:
        raise refused("terminal.no-files", game=Word(f"{found.id}.name"))
    faults = found.check(file.read_text(encoding="utf-8-sig", errors="replace"))
    for fault in faults:
        click.echo(refuse(current(), fault))
    if not faults:
        click.echo(say(current(), "terminal.no-faults", file=str(file)))
    return 1 if faults else 0
