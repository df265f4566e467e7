"""The words of a game explained: one file a game and language, ``words/glossary.LANG.md``.

A term is ``## Title {id} [form, form]`` and a paragraph: the forms are those in which it may stand
in a text. ``## = KEY`` is a term that the catalogue names under ``KEY`` and explains under
``KEY.about``, such as a School.
"""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from gunbai.registry import find
from gunbai.words.catalogue import say
from gunbai.words.languages import typeset


class Term(Struct, frozen=True):
    """A word of a game: its forms in texts, and what it means."""

    id: str
    title: str
    forms: tuple[str, ...]
    text: str


@cache
def glossary(game: str, language: str) -> tuple[Term, ...]:
    """The terms of a game; English where a language has none, and nothing where there is none."""
    folder = find(game).folder / "words"
    for file in (folder / f"glossary.{language}.md", folder / "glossary.en.md"):
        if file.is_file():
            return parse(file.read_text(encoding="utf-8"), language)
    return ()


def parse(text: str, language: str = "en") -> tuple[Term, ...]:
    """Parse a glossary; raise `ValueError` naming the head that is not as it should be."""
    parts = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    return tuple(_term(part, language) for part in parts)


def _term(part: str, language: str) -> Term:
    head, _, body = part.partition("\n")
    if head.startswith("= "):
        return _named(head.removeprefix("= ").strip(), language)
    found = re.fullmatch(r"(.+?) \{([\w-]+)\} \[(.+)\]", head.strip())
    if found is None:
        raise ValueError(f"A term's head is '## Title {{id}} [form, form]', not {head!r}.")
    forms = tuple(form.strip() for form in found[3].split(","))
    return Term(found[2], found[1], forms, typeset(" ".join(body.split())))


def _named(key: str, language: str) -> Term:
    """A term of the catalogue."""
    title, about = say(language, key), say(language, f"{key}.about")
    if about == f"{key}.about":
        raise ValueError(f"The catalogue does not explain {key}: {key}.about is missing.")
    return Term(key.partition(".")[2].replace(".", "-"), title, (title,), about)
