"""Scenarios as TOML files that a wargamer can write (docs/scenarios.md), read into values.

Reading never guesses: whatever is missing, unknown or of the wrong kind is a `Problem` with its
line, and so is everything that `scenario_check` finds against the rules.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

from msgspec import Meta

from gunbai.core.script import Phrase, Refusal, Refused, shown
from gunbai.games.daimyo.pieces.refusals import converted, no
from gunbai.games.daimyo.scenarios.lines import Lines, Place

TIME = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")
TEXT_MOST = 200_000
NAME_MOST = 200
ABOUT_MOST = 4000


@dataclass(frozen=True)
class Problem:
    """What is wrong with a scenario, and in which line."""

    line: int
    what: Refusal

    @property
    def refusal(self) -> Refusal:
        """The problem as one refusal that names its line."""
        words = Phrase(self.what.key, self.what.values)
        return Refusal("daimyo.no.scenario", self.what.rule, {"line": self.line, "what": words})


def together(problems: Sequence[Problem]) -> Refusal:
    """All problems as one refusal: every one with its line."""
    *before, last = [problem.refusal for problem in problems]
    for refusal in reversed(before):
        values = {"fault": refusal, "rest": last}
        last = Refusal("daimyo.no.scenario-several", refusal.rule, values)
    return last


@dataclass
class Problems:
    """Problems as they are found, with the lines to name."""

    lines: Lines
    found: list[Problem] = field(default_factory=list)

    def add(self, place: Place, refused: Refused) -> None:
        """Note a refusal at a place of the file."""
        self.found.append(Problem(self.lines.of(place), refused.refusal))

    def judge(self, place: Place, check: Callable[[], Any]) -> Any:
        """Run a check or a reader; note its refusal and return None if it refuses."""
        try:
            return check()
        except Refused as refused:
            self.add(place, refused)
            return None


def parse(text: str) -> tuple[dict[str, Any], Problems]:
    """The file as plain data, and an empty list of problems that knows its lines.

    Raises:
        Refused: it is too long or no TOML; the refusal names the line.

    """
    if len(text) > TEXT_MOST:
        raise no("scenario-too-long", "scenario", most=TEXT_MOST)
    try:
        return tomllib.loads(text), Problems(Lines(text))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else 1
        what = no("scenario-toml", "scenario", given=shown(str(error)))
        raise Refused(Problem(line, what.refusal).refusal) from None


class Table:
    """One table of the file: reads its keys by kind and finds those that nobody read."""

    def __init__(self, data: Mapping[str, Any], place: Place, problems: Problems) -> None:
        self.data = data
        self.place = place
        self.problems = problems
        self._read: set[str] = set()

    def take(self, key: str, kind: Callable[[Any], Any], default: Any = ...) -> Any:
        """The value of a key, made by ``kind``; without a default a missing key is a problem."""
        self._read.add(key)
        if key not in self.data:
            if default is ...:
                self.problems.add(self.place, no("scenario-missing", "scenario", field=key))
                return None
            return default
        return self.problems.judge((*self.place, key), lambda: kind(self.data[key]))

    def name(self, key: str, default: Any = ...) -> Any:
        """A name in both languages: KEY, and KEY-ru where the Russian one differs."""
        english = self.take(key, text_of(NAME_MOST), default)
        russian = self.take(f"{key}-ru", text_of(NAME_MOST), english)
        return bilingual(english or "", russian or english or "")

    def finish(self) -> None:
        """Note every key that the format does not know."""
        for key in self.data:
            if key not in self._read:
                refused = no("scenario-unknown-key", "scenario", given=shown(key))
                self.problems.add((*self.place, key), refused)


def bilingual(english: str, russian: str) -> Phrase:
    """A text that each catalogue says in its own language."""
    return Phrase("daimyo.text", {"en": english, "ru": russian})


def tables(data: Mapping[str, Any], key: str, problems: Problems, *, most: int) -> Iterator[Table]:
    """The tables of an array ``[[key]]``; each is finished as the next is asked for."""
    found = data.get(key, [])
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        problems.add((key,), no("scenario-not-tables", "scenario", field=key))
        return
    if len(found) > most:
        problems.add((key, most), no("scenario-too-many", "scenario", field=key, most=most))
    for number, row in enumerate(found[:most]):
        table = Table(row, (key, number), problems)
        yield table
        table.finish()


# Kinds of values


def text_of(most: int) -> Callable[[Any], str]:
    """A reader of a text of 1 to ``most`` characters."""

    def read(value: Any) -> str:
        if not isinstance(value, str) or not 1 <= len(value.strip()) <= most:
            raise no("scenario-text", "scenario", given=shown(value), most=most)
        return " ".join(value.split())

    return read


def reader(what: str, kind: Any, **bounds: float) -> Callable[[Any], Any]:
    """A reader of values of a type, and how those are refused that are of another."""
    return lambda value: converted(value, kind, what, "scenario", **bounds)


def number_of(low: float, high: float) -> Callable[[Any], float]:
    """A reader of a number within bounds."""
    kind = Annotated[float, Meta(ge=low, le=high)]
    return reader("scenario-number", kind, least=low, most=high)


def whole_of(low: int, high: int) -> Callable[[Any], int]:
    """A reader of a whole number within bounds."""
    kind = Annotated[int, Meta(ge=low, le=high)]
    return reader("scenario-whole", kind, least=low, most=high)


id_of = reader("scenario-id", Annotated[str, Meta(pattern=r"\A[a-z0-9][a-z0-9-]{0,29}\Z")])
"""A reader of an id: small letters, digits and dashes."""
flag_of = reader("scenario-flag", bool)
"""A reader of true or false."""


def one_of(names: Iterable[str]) -> Callable[[Any], Any]:
    """A reader of one of the names listed, as it is listed."""
    legal = list(names)

    def read(value: Any) -> Any:
        if value not in legal:
            raise no("scenario-choice", "scenario", given=shown(value), legal=legal)
        return legal[legal.index(value)]

    return read


def time_of(value: Any) -> int:
    """A reader of a time of day, ``HH:MM``, into minutes since midnight."""
    found = TIME.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        raise no("scenario-time", "scenario", given=shown(value))
    return 60 * int(found[1]) + int(found[2])


def spot_of(value: Any) -> tuple[float, float]:
    """A reader of a place ``[x, y]`` in centimetres."""
    if not isinstance(value, list) or len(value) != 2:
        raise no("scenario-spot", "scenario", given=shown(value))
    read = number_of(-1000, 1000)
    return read(value[0]), read(value[1])


def course_of(value: Any) -> list[tuple[float, float]]:
    """A reader of a list of places, at least two."""
    if not isinstance(value, list) or not 2 <= len(value) <= 200:
        raise no("scenario-course", "scenario", given=shown(value))
    return [spot_of(spot) for spot in value]
