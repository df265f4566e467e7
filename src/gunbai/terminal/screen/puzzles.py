"""Puzzles at the keyboard: asked, answered and explained, one or one after the other."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from datetime import UTC, date, datetime
from itertools import count

import click
import msgspec
from rich.console import Console

from gunbai.analysis import puzzles
from gunbai.analysis.puzzles import ToldAnswer, ToldPuzzle
from gunbai.core.script import Refused, refused
from gunbai.terminal.language import current
from gunbai.terminal.screen.keyboard import Keyboard, keyboard
from gunbai.words.catalogue import refuse, say


def row(
    game: str, day: date | None, seed: str | None, theme: str, id_: str | None, *, endless: bool
) -> Iterator[str]:
    """The ids that are meant: one, that of a day, or a row without end."""
    is_row = endless or bool(theme) or seed is not None
    if sum((is_row, day is not None, id_ is not None)) > 1:
        raise refused("terminal.puzzle-which")
    if is_row:
        seed = seed or secrets.token_hex(4)
        return (puzzles.row_id(seed, number, theme) for number in count())
    puzzles.themes(game)  # or it is refused before anything is asked
    return iter([id_ or puzzles.day_id(day or today())])


def today() -> date:
    """The day where the solver is."""
    return datetime.now(UTC).astimezone().date()


def show(game: str, id_: str) -> None:
    """A puzzle as JSON, without its answer."""
    _print_json(puzzles.told(game, id_, current()))


def judge(game: str, id_: str, answer: str, *, as_json: bool) -> int:
    """Tell whether an answer is right; 0 if it is, else 1."""
    said = puzzles.answered(game, id_, answer, current())
    if as_json:
        _print_json(said)
    else:
        click.echo(_answer(said))
    return 0 if said.right else 1


def _print_json(what: ToldPuzzle | ToldAnswer) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(what)).decode())


def solve(game: str, ids: Iterator[str]) -> None:
    """Ask puzzle after puzzle, until there is no further one or nothing more is typed."""
    keys = keyboard(Console(highlight=False, soft_wrap=True))
    right = 0
    for number, id_ in enumerate(ids, 1):
        told = puzzles.told(game, id_, current())
        click.echo(_question(told))
        try:
            said = _asked(game, told, keys)
        except (EOFError, KeyboardInterrupt):
            return
        click.echo(f"\n{_answer(said)}\n")
        right += said.right
        if number > 1:
            click.echo(say(current(), "terminal.puzzle-score", right=right, count=number) + "\n")


def _question(told: ToldPuzzle) -> str:
    """A puzzle as text, with its options where they are listed."""
    listed = [f"  {n} {words}" for n, words in enumerate(told.options.values(), 1) if told.listed]
    head = say(current(), "terminal.puzzle-head", title=told.title, id=told.id)
    return "\n".join([head, "", *told.position, "", told.question, *listed, told.how])


def _asked(game: str, told: ToldPuzzle, keys: Keyboard) -> ToldAnswer:
    """What is answered in the end; what is no answer is refused in a sentence."""
    words = list(told.options.values()) if told.listed else []
    while True:
        text = keys.line("> ", words).strip()
        try:
            return puzzles.answered(game, told.id, text, current())
        except Refused as no:
            click.echo(refuse(current(), no.refusal))


def _answer(said: ToldAnswer) -> str:
    return "\n".join([said.verdict, "", *said.reasons])
