"""A first game: the options that make it short, and a remark at each kind of question.

It is data on top of the real game, one file a game and language: ``words/first.LANG.md`` begins
with lines ``option=value``; then each ``## {KEY}`` is followed by what is said when that is asked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from gunbai.core.game import Game
from gunbai.registry import find


class FirstGame(Struct, frozen=True):
    """Options as they are written, and remarks by the key of the question they belong to."""

    options: Mapping[str, str]
    remarks: Mapping[str, str]


@cache
def first_game(game: str, language: str) -> FirstGame | None:
    """The first game of a game; English where a language has none, None where there is none."""
    folder = find(game).folder / "words"
    for file in (folder / f"first.{language}.md", folder / "first.en.md"):
        if file.is_file():
            return parse(file.read_text(encoding="utf-8"))
    return None


def parse(text: str) -> FirstGame:
    """Parse a file; raise `ValueError` naming the head that is not as it should be."""
    start, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    options = dict(line.split("=", 1) for line in start.split() if line)
    return FirstGame(options, dict(map(_remark, parts)))


def _remark(part: str) -> tuple[str, str]:
    head, _, body = part.partition("\n")
    found = re.fullmatch(r"\{([\w.-]+)\}", head.strip())
    if found is None:
        raise ValueError(f"A remark's head is '## {{KEY}}', not {head!r}.")
    return found[1], " ".join(body.split())


def options_of(game: Game, first: FirstGame) -> dict[str, Any]:
    """The options of a first game, read as the game reads them."""
    known = {option.id: option for option in game.options}
    return {name: known[name].read(value) for name, value in first.options.items()}
