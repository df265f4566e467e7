"""Daimyo 6, 8, R17: volleys, arcs, ranges and lanes."""

from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
import shapely
from tests.daimyo.builders import (
    ARCHERS,
    ARQUEBUSES,
    HEAVY_GUN,
    LIGHT_GUN,
    MONKS,
    SAMURAI,
    SAMURAI_ARCHERS,
    SAMURAI_HORSE,
    SEAT,
    SPEARS,
    board,
    refused,
    unit,
)

from gunbai.core.script import Refused
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.sight import lanes, sees
from gunbai.games.daimyo.odds_commands import volley_odds
from gunbai.games.daimyo.pieces.terrain import Ground, Piece
from gunbai.games.daimyo.pieces.troops import Quality, Troops, Weapon
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.firing import (
    Reach,
    aimed,
    at_chargers,
    nearest_target,
    reach_of,
    shooting_stands,
    targets,
    volley,
)
from gunbai.games.daimyo.rules.strike import hit_chance, hits_shown

MINE = unit("mine", 0, 60.0, 30.0, ARCHERS)
FOE = unit("foe", 1, 60.0, 36.0)


def modifiers(
    mine: Unit = MINE,
    foe: Unit = FOE,
    reach: Reach = Reach.LONG,
    charged: bool = False,
    **more: Any,
) -> dict[str, int]:
    shot = volley(board(mine, foe, **more), mine, foe, reach, charged=charged)
    return {modifier.reason: modifier.value for modifier in shot.modifiers}


def refusal(board_: Board, shooter: Unit, target: Unit) -> tuple[str, str]:
    return refused(aimed, board_, shooter, target)


USED = replace(MINE, volleyed=True)
GUNS = replace(USED, troops=ARQUEBUSES)


@pytest.mark.parametrize(
    ("mine", "foe", "more", "expected"),
    [
        (USED, FOE, {}, {}),
        (MINE, FOE, {}, {"first-volley": 2}),
        (replace(MINE, disordered=True), FOE, {}, {"disordered": -1}),
        (USED, replace(FOE, troops=ARCHERS), {}, {"light-armour": 1}),
        (GUNS, replace(FOE, troops=SAMURAI_HORSE), {}, {"arquebus-at-cavalry": 1}),
        (USED, FOE, {"reach": Reach.EFFECTIVE}, {"effective-range": 1}),
        (USED, replace(FOE, files=1), {}, {"column-or-flanked": 1}),
        (USED, replace(FOE, x=61.0, y=50.0, facing=90.0), {}, {"column-or-flanked": 1}),
        (USED, replace(FOE, troops=SAMURAI), {}, {"bow-at-heavy-armour": -1}),
        (GUNS, replace(FOE, troops=SAMURAI), {}, {}),
        (replace(USED, troops=replace(ARCHERS, quality=Quality.RAW)), FOE, {}, {"raw": -1}),
        (USED, FOE, {"charged": True}, {"being-charged": -1}),
        (USED.did(moved=True), FOE, {}, {"moved": -1}),
    ],
)
def test_6_the_table_of_firing_row_by_row(
    mine: Unit, foe: Unit, more: dict[str, Any], expected: dict[str, int]
) -> None:
    assert modifiers(mine, foe, **more) == expected


WOODS = Piece("woods", Ground.WOODS, shapely.box(40, 35, 80, 60))
FENCE = Piece("fence", Ground.OBSTACLE, shapely.LineString([(40, 35.5), (80, 35.5)]))
HOUSE = Piece("house", Ground.BUILDING, shapely.box(56, 36, 64, 42))


def test_6_cover_and_buildings() -> None:
    assert modifiers(USED, FOE, pieces=(WOODS,)) == {"target-behind-cover": -1}
    assert modifiers(USED, FOE, pieces=(FENCE,)) == {"target-behind-cover": -1}
    behind = replace(USED, y=45.0, facing=180.0)
    assert "target-behind-cover" not in modifiers(behind, FOE, pieces=(FENCE,))
    inside = replace(FOE, inside="house")
    assert modifiers(USED, inside, pieces=(HOUSE,)) == {"target-in-building": -2}


