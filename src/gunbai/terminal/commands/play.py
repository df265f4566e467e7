"""``gunbai play``: a game at this keyboard, against bots or with several people in turn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from gunbai.odds_queries import integer, one_of
from gunbai.terminal.command import GAME, OPTION, PRESET, Command, in_language, option

KINDS = ("sealed", "typed")
WHEN_UP = ("remind", "answer", "stand-in", "host")
"""What may happen when the time is up (`gunbai.core.clock`, which is slow to load)."""


@click.command(cls=Command, about="terminal.help.play")
@GAME
@option("seats", "terminal.help.play.seats", "WHO,WHO,…")
@OPTION
@PRESET
@option("seed", "terminal.help.play.seed", "N", integer)
@option(
    "dice", "terminal.help.play.dice", "sealed|typed", one_of("sealed", "typed"), shown="sealed"
)
@option("record", "terminal.help.play.record", "FILE", Path)
@option("lesson", "terminal.help.play.lesson")
@option("no-hints", "terminal.help.play.no-hints")
@option("clock", "terminal.help.play.clock", "SPAN[+SPAN]")
@option("night", "terminal.help.play.night", "FROM-TO")
@option("zone", "terminal.help.play.zone", "ZONE")
@option("holidays", "terminal.help.play.holidays", "DAY,DAY,…")
@option("when-up", "terminal.help.play.when-up", "|".join(WHEN_UP), one_of(*WHEN_UP))
@in_language
def play(
    game: str,
    seats: str | None,
    option: Sequence[str],
    preset: str | None,
    seed: int | None,
    dice: str | None,
    record: Path | None,
    lesson: bool,
    no_hints: bool,
    **time: str | None,
) -> None:
    """Open a game or take it up, and play it to its end or until somebody leaves."""
    from rich.console import Console

    from gunbai.registry import find
    from gunbai.terminal import arguments
    from gunbai.terminal.screen import table
    from gunbai.terminal.screen.screen import Screen

    clock = arguments.clock(**time)
    wish = table.Wish(find(game), seats, option, preset, seed, dice, not no_hints, clock)
    screen = Screen(Console(highlight=False))
    if record is not None and record.exists():
        table.sit_down(*table.taken_up(record, wish), screen)
    elif lesson:
        table.sit_down(*table.lesson(record, wish), screen)
    else:
        table.sit_down(*table.opened(record, wish), screen)
