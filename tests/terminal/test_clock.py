"""A clock at the keyboard: read from the command line, shown, and what happens when time is up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.terminal.table import Evening

import gunbai
from gunbai import Clock, Refused
from gunbai.core.entries import Expired, Seated, Time
from gunbai.core.game import Game
from gunbai.terminal import arguments
from gunbai.words.spans import span


def test_a_clock_is_read_from_the_command_line() -> None:
    assert arguments.clock() is None
    assert arguments.clock("2d") == Clock("each", 172_800)
    assert arguments.clock("20m+10s", when_up="answer") == Clock(
        "budget", 1200, 10, when_up="answer"
    )
    told = arguments.clock("8h", "22:00-08:30", "Europe/Moscow", "2026-12-31,2027-01-01")
    night, holidays = (1320, 510), ("2026-12-31", "2027-01-01")
    assert told == Clock("each", 28_800, 0, night, holidays, "Europe/Moscow")


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"clock": "soon"}, "terminal.not-a-span"),
        ({"clock": "5s"}, "core.clock-span"),
        ({"clock": "1d", "night": "25:00-08:00"}, "core.clock-night"),
        ({"clock": "1d", "zone": "Edo"}, "core.clock-days"),
        ({"night": "22:00-08:00"}, "terminal.hours-without-clock"),
    ],
)
def test_a_clock_that_cannot_be_is_refused(given: dict[str, str], key: str) -> None:
    with pytest.raises(Refused) as no:
        arguments.clock(**given)
    assert no.value.refusal.key == key


def test_spans_are_said_by_their_two_greatest_units() -> None:
    assert span("en", 90_000 + 59) == "1 d 1 h"
    assert span("en", 3600) == "1 h"
    assert span("en", 75) == "1\xa0min 15 s"
    assert span("ru", -5) == "0 с"


class Watch:
    """A clock that goes on by so many seconds at every line that is typed."""

    def __init__(self, *steps: int) -> None:
        self.at = 1000
        self.steps = steps

    def lines(self, *typed: str) -> Iterator[str]:
        for step, line in zip(self.steps, typed, strict=True):
            self.at += step
            yield line

    def __call__(self) -> int:
        return self.at


def test_the_time_left_is_shown_and_a_bot_answers_when_it_is_up(toy: Game) -> None:
    watch = Watch(10, 200, 10)
    lines = watch.lines("a wish", "3", "4")
    clock = Clock("each", 100, when_up="answer")
    evening = Evening(toy, ["Aki", "bot"], lines, clock=clock, now=watch, rounds=3)
    told = evening.play()
    assert "Time left for this decision: 1\xa0min 40 s" in told
    assert "The time of Aki is up." in told
    entries = evening.match.record.entries
    assert [type(e) for e in entries if isinstance(e, Expired)] == [Expired]
    assert [e.at for e in entries if isinstance(e, Time)][:2] == [1000, 1010]
    assert evening.match.company.persons == {0}


def test_whoever_sits_at_the_keyboard_takes_the_seat_back_at_once(toy: Game) -> None:
    watch = Watch(200, 10, 10, 10)
    lines = watch.lines("a wish", "3", "4", "5")
    clock = Clock("each", 100, when_up="stand-in")
    evening = Evening(toy, ["Aki", "bot"], lines, clock=clock, now=watch, rounds=3)
    evening.play()
    by = [e.by for e in evening.match.record.entries if isinstance(e, Seated)]
    assert by == ["clock", "return"]
    assert evening.match.over
    assert gunbai.verify(evening.match.record, toy).passed
