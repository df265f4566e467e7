"""The guided first game at the terminal: `gunbai play GAME --lesson`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal.conftest import Gunbai

from gunbai.core.record import load
from gunbai.lessons.lesson import lesson

GAMES = ("snow", "hierarchy", "daimyo")
ANSWERS = "1\n" * 20


def words(text: str) -> str:
    """What is printed, without line ends where the terminal broke lines."""
    return " ".join(re.sub(r"[\u00a0\s]+", " ", text).split())


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_its_remarks_are_said_and_only_what_has_one_is_asked(
    gunbai: Gunbai, game: str, language: str
) -> None:
    told = words(gunbai("play", game, "--lesson", "--lang", language, typed=ANSWERS).output)
    course = lesson(game, "first", language)
    assert words(course.intro)[:120] in told
    assert told.count(words(course.intro)[:120]) == 1
    assert any(words(remark)[:60] in told for remark in course.asked.values())


def test_it_goes_on_from_its_file(gunbai: Gunbai, tmp_path: Path) -> None:
    file = tmp_path / "first.gunbai"
    gunbai("play", "snow", "--lesson", "--record", str(file), typed="1\n")
    kept = load(file.read_bytes())
    assert kept.header.lesson.startswith("first.")
    before = len(kept.entries)
    told = gunbai("play", "snow", "--record", str(file), typed="1\n" * 3).output
    assert len(load(file.read_bytes()).entries) > before
    assert words(lesson("snow", "first", "en").intro)[:60] not in words(told)


def test_it_brings_its_own_seats_options_and_dice(gunbai: Gunbai) -> None:
    told = gunbai("play", "snow", "--lesson", "--seed", "123456")
    assert told.exit_code == 2
    assert "its own seats, options and dice" in words(told.output)


def test_a_game_without_one_says_so(gunbai: Gunbai, toy: object) -> None:
    told = gunbai("play", "toy", "--lesson")
    assert told.exit_code == 2
    assert "no guided game" in words(told.output)
