"""What is said and answered: values, phrases of the catalogue, refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self, TypeAlias

from msgspec import Struct

Seat: TypeAlias = int
"""A place at the table, counted from 0 as the game lists its roles."""
Value: TypeAlias = Any
"""An answer: plain JSON (text, whole number, list, object)."""
Values: TypeAlias = Mapping[str, Any]
"""Named values of a phrase: text, numbers, `Word`s, and lists of these."""

NOTHING: Mapping[Any, Any] = {}
TEXT_MOST = 500


class Word(str):
    """A key of the catalogue used as a value: shown as that entry in the reader's language."""

    __slots__ = ()


class Phrase(Struct, frozen=True, gc=False):
    """Something to say: a key of the catalogue and its named values."""

    key: str
    values: Values = NOTHING


class Written(str):
    """A text that was put together from the catalogue: read as ``phrase`` in every language.

    As a ``str`` it is the text in the language of whoever wrote it.
    """

    phrase: Phrase
    __slots__ = ("phrase",)

    def __new__(cls, text: str, phrase: Phrase) -> Self:
        made = super().__new__(cls, text)
        made.phrase = phrase
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return Written, (str(self), self.phrase)

    def strip(self, chars: str | None = None, /) -> str:
        """Itself: there is nothing around what was put together."""
        return self if chars is None else super().strip(chars)

    @property
    def as_json(self) -> dict[str, Any]:
        """The phrase as it is kept in a record."""
        return _plain(self.phrase)


def _plain(phrase: Phrase) -> dict[str, Any]:
    values = {
        name: _plain(value) if isinstance(value, Phrase) else value
        for name, value in phrase.values.items()
    }
    return {"key": phrase.key, "values": values} if values else {"key": phrase.key}


class Refusal(Struct, frozen=True):
    """Why an answer is not taken: a phrase, and the id of the rule that says so."""

    key: str
    rule: str = ""
    values: Values = NOTHING


class Refused(ValueError):  # noqa: N818 - the domain's word; nothing is broken
    """Raised when an answer, option or request is against the rules; nothing has changed.

    ``speak`` says a refusal as ``str`` shows it. The kernel knows no catalogue, so `gunbai.play`
    puts the English sentence in its place.
    """

    speak: ClassVar[Callable[[Refusal], str]] = staticmethod(str)

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal

    def __str__(self) -> str:
        return Refused.speak(self.refusal)


class ScriptFault(RuntimeError):  # noqa: N818 - not an error of who plays, but of the script
    """Raised where the script of a game breaks the contract; it says at which question."""


def refused(key: str, rule: str = "", **values: Any) -> Refused:
    """Make the exception of a refusal: ``raise refused("core.over", …)``."""
    return Refused(Refusal(key, rule, values))


def shown(value: Value) -> str:
    """A wrong answer as it may be quoted in a refusal: short, and never more than a line."""
    text = value if isinstance(value, str) else repr(value)
    text = " ".join(text.split())
    text = "".join(letter if letter.isprintable() else "·" for letter in text[:60])
    return f"{text[:37]}…" if len(text) > 40 else text


def signed(number: int) -> str:
    """A number with its sign, as it is printed: ``+2``, ``−1`` (a minus, not a hyphen), ``0``."""
    return f"{number:+d}".replace("-", "−") if number else "0"
