"""Daimyo 7, R11, R12, R13: who fights hand to hand, how well, and who gives ground."""

from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
import shapely
from tests.daimyo.builders import (
    ARCHERS,
    ARQUEBUSES,
    GUARD,
    LIGHT_GUN,
    MONKS,
    PEASANTS,
    RONIN,
    SAMURAI,
    SAMURAI_HORSE,
    SEAT,
    SPEARS,
    board,
    unit,
)

from gunbai.games.daimyo.odds_commands import melee_odds
from gunbai.games.daimyo.pieces.terrain import Ground, Piece
from gunbai.games.daimyo.pieces.troops import Weapon
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.melee import (
    WEAPONS,
    Clash,
    fight,
    fighting_stands,
    front_files,
    higher_of,
    middle_out,
    pursuing_stands,
    pushed,
)
from gunbai.games.daimyo.rules.push import follow_up, push_back
from gunbai.games.daimyo.rules.strike import hits_shown

MINE = unit("mine", 0, 60.0, 30.0)
FOE = unit("foe", 1, 60.0, 30.0)
FIRST = Clash(first=True)
LATER = Clash(first=False)
CHARGED = Clash(first=True, charging=frozenset({"mine"}))


def stands(mine: Unit, foe: Unit, *others: Unit, first: bool, **more: Any) -> int:
    return fighting_stands(board(mine, foe, *others, **more), mine, foe, first=first)


def modifiers(
    mine: Unit = MINE, foe: Unit = FOE, clash: Clash = LATER, **more: Any
) -> dict[str, int]:
    found = fight(board(mine, foe, **more), mine, foe, clash).modifiers
    return {modifier.reason: modifier.value for modifier in found}


# Who fights


def test_7_in_the_first_round_one_rank_fights_but_long_spears_two() -> None:
    deep = replace(MINE, files=2)
    assert stands(deep, FOE, first=True) == 2
    assert stands(replace(deep, troops=SPEARS), FOE, first=True) == 4
    assert stands(deep, FOE, first=False) == 4


def test_7_the_disordered_fight_one_rank_always() -> None:
    loose = replace(MINE, files=2, disordered=True)
    assert stands(loose, FOE, first=False) == 2
    assert stands(replace(loose, troops=SPEARS), FOE, first=True) == 2


def test_7_the_third_rank_only_watches_and_odd_stands_stand_in_the_middle() -> None:
    assert stands(replace(MINE, stands=6, files=2), FOE, first=False) == 4
    five = replace(MINE, stands=5, files=3)
    assert stands(five, FOE, first=False) == 5
    assert middle_out(3) == [1, 0, 2]
    assert middle_out(4) == [1, 2, 0, 3]
    narrow = replace(FOE, x=56.0, stands=1, files=1)  # it meets my left file alone
    four = replace(MINE, stands=4, files=3)
    assert front_files(board(four, narrow), four, narrow) == (0,)
    assert stands(four, narrow, first=False) == 2  # that file and an overlap, nobody behind it


def test_7_from_the_second_round_one_unopposed_stand_a_flank_overlaps() -> None:
    narrow = replace(FOE, stands=2, files=2)
    wide = replace(MINE, stands=6, files=6)
    assert stands(wide, narrow, first=True) == 2
    assert stands(wide, narrow, first=False) == 4
    left = replace(narrow, x=52.0)
    assert stands(wide, left, first=False) == 3


def test_7_an_opposed_stand_does_not_overlap() -> None:
    wide = replace(MINE, stands=6, files=6)
    left = replace(FOE, x=52.0, stands=2, files=2)
    right = replace(FOE, id="other", x=62.0, stands=3, files=3)
    assert stands(wide, left, right, first=False) == 2
    assert front_files(board(wide, left, right), wide, left) == (0, 1)


def test_7_a_stand_fights_one_enemy_only() -> None:
    left = replace(FOE, x=54.0, stands=3, files=3)  # 48 to 60
    right = replace(FOE, id="other", x=66.0, stands=3, files=3)  # 60 to 72
    odd = replace(MINE, stands=3, files=3)  # 54 to 66: the middle file touches both
    held = board(odd, left, right)
    mine, theirs = front_files(held, odd, left), front_files(held, odd, right)
    assert not set(mine) & set(theirs)
    assert len(mine) + len(theirs) == 3


def test_7_the_flanked_do_not_strike_back() -> None:
    flanked = replace(FOE, x=58.5, y=38.0, facing=90.0)  # its right side stands on my front
    held = board(MINE, flanked)
    assert fighting_stands(held, MINE, flanked, first=True) == 1
    assert fighting_stands(held, flanked, MINE, first=True) == 0


