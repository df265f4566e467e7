"""Give an order that the game itself judges."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from gunbai.core.phrase import NOTHING, Seat, Value, Values, shown
from gunbai.core.questions.ask import Ask


class Order(Ask):
    """Give a structured order, which the game itself judges (a unit's move).

    ``judge`` returns what the script goes on with (None: the answer as it is), or raises `Refused`
    where the order is illegal; ``draw`` draws some legal order; ``form`` tells screens and bots
    what may be in it (plain JSON).
    """

    kind: ClassVar[str] = "order"
    OWN: ClassVar[Sequence[str]] = ("draw", "form", "judge")
    __slots__ = OWN

    def __init__(
        self,
        seat: Seat,
        key: str,
        judge: Callable[[Value], Any],
        draw: Callable[[Random], Value],
        form: Mapping[str, Any] = NOTHING,
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
        self.judge = judge
        self.draw = draw
        self.form = form

    def read(self, value: Value) -> Any:
        if type(value) is not dict:
            raise self.refuse("core.not-an-order", given=shown(value))
        judged = self.judge(value)
        return value if judged is None else judged

    def sample(self, rng: Random) -> Value:
        return self.draw(rng)
