"""Daimyo 3, 4, R7: charges, answers to them, and squaring up."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.daimyo.builders import (
    LIGHT_GUN,
    LIGHT_HORSE,
    MONKS,
    PEASANTS,
    RONIN,
    SAMURAI,
    SAMURAI_HORSE,
    SEAT,
    SPEARS,
    board,
    refused,
    unit,
)

from gunbai.core.script import Refusal, Refused
from gunbai.games.daimyo.field.board import CONTACT, Board
from gunbai.games.daimyo.field.contact import contact_side, touching_files
from gunbai.games.daimyo.pieces.block import TOLERANCE, Side, turn_between
from gunbai.games.daimyo.pieces.movement import charge_move
from gunbai.games.daimyo.pieces.terrain import Ground, Piece
from gunbai.games.daimyo.pieces.troops import Troops
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.answer import (
    Answer,
    answers,
    check_face,
    faces_in_time,
    meet,
    shot_at,
    struck_facing,
)
from gunbai.games.daimyo.rules.charge import Onset, aim, judge_charge, resolved
from gunbai.games.daimyo.rules.order import Charge

MINE = unit("mine", 0, 60.0, 30.0, MONKS)
FOE = unit("foe", 1, 60.0, 40.0)


def onset(held: Board, mine: Unit = MINE, wheel: float = 0.0) -> Onset:
    return judge_charge(held, mine, Charge("foe", wheel))


def refusal(held: Board, mine: Unit = MINE, wheel: float = 0.0) -> tuple[str, str]:
    return refused(onset, held, mine, wheel)


def test_r7_a_charge_goes_straight_home_within_the_charge_move() -> None:
    home = onset(board(MINE, FOE))
    assert home.straight == pytest.approx(10.0)
    assert home.side is Side.FRONT
    assert home.far
    assert home.home.y == pytest.approx(40.0)
    limit = replace(FOE, y=44.009)  # within the tolerance of 14
    assert onset(board(MINE, limit)).straight == pytest.approx(14.009)
    assert refusal(board(MINE, replace(FOE, y=44.1))) == ("too-far", "daimyo.3")


def test_a_charge_without_a_target_is_at_the_nearest_that_can_be_charged() -> None:
    behind = unit("behind", 1, 60.0, 22.0)  # nearer, but out of the way of any wheel
    held = board(MINE, FOE, behind)
    assert resolved(held, MINE, Charge("")) == Charge("foe")
    assert resolved(held, MINE, Charge("behind")) == Charge("behind")
    assert str(Charge("")) == "charge"
    for far in (board(MINE), board(MINE, replace(FOE, y=70.0))):
        with pytest.raises(Refused) as caught:
            resolved(far, MINE, Charge(""))
        assert caught.value.refusal.key == "daimyo.no.nobody-to-charge"


def test_6_a_charge_is_far_beyond_effective_range() -> None:
    assert not onset(board(MINE, replace(FOE, y=38.0))).far
    assert onset(board(MINE, replace(FOE, y=38.1))).far


def test_r7_the_target_must_be_in_sight_at_the_start() -> None:
    hidden = Piece("hill", Ground.HILL, shapely.box(0, 33, 120, 36))
    assert refusal(board(MINE, FOE, pieces=(hidden,))) == ("unseen", "daimyo.3")
    assert refusal(board(MINE, replace(FOE, y=41.0), weather=Weather.FOG))[0] == "unseen"


def test_r7_after_at_most_one_wheel() -> None:
    aside = replace(FOE, x=66.0, y=38.0, stands=2, files=2)
    missed = replace(FOE, x=74.0, y=38.0, stands=2, files=2)
    assert onset(board(MINE, aside)).straight == pytest.approx(8.0)
    assert refusal(board(MINE, missed)) == ("charge-misses", "daimyo.3")
    wheeled = onset(board(MINE, missed), wheel=20.0)
    assert wheeled.path.cost <= 14.0
    assert refusal(board(MINE, missed), wheel=60.0)[0] == "too-far"


def test_r7_nobody_else_may_be_met_first() -> None:
    screen = unit("other", 1, 70.0, 35.0)
    assert refusal(board(MINE, FOE, screen)) == ("enemy-in-way", "daimyo.3")
    pal = unit("pal", 0, 60.0, 35.0)
    assert refusal(board(MINE, FOE, pal)) == ("through-friends", "daimyo.3")


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"disordered": True}, "disordered-charge"),
        ({"routing": True}, "disordered-charge"),
        ({"halted": True}, "halted"),
        ({"troops": LIGHT_GUN, "stands": 1, "files": 1}, "never-charges"),
        ({"troops": SEAT, "stands": 1, "files": 1}, "never-charges"),
    ],
)
def test_3_who_may_not_charge(more: dict[str, Any], key: str) -> None:
    mine = replace(MINE, **more)
    assert refusal(board(mine, FOE), mine)[0] == key


def test_3_friends_and_strangers_are_no_targets() -> None:
    assert refusal(board(MINE, replace(FOE, side=0)))[0] == "no-target"
    assert refusal(board(MINE))[0] == "no-target"


def test_r5_difficult_ground_shortens_and_disorders_a_charge() -> None:
    marsh = Piece("marsh", Ground.MARSH, shapely.box(0, 0, 120, 80))
    assert refusal(board(MINE, FOE, pieces=(marsh,)))[0] == "too-far"
    near = onset(board(MINE, replace(FOE, y=37.0), pieces=(marsh,)))
    assert near.path.disorders


@pytest.mark.parametrize(
    ("weather", "most"), [(Weather.HEAVY_RAIN, 11.0), (Weather.SNOW, 7.0), (Weather.FINE, 14.0)]
)
def test_9_weather_shortens_charges(weather: Weather, most: float) -> None:
    assert onset(board(MINE, replace(FOE, y=30 + most), weather=weather)).straight == most
    assert refusal(board(MINE, replace(FOE, y=30.1 + most), weather=weather))[0] == "too-far"


# Squaring up


def test_r7_a_charger_squares_up_to_the_edge_it_met() -> None:
    slant = replace(FOE, facing=195.0)
    home = onset(board(MINE, slant)).home
    assert turn_between(home.facing, 15.0) == pytest.approx(0.0, abs=TOLERANCE)
    placed = MINE.at(home)
    assert len(touching_files(placed.block, slant.outline)) >= 2
    assert not board(MINE, slant).crowding(MINE, home)
    assert placed.outline.distance(slant.outline) <= CONTACT


@pytest.mark.parametrize(
    ("x", "y", "facing", "side"),
    [
        (60.0, 38.0, 180.0, Side.FRONT),
        (60.0, 38.0, 0.0, Side.REAR),
        (58.5, 44.0, 270.0, Side.LEFT),
        (58.5, 44.0, 90.0, Side.RIGHT),
    ],
)
def test_r7_flank_and_rear_are_where_the_charge_strikes(
    x: float, y: float, facing: float, side: Side
) -> None:
    foe = replace(FOE, x=x, y=y, facing=facing)
    home = onset(board(MINE, foe))
    assert home.side is side
    assert contact_side(home.home, foe.block) is side


def test_r7_two_chargers_find_room_on_one_edge() -> None:
    wide = replace(FOE, stands=6, files=6, facing=174.0)
    first = unit("one", 0, 54.0, 30.0, MONKS, stands=3, files=3)
    mine = replace(MINE, x=66.1, stands=3, files=3)
    held = board(mine, first, wide)
    placed = first.at(onset(held, first).home)
    held = held.with_(placed)
    home = onset(held, mine).home
    assert not held.crowding(mine, home)
    assert home.facing == placed.facing == pytest.approx(354.0)


@settings(max_examples=100, deadline=None)
@given(
    st.floats(45, 75),
    st.floats(32, 46),
    st.floats(0, 359),
    st.sampled_from([MONKS, RONIN, SAMURAI_HORSE, LIGHT_HORSE]),
)
def test_a_charge_that_aims_is_legal_and_ends_in_contact_and_overlaps_nobody(
    x: float, y: float, facing: float, troops: Troops
) -> None:
    mine = replace(MINE, troops=troops)
    foe = replace(FOE, x=round(x, 3), y=round(y, 3), facing=round(facing, 3))
    held = board(mine, foe)
    if held.crowding(mine, mine.block) or held.distance(mine, foe) < 0.1:
        return
    charge = aim(held, mine, foe)
    if charge is None:
        return
    home = judge_charge(held, mine, charge)
    assert home.path.cost <= charge_move(troops) + TOLERANCE
    placed = mine.at(home.home)
    assert not held.crowding(mine, placed.block)
    assert held.with_(placed).distance(placed, foe) <= CONTACT
    assert touching_files(placed.block, foe.outline)


def test_a_straight_charge_needs_no_wheel() -> None:
    assert aim(board(MINE, FOE), MINE, FOE) == Charge("foe", 0.0)
    assert aim(board(MINE, replace(FOE, y=60.0)), MINE, replace(FOE, y=60.0)) is None


# Answers


def judged(held: Board, home: Onset) -> tuple[list[Answer], Mapping[str, Refusal]]:
    return answers(held, home, tested=False, shoot=shot_at, face=check_face)


def legal(held: Board, mine: Unit = MINE) -> list[Answer]:
    return judged(held, onset(held, mine))[0]


def test_r7_a_target_may_stand_or_countercharge() -> None:
    assert legal(board(MINE, FOE)) == [Answer.STAND, Answer.COUNTERCHARGE]
    assert legal(board(MINE, replace(FOE, disordered=True))) == [Answer.STAND]
    gun = replace(FOE, troops=LIGHT_GUN, stands=1, files=1)
    assert legal(board(MINE, gun)) == [Answer.STAND, Answer.SHOOT]
    barred = judged(board(MINE, gun), onset(board(MINE, gun)))[1]
    assert barred["countercharge"].rule == "daimyo.8"


def test_r7_struck_in_flank_a_target_may_turn_to_face() -> None:
    flanked = replace(FOE, x=58.5, y=44.0, facing=90.0, troops=SAMURAI)
    held = board(MINE, flanked)
    assert legal(held) == [Answer.STAND, Answer.FACE]
    assert faces_in_time(held, onset(held))
    turned, then = struck_facing(held, onset(held))
    assert (turned.facing, turned.files) == (180.0, 1)
    assert then.side is Side.FRONT


def test_r7_nobody_turns_out_of_the_way_of_a_charge() -> None:
    aside = replace(FOE, x=67.5, y=50.0, facing=90.0, troops=SAMURAI, stands=6, files=6)
    behind = unit("other", 1, 58.0, 42.0, stands=2, files=2)  # nearer once they have turned
    held = board(MINE, aside, behind)
    home = onset(held)
    assert home.side is Side.RIGHT
    assert judged(held, home)[1]["face"].key == "daimyo.no.no-dodging"


def test_r38_a_charge_that_would_leave_anybody_off_the_table_is_refused() -> None:
    rider = replace(MINE, troops=SAMURAI_HORSE, x=66.0, y=10.0, facing=130.0, stands=3, files=3)
    edge = replace(FOE, x=80.0, y=2.0, troops=SPEARS)
    assert refusal(board(rider, edge), rider) == ("charge-off-table", "daimyo.R38")
    aimed = aim(board(rider, edge), rider, edge)  # after a small wheel they are all on it
    assert aimed is not None
    held = board(rider, edge)
    assert held.field.holds(judge_charge(held, rider, aimed).home)


@pytest.mark.parametrize("files", [1, 4])
def test_r37_a_charge_has_neither_the_columns_bonus_nor_the_roads(files: int) -> None:
    road = Piece("road", Ground.ROAD, shapely.LineString([(60, 0), (60, 80)]), 4.0)
    rider = replace(MINE, troops=SAMURAI_HORSE, files=files)
    assert onset(board(rider, replace(FOE, y=50.0), pieces=(road,)), rider).way == 20.0
    far = board(rider, replace(FOE, y=50.1), pieces=(road,))
    assert refusal(far, rider) == ("too-far", "daimyo.3")


def test_6_a_charge_is_far_from_beyond_the_shooters_own_effective_range() -> None:
    rider = replace(MINE, troops=LIGHT_HORSE)
    gun = replace(FOE, troops=LIGHT_GUN, stands=1, files=1)
    assert not onset(board(rider, replace(gun, y=43.0)), rider).far  # 13 of a light gun's 20
    assert onset(board(rider, replace(gun, y=50.1)), rider).far
    assert onset(board(rider, replace(FOE, y=38.1)), rider).far  # archers' 8


def test_4_a_countercharge_through_a_marsh_disorders() -> None:
    marsh = Piece("marsh", Ground.MARSH, shapely.box(40, 37, 80, 39))
    held = board(MINE, FOE, pieces=(marsh,))
    assert meet(held, onset(held))[0].disordered
    assert not meet(board(MINE, FOE), onset(board(MINE, FOE)))[0].disordered


def test_4_who_is_not_done_turning_is_caught() -> None:
    slow = replace(FOE, x=58.5, y=36.0 + 2.0, facing=90.0, troops=PEASANTS, disordered=True)
    near = board(replace(MINE, y=29.0), slow)
    assert not faces_in_time(near, onset(near, replace(MINE, y=29.0)))


def test_r7_charge_and_countercharge_meet_half_way() -> None:
    target, then = meet(board(MINE, FOE), onset(board(MINE, FOE)))
    assert target.y == pytest.approx(35.0)
    assert then.straight == pytest.approx(5.0)
    assert then.home.y == pytest.approx(35.0)


def test_r7_a_countercharge_is_bounded_by_its_own_move_and_by_what_is_in_front() -> None:
    rider = replace(MINE, troops=LIGHT_HORSE, y=20.0)
    foe = replace(FOE, y=42.0)
    snowed = board(replace(rider, y=32.0), foe, weather=Weather.SNOW)
    target, _ = meet(snowed, onset(snowed, replace(rider, y=32.0)))
    assert target.y == pytest.approx(37.0)
    fence = unit("pal", 1, 64.0, 39.0, stands=2, files=2)
    held = board(MINE, FOE)
    blocked = board(MINE, FOE, replace(fence, x=69.9, y=38.0))
    assert meet(held, onset(held))[0].y < meet(blocked, onset(held))[0].y
