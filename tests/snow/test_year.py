"""The year as a whole: scoring, Winter, several years, solo play, who wins (snow R1, R17)."""

from __future__ import annotations

from random import Random

import pytest
from tests.snow.runner import house, run, year

from gunbai.games.snow import GAME
from gunbai.games.snow.rules.scoring import season_score, year_score
from gunbai.games.snow.rules.year import AUTUMN, EMPEROR, SEASONS, SPRING, SUMMER
from gunbai.games.snow.script import end_season, outcome
from gunbai.play import new
from gunbai.testing import play_random


def test_a_season_counts_its_treasure_less_every_change_up_or_down() -> None:
    home = house(honor=9, snow=3, secrets=4, stores=5)
    home.samurai.facets.update(aware=7, steel=4)  # +2 and -1
    home.samurai_ko.facets.update(tanka=2)  # -3
    assert [season_score(home, season) for season in SEASONS] == [9 - 6, 7 - 6, 5 - 6]


def test_change_is_measured_from_the_seasons_start() -> None:
    home = house(stores=5)
    home.samurai.first.update(aware=1)
    home.samurai.start.update(aware=5)
    assert season_score(home, AUTUMN) == 5


def test_r17_the_year_counts_all_treasure_less_the_change_since_the_first_day() -> None:
    home = house(honor=1, snow=2, secrets=3, stores=4)
    home.samurai.first.update(aware=1)  # four more now
    home.samurai.start.update(steel=1)  # does not matter here
    assert year_score(home) == 10 - 4


def test_r17_the_year_is_scored_once_at_the_very_end() -> None:
    home = house(honor=4)
    spring = year(home, scoring="year", years=2)
    for number, season in [(n, s) for n in (1, 2) for s in SEASONS]:
        spring.number, spring.season = number, season
        run(end_season(spring), buy_which="none")
    assert home.scores == [4]  # Honor became Secrets, and Secrets stay
    assert home.secrets == 4


def test_scores_are_taken_before_treasure_turns() -> None:
    home = house(honor=3)
    run(end_season(year(home, season=SPRING)))
    run(end_season(year(home, season=SUMMER)), buy_which="none")
    run(end_season(year(home, season=AUTUMN)))
    assert home.scores == [3, 3, 0]


@pytest.mark.parametrize(("number", "honor", "stores"), [(1, 6, 0), (2, 0, 6)])
def test_winter_turns_stores_into_honor_if_a_year_is_to_come(
    number: int, honor: int, stores: int
) -> None:
    home = house(stores=6)
    autumn = year(home, season=AUTUMN, years=2)
    autumn.number = number
    run(end_season(autumn))
    assert (home.honor, home.stores) == (honor, stores)
    assert home.scores == [6]


def test_the_highest_total_wins() -> None:
    one, two = house(1), house(2)
    one.scores, two.scores = [3, 4, 5], [9, -1, 5]
    ended = outcome(year(one, two))
    assert ended.winners == (2,)
    assert ended.scores == {1: 12, 2: 13}
    assert ended.how.values == {"clans": ["clan2"], "count": 1, "points": 13}


def test_r17_equal_totals_share_the_victory() -> None:
    houses = [house(seat) for seat in (1, 2, 3)]
    for home, scores in zip(houses, ([5, 5, 0], [1, 1, 1], [10, 0, 0]), strict=True):
        home.scores = scores
    ended = outcome(year(*houses))
    assert ended.winners == (1, 3)
    assert ended.how.values["count"] == 2


def test_r1_with_one_house_there_are_no_challenges() -> None:
    match = new(GAME, ["emperor", "alone"], {"rounds": 3}, dice=5)
    play_random(match, Random(5))
    keys = {event.key for event in match.log(None)}
    assert "snow.met" in keys
    assert "snow.challenged" not in keys
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.parametrize(("years", "rounds"), [(1, 1), (2, 1), (3, 2)])
def test_a_game_has_three_seasons_a_year(years: int, rounds: int) -> None:
    match = new(GAME, ["e", "a", "b"], {"years": years, "rounds": rounds}, dice=1)
    play_random(match, Random(1))
    seasons = [e.values["season"] for e in match.log(None) if e.key == "snow.season"]
    assert seasons == [f"snow.season-name.{season}" for season in SEASONS] * years
    rounds_told = [e for e in match.log(None) if e.key == "snow.round"]
    assert len(rounds_told) == 3 * years * rounds
    assert [len(home.scores) for home in match.state.houses] == [3 * years] * 2


def test_the_emperor_owns_no_house_and_scores_nothing() -> None:
    match = new(GAME, ["e", "a"], {"rounds": 1}, dice=2)
    play_random(match, Random(2))
    assert match.outcome is not None
    assert EMPEROR not in match.outcome.scores
