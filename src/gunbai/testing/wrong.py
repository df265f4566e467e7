"""Wrong answers to every kind of question, and that a refusal speaks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from gunbai.core.script import (
    Ask,
    Choose,
    Divide,
    Number,
    Pick,
    Refused,
    Roll,
    Value,
    Write,
)
from gunbai.words.catalogue import LANGUAGES, refuse


def wrong_answers(ask: Ask) -> Iterator[Value]:
    """Answers that the question must refuse: of wrong kinds, and just past what is legal."""
    yield from (None, True, 1.5, "no such answer ☠", [[]], {"x": {}}, -(10**30), "9" * 5000)
    match ask:
        case Choose():
            yield from (*ask.barred, "", list(ask.options))
        case Pick():
            yield from ([len(ask.items)], [-1], [0, 0], ["0"])
            if ask.least:
                yield []
        case Divide():
            fair = ask.sample(Random(0))
            first = ask.fields[0]
            yield from ({**fair, first: fair[first] + 1}, {**fair, first: -1}, {first: ask.total})
            yield {**fair, first: float(fair[first])}
        case Write():
            yield from ("x" * (ask.most + 1), "\n" * ask.lines + "x", "bell \x07", "\ud800")
            if not ask.blank:
                yield " "
        case Number():
            yield from (ask.low - 1, ask.high + 1, str(ask.low), float(ask.low))
        case Roll():
            yield from ([0] * ask.count or [1], [ask.sides + 1] * max(1, ask.count))
            yield [1] * (ask.count + 1)


def refuses(ask: Ask, value: Value) -> bool:
    """Whether the question refuses a value that was meant to be wrong (some may be legal texts)."""
    return not ask.takes(value)


def must_speak(no: Refused) -> None:
    """A refusal is one sentence, in every language, and no bare key."""
    for language in LANGUAGES:
        said = refuse(language, no.refusal)
        assert said.strip(), "a refusal without a word"
        assert "\n" not in said, f"a refusal of several lines: {said}"
        assert not said.startswith(no.refusal.key), f"no words for {no.refusal.key}"
