"""What may be typed at any prompt instead of an answer: undo, note, rules, suggest, help, quit."""

from __future__ import annotations

from typing import NamedTuple

from gunbai.core.script import refused, shown
from gunbai.terminal.language import current
from gunbai.words.catalogue import plain

NAMES = ("undo", "note", "rules", "board", "log", "suggest", "deal", "salt", "help", "quit")
WITH_TEXT = ("note", "salt", "rules")
FOOT = ("help", "undo", "rules", "board", "log", "note", "quit")
"""Those that a prompt reminds of."""
ESCAPE = "\\"


class Aside(NamedTuple):
    """A wish beside the question: which, and what was typed after it."""

    name: str
    rest: str = ""


def names() -> dict[str, str]:
    """Every word that stands for an aside: the English ones, and those of the reader's language."""
    return {plain(current(), f"terminal.aside.{name}"): name for name in NAMES} | dict(
        zip(NAMES, NAMES, strict=True)
    )


def aside(typed: str, *, writing: bool) -> Aside | None:
    """The aside that was typed, or None for an answer.

    Where a text is being written (``writing``), words may be the text itself: there an aside is one
    word alone, or begins with a slash. A slash works everywhere.
    """
    slashed = typed.startswith("/")
    word, _, rest = typed.removeprefix("/").partition(" ")
    name = names().get(word.casefold())
    if name is None:
        if slashed:
            raise refused("terminal.no-aside", given=shown(typed), legal=list(names()))
        return None
    if not slashed and rest and (writing or name not in WITH_TEXT):
        return None
    return Aside(name, rest.strip())


def answered(typed: str) -> str:
    """A text as it is meant: a backslash before it says that it is no aside."""
    return typed.removeprefix(ESCAPE)
