"""Odds that a game offers to the outside: named questions with parameters, answered in plain JSON.

A game that offers some has a module ``odds_commands`` beside its words that holds ``COMMANDS``, a
tuple of `OddsCommand`. Whoever asks (a command line, a page) builds its own form from these values;
the game knows neither. Nothing heavy is imported here: a command line shows its help from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from gunbai.core.game import Game

REQUIRED: Any = object()
"""The default of a parameter that must be given."""


class Parameter(NamedTuple):
    """One parameter of a question.

    ``read`` makes its value from text: it raises `ValueError` where the text has not the ``shape``
    that was asked for (``N``, ``FACET:KAMAE``), or `Refused` where the value itself is illegal. A
    parameter without a shape is a switch, off unless it is named.
    """

    name: str
    shape: str = ""
    read: Callable[[str], Any] = str
    default: Any = REQUIRED

    @property
    def is_switch(self) -> bool:
        """Whether it takes no value."""
        return not self.shape

    @property
    def word(self) -> str:
        """Its name as a Python word: the keyword under which its value is handed over."""
        return self.name.replace("-", "_")


class OddsCommand(NamedTuple):
    """One question about chances.

    ``reckon`` is called with the value of every parameter by keyword and returns plain JSON, in
    which a chance or an amount is ``{"exact": "a/b", "value": 0.5}``, an estimated chance
    ``{"value": 0.5, "error": 0.01}``. ``amounts`` are those keys whose numbers are no chances (a
    mean, a change of score).

    The catalogue of the ``game`` says what it is about under ``GAME.query.NAME``, what a parameter
    means under ``GAME.query.option.NAME``, and what a key of the answer (or a text that is a value
    of it) is called under ``GAME.query.label.KEY``, or ``….label.KEY.COLUMN`` for one column of a
    list of rows. Labels that the game has elsewhere are named in ``labels``, by key.
    """

    game: str
    name: str
    parameters: tuple[Parameter, ...]
    reckon: Callable[..., Mapping[str, Any]]
    amounts: frozenset[str] = frozenset()
    labels: Mapping[str, str] = {}

    @property
    def key(self) -> str:
        """The key of what it is about."""
        return f"{self.game}.query.{self.name}"

    def key_of(self, parameter: Parameter) -> str:
        """The key of what a parameter means."""
        return f"{self.game}.query.option.{parameter.name}"

    def label_keys(self, key: str, table: str = "") -> tuple[str, ...]:
        """The keys under which a key of the answer may have its name, the best first."""
        within = (f"{self.game}.query.label.{table}.{key}",) if table else ()
        return (*within, self.labels.get(key, f"{self.game}.query.label.{key}"))

    def answer(self, given: Mapping[str, Any]) -> Mapping[str, Any]:
        """Reckon with the values given by name; raise `Refused` where one is illegal."""
        values = {p.word: p.default for p in self.parameters if p.default is not REQUIRED}
        return self.reckon(**{**values, **given})


def commands(game: Game) -> tuple[OddsCommand, ...]:
    """The questions that a game offers; none where it has no ``odds_commands``."""
    found: tuple[OddsCommand, ...] = getattr(game.part("odds_commands"), "COMMANDS", ())
    return found


# -- readers of parameters ------------------------------------------------------------------------


def one_of(*legal: str) -> Callable[[str], str]:
    """A reader that takes one of the words listed."""

    def read(text: str) -> str:
        if text not in legal:
            raise ValueError(text)
        return text

    return read


def whole(low: int, high: int) -> Callable[[str], int]:
    """A reader that takes a whole number within bounds."""

    def read(text: str) -> int:
        number = integer(text)
        if not low <= number <= high:
            from gunbai.core.script import refused

            raise refused("core.not-in-range", given=text, low=low, high=high)
        return number

    return read


def integer(text: str) -> int:
    """Read a whole number of at most nine digits, such as ``12``, ``-2`` or ``+1``."""
    if len(text) > 10:
        raise ValueError(text)
    return int(text)


def integers(text: str) -> list[int]:
    """Read whole numbers between commas: ``9,7,3``."""
    return [integer(part) for part in text.split(",")]


def pair(text: str) -> tuple[int, int]:
    """Read two whole numbers with a colon between them: ``1:2``."""
    first, second = text.split(":")
    return integer(first), integer(second)
