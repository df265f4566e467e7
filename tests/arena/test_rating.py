"""Ratings: the likeliest strengths, beside those of choix; intervals from whole deals."""

from __future__ import annotations

from random import Random

import choix
import numpy as np
import pytest

from gunbai.arena.rating import Games, ratings, strengths, with_draws


def drawn(rng: Random, strength: list[float], games: int) -> list[tuple[int, list[int]]]:
    """Winners and tables of games between bots of known strength, several seats for some."""
    found = []
    for _ in range(games):
        table = [rng.randrange(len(strength)) for _ in range(rng.choice((2, 4)))]
        (winner,) = rng.choices(table, [strength[bot] for bot in table])
        found.append((winner, table))
    return found


def counted(games: list[tuple[int, list[int]]], bots: int) -> Games:
    """One deal a game."""
    fields = sorted({tuple(table.count(bot) for bot in range(bots)) for _, table in games})
    played, won = np.zeros((len(games), len(fields))), np.zeros((len(games), bots))
    for deal, (winner, table) in enumerate(games):
        played[deal, fields.index(tuple(table.count(bot) for bot in range(bots)))] = 1
        won[deal, winner] = 1
    return Games(np.array(fields, float), played, won)


@pytest.mark.parametrize("seed", range(3))
def test_the_strengths_are_those_of_choix(seed: int) -> None:
    games = drawn(Random(seed), [1.0, 2.0, 5.0], 300)
    fields, played, won = counted(games, 3)
    ours = np.log(strengths(fields, played.sum(axis=0), won.sum(axis=0)))
    data = [(w, tuple(table[: table.index(w)] + table[table.index(w) + 1 :])) for w, table in games]
    theirs = choix.mm_top1(3, data, max_iter=100_000)
    assert ours == pytest.approx(np.array(theirs), abs=1e-5)


def test_three_wins_of_four_are_a_strength_of_three_to_one() -> None:
    found = strengths(np.array([[1.0, 1.0]]), np.array([4.0]), np.array([3.0, 1.0]))
    assert found[0] / found[1] == pytest.approx(3)


def test_a_pair_of_seats_wins_twice_as_often() -> None:
    """Two seats of a against one of b: who wins two games of three is no stronger."""
    found = strengths(np.array([[2.0, 1.0]]), np.array([3.0]), np.array([2.0, 1.0]))
    assert found[0] == pytest.approx(found[1])


def test_who_never_lost_is_not_infinitely_strong() -> None:
    one = Games(np.array([[1.0, 1.0]]), np.array([[10.0]]), np.array([[10.0, 0.0]]))
    fields, played, won = with_draws(one)
    found = strengths(fields, played.sum(axis=0), won.sum(axis=0))
    assert found[0] / found[1] == pytest.approx(10.5 / 0.5)


def test_points_are_above_the_anchor_and_ten_to_one_is_four_hundred() -> None:
    deals = 200
    won = np.tile([10.0, 1.0], (deals, 1))
    games = Games(np.array([[1.0, 1.0]]), np.full((deals, 1), 11.0), won)
    first, anchor = ratings(["strong", "random"], games, "random", 1)
    assert (first.bot, anchor.bot) == ("strong", "random")
    assert first.points == pytest.approx(400, abs=1)
    assert (anchor.points, anchor.low, anchor.high) == (0, 0, 0)
    assert first.low == pytest.approx(first.high)  # every deal went alike


def test_who_never_lost_has_no_interval_and_nobody_has_above_who_never_won() -> None:
    fields = np.array([[1.0, 1.0, 0.0], [0.0, 1.0, 1.0]])
    played = np.full((20, 2), 2.0)
    won = np.tile([2.0, 1.0, 1.0], (20, 1))
    found = {one.bot: one for one in ratings(["a", "b", "c"], Games(fields, played, won), "c", 1)}
    assert found["a"].low is None
    assert found["b"].low is not None
    assert found["c"].low == 0
    won[:, 1:] = [2.0, 0.0]  # now c never wins
    beaten = ratings(["a", "b", "c"], Games(fields, played, won), "c", 1)
    assert all(rating.low is None for rating in beaten)


def test_the_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    covered = 0
    for seed in range(60):
        games = counted(drawn(Random(seed), [1.0, 2.0], 150), 2)
        found = {rating.bot: rating for rating in ratings(["a", "b"], games, "a", seed)}
        rating = found["b"]
        assert rating.low is not None
        assert rating.high is not None
        covered += rating.low <= 400 * np.log10(2) <= rating.high
    assert 51 <= covered <= 60
