"""A game of a study is made by its seed and its number alone."""

from __future__ import annotations

import pytest

from gunbai.game import Sitting
from gunbai.script import Refused
from gunbai.study.plan import Plan, check, play

BOTS = [Sitting(f"Bot {seat}", "random") for seat in range(3)]
PLAN = Plan("snow", BOTS, {"rounds": 1}, 10, 7)


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    later = [play(PLAN, number) for number in (3, 1, 2)]
    assert [play(PLAN, number) for number in (3, 1, 2)] == later
    assert len({str(played.scores) for played in later}) > 1


def test_it_does_not_depend_on_how_many_are_played() -> None:
    more = Plan("snow", BOTS, {"rounds": 1}, 1000, 7)
    assert play(more, 5) == play(PLAN, 5)
    other = Plan("snow", BOTS, {"rounds": 1}, 10, 8)
    assert play(other, 5) != play(PLAN, 5)


def test_what_a_game_came_to() -> None:
    played = play(PLAN, 0)
    assert played.how == "snow.won-the-year"
    assert played.scores.keys() == {1, 2}
    best = max(played.scores.values())
    assert played.winners == tuple(s for s, score in played.scores.items() if score == best)
    assert played.decisions > 30


@pytest.mark.parametrize(
    "wrong",
    [
        Plan("go", BOTS, {}, 1, 1),
        Plan("snow", BOTS[:1], {}, 1, 1),
        Plan("snow", BOTS, {"rounds": 99}, 1, 1),
        Plan("snow", [*BOTS, Sitting("Bot 3", "nobody")], {}, 1, 1),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(wrong: Plan) -> None:
    with pytest.raises(Refused):
        check(wrong)
