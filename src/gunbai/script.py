"""The words a rulebook is written in.

A game's procedure is a generator of *steps*: it asks seats for decisions, rolls dice, tells what
happened and calls smaller scripts with ``yield from``. What stands here is the whole vocabulary;
it knows no game, no record and no screen.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")
Seat: TypeAlias = int
"""A place at the table, counted from 0 as the game lists its roles."""
Value: TypeAlias = Any
"""An answer: plain JSON (text, whole number, list, object)."""
Values: TypeAlias = Mapping[str, Any]
"""Named values of a phrase: text, numbers, `Word`s, and lists of these."""

NOTHING: Mapping[str, Any] = {}
TEXT_MOST = 500


class Word(str):
    """A key of the catalogue used as a value: shown as that entry in the reader's language."""

    __slots__ = ()


class Phrase(Struct, frozen=True, gc=False):
    """Something to say: a key of the catalogue and its named values."""

    key: str
    values: Values = NOTHING


class Refusal(Struct, frozen=True):
    """Why an answer is not taken: a phrase, and the id of the rule that says so."""

    key: str
    rule: str = ""
    values: Values = NOTHING


class Refused(ValueError):  # noqa: N818 - the domain's word; nothing is broken
    """Raised when an answer, option or request is against the rules; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal

    def __str__(self) -> str:
        from gunbai.words import refuse  # the catalogue is only loaded when somebody reads it

        return refuse("en", self.refusal)


def refused(key: str, rule: str = "", **values: Any) -> Refused:
    """Make the exception of a refusal: ``raise refused("core.over", …)``."""
    return Refused(Refusal(key, rule, values))


class _Common(Struct, frozen=True, kw_only=True, gc=False):
    rule: str = ""
    about: Any = None
    values: Values = NOTHING
    secret: bool = False


class Ask(_Common, frozen=True, gc=False):
    """A question to one seat; the script goes on with its answer.

    ``key`` names the question in the catalogue (``game.what``) and ``values`` fill its words;
    ``rule`` is where the rulebook speaks of it; ``about`` is whatever object of the game it
    concerns, for the game's own hints, and never leaves the match; ``secret`` marks an answer that
    others may not learn from its being given.
    """

    seat: Seat
    key: str

    def check(self, value: Value) -> None:
        """Accept an answer silently, or raise `Refused`."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Value:
        """Some legal answer, drawn at random."""
        raise NotImplementedError

    def refuse(self, key: str, **values: Any) -> Refused:
        """Make a refusal that cites this question's rule."""
        return Refused(Refusal(key, self.rule, values))


class Choose(Ask, frozen=True, gc=False):
    """Choose one of the ``options`` (ids); ``barred`` ones are shown with the reason why not."""

    options: Sequence[str]
    barred: Mapping[str, Refusal] = NOTHING

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


class Pick(Ask, frozen=True, gc=False):
    """Pick between ``least`` and ``most`` of the ``items``; the answer lists their positions."""

    items: Sequence[Any]
    least: int = 0
    most: int | None = None

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


class Divide(Ask, frozen=True, gc=False):
    """Divide ``total`` points among ``fields``, at least ``least`` in each; all must be spent."""

    fields: Sequence[str]
    total: int
    least: int = 0

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


class Write(Ask, frozen=True, gc=False):
    """Write a text of at most ``most`` characters and ``lines`` lines; ``blank`` may be empty."""

    most: int = TEXT_MOST
    lines: int = 1
    blank: bool = False

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


class Number(Ask, frozen=True, gc=False):
    """Name a whole number from ``low`` to ``high``."""

    low: int
    high: int

    def check(self, value: Value) -> None:
        if type(value) is not int or not self.low <= value <= self.high:
            raise self.refuse("core.not-in-range", given=shown(value), low=self.low, high=self.high)

    def sample(self, rng: Random) -> Value:
        return self.low + int(rng.random() * (self.high - self.low + 1))


class Order(Ask, frozen=True, gc=False):
    """Give a structured order, which the game itself judges (a unit's move).

    ``judge`` raises `Refused` where the order is illegal; ``draw`` draws some legal order;
    ``form`` tells screens and bots what may be in it (plain JSON).
    """

    judge: Callable[[Value], None]
    draw: Callable[[Random], Value]
    form: Mapping[str, Any] = NOTHING

    def check(self, value: Value) -> None:
        if type(value) is not dict:
            raise self.refuse("core.not-an-order", given=shown(value))
        self.judge(value)

    def sample(self, rng: Random) -> Value:
        return self.draw(rng)


class Roll(Ask, frozen=True, gc=False):
    """Roll ``count`` dice of ``sides``: asked of fate, or of the seat where dice are typed in."""

    count: int
    sides: int = 6

    def check(self, value: Value) -> None:
        if type(value) not in (list, tuple) or not all(type(face) is int for face in value):
            raise self.refuse("core.not-faces", count=self.count, sides=self.sides)
        if len(value) != self.count or not all(1 <= face <= self.sides for face in value):
            raise self.refuse("core.not-faces", count=self.count, sides=self.sides)

    def sample(self, rng: Random) -> Value:
        return [rng.randint(1, self.sides) for _ in range(self.count)]


class Together(Struct, frozen=True, gc=False):
    """Questions answered independently: no answer is seen until all are in.

    The script goes on with the list of answers, in the order of the questions.
    """

    asks: Sequence[Ask]


class Parallel(Struct, frozen=True, gc=False):
    """Several scripts at once, each waiting for its own seats only; they may nest.

    The script goes on with the list of what they returned, in their order.
    """

    scripts: Sequence[Script[Any]]


class Tell(Struct, frozen=True, gc=False):
    """Say what happened, to everybody or only ``to`` some seats.

    ``reveals`` marks that something hidden became known with it: nobody may take an answer back
    beyond it alone. Where it is not said, what is told to some seats only is taken to reveal; an
    echo of the seat's own answer says ``reveals=False``.
    """

    key: str
    values: Values = NOTHING
    to: tuple[Seat, ...] | None = None
    reveals: bool | None = None


def tell(
    key: str, /, *, to: tuple[Seat, ...] | None = None, reveals: bool | None = None, **values: Any
) -> Tell:
    """Make a `Tell`: ``yield tell("snow.won", who=name)``."""
    return Tell(key, values, to, reveals)


Step: TypeAlias = Ask | Together | Parallel | Tell
Script: TypeAlias = Generator[Step, Any, T]
"""A procedure: yields steps, is sent their results, returns what it came to."""


def shown(value: Value) -> str:
    """A wrong answer as it may be quoted in a refusal: short, and never more than a line."""
    text = value if isinstance(value, str) else repr(value)
    text = " ".join(text.split())
    text = "".join(letter if letter.isprintable() else "·" for letter in text[:60])
    return f"{text[:37]}…" if len(text) > 40 else text
