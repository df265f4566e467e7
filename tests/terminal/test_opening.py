"""Seats, options and dice from the words of a command line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gunbai.core.dice import Sealed, Seeded, Typed
from gunbai.core.game import Game, Option, Sitting
from gunbai.core.script import Refused
from gunbai.registry import find
from gunbai.terminal import arguments as opening
from gunbai.terminal.language import use


def test_words_for_seats(toy: Game) -> None:
    assert opening.seats(toy, "me, bot,dull,Aki") == [
        Sitting("You"),
        Sitting("Bot 1", "dull"),
        Sitting("Bot 2", "dull"),
        Sitting("Aki"),
    ]


def test_one_person_among_bots_where_nobody_says(toy: Game) -> None:
    players = [sitting.player for sitting in opening.seats(toy, None)]
    assert players == ["person", "dull", "dull", "dull"]
    assert opening.persons(opening.seats(toy, None)) == [0]


def test_in_snow_the_person_has_a_house_and_the_emperor_is_a_bot_of_that_name() -> None:
    seats = opening.seats(find("snow"), None)
    assert [s.player for s in seats] == ["fair", "person", "fair", "fair"]


def test_bots_are_called_in_the_readers_language() -> None:
    use("ru")
    seats = opening.seats(find("snow"), "bot,me,bot,strong")
    assert [s.player for s in seats] == ["fair", "person", "fair", "strong"]
    assert [s.name for s in seats] == ["Рэйгэн", "Умэ", "Саса", "Хаги"]


@pytest.mark.parametrize(("language", "first"), [("en", "Akane"), ("ru", "Аканэ")])
def test_where_a_game_has_names_nobody_is_called_you(language: str, first: str) -> None:
    use(language)
    seats = opening.seats(find("hierarchy"), ",".join(["me", *["bot"] * 14]))
    assert seats[0] == Sitting(first)
    assert len({sitting.name for sitting in seats}) == 15


def test_the_usual_table_fits_the_game(toy: Game) -> None:
    assert len(opening.usual_seats(replace(toy, players=range(8, 16)))) == 8
    assert len(opening.usual_seats(replace(toy, players=range(2, 3)))) == 2


def test_a_game_without_bots_of_its_own_has_the_random_one(toy: Game) -> None:
    assert [s.player for s in opening.seats(replace(toy, bots={}), "me,bot")] == [
        "person",
        "random",
    ]


def test_a_study_seats_no_person(toy: Game) -> None:
    assert [s.player for s in opening.all_bots(toy, None)] == ["dull"] * 4
    with pytest.raises(Refused, match="no bot “Aki”"):
        opening.all_bots(toy, "bot,Aki")


def test_a_study_seats_the_same_bots_whoever_reads_it() -> None:
    use("ru")
    seated = [s.player for s in opening.all_bots(find("snow"), None)]
    assert seated == ["fair", "fair", "fair", "fair"]


OPTIONS = (
    Option("rounds", 3, low=1, high=9),
    Option("limit", None, low=1, high=3),
    Option("scoring", "season", ("season", "year")),
    Option("strict", True, (True, False)),
)


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("rounds=5", 5),
        ("limit=none", None),
        ("limit=2", 2),
        ("scoring=year", "year"),
        ("strict=false", False),
    ],
)
def test_values_of_options(toy: Game, written: str, value: object) -> None:
    name = written.partition("=")[0]
    assert opening.options(replace(toy, options=OPTIONS), [written]) == {name: value}


def test_a_preset_sets_options_and_single_ones_change_it(toy: Game) -> None:
    game = replace(toy, options=OPTIONS, presets={"short": {"rounds": 1, "scoring": "year"}})
    assert opening.options(game, [], "short") == {"rounds": 1, "scoring": "year"}
    assert opening.options(game, ["rounds=2"], "short") == {"rounds": 2, "scoring": "year"}
    with pytest.raises(Refused, match="no preset “long”; there are: short"):
        opening.options(game, [], "long")


@pytest.mark.parametrize(
    "written", ["rounds=none", "rounds=", "limit=4", "scoring=never", "strict=1", "rounds=٣"]
)
def test_illegal_values_are_refused(toy: Game, written: str) -> None:
    with pytest.raises(Refused, match="cannot be"):
        opening.options(replace(toy, options=OPTIONS), [written])


def test_dice() -> None:
    assert isinstance(opening.dice(None, None), Sealed)
    assert isinstance(opening.dice("sealed", None), Sealed)
    assert isinstance(opening.dice("typed", None), Typed)
    seeded = opening.dice(None, 7)
    assert isinstance(seeded, Seeded)
    assert seeded.seed == 7
