"""Divide points among fields."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from gunbai.core.phrase import NOTHING, ScriptFault, Seat, Value, Values, Word
from gunbai.core.questions.ask import Ask


class Divide(Ask):
    """Divide ``total`` points among ``fields``, at least ``least`` in each; all must be spent."""

    kind: ClassVar[str] = "divide"
    OWN: ClassVar[Sequence[str]] = ("fields", "least", "total")
    __slots__ = OWN

    def __init__(
        self,
        seat: Seat,
        key: str,
        fields: Sequence[str],
        total: int,
        least: int = 0,
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
        if total < least * len(fields) or not fields:
            raise ScriptFault(
                f"{key}: {total} points cannot be divided, {least} at least in each of {fields!r}."
            )
        self.fields = fields
        self.total = total
        self.least = least

    def read(self, value: Value) -> Any:
        legal = {"total": self.total, "least": self.least}
        if type(value) is not dict or set(value) != set(self.fields):
            raise self.refuse("core.not-the-fields", fields=[self.word(f) for f in self.fields])
        if not all(type(points) is int for points in value.values()):
            raise self.refuse("core.not-whole-points", **legal)
        if min(value.values()) < self.least:
            raise self.refuse("core.too-few-points", **legal)
        if sum(value.values()) != self.total:
            raise self.refuse("core.wrong-points", given=sum(value.values()), **legal)
        return value.copy()

    def word(self, field: str) -> Word:
        """The catalogue's key of a field."""
        return Word(f"{self.key}.{field}")

    def sample(self, rng: Random) -> Value:
        points = dict.fromkeys(self.fields, self.least)
        for _ in range(self.total - self.least * len(self.fields)):
            points[self.fields[int(rng.random() * len(self.fields))]] += 1
        return points
