"""What a bot would answer: a text that nobody at the table has been offered, or a whole set-up."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any
from zlib import crc32

from gunbai.ahead import NOTHING_YET
from gunbai.core.entries import Answer, standing
from gunbai.core.match import Match
from gunbai.core.questions import Write
from gunbai.core.script import Seat, Value, refused
from gunbai.core.seating import usual_bot
from gunbai.play import thought

DRAWS = 60
"""How many texts are drawn before one is taken that might be offered to another seat too."""


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
    may be written is shared out among the seats, so that no two are offered the same.
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
    spare: Value = None
    for _ in range(DRAWS):
        drawn = thinking.answer(rng).value
        text = text_of(drawn)
        if text not in taken:
            spare = drawn
            if crc32(text.encode()) % len(match.setup.seats) == seat:
                break
    return drawn if spare is None else spare


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
