"""Puzzles of any game: of a day or without end, told in a language, and answered.

A puzzle has an id, from which alone it is made again: ``2026-12-01`` is that of a day, the same
for everybody; ``SEED.7`` the seventh of an endless row whose themes take turns, ``SEED.7.THEME``
of a row of one theme. To make one takes up to some seconds: a server does that beside its loop.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import lru_cache
from itertools import count

from msgspec import Struct

from gunbai.analysis.puzzle import Maker, Puzzle
from gunbai.core.game import Game
from gunbai.core.script import refused, shown
from gunbai.registry import find, registered
from gunbai.words.catalogue import bundle

ROW = re.compile(r"([A-Za-z0-9]{1,32})\.(\d{1,9})(?:\.([a-z-]+))?")


def games() -> list[str]:
    """The ids of the games that have puzzles."""
    return [id_ for id_, game in registered().items() if game.part("puzzles")]


def themes(game: Game | str) -> Sequence[str]:
    """The themes of a game's puzzles; raise `Refused` where it has none."""
    return tuple(map(str, _part(game)[0]))


def day_id(day: date) -> str:
    """The id of the puzzle of a day."""
    return day.isoformat()


def row_id(seed: str, number: int, theme: str = "") -> str:
    """The id of a puzzle in an endless row; ``seed`` is up to 32 letters and digits."""
    return f"{seed}.{number}.{theme}" if theme else f"{seed}.{number}"


def endless(game: Game | str, seed: str, theme: str = "") -> Iterator[Puzzle]:
    """Puzzle after puzzle, of one theme or of all in turn."""
    return (puzzle(game, row_id(seed, number, theme)) for number in count())


def puzzle(game: Game | str, id_: str) -> Puzzle:
    """The puzzle of an id; raise `Refused` where there is none."""
    known, make = _part(game)
    row = ROW.fullmatch(id_)
    if row is None:
        day = _day(id_)
        return _drawn(make, id_, known[day.toordinal() % len(known)])
    seed, number, theme = row[1], int(row[2]), row[3]
    if theme and theme not in known:
        raise refused("analysis.no-theme", given=shown(theme), legal=list(known))
    return _drawn(make, f"{seed}/{number}", theme or known[number % len(known)])


def _day(text: str) -> date:
    """The day that an id names."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise refused("analysis.no-such-puzzle", given=shown(text)) from None
    if text != day.isoformat():
        raise refused("analysis.no-such-puzzle", given=shown(text))
    return day


@lru_cache(maxsize=256)
def _drawn(make: Maker, seed: str, theme: str) -> Puzzle:
    """What was drawn stays at hand: whoever answers asks for the same puzzle again."""
    return make(seed, theme)


def _part(game: Game | str) -> tuple[Sequence[str], Maker]:
    """The themes of a game's puzzles, and what makes one."""
    game = find(game)
    part = game.part("puzzles")
    if part is None:
        raise refused("analysis.no-puzzles", game=game.id, legal=games())
    return part.THEMES, part.puzzle


class ToldPuzzle(Struct, frozen=True):
    """A puzzle in words; ``options`` are the answers by their ids, ``listed`` or not."""

    game: str
    id: str
    theme: str
    title: str
    position: Sequence[str]
    question: str
    how: str
    options: Mapping[str, str]
    listed: bool


class ToldAnswer(Struct, frozen=True):
    """Whether an answer was ``right``; the right one, by its id and in words, and why."""

    right: bool
    given: str
    answer: str
    verdict: str
    reasons: Sequence[str]


def told(game: Game | str, id_: str, language: str) -> ToldPuzzle:
    """A puzzle in a language."""
    game = find(game)
    found, words = puzzle(game, id_), bundle(language)
    return ToldPuzzle(
        game=game.id,
        id=id_,
        theme=found.theme,
        title=words.say(f"{game.id}.puzzle.theme.{found.theme}"),
        position=[words.phrase(line) for line in found.position()],
        question=words.phrase(found.question()),
        how=words.phrase(found.how()),
        options={option: words.phrase(found.named(option)) for option in found.options},
        listed=found.listed,
    )


def answered(game: Game | str, id_: str, text: str, language: str) -> ToldAnswer:
    """Whether an answer, by its id or as it was typed, is right; raise `Refused` if it is none."""
    found, words = puzzle(game, id_), bundle(language)
    given = found.meant(text)
    right = given == found.answer
    return ToldAnswer(
        right=right,
        given=given,
        answer=found.answer,
        verdict=words.say(
            f"analysis.puzzle-{'right' if right else 'wrong'}",
            {"given": found.named(given), "answer": found.named(found.answer)},
        ),
        reasons=[words.phrase(line) for line in found.reasons(given)],
    )
