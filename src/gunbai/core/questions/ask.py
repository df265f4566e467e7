"""What every question of a script has. Nobody changes a question once it is made."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Self

from gunbai.core.phrase import (
    Refusal,
    Refused,
    Seat,
    Value,
    Values,
)

COMMON = ("about", "key", "rule", "seat", "secret", "subject", "values")
"""What every question has."""


class Ask:
    """A question to one seat; the script goes on with its answer.

    ``key`` names the question in the catalogue (``game.what``) and ``values`` fill its words;
    ``subject`` tells by ids whom and what it concerns (``{"seat": 2, "who": "samurai-ko"}``; plain
    JSON, for bots and screens: a name is for words only); ``rule`` is where the rulebook speaks of
    it; ``about`` is whatever object of the game it concerns, for the game's own hints, and never
    leaves the match; ``secret`` marks an answer that stays hidden from the others after it is
    given, until the game itself tells it.
    """

    __slots__ = COMMON

    kind: ClassVar[str]
    """What screens and other programs call a question of this kind."""
    OWN: ClassVar[Sequence[str]]
    """What only a question of this kind has."""

    seat: Seat
    key: str
    rule: str
    about: Any
    values: Values
    secret: bool
    subject: Values

    @abstractmethod
    def read(self, value: Value) -> Any:
        """What the script goes on with after an answer, or raise `Refused`.

        The answer is plain JSON, which the record keeps; what is read from it is the script's own.
        """

    def takes(self, value: Value) -> bool:
        """Whether a value is an answer."""
        try:
            self.read(value)
        except Refused:
            return False
        return True

    @abstractmethod
    def sample(self, rng: Random) -> Value:
        """Some legal answer, drawn at random."""

    def without_about(self) -> Self:
        """The same question as it may be shown to a bot."""
        if self.about is None:
            return self
        given = {name: getattr(self, name) for name in (*COMMON, *self.OWN)}
        return type(self)(**{**given, "about": None})

    def __repr__(self) -> str:
        own = "".join(f", {name}={getattr(self, name)!r}" for name in self.OWN)
        return f"{type(self).__name__}({self.seat}, {self.key!r}{own})"

    def refuse(self, key: str, **values: Any) -> Refused:
        """Make a refusal that cites this question's rule."""
        return Refused(Refusal(key, self.rule, values))
