"""The procedure step by step on the screen, with given answers and dice (daimyo 2, 4, 5, 7, 9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import shapely
from tests.daimyo.builders import (
    ARCHERS,
    GUARD,
    HEAVY_GUN,
    LIGHT_GUN,
    SAMURAI,
    SAMURAI_HORSE,
    SPEARS,
    battle,
    drive,
    keys,
    unit,
)

from gunbai.core.script import Refused
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.eyes import at_once
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.pieces.terrain import Ground, Piece
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.procedure.activation import act, activate_all, commands
from gunbai.games.daimyo.procedure.charge import drive_home
from gunbai.games.daimyo.procedure.melee import melee
from gunbai.games.daimyo.procedure.morale import act_on
from gunbai.games.daimyo.procedure.turn_start import start_turn
from gunbai.games.daimyo.rules.activation import Command
from gunbai.games.daimyo.rules.morale import Result
from gunbai.games.daimyo.rules.order import Charge

CLAN = Command(0, "clan")
GENERAL = Leader("general-0", 0, "", "General", 3, x=60.0, y=5.0)
LORD = Leader("clan", 0, "clan", "Lord", 2, unit="mine")


def charged(held: Battle, **answers: Any) -> tuple[list[str], list[str]]:
    """The foe charges our unit home: what was told and asked."""
    given = {key.replace("_", "."): value for key, value in answers.items()}
    _, told, asked = drive(drive_home(held, "foe", Charge("mine")), given)
    return keys(told), asked


# Activation


def test_4_a_halt_in_its_own_activation_holds_through_the_next() -> None:
    """Seasoned archers who fail to start a charge by 1 to 3 halt: now, and next time they act."""
    held = battle(unit("mine", 0, 60, 30, ARCHERS), unit("foe", 1, 60, 40), leaders=[LORD])
    order = {"unit": "mine", "order": "charge foe"}
    # 2 and 1, and the lord's 2, make 5: one short of a seasoned 6.
    _, told, _ = drive(act(held, CLAN), {"daimyo.charge": order, "daimyo.roll.morale": [2, 1]})
    assert "morale" in keys(told)
    assert held.board.unit("mine").halted
    drive(start_turn(held))
    drive(act(held, CLAN), {"daimyo.fire": "hold"})
    assert not held.board.unit("mine").halted


def test_r36_hatamoto_without_their_general_act_on_8_like_a_clan() -> None:
    guard = unit("guard", 0, 60, 20, GUARD, clan="")
    held = battle(guard, unit("foe", 1, 60, 60), leaders=[GENERAL])
    assert commands(held, 0) == [Command(0)]
    _, _, asked = drive(activate_all(held), {"daimyo.activate": [["general"], []]})
    assert "daimyo.roll.activation" not in asked
    held.tried.clear()
    held.kill(held.leaders["general-0"])
    assert commands(held, 0) == [Command(0)]
    dice = {"daimyo.activate": [["general"], []], "daimyo.roll.activation": [[4, 4]]}
    _, told, asked = drive(activate_all(held), dice)
    assert "daimyo.roll.activation" in asked
    assert "activated" in keys(told)
    held.tried.clear()
    dice = {"daimyo.activate": [["general"], []], "daimyo.roll.activation": [[4, 3]]}
    assert "not-activated" in keys(drive(activate_all(held), dice)[1])


# Answers to a charge


def spears_charged_by_horse(**more: Any) -> Battle:
    mine = unit("mine", 0, 60, 30, SPEARS, **more)
    return battle(mine, unit("foe", 1, 60, 44, SAMURAI_HORSE))


def test_5_who_passes_the_test_of_a_charge_may_retire_from_it() -> None:
    """Medium spears go back 10 cm; heavy horse, 14 cm off, charges 20 and stops short of 24."""
    held = spears_charged_by_horse()
    told, asked = charged(held, daimyo_roll_morale=[5, 5], daimyo_answer="retire")
    assert told == ["morale", "gives-ground", "charge-spent"]
    assert asked == ["daimyo.roll.morale", "daimyo.answer"]
    mine = held.board.unit("mine")
    assert (mine.y, mine.in_order, mine.facing) == (20.0, True, 0.0)
    near = battle(
        unit("mine", 0, 60, 30, SPEARS), unit("foe", 1, 60, 38, SAMURAI_HORSE)
    )  # 8 and 10 are 18: caught
    told, _ = charged(near, daimyo_roll_morale=[5, 5], daimyo_answer="retire")
    assert told[-2:] == ["gives-ground", "strikes-home"]


def test_5_nobody_retires_from_a_charge_without_a_test_or_from_melee() -> None:
    held = battle(unit("mine", 0, 60, 30, SAMURAI), unit("foe", 1, 60, 40, SAMURAI))
    with pytest.raises(Refused):
        charged(held, daimyo_answer="retire")
    held = spears_charged_by_horse()
    held.put(unit("third", 1, 76.0, 30.0, clan="foes"))
    told, asked = charged(held, daimyo_roll_morale=[5, 5])
    assert told == ["morale", "strikes-home"]
    assert "daimyo.answer" not in asked  # all but standing is barred


def test_r7_who_countercharged_a_charge_that_fell_short_has_not_charged() -> None:
    held = battle(unit("mine", 0, 60, 30, SAMURAI), unit("foe", 1, 60, 40, SAMURAI))
    held.eyes.arrives = at_once(lambda onset: not onset)  # type: ignore[method-assign]
    told, _ = charged(held, daimyo_answer="countercharge")
    assert told == ["countercharges", "charge-spent"]
    assert held.charging == set()


# Forced moves


@pytest.mark.parametrize("weather", [Weather.SNOW, Weather.THUNDERSTORM])
@pytest.mark.parametrize("result", [Result.RETIRE, Result.RETREAT])
def test_8_where_guns_only_rotate_nothing_moves_them(weather: Weather, result: Result) -> None:
    gun = unit("gun", 0, 60, 30, LIGHT_GUN, stands=1, files=1)
    held = battle(gun, unit("foe", 1, 60, 60), weather=weather)
    _, told, _ = drive(act_on(held, "gun", result))
    assert keys(told) == []
    after = held.board.unit("gun")
    assert after.block == gun.block
    assert after.disordered is (result is Result.RETREAT)


def test_8_in_fine_weather_a_gun_retires() -> None:
    gun = unit("gun", 0, 60, 30, LIGHT_GUN, stands=1, files=1)
    held = battle(gun, unit("foe", 1, 60, 60))
    drive(act_on(held, "gun", Result.RETIRE))
    assert held.board.unit("gun").y == 25.0


# Melee

WIN = {"daimyo.roll.melee": [[6], [1]]}


def fought(held: Battle, **answers: Any) -> list[str]:
    """Our unit wins a round against the foe."""
    given = {key.replace("_", "."): value for key, value in answers.items()}
    return keys(drive(melee(held, "mine", "foe"), {**WIN, **given})[1])


def test_r12_a_push_back_that_is_not_followed_ends_the_contact_and_its_rounds() -> None:
    held = battle(unit("mine", 0, 60, 30, SAMURAI), unit("foe", 1, 60, 30, SAMURAI, stands=6))
    held.charging.add(("mine", "foe"))
    assert fought(held, daimyo_follow="stay").count("pushed-back") == 1
    assert held.rounds == {}
    assert held.charging == set()
    assert held.board.unit("foe").in_order  # it took one turn
    mine, foe = held.board.unit("mine"), held.board.unit("foe")
    held.put(foe.at(replace(foe.block, y=30.0)))
    held.charging.add(("foe", "mine"))
    clash = held.now.clash(mine, held.board.unit("foe"))
    assert clash.first
    assert clash.charging == {"foe"}


def test_4_a_melee_of_two_turns_that_ends_in_a_push_back_disorders_both() -> None:
    held = battle(unit("mine", 0, 60, 30, SAMURAI), unit("foe", 1, 60, 30, SAMURAI, stands=6))
    held.rounds["foe", "mine"] = 1
    fought(held, daimyo_follow="stay")
    assert held.board.unit("mine").disordered
    assert held.board.unit("foe").disordered


def test_r12_a_winner_who_follows_goes_on_with_the_next_round() -> None:
    held = battle(unit("mine", 0, 60, 30, SAMURAI), unit("foe", 1, 60, 30, SAMURAI, stands=6))
    fought(held, daimyo_follow="follow")
    assert held.rounds == {("foe", "mine"): 1}
    assert held.board.unit("mine").y == 32.0
    assert not held.now.clash(held.board.unit("mine"), held.board.unit("foe")).first


def flanked(*others: Unit) -> Battle:
    """Our front stands against the right flank of a foe of four files that looks right."""
    foe = unit("foe", 1, 61.5, 38.0, SAMURAI, facing=90.0, disordered=True, stands=6)
    return battle(unit("mine", 0, 60, 30, SAMURAI), foe, *others)


def test_r12_a_flanked_loser_ends_facing_the_winner_and_is_met_front_to_front() -> None:
    held = flanked()
    mine = held.board.unit("mine")
    assert held.board.touching(mine) == [held.board.unit("foe")]
    told = fought(held, daimyo_follow="follow")
    assert told[-2:] == ["pushed-back", "follows"]
    mine, foe = held.board.unit("mine"), held.board.unit("foe")
    assert (foe.facing, foe.disordered) == (180.0, True)
    # Its middle was 8 cm before the winner's front; pushed 2 and turned, its front is 8.5 cm off.
    assert foe.y == pytest.approx(30.0 + 8.0 + 2.0 - 1.5, abs=0.01)
    assert mine.y == pytest.approx(foe.y, abs=0.01)
    assert held.board.touching(mine) == [foe]
    assert foe.x == pytest.approx(60.0, abs=0.01)


def test_r27_a_leader_beside_a_gun_that_is_taken_rides_off_at_once() -> None:
    gun = unit("foe", 1, 60, 30, LIGHT_GUN, stands=1, files=1)
    lord = Leader("foes", 1, "foes", "Lord", 1, 60.0, 31.0)
    held = battle(unit("mine", 0, 60, 30, SAMURAI), gun, unit("far", 1, 60, 60), leaders=[lord])
    told = fought(held)
    assert told[-2:] == ["gun-taken", "leader-flees"]
    assert held.leaders["foes"].y == 51.0


def test_r12_a_flanked_loser_whom_nobody_follows_is_free() -> None:
    held = flanked()
    fought(held, daimyo_follow="stay")
    assert not held.board.in_melee(held.board.unit("mine"))
    assert held.rounds == {}


def test_r12_a_flanked_loser_held_by_another_enemy_does_not_turn() -> None:
    held = flanked(unit("pin", 0, 61.5, 44.0, SAMURAI, facing=270.0))
    foe = held.board.unit("foe")
    assert {u.id for u in held.board.touching(foe)} == {"mine", "pin"}
    fought(held, daimyo_follow="stay")
    after = held.board.unit("foe")
    assert (after.facing, after.x) == (90.0, foe.x)
    assert after.y == pytest.approx(foe.y + 2.0)


def test_r12_equal_hits_leave_a_flank_attack_its_hold() -> None:
    held = flanked()
    foe = held.board.unit("foe")
    _, told, _ = drive(melee(held, "mine", "foe"), {"daimyo.roll.melee": [1]})
    assert "pushed-back" not in keys(told)
    assert held.board.unit("foe").block == foe.block


def test_4_a_push_back_and_a_follow_up_over_a_marsh_disorder() -> None:
    marsh = Piece("marsh", Ground.MARSH, shapely.box(40, 31.6, 80, 40))
    held = battle(
        unit("mine", 0, 60, 30, SAMURAI),
        unit("foe", 1, 60, 30, SAMURAI, stands=6, files=6),
        pieces=(marsh,),
    )
    fought(held, daimyo_follow="follow")
    assert held.board.unit("foe").disordered
    assert held.board.unit("mine").disordered is True


# The start of a turn


def test_r29_a_scenarios_weather_holds_for_as_many_turns_as_it_says() -> None:
    held = battle(unit("mine", 0, 60, 30), unit("foe", 1, 60, 60), weather=Weather.SNOW)
    held.scenario = replace(held.scenario, weather_turns=3)
    held.turn = 0
    rolled = [
        "daimyo.roll.weather" in drive(start_turn(held), {"daimyo.roll.weather": [3]})[2]
        for _ in range(5)
    ]
    assert rolled == [False, False, False, True, True]


@pytest.mark.parametrize(("weigh", "left"), [("all", 2), ("turn", 0)])
def test_r25_stands_lost_weigh_all_battle_or_by_option_in_their_turn(weigh: str, left: int) -> None:
    held = battle(unit("mine", 0, 60, 30), unit("foe", 1, 60, 60), losses_weigh=weigh)
    held.put(held.board.unit("mine").without(2))
    assert held.board.unit("mine").losses == 2
    drive(start_turn(held), {"daimyo.roll.weather": [3, 4]})
    assert held.board.unit("mine").losses == left


# Fire


def test_r39_of_equally_near_enemies_the_shooter_chooses() -> None:
    left, right = unit("left", 1, 50, 40), unit("right", 1, 70, 40)
    held = battle(unit("mine", 0, 60, 30, ARCHERS), left, right)
    _, told, asked = drive(held.eyes.fire_orders(CLAN), {"daimyo.fire-at": "right"})
    assert asked == ["daimyo.fire-at", "daimyo.roll.volley"]
    assert told[0].values["target"] == "right"
    held = battle(unit("mine", 0, 60, 30, ARCHERS), left, right)
    assert drive(held.eyes.fire_orders(CLAN), {"daimyo.fire-at": "hold"})[1] == []
    held = battle(unit("mine", 0, 60, 30, ARCHERS), left, replace(right, y=40.1))
    assert drive(held.eyes.fire_orders(CLAN))[2][0] == "daimyo.fire"


@pytest.mark.parametrize(("weather", "sight"), [(Weather.HEAVY_RAIN, 30), (Weather.SNOW, 20)])
def test_9_at_a_real_table_too_guns_shoot_no_further_than_the_weather_shows(
    weather: Weather, sight: int
) -> None:
    gun = unit("gun", 0, 60, 30, HEAVY_GUN, stands=1, files=1)
    held = battle(gun, unit("foe", 1, 60, 60), weather=weather, positions="table")
    drive(
        held.eyes.fire_orders(CLAN), {"daimyo.table.fire": ["gun"], "daimyo.table.distance": sight}
    )
    held.put(gun)
    answers = {"daimyo.table.fire": ["gun"], "daimyo.table.distance": sight + 1}
    with pytest.raises(Refused):
        drive(held.eyes.fire_orders(CLAN), answers)