def test_7_one_stand_against_a_headquarters_and_two_at_a_building() -> None:
    seat = unit("foe", 1, 60.0, 30.0, SEAT, stands=1, files=1)
    assert stands(MINE, seat, first=False) == 1
    assert fighting_stands(board(MINE, seat), seat, MINE, first=True) == 1
    house = Piece("house", Ground.BUILDING, shapely.box(50, 30, 70, 40))
    inside = replace(FOE, y=34.0, inside="house")
    assert stands(MINE, inside, first=False, pieces=(house,)) == 2
    held = board(MINE, inside, pieces=(house,))
    assert fighting_stands(held, inside, MINE, first=False) == 2


def test_7_routers_do_not_fight() -> None:
    assert stands(replace(MINE, routing=True), FOE, first=True) == 0


def test_7_without_contact_nobody_fights() -> None:
    assert stands(MINE, replace(FOE, y=31.0), first=True) == 0


# Modifiers


def test_r11_weapons() -> None:
    assert WEAPONS == {
        Weapon.SWORD: 1,
        Weapon.NAGINATA: 1,
        Weapon.LONG_SPEAR: 0,
        Weapon.IMPROVISED: -1,
    }
    for troops, expected in (
        (RONIN, {"weapon-sword-and-spear": 1}),
        (MONKS, {"weapon-naginata": 1}),
        (SPEARS, {}),
        (ARQUEBUSES, {"weapon-improvised": -1}),
        (LIGHT_GUN, {"weapon-improvised": -1}),
    ):
        assert modifiers(replace(MINE, troops=troops)) == expected


def test_r11_long_spears_strike_cavalry_in_front_with_2() -> None:
    spears = replace(MINE, troops=SPEARS)
    horse = replace(FOE, troops=replace(SAMURAI_HORSE, armour=RONIN.armour))
    assert modifiers(spears, horse) == {"spears-at-cavalry": 2}
    beside = replace(horse, x=68.0, y=29.0, facing=270.0)
    assert "spears-at-cavalry" not in modifiers(spears, beside)


@pytest.mark.parametrize(
    ("mine", "foe", "bonus"),
    [
        (MINE, FOE, 1),
        (replace(MINE, troops=SAMURAI_HORSE), FOE, 2),
        (replace(MINE, troops=SAMURAI_HORSE), replace(FOE, troops=SPEARS), 0),
        (
            replace(MINE, troops=SAMURAI_HORSE),
            replace(FOE, troops=SPEARS, disordered=True),
            2,
        ),
        (
            replace(MINE, troops=SAMURAI_HORSE),
            replace(FOE, troops=SPEARS, x=58.5, y=38.0, facing=90.0),
            2,
        ),
        (MINE, replace(FOE, troops=SPEARS), 1),
    ],
)
def test_r11_the_charge_bonus_of_the_first_round(mine: Unit, foe: Unit, bonus: int) -> None:
    assert modifiers(mine, foe, CHARGED).get("charge", 0) == bonus
    assert "charge" not in modifiers(mine, foe, FIRST)
    assert "charge" not in modifiers(mine, foe, replace(CHARGED, first=False))


@pytest.mark.parametrize("weather", [Weather.THUNDERSTORM, Weather.SNOW])
def test_9_no_charge_bonus_in_thunderstorm_and_snow(weather: Weather) -> None:
    assert "charge" not in modifiers(clash=CHARGED, weather=weather)
    assert modifiers(clash=CHARGED, weather=Weather.HEAVY_RAIN)["charge"] == 1


def test_7_no_charge_bonus_against_a_building() -> None:
    house = Piece("house", Ground.BUILDING, shapely.box(50, 30, 70, 40))
    inside = replace(FOE, y=34.0, inside="house")
    assert modifiers(MINE, inside, CHARGED, pieces=(house,)) == {
        "weapon-sword-and-spear": 1,
        "enemy-behind-cover": -1,
    }


SWORD = {"weapon-sword-and-spear": 1}


@pytest.mark.parametrize(
    ("mine", "foe", "clash", "more"),
    [
        (replace(MINE, troops=GUARD), FOE, LATER, {"elite": 1}),
        (MINE, FOE, replace(LATER, higher="mine"), {"uphill": 1}),
        (MINE, FOE, replace(LATER, higher="foe"), {}),
        (MINE, replace(FOE, facing=0.0, y=31.5), LATER, {"flank-or-rear": 2}),
        (MINE, replace(FOE, x=58.5, y=38.0, facing=90.0), LATER, {"flank-or-rear": 2}),
        (MINE, FOE, replace(LATER, led=frozenset({"mine"})), {"leader": 1}),
        (replace(MINE, frenzied=True), FOE, LATER, {"frenzied": 1}),
        (replace(MINE, disordered=True), FOE, LATER, {"disordered": -1}),
        (MINE, replace(FOE, troops=SAMURAI), LATER, {"enemy-heavy-armour": -1}),
        (MINE, replace(FOE, troops=ARCHERS), LATER, {"enemy-light-armour": 1}),
    ],
)
def test_r11_modifiers_one_by_one(
    mine: Unit, foe: Unit, clash: Clash, more: dict[str, int]
) -> None:
    assert modifiers(mine, foe, clash) == SWORD | more