@pytest.mark.parametrize(
    ("weather", "bow", "arquebus"),
    [
        (Weather.FINE, 0, 0),
        (Weather.LIGHT_RAIN, 0, -1),
        (Weather.HEAVY_RAIN, -1, -2),
        (Weather.THUNDERSTORM, -2, None),
        (Weather.SNOW, -1, -2),
        (Weather.FOG, 0, 0),
    ],
)
def test_9_weather_on_the_volley(weather: Weather, bow: int, arquebus: int | None) -> None:
    assert sum(modifiers(USED, weather=weather).values()) == bow
    if arquebus is None:
        wet = board(GUNS, FOE, weather=weather)
        assert refusal(wet, GUNS, FOE) == ("wet-powder", "daimyo.9")
        gun = unit("gun", 0, 60.0, 30.0, LIGHT_GUN, stands=1, files=1)
        assert refusal(board(gun, FOE, weather=weather), gun, FOE)[0] == "wet-powder"
    else:
        assert sum(modifiers(GUNS, weather=weather).values()) == arquebus


def test_8_r17_guns_have_their_own_table_and_fire_as_arquebus_in_the_wet() -> None:
    gun = unit("gun", 0, 60.0, 10.0, LIGHT_GUN, stands=1, files=1)
    horse = replace(FOE, troops=SAMURAI_HORSE)
    assert modifiers(gun, FOE, Reach.EFFECTIVE) == {}
    assert modifiers(gun, horse, Reach.LONG) == {"gun-at-cavalry": 1, "long-range": -1}
    assert modifiers(gun, FOE, Reach.EFFECTIVE, pieces=(FENCE,)) == {"target-behind-cover": -1}
    inside = replace(FOE, inside="house")
    assert modifiers(gun, inside, Reach.EFFECTIVE, pieces=(HOUSE,)) == {"target-behind-cover": -1}
    assert modifiers(gun, FOE, Reach.EFFECTIVE, weather=Weather.SNOW) == {"weather-snow": -2}


@pytest.mark.parametrize(
    ("troops", "effective", "long"),
    [(ARCHERS, 8, 15), (ARQUEBUSES, 8, 15), (LIGHT_GUN, 20, 40), (HEAVY_GUN, 30, 60)],
)
def test_6_8_ranges(troops: Troops, effective: float, long: float) -> None:
    shooter = unit("mine", 0, 60.0, 10.0, troops, stands=1, files=1)
    for away, expected in (
        (effective, Reach.EFFECTIVE),
        (effective + 0.009, Reach.EFFECTIVE),
        (effective + 0.1, Reach.LONG),
        (long, Reach.LONG),
        (long + 0.1, None),
    ):
        foe = replace(FOE, y=10.0 + away)
        assert reach_of(board(shooter, foe), shooter, foe) is expected


def test_9_in_fog_nobody_shoots_beyond_10() -> None:
    gun = unit("gun", 0, 60.0, 10.0, HEAVY_GUN, stands=1, files=1)
    for away, expected in ((10.0, Reach.EFFECTIVE), (10.1, None)):
        foe = replace(FOE, y=10.0 + away)
        assert reach_of(board(gun, foe, weather=Weather.FOG), gun, foe) is expected


def test_6_the_arc_is_45_degrees_from_the_front_corners_and_all_round_for_cavalry() -> None:
    beside = replace(FOE, x=80.0, y=30.5)
    behind = replace(FOE, y=20.0)
    edge = replace(FOE, x=68.0 + 10 + 8 - 0.1, y=40.0)  # its near corner just inside the line
    assert refusal(board(USED, beside), USED, beside) == ("out-of-arc", "daimyo.6")
    assert refusal(board(USED, behind), USED, behind) == ("out-of-arc", "daimyo.6")
    assert aimed(board(USED, edge), USED, edge).stands > 0
    rider = replace(USED, troops=replace(SAMURAI_HORSE, weapon=Weapon.BOW))
    assert aimed(board(rider, behind), rider, behind).stands == 4


def test_6_two_ranks_shoot_in_order_and_one_in_disorder() -> None:
    deep = replace(USED, files=2)
    assert shooting_stands(board(deep, FOE), deep, FOE) == 4
    loose = replace(deep, disordered=True)
    assert shooting_stands(board(loose, FOE), loose, FOE) == 2
    odd = replace(USED, files=3, stands=5)
    assert shooting_stands(board(odd, FOE), odd, FOE) == 5
    column = replace(USED, files=1)
    assert shooting_stands(board(column, FOE), column, FOE) == 2


def test_6_at_most_two_stands_shoot_from_a_building() -> None:
    house = Piece("house", Ground.BUILDING, shapely.box(56, 24, 64, 30))
    inside = replace(USED, y=28.0, inside="house")
    held = board(inside, FOE, pieces=(house,))
    assert shooting_stands(held, inside, FOE) == 2
    assert targets(held, inside) == [FOE]


