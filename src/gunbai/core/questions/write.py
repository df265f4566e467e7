"""Write a text."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from gunbai.core.phrase import NOTHING, TEXT_MOST, Phrase, Seat, Value, Values, Written
from gunbai.core.questions.ask import Ask

PROSE_DEEP, PROSE_WIDE = 8, 9
"""How deep the phrases of a written text may be nested, and how many values each may have."""


class Write(Ask):
    """Write a text of at most ``most`` characters and ``lines`` lines; ``blank`` may be empty.

    The answer is the text; or, where it was put together from the game's prose, an object: the
    ``text``, and the ``key`` and ``values`` of the phrase as which others read it (`Written`).
    """

    kind: ClassVar[str] = "write"
    OWN: ClassVar[Sequence[str]] = ("blank", "lines", "most")
    __slots__ = OWN

    def __init__(
        self,
        seat: Seat,
        key: str,
        most: int = TEXT_MOST,
        lines: int = 1,
        blank: bool = False,
        *,
        rule: str = "",
        about: Any = None,
        values: Values = NOTHING,
        secret: bool = False,
        subject: Values = NOTHING,
    ) -> None:
        self.seat, self.key, self.rule = seat, key, rule
        self.about, self.values = about, values
        self.secret, self.subject = secret, subject
        self.most, self.lines, self.blank = most, lines, blank

    def read(self, value: Value) -> Any:
        if type(value) is dict:
            return Written(self.read(value.get("text")), self._phrase(value, PROSE_DEEP))
        if type(value) is not str:
            raise self.refuse("core.not-text")
        if len(value) > self.most:
            raise self.refuse("core.too-long", given=len(value), most=self.most)
        if not self.blank and not value.strip():
            raise self.refuse("core.blank")
        if value.count("\n") >= self.lines:
            raise self.refuse("core.too-many-lines", given=value.count("\n") + 1, most=self.lines)
        if not value.isprintable() and not value.replace("\n", "").isprintable():
            raise self.refuse("core.unprintable")
        return value

    def _phrase(self, given: Value, depth: int) -> Phrase:
        """A phrase from its JSON: keys of the game's own prose, with texts or phrases as values."""
        prose = f"{self.key.partition('.')[0]}.prose."
        key, values = (given.get("key"), given.get("values", {})) if depth else (None, None)
        if type(key) is not str or not key.startswith(prose) or type(values) is not dict:
            raise self.refuse("core.not-text")
        if len(key) > self.most or len(values) > PROSE_WIDE:
            raise self.refuse("core.not-text")
        return Phrase(key, {name: self._value(each, depth) for name, each in values.items()})

    def _value(self, given: Value, depth: int) -> Any:
        if type(given) is dict:
            return self._phrase(given, depth - 1)
        if type(given) is not str or len(given) > TEXT_MOST:
            raise self.refuse("core.not-text")
        return given

    def sample(self, rng: Random) -> Value:
        return SAMPLES[int(rng.random() * len(SAMPLES))]


SAMPLES = ("snow on the gate", "one crow", "the fan is closed", "снег на воротах", "雪")
"""Short texts for random players: enough to be seen, and no two scripts alike."""