def test_r11_raw_troops_and_enemies_behind_cover() -> None:
    assert modifiers(replace(MINE, troops=PEASANTS)) == {"weapon-improvised": -1, "raw": -1}
    fence = Piece("fence", Ground.OBSTACLE, shapely.LineString([(40, 30), (80, 30)]))
    assert modifiers(pieces=(fence,)) == SWORD | {"enemy-behind-cover": -1}


def test_a_worked_charge_of_the_guard() -> None:
    guard = replace(MINE, troops=GUARD)
    foe = replace(FOE, troops=ARCHERS, disordered=True)
    clash = Clash(first=True, charging=frozenset({"mine"}), led=frozenset({"mine"}))
    done = fight(board(guard, foe), guard, foe, clash)
    # sword 1, charge 1, elite 1, leader 1, against light armour 1
    assert (done.stands, done.modifier) == (4, 5)
    assert done.chance == Fraction(35, 36)


def test_7_uphill_is_where_the_middle_stands_higher() -> None:
    hill = Piece("hill", Ground.HILL, shapely.box(40, 20, 80, 30))
    held = board(MINE, FOE, pieces=(hill,))
    assert higher_of(held, MINE, FOE) == "mine"
    assert higher_of(board(MINE, FOE), MINE, FOE) == ""


# Results


def test_r12_fewer_hits_lose_the_round() -> None:
    assert pushed((2, 1)) == 1
    assert pushed((1, 2)) == 0
    assert pushed((0, 0)) is None


def test_r12_the_loser_is_pushed_back_2_cm_away_from_the_winner() -> None:
    back = push_back(board(MINE, FOE), FOE, MINE)
    assert back is not None
    assert (back.y, back.facing, back.disordered) == (32.0, 180.0, False)
    behind = unit("pal", 1, 60.0, 32.5)
    assert push_back(board(MINE, FOE, behind), FOE, MINE) is None
    edge, winner = replace(FOE, y=78.0), replace(MINE, y=78.0)
    assert push_back(board(edge, winner), edge, winner) is None


def test_r12_a_column_struck_in_flank_turns_clear_of_the_winner() -> None:
    """Six ranks are 9 cm deep: turned about its middle it would stand on the winner's toes."""
    column = replace(FOE, stands=6, files=1, facing=90.0, x=64.5, y=32.0)
    back = push_back(board(MINE, column), column, MINE)
    assert back is not None
    assert (back.facing, back.y) == (180.0, 32.0)


def test_r12_a_free_file_overlaps_once_a_turn() -> None:
    """Enemies stand against files 0 and 1 and against file 3: four stands fight, and no fifth."""
    left, right = unit("left", 1, 56.0, 30.0), unit("right", 1, 68.0, 30.0)
    left, right = replace(left, stands=2, files=2), replace(right, stands=2, files=2)
    mine = replace(MINE, disordered=True)
    assert stands(mine, left, right, first=False) == 3
    assert stands(mine, right, left, first=False) == 1
    assert stands(mine, right, first=False) == 2


def test_r12_the_winner_may_follow_into_contact() -> None:
    pushed = replace(FOE, y=32.0)
    followed = follow_up(board(MINE, pushed), MINE, pushed)
    assert followed is not None
    assert followed.y == pytest.approx(32.0)
    gun = replace(MINE, troops=LIGHT_GUN, stands=1, files=1)
    assert follow_up(board(gun, pushed), gun, pushed) is None


def test_r13_each_pursuing_stand_in_contact_takes_one() -> None:
    fleeing = replace(FOE, facing=0.0, y=31.5, routing=True)
    assert pursuing_stands(board(MINE, fleeing), MINE, fleeing) == 4
    narrow = replace(fleeing, stands=2, files=2)
    assert pursuing_stands(board(MINE, narrow), MINE, narrow) == 2
    gone = replace(fleeing, y=40.0)
    assert pursuing_stands(board(MINE, gone), MINE, gone) == 0


# Chances


def test_melee_odds_agree_with_every_roll_of_one_against_two() -> None:
    told = melee_odds((1, 2), (2, 0))
    counted = dict.fromkeys(("push", "even", "pushed"), Fraction(0))
    for faces in product(range(1, 7), repeat=6):
        mine, theirs = hits_shown(list(faces[:2]), 2), hits_shown(list(faces[2:]), 0)
        name = "even" if mine == theirs else "push" if mine > theirs else "pushed"
        counted[name] += Fraction(1, 6**6)
    assert {name: Fraction(told[name]["exact"]) for name in counted} == counted
    assert sum(Fraction(chance["exact"]) for chance in told["mine"]["hits"]) == 1
