"""Why bots chose as they did is found again from the record of a finished game."""

from __future__ import annotations

import gunbai
from gunbai.core.entries import Answer
from gunbai.core.match import Match
from gunbai.core.record import Record
from gunbai.play import reasons_of


def played(*, hints: bool = True) -> Match:
    match = gunbai.new("snow", ["bot", "fair"], {"rounds": 1}, dice=3, hints=hints)
    gunbai.play_bots(match, 1)
    return match


def test_what_a_bot_says_again_is_what_it_said_when_it_chose() -> None:
    match = played()
    again = reasons_of(match.record)
    assert again
    for number, found in again.items():
        entry = match.record.entries[number]
        assert isinstance(entry, Answer)
        assert found.value == entry.value
        assert found.why == match.reasons[number].why


def test_nothing_is_told_of_a_game_that_goes_on_or_shows_no_hints() -> None:
    match = played()
    begun = Record(match.record.header, match.record.entries[:-3])
    assert reasons_of(begun) == {}
    assert reasons_of(played(hints=False).record) == {}


def test_who_would_choose_otherwise_today_says_nothing() -> None:
    match = played()
    known = {0: match.reasons[max(match.reasons)]}
    assert reasons_of(match.record, known, patience=-1) == known
