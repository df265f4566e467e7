"""Daimyo 5: reasons, scores, results and every modifier."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
import shapely
from tests.daimyo.builders import (
    ARCHERS,
    GUARD,
    LIGHT_GUN,
    MONKS,
    PEASANTS,
    RONIN,
    SAMURAI,
    SAMURAI_ARCHERS,
    SAMURAI_HORSE,
    SEAT,
    SPEARS,
    unit,
)

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.odds_commands import morale_odds
from gunbai.games.daimyo.pieces.block import Point
from gunbai.games.daimyo.pieces.terrain import Field, Ground, Piece
from gunbai.games.daimyo.pieces.troops import MUSTER, Quality, Troops
from gunbai.games.daimyo.pieces.unit import FRESH, Unit
from gunbai.games.daimyo.rules.morale import (
    Reason,
    Result,
    charged_reason,
    charging_reason,
    goes_frenzied,
    heeds,
    judge,
)
from gunbai.games.daimyo.rules.morale_modifiers import (
    awareness,
    end_of_turn_reason,
    morale_modifiers,
)
from gunbai.games.daimyo.rules.situation import Situation

SCORES = {Quality.ELITE: 4, Quality.VETERAN: 5, Quality.SEASONED: 6, Quality.RAW: 7}
TABLE = {
    1: ("pass", "halt", "retire", "retreat", "rout"),
    2: ("pass", "retire", "retreat", "retreat", "rout"),
    3: ("pass", "retire", "retreat", "retreat", "rout"),
    4: ("pass", "halt", "halt", "halt", "retire"),
    5: ("pass", "retire", "retreat", "rout", "rout"),
    6: ("pass", "retire", "retreat", "rout", "rout"),
    7: ("pass", "retire", "retreat", "rout", "rout"),
    8: ("pass", "removed", "removed", "removed", "removed"),
}


@pytest.mark.parametrize("quality", list(Quality))
@pytest.mark.parametrize("reason", list(Reason))
def test_5_the_table_of_results_cell_by_cell(quality: Quality, reason: Reason) -> None:
    for natural, modifier in product(range(3, 12), range(-9, 6)):
        short = SCORES[quality] - natural - modifier
        expected = TABLE[reason][max(0, min(4, short))]
        assert judge(quality, natural, modifier, reason) == expected


@pytest.mark.parametrize("reason", list(Reason))
def test_5_a_natural_12_passes_and_a_natural_2_routs(reason: Reason) -> None:
    assert judge(Quality.RAW, 12, -20, reason) is Result.PASS
    expected = Result.REMOVED if reason is Reason.RALLY else Result.ROUT
    assert judge(Quality.ELITE, 2, 20, reason) is expected


def test_5_samurai_and_ronin_rage_on_12_monks_on_11_and_nobody_when_rallying() -> None:
    least = {
        name: min(
            (sum_ for sum_ in range(2, 13) if goes_frenzied(troops, sum_, Reason.STAND_LOST)),
            default=None,
        )
        for name, troops in MUSTER.items()
    }
    raging = {name: 12 for name in MUSTER if name.startswith("samurai") or name == "ronin"}
    expected = dict.fromkeys(MUSTER, None) | raging | {"light-horse": 12, "monks": 11}
    assert least == expected
    assert not goes_frenzied(MONKS, 12, Reason.RALLY)


@pytest.mark.parametrize(
    ("troops", "by", "reason"),
    [
        (SPEARS, RONIN, Reason.POOR_CHARGED),
        (PEASANTS, RONIN, Reason.POOR_CHARGED),
        (SPEARS, SAMURAI_HORSE, Reason.CHARGED_BY_CAVALRY),
        (SAMURAI, SAMURAI_HORSE, Reason.CHARGED_BY_CAVALRY),
        (SAMURAI, RONIN, None),
        (GUARD, SAMURAI_HORSE, None),
        (SAMURAI_HORSE, SAMURAI_HORSE, None),
        (SEAT, SAMURAI_HORSE, None),
        (LIGHT_GUN, RONIN, None),
    ],
)
def test_5_who_tests_when_charged(troops: Troops, by: Troops, reason: Reason | None) -> None:
    assert charged_reason(unit("mine", 0, 60.0, 30.0, troops), by) is reason


def test_5_missile_ashigaru_and_peasants_test_to_charge() -> None:
    testers = {name for name, troops in MUSTER.items() if charging_reason(troops)}
    assert testers == {"archers", "arquebuses", "peasants"}
    assert charging_reason(ARCHERS) is Reason.CHARGING
    assert charging_reason(SAMURAI_ARCHERS) is None


def test_5_cavalry_and_samurai_heed_only_cavalry_and_samurai() -> None:
    assert heeds(SPEARS, PEASANTS)
    assert heeds(GUARD, SPEARS)
    assert heeds(SAMURAI, SAMURAI_HORSE)
    assert not heeds(SAMURAI, SPEARS)
    assert not heeds(SAMURAI_HORSE, GUARD)
    assert heeds(MONKS, SPEARS)


# On the board

HILL = Piece("hill", Ground.HILL, shapely.box(40, 20, 80, 40))
WOODS = Piece("woods", Ground.WOODS, shapely.box(40, 20, 80, 40))


MINE = unit("mine", 0, 60.0, 30.0, SAMURAI)


def situation(
    board: Board,
    *,
    leader: int | None = None,
    general: Point | None = None,
    fallen: Sequence[Point] = (),
    in_command: bool = True,
) -> Situation:
    """The tester's daimyo, if any, with it or near; its General; and where leaders fell."""
    mine = board.unit("mine")
    with_it = mine.id if leader is not None else ""
    daimyo = Leader("clan", 0, mine.clan, "clan", leader or 0, mine.x, mine.y, unit=with_it)
    leaders = [daimyo] if in_command else []
    if general is not None:
        leaders.append(Leader("general-0", 0, "", "general", 0, *general))
    return Situation(board, leaders, fallen=[(0, spot) for spot in fallen])


