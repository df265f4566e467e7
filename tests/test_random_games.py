"""Many random games: what is looked at in each is sampled, and still finds what leaks."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from tests.camp import CAMP, LEAKS

from gunbai.core.game import Game
from gunbai.games.hierarchy.invariants import check as reign
from gunbai.games.snow.invariants import check as year
from gunbai.play import new
from gunbai.testing import __main__ as many
from gunbai.testing import examine


def look_seldom(game: Game) -> None:
    for seed in range(6):
        examine(game, seed, closely=many.CLOSELY)


@pytest.mark.parametrize("game", LEAKS.values(), ids=LEAKS)
def test_a_game_that_leaks_is_caught_by_few_looks(game: Game) -> None:
    with pytest.raises(AssertionError, match=r"can tell what seat|the state itself|it offered"):
        look_seldom(game)


def test_moments_are_looked_at_ever_more_seldom() -> None:
    looker = examine("snow", 2, list("abcde"), {"rounds": 3}, closely=8)
    assert 8 < looker.looks < looker.decisions / 4
    assert looker.hidden > 4


def test_answers_are_taken_back_in_a_twin_that_is_played_to_the_end() -> None:
    looker = examine(CAMP, 1)
    assert looker.twin.over
    assert looker.twin.epoch > 3
    assert looker.match.epoch == 0


@pytest.mark.parametrize("game", ["snow", "hierarchy", "daimyo"])
def test_a_random_game_of_the_command_is_short_and_counted(game: str) -> None:
    tally, wrong = many.played(game, 4, seed=3)
    assert (tally.games, tally.wrong, wrong) == (1, 0, "")
    assert tally.decisions > tally.looks > 0


def test_the_command_tells_in_one_line_what_it_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["testing", "snow", "--games", "2", "--seed", "5"])
    assert many.main() == 0
    said = capsys.readouterr().out
    assert said.startswith("snow, seeds 5 to 6:  2 games  ")
    assert said.endswith("  0 wrong\n")


def test_the_command_tells_which_game_was_wrong_and_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(_game: str, seed: int, **_given: Any) -> Any:
        raise AssertionError(f"not so {seed}")

    monkeypatch.setattr(many, "examine", wrong)
    monkeypatch.setattr(sys, "argv", ["testing", "snow", "--games", "2"])
    assert many.main() == 1
    said = capsys.readouterr().out
    assert "snow, seed 2, {" in said
    assert "not so 2" in said
    assert said.endswith("2 wrong\n")


def test_what_cannot_be_is_found_in_a_year_and_in_a_reign() -> None:
    match = new("snow", ["a", "b"], dice=1)
    year(match)
    match.state.houses[0].secrets = -1
    with pytest.raises(AssertionError, match="secrets=-1"):
        year(match)
    match = new("hierarchy", [f"x{n}" for n in range(8)], dice=1)
    reign(match)
    match.state.characters[2].honor = -1
    with pytest.raises(AssertionError, match="-1 Honor"):
        reign(match)
