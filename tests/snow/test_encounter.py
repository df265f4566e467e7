"""Encounters: what may be tested, who wins, and that nobody meets a type twice in a row."""

from __future__ import annotations

import pytest
from tests.snow.runner import hits, house, misses, points, run, year

from gunbai.core.script import Refused
from gunbai.games.snow.procedure.confrontation import encounter
from gunbai.games.snow.script import turn


def test_as_many_successes_as_the_emperor_are_enough() -> None:
    home = house(samurai=(5, 5, 5))
    done = run(
        encounter(year(home), home, home.samurai),
        [hits(2, 5), hits(2, 5)],
        encounter="tanka",
        scene="A gate, and snow on it.",
        kamae="ariake",
        redirect=0,
    )
    assert done.told("snow.met")["scene"] == "A gate, and snow on it."
    won = done.told("snow.won")
    assert (won["successes"], won["against"]) == (2, 2)
    assert points(home.samurai) == (5, 4, 6)


def test_one_success_fewer_loses() -> None:
    home = house(samurai=(5, 5, 5))
    done = run(
        encounter(year(home), home, home.samurai),
        [hits(1, 5), hits(2, 5)],
        encounter="tanka",
        scene="",
        kamae="ariake",
    )
    lost = done.told("snow.lost")
    assert (lost["successes"], lost["against"]) == (1, 2)
    assert points(home.samurai) == (5, 5, 4)
    assert home.honor == 0


def test_the_emperor_rolls_her_facet_unmodified() -> None:
    home = house(samurai=(3, 5, 5), culture="falcon-garden")
    done = run(
        encounter(year(home), home, home.samurai),
        [misses(6), misses(3)],
        encounter="aware",
        scene="",
        kamae="kagai",
        redirect=0,
    )
    assert done.pools == [3 + 2 + 1, 3]


def test_who_has_no_dice_is_told_so_and_has_no_success() -> None:
    home = house(samurai=(2, 5, 5))
    done = run(
        encounter(year(home), home, home.samurai),
        [misses(2)],
        encounter="aware",
        scene="",
        kamae="mujintou",
        redirect_which=[[]],
    )
    assert done.pools == [2]  # no question of 0 dice
    assert done.told("snow.no-dice")["name"] == home.samurai.name
    assert done.told("snow.emperor-rolled")["dice"] == tuple(misses(2))
    assert done.told("snow.won")["successes"] == 0


def test_no_repeats_bars_the_last_type_and_says_why() -> None:
    home = house()
    home.samurai.last = "steel"
    script = encounter(year(home), home, home.samurai)
    ask = next(script)
    assert ask.options == ("aware", "tanka")  # type: ignore[union-attr]
    with pytest.raises(Refused, match="two confrontations of one type in a row"):
        ask.read("steel")  # type: ignore[union-attr]


def test_no_repeats_holds_from_turn_to_turn_for_each_of_the_couple() -> None:
    home = house()
    spring = year(home)
    laid = {"scene": "", "kamae": "mujintou", "redirect_which": []}
    run(turn(spring, home), [misses(3), hits(1, 5)], turn="samurai", encounter="steel", **laid)
    done = run(
        turn(spring, home), [misses(3), hits(1, 5)], turn="samurai", encounter="tanka", **laid
    )
    assert set(done.ask("snow.encounter").barred) == {"steel"}
    done = run(
        turn(spring, home), [misses(3), hits(1, 5)], turn="samurai-ko", encounter="tanka", **laid
    )
    assert done.ask("snow.encounter").options == ("aware", "steel", "tanka")
    assert (home.samurai.last, home.samurai_ko.last) == ("tanka", "tanka")


def test_a_spring_turn_is_one_confrontation_and_no_communing() -> None:
    home = house(secrets=5, snow=5)
    done = run(
        turn(year(home), home),
        [misses(5), hits(1, 5)],
        turn="samurai-ko",
        encounter="aware",
        scene="",
        kamae="ariake",
        shield=0,
    )
    assert done.ask("snow.turn").options == ["samurai", "samurai-ko"]
    assert done.asked.count("snow.encounter") == 1
    assert points(home.samurai_ko) == (4, 5, 5)
