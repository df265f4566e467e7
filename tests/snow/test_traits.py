"""Cultures and Inheritances (snow R3, R4, R23, R32)."""

from __future__ import annotations

from typing import Any

from tests.snow.runner import hits, house, misses, points, run, year

from gunbai.core.script import Choose, Tell
from gunbai.games.snow.procedure.confrontation import challenge, encounter
from gunbai.games.snow.rules.facets import FACETS
from gunbai.games.snow.rules.traits import CULTURES
from gunbai.games.snow.rules.year import SPRING, SUMMER
from gunbai.games.snow.script import PASS, challengers, play_season, turn


def test_r3_the_six_cultures_are_all_pairs_of_two_different_facets() -> None:
    pairs = {(culture.encounters, culture.challenges) for culture in CULTURES.values()}
    assert pairs == {(one, two) for one in FACETS for two in FACETS if one != two}
    assert (CULTURES["border-march"].encounters, CULTURES["border-march"].challenges) == (
        "steel",
        "aware",
    )
    assert (CULTURES["mountain-temple"].encounters, CULTURES["mountain-temple"].challenges) == (
        "tanka",
        "steel",
    )


def test_r4_twin_rivers_choose_the_source_of_a_win() -> None:
    home = house(samurai=(5, 5, 5), inheritance="twin-rivers")
    laid: dict[str, Any] = {"encounter": "steel", "scene": "", "redirect": 0}
    dice = [hits(7, 7), misses(5)]
    script = encounter(year(home), home, home.samurai)
    done = run(script, dice, kamae="kagai", source="tanka", **laid)
    assert done.ask("snow.source").options == ("aware", "tanka")
    assert points(home.samurai) == (5, 7, 3)


def test_r4_twin_rivers_hold_for_mujintou_too_but_not_for_a_loss() -> None:
    home = house(samurai=(5, 5, 5), inheritance="twin-rivers")
    laid: dict[str, Any] = {"encounter": "steel", "scene": "", "kamae": "mujintou"}
    script = encounter(year(home), home, home.samurai)
    run(script, [hits(3, 3), misses(5)], source="tanka", redirect_which=[[]], **laid)
    assert points(home.samurai) == (5, 6, 6)
    home.samurai.last = None
    script = encounter(year(home), home, home.samurai)
    done = run(script, [misses(4), hits(1, 6)], **laid)
    assert "snow.source" not in done.asked


def test_r4_unbound_sash_repeats_a_type_once_a_season() -> None:
    home = house(inheritance="unbound-sash")
    home.samurai.last = "steel"
    spring = year(home)
    laid: dict[str, Any] = {"scene": "", "kamae": "ariake", "redirect": 0}
    done = run(
        turn(spring, home), [misses(5), hits(1, 5)], turn="samurai-sash", encounter="steel", **laid
    )
    assert "samurai-sash" in done.ask("snow.turn").options
    assert home.samurai.last == "steel"
    done = run(
        turn(spring, home), [misses(5), hits(1, 5)], turn="samurai", encounter="tanka", **laid
    )
    assert "samurai-sash" not in done.ask("snow.turn").options
    assert set(done.ask("snow.encounter").barred) == {"steel"}


def test_r4_a_new_season_binds_the_sash_anew() -> None:
    home = house(inheritance="unbound-sash")
    home.samurai.last, home.samurai.sash_free = "steel", False
    spring = year(home, rounds=1)
    done = run(
        play_season(spring, SPRING),
        [misses(5), hits(1, 5)],
        scene_spring="",
        turn="samurai-sash",
        encounter="steel",
        scene="",
        kamae="ariake",
    )
    assert "samurai-sash" in done.ask("snow.turn").options


def test_r32_the_sash_is_used_up_only_if_the_type_really_comes_again() -> None:
    home = house(inheritance="unbound-sash")
    home.samurai.last = "steel"
    laid: dict[str, Any] = {"scene": "", "kamae": "ariake", "redirect": 0}
    run(
        turn(year(home), home),
        [misses(5), hits(1, 5)],
        turn="samurai-sash",
        encounter="tanka",
        **laid,
    )
    assert home.samurai.sash_free
    assert not home.samurai.sash_loose
    assert home.samurai.barred == "tanka"


def test_r32_a_challenger_loosens_it_too_where_the_other_may_meet_that_type() -> None:
    one, two = house(1), house(2, inheritance="unbound-sash")
    two.samurai.last = "steel"
    spring = year(one, two)
    assert "samurai-sash" in challengers(spring, two, one.samurai)[0]
    one.samurai.last = "steel"
    assert "samurai-sash" not in challengers(spring, two, one.samurai)[0]
    one.samurai.last = "aware"
    done = run(
        turn(spring, one),
        [misses(5), hits(1, 5)],
        turn="samurai",
        challenge="samurai-sash",
        contest_type="steel",
        contest="",
        kamae=["ariake", "ariake"],
        redirect=0,
        buy=0,
    )
    assert done.ask("snow.contest-type").options == ("steel", "tanka")
    assert not two.samurai.sash_free


def test_a_sash_that_nobody_wears_is_never_offered() -> None:
    one, two = house(1), house(2)
    two.samurai.last = "steel"
    done = run(
        turn(year(one, two), one),
        [misses(5), hits(1, 5)],
        turn="samurai",
        challenge=PASS,
        encounter="aware",
        scene="",
        kamae="ariake",
    )
    assert not [o for ask in done.asks for o in getattr(ask, "options", ()) if "sash" in o]


def test_r4_the_dawn_lamp_waits_for_the_others_kamae() -> None:
    one, two = house(1), house(2, inheritance="dawn-lamp")
    done = run(
        challenge(year(one, two), two, two.samurai, one, one.samurai),
        [misses(7), misses(3)],
        contest_type="steel",
        contest="",
        kamae=["mujintou", "kagai"],
        redirect=0,
    )
    assert [ask.seat for ask in done.asks if ask.key == "snow.kamae"] == [1, 2]
    assert points(two.samurai) == (3, 7, 5)


def test_r23_everybody_sees_the_kamae_that_the_lamp_shines_on() -> None:
    one, two = house(1, inheritance="dawn-lamp"), house(2)
    script = challenge(year(one, two), two, two.samurai, one, one.samurai)
    next(script)
    script.send("steel")
    script.send("")
    asked = script.send(None)
    assert isinstance(asked, Choose)
    assert (asked.seat, asked.secret) == (2, False)
    seen = script.send("kagai")
    assert isinstance(seen, Tell)
    assert seen.to is None
    assert seen.values["kamae"] == "snow.kamae.kagai"
    asked = script.send(None)
    assert isinstance(asked, Choose)
    assert asked.seat == 1


def test_r23_two_lamps_put_each_other_out() -> None:
    one, two = (house(seat, inheritance="dawn-lamp") for seat in (1, 2))
    done = run(
        challenge(year(one, two, season=SUMMER), two, two.samurai, one, one.samurai),
        [misses(5), misses(5)],
        contest_type="steel",
        contest="",
        kamae=["ariake", "ariake"],
    )
    assert "snow.lamp" not in done.keys
