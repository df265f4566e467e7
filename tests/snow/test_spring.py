"""Spring: scenes, Honor, redirecting and buying (snow, Spring; R14, R19, R22, R26, R27)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.snow.runner import hits, house, misses, points, run, year

from gunbai.core.script import Number, Refused
from gunbai.games.snow.procedure.confrontation import challenge, encounter
from gunbai.games.snow.rules.scoring import turn_over
from gunbai.games.snow.rules.year import AUTUMN, SPRING, SUMMER
from gunbai.games.snow.script import PASS, end_season, play_season, scene, turn


@pytest.mark.parametrize(
    ("kamae", "pool", "redirect", "honor", "steel"),
    [
        ("kagai", 7, 0, 2, 7),
        ("kagai", 7, 1, 3, 6),
        ("kagai", 7, 2, 4, 5),
        ("ariake", 5, 0, 1, 6),
        ("ariake", 5, 1, 2, 5),
    ],
)
def test_a_redirected_point_is_worth_two_honor_in_all(
    kamae: str, pool: int, redirect: int, honor: int, steel: int
) -> None:
    home = house()
    done = run(
        encounter(year(home), home, home.samurai),
        [hits(pool, pool), misses(5)],
        encounter="steel",
        scene="",
        kamae=kamae,
        redirect=redirect,
    )
    assert home.honor == honor
    assert home.samurai.facets["steel"] == steel
    event = done.told("snow.redirected" if redirect else "snow.treasured")
    assert (event["points"], event["redirected"]) == (honor, redirect)


@pytest.mark.parametrize(
    ("which", "honor", "facets"),
    [([], 2, (6, 6, 5)), ([0], 3, (6, 5, 5)), ([1], 3, (5, 6, 5)), ([0, 1], 4, (5, 5, 5))],
)
def test_mujintou_redirects_either_of_its_two_points(
    which: list[int], honor: int, facets: tuple[int, int, int]
) -> None:
    home = house()
    done = run(
        encounter(year(home), home, home.samurai),
        [hits(3, 3), misses(5)],
        encounter="steel",
        scene="",
        kamae="mujintou",
        redirect_which=[which],
    )
    assert list(done.ask("snow.redirect-which").items) == [
        "snow.facet.kenjutsu",
        "snow.facet.aware",
    ]
    assert home.honor == honor
    assert points(home.samurai) == facets


def test_r27_the_source_is_drained_whatever_is_redirected() -> None:
    home = house()
    run(
        encounter(year(home), home, home.samurai),
        [hits(7, 7), misses(5)],
        encounter="steel",
        scene="",
        kamae="kagai",
        redirect=2,
    )
    assert points(home.samurai) == (3, 5, 5)


def challenged(honor: int, buy: int, *, season: str = SPRING) -> Any:
    """A house whose samurai was challenged in Steel, lost in ariake, and may buy."""
    one, two = house(1, honor=honor), house(2)
    done = run(
        challenge(year(one, two, season=season), two, two.samurai, one, one.samurai),
        [hits(1, 5), misses(5)],
        contest_type="steel",
        contest="",
        kamae=["ariake", "ariake"],
        redirect=0,
        buy=buy,
    )
    return done, one


@pytest.mark.parametrize(("x", "price"), [(0, 0), (1, 1), (2, 4), (3, 9)])
def test_x_points_cost_x_squared(x: int, price: int) -> None:
    done, home = challenged(10, x)
    assert home.honor == 10 - price
    assert home.samurai.facets["steel"] == 4 + x
    ask = done.ask("snow.buy")
    assert isinstance(ask, Number)
    assert (ask.low, ask.high) == (0, 3)
    with pytest.raises(Refused):
        ask.read(4)


def test_r14_bought_points_earn_no_honor() -> None:
    done, home = challenged(9, 3)
    assert home.honor == 0
    assert done.told("snow.bought")["price"] == 9


def test_only_the_challenged_buys_and_only_after_a_challenge() -> None:
    done, home = challenged(10, 0)
    assert [ask.seat for ask in done.asks if ask.key == "snow.buy"] == [1]
    home = house(honor=10)
    done = run(
        encounter(year(home), home, home.samurai),
        [misses(5), hits(1, 5)],
        encounter="steel",
        scene="",
        kamae="ariake",
    )
    assert "snow.buy" not in done.asked


def test_nobody_buys_without_honor_nor_with_stores() -> None:
    assert "snow.buy" not in challenged(0, 0)[0].asked
    one, two = house(1, stores=20), house(2)
    done = run(
        challenge(year(one, two, season=AUTUMN), two, two.samurai, one, one.samurai),
        [hits(1, 5), misses(5)],
        contest_type="steel",
        contest="",
        kamae=["ariake", "ariake"],
        redirect=0,
    )
    assert not {"snow.buy", "snow.buy-which"} & set(done.asked)


def test_r22_one_purchase_after_a_challenge_however_many_confrontations() -> None:
    done, _ = challenged(10, 1)
    assert done.asked.count("snow.buy") == 1


def test_r19_the_active_player_names_first_whom_the_turn_is_about() -> None:
    one, two = house(1), house(2)
    done = run(
        turn(year(one, two), one),
        [misses(5), hits(1, 5)],
        turn="samurai-ko",
        challenge=PASS,
        encounter="aware",
        scene="",
        kamae="ariake",
    )
    assert done.asked[:3] == ["snow.turn", "snow.challenge", "snow.encounter"]
    assert done.ask("snow.challenge").values["name"] == "she1"


def test_spring_ends_with_honor_as_secrets_after_it_was_scored() -> None:
    home = house(honor=7, secrets=1)
    home.samurai.facets["steel"] = 3
    run(end_season(year(home)))
    assert home.scores == [7 - 2]
    assert (home.honor, home.secrets) == (0, 8)


def test_treasure_turns_only_where_a_season_says_so() -> None:
    for season, before, after in (
        (SPRING, (5, 4, 3, 2), (0, 4, 8, 2)),
        (SUMMER, (5, 4, 3, 2), (5, 0, 3, 6)),
        (AUTUMN, (5, 4, 3, 2), (5, 4, 3, 2)),
    ):
        home = house(honor=before[0], snow=before[1], secrets=before[2], stores=before[3])
        turn_over(year(home, season=season), home)
        assert (home.honor, home.snow, home.secrets, home.stores) == after


def test_the_season_opens_with_scenes_and_then_rounds_to_the_left() -> None:
    one, two = house(1), house(2)
    done = run(
        play_season(year(one, two, rounds=2), SPRING),
        [misses(5), hits(1, 5)] * 4,
        scene_spring=["They met in the snow.", ""],
        turn=["samurai", "samurai", "samurai-ko", "samurai-ko"],
        challenge=PASS,
        encounter="aware",
        scene="",
        kamae="ariake",
    )
    assert done.keys[:4] == ["snow.season", "snow.told", "snow.round", "snow.met"]
    assert [ask.seat for ask in done.asks if ask.key == "snow.turn"] == [1, 2, 1, 2]
    assert [event.values["round"] for event in done.tells if event.key == "snow.round"] == [1, 2]


def test_r26_a_scene_may_be_left_blank() -> None:
    home = house()
    assert run(scene(year(home), home), scene_spring="").keys == []
    assert points(home.samurai) == (5, 5, 5)
