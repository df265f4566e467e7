"""Daimyo 3, 8, R4, R5, R6: what a unit may do with its move."""

from dataclasses import replace
from math import pi, radians
from typing import Any

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.daimyo.builders import (
    GUARD,
    HEAVY_GUN,
    LIGHT_GUN,
    LIGHT_HORSE,
    MONKS,
    PEASANTS,
    RONIN,
    SAMURAI,
    SAMURAI_HORSE,
    SEAT,
    SPEARS,
    refused,
)

from gunbai.core.script import Refused
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.block import TOLERANCE, spread
from gunbai.games.daimyo.pieces.movement import (
    Going,
    charge_move,
    flight_move,
    leader_move,
    marching,
    normal_move,
    turn_cost,
    weathered,
    wheel_cost,
)
from gunbai.games.daimyo.pieces.terrain import Field, Ground, Piece
from gunbai.games.daimyo.pieces.troops import Troops
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.maneuver import allowance, carried_out, march
from gunbai.games.daimyo.rules.order import Charge, read, words_of

PLAIN = Field(120.0, 80.0)


def unit(troops: Troops = RONIN, **more: Any) -> Unit:
    given_ = {"x": 60.0, "y": 30.0, "facing": 0.0, "files": 4, "stands": 4} | more
    return Unit("mine", 0, "clan", troops, name="mine", **given_)


def enemy(x: float, y: float, facing: float = 180.0) -> Unit:
    return Unit("foe", 1, "foes", RONIN, 4, x, y, facing, 4, name="foe")


def friend(x: float, y: float) -> Unit:
    return Unit("friend", 0, "clan", RONIN, 4, x, y, 0.0, 4, name="friend")


def end_of(board: Board, mine: Unit, order: str) -> Unit:
    steps = read(order)
    assert not isinstance(steps, Charge)
    return carried_out(mine, march(board, mine, steps))


def refusal(board: Board, mine: Unit, order: str) -> tuple[str, str]:
    return refused(end_of, board, mine, order)


def open_board(mine: Unit, *others: Unit, field: Field = PLAIN) -> Board:
    return Board(field, (mine, *others))


def on(*pieces: Piece) -> Field:
    return Field(120.0, 80.0, pieces)


WOODS = Piece("woods", Ground.WOODS, shapely.box(40, 32, 80, 60))
MARSH = Piece("marsh", Ground.MARSH, shapely.box(0, 0, 120, 80))
RIVER = Piece("river", Ground.RIVER, shapely.LineString([(0, 36), (120, 36)]), width=4.0)
FORD = Piece("ford", Ground.FORD, shapely.box(50, 33, 70, 39))
BRIDGE = Piece("bridge", Ground.BRIDGE, shapely.box(56, 33, 64, 39))
ROAD = Piece("road", Ground.ROAD, shapely.LineString([(60, 0), (60, 80)]), width=4.0)
FENCE = Piece("fence", Ground.OBSTACLE, shapely.LineString([(40, 34), (80, 34)]))


# The table of moves


@pytest.mark.parametrize(
    ("troops", "normal", "charge", "flight"),
    [
        (SAMURAI_HORSE, 15, 20, (15, 16, 17, 17, 18, 19)),
        (LIGHT_HORSE, 18, 22, (18, 18, 19, 20, 21, 22)),
        (SAMURAI, 8, 12, (8, 8, 9, 10, 10, 11)),
        (RONIN, 10, 14, (10, 11, 11, 12, 13, 14)),
        (PEASANTS, 11, 15, (11, 12, 13, 13, 14, 15)),
        (LIGHT_GUN, 5, 0, (0,) * 6),
        (HEAVY_GUN, 3, 0, (0,) * 6),
        (SEAT, 0, 0, (0,) * 6),
    ],
)
def test_3_the_table_of_moves(
    troops: Troops, normal: int, charge: int, flight: tuple[int, ...]
) -> None:
    assert normal_move(troops) == normal
    assert charge_move(troops) == charge
    assert tuple(flight_move(troops, face) for face in range(1, 7)) == flight


def test_3_leaders_alone_ride_20_and_walk_12() -> None:
    assert (leader_move(mounted=True), leader_move(mounted=False)) == (20, 12)


