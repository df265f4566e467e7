"""What a seat will be asked next, as far as its own answers decide it: played ahead in a fork.

A rulebook asks one thing after another. Where several questions come to the same seat, and nobody
else has a say in them, they can be shown as one form and answered in one go; the record then holds
the answers as if they had been given one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct

from gunbai.core.match import Match
from gunbai.core.script import (
    Ask,
    Choose,
    Divide,
    Number,
    Order,
    Pick,
    Refusal,
    Refused,
    Roll,
    Seat,
    Value,
    Write,
)
from gunbai.core.view import AskView, ask_view

STEPS_MOST = 60
"""More questions than setting up any game asks of a seat."""
NOTHING_YET = "…"
"""Stands for a text that is not written yet, where later questions speak of it."""


class Step(Struct, frozen=True):
    """A question that comes, and what is drafted for it.

    ``id`` is the key of the question, with a number from the second time on that the seat is asked
    it (``snow.culture.2``), also where it has answered the first already.
    ``value`` is the drafted answer (None: there is none), ``refusal`` why it is no answer.
    """

    id: str
    ask: AskView
    value: Value = None
    refusal: Refusal | None = None

    @property
    def is_done(self) -> bool:
        """Whether what is drafted can be given as it is."""
        return self.value is not None and self.refusal is None


Draft: TypeAlias = Callable[[str, Match, int], Value]
"""What is drafted for a step (by its id), in a match that stands at it, at a question's number."""


def is_setting_up(match: Match) -> bool:
    """Whether no part of the game has begun: all that is asked so far is who plays what."""
    return not match.over and not any(event.chapter for event in match.log(None))


def step_id(key: str, time: int) -> str:
    """The id of a step: its question's key, with a number from the second time on."""
    return key if time == 1 else f"{key}.{time}"


def steps(match: Match, seat: Seat, draft: Draft) -> Iterator[Step]:
    """What a seat is asked until the game begins or others are awaited, by a draft's answers.

    Where nothing fits yet a neutral answer is assumed, so that later questions can be shown. What
    fate or an order on the field decides cannot be seen ahead: there it ends.
    """
    fork = match.fork("ahead", seat)
    times = Counter(match.answered(seat))
    for _ in range(STEPS_MOST):
        if not is_setting_up(fork):
            return
        number, ask = next(iter(fork.asks(seat).items()), (-1, None))
        if ask is None or isinstance(ask, (Roll, Order)):
            return
        times[ask.key] += 1
        yield _step(fork, seat, number, step_id(ask.key, times[ask.key]), draft)


def _step(fork: Match, seat: Seat, number: int, id_: str, draft: Draft) -> Step:
    """The step at which a fork stands; it goes on behind it."""
    ask = fork.open[number]
    shown = ask_view(number, ask, fork.game.explain(fork.state, ask, fork.company.hints))
    value = draft(id_, fork, number)
    if value is not None:
        try:
            fork.answer(seat, number, value)
        except Refused as no:
            refusal = no.refusal
        else:
            return Step(id_, shown, value)
    else:
        refusal = None
    fork.answer(seat, number, neutral(ask))
    return Step(id_, shown, value, refusal)


def neutral(ask: Ask) -> Value:
    """An answer that decides as little as possible."""
    match ask:
        case Choose(options=options):
            return options[0]
        case Pick(least=least):
            return list(range(least))
        case Divide(fields=fields, total=total):
            each, over = divmod(total, len(fields))
            return {field: each + (place < over) for place, field in enumerate(fields)}
        case Number(low=low):
            return low
        case Write(lines=lines, most=most):
            return "\n".join([NOTHING_YET] * min(lines, (most + 1) // 2))
        case _:
            raise TypeError(f"{type(ask).__name__} has no neutral answer.")


def answer_all(
    match: Match, seat: Seat, draft: Draft, give: Callable[[int, Value], None]
) -> list[Step]:
    """Give all drafted answers, or none; return the steps that are wrong or open still.

    ``give`` answers a question of the seat by its number.
    """
    coming = list(steps(match, seat, draft))
    if missing := [step for step in coming if not step.is_done]:
        return missing
    for step in coming:
        give(next(iter(match.asks(seat))), step.value)
    return []