def found(
    *others: Unit,
    mine: Unit = MINE,
    pieces: tuple[Piece, ...] = (),
    charger: Unit | None = None,
    **felt: Any,
) -> dict[str, int]:
    board = Board(Field(120.0, 80.0, pieces), (mine, *others))
    modifiers = morale_modifiers(situation(board, **felt), mine, charger)
    assert all(modifier.rule == "daimyo.5" for modifier in modifiers)
    return {modifier.reason: modifier.value for modifier in modifiers}


FOE = unit("foe", 1, 60.0, 40.0, SAMURAI)


@pytest.mark.parametrize(
    ("others", "more", "felt", "expected"),
    [
        ((), {}, {}, {}),
        ((), {}, {"leader": 2}, {"leader-with-unit": 2}),
        ((), {}, {"leader": 0}, {}),
        ((), {}, {"general": (60.0, 20.0)}, {"general-near": 1}),
        ((), {}, {"general": (60.0, 10.0)}, {}),
        ((), {"disordered": True}, {}, {"disordered": -1}),
        ((), {}, {"in_command": False}, {"out-of-command": -1}),
        ((), {"troops": GUARD}, {}, {"hatamoto": 1}),
        ((), {"routing": True, "disordered": True}, {}, {"routing": -2, "disordered": -1}),
        ((), {}, {"fallen": ((60.0, 25.0),)}, {"leader-killed": -2}),
        ((), {}, {"fallen": ((60.0, 25.0), (65.0, 25.0))}, {"leader-killed": -4}),
        ((), {}, {"fallen": ((60.0, 70.0),)}, {}),
        ((replace(FOE, routing=True),), {}, {}, {"enemy-routing": 1}),
        ((FOE,), {}, {}, {}),
        ((replace(FOE, x=80.0, y=29.0, facing=270.0),), {}, {}, {"enemy-on-flank": -2}),
        ((replace(FOE, x=80.0, y=29.0, facing=90.0),), {}, {}, {}),
        ((replace(FOE, y=20.0, facing=0.0),), {}, {}, {"enemy-on-flank": -2}),
        ((replace(FOE, y=20.0),), {}, {}, {}),
        ((replace(FOE, y=20.0, routing=True),), {}, {}, {"enemy-routing": 1}),
        ((unit("pal", 0, 60.0, 20.0, SAMURAI, routing=True),), {}, {}, {"friends-routing": -1}),
        ((unit("pal", 0, 60.0, 20.0, SPEARS, routing=True),), {}, {}, {}),
        ((unit("pal", 0, 60.0, 10.0, SAMURAI, routing=True),), {}, {}, {}),
    ],
)
def test_5_modifiers_one_by_one(
    others: tuple[Unit, ...], more: dict[str, Any], felt: dict[str, Any], expected: dict[str, int]
) -> None:
    assert found(*others, mine=replace(MINE, **more), **felt) == expected