@pytest.mark.parametrize(
    ("weather", "left"),
    [
        (Weather.FINE, 10.0),
        (Weather.LIGHT_RAIN, 10.0),
        (Weather.HEAVY_RAIN, 7.0),
        (Weather.THUNDERSTORM, 7.0),
        (Weather.SNOW, 5.0),
        (Weather.FOG, 10.0),
    ],
)
def test_9_weather_slows_moves(weather: Weather, left: float) -> None:
    assert weathered(10.0, weather.effect) == left


def test_r6_halvings_come_after_subtractions() -> None:
    mine = unit(y=10.0)
    board = Board(on(MARSH), (mine,), Weather.HEAVY_RAIN)
    assert end_of(board, mine, "advance 3.5").y == pytest.approx(13.5)  # (10 - 3) / 2
    assert refusal(board, mine, "advance 3.6") == ("too-far", "daimyo.3")
    assert weathered(2.0, Weather.HEAVY_RAIN.effect) == 0.0


# Advance


def test_3_an_advance_may_use_the_whole_move_and_not_more() -> None:
    mine = unit()
    board = open_board(mine)
    assert end_of(board, mine, "advance 10").y == 40.0
    assert refusal(board, mine, "advance 10.1") == ("too-far", "daimyo.3")


def test_tolerance_a_legal_move_is_not_refused_for_rounding() -> None:
    mine = unit(troops=SPEARS, files=2, stands=4)
    board = open_board(mine)
    quarter = 2 * 8 * radians(15)
    rest = 10 - 2 * quarter
    order = f"wheel left 15; wheel right 15; advance {rest:.3f}"
    assert end_of(board, mine, order).facing == pytest.approx(0.0)
    assert end_of(board, mine, "advance 10.009").y == pytest.approx(40.009)


def test_3_a_move_through_the_enemy_is_refused_and_one_into_contact_is_a_charge() -> None:
    mine = unit()
    board = open_board(mine, enemy(60.0, 36.0))
    assert refusal(board, mine, "advance 8") == ("enemy-in-way", "daimyo.3")
    assert refusal(board, mine, "advance 6") == ("only-charges", "daimyo.3")
    assert end_of(board, mine, "advance 5.9").y == pytest.approx(35.9)


def test_4_friends_may_be_passed_through_but_not_ended_on() -> None:
    mine = unit()
    board = open_board(mine, friend(60.0, 34.0))
    assert refusal(board, mine, "advance 5") == ("crowded", "daimyo.3")
    steps = read("advance 10")
    assert not isinstance(steps, Charge)
    path = march(board, mine, steps)
    assert path.passed == ("friend",)
    assert not path.disorders


def test_3_nobody_marches_off_the_table() -> None:
    mine = unit(y=79.0)
    assert refusal(open_board(mine), mine, "advance 3") == ("off-table", "daimyo.3")
    assert end_of(open_board(mine), mine, "advance 1").y == 80.0


# Ground


def test_r5_difficult_ground_halves_the_move_and_disorders() -> None:
    mine = unit()
    board = open_board(mine, field=on(WOODS))
    # 2 cm on grass, then 4 in the woods at double cost
    inside = end_of(board, mine, "advance 6")
    assert inside.disordered
    assert refusal(board, mine, "advance 6.1") == ("too-far", "daimyo.3")
    assert not end_of(board, mine, "advance 2").disordered


def test_r5_a_wheel_over_difficult_ground_costs_double() -> None:
    mine = unit(troops=MONKS, files=2)
    free, rough = open_board(mine), open_board(mine, field=on(MARSH))
    steps = read("wheel left 30")
    assert not isinstance(steps, Charge)
    assert march(rough, mine, steps).cost == pytest.approx(2 * march(free, mine, steps).cost)


def test_3_rivers_are_crossed_at_fords_and_bridges_only() -> None:
    mine = unit(files=2)
    assert refusal(open_board(mine, field=on(RIVER)), mine, "advance 6") == (
        "closed-ground",
        "daimyo.3",
    )
    at_ford = end_of(open_board(mine, field=on(RIVER, FORD)), mine, "advance 6")
    assert at_ford.disordered
    on_bridge = end_of(open_board(mine, field=on(RIVER, BRIDGE)), mine, "advance 9")
    assert not on_bridge.disordered


