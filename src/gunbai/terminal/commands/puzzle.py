"""``gunbai puzzle``: the puzzle of the day, or one after the other."""

from __future__ import annotations

from datetime import date

import click

from gunbai.terminal.command import AS_JSON, GAME, Command, in_language, option


@click.command(cls=Command, about="terminal.help.puzzle")
@GAME
@option("date", "terminal.help.puzzle.date", "YYYY-MM-DD", date.fromisoformat)
@option("endless", "terminal.help.puzzle.endless")
@option("theme", "terminal.help.puzzle.theme", "THEME")
@option("seed", "terminal.help.puzzle.seed", "TEXT")
@option("id", "terminal.help.puzzle.id", "ID")
@option("answer", "terminal.help.puzzle.answer", "TEXT")
@AS_JSON
@in_language
def puzzle(
    game: str,
    date: date | None,
    endless: bool,
    theme: str | None,
    seed: str | None,
    id: str | None,  # noqa: A002 - it is called so on the command line
    answer: str | None,
    json: bool,
) -> int:
    """Ask, and tell what is right and why; 1 where ``--answer`` is wrong."""
    from gunbai.terminal.screen import puzzles

    row = puzzles.row(game, date, seed, theme or "", id, endless=endless)
    if answer is not None:
        return puzzles.judge(game, next(row), answer, as_json=json)
    if json:
        puzzles.show(game, next(row))
        return 0
    puzzles.solve(game, row)
    return 0
