"""The field in characters, and orders typed as text."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gunbai.core.script import Refused
from gunbai.games.daimyo import GAME
from gunbai.games.daimyo.seen.view import Board, view
from gunbai.games.daimyo.text import WIDTH, board_lines, order
from gunbai.play import new, play_bots
from gunbai.words.catalogue import say

FORM = {"units": ["oda-spears", "oda-shot", "mori"], "leaders": ["oda"], "done": True}


def board(scenario: str) -> Board:
    match = new(GAME, ["a", "b"], {"scenario": scenario}, dice=1)
    return view(match.state, 0)


@pytest.mark.parametrize("scenario", ["quick", "mikata-ga-hara", "okehazama", "random"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_field_fits_and_shows_every_unit(scenario: str, language: str) -> None:
    shown = board(scenario)
    words: Callable[..., str] = partial(say, language)
    lines = board_lines(shown, words)
    assert all(len(line) <= WIDTH for line in lines)
    field = "\n".join(line for line in lines if line.startswith("│"))
    rosters = [line.split()[0] for line in lines if line.startswith("  ")]
    assert len(rosters) == len(shown.units)
    assert all(letter in field for letter in rosters)


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Aoki arquebuses"), ("ru", "Аоки, аркебузиры")]
)
def test_a_unit_stands_in_the_roster_by_its_name_beside_its_id(language: str, name: str) -> None:
    lines = board_lines(board("quick"), partial(say, language))
    (line,) = (line for line in lines if "aoki-shot" in line and line.startswith("  "))
    assert line.endswith(name)


def test_the_roster_tells_hits_and_order() -> None:
    match = new(GAME, ["bold", "bold"], {"scenario": "quick", "turns": 7}, dice=3)
    play_bots(match, 1)
    lines = board_lines(view(match.state, None), partial(say, "en"))
    assert any("'" in line for line in lines if line.startswith("  "))
    assert "Turn 7" in lines[0] or match.state.turn < 7


def test_the_sheet_tells_the_weather_who_leads_who_may_act_and_who_comes() -> None:
    match = new(GAME, ["a", "b"], {"scenario": "okehazama"}, dice=1)
    for seat in (0, 1):
        match.answer(seat, seat, "ready")
    said = " ".join(board_lines(view(match.state, None), partial(say, "en")))
    for part in (
        "Sight 25 cm; all moves −3 cm",
        "asahina-horse (6)",
        "general-0: Oda Nobunaga 3 (o-guard)",
        "kuno: Kuno Motomune 0 (66,84)",
        "may still act: Ikeda, Mori, Shibata",
        "% woods",
    ):
        assert part in said.replace("\xa0", " ")


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("oda-spears advance 8; wheel left 30",
         {"unit": "oda-spears", "order": "advance 8; wheel left 30"}),
        ("oda-sp advance 8", {"unit": "oda-spears", "order": "advance 8"}),
        ("mori charge foe", {"unit": "mori", "order": "charge foe"}),
        ("oda ride 60 20", {"leader": "oda", "order": "ride 60 20"}),
        ("done", {"done": True}),
        ("", {"done": True}),
    ],
)  # fmt: skip
def test_orders_are_typed(typed: str, value: Any) -> None:
    assert order(typed, FORM) == value


@pytest.mark.parametrize("typed", ["oda-s advance 3", "nobody advance 3"])
def test_who_cannot_be_told_apart_is_refused(typed: str) -> None:
    with pytest.raises(Refused):
        order(typed, FORM)


def test_a_scenario_is_read_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "battle.toml"
    file.write_text("[scenario]", encoding="utf-8")
    assert order(str(file), {"toml": ""}) == {"toml": "[scenario]"}
    with pytest.raises(Refused):
        order(str(tmp_path / "none"), {"toml": ""})
