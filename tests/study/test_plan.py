"""A game of a study is made by its seed and its number alone, under every setting."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from tests.study.plans import plan

from gunbai.core.dice import Seeded
from gunbai.core.script import Refused
from gunbai.play import new, play_bots
from gunbai.registry import find
from gunbai.study.plan import Plan, check
from gunbai.study.played import play

BOTS = ["random"] * 3
PLAN = plan(BOTS, {"rounds": 1}, games=10, seed=7)


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    later = [play(PLAN, number) for number in (3, 1, 2)]
    assert [play(PLAN, number) for number in (3, 1, 2)] == later
    assert len({str(played.scores) for (played,) in later}) > 1


def test_it_does_not_depend_on_how_many_are_played() -> None:
    more = plan(BOTS, {"rounds": 1}, games=1000, seed=7)
    assert play(more, 5) == play(PLAN, 5)
    other = plan(BOTS, {"rounds": 1}, games=10, seed=8)
    assert play(other, 5) != play(PLAN, 5)


def test_nor_on_what_it_is_compared_with() -> None:
    both = plan(BOTS, {"rounds": 2}, {"rounds": 1}, games=10, seed=7)
    two, one = play(both, 4)
    assert [one] == play(PLAN, 4)
    assert two.decisions > one.decisions


def test_what_a_game_came_to() -> None:
    (played,) = play(PLAN, 0)
    assert played.how == "snow.won-the-year"
    assert played.scores.keys() == {1, 2}
    best = max(played.scores.values())
    assert played.winners == tuple(s for s, score in played.scores.items() if score == best)
    assert played.decisions > 30
    assert played.luck.keys() == {0, 1, 2}


def test_no_board_is_made_for_a_bot_that_does_not_look() -> None:
    def never(_state: object, seat: int | None) -> None:
        raise AssertionError(f"a board was made for seat {seat}")

    blind = new(replace(find("snow"), view=never), BOTS, {"rounds": 1}, Seeded(4))
    play_bots(blind, Random(4))
    assert blind.over


@pytest.mark.parametrize(
    "wrong",
    [
        plan(BOTS, {}, games=1, seed=1, game="go"),
        plan(BOTS[:1], {}, games=1, seed=1),
        plan(BOTS, {"rounds": 1}, {"rounds": 99}, games=1, seed=1),
        plan([*BOTS, "nobody"], {}, games=1, seed=1),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(wrong: Plan) -> None:
    with pytest.raises(Refused):
        check(wrong)