def test_3_a_unit_wider_than_the_bridge_stays_on_its_bank() -> None:
    mine = unit(files=4)
    board = open_board(mine, field=on(RIVER, BRIDGE))
    assert refusal(board, mine, "advance 6") == ("closed-ground", "daimyo.3")


def test_4_crossing_an_obstacle_disorders() -> None:
    mine = unit()
    board = open_board(mine, field=on(FENCE))
    assert not end_of(board, mine, "advance 4").disordered
    assert end_of(board, mine, "advance 5").disordered


# Column


def test_3_a_column_goes_3_further_on_good_ground_and_double_on_a_road() -> None:
    column = unit(files=1)
    assert end_of(open_board(column), column, "advance 13").y == pytest.approx(43.0)
    assert refusal(open_board(column), column, "advance 13.1")[0] == "too-far"
    road = open_board(column, field=on(ROAD))
    assert end_of(road, column, "advance 20").y == pytest.approx(50.0)
    assert refusal(road, column, "advance 20.1")[0] == "too-far"
    line = unit(files=2)
    assert refusal(open_board(line, field=on(ROAD)), line, "advance 10.1")[0] == "too-far"


def test_3_a_column_on_bad_ground_has_no_bonus() -> None:
    column = unit(files=1)
    board = open_board(column, field=on(WOODS))
    assert refusal(board, column, "advance 6.1")[0] == "too-far"


def test_3_who_forms_column_on_the_way_has_no_bonus_yet() -> None:
    line = unit(troops=MONKS)
    board = open_board(line)
    assert end_of(board, line, "form 1; advance 7.5").files == 1
    assert refusal(board, line, "form 1; advance 7.6")[0] == "too-far"


def test_marching_adds_before_weather_halves() -> None:
    column = unit(files=1)
    assert marching(column, 10, Weather.SNOW, Going.GOOD) == 6.5
    assert marching(column, 10, Weather.HEAVY_RAIN, Going.GOOD) == 10.0
    assert marching(column, 10, Weather.HEAVY_RAIN, Going.ROAD) == 14.0
    assert marching(column, 10, Weather.SNOW, Going.ROUGH) == 5.0


# Wheels and turns


@pytest.mark.parametrize(("troops", "times"), [(GUARD, 1), (MONKS, 1), (SPEARS, 2), (PEASANTS, 3)])
@pytest.mark.parametrize("disordered", [False, True])
def test_3_wheels_cost_the_outer_corners_way(troops: Troops, times: int, disordered: bool) -> None:
    mine = unit(troops, disordered=disordered)
    way = 16 * pi / 6  # 30 degrees at 16 cm
    assert wheel_cost(mine, 4, -30.0) == pytest.approx(way * times * (2 if disordered else 1))


def test_3_a_wheel_is_refused_where_its_outer_corner_has_too_far_to_go() -> None:
    mine = unit(troops=MONKS)
    board = open_board(mine)
    most = 10 / 16 / pi * 180
    assert end_of(board, mine, f"wheel right {most:.2f}").facing == pytest.approx(most, abs=0.01)
    assert refusal(board, mine, f"wheel right {most + 0.5:.2f}") == ("too-far", "daimyo.3")
    assert refusal(board, mine, "wheel right 181") == ("angle", "daimyo.3")


def test_3_a_wheel_needs_room() -> None:
    mine = unit(troops=MONKS)
    board = open_board(mine, friend(60.0, 34.0))
    assert refusal(board, mine, "wheel left 30") == ("no-room", "daimyo.3")


@pytest.mark.parametrize(
    ("troops", "part"), [(GUARD, 0.25), (MONKS, 0.25), (SPEARS, 0.5), (PEASANTS, 0.5)]
)
def test_3_turns_cost_a_part_of_the_move_doubled_when_disordered(
    troops: Troops, part: float
) -> None:
    move = normal_move(troops)
    assert turn_cost(unit(troops), Weather.FINE) == part * move
    assert turn_cost(unit(troops, disordered=True), Weather.FINE) == 2 * part * move
    assert turn_cost(unit(troops), Weather.SNOW) == part * move / 2


