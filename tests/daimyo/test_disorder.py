"""Daimyo 4, 1, R10: hits, disorder, routs and rallies, reforming, frenzy."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.daimyo.builders import LIGHT_GUN, MONKS, RONIN, SAMURAI

from gunbai.core.script import Refused
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.terrain import Field
from gunbai.games.daimyo.pieces.troops import MUSTER
from gunbai.games.daimyo.pieces.unit import FRESH, Unit
from gunbai.games.daimyo.rules.disorder import (
    after,
    broken,
    check_rally,
    fresh,
    is_last_rout,
    rallied,
    reformed,
    reforms,
)
from gunbai.games.daimyo.rules.frenzy import calmed, calms, enraged, rush
from gunbai.games.daimyo.rules.maneuver import march
from gunbai.games.daimyo.rules.morale import SCORES, Result
from gunbai.games.daimyo.rules.order import Charge, Formation

FIELD = Field(120.0, 80.0)
MINE = Unit("mine", 0, "clan", RONIN, 4, 60.0, 40.0, 0.0, 4, name="mine")
FOE = replace(MINE, id="foe", side=1, facing=180.0, name="foe")


def board(*units: Unit) -> Board:
    return Board(FIELD, units)


# Hits


@given(st.integers(1, 6), st.integers(0, 2), st.integers(0, 25), st.integers(1, 6))
def test_1_three_hits_remove_a_stand(stands: int, hits: int, new: int, files: int) -> None:
    before = replace(MINE, stands=stands, files=min(files, stands), hits=hits)
    unit = before.struck(new)
    assert 0 <= unit.hits < 3
    assert 0 <= unit.stands <= stands
    if unit.stands:
        assert 3 * (stands - unit.stands) + unit.hits == hits + new
        assert 1 <= unit.files <= unit.stands
        assert (unit.x, unit.y, unit.facing) == (before.x, before.y, before.facing)
    assert unit.deeds.stands_lost == stands - unit.stands
    assert unit.deeds.hit is (new > 0)


def test_1_stands_are_taken_from_the_rear() -> None:
    deep = replace(MINE, stands=5, files=3)
    assert deep.struck(3).files == 3
    assert deep.struck(9).files == 2
    assert board(MINE).with_(MINE.struck(12)).units == ()


# Results of morale


def test_r8_what_each_result_does_to_order() -> None:
    assert after(MINE, Result.PASS) == MINE
    assert after(MINE, Result.HALT).halted
    assert after(MINE, Result.RETIRE) == MINE
    assert after(MINE, Result.RETREAT).disordered
    routed = after(replace(MINE, frenzied=True), Result.ROUT)
    assert (routed.routing, routed.disordered, routed.frenzied, routed.routs) == (
        True,
        True,
        False,
        1,
    )
    assert after(MINE, Result.REMOVED).stands == 0


def test_8_guns_that_rout_are_abandoned() -> None:
    gun = broken(replace(MINE, troops=LIGHT_GUN, stands=1, files=1))
    assert (gun.abandoned, gun.routing) == (True, False)
    assert board(FOE, gun).enemies(FOE) == []


# Rally


FLED = replace(broken(MINE), rout_moves=1)


@pytest.mark.parametrize(
    ("unit", "key"),
    [
        (MINE, "not-routing"),
        (broken(MINE), "flees-first"),
        (replace(FLED, tried=True), "rallied-once"),
        (replace(FLED, routs=2), "rallied-once"),
        (FLED.did(shot_at=True), "shot-at"),
    ],
)
def test_4_who_may_not_rally(unit: Unit, key: str) -> None:
    with pytest.raises(Refused) as caught:
        check_rally(unit)
    assert caught.value.refusal.key == f"daimyo.no.{key}"


def test_4_a_rally_stands_and_is_in_order_at_the_turns_end() -> None:
    check_rally(FLED)
    stood = rallied(FLED)
    assert (stood.routing, stood.disordered, stood.tried) == (False, True, True)
    assert reforms(board(stood), stood)


def test_4_the_second_rout_is_the_last() -> None:
    assert not is_last_rout(FLED)
    assert is_last_rout(broken(rallied(FLED)))


# Reforming


@pytest.mark.parametrize(
    ("deeds", "able"),
    [
        ({}, True),
        ({"moved": True}, False),
        ({"fired": True}, False),
        ({"fought": True}, False),
        ({"hit": True}, False),
        ({"shot_at": True}, True),
    ],
)
def test_4_reforming_takes_a_turn_still_without_fire_melee_or_hits(
    deeds: dict[str, Any], able: bool
) -> None:
    loose = replace(MINE, disordered=True).did(**deeds)
    assert reforms(board(loose), loose) is able
    assert not reforms(board(loose, FOE), loose)


def test_4_who_reforms_faces_and_forms_as_it_wishes() -> None:
    loose = replace(MINE, disordered=True)
    held = board(loose)
    unit = reformed(held, loose, Formation(90, 2))
    assert (unit.facing, unit.files, unit.disordered) == (90.0, 2, False)
    assert unit.block.centre == pytest.approx(loose.block.centre, abs=0.01)
    with pytest.raises(Refused):
        reformed(held, loose, Formation(0, 5))
    tight = replace(FOE, x=60.0, y=39.5, side=0)
    with pytest.raises(Refused):
        reformed(board(loose, replace(tight, y=38.4)), loose, Formation(90, 4))


def test_a_new_turn_wipes_the_deeds() -> None:
    assert fresh(MINE.did(moved=True), forgets=False).deeds == FRESH


def test_4_who_rallied_is_in_order_unless_it_was_forced_to_move() -> None:
    shot_at = rallied(replace(MINE, routing=True, disordered=True)).did(shot_at=True, hit=True)
    assert reforms(board(shot_at), shot_at)
    assert not reforms(board(shot_at), shot_at.did(moved=True))
    stood = replace(MINE, disordered=True).did(hit=True)
    assert not reforms(board(stood), stood)


# Frenzy


@pytest.mark.parametrize("name", ["monks", "samurai", "ronin", "guard"])
def test_r10_the_frenzied_calm_at_their_qualitys_score(name: str) -> None:
    unit = enraged(replace(MINE, troops=MUSTER[name]))
    for faces in product(range(1, 7), repeat=2):
        assert calms(unit, faces, 1) is (sum(faces) + 1 >= SCORES[unit.quality])
    assert not calmed(unit).frenzied
    assert not unit.disordered


def test_r10_the_frenzied_charge_the_nearest_enemy_they_can_reach() -> None:
    mad = enraged(replace(MINE, troops=MONKS))
    near = replace(FOE, y=50.0)
    far = replace(FOE, id="far", x=64.0, y=53.0)
    assert rush(board(mad, near, far), mad) == Charge("foe", 0.0)
    barred = replace(FOE, x=90.0, y=41.0, stands=6, files=6)  # near, but not to be charged
    wheeled = rush(board(mad, barred, replace(far, y=50.0)), mad)
    assert isinstance(wheeled, Charge)


def test_r10_else_they_run_at_it_their_full_move() -> None:
    mad = enraged(replace(MINE, troops=SAMURAI))
    far = replace(FOE, y=70.0)
    steps = rush(board(mad, far), mad)
    assert not isinstance(steps, Charge)
    end = march(board(calmed(mad), far), calmed(mad), steps).end
    assert end.y == pytest.approx(48.0)
    assert rush(board(mad), mad) == ()
