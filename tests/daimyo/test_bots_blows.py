"""Bots of Daimyo on their way to a blow: two turns ahead, in a lane of one's own, or in reserve."""

from dataclasses import replace

import pytest
from tests.daimyo.trial import battle, unit

from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.bots.line import APART, in_reserve
from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.bots.plans import plan
from gunbai.games.daimyo.bots.stalk import BARRED, GAIN, stalk, to_strike
from gunbai.games.daimyo.bots.temper import FAIR, STRONG
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.maneuver import carried_out, march
from gunbai.games.daimyo.rules.order import Maneuver, Steps
from gunbai.games.daimyo.seen.view import view


def seen(held: Battle, *, wary: bool = False) -> Outlook:
    return Outlook(view(held, held.seat(0)), 0, wary)


def after(outlook: Outlook, unit: Unit, steps: Steps) -> Unit:
    return carried_out(unit, march(outlook.board, unit, steps)) if steps else unit


MEN = unit("men", "ronin", 4, (60, 30), clan="red")
FOE = unit("foe", "samurai", 4, (60, 50), clan="blue", facing=180)
MARSH = '[[terrain]]\nkind = "marsh"\nid = "bog"\narea = [[45, 34], [75, 34], [75, 42], [45, 42]]'
FORD = '[[terrain]]\nkind = "marsh"\nid = "ford"\narea = [[2, 16], [118, 16], [118, 24], [2, 24]]'


def test_the_way_to_a_blow_straight_ahead_is_the_gap() -> None:
    """From a front at 30 to a front at 50, nobody between."""
    outlook = seen(battle(MEN, FOE))
    way = to_strike(outlook, outlook.unit("men"), outlook.unit("men").block, [outlook.unit("foe")])
    assert way.is_free
    assert way.length == pytest.approx(20.0)


@pytest.mark.parametrize("at", [(60, 40), (50, 38), (70, 38)])
def test_a_friend_ahead_bars_the_way_to_a_blow(at: tuple[float, float]) -> None:
    outlook = seen(battle(MEN, FOE, unit("mate", "samurai", 4, at, clan="red")))
    men, foe = outlook.unit("men"), outlook.unit("foe")
    way = to_strike(outlook, men, men.block, [foe])
    assert not way.is_free
    assert way.length > BARRED


def test_a_marsh_ahead_bars_the_way_and_nobody_is_led_into_it() -> None:
    outlook = seen(battle(MEN, FOE, extra=MARSH))
    men, foe = outlook.unit("men"), outlook.unit("foe")
    assert not to_strike(outlook, men, men.block, [foe]).is_free
    steps, _ = stalk(outlook, men, [foe])
    assert after(outlook, men, steps).in_order


@pytest.mark.parametrize("x", [30, 40, 50, 70, 80, 90])
def test_an_order_two_turns_ahead_shortens_the_way_to_a_blow(x: float) -> None:
    """Ronin look up the table; the enemy stands off to either side, beyond a charge of 14 cm."""
    outlook = seen(battle(MEN, unit("foe", "samurai", 4, (x, 52), clan="blue", facing=180)))
    men, foe = outlook.unit("men"), outlook.unit("foe")
    before = to_strike(outlook, men, men.block, [foe])
    steps, way = stalk(outlook, men, [foe])
    moved = after(outlook, men, steps)
    assert steps
    assert way == to_strike(outlook, men, moved.block, [foe])
    assert way.length <= before.length - GAIN


def behind(y: float) -> Battle:
    """Ronin with their front at ``y``, behind samurai who fight the only enemy."""
    mate = unit("mate", "samurai", 4, (60, 46), clan="red")
    held = battle(unit("men", "ronin", 4, (60, y), clan="red"), mate, FOE)
    held.put(replace(held.board.unit("mate"), y=50.0))
    return held


def test_whoever_has_no_lane_stays_out_of_reach() -> None:
    """The second row behind a fight is a reserve: no charge of 22 cm reaches it."""
    held = behind(22.0)
    outlook = seen(held)
    men, foe = outlook.unit("men"), outlook.unit("foe")
    moved = after(outlook, men, plan(outlook, FAIR, men))
    assert outlook.distance(men, foe) == pytest.approx(28.0)
    assert outlook.distance(moved, foe) >= APART - 0.01


def test_a_veteran_keeps_no_reserve() -> None:
    outlook = seen(behind(22.0), wary=True)
    men, foe = outlook.unit("men"), outlook.unit("foe")
    eager = replace(STRONG, stands=0.0)
    moved = after(outlook, men, plan(outlook, eager, men))
    assert outlook.distance(moved, foe) < APART


def test_a_reserve_that_is_too_near_falls_back() -> None:
    held = behind(30.0)
    outlook = seen(held)
    men, foe = outlook.unit("men"), outlook.unit("foe")
    (step,) = in_reserve(outlook, men, foe, outlook.distance(men, foe))
    assert step.maneuver is Maneuver.RETIRE
    assert outlook.distance(after(outlook, men, (step,)), foe) > APART


@pytest.mark.parametrize(("kind", "stops"), [(Weather.FINE, False), (Weather.SNOW, True)])
def test_in_snow_nobody_comes_into_reach_who_is_more_than_two_moves_from_a_blow(
    kind: Weather, stops: bool
) -> None:
    """Ronin 28 cm from the enemy move 10 and charge 14 in fine weather, half of that in snow."""
    held = battle(MEN.replace("30", "22"), FOE)
    held.board = replace(held.board, weather=kind)
    outlook = seen(held)
    men, foe = outlook.unit("men"), outlook.unit("foe")
    moved = after(outlook, men, plan(outlook, FAIR, men))
    assert moved.y > 23
    assert (outlook.distance(moved, foe) >= APART - 0.01) is stops


def test_a_reserve_goes_into_no_marsh() -> None:
    outlook = seen(battle(MEN.replace("30", "12"), FOE, extra=FORD))
    men, foe = outlook.unit("men"), outlook.unit("foe")
    moved = after(outlook, men, in_reserve(outlook, men, foe, outlook.distance(men, foe)))
    assert moved.in_order


@pytest.mark.parametrize(("kind", "falls_back"), [(Weather.FINE, False), (Weather.SNOW, True)])
def test_a_reserve_that_nobody_can_charge_on_its_way_falls_back(
    kind: Weather, falls_back: bool
) -> None:
    """Samurai charge 12 cm, in snow 6: there ronin 13 cm off get away in three moves of 5.

    In fine weather one move of 10 would not do, and they would be caught in it.
    """
    held = battle(MEN.replace("30", "37"), FOE)
    held.board = replace(held.board, weather=kind)
    outlook = seen(held)
    men, foe = outlook.unit("men"), outlook.unit("foe")
    steps = in_reserve(outlook, men, foe, outlook.distance(men, foe))
    assert [step.maneuver for step in steps] == [Maneuver.RETIRE] * falls_back


def test_who_cannot_get_out_of_reach_in_one_move_stands_fast() -> None:
    """Ronin retire 10 cm: from 8 cm that is no safety."""
    outlook = seen(battle(MEN.replace("30", "42"), FOE))
    men, foe = outlook.unit("men"), outlook.unit("foe")
    assert in_reserve(outlook, men, foe, outlook.distance(men, foe)) == ()
