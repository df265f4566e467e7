"""The questions that a script may ask: how each is answered, and what is no answer to it.

Plain classes, because they are made and asked at every step: `make fast` compiles them. Nobody
changes a question once it is made.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Self

from gunbai.core.phrase import (
    NOTHING,
    TEXT_MOST,
    Refusal,
    Refused,
    Seat,
    Value,
    Values,
    Word,
    shown,
)


class Ask(ABC):
    """A question to one seat; the script goes on with its answer.

    ``key`` names the question in the catalogue (``game.what``) and ``values`` fill its words;
    ``rule`` is where the rulebook speaks of it; ``about`` is whatever object of the game it
    concerns, for the game's own hints, and never leaves the match; ``secret`` marks an answer that
    others may not learn from its being given.
    """

    __slots__ = ("about", "key", "rule", "seat", "secret", "values")

    def __init__(
        self,
        seat: Seat,
        key: str,
        *,
        rule: str = "",
        about: Any = None,
        values: Values = NOTHING,
        secret: bool = False,
    ) -> None:
        self.seat = seat
        self.key = key
        self.rule = rule
        self.about = about
        self.values = values
        self.secret = secret

    @abstractmethod
    def check(self, value: Value) -> None:
        """Accept an answer silently, or raise `Refused`."""

    @abstractmethod
    def sample(self, rng: Random) -> Value:
        """Some legal answer, drawn at random."""

    @abstractmethod
    def particulars(self) -> tuple[Any, ...]:
        """What only this kind of question has, in the order in which it is made of them."""

    def without_about(self) -> Self:
        """The same question as it may be shown to a bot."""
        return type(self)(
            self.seat,
            self.key,
            *self.particulars(),
            rule=self.rule,
            values=self.values,
            secret=self.secret,
        )

    def __repr__(self) -> str:
        told = ", ".join(map(repr, (self.seat, self.key, *self.particulars())))
        return f"{type(self).__name__}({told})"

    def refuse(self, key: str, **values: Any) -> Refused:
        """Make a refusal that cites this question's rule."""
        return Refused(Refusal(key, self.rule, values))


class Choose(Ask):
    """Choose one of the ``options`` (ids); ``barred`` ones are shown with the reason why not."""

    __slots__ = ("barred", "options")

    def __init__(
        self,
        seat: Seat,
        key: str,
        options: Sequence[str],
        barred: Mapping[str, Refusal] = NOTHING,
        *,
        rule: str = "",
        about: Any = None,
        values: Values = NOTHING,
        secret: bool = False,
    ) -> None:
        super().__init__(seat, key, rule=rule, about=about, values=values, secret=secret)
        self.options = options
        self.barred = barred

    def particulars(self) -> tuple[Any, ...]:
        return self.options, self.barred

    def check(self, value: Value) -> None:
        if type(value) is str:
            if value in self.options:
                return
            if value in self.barred:
                raise Refused(self.barred[value])
        raise self.refuse(
            "core.not-an-option", given=shown(value), legal=[self.word(o) for o in self.options]
        )

    def word(self, option: str) -> Word:
        """The catalogue's key of an option: the question's own key, then the id."""
        return Word(f"{self.key}.{option}")

    def sample(self, rng: Random) -> Value:
        return self.options[int(rng.random() * len(self.options))]


class Pick(Ask):
    """Pick between ``least`` and ``most`` of the ``items``; the answer lists their positions."""

    __slots__ = ("items", "least", "most")

    def __init__(
        self,
        seat: Seat,
        key: str,
        items: Sequence[Any],
        least: int = 0,
        most: int | None = None,
        *,
        rule: str = "",
        about: Any = None,
        values: Values = NOTHING,
        secret: bool = False,
    ) -> None:
        super().__init__(seat, key, rule=rule, about=about, values=values, secret=secret)
        self.items = items
        self.least = least
        self.most = most

    def particulars(self) -> tuple[Any, ...]:
        return self.items, self.least, self.most

    def check(self, value: Value) -> None:
        most = len(self.items) if self.most is None else self.most
        if type(value) is not list or not all(type(place) is int for place in value):
            raise self.refuse("core.not-places", given=shown(value), count=len(self.items))
        if len(set(value)) < len(value) or not all(0 <= p < len(self.items) for p in value):
            raise self.refuse("core.not-places", given=shown(value), count=len(self.items))
        if not self.least <= len(value) <= most:
            raise self.refuse("core.wrong-count", count=len(value), least=self.least, most=most)

    def sample(self, rng: Random) -> Value:
        most = len(self.items) if self.most is None else self.most
        return sorted(rng.sample(range(len(self.items)), rng.randint(self.least, most)))


