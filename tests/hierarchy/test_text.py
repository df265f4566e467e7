"""The realm in lines of text."""

from __future__ import annotations

from functools import partial

import pytest
from tests.hierarchy.realm import DAIMYO, SAMURAI, in_a_duel, realm, tile

from gunbai.games.hierarchy.text import WIDTH, board_lines
from gunbai.games.hierarchy.view import view
from gunbai.words.catalogue import LANGUAGES, say


def test_the_ladder_stands_in_lines_with_honor_points_and_the_party() -> None:
    made = realm()
    made.phase = "climax"
    made.quest.leader = made.characters[DAIMYO]
    made.quest.party = [made.characters[DAIMYO], made.characters[SAMURAI]]
    made.characters[DAIMYO].points = 4
    made.characters[SAMURAI].wounds = 2
    lines = board_lines(view(made, SAMURAI), partial(say, "en"))
    assert lines[0].split() == ["1", "·", "The", "Climax", "Hon", "VP"]
    assert lines[1].split() == ["Emperor", "c0", "1", "0"]
    assert lines[2].split() == ["Daimyo", "c1", "1", "4", "⚑⚑"]
    assert lines[7].split() == ["▸", "Samurai", "c6", "1", "0", "⚑", "·", "wounded"]
    assert "Combat 3" in lines[10]
    assert "Sword 1" in lines[11]


def test_a_duel_is_two_rows_of_dice_and_a_screen_hides_them() -> None:
    lines = board_lines(view(in_a_duel(), None), partial(say, "en"))
    assert lines[-3:] == [
        "— a place on the ladder   (× strikes, ◈ Honor ready)",
        "→ c6                9 4  ×0 ◈1",
        "  c0                7 7  ×0 ◈1",
    ]
    lines = board_lines(view(in_a_duel(dice="screened"), SAMURAI), partial(say, "en"))
    assert lines[-1] == "  c0                ▪ ▪  ×0 ◈1"


def test_dice_that_are_not_rolled_are_a_dash() -> None:
    made = in_a_duel()
    made.conflicts[0].duel = None
    for side in made.conflicts[0].sides:
        side.hand = ()
    lines = board_lines(view(made, None), partial(say, "en"))
    assert [line.split() for line in lines[-2:]] == [["c6", "–"], ["c0", "–"]]


def test_nothing_is_shown_before_the_bowl_is_drawn() -> None:
    made = realm()
    made.drawn.clear()
    assert board_lines(view(made, 0), partial(say, "en")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_never_too_long(language: str) -> None:
    made = in_a_duel()
    made.characters[SAMURAI].name = "A name of many, many, many syllables"
    made.characters[SAMURAI].tiles += [tile("A Tile with a long name " * 2, "craft")] * 4
    for line in board_lines(view(made, SAMURAI), partial(say, language)):
        assert len(line) <= WIDTH
