"""A guided game at the keyboard: its remarks, and what is answered for its reader."""

from __future__ import annotations

from random import Random

from gunbai.core.match import Match
from gunbai.core.script import Seat, Value
from gunbai.lessons.guide import KIND, answers_for, guide, recorded
from gunbai.play import ask_bot
from gunbai.terminal.language import current


def answer_of(match: Match, number: int, rng: Random) -> Value:
    """What is answered to a question that the keyboard is not asked: as recorded, else by a bot."""
    if (value := recorded(match, number)) is not None:
        return value
    kind = match.game.bots[KIND] if answers_for(match, match.open[number]) else None
    return ask_bot(match, number, rng, kind)


def remarks(match: Match, seat: Seat | None, number: int | None = None) -> list[str]:
    """What is said to the reader before a question, or when the game is over; else nothing."""
    told = guide(match, seat, current())
    if told is None:
        return []
    asked = told.last if number is None else told.asked.get(number, "")
    return [said for said in (told.first, *told.told, asked) if said]
