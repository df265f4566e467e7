"""Setting up: words, points, traits, School, and the options of the table (snow R1, R2)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.snow.runner import house, points, run, year

from gunbai.core.match import Match
from gunbai.core.script import Divide, Refused
from gunbai.games.snow import GAME
from gunbai.games.snow.procedure.setting_up import endow, found_house, introduce
from gunbai.games.snow.rules.house import House
from gunbai.play import new


def endowed(culture: str, inheritance: str, facets: dict[str, int], points: int = 15) -> Any:
    home = House(1)
    done = run(
        endow(year(home, points=points), home, home.samurai),
        culture=culture,
        inheritance=inheritance,
        facets_samurai=facets,
    )
    return done, home.samurai


@pytest.mark.parametrize(
    ("culture", "inheritance", "left"),
    [
        ("none", "none", 15),
        ("moon-viewing", "none", 14),
        ("none", "dawn-lamp", 14),
        ("moon-viewing", "dawn-lamp", 13),
    ],
)
def test_r2_facets_and_traits_make_the_agreed_number(
    culture: str, inheritance: str, left: int
) -> None:
    facets = {"aware": left - 9, "steel": 5, "tanka": 4}
    done, who = endowed(culture, inheritance, facets)
    ask = done.ask("snow.facets-samurai")
    assert isinstance(ask, Divide)
    assert (ask.total, ask.least) == (left, 1)
    assert who.facets == who.first == facets
    assert sum(who.facets.values()) + who.traits == 15
    assert (who.culture.id if who.culture else "none") == culture


def test_r2_fewer_than_one_point_or_another_sum_is_refused() -> None:
    done, _ = endowed("none", "none", {"aware": 5, "steel": 5, "tanka": 5})
    ask = done.ask("snow.facets-samurai")
    for wrong in (
        {"aware": 15, "steel": 0, "tanka": 0},
        {"aware": 5, "steel": 5, "tanka": 6},
        {"aware": 7, "steel": 8},
    ):
        with pytest.raises(Refused, match=r"\[snow.R2\]"):
            ask.read(wrong)


def test_r2_each_character_divides_the_number_for_itself() -> None:
    home = House(1)
    run(
        found_house(year(home, points=9), home),
        name_samurai="Kiyomori",
        haiku_samurai="Snow upon the gate,\nhe writes his name in water.\nIce under the moon.",
        name_samurai_ko="Fumiko",
        haiku_samurai_ko="a haiku of one line",
        clan="Mori",
        principality="Nishino",
        school="ocean-flower",
        culture=["none", "border-march"],
        inheritance=["unbound-sash", "none"],
        facets_samurai={"tanka": 1, "aware": 3, "steel": 4},
        facets_samurai_ko={"aware": 2, "steel": 3, "tanka": 3},
    )
    assert points(home.samurai) == (3, 4, 1)
    assert list(home.samurai.facets) == ["aware", "steel", "tanka"]
    assert points(home.samurai_ko) == (2, 3, 3)
    assert (home.school.id, home.clan, home.principality) == ("ocean-flower", "Mori", "Nishino")
    assert home.samurai_ko.haiku == "a haiku of one line"


def test_haiku_are_taken_as_they_are_up_to_three_lines() -> None:
    home = House(1)
    done = run(introduce(home, home.samurai), name_samurai="A", haiku_samurai="x")
    ask = done.ask("snow.haiku-samurai")
    ask.read("one\ntwo\nthree")
    for wrong in ("a\nb\nc\nd", "", "   ", "x" * 201):
        with pytest.raises(Refused):
            ask.read(wrong)


def test_r1_one_to_eight_houses_and_an_emperor() -> None:
    for count in range(2, 10):
        assert len(new(GAME, [f"x{n}" for n in range(count)]).state.houses) == count - 1
    for count in (0, 1, 10):
        with pytest.raises(Refused, match="the game has 2 to 9"):
            new(GAME, [f"x{n}" for n in range(count)])
    assert GAME.roles(3) == ("snow.role.emperor", "snow.role.house", "snow.role.house")


def test_houses_set_up_at_the_same_time() -> None:
    match = new(GAME, ["e", "a", "b"])
    assert [ask.seat for ask in match.open.values()] == [1, 2]
    assert not match.asks(0)


@pytest.mark.parametrize(
    ("option", "wrong", "right"),
    [
        ("points", (4, 41, "15", 15.0, None), (5, 40)),
        ("rounds", (0, 13), (1, 12)),
        ("years", (0, 11), (1, 10)),
        ("scoring", ("both", 1), ("season", "year")),
        ("secrets", ("never",), ("either", "challenge", "season_end")),
    ],
)
def test_options_are_bounded(option: str, wrong: tuple[Any, ...], right: tuple[Any, ...]) -> None:
    for value in right:
        assert new(GAME, ["e", "a"], {option: value}).state.options[option] == value
    for value in wrong:
        with pytest.raises(Refused, match=option):
            new(GAME, ["e", "a"], {option: value})


def test_r36_a_table_may_ask_for_more_in_each_facet() -> None:
    for total, least, asked in ((15, 1, 1), (15, 3, 3), (7, 5, 2)):
        ask = divided(new(GAME, ["e", "a"], {"points": total, "least_facet": least}, dice=1))
        assert (ask.total, ask.least) == (total, asked)


def divided(match: Match) -> Divide:
    """The question in which the samurai's points are divided; he takes no trait."""
    while True:
        ((number, ask),) = match.open.items()
        if isinstance(ask, Divide):
            return ask
        plain = "none" if "none" in getattr(ask, "options", ()) else ask.sample(Random(1))
        match.answer(1, number, plain)


def test_defaults_are_those_of_the_rules() -> None:
    options = new(GAME, ["e", "a"]).state.options
    assert options == {
        "points": 15,
        "rounds": 5,
        "years": 1,
        "scoring": "season",
        "secrets": "either",
        "least_facet": 1,
        "carried": "again",
        "desire": "told",
        "full_dice": 1,
        "no_dice": "may_win",
    }


def test_a_facet_has_the_name_of_its_owner() -> None:
    home = house()
    assert home.samurai.word("steel") == "snow.facet.kenjutsu"
    assert home.samurai_ko.word("steel") == "snow.facet.houjutsu"
