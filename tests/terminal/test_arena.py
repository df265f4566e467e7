"""gunbai arena: tables in both languages, JSON in a file, when it stops."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from tests.terminal.conftest import Gunbai

from gunbai.ladder import measured
from gunbai.registry import find

QUICK = ("arena", "snow", "--bots", "fair,random", "--option", "rounds=1", "--seats", 3)


def test_who_is_better_in_both_languages(gunbai: Gunbai, tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    told = gunbai(*QUICK, "--games", 4, "--lineups", "half,one", "--json", file)
    assert told.exit_code == 0
    assert told.stdout.startswith("1 deal, 6 games, seed 1")
    for said in ("Ratings", "fair – random", "half of the seats", "one among the others"):
        assert said in told.stdout
    assert "arena" not in told.stdout
    found = json.loads(file.read_text())
    assert (found["game"], found["deals"], found["games"]) == ("snow", 1, 6)
    assert [pair["lineup"] for pair in found["pairs"]] == ["half", "one", "one"]
    russian = gunbai(*QUICK, "--games", 4, "--lang", "ru").stdout
    assert russian.startswith("2 раздачи, 4 партии")
    assert "arena" not in russian


def test_it_stops_when_an_interval_is_narrow_enough(gunbai: Gunbai, tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    assert gunbai(*QUICK, "--until", 20, "--json", file).exit_code == 0
    found = json.loads(file.read_text())
    share = found["pairs"][0]["share"]
    assert (share["high"] - share["low"]) / 2 <= 0.2
    assert 10 <= found["deals"] < 40


def test_it_stops_when_a_test_is_decided(gunbai: Gunbai) -> None:
    told = gunbai(*QUICK, "--test", "30:60")
    assert told.exit_code == 0
    assert "Decided: fair wins 60 % rather than 30 % of the games." in told.stdout
    open_still = gunbai(*QUICK, "--test", "30:60", "--games", 2).stdout
    assert "Not decided yet whether fair wins 30 % or 60 %" in open_still


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ((), "Say how long to play: --games, --until or --test."),
        (("--games", 2, "--lineups", "third"), "There is no line-up “third”"),
        (("--games", 2, "--test", "60:50"), "--test cannot be “60:50”"),
        (("--games", 2, "--test", "50:60", "--lineups", "half,one"), "A test is about two bots"),
        (("--games", 2, "--bots", "random"), "two or more different bots"),
        (("--games", 2, "--seats", 30), "30"),
    ],
)
def test_wrong_use_is_one_sentence(
    gunbai: Gunbai, wrong: tuple[object, ...], sentence: str
) -> None:
    told = gunbai(*QUICK, *wrong)
    assert told.exit_code == 2
    assert told.stdout == ""
    assert sentence in told.stderr
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_bots_of_a_game_with_what_was_measured(gunbai: Gunbai, language: str) -> None:
    told = gunbai("bots", "snow", "--lang", language)
    assert told.exit_code == 0
    for bot in find("snow").bots:
        assert f"  {bot}" in told.stdout
        assert measured("snow", bot, language) in told.stdout
    assert all(game in gunbai("bots").stdout for game in ("Snow", "Hierarchy", "Daimyo"))


def test_a_report_prints_the_command_that_plays_the_same_games(
    gunbai: Gunbai, tmp_path: Path
) -> None:
    first, again = tmp_path / "first", tmp_path / "again"
    gunbai(*QUICK, "--games", 4, "--lineups", "one", "--report", first)
    page = (first / "index.html").read_text(encoding="utf-8")
    command = re.findall(r"<code>gunbai (.*?)</code>", page)[0]
    gunbai(*shlex.split(command), "--report", again)
    one, other = (json.loads((f / "arena.json").read_text()) for f in (first, again))
    for found in (one, other):
        del found["pace"]  # depends on the machine
    assert one == other
    assert gunbai(*QUICK, "--games", 4, "--report", first).exit_code == 2