def test_r4_a_change_of_formation_costs_as_a_turn() -> None:
    mine = unit(troops=SPEARS)
    board = open_board(mine)
    for order in ("form 2", "turn left", "turn about"):
        steps = read(order)
        assert not isinstance(steps, Charge)
        assert march(board, mine, steps).cost == 5.0
    assert end_of(board, mine, "form 2; advance 5").y == 35.0
    assert refusal(board, mine, "form 2; turn left; advance 1")[0] == "too-far"
    assert refusal(board, mine, "form 5") == ("files", "daimyo.3")


def test_3_raw_troops_in_disorder_spend_their_whole_move_on_a_turn() -> None:
    mine = unit(PEASANTS, disordered=True)
    board = open_board(mine)
    assert end_of(board, mine, "turn about").facing == 180.0
    assert refusal(board, mine, "turn about; advance 1")[0] == "too-far"


def test_3_to_retire_is_to_go_straight_back_facing_the_enemy() -> None:
    mine = unit()
    board = open_board(mine)
    gone = end_of(board, mine, "retire 10")
    assert (gone.y, gone.facing) == (20.0, 0.0)
    assert refusal(board, mine, "retire 3; advance 1") == ("retire-alone", "daimyo.3")
    assert refusal(open_board(mine, enemy(60.0, 20.0)), mine, "retire 10")[0] == "enemy-in-way"


# Who may not


@pytest.mark.parametrize(
    ("more", "key", "rule"),
    [
        ({"routing": True}, "routing", "daimyo.4"),
        ({"frenzied": True}, "frenzied", "daimyo.R10"),
        ({"halted": True}, "halted", "daimyo.4"),
    ],
)
def test_4_units_that_are_not_free_do_not_march(more: dict[str, Any], key: str, rule: str) -> None:
    mine = unit(**more)
    assert refusal(open_board(mine), mine, "advance 1") == (key, rule)


def test_7_nobody_breaks_off_from_melee() -> None:
    mine = unit()
    board = open_board(mine, enemy(60.0, 30.0))
    assert refusal(board, mine, "retire 5") == ("in-melee", "daimyo.7")


def test_1_a_headquarters_does_not_move() -> None:
    seat = unit(SEAT, files=1, stands=1)
    assert refusal(open_board(seat), seat, "advance 1") == ("seat-stays", "daimyo.1")


# Guns


def test_8_guns_go_straight_ahead_on_clear_ground_or_rotate() -> None:
    gun = unit(LIGHT_GUN, files=1, stands=1)
    board = open_board(gun)
    assert end_of(board, gun, "advance 5").y == 35.0
    assert refusal(board, gun, "advance 5.1")[0] == "too-far"
    assert end_of(board, gun, "rotate right 120").facing == pytest.approx(120.0)
    assert refusal(board, gun, "rotate right 10; advance 1") == ("gun-straight", "daimyo.8")
    assert refusal(board, gun, "wheel right 10") == ("gun-straight", "daimyo.8")
    assert refusal(open_board(gun, field=on(MARSH)), gun, "advance 1") == ("gun-ground", "daimyo.8")
    road = open_board(gun, field=on(ROAD))
    assert end_of(road, gun, "advance 10").y == 40.0
    assert refusal(open_board(unit()), unit(), "rotate left 5") == ("only-guns-rotate", "daimyo.8")


@pytest.mark.parametrize("weather", [Weather.THUNDERSTORM, Weather.SNOW])
def test_9_in_storm_and_snow_guns_only_rotate(weather: Weather) -> None:
    gun = unit(LIGHT_GUN, files=1, stands=1)
    board = Board(PLAIN, (gun,), weather)
    assert refusal(board, gun, "advance 1") == ("gun-weather", "daimyo.9")
    assert end_of(board, gun, "rotate left 90").facing == pytest.approx(270.0)


# Buildings


HOUSE = Piece("house", Ground.BUILDING, shapely.box(56, 34, 64, 40))


