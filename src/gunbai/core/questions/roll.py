"""Roll dice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from gunbai.core.phrase import NOTHING, Seat, Value, Values
from gunbai.core.questions.ask import Ask


class Roll(Ask):
    """Roll ``count`` dice of ``sides``: asked of fate, or of the seat where dice are typed in."""

    kind: ClassVar[str] = "roll"
    OWN: ClassVar[Sequence[str]] = ("count", "sides")
    __slots__ = OWN

    def __init__(
        self,
        seat: Seat,
        key: str,
        count: int,
        sides: int = 6,
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
        self.count = count
        self.sides = sides

    def read(self, value: Value) -> Any:
        if type(value) not in (list, tuple) or not all(type(face) is int for face in value):
            raise self.refuse("core.not-faces", count=self.count, sides=self.sides)
        if len(value) != self.count or not all(1 <= face <= self.sides for face in value):
            raise self.refuse("core.not-faces", count=self.count, sides=self.sides)
        return tuple(value)

    def sample(self, rng: Random) -> Value:
        return [rng.randint(1, self.sides) for _ in range(self.count)]
