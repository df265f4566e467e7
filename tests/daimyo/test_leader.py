"""Daimyo 1, 3, 7, R1, R14, R15: leaders, command and challenges."""

from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from tests.daimyo.builders import GUARD, RONIN, SEAT

from gunbai.core.script import Refused
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import (
    Leader,
    falls,
    in_command,
    is_seated,
    killed,
    obeys,
    place_of,
    wounded,
)
from gunbai.games.daimyo.odds_commands import challenge_odds
from gunbai.games.daimyo.pieces.terrain import Field
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.procedure.commands import after_ride
from gunbai.games.daimyo.rules.challenge import Duel, check_rating, duel
from gunbai.games.daimyo.rules.order import Ride

FIELD = Field(120.0, 80.0)
MINE = Unit("mine", 0, "clan", RONIN, 4, 60.0, 40.0, 0.0, 4, name="mine")
LORD = Leader("lord", 0, "clan", "lord", 2, x=60.0, y=20.0)


def board(*units: Unit, weather: Weather = Weather.FINE) -> Board:
    return Board(FIELD, units, weather)


def test_r1_command_ratings_are_0_to_3() -> None:
    for rating in range(4):
        check_rating(rating)
    for rating in (-1, 4):
        with pytest.raises(Refused) as caught:
            check_rating(rating)
        assert caught.value.refusal.rule == "daimyo.R1"


def test_3_the_command_radius_is_20_cm_and_10_in_fog() -> None:
    # MINE's rear edge is at 38.5
    for y, weather, reached in (
        (18.5, Weather.FINE, True),
        (18.4, Weather.FINE, False),
        (28.5, Weather.FOG, True),
        (28.4, Weather.FOG, False),
    ):
        held = board(MINE, weather=weather)
        assert in_command(held, MINE, replace(LORD, y=y)) is reached


def test_9_in_fog_hatamoto_too_are_held_at_10_cm() -> None:
    guard = replace(MINE, troops=GUARD)
    lord = replace(LORD, y=guard.y - 16.5)
    assert in_command(board(guard), guard, lord)
    assert not in_command(board(guard, weather=Weather.FOG), guard, lord)
    near = replace(LORD, y=guard.y - 11.0)
    assert in_command(board(guard, weather=Weather.FOG), guard, near)


def test_3_the_dead_command_nobody_and_add_nothing() -> None:
    assert not in_command(board(MINE), MINE, None)
    dead = replace(LORD, alive=False)
    assert not in_command(board(MINE), MINE, dead)
    assert dead.command == 0


def test_3_out_of_command_a_unit_obeys_on_6() -> None:
    assert [obeys(face, LORD) for face in range(1, 7)] == [False] * 3 + [True] * 3
    assert [obeys(face, None) for face in range(1, 7)] == [False] * 5 + [True]


def test_1_a_general_in_his_headquarters_is_seated() -> None:
    seat = Unit("seat", 0, "", SEAT, 1, 60.0, 10.0, 0.0, 1)
    general = Leader("general", 0, "", "general", 3, unit="seat")
    assert is_seated(board(seat), general)
    assert not is_seated(board(MINE), replace(general, unit="mine"))
    assert not is_seated(board(seat), replace(general, unit=""))
    assert general.is_general
    assert not LORD.is_general


def test_a_leader_is_where_his_unit_is() -> None:
    assert place_of(board(MINE), replace(LORD, unit="mine")) == pytest.approx((60.0, 39.25))
    assert place_of(board(MINE), LORD) == (60.0, 20.0)
    fallen = killed(board(MINE), replace(LORD, unit="mine"))
    assert (fallen.alive, fallen.x, fallen.y) == (False, 60.0, 39.25)


def test_3_a_leader_alone_goes_no_further_than_he_can() -> None:
    assert after_ride(board(), LORD, Ride((60.0, 40.0))).y == 40.0
    with pytest.raises(Refused) as caught:
        after_ride(board(), LORD, Ride((60.0, 40.1)))
    assert caught.value.refusal.values["most"] == 20.0


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        (9, 6, Duel.KILLS),
        (9, 7, Duel.WOUNDS),
        (9, 8, Duel.WOUNDS),
        (9, 9, Duel.AGAIN),
        (8, 9, Duel.WOUNDED),
        (6, 9, Duel.KILLED),
        (2, 15, Duel.KILLED),
    ],
)
def test_r14_three_more_kills_and_less_wounds(mine: int, theirs: int, expected: Duel) -> None:
    assert duel(mine, theirs) is expected


def test_r14_a_wound_costs_a_point_of_command_but_none_below_0() -> None:
    hurt = wounded(LORD)
    assert (hurt.command, wounded(hurt).command, wounded(wounded(hurt)).command) == (1, 0, 0)
    assert wounded(wounded(wounded(hurt))).wounds == 2


def test_r15_a_leader_dies_with_his_men_on_a_natural_2() -> None:
    assert [faces for faces in product(range(1, 7), repeat=2) if falls(list(faces))] == [(1, 1)]


def test_challenge_odds_agree_with_every_roll() -> None:
    for mine, theirs in ((0, 0), (2, 1), (0, 3)):
        counted: dict[Any, int] = dict.fromkeys(Duel, 0)
        for a, b, c, d in product(range(1, 7), repeat=4):
            counted[duel(a + b + mine, c + d + theirs)] += 1
        decided = 6**4 - counted.pop(Duel.AGAIN)
        told = challenge_odds((mine, theirs))
        assert {k: Fraction(v["exact"]) for k, v in told["results"].items()} == {
            str(end): Fraction(count, decided) for end, count in counted.items()
        }
        won = Fraction(counted[Duel.KILLS] + counted[Duel.WOUNDS], decided)
        assert Fraction(told["win"]["exact"]) == won


def test_challenge_odds_refuse_what_there_is_not() -> None:
    with pytest.raises(Refused):
        challenge_odds((4, 0))