def test_6_foot_enters_a_building_ahead_and_leaves_it_by_any_side() -> None:
    mine = unit(troops=MONKS, files=2, stands=4)
    board = open_board(mine, field=on(HOUSE))
    inside = end_of(board, mine, "enter house")
    assert inside.inside == "house"
    held = Board(on(HOUSE), (inside,))
    assert held.footprint(inside).area == pytest.approx(48.0)
    assert refusal(held, inside, "advance 2") == ("leave-first", "daimyo.3")
    out = end_of(held, inside, "leave left")
    assert (out.inside, out.facing) == ("", 270.0)
    assert out.x == pytest.approx(56.0 - out.block.depth)
    assert refusal(board, mine, "advance 5") == ("closed-ground", "daimyo.3")


def test_6_a_building_takes_one_unit_of_foot() -> None:
    mine = unit(files=2)
    holder = replace(friend(60.0, 38.0), inside="house")
    assert refusal(open_board(mine, holder, field=on(HOUSE)), mine, "enter house") == (
        "building-held",
        "daimyo.6",
    )
    horse = unit(LIGHT_HORSE, files=2)
    board = open_board(horse, field=on(HOUSE))
    assert refusal(board, horse, "enter house") == ("only-foot-enters", "daimyo.6")
    away = unit(files=2, facing=180.0)
    assert refusal(open_board(away, field=on(HOUSE)), away, "enter house")[0] == (
        "building-not-ahead"
    )
    assert refusal(open_board(mine), mine, "enter house")[0] == "no-building"


# The words of orders


@pytest.mark.parametrize(
    "text",
    ["advance 8", "wheel left 30; advance 2.5", "turn about", "turn left", "form 2", "retire 4",
     "rotate right 45", "enter house", "leave rear", ""],
)  # fmt: skip
def test_orders_read_and_write_alike(text: str) -> None:
    steps = read(text)
    assert not isinstance(steps, Charge)
    assert words_of(steps) == text


@pytest.mark.parametrize("text", ["charge foe", "wheel right 12.5 charge foe"])
def test_charges_read_and_write_alike(text: str) -> None:
    assert str(read(text)) == text
    assert read("Wheel right 12.5; Charge foe") == Charge("foe", 12.5)


@pytest.mark.parametrize(
    "text",
    ["fly 3", "advance", "advance x", "advance -2", "advance nan", "wheel 30", "turn up",
     "charge at foe", "advance 3; charge foe", "advance inf"],
)  # fmt: skip
def test_what_is_no_order_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(Refused) as caught:
        read(text)
    assert caught.value.refusal.key == "daimyo.no.not-an-order"


def test_an_order_has_a_most_number_of_maneuvers() -> None:
    with pytest.raises(Refused):
        read("advance 0.1;" * 13)


# Invariants


orders = st.lists(
    st.one_of(
        st.builds("advance {:.2f}".format, st.floats(0, 12)),
        st.builds("wheel left {:.1f}".format, st.floats(0, 60)),
        st.builds("wheel right {:.1f}".format, st.floats(0, 60)),
        st.sampled_from(["turn left", "turn right", "turn about", "form 1", "form 2", "form 3"]),
    ),
    min_size=1,
    max_size=3,
)


@settings(max_examples=150, deadline=None)
@given(orders, st.sampled_from([SAMURAI, SPEARS, PEASANTS, LIGHT_HORSE]))
def test_a_legal_march_overlaps_nobody_and_goes_no_further_than_its_allowance(
    order: list[str], troops: Troops
) -> None:
    mine = unit(troops)
    board = open_board(mine, friend(48.0, 38.0), enemy(70.0, 42.0), field=on(WOODS))
    steps = read("; ".join(order))
    assert not isinstance(steps, Charge)
    try:
        path = march(board, mine, steps)
    except Refused:
        return
    moved = carried_out(mine, path)
    assert not board.crowding(mine, moved.block)
    assert moved.stands == mine.stands
    most = allowance(board, mine, path)
    assert path.cost <= most + TOLERANCE
    turned = any("turn" in step or "form" in step for step in order)
    if not turned:  # the front's middle never goes further than the outer corner
        assert spread((mine.x, mine.y), (moved.x, moved.y)) <= most + TOLERANCE
