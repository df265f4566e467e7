"""Daimyo 4, R8, R9, R13: moves that nobody chooses."""

from dataclasses import replace

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.daimyo.builders import LIGHT_GUN, LIGHT_HORSE, RONIN, SAMURAI_HORSE, board, unit

from gunbai.games.daimyo.field.board import CONTACT
from gunbai.games.daimyo.pieces.block import TOLERANCE, turn_between
from gunbai.games.daimyo.pieces.movement import flight_move
from gunbai.games.daimyo.pieces.terrain import Ground, Piece
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.forced import CLEARANCE, pursue, retire, rout

MINE = unit("mine", 0, 60.0, 40.0)
FOE = unit("foe", 1, 60.0, 40.0)


# Retire


def test_r8_to_retire_is_a_full_move_back_facing_the_enemy() -> None:
    gone = retire(board(MINE, FOE), MINE, FOE)
    assert (gone.end.y, gone.end.facing, gone.length) == (30.0, 0.0, 10.0)
    assert not gone.disorders


def test_r8_who_is_struck_in_the_flank_turns_to_the_enemy_first() -> None:
    beside = replace(FOE, x=78.0, y=40.0, facing=270.0)
    gone = retire(board(MINE, beside), MINE, beside)
    assert gone.end.facing == pytest.approx(90.0, abs=3.0)
    assert gone.end.x < 52.0


def test_r8_the_first_unit_in_the_way_stops_a_retirement() -> None:
    behind = unit("pal", 0, 60.0, 34.0)
    gone = retire(board(MINE, FOE, behind), MINE, FOE)
    assert gone.end.y == pytest.approx(35.5)  # its own depth before the friend
    foe = replace(FOE, id="other", y=30.0)
    held = board(MINE, FOE, foe)
    assert retire(held, MINE, FOE).end.y == pytest.approx(31.5 + 1.5 + CLEARANCE)


def test_r5_difficult_ground_halves_and_disorders_a_retirement() -> None:
    marsh = Piece("marsh", Ground.MARSH, shapely.box(0, 0, 120, 80))
    gone = retire(board(MINE, FOE, pieces=(marsh,)), MINE, FOE)
    assert gone.length == pytest.approx(5.0)
    assert gone.disorders


def test_8_a_gun_retires_at_its_own_pace() -> None:
    gun = replace(MINE, troops=LIGHT_GUN, stands=1, files=1)
    assert retire(board(gun), gun, None).length == 5.0


# Rout


@pytest.mark.parametrize("face", range(1, 7))
def test_r8_routers_turn_and_flee_to_their_own_edge_by_the_die(face: int) -> None:
    gone = rout(board(MINE, FOE), MINE, face)
    assert gone.end.facing == 180.0
    assert gone.length == flight_move(RONIN, face)
    assert MINE.block.centre[1] - gone.length == pytest.approx(gone.end.y + 0.75)
    theirs = rout(board(FOE), FOE, face)
    assert (theirs.end.facing, theirs.left) == (0.0, False)


@pytest.mark.parametrize(
    ("weather", "length"), [(Weather.HEAVY_RAIN, 15.0), (Weather.SNOW, 9.0), (Weather.FOG, 18.0)]
)
def test_9_weather_slows_a_rout(weather: Weather, length: float) -> None:
    horse = replace(MINE, troops=LIGHT_HORSE)
    assert rout(board(horse, weather=weather), horse, 1).length == pytest.approx(length)


def test_r9_routers_who_reach_the_edge_have_left() -> None:
    near = replace(MINE, y=12.0)
    assert rout(board(near), near, 6).left
    assert not rout(board(near), near, 1).left  # 10 of the 10.5 cm to the edge
    assert not rout(board(MINE), MINE, 6).left


def test_5_routers_run_through_friends_where_that_brings_them_clear() -> None:
    thin = unit("pal", 0, 60.0, 36.0)
    gone = rout(board(MINE, FOE, thin), MINE, 6)
    assert gone.passed == ("pal",)
    assert gone.length == 14.0
    stack = (replace(thin, y=29.0), replace(thin, id="b", y=27.0))
    short = rout(board(MINE, FOE, *stack), MINE, 6)
    assert short.passed == ()
    assert short.end.y == pytest.approx(29.0)


def test_r8_routers_swerve_round_enemies_and_water() -> None:
    foe = replace(FOE, id="other", x=70.0, y=34.0, facing=0.0, stands=2, files=2)
    gone = rout(board(MINE, FOE, foe), MINE, 6)
    assert gone.length >= 7.0
    assert abs(turn_between(180.0, gone.end.facing)) > 0
    lake = Piece("lake", Ground.RIVER, shapely.LineString([(0, 34), (120, 34)]), width=4.0)
    stuck = rout(board(MINE, FOE, pieces=(lake,)), MINE, 6)
    assert stuck.end.y > 30.0


def test_r8_routers_run_out_of_their_building() -> None:
    house = Piece("house", Ground.BUILDING, shapely.box(50, 32, 70, 48))
    inside = replace(MINE, y=40.75)
    gone = rout(board(inside, pieces=(house,)), inside, 6)
    assert gone.length == 14.0
    assert gone.end.y < 32.0
    short = rout(board(inside, pieces=(house,), weather=Weather.SNOW), inside, 1)
    assert short.length == 0.0  # five centimetres do not clear the house: dispersed


@settings(max_examples=120, deadline=None)
@given(
    st.lists(
        st.tuples(st.floats(20, 100), st.floats(6, 74), st.floats(0, 359), st.integers(0, 1)),
        min_size=1,
        max_size=7,
    ),
    st.integers(1, 6),
)
def test_a_rout_overlaps_nobody_and_goes_no_further_than_the_die(
    places: list[tuple[float, float, float, int]], face: int
) -> None:
    held = board(MINE)
    for at, (x, y, facing, side) in enumerate(places):
        other = unit(f"u{at}", side, round(x, 3), round(y, 3), facing=round(facing, 3))
        if not held.crowding(other, other.block) and held.field.holds(other.block):
            held = held.with_(other)
    gone = rout(held, MINE, face)
    assert gone.length <= flight_move(RONIN, face) + TOLERANCE
    if not gone.left:
        assert not held.crowding(MINE, gone.end)


# Pursuit


def test_r13_pursuers_run_straight_at_the_routers() -> None:
    quarry = replace(FOE, x=66.0, y=52.0, facing=0.0, routing=True)
    rider = replace(MINE, troops=SAMURAI_HORSE)
    gone = pursue(board(rider, quarry), rider, quarry, 3)
    placed = rider.at(gone.end)
    assert board(placed, quarry).distance(placed, quarry) <= CONTACT
    assert gone.length < 17.0


def test_r13_a_quarry_too_fast_is_not_caught() -> None:
    quarry = replace(FOE, y=62.0, facing=0.0, routing=True)
    gone = pursue(board(MINE, quarry), MINE, quarry, 1)
    assert gone.length == pytest.approx(10.0)


def test_r13_friends_and_fresh_enemies_stop_a_pursuit() -> None:
    quarry = replace(FOE, y=52.0, facing=0.0, routing=True)
    fresh = replace(FOE, id="other", x=70.0, y=47.0)
    gone = pursue(board(MINE, quarry, fresh), MINE, quarry, 6)
    assert gone.end.y == pytest.approx(47.0 - CLEARANCE)
    pal = unit("pal", 0, 60.0, 46.0)
    assert pursue(board(MINE, quarry, pal), MINE, quarry, 6).end.y <= 44.5 + TOLERANCE
