"""What a bot would answer: a text that nobody at the table has been offered, or a whole set-up."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from random import Random
from typing import Any
from zlib import crc32

from gunbai.ahead import NOTHING_YET
from gunbai.core.entries import Answer, standing
from gunbai.core.match import Match
from gunbai.core.questions import Write
from gunbai.core.script import Seat, Value, refused
from gunbai.core.seating import usual_bot
from gunbai.play import Thought, thought

DRAWS = 60
"""How many texts are drawn, of which one is taken."""
FEW = 40
"""Where so many draws bring no more different texts, the bot has few, and all are dealt."""
OFTEN = 800
"""In so many draws each of few texts comes up: one of 60 is missed once in 10,000 times."""


def suggestion(
    match: Match,
    seat: Seat,
    number: int,
    language: str,
    rng: Random,
    seen: Collection[str] = (),
) -> Value:
    """What a bot would answer to a seat's open question.

    A text is none that has been ``seen``, nor one that the seat knows of at the table; and what
    may be written is shared out among the seats, so that no two are offered the same: few texts
    are dealt to them, and many are told apart by their letters.
    """
    ask = match.asks(seat).get(number)
    if ask is None:
        raise refused("core.not-open", given=number)
    role = match.game.roles(len(match.setup.seats))[seat]
    bot = match.game.bots[usual_bot(match.game, role)]
    thinking = thought(match, number, bot, language=language)
    if not isinstance(ask, Write):
        return thinking.answer(rng).value
    taken = {*seen, *_known(match, seat)}
    drawn = _drawn(thinking, rng, DRAWS)
    if len(drawn) <= FEW:
        drawn |= _drawn(thinking, rng, OFTEN)
        own = _dealt(match, ask.key, drawn)[seat :: len(match.setup.seats)]
    else:
        own = [text for text in drawn if crc32(text.encode()) % len(match.setup.seats) == seat]
    fresh = [text for text in own if text not in taken]
    spare = [text for text in drawn if text not in taken]
    return drawn[rng.choice(fresh or spare or list(drawn))]


def _drawn(thinking: Thought, rng: Random, draws: int) -> dict[str, Value]:
    """Different texts that a bot would give, each with its answer."""
    answers = (thinking.answer(rng).value for _ in range(draws))
    return {text_of(answer): answer for answer in answers}


def _dealt(match: Match, key: str, texts: Iterable[str]) -> list[str]:
    """All texts in an order that is the same for every seat of this table, whoever draws them."""
    header, order = match.record.header, sorted(texts)
    Random(f"{header.commitment}{header.seed}{key}").shuffle(order)
    return order


def text_of(value: Any) -> str:
    """The text of an answer to a `Write`, also of one that was put together."""
    return str(value["text"] if isinstance(value, dict) else value)


def _known(match: Match, seat: Seat) -> Iterator[str]:
    """The texts that a seat has given itself, or been told."""
    for _, entry in standing(match.record.entries):
        if type(entry) is Answer and entry.seat == seat and type(entry.value) in (str, dict):
            yield text_of(entry.value) if _is_text(entry.value) else NOTHING_YET
    for event in match.log(seat):
        yield from (str(value) for value in event.values.values() if isinstance(value, str))


def _is_text(value: Any) -> bool:
    return isinstance(value, str) or "text" in value
