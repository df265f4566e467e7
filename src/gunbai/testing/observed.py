"""What agents observe: by its seat's board and question alone, and as many numbers as are named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from random import Random
from typing import Any

from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.script import NOTHING, Ask, Seat, Write
from gunbai.core.view import ask_view, to_json
from gunbai.play import new
from gunbai.registry import find
from gunbai.testing.random_play import DECISIONS_MOST, answer_random, random_seats

IMAGINED = 5
"""Once in so many answers what a seat cannot know is drawn anew, and must not be observed."""

Known = dict[tuple[Seat, bytes, bytes], Sequence[float]]
"""What was observed, by who saw what and was asked what."""


def observed(match: Match, seat: Seat | None) -> Sequence[float]:
    """The numbers that an agent in a seat would observe; none where the game declares none."""
    own = match.game.part("observation")
    if own is None or seat is None:
        return ()
    return list(own.numbers(match.state, seat, _question(match, seat)))


def _question(match: Match, seat: Seat) -> Ask | None:
    """The question that an agent would answer next; texts are written for it."""
    asks = match.asks(seat).values()
    return next((ask for ask in asks if not isinstance(ask, Write)), None)


def check_observed(match: Match, seat: Seat | None) -> None:
    """A seat observes as many numbers as the game names, all of them finite."""
    own = match.game.part("observation")
    if own is None or seat is None:
        return
    names, numbers = own.features(match.setup), observed(match, seat)
    assert len(numbers) == len(names), f"{len(names)} numbers are named, {len(numbers)} observed"
    for name, number in zip(names, numbers, strict=True):
        assert isinstance(number, int | float), f"{name} is {number!r}, no number"
        assert isfinite(number), f"{name} is {number!r}"
    for name, (low, high) in names.items():
        assert low < high, f"{name} ranges from {low} to {high}"


def check_imagined(match: Match, seat: Seat | None, seed: int | str) -> None:
    """What a seat cannot know is drawn anew (`Match.fork`), and it observes the same."""
    if seat is None or match.game.part("observation") is None:
        return
    numbers, again = observed(match, seat), observed(match.fork(seed, seat), seat)
    assert numbers == again, _differing(match, seat, numbers, again)


def check_observation(
    game: str | Game,
    games: int = 20,
    seats: Sequence[str] | None = None,
    options: Mapping[str, Any] = NOTHING,
) -> int:
    """Play random games, and check what every seat observes at every moment.

    Whoever sees the same board and is asked the same observes the same numbers, whatever else is
    true: so nothing hidden is in them. Returns how many observations met an equal board again.
    """
    game, known, met = find(game), Known(), 0
    for seed in range(games):
        rng = Random(f"{game.id}/observed/{seed}")
        table = random_seats(game, rng) if seats is None else seats
        met += _watch(new(game, table, options, dice=seed), rng, known)
    return met


def _watch(match: Match, rng: Random, known: Known) -> int:
    met = 0
    for count in range(DECISIONS_MOST):
        if not match.open:
            return met
        for seat in range(len(match.setup.seats)):
            check_observed(match, seat)
            met += _same_as_before(match, seat, known)
        if count % IMAGINED == 0:
            check_imagined(match, rng.randrange(len(match.setup.seats)), f"{rng.random()}")
        answer_random(match, rng.choice(list(match.open)), rng)
    raise AssertionError(f"{match.game.id} did not end within {DECISIONS_MOST} decisions")


def _same_as_before(match: Match, seat: Seat, known: Known) -> bool:
    """Compare with what was observed of an equal board; return whether there was one."""
    ask = _question(match, seat)
    asked = b"" if ask is None else to_json(ask_view(0, ask, NOTHING))
    key = seat, to_json(match.game.view(match.state, seat)), asked
    numbers = observed(match, seat)
    before = known.setdefault(key, numbers)
    assert before == numbers, _differing(match, seat, before, numbers)
    return before is not numbers


def _differing(match: Match, seat: Seat, one: Sequence[float], other: Sequence[float]) -> str:
    own = match.game.part("observation")
    names = list(own.features(match.setup)) if own else []
    apart = [name for name, a, b in zip(names, one, other, strict=False) if a != b]
    return f"seat {seat} observes what its board does not show: {apart}"
