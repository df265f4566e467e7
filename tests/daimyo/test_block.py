"""Daimyo 1, 3, 6: blocks of stands, their sides and their turns."""

from dataclasses import replace
from math import hypot

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from gunbai.games.daimyo.pieces.block import (
    TOLERANCE,
    Block,
    Side,
    advanced,
    bearing,
    faced,
    formed,
    is_column,
    outline,
    ranks_of,
    rectangle,
    side_towards,
    spread,
    turn_between,
    turned,
    wheeled,
)

places = st.floats(-50, 150, allow_nan=False)
facings = st.floats(0, 359.9, allow_nan=False)
blocks = st.builds(
    Block, places, places, facings, st.integers(1, 6), st.integers(1, 4), st.sampled_from((1.5, 3))
)
BLOCK = Block(20.0, 30.0, 0.0, files=3, ranks=2, stand_depth=1.5)


def near(first: Block, second: Block) -> bool:
    close = spread((first.x, first.y), (second.x, second.y)) < TOLERANCE
    same = abs(turn_between(first.facing, second.facing)) < TOLERANCE
    return close and same and (first.files, first.ranks) == (second.files, second.ranks)


def test_1_a_stand_is_4_wide_and_the_front_is_in_the_middle() -> None:
    assert rectangle(BLOCK) == [(14.0, 30.0), (26.0, 30.0), (26.0, 27.0), (14.0, 27.0)]
    assert BLOCK.centre == (20.0, 28.5)


def test_facing_turns_clockwise_from_straight_up() -> None:
    east = replace(BLOCK, facing=90.0)
    assert east.spot(0.0, 5.0) == pytest.approx((25.0, 30.0))
    assert east.spot(2.0, 0.0) == pytest.approx((20.0, 28.0))


@given(blocks, places, places)
def test_local_and_spot_are_inverse(block: Block, x: float, y: float) -> None:
    assert block.spot(*block.local((x, y))) == pytest.approx((x, y), abs=1e-6)
    assert block.to_local(np.array([(x, y)]))[0] == pytest.approx(block.local((x, y)), abs=1e-9)


@given(blocks, st.floats(0, 60))
def test_an_advance_keeps_the_shape_and_goes_straight_ahead(block: Block, way: float) -> None:
    end = advanced(block, way)
    across, ahead = block.local((end.x, end.y))
    assert across == pytest.approx(0.0, abs=TOLERANCE)
    assert ahead == pytest.approx(way, abs=TOLERANCE)
    assert near(advanced(end, -way), block)


@given(blocks, st.floats(-180, 180))
def test_3_a_wheel_leaves_its_inner_front_corner_in_place(block: Block, angle: float) -> None:
    end = wheeled(block, angle)
    inner = 1 if angle > 0 else 0
    assert spread(rectangle(block)[inner], rectangle(end)[inner]) < TOLERANCE
    assert (
        turn_between(block.facing, end.facing)
        == pytest.approx(turn_between(0.0, angle), abs=TOLERANCE)
        or abs(abs(angle) - 180) < TOLERANCE
    )


@given(blocks, st.floats(-170, 170))
def test_faced_keeps_the_middle(block: Block, angle: float) -> None:
    assert spread(faced(block, angle).centre, block.centre) < TOLERANCE


@given(blocks)
def test_3_an_about_face_covers_the_same_ground(block: Block) -> None:
    about = turned(block, 2, block.files * block.ranks)
    assert shapely.hausdorff_distance(outline(about), outline(block)) < TOLERANCE
    assert near(turned(about, 2, block.files * block.ranks), block)


def test_3_a_quarter_turn_makes_a_column_of_a_line() -> None:
    line = Block(20.0, 30.0, 0.0, files=4, ranks=1, stand_depth=1.5)
    right = turned(line, 1, 4)
    assert (right.files, right.ranks, right.facing) == (1, 4, 90.0)
    assert right.centre == pytest.approx(line.centre)
    assert near(turned(right, 3, 4), line)


def test_3_odd_stands_stand_in_the_rear_rank() -> None:
    assert [ranks_of(5, files) for files in range(1, 6)] == [5, 3, 2, 2, 1]
    five = Block(0.0, 0.0, 0.0, files=3, ranks=2, stand_depth=1.5)
    assert (turned(five, 1, 5).files, turned(five, 1, 5).ranks) == (2, 3)
    assert (formed(five, 1, 5).files, formed(five, 1, 5).ranks) == (1, 5)


@pytest.mark.parametrize(
    ("stands", "files", "column"),
    [(4, 4, False), (4, 2, False), (4, 1, True), (6, 2, True), (5, 2, True), (6, 3, False),
     (2, 1, True), (1, 1, False)],
)  # fmt: skip
def test_3_line_and_column(stands: int, files: int, column: bool) -> None:
    assert is_column(stands, files) is column


@pytest.mark.parametrize(
    ("point", "side"),
    [
        ((20, 35), Side.FRONT),
        ((31, 35), Side.FRONT),  # on the line at 45 degrees
        ((31.1, 35), Side.RIGHT),
        ((9, 35), Side.FRONT),
        ((8.9, 35), Side.LEFT),
        ((40, 28), Side.RIGHT),
        ((0, 28), Side.LEFT),
        ((20, 20), Side.REAR),
        ((31, 22), Side.REAR),
        ((31.1, 22), Side.RIGHT),
    ],
)
def test_6_arcs_run_at_45_degrees_from_the_corners(point: tuple[float, float], side: Side) -> None:
    assert side_towards(BLOCK, point) is side


@given(blocks, st.floats(0, 359), st.floats(40, 90))
def test_the_side_that_looks_at_a_far_point_faces_it(block: Block, way: float, far: float) -> None:
    spot = replace(block, facing=way).spot(0.0, far)
    turn = turn_between(block.facing, bearing(block.centre, spot))
    if min(abs(abs(turn) - 45), abs(abs(turn) - 135)) < 20:
        return
    expected = (
        Side.FRONT
        if abs(turn) < 45
        else Side.REAR
        if abs(turn) > 135
        else Side.RIGHT
        if turn > 0
        else Side.LEFT
    )
    assert side_towards(block, spot) is expected


@given(facings, facings)
def test_turn_between_is_the_smaller_turn(first: float, second: float) -> None:
    turn = turn_between(first, second)
    assert -180 <= turn <= 180
    assert (first + turn - second) % 360 == pytest.approx(0.0, abs=1e-6) or (
        (first + turn - second) % 360 == pytest.approx(360.0, abs=1e-6)
    )


def test_bearing_and_spread() -> None:
    assert bearing((0, 0), (10, 0)) == pytest.approx(90.0)
    assert bearing((0, 0), (0, -10)) == pytest.approx(180.0)
    assert spread((0, 0), (3, 4)) == hypot(3, 4)
