"""Daimyo 9, cell by cell against the source's tables; R6, R16, R17."""

from fractions import Fraction
from math import inf

import pytest

from gunbai.games.daimyo.odds_commands import weather_odds
from gunbai.games.daimyo.pieces.troops import Weapon
from gunbai.games.daimyo.pieces.weather import (
    Season,
    Weather,
    after_test,
    breaks,
    chain,
    clears,
    dice_for,
    season_of,
)

SPRING, SUMMER, WINTER = Season.SPRING_AUTUMN, Season.SUMMER, Season.WINTER
F, L, H = Weather.FINE, Weather.LIGHT_RAIN, Weather.HEAVY_RAIN
T, S, G = Weather.THUNDERSTORM, Weather.SNOW, Weather.FOG


def test_9_the_die_before_the_first_turn_gives_the_season() -> None:
    assert [season_of(face) for face in range(1, 7)] == [SPRING] * 3 + [SUMMER] * 2 + [WINTER]


@pytest.mark.parametrize(
    ("total", "spring", "summer", "winter"),
    [
        (2, F, F, F),
        (3, F, F, F),
        (4, F, F, F),
        (5, F, F, F),
        (6, F, F, F),
        (7, F, F, F),
        (8, F, F, F),
        (9, F, F, L),
        (10, L, F, G),
        (11, G, L, H),
        (12, H, T, S),
    ],
)
def test_9_the_table_of_changes(
    total: int, spring: Weather, summer: Weather, winter: Weather
) -> None:
    assert breaks(SPRING, total) is spring
    assert breaks(SUMMER, total) is summer
    assert breaks(WINTER, total) is winter


@pytest.mark.parametrize("season", [SPRING, SUMMER])
def test_9_poor_weather_persists_on_3_or_less(season: Season) -> None:
    assert [clears(season, face) for face in range(1, 7)] == [False] * 3 + [True] * 3


def test_9_in_winter_the_die_is_one_less() -> None:
    assert [clears(WINTER, face) for face in range(1, 7)] == [False] * 4 + [True] * 2


def test_r16_the_turn_in_which_weather_clears_brings_no_new_kind() -> None:
    for weather in Weather:
        if weather is F:
            continue
        assert dice_for(weather) == 1
        outcomes = {after_test(weather, WINTER, [face]) for face in range(1, 7)}
        assert outcomes == {weather, F}
    assert dice_for(F) == 2
    assert after_test(F, WINTER, [6, 6]) is S


@pytest.mark.parametrize(
    ("weather", "sight", "slower", "halved", "rotate"),
    [
        (F, inf, 0, False, False),
        (L, inf, 0, False, False),
        (H, 30, 3, False, False),
        (T, 25, 3, False, True),
        (S, 20, 0, True, True),
        (G, 10, 0, False, False),
    ],
)
def test_9_effects_on_sight_and_movement(
    weather: Weather, sight: float, slower: float, halved: bool, rotate: bool
) -> None:
    effect = weather.effect
    assert (effect.sight, effect.slower) == (sight, slower)
    assert (effect.halved, effect.guns_rotate_only) == (halved, rotate)


@pytest.mark.parametrize(
    ("weather", "bow", "arquebus", "bonus", "most"),
    [
        (F, 0, 0, True, inf),
        (L, 0, -1, True, inf),
        (H, -1, -2, True, inf),
        (T, -2, None, False, inf),
        (S, -1, -2, False, inf),
        (G, 0, 0, True, 10),
    ],
)
def test_9_effects_on_combat(
    weather: Weather, bow: int, arquebus: int | None, bonus: bool, most: float
) -> None:
    effect = weather.effect
    assert effect.firing(Weapon.BOW) == bow
    assert effect.firing(Weapon.ARQUEBUS) == arquebus
    assert effect.charge_bonus is bonus
    assert effect.most_range == most


def test_r17_artillery_fires_as_arquebus_for_weather() -> None:
    for weather in Weather:
        assert weather.effect.firing(Weapon.GUN) == weather.effect.firing(Weapon.ARQUEBUS)


def test_9_fog_shortens_the_command_radius() -> None:
    radii = {weather: weather.effect.command_radius for weather in Weather}
    assert radii == dict.fromkeys(Weather, 20.0) | {G: 10.0}


def test_the_chain_of_winter_is_exact() -> None:
    first, second = (chain(WINTER).after(turns, F) for turns in (1, 2))
    assert first == {
        F: Fraction(26, 36),
        L: Fraction(4, 36),
        H: Fraction(2, 36),
        T: Fraction(0),
        S: Fraction(1, 36),
        G: Fraction(3, 36),
    }
    assert second[S] == Fraction(26, 36) * Fraction(1, 36) + Fraction(1, 36) * Fraction(4, 6)


@pytest.mark.parametrize("season", list(Season))
def test_weather_odds_agree_with_a_walk_over_every_roll(season: Season) -> None:
    now = {weather: Fraction(weather is F) for weather in Weather}
    told = weather_odds(str(season), 4)["turns"]
    for turn in range(1, 5):
        then = dict.fromkeys(Weather, Fraction(0))
        for weather, chance in now.items():
            for a in range(1, 7):
                for b in range(1, 7):
                    then[after_test(weather, season, [a, b])] += chance / 36
        now = then
        assert told[turn - 1]["turn"] == turn
        assert {k: Fraction(v["exact"]) for k, v in told[turn - 1]["chances"].items()} == {
            str(weather): chance for weather, chance in now.items()
        }


def test_weather_odds_have_the_promised_shape() -> None:
    told = weather_odds("winter", 1)
    assert list(told) == ["turns"]
    assert told["turns"][0]["chances"]["light-rain"] == {"exact": "1/9", "value": 1 / 9}
    assert set(told["turns"][0]["chances"]) == {
        "fine", "light-rain", "heavy-rain", "thunderstorm", "snow", "fog",
    }  # fmt: skip