def test_6_only_the_nearest_in_arc_and_range_is_shot_at() -> None:
    far = replace(FOE, id="far", name="far", x=78.0, y=38.0)
    both = board(USED, FOE, far)
    assert [target.id for target in targets(both, USED)] == ["foe", "far"]
    assert nearest_target(both, USED) is FOE
    assert refusal(both, USED, far) == ("not-nearest", "daimyo.6")
    seat = unit("seat", 1, 60.0, 40.0, SEAT, stands=1, files=1)
    assert nearest_target(board(USED, seat), USED) is seat


@pytest.mark.parametrize(
    ("mine", "key", "rule"),
    [
        (replace(MINE, troops=SPEARS), "no-missiles", "daimyo.6"),
        (MINE.did(fired=True), "fired-already", "daimyo.6"),
        (MINE.did(charged=True), "too-busy-to-fire", "daimyo.6"),
        (replace(MINE, routing=True), "too-busy-to-fire", "daimyo.6"),
        (replace(MINE, y=36.0), "in-melee", "daimyo.7"),
        (
            replace(MINE, troops=LIGHT_GUN, stands=1, files=1).did(moved=True),
            "gun-moved",
            "daimyo.8",
        ),
        (replace(MINE, y=20.0), "out-of-range", "daimyo.6"),
    ],
)
def test_6_who_may_not_shoot(mine: Unit, key: str, rule: str) -> None:
    assert refusal(board(mine, FOE), mine, FOE) == (key, rule)
    assert nearest_target(board(mine, FOE), mine) is None


def test_6_friends_are_no_targets() -> None:
    pal = unit("pal", 0, 60.0, 36.0)
    assert refusal(board(USED, pal), USED, pal)[0] == "no-target"


# Lanes


def test_6_nobody_shoots_over_other_units() -> None:
    screen = unit("pal", 0, 60.0, 33.0, SPEARS)
    both = board(USED, FOE, screen)
    assert lanes(both, USED, FOE) == 0
    assert refusal(both, USED, FOE) == ("no-lane", "daimyo.6")
    assert sees(both, USED, FOE)


@pytest.mark.parametrize(("gap", "open_"), [(4.0, True), (3.9, False), (5.0, True), (0.0, False)])
def test_6_the_gap_must_be_4_cm(gap: float, open_: bool) -> None:
    shooter = replace(USED, stands=1, files=1)
    left = unit("l", 0, 60.0 - 12 - gap / 2, 34.5, SPEARS, files=6, stands=6)
    right = unit("r", 0, 60.0 + 12 + gap / 2, 34.5, SPEARS, files=6, stands=6)
    foe = replace(FOE, y=38.0, stands=1, files=1)
    seen = lanes(board(shooter, left, right, foe), shooter, foe)
    assert seen == (1 if open_ else 0)


def test_6_a_half_covered_front_shoots_with_the_free_files() -> None:
    screen = unit("pal", 0, 54.0, 32.5, SPEARS, stands=3, files=3)  # before the left files
    foe = replace(FOE, x=66.0, y=34.5)
    seen = lanes(board(USED, foe, screen), USED, foe)
    assert 1 <= seen < 4


def test_6_units_beside_one_another_do_not_mask_their_own_front() -> None:
    left, right = unit("l", 0, 44.0, 30.0, SPEARS), unit("r", 0, 76.0, 30.0, SPEARS)
    assert lanes(board(USED, left, right, FOE), USED, FOE) == 4


# Sight


@pytest.mark.parametrize(
    ("weather", "most"),
    [
        (Weather.HEAVY_RAIN, 30.0),
        (Weather.THUNDERSTORM, 25.0),
        (Weather.SNOW, 20.0),
        (Weather.FOG, 10.0),
    ],
)
def test_9_weather_limits_sight(weather: Weather, most: float) -> None:
    for away, seen in ((most, True), (most + 0.1, False)):
        foe = replace(FOE, y=30.0 + away)
        assert sees(board(MINE, foe, weather=weather), MINE, foe) is seen
        assert sees(board(MINE, foe), MINE, foe)


def wood(low: float, high: float) -> Piece:
    return Piece("woods", Ground.WOODS, shapely.box(0, low, 120, high))


def test_6_in_woods_nobody_sees_further_than_3_cm() -> None:
    foe = replace(FOE, y=34.0)
    near = replace(FOE, y=33.0)
    deep = (wood(20.0, 60.0),)
    assert not sees(board(USED, foe, pieces=deep), USED, foe)
    assert sees(board(USED, near, pieces=deep), USED, near)
    assert lanes(board(USED, foe, pieces=deep), USED, foe) == 0
    assert lanes(board(USED, near, pieces=deep), USED, near) == 4


