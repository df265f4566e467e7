"""Pick some of several items."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from gunbai.core.phrase import NOTHING, ScriptFault, Seat, Value, Values, shown
from gunbai.core.questions.ask import Ask


class Pick(Ask):
    """Pick between ``least`` and ``most`` of the ``items``; the answer lists their positions.

    ``ids`` has the id of each item (a seat, a unit), where its words or number do not tell it.
    """

    kind: ClassVar[str] = "pick"
    OWN: ClassVar[Sequence[str]] = ("ids", "items", "least", "most")
    __slots__ = OWN

    def __init__(
        self,
        seat: Seat,
        key: str,
        items: Sequence[Any],
        least: int = 0,
        most: int | None = None,
        *,
        ids: Sequence[Any] = (),
        rule: str = "",
        about: Any = None,
        values: Values = NOTHING,
        secret: bool = False,
        subject: Values = NOTHING,
    ) -> None:
        self.seat, self.key, self.rule = seat, key, rule
        self.about, self.values = about, values
        self.secret, self.subject = secret, subject
        if not 0 <= least <= (len(items) if most is None else most) <= len(items):
            raise ScriptFault(
                f"{key}: between {least} and {most} of {len(items)} items cannot be picked."
            )
        self.items = items
        self.ids = ids
        self.least = least
        self.most = most

    def sizes(self) -> Sequence[int]:
        """How many may be picked, lowest first."""
        most = len(self.items) if self.most is None else self.most
        return range(self.least, most + 1)

    def read(self, value: Value) -> Any:
        most = len(self.items) if self.most is None else self.most
        if type(value) is not list or not all(type(place) is int for place in value):
            raise self.refuse("core.not-places", given=shown(value), last=len(self.items) - 1)
        if len(set(value)) < len(value) or not all(0 <= p < len(self.items) for p in value):
            raise self.refuse("core.not-places", given=shown(value), last=len(self.items) - 1)
        if not self.least <= len(value) <= most:
            key = "core.wrong-count-exactly" if self.least == most else "core.wrong-count"
            raise self.refuse(key, count=len(value), least=self.least, most=most)
        return value.copy()

    def sample(self, rng: Random) -> Value:
        most = len(self.items) if self.most is None else self.most
        return sorted(rng.sample(range(len(self.items)), rng.randint(self.least, most)))
