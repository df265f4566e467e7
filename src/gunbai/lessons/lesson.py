"""The words of a lesson: what is said at which question, of which event, first and last.

``lessons/ID.LANG.md`` begins with ``# Title`` and what is said first. Then each ``## HEAD`` is
followed by what is said at that point:

- ``{KEY}``: each time the reader is asked that question; ``{KEY} 2`` the second time it is asked;
- ``told {KEY}``: the first time the reader is told that event;
- ``end``: when the game is over.

The reader is asked what has a remark; all else that the game asks of that seat is answered for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct

from gunbai.core.game import Game
from gunbai.registry import find
from gunbai.words.languages import typeset

FOLDER = "lessons"
END = "end"
_HEAD = re.compile(r"(told )?\{([\w.-]+)\}(?: (\d+))?")


class Lesson(Struct, frozen=True):
    """What a lesson says.

    ``asked`` is by the key of a question and which time it is asked (0: each time that is not
    named), ``told`` by the key of an event.
    """

    id: str
    title: str
    intro: str
    asked: Mapping[tuple[str, int], str]
    told: Mapping[str, str]
    end: str = ""

    def plays(self, key: str) -> bool:
        """Whether a question is one that the reader answers."""
        return any(point == key for point, _ in self.asked)

    def remark(self, key: str, time: int) -> str:
        """What is said at a question that is asked for the ``time``-th time, counted from 1."""
        return self.asked.get((key, time)) or self.asked.get((key, 0), "")


def lessons(game: Game, language: str) -> Iterator[Lesson]:
    """The lessons of a game, by their ids; in English where a language has not their words."""
    for file in sorted((game.folder / FOLDER).glob("*.en.md")):
        yield lesson(game.id, file.name.removesuffix(".en.md"), language)


@cache
def lesson(game: str, id_: str, language: str) -> Lesson:
    """A lesson in a language, or else in English; raise `LookupError` where there is none."""
    folder = find(game).folder / FOLDER
    return parse(id_, of_language(folder, id_, language, "md").read_text(encoding="utf-8"))


def of_language(folder: Path, id_: str, language: str, ending: str) -> Path:
    """A file of a lesson in a language, or else in English."""
    for code in (language, "en"):
        if (file := folder / f"{id_}.{code}.{ending}").is_file():
            return file
    raise LookupError(f"There is no lesson {id_!r} in {folder}.")


def parse(id_: str, text: str) -> Lesson:
    """Parse the words of a lesson; raise `ValueError` naming the head that is none."""
    start, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, intro = start.partition("\n")
    if not title.startswith("# "):
        raise ValueError(f"A lesson begins with '# Title', not {title!r}.")
    asked: dict[tuple[str, int], str] = {}
    told: dict[str, str] = {}
    end = ""
    for part in parts:
        head, _, body = part.partition("\n")
        said = _flat(body)
        found = _HEAD.fullmatch(head.strip())
        if head.strip() == END:
            end = said
        elif found is None or (found[1] and found[3]):
            raise ValueError(
                f"A remark's head is '{{KEY}}', 'told {{KEY}}' or 'end', not {head!r}."
            )
        elif found[1]:
            told[found[2]] = said
        else:
            asked[found[2], int(found[3] or 0)] = said
    return Lesson(id_, _flat(title.removeprefix("# ")), _flat(intro), asked, told, end)


def _flat(text: str) -> str:
    """A paragraph on one line, with no-break spaces where they belong."""
    return typeset(" ".join(text.split()))