def test_5_deeds_weigh_on_the_test() -> None:
    assert found(mine=MINE.without(2)) == {"stands-lost": -4}
    assert found(mine=replace(MINE.without(2), deeds=FRESH)) == {"stands-lost": -4}  # R25
    assert found(mine=MINE.did(pursuing=True)) == {"pursuing": 2}
    assert found(mine=MINE.did(refused_challenge=True)) == {"refused-challenge": -1}


def test_5_uphill_of_all_enemy_or_in_cover() -> None:
    assert found(replace(FOE, y=44.0), pieces=(HILL,)) == {"uphill-or-cover": 1}
    assert found(replace(FOE, y=39.0), pieces=(HILL,)) == {}
    assert found(pieces=(HILL,)) == {}
    assert found(replace(FOE, y=44.0), pieces=(WOODS,)) == {"uphill-or-cover": 1}


def test_5_long_spears_in_order_charged_in_front_by_cavalry() -> None:
    spears = replace(MINE, troops=SPEARS)
    horse = unit("horse", 1, 60.0, 44.0, SAMURAI_HORSE)
    both = {"spears-charged-by-cavalry": 1, "infantry-charged-by-cavalry": -1}
    assert found(horse, mine=spears, charger=horse) == both
    loose = found(horse, mine=replace(spears, disordered=True), charger=horse)
    assert loose == {"infantry-charged-by-cavalry": -1, "disordered": -1}
    side = replace(horse, x=85.0, y=29.0)
    assert "spears-charged-by-cavalry" not in found(side, mine=spears, charger=side)
    assert found(horse, charger=horse) == {"infantry-charged-by-cavalry": -1}


def test_5_in_melee_a_unit_heeds_only_5_cm() -> None:
    foe = replace(FOE, y=30.0)
    pal = unit("pal", 0, 60.0, 22.0, SAMURAI, routing=True)
    board = Board(Field(120.0, 80.0), (MINE, foe, pal))
    assert awareness(board, MINE) == 5.0
    assert found(foe, pal) == {}
    assert found(pal) == {"friends-routing": -1}


# Reasons at the end of a turn


def reason(*others: Unit, mine: Unit = MINE, lost: tuple[tuple[float, float], ...] = ()) -> Any:
    return end_of_turn_reason(Board(Field(120.0, 80.0), (mine, *others)), mine, lost)


def test_5_the_highest_reason_counts() -> None:
    pal = unit("pal", 0, 60.0, 20.0, SAMURAI, routing=True)
    hurt = MINE.did(stands_lost=1)
    assert reason() is None
    assert reason(mine=hurt) is Reason.STAND_LOST
    assert reason(mine=hurt, lost=((60.0, 25.0),)) is Reason.LEADER_LOST
    assert reason(mine=hurt, lost=((60.0, 79.0),)) is Reason.STAND_LOST
    assert reason(pal, mine=hurt, lost=((60.0, 25.0),)) is Reason.FRIEND_ROUTS
    assert reason(pal, mine=hurt.did(run_through=True)) is Reason.RUN_THROUGH
    assert reason(replace(pal, troops=SPEARS)) is None


@pytest.mark.parametrize("more", [{"frenzied": True}, {"routing": True}, {"troops": SEAT}])
def test_5_the_frenzied_never_test(more: dict[str, Any]) -> None:
    assert reason(mine=replace(MINE.did(stands_lost=1), **more)) is None


# Odds


def test_morale_odds_agree_with_all_36_rolls() -> None:
    for quality, modifier, why in product(Quality, (-4, -2, 0, 3), Reason):
        told = morale_odds(str(quality), modifier, why)
        counted: dict[str, Fraction] = {}
        for a, b in product(range(1, 7), repeat=2):
            result = str(judge(quality, a + b, modifier, why))
            counted[result] = counted.get(result, Fraction(0)) + Fraction(1, 36)
        assert {k: Fraction(v["exact"]) for k, v in told["results"].items()} == counted
        assert Fraction(told["pass"]["exact"]) == counted["pass"]


def test_morale_odds_have_the_promised_shape() -> None:
    told = morale_odds("veteran", -2)
    assert told["pass"] == {"exact": "7/12", "value": 7 / 12}
    assert set(told["results"]) == {"pass", "halt", "retire", "retreat", "rout"}
