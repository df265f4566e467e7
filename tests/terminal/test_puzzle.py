"""gunbai puzzle: asked, answered, judged and explained, in the terminal."""

from __future__ import annotations

import json

from tests.terminal.conftest import Gunbai

from gunbai.analysis.puzzles import puzzle

DAY = "2026-12-01"


def test_the_puzzle_of_a_day_is_asked_and_its_answer_explained(gunbai: Gunbai) -> None:
    found = puzzle("hierarchy", DAY)
    run = gunbai("puzzle", "hierarchy", "--date", DAY, typed=f"99\n{found.answer}\n")
    assert run.exit_code == 0
    assert DAY in run.stdout
    assert "99 cannot be laid" in run.stdout
    assert "Right: " in run.stdout
    assert "This was searched to the end." in run.stdout


def test_a_row_goes_on_until_nothing_more_is_typed_and_counts(gunbai: Gunbai) -> None:
    first, second = (puzzle("snow", f"abc.{number}.kamae") for number in (0, 1))
    wrong = next(option for option in second.options if option != second.answer)
    run = gunbai(
        *("puzzle", "snow", "--theme", "kamae", "--seed", "abc", "--lang", "ru"),
        typed=f"{first.answer}\n{wrong}\n",
    )
    assert run.exit_code == 0
    assert run.stdout.count("Верно: ") == 2  # the first answer, and the score
    assert "Верно: 1 из 2." in run.stdout
    assert "abc.2.kamae" in run.stdout


def test_an_answer_can_be_judged_without_being_asked_for(gunbai: Gunbai) -> None:
    found = puzzle("snow", DAY)
    wrong = next(option for option in found.options if option != found.answer)
    asked = ("puzzle", "snow", "--id", DAY)
    assert gunbai(*asked, "--answer", found.answer).exit_code == 0
    run = gunbai(*asked, "--answer", wrong, "--json")
    assert run.exit_code == 1
    said = json.loads(run.stdout)
    assert (said["right"], said["given"], said["answer"]) == (False, wrong, found.answer)
    told = json.loads(gunbai(*asked, "--json").stdout)
    assert list(told["options"]) == list(found.options)
    assert "answer" not in told


def test_what_cannot_be_is_refused_in_a_sentence(gunbai: Gunbai) -> None:
    assert "daimyo has no puzzles" in gunbai("puzzle", "daimyo").stderr
    assert "Choose one" in gunbai("puzzle", "snow", "--date", DAY, "--endless").stderr
    assert "no theme “chess”" in gunbai("puzzle", "snow", "--theme", "chess").stderr
    assert "--date cannot be “soon”" in gunbai("puzzle", "snow", "--date", "soon").stderr
