"""The referee's cards of a game: its procedure and tables at a glance, to be printed.

``words/card.LANG.md`` is Markdown, a card after the other with a line ``---`` between them. A line
``@tables SECTION`` stands for the tables of that section of the rules, which are told there alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from gunbai.registry import find
from gunbai.words.languages import typeset
from gunbai.words.rules import reference

_TABLE = re.compile(r"(?:^\|.*\n?)+", re.MULTILINE)


@cache
def cards(game: str, language: str) -> Sequence[str]:
    """The cards as Markdown; English where a language has none, and none where there are none."""
    folder = find(game).folder / "words"
    for file in (folder / f"card.{language}.md", folder / "card.en.md"):
        if file.is_file():
            return parse(game, language, typeset(file.read_text(encoding="utf-8")))
    return ()


def parse(game: str, language: str, text: str) -> Sequence[str]:
    """Cards with their tables; raise `KeyError` for a section that there is not."""
    filled = re.sub(
        r"^@tables (\S+)$", lambda m: tables(game, language, m[1]), text, flags=re.MULTILINE
    )
    return [card.strip() for card in re.split(r"^---$", filled, flags=re.MULTILINE)]


def tables(game: str, language: str, section: str) -> str:
    """The tables of a section of the rules, in the order in which they stand."""
    sections = {found.id: found for found in reference(game, language).sections}
    rules = sections[f"{game}.{section}"].rules
    return "\n\n".join(found[0].strip() for rule in rules for found in _TABLE.finditer(rule.text))
