"""``gunbai play``: a game at this keyboard, against bots or with several people in turn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from gunbai.odds_queries import Said, integer, one_of
from gunbai.terminal.command import GAME, OPTION, PRESET, Command, in_language, option

ABOUT = Said(
    "Play a game at this terminal, against bots or with several people in turn.\n\n"
    "With bots in all seats it just plays, and tells what happens. A game with --record is kept as "
    "it is played: interrupted, it goes on with the same command.",
    "Играть в терминале: против ботов или вместе, передавая клавиатуру друг другу.\n\n"
    "Если на всех местах боты, партия разыгрывается сама. С --record партия сохраняется по ходу "
    "игры; прерванную продолжает та же команда.",
)
SEATS = Said(
    "Who sits where: me, bot, the id of a bot, or somebody's name; in the order of the seats.",
    "Кто где сидит: me (вы), bot, имя бота или имя человека; по порядку мест.",
)
SEED = Said(
    "Dice and bots from a seed: the same game again.",
    "Кубики и боты из зерна: та же партия ещё раз.",
)
DICE = Said(
    "sealed: provably fair; typed: roll real dice and type what fell.",
    "sealed: честность можно проверить; typed: бросайте настоящие кубики и вводите, что выпало.",
)
RECORD = Said(
    "Keep the game in FILE, or take up the one that is there.",
    "Сохранять партию в файле или продолжить ту, что в нём есть.",
)
NO_HINTS = Said("Show no chances.", "Не показывать шансы.")


@click.command(cls=Command, about=ABOUT)
@GAME
@option("seats", SEATS, "WHO,WHO,…")
@OPTION
@PRESET
@option("seed", SEED, "N", integer)
@option("dice", DICE, "sealed|typed", one_of("sealed", "typed"), shown="sealed")
@option("record", RECORD, "FILE", Path)
@option("no-hints", NO_HINTS)
@in_language
def play(
    game: str,
    seats: str | None,
    option: Sequence[str],
    preset: str | None,
    seed: int | None,
    dice: str | None,
    record: Path | None,
    no_hints: bool,
) -> None:
    """Open a game or take it up, and play it to its end or until somebody leaves."""
    from rich.console import Console

    from gunbai.registry import find
    from gunbai.terminal.screen import table
    from gunbai.terminal.screen.screen import Screen

    wish = table.Wish(find(game), seats, option, preset, seed, dice, not no_hints)
    screen = Screen(Console(highlight=False))
    if record is not None and record.exists():
        table.sit_down(*table.taken_up(record, wish), screen)
    else:
        table.sit_down(*table.opened(record, wish), screen)
