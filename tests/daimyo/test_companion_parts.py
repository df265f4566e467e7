"""The companion's procedures one by one, driven with given answers and dice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.daimyo.builders import battle as screened
from tests.daimyo.builders import drive, keys, table

from gunbai.core.script import Tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.pieces.block import Side
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.procedure.charge import drive_home
from gunbai.games.daimyo.procedure.melee import melee
from gunbai.games.daimyo.procedure.morale import act_on, flee, morale_roll_of
from gunbai.games.daimyo.procedure.movement import move_all
from gunbai.games.daimyo.procedure.turn_end import after_victory, end_turn
from gunbai.games.daimyo.rules.activation import Command
from gunbai.games.daimyo.rules.charge import Assault
from gunbai.games.daimyo.rules.disorder import disorder
from gunbai.games.daimyo.rules.frenzy import enraged
from gunbai.games.daimyo.rules.morale import Result

HONDA = Command(0, "honda")
SAMURAI, SPEARS, SHOT = "honda-samurai", "honda-spears", "honda-shot"
HORSE, LIGHT, ARCHERS = "yamagata-horse", "katsuyori-horse", "naito-bows"


def reasons(nerve: Any) -> dict[str, int]:
    return {modifier.reason: modifier.value for modifier in nerve.modifiers}


# The roster


def test_r32_contact_is_kept_and_distances_are_never_guessed() -> None:
    battle = table()
    mine, foe = battle.board.unit(SAMURAI), battle.board.unit(HORSE)
    met = battle.roster.meeting(SAMURAI, HORSE, Side.LEFT)
    assert met.touching(mine) == [foe]
    assert met.touching(foe) == [mine]
    assert met.struck(mine, foe) is Side.LEFT
    assert met.struck(foe, mine) is Side.FRONT
    assert met.parted(HORSE).touching(mine) == []
    assert met.parted(HORSE, SPEARS).touching(mine) == [foe]
    for question in (
        lambda: met.distance(mine, foe),
        lambda: met.is_within(mine, (0.0, 0.0), 5.0),
        lambda: met.near(mine, [foe], 5.0),
    ):
        with pytest.raises(LookupError, match="real table"):
            question()
    assert met.near(mine, [], 5.0) == []


def test_only_a_battle_at_a_real_table_has_a_roster() -> None:
    with pytest.raises(AssertionError, match="the program's"):
        screened().roster  # noqa: B018 - the property is what raises


# Command and movement


def heard(battle: Battle) -> set[str]:
    """The units of the Honda whom orders reach."""
    return {unit.id for unit in battle.units_of(HONDA) if battle.eyes.hears(unit)}


def test_3_who_is_out_of_command_rolls_before_moving() -> None:
    battle = table()
    _, _, asked = drive(battle.eyes.muster(HONDA), {"daimyo.table.adrift": [SHOT]})
    assert heard(battle) == {SAMURAI, SPEARS}
    assert asked == ["daimyo.table.adrift"]
    answers = {"daimyo.table.move": [SPEARS, SHOT], "daimyo.roll.obedience": [2]}
    _, told, _ = drive(move_all(battle, HONDA), answers)
    assert keys(told) == ["table.moves", "hesitates"]  # 2 and Tadakatsu's 3 are no 6
    assert battle.board.unit(SPEARS).deeds.moved
    assert not battle.board.unit(SHOT).deeds.moved


def test_3_without_a_commander_nobody_is_asked_and_all_must_roll() -> None:
    battle = table()
    tadakatsu = battle.now.leader(HONDA)
    assert tadakatsu is not None
    battle.kill(tadakatsu)
    _, _, asked = drive(battle.eyes.muster(HONDA), {})
    assert heard(battle) == set()
    assert asked == []


def test_4_ground_and_passing_friends_disorder() -> None:
    battle = table()
    answers = {"daimyo.table.move": [SPEARS], "daimyo.table.rough": [SPEARS, SHOT]}
    drive(move_all(battle, HONDA), answers)
    assert battle.board.unit(SPEARS).disordered
    assert battle.board.unit(SHOT).disordered
    assert battle.board.unit(SAMURAI).in_order


# Charges


def charge(battle: Battle, by: str, at: str, side: Side, way: int, **answers: Any) -> list[Tell]:
    given = {key.replace("_", "."): value for key, value in answers.items()}
    return drive(drive_home(battle, by, Assault(by, at, side, way)), given)[1]


def test_r7_a_charge_into_the_flank_disorders_and_is_not_answered_with_blows() -> None:
    battle = table()
    told = charge(battle, HORSE, SAMURAI, Side.LEFT, 6, daimyo_roll_morale=[5, 5])
    assert keys(told)[-2:] == ["strikes-home", "disordered"]
    assert battle.board.unit(SAMURAI).disordered
    _, told, asked = drive(melee(battle, HORSE, SAMURAI), {"daimyo.table.fighting-front": 4})
    assert asked.count("daimyo.roll.melee") == 1
    (fought,) = [event for event in told if event.key == "daimyo.melee"]
    values = {p.key.rpartition(".")[2]: p.values["value"] for p in fought.values["why"]}
    assert values == {
        "weapon-sword-and-spear": "+1",
        "charge": "+2",
        "flank-or-rear": "+2",
        "leader": "+1",
        "enemy-heavy-armour": "−1",
    }


@pytest.mark.parametrize(("way", "fate"), [(5, "faces"), (4, "caught-turning")])
def test_r7_a_veteran_turns_in_a_quarter_of_the_chargers_way(way: int, fate: str) -> None:
    battle = table()
    answers = {"daimyo_answer": "face", "daimyo_roll_morale": [5, 5]}
    told = charge(battle, HORSE, SAMURAI, Side.RIGHT, way, **answers)
    assert fate in keys(told)
    assert battle.board.unit(SAMURAI).disordered is (fate == "caught-turning")


def test_r7_who_countercharges_has_charged_too() -> None:
    battle = table()
    told = charge(
        battle,
        HORSE,
        SAMURAI,
        Side.FRONT,
        9,
        daimyo_answer="countercharge",
        daimyo_roll_morale=[5, 5],
    )
    assert "countercharges" in keys(told)
    assert battle.charging == {(HORSE, SAMURAI), (SAMURAI, HORSE)}


@pytest.mark.parametrize(("way", "reach"), [(8, "effective"), (9, "long")])
def test_6_a_charge_from_beyond_8_cm_is_shot_at_long_range(way: int, reach: str) -> None:
    battle = table()
    answers = {"daimyo_answer": "shoot", "daimyo_roll_morale": [5, 5]}
    told = charge(battle, HORSE, SHOT, Side.FRONT, way, **answers)
    (volley,) = [event for event in told if event.key == "daimyo.volley"]
    assert str(volley.values["reach"]) == f"daimyo.reach.{reach}"
    assert volley.values["modifier"] == ("+3" if reach == "effective" else "+2")


def test_r7_who_gives_way_may_be_caught_and_cut_down() -> None:
    battle = table()
    answers = {
        "daimyo_roll_morale": [1, 1],  # a natural 2 is a rout
        "daimyo_table_cut-down": 2,
    }
    told = charge(battle, HORSE, SHOT, Side.FRONT, 9, **answers)
    assert keys(told)[:2] == ["morale", "flees"]
    assert "caught" in keys(told)
    assert battle.board.unit(SHOT).stands == 1
    assert battle.board.touching(battle.board.unit(HORSE)) == []


# Morale


def test_5_what_was_ticked_and_what_is_known_weigh_together() -> None:
    battle = table()
    routed = replace(battle.board.unit("sakai-spears"), routing=True, disordered=True)
    battle.put(routed, disorder(battle.board.unit(SPEARS)))
    charge_ = Assault(HORSE, SPEARS, Side.FRONT, 8)
    spears = battle.board.unit(SPEARS)
    ticks = {"daimyo.table.morale": ["favoured", "general", "friend", "1", "2"]}
    nerve, _, _ = drive(morale_roll_of(battle, spears, charge_), ticks)
    assert reasons(nerve) == {
        "uphill-or-cover": 1,
        "general-near": 1,
        "disordered": -1,
        "infantry-charged-by-cavalry": -1,
        "friends-routing": -1,
        "enemy-on-flank": -4,
    }


def test_5_long_spears_in_order_meet_cavalry_in_front_with_heart() -> None:
    battle = table()
    spears = battle.board.unit(SPEARS)
    front, _, _ = drive(morale_roll_of(battle, spears, Assault(HORSE, SPEARS, Side.FRONT, 8)), {})
    flank, _, _ = drive(morale_roll_of(battle, spears, Assault(HORSE, SPEARS, Side.LEFT, 8)), {})
    assert (front.modifier, flank.modifier) == (0, -1)


def test_r8_retreat_is_a_full_move_in_disorder_and_ends_contact() -> None:
    battle = table(Weather.HEAVY_RAIN)
    battle.board = battle.roster.meeting(HORSE, SHOT, Side.FRONT)
    _, told, _ = drive(act_on(battle, SHOT, Result.RETREAT), {})
    assert told[0].values["way"] == 8.0  # light foot, 11 less 3 in heavy rain
    assert battle.board.unit(SHOT).disordered
    assert battle.board.touching(battle.board.unit(SHOT)) == []


def test_4_routers_run_through_friends_and_leave_the_table() -> None:
    battle = table()
    battle.put(replace(battle.board.unit(SHOT), routing=True, disordered=True, routs=1))
    _, told, _ = drive(
        flee(battle, SHOT), {"daimyo.table.flight": ["left"], "daimyo.roll.rout": [6]}
    )
    assert told[0].values["way"] == 15
    assert keys(told) == ["flees", "left"]
    assert battle.unit(SHOT) is None
    assert battle.losses(0).lost == 1


# The turn's end


def test_5_friends_who_see_a_rout_test_and_the_heedless_are_not_asked() -> None:
    battle = table()
    routed = replace(battle.board.unit(SHOT), routing=True, disordered=True, routs=1)
    battle.put(routed.did(moved=True))
    answers = {"daimyo.table.sees-rout": [SPEARS], "daimyo.roll.morale": [6, 5]}
    _, told, asked = drive(end_turn(battle), answers)
    assert asked == ["daimyo.table.sees-rout", "daimyo.table.morale", "daimyo.roll.morale"]
    (test,) = [event for event in told if event.key == "daimyo.morale"]
    assert str(test.values["reason"]) == "daimyo.reason.friend-routs"


def test_r13_a_rout_from_melee_is_pursued() -> None:
    battle = table()
    battle.board = battle.roster.meeting(HORSE, SHOT, Side.FRONT)
    battle.put(battle.board.unit(SHOT).without(1))
    answers = {"daimyo.roll.morale": [1, 1], "daimyo.table.cut-down": 1}
    _, told, _ = drive(end_turn(battle), answers)
    assert keys(told) == ["morale", "flees", "pursues", "caught", "suffers"]
    assert battle.board.unit(SHOT).stands == 1
    assert battle.board.unit(HORSE).deeds.pursuing


def test_4_who_stood_a_whole_turn_is_in_order_again() -> None:
    battle = table()
    battle.put(
        disorder(battle.board.unit(SPEARS)), disorder(battle.board.unit(SHOT)).did(moved=True)
    )
    _, told, _ = drive(after_victory(battle), {})
    assert keys(told) == ["reforms"]
    assert battle.board.unit(SPEARS).in_order
    assert battle.board.unit(SHOT).disordered


def test_r12_a_loser_without_room_is_disordered_and_contact_stays() -> None:
    battle = table()
    battle.board = battle.roster.meeting(HORSE, SHOT, Side.FRONT)
    answers = {"daimyo.roll.melee": [[6] * 8, [1] * 6], "daimyo.table.push": "held"}
    _, told, _ = drive(melee(battle, HORSE, SHOT), answers)
    assert "cannot-give-way" in keys(told)
    assert battle.board.in_melee(battle.board.unit(HORSE))


def test_r12_a_winner_who_stays_is_out_of_contact() -> None:
    battle = table()
    battle.board = battle.roster.meeting(HORSE, SPEARS, Side.FRONT)
    answers = {"daimyo.roll.melee": [[6] * 8, [1] * 10], "daimyo.follow": "stay"}
    drive(melee(battle, HORSE, SPEARS), answers)
    assert not battle.board.in_melee(battle.board.unit(HORSE))


def test_r10_the_frenzied_follow_unasked_and_run_at_the_enemy() -> None:
    battle = table()
    battle.put(enraged(battle.board.unit(SAMURAI)))
    _, told, asked = drive(move_all(battle, HONDA), {})
    assert keys(told) == ["table.rushes"]
    assert told[0].values["way"] == 8
    battle.board = battle.roster.meeting(SAMURAI, "yamagata-spears", Side.FRONT)
    answers = {"daimyo.roll.melee": [[6] * 8, [1] * 10]}
    _, told, asked = drive(melee(battle, SAMURAI, "yamagata-spears"), answers)
    assert "daimyo.follow" not in asked
    assert "follows" in keys(told)


def test_r12_a_flanked_loser_ends_facing_its_victor_and_is_met_front_to_front() -> None:
    battle = table()
    battle.board = battle.roster.meeting(HORSE, SPEARS, Side.LEFT)
    battle.put(disorder(battle.board.unit(SPEARS)))
    drive(melee(battle, HORSE, SPEARS), {"daimyo.roll.melee": [6]})
    spears, horse = battle.board.unit(SPEARS), battle.board.unit(HORSE)
    assert spears.disordered
    assert battle.roster.struck(horse, spears) is Side.FRONT
    assert battle.board.in_melee(spears)
    _, _, asked = drive(melee(battle, HORSE, SPEARS), {"daimyo.roll.melee": [[6], [1]]})
    assert asked.count("daimyo.roll.melee") == 2  # now the spears strike back


def test_r12_a_flanked_loser_held_by_another_enemy_stays_flanked() -> None:
    battle = table()
    battle.board = battle.roster.meeting(HORSE, SPEARS, Side.LEFT).meeting(
        LIGHT, SPEARS, Side.FRONT
    )
    drive(melee(battle, HORSE, SPEARS), {"daimyo.roll.melee": [6]})
    spears, horse = battle.board.unit(SPEARS), battle.board.unit(HORSE)
    assert battle.roster.struck(horse, spears) is Side.LEFT


def test_r12_a_push_back_that_is_not_followed_ends_its_rounds() -> None:
    battle = table()
    battle.board = battle.roster.meeting(HORSE, SPEARS, Side.FRONT)
    answers = {"daimyo.roll.melee": [[6], [1]], "daimyo.follow": "stay"}
    drive(melee(battle, HORSE, SPEARS), answers)
    assert battle.rounds == {}


def test_5_who_passes_the_test_of_a_charge_may_retire_from_it() -> None:
    battle = table()
    answers = {
        "daimyo_answer": "retire",
        "daimyo_roll_morale": [5, 5],
        "daimyo_table_caught": "short",
    }
    told = charge(battle, HORSE, SPEARS, Side.FRONT, 9, **answers)
    assert keys(told) == ["morale", "gives-ground", "charge-spent"]
    assert battle.board.unit(SPEARS).in_order
