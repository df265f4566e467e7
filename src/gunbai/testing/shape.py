"""The shape of what a game hands out: plain data, made for a seat, with its own questions only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gunbai.core.game import WHOLE
from gunbai.core.match import Match
from gunbai.core.script import Ask, Choose, Number, Phrase, Seat
from gunbai.core.view import to_json


def check_view(match: Match, seat: Seat | None, since: int = 0) -> None:
    """A view is plain data made for a seat, which sees no question but its own."""
    view = match.view(seat, since)
    to_json(view)
    assert view.board is not match.state, "a view is the state itself"
    mine = set() if seat is None else set(match.asks(seat))
    assert {ask.id for ask in view.asks} == mine
    for event in view.log:
        must_be_plain(event.key, event.values)


def check_asks(match: Match) -> None:
    """What is asked, and explained of it, is plain data."""
    for ask in match.open.values():
        must_be_plain(ask.key, {"values": ask.values, "subject": ask.subject})
        check_explain(match, ask)


def must_be_plain(key: str, value: Any) -> None:
    """Values of words are texts, numbers, `Word`s, `Phrase`s, and lists and mappings of these."""
    match value:
        case None | str() | int() | float():
            return
        case Phrase(values=values):
            must_be_plain(key, values)
        case Mapping():
            for part in value.values():
                must_be_plain(key, part)
        case list() | tuple():
            for part in value:
                must_be_plain(key, part)
        case _:
            raise AssertionError(f"{key} has a {type(value).__name__} among its values")


def check_explain(match: Match, ask: Ask) -> None:
    """What is explained of a question are phrases, by its options, with hints and without."""
    legal = {WHOLE, *map(str, _options(ask))}
    for hints in (True, False):
        told = match.game.explain(match.state, ask, hints)
        assert isinstance(told, Mapping), f"{ask.key} is explained by a {type(told).__name__}"
        strange = {str(option) for option in told} - legal
        assert not strange, f"{ask.key} is explained for {sorted(strange)}, which it does not offer"
        for phrases in told.values():
            assert not isinstance(phrases, str), f"{ask.key} is explained by a text, not by phrases"
            assert all(isinstance(what, Phrase) for what in phrases), f"{ask.key}: no phrases"


def _options(ask: Ask) -> Sequence[Any]:
    match ask:
        case Choose():
            return (*ask.options, *ask.barred)
        case Number():
            return range(ask.low, ask.high + 1)
        case _:
            return ()
