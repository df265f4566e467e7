"""The board in lines: the hook for games, and the table of Snow."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.script import Word
from gunbai.games.snow.text import WIDTH, _columns, board_lines
from gunbai.play import new
from gunbai.terminal.screen import board
from gunbai.terminal.screen.plain import plain_lines
from gunbai.testing import answer_random
from gunbai.words.catalogue import say

IN = {language: partial(say, language) for language in ("en", "ru")}
TEXT = """
def board_lines(board, say):
    return [f"{board.points} {say('story.score')}"]

def order(text, form):
    verb, number = text.split()
    return {verb: int(number) * form["scale"]}
"""


class House(Struct):
    name: str
    points: int
    won: list[str]


class Camp(Struct):
    weather: Word
    houses: list[House]
    stores: dict[str, int]
    left_over: int | None = None


def test_a_game_without_text_has_its_view_drawn_plainly_and_takes_json(toy: Game) -> None:
    houses = [House("Aki", 12, ["crane", "pine"]), House("Benedikt", 3, [])]
    camp = Camp(Word("story.score"), houses, {"rice": 4})
    assert list(board.lines(toy, camp, IN["en"])) == [
        "weather: Score",
        "houses",
        "  name      points  won",
        "  Aki       12      crane, pine",
        "  Benedikt  3       —",
        "stores",
        "  rice: 4",
        "left over: —",
    ]
    assert list(board.lines(toy, None, IN["en"])) == []
    assert board.order(toy, '{"a": 1}', {}) == {"a": 1}
    assert board.order(toy, "advance 8", {}) == "advance 8"


def test_a_board_that_cannot_be_drawn_is_drawn_plainly(
    toy: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def board_lines(board: Any, _say: Any) -> list[str]:
        return [board.nothing]

    monkeypatch.setattr(board, "_hook", lambda _game, _name: board_lines)
    camp = Camp(Word("story.score"), [], {})
    assert next(iter(board.lines(toy, camp, IN["en"]))) == "weather: Score"
    assert "toy cannot draw its board: AttributeError" in capsys.readouterr().err


def test_mappings_of_the_same_names_are_a_table_as_structs_are() -> None:
    houses = [{"name": "Aki", "points": 12}, {"name": "Bo", "points": 3}]
    lines = plain_lines({"houses": houses}, "toy.board", lambda key: key)
    assert lines == ["houses", "  name  points", "  Aki   12", "  Bo    3"]
    odd = plain_lines({"houses": [{"name": "Aki"}, {"points": 3}]}, "toy.board", lambda key: key)
    assert odd == ["houses: name Aki, points 3"]


def test_a_game_with_text_draws_its_board_and_reads_its_orders(
    toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "toybox").mkdir()
    (tmp_path / "toybox" / "__init__.py").touch()
    (tmp_path / "toybox" / "text.py").write_text(TEXT)
    monkeypatch.syspath_prepend(tmp_path)
    boxed = replace(toy, package="toybox")
    match = new(toy, ["Aki", "Beni"], dice=1)
    assert board.lines(boxed, match.view(0).board, IN["ru"]) == ["[0, 0] Очки"]
    assert board.order(boxed, "advance 8", {"scale": 2}) == {"advance": 16}
    assert board.order(boxed, '{"advance": 8}', {"scale": 2}) == {"advance": 8}


def advanced(season: str, seed: int, houses: int = 3) -> Match:
    """A random game somewhere in a season, in its last round."""
    rng = Random(seed)
    match = new("snow", [f"seat{n}" for n in range(houses + 1)], {"rounds": 2}, dice=seed)
    while (match.state.season, match.state.round) != (season, 2):
        answer_random(match, next(iter(match.open)), rng)
    return match


def test_before_the_first_spring_there_is_no_table() -> None:
    assert board_lines(new("snow", ["a", "b"]).view(0).board, IN["en"]) == []


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_table_fits_a_narrow_terminal(language: str, season: str, seed: int) -> None:
    match = advanced(season, seed, houses=8)
    lines = board_lines(match.view(1).board, IN[language])
    assert max(map(_columns, lines)) <= WIDTH
    assert not any(line != line.rstrip() for line in lines)
    assert not any("snow." in line or "story." in line for line in lines)


def test_a_house_shows_its_facets_with_changes_and_bars() -> None:
    match = advanced("autumn", 5)
    view = match.view(2).board
    lines = board_lines(view, IN["en"])
    assert lines[0].startswith("Autumn · 2/2 ")
    assert lines[0].split()[-3:] == ["Awaré", "Steel", "Tanka"]
    turn = [line for line in lines if line.startswith("▸")]
    assert len(turn) == 1
    whole = "\n".join(lines)
    for house in view.houses:
        assert f"Score {sum(house.scores)} → ".replace("-", "−") in whole
        assert f"Stores {house.stores}" in whole
        for who in (house.samurai, house.samurai_ko):
            for facet, points in who.facets.items():
                change = points - who.start[facet]
                shown = f"{points}{f'{change:+d}'.replace('-', '−') if change else ''}"
                assert shown + ("✕" if who.barred == facet else "") in whole


def test_only_ones_own_desire_is_shown() -> None:
    match = advanced("summer", 3)
    match.state.houses[0].desire = "a flute of nine holes"
    match.state.houses[0].desire_known = False
    assert any("a flute of nine" in line for line in board_lines(match.view(1).board, IN["en"]))
    for seat in (0, 2, None):
        assert not any("flute" in line for line in board_lines(match.view(seat).board, IN["en"]))
