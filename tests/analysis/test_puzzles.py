"""Puzzles of any game: by id, in words, and answered."""

from __future__ import annotations

from datetime import date

import pytest
from tests.toy import TOY

from gunbai.analysis import puzzles
from gunbai.core.script import Refused

DAY = puzzles.day_id(date(2026, 12, 1))


def test_which_games_have_puzzles_and_of_which_themes() -> None:
    assert puzzles.games() == ["hierarchy", "snow"]
    assert puzzles.themes("snow") == ("kamae", "type", "whom")
    with pytest.raises(Refused) as no:
        puzzles.themes(TOY)
    assert no.value.refusal.key == "analysis.no-puzzles"


@pytest.mark.parametrize("game", ["hierarchy", "snow"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_right_answer_is_right_every_other_is_not_and_all_is_said(
    game: str, language: str
) -> None:
    told = puzzles.told(game, DAY, language)
    assert told.theme in puzzles.themes(game)
    right = [
        option for option in told.options if puzzles.answered(game, DAY, option, language).right
    ]
    assert right == [puzzles.puzzle(game, DAY).answer]
    wrong = next(option for option in told.options if option not in right)
    said = puzzles.answered(game, DAY, wrong, language)
    assert (said.given, said.answer) == (wrong, right[0])
    for line in (told.title, *told.position, told.question, told.how, *told.options.values()):
        assert f"{game}." not in line
    for line in (said.verdict, *said.reasons):
        assert f"{game}." not in line
        assert "{" not in line


def test_an_endless_row_is_made_again_from_its_ids() -> None:
    row = puzzles.endless("snow", "abc", "whom")
    assert [next(row), next(row)] == [
        puzzles.puzzle("snow", "abc.0.whom"),
        puzzles.puzzle("snow", puzzles.row_id("abc", 1, "whom")),
    ]


@pytest.mark.parametrize("id_", ["", "x", "2026-13-01", "20261201", "a b.1", "a.1.chess", "a.-1"])
def test_an_id_of_nothing_is_refused(id_: str) -> None:
    with pytest.raises(Refused):
        puzzles.puzzle("hierarchy", id_)
