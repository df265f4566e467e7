"""gunbai rules: the whole reference, a section, a ruling."""

from __future__ import annotations

import pytest
from tests.terminal.conftest import Gunbai

from gunbai.terminal.screen import rulebook
from gunbai.words.rules import parse

TEXT = """# Toy

## Guessing {guess}

@seed Everybody guesses.

@public A die has six sides.

@ruling R1 Equal guesses share:

## Wishing {wish}

@ruling R2 A wish is secret.
| who | knows |
| --- | --- |
| one | it |
"""


@pytest.fixture(autouse=True)
def _toy_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    reference = parse("toy", TEXT)
    monkeypatch.setattr(rulebook, "reference", lambda _game, _language: reference)


def test_rulings_are_marked_and_stand_apart(gunbai: Gunbai) -> None:
    told = gunbai("rules", "toy").stdout
    assert told.startswith("# Toy\n")
    assert "\nEverybody guesses.\n" in told
    assert "A die has six sides. *(from other published rules)*" in told
    assert "> **Ruling R1.** Equal guesses share:" in told
    assert "> **Ruling R2.** A wish is secret.\n> | who | knows |\n" in told


@pytest.mark.parametrize("part", ["R2", "r2", "toy.R2"])
def test_one_ruling_under_the_title_of_its_section(gunbai: Gunbai, part: str) -> None:
    told = gunbai("rules", "toy", part).stdout
    assert told.startswith("## Wishing\n\n> **Ruling R2.**")
    assert "R1" not in told


@pytest.mark.parametrize("part", ["guess", "toy.guess", "Guessing"])
def test_one_section(gunbai: Gunbai, part: str) -> None:
    told = gunbai("rules", "toy", part).stdout
    assert told.startswith("## Guessing · guess\n")
    assert "R2" not in told


def test_an_unknown_part_is_refused_with_those_there_are(gunbai: Gunbai) -> None:
    told = gunbai("rules", "toy", "dance")
    assert told.exit_code == 2
    assert told.stderr == "There is no rule “dance”; there are: R1, R2, guess, wish.\n"


def test_in_russian(gunbai: Gunbai) -> None:
    assert "**Решение R1.**" in gunbai("rules", "toy", "--lang", "ru").stdout
