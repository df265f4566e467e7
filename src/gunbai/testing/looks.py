"""Close looks at moments of a game: its views, its refusals, steps back, hidden answers."""

from __future__ import annotations

from random import Random

from gunbai.core.match import Match
from gunbai.core.script import Order, Refused, Seat, Value, Write
from gunbai.testing.observed import check_imagined, check_observed
from gunbai.testing.random_play import answer_random
from gunbai.testing.secrets import check_hidden
from gunbai.testing.shape import check_asks, check_view
from gunbai.testing.snapshot import Watchers, everybody, some
from gunbai.testing.wrong import must_speak, refuses, wrong_answers

CLOSELY = 40
"""A measure of how many moments of a game are looked at closely: about so many of the first."""


class Looker:
    """Plays a game at random, and looks closely at some moments: at most of the first ones.

    A twin is played along with it, in which answers are taken back and given again.
    """

    def __init__(self, match: Match, rng: Random, closely: int = CLOSELY) -> None:
        self.match = match
        self.twin = match.copy()
        self.rng = rng
        self.closely = closely
        self.decisions = 0
        self.looks = 0
        self.hidden = 0
        self.known: dict[Seat | None, int] = {}

    def decide(self) -> None:
        """Answer one open question."""
        match = self.match
        number = self.rng.choice(list(match.open))
        ask, version = match.open[number], match.version
        close = self._is_close(self.decisions)
        watchers = self._look() if close else None
        before = watchers.see(match) if watchers else []
        value = answer_random(match, number, self.rng)
        self.decisions += 1
        self.looks += close
        self.twin.answer(ask.seat, number, value)
        if watchers and not match.over:
            check_undo(match, self.twin, ask.seat, number, value, watchers, before)
        is_hidden = ask.secret or match.kept_back(ask.seat) is not None
        if is_hidden and self._is_close(self.hidden):
            self.hidden += check_hidden(match, version, ask, value, self.rng)

    def _is_close(self, before: int) -> bool:
        """Whether to look closely at what has come so often before: ever more seldom."""
        return self.rng.random() < self.closely / (self.closely + before)

    def _look(self) -> Watchers:
        """Look at what those see who are asked, and some others; and at what is refused."""
        match = self.match
        check_asks(match)
        seats = some(everybody(match), self.rng)
        for seat in {*seats, *(ask.seat for ask in match.open.values())}:
            check_view(match, seat, self.known.get(seat, 0))
            check_observed(match, seat)
            self.known[seat] = len(match.log(seat))
        check_imagined(match, seats[0], f"imagined/{self.decisions}")
        watchers = Watchers(match, seats)
        check_refusals(match, watchers, self.rng)
        return watchers


def check_refusals(match: Match, watchers: Watchers, rng: Random) -> None:
    """Every wrong answer is refused with a sentence, and nothing has changed by it."""
    before, entries = watchers.see(match), list(match.record.entries)
    for number, ask in some(list(match.open.items()), rng):
        for value in wrong_answers(ask):
            if refuses(ask, value):
                _must_refuse(match, ask.seat, number, value)
            else:
                assert isinstance(ask, Write | Order), f"{ask.key} takes {value!r}"
        _must_refuse(match, ask.seat + 1, number, ask.sample(Random(1)))
    _must_refuse(match, 0, -5, "x")
    assert watchers.see(match) == before, "a refusal changed something"
    assert match.record.entries == entries, "a refusal changed the record"


def _must_refuse(match: Match, seat: Seat, number: int, value: Value) -> None:
    try:
        match.answer(seat, number, value)
    except Refused as no:
        must_speak(no)
        return
    raise AssertionError(f"seat {seat} could answer question {number} with {value!r}")


def check_undo(
    match: Match,
    twin: Match,
    seat: Seat,
    number: int,
    value: Value,
    watchers: Watchers,
    before: list[bytes],
) -> None:
    """Taking the last answer back restores what was ``before``; given again it comes to the same.

    It is taken back in the twin, where that is free.
    """
    if twin.undoable(seat) != "free":
        return
    twin.undo(seat)
    assert watchers.see(twin) == before, "undo did not restore what was"
    twin.answer(seat, number, value)
    assert watchers.see(twin) == watchers.see(match), (
        "the same answer after an undo came to something else"
    )
