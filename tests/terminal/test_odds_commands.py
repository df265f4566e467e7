"""The questions of every game that brings some: each can be asked, and read in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import pytest

from gunbai.core.script import Refused
from gunbai.odds_queries import OddsCommand
from gunbai.terminal.commands.odds_tables import is_figure, printed
from gunbai.terminal.language import use
from gunbai.words.catalogue import LANGUAGES, bundle

ASKED = {
    "snow encounter": {"facet": "5", "kamae": "kagai", "culture": "1"},
    "snow challenge": {"challenger": "4:kagai", "defender": "9:mujintou"},
    "hierarchy duel": {"mine": "9,7,3", "theirs": "10,5,5", "absorb": "1:2"},
    "hierarchy conflict": {"dice": "2", "against": "3"},
    "daimyo weather": {"season": "winter", "turns": "3"},
    "daimyo volley": {"stands": "4", "modifier": "1"},
    "daimyo morale": {"quality": "veteran", "modifier": "-2"},
    "daimyo melee": {"mine": "4:+2", "theirs": "3:0"},
    "daimyo challenge": {"cr": "2:1"},
}


def command(name: str) -> OddsCommand:
    game, _, asked = name.partition(" ")
    found: tuple[OddsCommand, ...] = import_module(f"gunbai.games.{game}.odds_commands").COMMANDS
    return next(each for each in found if each.name == asked)


def answer(name: str) -> Mapping[str, Any]:
    asked, given = command(name), ASKED[name]
    read = {p.word: p.read(given[p.name]) for p in asked.parameters if p.name in given}
    return asked.answer(read)


def keys(value: Any) -> Iterator[str]:
    """Every key that a reader meets, outside of figures."""
    if isinstance(value, Mapping) and not is_figure(value):
        for key, each in value.items():
            yield key
            yield from keys(each)
    elif isinstance(value, list):
        for each in value:
            yield from keys(each)


@pytest.mark.parametrize("name", ASKED)
def test_an_answer_is_json_and_every_key_of_it_has_a_label(name: str) -> None:
    found = answer(name)
    json.dumps(found)
    asked = command(name)
    for language in LANGUAGES:
        for key in keys(found):
            # A label within a list of rows has the list's key before its own.
            tables = ["", *(k for k in found if isinstance(found[k], list))]
            named = [word for table in tables for word in asked.label_keys(key, table)]
            assert any(map(bundle(language).has, named)), key


@pytest.mark.parametrize("name", ASKED)
def test_a_question_and_its_parameters_are_explained_in_every_language(name: str) -> None:
    asked = command(name)
    for language in LANGUAGES:
        for key in (asked.key, *map(asked.key_of, asked.parameters)):
            assert bundle(language).say(key).endswith("."), key


@pytest.mark.parametrize("name", ASKED)
def test_a_reader_of_russian_meets_no_english(name: str) -> None:
    use("ru")
    told = printed(command(name), answer(name), as_json=False)
    letters = {letter for letter in told if letter.isascii() and letter.isalpha()}
    assert not letters, told


@pytest.mark.parametrize("name", ASKED)
def test_what_has_not_the_shape_asked_for_is_refused(name: str) -> None:
    for parameter in command(name).parameters:
        if parameter.read is not str:
            for text in ("", "x", "1:2:3:4", "9" * 11, "∞"):
                with pytest.raises((ValueError, Refused)):
                    parameter.read(text)


def test_figures_of_issue_four() -> None:
    first = answer("daimyo weather")["turns"][0]
    assert first["turn"] == 1
    assert first["chances"].keys() == {
        *("fine", "light-rain", "heavy-rain", "thunderstorm", "snow", "fog")
    }
    assert len(answer("daimyo volley")["hits"]) == 5
    assert is_figure(answer("daimyo morale")["pass"])
    assert is_figure(answer("daimyo challenge")["win"])


def test_an_estimate_is_shown_with_its_error() -> None:
    asked = command("hierarchy conflict")
    chance = {"value": 0.25, "error": 0.0125}
    lines = printed(asked, {"win": chance, "method": "estimate", "decided": None}, as_json=False)
    told = [" ".join(line.split()) for line in lines.splitlines()]
    assert told[1:] == [
        "win 25.00 % ± 1.25 %",
        "Computed as an estimate",
        "Wins if ties are played again –",
    ]


def test_lays_are_told_apart() -> None:
    asked = command("hierarchy duel")
    told = printed(asked, {"value": "win", "best": [[9, 7], [10]]}, as_json=False)
    assert [" ".join(line.split()) for line in told.splitlines()][1:] == [
        "Under best play win",
        "Best lays 9 7 · 10",
    ]
