"""Name a whole number."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from gunbai.core.phrase import NOTHING, ScriptFault, Seat, Value, Values, shown
from gunbai.core.questions.ask import Ask


class Number(Ask):
    """Name a whole number from ``low`` to ``high``."""

    kind: ClassVar[str] = "number"
    OWN: ClassVar[Sequence[str]] = ("high", "low")
    __slots__ = OWN

    def __init__(
        self,
        seat: Seat,
        key: str,
        low: int,
        high: int,
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
        if low > high:
            raise ScriptFault(f"{key}: there is no whole number from {low} to {high}.")
        self.low = low
        self.high = high

    def read(self, value: Value) -> Any:
        if type(value) is not int or not self.low <= value <= self.high:
            raise self.refuse("core.not-in-range", given=shown(value), low=self.low, high=self.high)
        return value

    def sample(self, rng: Random) -> Value:
        return self.low + int(rng.random() * (self.high - self.low + 1))
