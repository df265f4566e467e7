"""Straight ways and wheels against a dumb oracle that walks in small steps."""

from math import inf

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from gunbai.games.daimyo.field.corridor import (
    first_met,
    length_over,
    reach,
    stretches,
    swept_ahead,
    swept_wheel,
)
from gunbai.games.daimyo.pieces.block import TOLERANCE, Block, advanced, core, outline, wheeled

BLOCK = Block(50.0, 20.0, 0.0, files=2, ranks=2, stand_depth=1.5)
STEP = 0.05
others = st.builds(
    Block,
    st.floats(30, 70),
    st.floats(10, 60),
    st.floats(0, 359),
    st.integers(1, 5),
    st.integers(1, 3),
    st.just(1.5),
)


def walked(block: Block, distance: float, area: shapely.Geometry) -> list[float]:
    """The advances, in small steps, at which the drawn-in block overlaps an area."""
    steps = int(distance / STEP)
    return [k * STEP for k in range(steps + 1) if core(advanced(block, k * STEP)).intersects(area)]


def test_a_block_straight_ahead_is_met_after_the_gap_and_left_after_both_depths() -> None:
    wall = outline(Block(51.0, 40.0, 180.0, files=3, ranks=1, stand_depth=3.0))
    assert stretches(BLOCK, 50.0, [wall]) == [pytest.approx((20.0, 26.0))]
    assert first_met(BLOCK, 50.0, [wall]) == pytest.approx(20.0)
    assert first_met(BLOCK, 19.0, [wall]) == inf
    assert stretches(BLOCK, 50.0, []) == []


def test_a_graze_of_less_than_the_tolerance_is_no_meeting() -> None:
    beside = shapely.box(54.0 - TOLERANCE / 2, 30, 60, 40)
    assert stretches(BLOCK, 50.0, [beside]) == [None]


@settings(max_examples=60, deadline=None)
@given(others)
def test_stretches_agree_with_walking(other: Block) -> None:
    area = outline(other)
    hits = walked(BLOCK, 40.0, area)
    (met,) = stretches(BLOCK, 40.0, [area])
    if met is None or min(met[1], 40.0) - max(met[0], 0.0) < 2 * STEP:
        assert len(hits) <= 3
    else:
        assert hits[0] == pytest.approx(max(met[0], 0.0), abs=2 * STEP)
        assert hits[-1] == pytest.approx(min(met[1], 40.0), abs=2 * STEP)


def test_length_over_counts_each_part_once() -> None:
    two = shapely.MultiPolygon([shapely.box(40, 25, 60, 30), shapely.box(40, 31, 60, 35)])
    # the block is 3 deep: it is over the first from 5 to 13 and over the second from 11 to 18
    assert length_over(BLOCK, 40.0, two) == pytest.approx(13.0)
    assert length_over(BLOCK, 6.0, two) == pytest.approx(1.0)


@settings(max_examples=60, deadline=None)
@given(st.floats(0, 30), st.floats(0, 20), st.floats(1, 15))
def test_reach_spends_the_budget_exactly(budget: float, start: float, deep: float) -> None:
    area = shapely.box(30, 20 + start, 70, 20 + start + deep)
    way = reach(BLOCK, budget, area, 2.0)
    assert way + length_over(BLOCK, way, area) == pytest.approx(budget, abs=3 * TOLERANCE)


def test_the_swept_ground_of_an_advance_is_the_hull_of_both_ends() -> None:
    swept = swept_ahead(BLOCK, 10.0)
    hull = shapely.union(outline(BLOCK), outline(advanced(BLOCK, 10.0))).convex_hull
    assert swept.area == pytest.approx(hull.area, rel=0.01)
    assert hull.contains(swept)


@settings(max_examples=40, deadline=None)
@given(st.floats(-120, 120), st.floats(0, 1))
def test_every_pose_of_a_wheel_lies_in_its_swept_ground(angle: float, part: float) -> None:
    pose = wheeled(BLOCK, angle * part)
    swept = swept_wheel(BLOCK, angle)
    assert shapely.difference(core(pose), swept).area < 0.2
    pivot = shapely.Point(54.0 if angle > 0 else 46.0, 20.0)
    assert shapely.hausdorff_distance(pivot, swept) < 8.56  # the diagonal of 8 by 3
