"""Duel puzzles: one lay wins and every other does not, by plain minimax too."""

from __future__ import annotations

from datetime import date
from itertools import islice

import pytest

from gunbai.games.hierarchy.puzzles import (
    LAYS_LEAST,
    Puzzle,
    Theme,
    daily,
    endless,
    only_winning_lay,
    puzzle,
    theme_of,
)
from gunbai.games.hierarchy.rules.duel import Duel, Duelist, lay, lays
from gunbai.games.hierarchy.solver.oracle import oracle


def by_minimax(found: Puzzle) -> list[tuple[int, ...]]:
    """The winning lays of a puzzle, each played out by the plain oracle."""
    ways = lays(found.mine, found.bid_limit)
    return [laid for laid in ways if oracle(lay(found.duel, laid))[0] > 0]


@pytest.mark.parametrize("theme", Theme)
def test_one_lay_wins_and_it_is_of_the_theme(theme: Theme) -> None:
    for found in islice(endless("a row", theme), 2):
        assert by_minimax(found) == [found.solution]
        assert found.theme == theme_of(found.duel, found.solution) == theme
        assert 1 <= len(found.solution) <= found.bid_limit <= 3
        assert len(list(lays(found.mine, found.bid_limit))) >= LAYS_LEAST
        assert found.solves(found.solution[::-1])
        others = [laid for laid in lays(found.mine, found.bid_limit) if laid != found.solution]
        assert not any(map(found.solves, others))


def test_a_puzzle_of_a_seed_is_always_the_same_and_no_two_seeds_alike() -> None:
    assert puzzle("x") == puzzle("x")
    row = list(islice(endless("y"), 4))
    assert len({(p.mine, p.theirs, p.bid) for p in row}) == 4


def test_every_day_has_its_own_and_the_themes_take_turns() -> None:
    days = [daily(date(2026, 12, day)) for day in range(1, 5)]
    assert {found.theme for found in days} == set(Theme)
    assert days[0] == daily(date(2026, 12, 1))


def test_where_two_lays_win_or_none_there_is_no_puzzle() -> None:
    even = Duel((Duelist((10, 9, 8)), Duelist((1, 1, 1))), bid_limit=1, fight=True)
    hopeless = Duel((Duelist((2, 1, 1)), Duelist((9, 9, 9))), bid_limit=1, fight=True)
    assert only_winning_lay(even) is None
    assert only_winning_lay(hopeless) is None
