"""Challenges: who may challenge whom, when, and how both sides come out of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.snow.runner import Run, hits, house, misses, points, run, year

from gunbai.core.script import Refused, Together
from gunbai.games.snow.procedure.confrontation import challenge, encounter
from gunbai.games.snow.rules.facets import FACETS
from gunbai.games.snow.rules.year import AUTUMN, SPRING, SUMMER
from gunbai.games.snow.script import PASS, challengers, turn


def test_the_worked_example_of_chihiro_and_ennosuke() -> None:
    izumo, toyotomi = house(1, samurai=(5, 5, 9)), house(2, samurai=(5, 5, 4))
    ennosuke, chihiro = izumo.samurai, toyotomi.samurai
    chihiro.name, ennosuke.name = "Toyotomi Chihiro", "Izumo no Ennosuke"
    done = run(
        challenge(year(izumo, toyotomi), toyotomi, chihiro, izumo, ennosuke),
        [[1, 2, 3, 3, 5, 6], [1, 1, 2, 3, 5, 5, 6]],
        contest_type="tanka",
        contest="Who stands longest on one foot under the Joong Kyung falls?",
        kamae=["kagai", "mujintou"],
        redirect_which=[[]],
        buy=0,
    )
    assert done.pools == [6, 7]
    over = done.told("snow.won-over")
    assert (over["name"], over["successes"]) == ("Izumo no Ennosuke", 3)
    assert (over["other"], over["against"]) == ("Toyotomi Chihiro", 2)
    assert chihiro.facets["tanka"] == 2
    assert ennosuke.facets["tanka"] == 10
    assert ennosuke.facets["steel"] == 6  # R8: the second point of mujintou
    assert izumo.honor == 2


def contest(dice: Any, **answers: Any) -> Run:
    """A plain challenge in Steel of one samurai against another, both with 5 in everything."""
    one, two = house(1), house(2)
    laid = {"contest_type": "steel", "contest": "", "kamae": ["ariake", "ariake"], "redirect": 0}
    script = challenge(year(one, two), two, two.samurai, one, one.samurai)
    return run(script, dice, **{**laid, **answers})


def test_the_challenger_wins_with_at_least_as_many() -> None:
    done = contest([hits(2, 5), hits(2, 5)])
    assert done.told("snow.won-over")["name"] == "he2"
    done = contest([hits(1, 5), hits(2, 5)], buy=0)
    assert done.told("snow.won-over")["name"] == "he1"


def test_each_side_has_the_win_or_loss_of_its_own_kamae() -> None:
    one, two = house(1), house(2)
    run(
        challenge(year(one, two), two, two.samurai, one, one.samurai),
        [hits(7, 7), misses(3)],
        contest_type="steel",
        contest="",
        kamae=["kagai", "mujintou"],
        redirect=0,
    )
    assert points(two.samurai) == (3, 7, 5)
    assert points(one.samurai) == (5, 4, 5)
    assert (one.honor, two.honor) == (0, 2)


def test_kenjutsu_against_houjutsu_is_a_challenge_like_any_other() -> None:
    one, two = house(1, samurai_ko=(5, 8, 5)), house(2, samurai=(5, 3, 5))
    done = run(
        challenge(year(one, two), two, two.samurai, one, one.samurai_ko),
        [hits(3, 3), hits(2, 8)],
        contest_type="steel",
        contest="",
        kamae=["ariake", "ariake"],
        redirect=0,
    )
    assert done.pools == [3, 8]
    assert done.told("snow.challenged")["facet"] == "snow.facet.kenjutsu"


def test_r9_kamae_are_chosen_in_secret_and_revealed_together() -> None:
    one, two = house(1), house(2)
    script = challenge(year(one, two), two, two.samurai, one, one.samurai)
    next(script)
    script.send("steel")
    script.send("")
    step = script.send(None)
    assert isinstance(step, Together)
    assert [ask.seat for ask in step.asks] == [2, 1]
    assert all(ask.secret for ask in step.asks)
    told = [script.send(["kagai", "ariake"]), script.send(None)]
    assert [event.values["kamae"] for event in told] == [  # type: ignore[union-attr]
        "snow.kamae.kagai",
        "snow.kamae.ariake",
    ]


def test_r10_in_summer_each_challenges_only_its_own_kind() -> None:
    one, two = house(1), house(2)
    summer = year(one, two, season=SUMMER)
    for who, kind, other in (
        (one.samurai, "samurai", "samurai-ko"),
        (one.samurai_ko, "samurai-ko", "samurai"),
    ):
        options, barred = challengers(summer, two, who)
        assert options == [kind]
        assert {role: why.rule for role, why in barred.items()} == {other: "snow.R10"}


@pytest.mark.parametrize("season", [SPRING, AUTUMN])
def test_r10_in_spring_and_autumn_anyone_challenges_anyone(season: str) -> None:
    one, two = house(1), house(2)
    for who in one.couple:
        assert challengers(year(one, two, season=season), two, who)[0] == ["samurai", "samurai-ko"]


def test_the_player_to_the_right_is_asked_first_and_then_rightward() -> None:
    houses = [house(seat) for seat in (1, 2, 3, 4)]
    done = run(
        turn(year(*houses), houses[1]),
        [misses(5), hits(1, 5)],
        turn="samurai",
        challenge=PASS,
        encounter="aware",
        scene="",
        kamae="ariake",
    )
    asked = [ask.seat for ask in done.asks if ask.key == "snow.challenge"]
    assert asked == [1, 4, 3]


def test_the_first_to_challenge_has_it_and_it_is_the_turns_confrontation() -> None:
    houses = [house(seat) for seat in (1, 2, 3)]
    done = run(
        turn(year(*houses), houses[0]),
        [hits(1, 5), misses(5)],
        turn="samurai-ko",
        challenge=["samurai"],
        contest_type="tanka",
        contest="Verses",
        kamae=["ariake", "ariake"],
        redirect=0,
    )
    assert [ask.seat for ask in done.asks if ask.key == "snow.challenge"] == [3]
    assert "snow.encounter" not in done.asked
    assert (houses[0].samurai_ko.last, houses[2].samurai.last) == ("tanka", "tanka")


def test_the_same_character_may_not_challenge_the_same_twice_in_a_row() -> None:
    one, two = house(1), house(2)
    spring = year(one, two)
    two.samurai.challenged = one.samurai
    options, barred = challengers(spring, two, one.samurai)
    assert options == ["samurai-ko"]
    assert str(Refused(barred["samurai"])).startswith("The same character may not challenge")
    assert challengers(spring, two, one.samurai_ko)[0] == ["samurai", "samurai-ko"]
    two.samurai.challenged = one.samurai_ko
    assert challengers(spring, two, one.samurai)[0] == ["samurai", "samurai-ko"]


def challenged(spring: Any, rival: Any, home: Any, kind: str) -> Run:
    """The rival's samurai challenges the other's, both in ariake, and loses by a success."""
    return run(
        challenge(spring, rival, rival.samurai, home, home.samurai),
        [misses(6), hits(1, 6)],
        contest_type=kind,
        contest="",
        kamae=["ariake", "ariake"],
        redirect=0,
        buy=0,
    )


def test_r33_twice_in_a_row_lapses_with_another_confrontation_of_the_challenger() -> None:
    one, two = house(1, (6, 6, 6)), house(2, (6, 6, 6))
    spring = year(one, two)
    challenged(spring, two, one, "steel")
    assert challengers(spring, two, one.samurai)[0] == ["samurai-ko"]
    laid: dict[str, Any] = {"encounter": "aware", "scene": "", "kamae": "ariake"}
    run(encounter(spring, one, one.samurai), [misses(5), hits(1, 5)], **laid)
    assert challengers(spring, two, one.samurai)[0] == ["samurai-ko"]  # the challenged one's
    run(encounter(spring, two, two.samurai), [misses(6), hits(1, 6)], **laid)
    assert challengers(spring, two, one.samurai)[0] == ["samurai", "samurai-ko"]


def test_r33_twice_in_a_row_lapses_when_the_challenger_is_challenged() -> None:
    one, two, three = house(1, (6, 6, 6)), house(2, (6, 6, 6)), house(3, (6, 6, 6))
    spring = year(one, two, three)
    challenged(spring, two, one, "steel")
    two.samurai.facets = dict.fromkeys(FACETS, 6)
    challenged(spring, three, two, "tanka")
    assert challengers(spring, two, one.samurai)[0] == ["samurai", "samurai-ko"]


def test_r33_twice_in_a_row_lapses_with_a_new_season() -> None:
    one, two = house(1, (6, 6, 6)), house(2, (6, 6, 6))
    now = year(one, two)
    challenged(now, two, one, "steel")
    two.samurai.begin_season()
    assert challengers(now, two, one.samurai)[0] == ["samurai", "samurai-ko"]


def test_r38_a_pool_without_dice_wins_a_tie_or_never() -> None:
    def ended(no_dice: str, first: int, second: int) -> list[str]:
        one, two = house(1, (5, second, 5)), house(2, (5, first, 5))
        done = run(
            challenge(year(one, two, no_dice=no_dice), two, two.samurai, one, one.samurai),
            [misses(dice - 2) for dice in (first, second) if dice > 2],
            contest_type="steel",
            contest="",
            kamae=["mujintou", "mujintou"],
            redirect_which=[[]],
            buy=0,
        )
        return [str(e.values.get("name")) for e in done.tells if e.key == "snow.won-over"]

    assert ended("may_win", 2, 2) == ["he2"]
    assert ended("never_wins", 2, 2) == []
    assert ended("may_win", 2, 3) == ["he2"]
    assert ended("never_wins", 2, 3) == ["he1"]
    assert ended("never_wins", 3, 2) == ["he2"]


def test_r38_both_lose_where_neither_has_a_die() -> None:
    one, two = house(1, (5, 2, 5)), house(2, (5, 1, 5))
    done = run(
        challenge(year(one, two, no_dice="never_wins"), two, two.samurai, one, one.samurai),
        contest_type="steel",
        contest="",
        kamae=["mujintou", "mujintou"],
    )
    assert done.keys[-3:] == ["snow.nobody-won", "snow.weakened", "snow.weakened"]
    assert points(one.samurai) == (5, 1, 5)
    assert points(two.samurai) == (5, 0, 5)


def test_r38_in_an_encounter_she_needs_a_die_to_win() -> None:
    for no_dice, won in (("may_win", True), ("never_wins", False)):
        home = house(1, (5, 2, 5))
        done = run(
            encounter(year(home, no_dice=no_dice), home, home.samurai),
            [misses(2)],
            encounter="steel",
            scene="",
            kamae="mujintou",
            redirect_which=[[]],
        )
        assert ("snow.won" in done.keys) is won


def test_a_type_that_either_met_last_is_closed_r29() -> None:
    one, two = house(1), house(2)
    one.samurai.last, two.samurai.last = "aware", "tanka"
    script = challenge(year(one, two), two, two.samurai, one, one.samurai)
    ask: Any = next(script)
    assert ask.options == ("steel",)
    for kind in ("aware", "tanka"):
        with pytest.raises(Refused, match="two confrontations of one type"):
            ask.read(kind)


def test_culture_adds_its_challenge_die_only_in_challenges() -> None:
    one, two = house(1, culture="falcon-garden"), house(2)
    done = run(
        challenge(year(one, two), two, two.samurai, one, one.samurai),
        [misses(5), misses(6)],
        contest_type="steel",
        contest="",
        kamae=["ariake", "ariake"],
        redirect=0,
    )
    assert done.pools == [5, 6]


def test_orochi_on_either_side_makes_two_of_it() -> None:
    one, two = house(1, school="eightfold-nest"), house(2)
    done = run(
        challenge(year(one, two), two, two.samurai, one, one.samurai),
        [misses(5), hits(1, 3), misses(4), hits(1, 4)],
        contest_type="steel",
        contest="",
        kamae=["ariake", "orochi"],
        redirect=0,
        buy=0,
    )
    assert done.pools == [5, 3, 4, 4]
    assert points(one.samurai) == (5, 7, 5)
    assert points(two.samurai) == (5, 3, 5)
    assert done.asked.count("snow.buy") == 1


def test_r21_both_orochi_make_two_not_four() -> None:
    one, two = (house(seat, school="eightfold-nest") for seat in (1, 2))
    done = run(
        challenge(year(one, two), two, two.samurai, one, one.samurai),
        [misses(3), misses(3), misses(4), misses(2)],
        contest_type="steel",
        contest="",
        kamae=["orochi", "orochi"],
        redirect=0,
    )
    assert done.pools == [3, 3, 4, 2]
    assert done.keys.count("snow.won-over") == 2