class Divide(Ask):
    """Divide ``total`` points among ``fields``, at least ``least`` in each; all must be spent."""

    __slots__ = ("fields", "least", "total")

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
    ) -> None:
        super().__init__(seat, key, rule=rule, about=about, values=values, secret=secret)
        self.fields = fields
        self.total = total
        self.least = least

    def particulars(self) -> tuple[Any, ...]:
        return self.fields, self.total, self.least

    def check(self, value: Value) -> None:
        legal = {"total": self.total, "least": self.least}
        if type(value) is not dict or set(value) != set(self.fields):
            raise self.refuse("core.not-the-fields", fields=[self.word(f) for f in self.fields])
        if not all(type(points) is int for points in value.values()):
            raise self.refuse("core.not-whole-points", **legal)
        if min(value.values()) < self.least:
            raise self.refuse("core.too-few-points", **legal)
        if sum(value.values()) != self.total:
            raise self.refuse("core.wrong-points", given=sum(value.values()), **legal)

    def word(self, field: str) -> Word:
        """The catalogue's key of a field."""
        return Word(f"{self.key}.{field}")

    def sample(self, rng: Random) -> Value:
        points = dict.fromkeys(self.fields, self.least)
        for _ in range(self.total - self.least * len(self.fields)):
            points[self.fields[int(rng.random() * len(self.fields))]] += 1
        return points


class Write(Ask):
    """Write a text of at most ``most`` characters and ``lines`` lines; ``blank`` may be empty."""

    __slots__ = ("blank", "lines", "most")

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
    ) -> None:
        super().__init__(seat, key, rule=rule, about=about, values=values, secret=secret)
        self.most = most
        self.lines = lines
        self.blank = blank

    def particulars(self) -> tuple[Any, ...]:
        return self.most, self.lines, self.blank

    def check(self, value: Value) -> None:
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

    def sample(self, rng: Random) -> Value:
        return SAMPLES[int(rng.random() * len(SAMPLES))]


SAMPLES = ("snow on the gate", "one crow", "the fan is closed", "снег на воротах", "雪")
"""Short texts for random players: enough to be seen, and no two scripts alike."""


class Number(Ask):
    """Name a whole number from ``low`` to ``high``."""

    __slots__ = ("high", "low")

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
    ) -> None:
        super().__init__(seat, key, rule=rule, about=about, values=values, secret=secret)
        self.low = low
        self.high = high

    def particulars(self) -> tuple[Any, ...]:
        return self.low, self.high

    def check(self, value: Value) -> None:
        if type(value) is not int or not self.low <= value <= self.high:
            raise self.refuse("core.not-in-range", given=shown(value), low=self.low, high=self.high)

    def sample(self, rng: Random) -> Value:
        return self.low + int(rng.random() * (self.high - self.low + 1))


class Order(Ask):
    """Give a structured order, which the game itself judges (a unit's move).

    ``judge`` raises `Refused` where the order is illegal; ``draw`` draws some legal order;
    ``form`` tells screens and bots what may be in it (plain JSON).
    """

    __slots__ = ("draw", "form", "judge")

    def __init__(
        self,
        seat: Seat,
        key: str,
        judge: Callable[[Value], None],
        draw: Callable[[Random], Value],
        form: Mapping[str, Any] = NOTHING,
        *,
        rule: str = "",
        about: Any = None,
        values: Values = NOTHING,
        secret: bool = False,
    ) -> None:
        super().__init__(seat, key, rule=rule, about=about, values=values, secret=secret)
        self.judge = judge
        self.draw = draw
        self.form = form

    def particulars(self) -> tuple[Any, ...]:
        return self.judge, self.draw, self.form

    def check(self, value: Value) -> None:
        if type(value) is not dict:
            raise self.refuse("core.not-an-order", given=shown(value))
        self.judge(value)

    def sample(self, rng: Random) -> Value:
        return self.draw(rng)


class Roll(Ask):
    """Roll ``count`` dice of ``sides``: asked of fate, or of the seat where dice are typed in."""

    __slots__ = ("count", "sides")

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
    ) -> None:
        super().__init__(seat, key, rule=rule, about=about, values=values, secret=secret)
        self.count = count
        self.sides = sides

    def particulars(self) -> tuple[Any, ...]:
        return self.count, self.sides

    def check(self, value: Value) -> None:
        if type(value) not in (list, tuple) or not all(type(face) is int for face in value):
            raise self.refuse("core.not-faces", count=self.count, sides=self.sides)
        if len(value) != self.count or not all(1 <= face <= self.sides for face in value):
            raise self.refuse("core.not-faces", count=self.count, sides=self.sides)

    def sample(self, rng: Random) -> Value:
        return [rng.randint(1, self.sides) for _ in range(self.count)]