def test_6_from_the_edge_of_the_woods_one_shoots_out() -> None:
    edge = (wood(20.0, 31.0),)
    assert aimed(board(USED, FOE, pieces=edge), USED, FOE).stands == 4
    assert refusal(board(USED, FOE, pieces=(wood(20.0, 34.0),)), USED, FOE)[0] == "no-lane"


def test_6_hills_and_houses_stop_sight_unless_one_stands_on_the_hill() -> None:
    hill = Piece("hill", Ground.HILL, shapely.box(0, 31, 120, 33))
    assert not sees(board(USED, FOE, pieces=(hill,)), USED, FOE)
    wide = Piece("hill", Ground.HILL, shapely.box(0, 31, 120, 50))
    assert sees(board(USED, FOE, pieces=(wide,)), USED, FOE)
    house = Piece("house", Ground.BUILDING, shapely.box(30, 31, 90, 35))
    assert not sees(board(USED, FOE, pieces=(house,)), USED, FOE)


# At chargers


@pytest.mark.parametrize(
    ("troops", "far", "pieces", "reach"),
    [
        (ARCHERS, False, (), Reach.EFFECTIVE),
        (ARCHERS, True, (), Reach.LONG),
        (SAMURAI_ARCHERS, True, (), Reach.EFFECTIVE),
        (
            ARCHERS,
            True,
            (Piece("f", Ground.OBSTACLE, shapely.LineString([(40, 30.5), (80, 30.5)])),),
            Reach.EFFECTIVE,
        ),
    ],
)
def test_6_a_charge_from_afar_is_shot_at_long_range_but_by_the_steady(
    troops: Troops, far: bool, pieces: tuple[Piece, ...], reach: Reach
) -> None:
    shooter = replace(USED, troops=troops)
    charger = replace(FOE, troops=MONKS, y=40.0)
    held = board(shooter, charger, pieces=pieces)
    shot = at_chargers(held, shooter, charger, far=far)
    assert shot.reach is reach
    assert "being-charged" in [modifier.reason for modifier in shot.modifiers]
    behind = replace(charger, y=20.0)
    with pytest.raises(Refused):
        at_chargers(board(shooter, behind), shooter, behind, far=far)


# Chances


def test_6_two_dice_a_stand_and_8_hits() -> None:
    assert hit_chance(0) == Fraction(15, 36)
    assert hit_chance(6) == 1
    assert hit_chance(-5) == 0
    assert hits_shown([4, 4, 1, 6, 6, 1], 0) == 1
    assert hits_shown([4, 4, 1, 6, 6, 1], 1) == 3


def test_volley_odds_agree_with_every_roll_of_two_stands() -> None:
    for modifier in (-3, 0, 2):
        counted = [Fraction(0)] * 3
        for faces in product(range(1, 7), repeat=4):
            counted[hits_shown(list(faces), modifier)] += Fraction(1, 6**4)
        told = volley_odds(2, modifier)["hits"]
        assert [Fraction(chance["exact"]) for chance in told] == counted


def test_volley_odds_have_the_promised_shape() -> None:
    told = volley_odds(4, 1)
    assert list(told) == ["hits"]
    assert told["hits"][0] == {"exact": "625/20736", "value": 625 / 20736}
    assert len(told["hits"]) == 5
    assert len(volley_odds(4, -9)["hits"]) == 5
    assert volley_odds(0, 0)["hits"] == [{"exact": "1/1", "value": 1.0}]


@pytest.mark.parametrize(
    ("weather", "sight"),
    [(Weather.HEAVY_RAIN, 30.0), (Weather.SNOW, 20.0), (Weather.FOG, 10.0)],
)
def test_9_nobody_shoots_past_what_the_weather_lets_one_see(weather: Weather, sight: float) -> None:
    gun = replace(MINE, troops=HEAVY_GUN, stands=1, files=1)
    near = board(gun, replace(FOE, y=30.0 + sight), weather=weather)
    assert [shot.id for shot in targets(near, gun)] == ["foe"]
    far = replace(FOE, y=30.1 + sight)
    beyond = board(gun, far, weather=weather)
    assert targets(beyond, gun) == []
    with pytest.raises(Refused) as caught:
        aimed(beyond, gun, far)
    assert caught.value.refusal.values["most"] == sight
    assert targets(board(gun, far), gun) == [far]  # fine: a heavy gun shoots 60 cm
