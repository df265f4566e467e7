"""The answer to what a study was asked: in a sentence, with the reach of what it does not know."""

from __future__ import annotations

from random import Random

import pytest
from tests.study.plans import plan

from gunbai.study.answers import Answers, needed
from gunbai.study.estimate import Paired, Ratio
from gunbai.study.figures import Study
from gunbai.study.names import Names
from gunbai.study.played import Played
from gunbai.study.results import Findings


def study(*gains: float, bots: tuple[str, ...] = ("fair", "fair", "fair")) -> Study:
    """Four hundred games: the first house wins half of them, and so much more often later on."""
    settings = [{"points": 9 + number} for number in range(1 + len(gains))]
    findings = Findings(plan(bots, *settings, games=400, seed=1))
    rng = Random(5)
    for _ in range(400):
        luck = rng.random()
        won = [int(luck < 0.5 + gain) for gain in (0.0, *gains)]
        findings.add([Played((2 - one,), {1: 10 * one, 2: 0}, "snow.won", 5) for one in won])
    return findings.study()


def said(found: Study, number: int = 0) -> str:
    return " ".join(Answers(Names("en", found)).sentences(found.differences[number]))


def test_a_difference_is_told_with_its_seats_and_intervals() -> None:
    told = said(study(0.2))
    assert told.startswith("10 against 9: it does. House 1 (fair) wins +2")
    assert "House 2 (fair) wins −2" in told
    assert "pp (+1" in told
    assert "What clearly changes beside that: Mean score, House 1 +2." in told


def test_no_difference_says_how_large_it_may_be_and_how_many_games_would_tell() -> None:
    told = said(study(0.01))
    assert "no difference in who wins is seen in 400 games" in told
    assert "points either way" in told
    assert told.count("games would tell to within 2 points") == int("is answered" not in told)


def test_every_two_settings_are_told_apart() -> None:
    found = study(0.2, 0.2)
    assert "it does" in said(found, 0)
    assert "12" not in said(found, 0)
    assert said(found, 2).startswith("11 against 10: no difference")


def test_intervals_are_the_wider_the_more_is_looked_at() -> None:
    one, three = study(0.2), study(0.2, 0.2)
    widths = []
    for found in (one, three):
        low, high = (
            getattr(Answers(Names("en", found)).wins(found.differences[0])[0].difference, end)
            for end in ("low", "high")
        )
        widths.append(high - low)
    assert widths[1] > widths[0]


def test_seats_are_not_compared_where_different_bots_sit_in_them() -> None:
    mixed = study(bots=("fair", "fair", "strong"))
    told = Answers(Names("en", mixed)).seats(mixed.settings[0])
    assert told.startswith("Different bots sit in these seats")
    same = study()
    assert "No seat is seen to be better" in Answers(Names("en", same)).seats(same.settings[0])


@pytest.mark.parametrize(
    ("games", "reach", "games_needed"), [(300, 0.07, 3700), (100, 0.02, 100), (60, 0.1, 1500)]
)
def test_four_times_as_many_games_make_half_the_interval(
    games: int, reach: float, games_needed: int
) -> None:
    assert needed(games, reach, 0.02) == games_needed


# -- the paired ratio behind it


def test_a_paired_difference_of_single_counts_is_the_mean_of_the_differences() -> None:
    rng = Random(3)
    paired, plain = Paired(), Ratio()
    for _ in range(50):
        first, other = rng.randrange(9), rng.randrange(9)
        paired.add((first, 1), (other, 1))
        plain.add(other - first)
    assert paired.variance == pytest.approx(plain.variance)
    assert paired.difference() == pytest.approx(plain.mean())


def test_the_difference_of_two_rates_holds_what_it_promises() -> None:
    """Games of many tries that hang together, with half of their luck in common."""
    rng = Random(4)
    held = 0
    for _ in range(300):
        paired = Paired()
        for _ in range(40):
            luck = rng.random()
            tries = rng.randint(1, 5), rng.randint(1, 5)
            won = [sum(rng.random() < 0.5 * luck + 0.25 for _ in range(many)) for many in tries]
            paired.add((won[0], tries[0]), (won[1], tries[1]))
        difference = paired.difference()
        assert difference is not None
        assert difference.low is not None
        assert difference.high is not None
        held += difference.low <= 0 <= difference.high
    assert 270 <= held <= 297


def test_a_label_that_comes_late_counts_the_games_before_it() -> None:
    paired = Paired()
    paired.add((1, 1), (0, 1))
    paired.pad(4)
    difference = paired.difference()
    assert difference is not None
    assert (difference.mean, difference.count) == (-0.25, 4)
