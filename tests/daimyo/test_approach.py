"""The path-finder: nearer to a place, round what stands in the way, and always legal."""

from collections.abc import Callable
from dataclasses import replace

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from tests.daimyo.builders import ARQUEBUSES, MONKS, RONIN

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.block import Point
from gunbai.games.daimyo.pieces.terrain import Field, Ground, Piece
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.approach import approach, free_way, legal, search, way
from gunbai.games.daimyo.rules.charge import aim, aims, judge_charge
from gunbai.games.daimyo.rules.maneuver import carried_out, march
from gunbai.games.daimyo.rules.order import Charge, Maneuver, Step, Steps

FIELD = Field(120.0, 80.0)
WOODED = Field(120.0, 80.0, (Piece("wood", Ground.WOODS, shapely.box(40, 30, 64, 60)),))
MINE = Unit("mine", 0, "clan", MONKS, 4, 60.0, 40.0, 0.0, 4, name="mine")
FOE = replace(MINE, id="foe", side=1, troops=RONIN, facing=180.0, name="foe", x=30.0, y=60.0)
PLACES = st.floats(10, 110), st.floats(10, 70)


def left(unit: Unit, x: float, y: float) -> float:
    return float(((unit.x - x) ** 2 + (unit.y - y) ** 2) ** 0.5)


@given(*PLACES)
def test_an_approach_is_legal_and_comes_no_further_off(x: float, y: float) -> None:
    held = Board(FIELD, (MINE, FOE))
    steps = approach(held, MINE, (x, y))
    end = MINE.at(march(held, MINE, steps).end)
    assert abs(end.x - MINE.x) <= 10.01
    assert not steps or left(end, x, y) < left(MINE, x, y) + 6.5


@given(*PLACES)
def test_a_way_is_legal_and_no_worse_than_the_plainest_in_the_open(x: float, y: float) -> None:
    held = Board(FIELD, (MINE, FOE))
    path, plain = (legal(held, MINE, find(held, MINE, (x, y))) for find in (way, approach))
    assert path is not None
    assert plain is not None
    came, might = left(MINE.at(path.end), x, y), left(MINE.at(plain.end), x, y)
    assert came <= might + 3.0 or not plain.passed  # it values its facing, by some centimetres


def test_a_way_stops_behind_a_friend_where_one_can_still_wheel() -> None:
    friend = replace(MINE, id="friend", y=46.0)
    held = Board(FIELD, (MINE, friend))
    assert free_way(held, MINE, MINE.block, 10.0) == pytest.approx(46 - 1.5 - 40 - 0.2, abs=0.02)
    assert free_way(held, MINE, MINE.block, 10.0, 2.5) == pytest.approx(2.0, abs=0.02)
    end = march(held, MINE, way(held, MINE, (60.0, 70.0))).end
    assert end.y == pytest.approx(42.0, abs=0.02)


def test_there_is_no_way_ahead_where_a_friend_stands_upon_ones_front() -> None:
    friend = replace(MINE, id="friend", y=40.5)
    assert free_way(Board(FIELD, (MINE, friend)), MINE, MINE.block, 10.0, 2.5) == 0.0
    both = Board(FIELD, (MINE, friend, replace(FOE, x=60.0, y=39.0)))
    assert free_way(both, MINE, MINE.block, 10.0, 2.5) == 0.0


def test_a_way_leads_round_a_wood_and_an_approach_into_it() -> None:
    by_way, plain = (walked(find, (62.0, 75.0)) for find in (way, approach))
    assert plain.disordered
    assert not by_way.disordered
    assert left(by_way, 62.0, 75.0) < 8.0


def walked(find: Callable[[Board, Unit, Point], Steps], goal: Point) -> Unit:
    """A unit after fourteen turns of a path-finder's orders, from before the wood."""
    unit = replace(MINE, x=62.0, y=4.0)
    for _ in range(14):
        held = Board(WOODED, (unit,))
        unit = carried_out(unit, march(held, unit, find(held, unit, goal)))
    return unit


@given(st.floats(35, 85), st.floats(43, 53), st.floats(0, 359))
def test_whoever_looks_finely_finds_every_charge_and_no_dearer_one(
    x: float, y: float, facing: float
) -> None:
    foe = replace(FOE, x=x, y=y, facing=facing)
    held = Board(FIELD, (MINE, foe))
    if held.crowding(MINE, MINE.block):
        return
    plain, fine = (aim(held, MINE, foe, finely=finely) for finely in (False, True))
    assert fine is not None or plain is None
    if plain and fine:
        assert cost(held, fine) <= cost(held, plain)
    found = [order for order, _ in aims(held, MINE, foe, finely=True)]
    assert fine is None or fine in found


def cost(held: Board, order: Charge) -> float:
    return judge_charge(held, MINE, order).path.cost


def test_the_stuck_go_through_friends_unless_these_have_their_first_volley_to_fire() -> None:
    """Ronin close behind friends get on only through them: 9.95 cm, less 3 for the friends' order.

    The first volley of shooters is worth more than that, unless the weather lets nobody fire it.
    """
    near = replace(MINE, id="friend", y=43.0)
    assert search(Board(FIELD, (MINE, near)), MINE, (60.0, 70.0)).steps == (
        Step(Maneuver.ADVANCE, 9.9),
    )
    shot = replace(near, troops=ARQUEBUSES)
    ready = Board(FIELD, (MINE, shot))
    assert march(ready, MINE, way(ready, MINE, (60.0, 70.0))).passed == ()
    for spent in (
        ready.with_(replace(shot, volleyed=True)),
        replace(ready, weather=Weather.THUNDERSTORM),
    ):
        assert march(spent, MINE, way(spent, MINE, (60.0, 70.0))).passed == ("friend",)


def test_a_column_goes_on_with_its_three_centimetres_more() -> None:
    column = replace(MINE, files=1)
    held = Board(FIELD, (column,))
    assert march(held, column, way(held, column, (60.0, 70.0))).end.y == pytest.approx(
        53.0, abs=0.1
    )
