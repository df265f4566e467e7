"""What a bot would answer for whoever is at the keyboard: one answer, or a whole set-up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from gunbai.ahead import Step, answer_all, is_setting_up, steps
from gunbai.core.match import Match
from gunbai.core.script import Seat, Value, refused
from gunbai.core.view import AskView
from gunbai.suggesting import suggestion, text_of
from gunbai.terminal.language import current
from gunbai.terminal.screen.answers import labels
from gunbai.words.catalogue import bundle


def suggested(match: Match, seat: Seat, ask: AskView, rng: Random) -> Value:
    """What a bot would answer to a question, before the game begins or where a text is asked for.

    Raises `Refused` where that would be a bot's move in the game.
    """
    if ask.kind != "write" and not is_setting_up(match):
        raise refused("terminal.nothing-to-deal")
    return suggestion(match, seat, ask.id, current(), rng)


def dealt(match: Match, seat: Seat, rng: Random) -> list[Step]:
    """What a bot would answer to all that a seat is asked before the game begins.

    Raises `Refused` where it has begun.
    """
    if not is_setting_up(match):
        raise refused("terminal.nothing-to-deal")
    texts: list[str] = []

    def draft(_step: str, fork: Match, number: int) -> Value:
        value = suggestion(fork, seat, number, current(), rng, texts)
        if fork.open[number].kind == "write":
            texts.append(text_of(value))
        return value

    return list(steps(match, seat, draft))


def take(match: Match, seat: Seat, dealt: list[Step]) -> None:
    """Give what was dealt as the answers of a seat."""
    values = {step.id: step.value for step in dealt}
    answer_all(
        match,
        seat,
        lambda step, _fork, _number: values.get(step),
        lambda number, value: match.answer(seat, number, value),
    )


def said(ask: AskView, value: Any) -> str:
    """An answer in words."""
    names = labels(ask)
    match ask.kind:
        case "choose":
            return names[[option.id for option in ask.options].index(value)]
        case "pick":
            none = bundle(current()).say("terminal.none")
            return ", ".join(names[place] for place in value) or none
        case "divide":
            return " · ".join(_points(names, ask, value))
        case _:
            return ", ".join(text_of(value).split("\n"))


def _points(names: list[str], ask: AskView, value: dict[str, int]) -> Iterator[str]:
    for name, field in zip(names, ask.fields, strict=True):
        yield f"{name} {value[field]}"
