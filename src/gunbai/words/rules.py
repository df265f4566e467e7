"""The rules reference of a game, as players read it: sections, and whose word each rule is."""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from gunbai.registry import find
from gunbai.words.languages import typeset


class Rule(Struct, frozen=True):
    """One rule: its text (Markdown) and whose word it is.

    ``mark`` is ``seed`` (the author's), ``public`` (another public text) or ``ruling`` (ours, with
    its ``id`` such as ``snow.R9``).
    """

    mark: str
    text: str
    id: str = ""


class Section(Struct, frozen=True):
    """A section of the reference; its ``id`` (``snow.encounter``) is what questions point to."""

    id: str
    title: str
    rules: tuple[Rule, ...]


class Reference(Struct, frozen=True):
    """The whole reference of one game in one language."""

    title: str
    sections: tuple[Section, ...]

    def ids(self) -> set[str]:
        """The ids of all sections and rulings."""
        rulings = {rule.id for section in self.sections for rule in section.rules if rule.id}
        return rulings | {section.id for section in self.sections}


@cache
def reference(game: str, language: str) -> Reference:
    """Read the reference of a game; languages without one are served in English."""
    folder = find(game).folder / "words"
    file = folder / f"rules.{language}.md"
    if not file.is_file():
        file = folder / "rules.en.md"
    return parse(game, typeset(file.read_text(encoding="utf-8")))


def parse(game: str, text: str) -> Reference:
    """Parse a reference; raise `ValueError` naming the paragraph that has no mark."""
    title, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    return Reference(
        title.strip().removeprefix("# "), tuple(_section(game, part) for part in parts)
    )


def _section(game: str, part: str) -> Section:
    head, _, body = part.partition("\n")
    found = re.fullmatch(r"(.+?) \{([\w-]+)\}", head.strip())
    if found is None:
        raise ValueError(f"Section {head!r} has no id: write it as '## Title {{id}}'.")
    paragraphs = [p.strip() for p in re.split(r"\n\s*\n", body) if p.strip()]
    return Section(f"{game}.{found[2]}", found[1], tuple(_rule(game, p) for p in paragraphs))


def _rule(game: str, paragraph: str) -> Rule:
    found = re.match(r"@(seed|public|ruling (R\d+))\s+", paragraph)
    if found is None:
        raise ValueError(f"A rule has no mark (@seed, @public, @ruling R1): {paragraph[:60]!r}")
    number = f"{game}.{found[2]}" if found[2] else ""
    return Rule(found[1].split()[0], paragraph[found.end() :].strip(), number)
