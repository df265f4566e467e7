"""The questions that a script may ask: how each is answered, and what is no answer to it.

Plain classes, because they are made and asked at every step: `make fast` compiles them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from gunbai.core.ask import Ask
from gunbai.core.phrase import (
    NOTHING,
    TEXT_MOST,
    Phrase,
    Refusal,
    Refused,
    ScriptFault,
    Seat,
    Value,
    Values,
    Word,
    Written,
    shown,
)


class Choose(Ask):
    """Choose one of the ``options`` (ids); ``barred`` ones are shown with the reason why not.

    An option is called by its entry in the catalogue, ``KEY.ID``; where it is called otherwise (by
    somebody's name) ``labels`` has what it is called: a text, a `Word` or a `Phrase`. The script
    goes on with the option's id, or with what ``meanings`` has for it.
    """

    kind: ClassVar[str] = "choose"
    OWN: ClassVar[Sequence[str]] = ("barred", "labels", "meanings", "options")
    __slots__ = OWN

    def __init__(
        self,
        seat: Seat,
        key: str,
        options: Sequence[str],
        barred: Mapping[str, Refusal] = NOTHING,
        *,
        labels: Mapping[str, Any] = NOTHING,
        meanings: Mapping[str, Any] = NOTHING,
        rule: str = "",
        about: Any = None,
        values: Values = NOTHING,
        secret: bool = False,
        subject: Values = NOTHING,
    ) -> None:
        super().__init__(
            seat, key, rule=rule, about=about, values=values, secret=secret, subject=subject
        )
        if not options:
            raise ScriptFault(f"{key} offers seat {seat} no option that may be chosen.")
        self.options = options
        self.barred = barred
        self.labels = labels
        self.meanings = meanings

    def read(self, value: Value) -> Any:
        if type(value) is str:
            if value in self.options:
                return self.meanings.get(value, value) if self.meanings else value
            if value in self.barred:
                raise Refused(self.barred[value])
        legal = [self.label(option) for option in self.options]
        raise self.refuse("core.not-an-option", given=shown(value), legal=legal)

    def label(self, option: str) -> Any:
        """What an option is called: a text, a `Word` or a `Phrase`."""
        return self.labels.get(option) or Phrase(f"{self.key}.{option}", self.values)

    def sample(self, rng: Random) -> Value:
        return self.options[int(rng.random() * len(self.options))]


def whom(
    seat: Seat,
    key: str,
    people: Mapping[Seat, str],
    barred: Mapping[Seat, Refusal] = NOTHING,
    *,
    nobody: str = "",
    rule: str = "",
    about: Any = None,
    values: Values = NOTHING,
    secret: bool = False,
    subject: Values = NOTHING,
) -> Choose:
    """Ask to choose somebody: ``people`` are the names by seat; the script gets the seat.

    With ``nobody`` (an option's id, such as ``"pass"``) one need not choose: the script gets None.
    The answer is the seat as a text, like any option: ``"2"``.
    """
    may = {str(who): who for who in people if who not in barred}
    meanings: dict[str, Seat | None] = {**may, nobody: None} if nobody else {**may}
    return Choose(
        seat,
        key,
        tuple(meanings),
        {str(who): why for who, why in barred.items()},
        labels={str(who): name for who, name in people.items()},
        meanings=meanings,
        rule=rule,
        about=about,
        values=values,
        secret=secret,
        subject=subject,
    )


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
        super().__init__(
            seat, key, rule=rule, about=about, values=values, secret=secret, subject=subject
        )
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
        super().__init__(
            seat, key, rule=rule, about=about, values=values, secret=secret, subject=subject
        )
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
        super().__init__(
            seat, key, rule=rule, about=about, values=values, secret=secret, subject=subject
        )
        self.most = most
        self.lines = lines
        self.blank = blank

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
        super().__init__(
            seat, key, rule=rule, about=about, values=values, secret=secret, subject=subject
        )
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
        super().__init__(
            seat, key, rule=rule, about=about, values=values, secret=secret, subject=subject
        )
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
        super().__init__(
            seat, key, rule=rule, about=about, values=values, secret=secret, subject=subject
        )
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
