"""Which languages there are, and where the catalogues of each stand.

A language is a file ``LANG.ftl`` beside this module, with one of the same name in the ``words``
folder of every package that speaks; or a folder ``LANG`` of ``*.ftl`` files in the folder that the
environment variable ``GUNBAI_WORDS`` names, where all keys may stand in any of them. A key that a
language lacks is said in English.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from inspect import cleandoc
from pathlib import Path

ENGLISH = "en"
FOLDER = "GUNBAI_WORDS"
ROOMS = {
    "analysis": "gunbai.analysis",
    "arena": "gunbai.arena",
    "core": "gunbai",
    "ladder": "gunbai",
    "story": "gunbai",
    "words": "gunbai",
    "study": "gunbai.study",
    "table": "gunbai.table",
    "terminal": "gunbai.terminal",
}
"""The packages of the catalogues that are no game's, by the first part of their keys."""


def _outside() -> Path | None:
    """The folder of languages that somebody else brings."""
    folder = os.environ.get(FOLDER)
    return Path(folder) if folder else None


@cache
def languages() -> tuple[str, ...]:
    """All languages, English first."""
    own = (file.name for file in (files("gunbai") / "words").iterdir())
    found = {name.removesuffix(".ftl") for name in own if name.endswith(".ftl")}
    outside = _outside()
    if outside is not None and outside.is_dir():
        found |= {folder.name for folder in outside.iterdir() if any(folder.glob("*.ftl"))}
    return (ENGLISH, *sorted(found - {ENGLISH}))


LANGUAGES = languages()
NO_BREAK = "\u00a0"
BOUND = re.compile(
    r"(?<=\S) (?=—)"
    r"|(?<=[}\d]) (?=(?:см|cm|%|мин|min)(?!\w))"
    r"|(?<=(?<![\w-])[вксоуиаяВКСОУИАЯ]) (?=\S)"
)
"""Spaces at which no line may end: before a dash or a unit, after a Russian word of a letter."""


def catalogues(language: str, home: Path) -> Iterator[Path]:
    """The files in which a language has the words of a folder, those from outside first."""
    outside = _outside()
    if outside is not None:
        yield from sorted((outside / language).glob("*.ftl"))
    words = home / "words"
    yield from sorted([*words.glob(f"{language}.ftl"), *words.glob(f"*.{language}.ftl")])


def typeset(catalogue: str) -> str:
    """A catalogue with no-break spaces where they belong (`BOUND`)."""
    return BOUND.sub(NO_BREAK, catalogue)


def quick(language: str, key: str) -> str:
    """The words of a key that has no values, without Fluent's machinery.

    The help of the command line is said with it, which must not keep anybody waiting. A key that
    nobody has is returned as it is.
    """
    name, home = key.replace(".", "-"), folder(key.partition(".")[0])
    if home is None:
        return key
    return _plain(language, home).get(name) or _plain(ENGLISH, home).get(name, key)


def messages(language: str, home: Path) -> Mapping[str, str]:
    """The messages of a folder as they stand; English where a language has none."""
    return {**_plain(ENGLISH, home), **_plain(language, home)}


def folder(room: str) -> Path | None:
    """The folder beside which the words of a room lie; None where nobody has such words."""
    if room not in ROOMS:
        from gunbai.registry import known  # only where a game's words are wanted

        game = known(room)
        return game.folder if game is not None else None
    home = find_spec(ROOMS[room])
    assert home is not None
    assert home.origin is not None
    return Path(home.origin).parent


@cache
def _plain(language: str, home: Path) -> dict[str, str]:
    """The messages of a folder in a language as they stand, selectors and all."""
    found: dict[str, str] = {}
    for file in catalogues(language, home):
        found = _messages(typeset(file.read_text(encoding="utf-8"))) | found
    return found


def _messages(catalogue: str) -> dict[str, str]:
    messages: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in catalogue.splitlines():
        name, equals, text = line.partition(" =")
        if equals and name and not name.startswith((" ", "#", "}", ".")):
            lines = messages.setdefault(name, [text.strip()])
        elif line.startswith((" ", "}")) or not line:
            lines.append(line)
        else:
            lines = []
    return {name: cleandoc("\n".join(lines)) for name, lines in messages.items()}
