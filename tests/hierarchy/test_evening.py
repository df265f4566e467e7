"""From the Return to Sunset, and victory (hierarchy R20 to R23, R29, R30)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hierarchy.realm import (
    BRUTE,
    DAIMYO,
    EMPEROR,
    RIVAL,
    SAMURAI,
    SHOGUN,
    Played,
    realm,
)

from gunbai.core.script import Refused
from gunbai.games.hierarchy.phases.court import hold_court
from gunbai.games.hierarchy.phases.homecoming import come_home
from gunbai.games.hierarchy.phases.training import training
from gunbai.games.hierarchy.phases.uprising import uprising
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.gifts import give, receivers
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.rules.victory import winner
from gunbai.games.hierarchy.state import Realm

# -- gifts --------------------------------------------------------------------------------------


def test_r20_a_gift_comes_from_nothing_once_per_giver_and_round() -> None:
    made = realm()
    answers = {"hierarchy.gift": lambda ask: [0] if ask.seat == EMPEROR else []}
    played = Played(come_home(made), answers)
    assert (made.characters[EMPEROR].honor, made.characters[DAIMYO].honor) == (1, 2)
    assert [ask.seat for ask in played.asked("hierarchy.gift")] == [0, 1, 2, 3, 4, 5]
    assert {ask.most for ask in played.asked("hierarchy.gift")} == {1}


def test_r20_a_samurai_cannot_give_honor_upward() -> None:
    made = realm()
    samurai, shogun = made.characters[SAMURAI], made.characters[SHOGUN]
    assert receivers(samurai, made.characters) == []
    for giver, receiver in ((samurai, shogun), (shogun, made.characters[4]), (samurai, samurai)):
        with pytest.raises(Refused, match="downward only"):
            give(giver, receiver)
    assert shogun.honor == 1
    give(shogun, samurai)
    assert samurai.honor == 2


# -- the court ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("court", "may_fight"), [("blades", True), ("words", False)])
def test_r29_a_quarrel_at_court_may_be_fought_where_the_table_lets_it(
    court: str, may_fight: bool
) -> None:
    made = realm(court=court)
    answers: dict[Any, Any] = {
        "hierarchy.court": "quiet",
        ("hierarchy.court", SAMURAI): "call-out",
        "hierarchy.call-out": [[0]],
        "hierarchy.challenged": "stand",
        "hierarchy.terms": "speech",
        "hierarchy.terms.answer": "accept",
        "hierarchy.stakes": "the better seat",
        "hierarchy.choose-stat": "combat",
        "hierarchy.choose-tiles": [[], []],
        "hierarchy.draw": "hold",
        "hierarchy.select": lambda ask: list(range(ask.most)),
        **BRUTE,
    }
    played = Played(hold_court(made), answers, [[9] * 3, [1] * 5])
    assert ("combat" in played.asked("hierarchy.terms")[0].options) is may_fight
    assert bool(played.asked("hierarchy.draw")) is may_fight
    assert played.told("hierarchy.won.strikes")[0].values["who"] == "c6"


def test_r35_a_death_at_court_leaves_a_place_that_the_emperor_fills() -> None:
    made = realm()
    made.characters[SHOGUN].honor = 0
    answers: dict[Any, Any] = {
        "hierarchy.court": "quiet",
        ("hierarchy.court", SAMURAI): "call-out",
        "hierarchy.call-out": [[3]],
        "hierarchy.challenged": "surrender",
    }
    quarrel = {
        "hierarchy.challenged": "stand",
        "hierarchy.terms": "combat",
        "hierarchy.terms.answer": "accept",
        "hierarchy.stakes": "",
        "hierarchy.bid": [[]],
        ("hierarchy.bid", SAMURAI): lambda ask: [0],
        "hierarchy.match": [[]],
        "hierarchy.give-in": "surrender",
        "hierarchy.mercy": "strike",
        "hierarchy.vacancy": [[0]],
    }
    played = Played(hold_court(made), answers | quarrel, [[9] * 4, [1] * 4])
    assert made.characters[SHOGUN].caste is Caste.SAMURAI
    assert len(played.told("hierarchy.reborn")) == 1
    assert sum(who.caste is Caste.SHOGUN for who in made.characters) == 3


def test_r35_an_emperor_who_dies_at_court_names_his_heir() -> None:
    made = realm()
    made.characters[EMPEROR].honor = 0
    answers: dict[Any, Any] = {
        "hierarchy.court": "quiet",
        ("hierarchy.court", SAMURAI): "call-out",
        "hierarchy.call-out": [[0]],
        "hierarchy.challenged": "stand",
        "hierarchy.terms": "combat",
        "hierarchy.terms.answer": "accept",
        "hierarchy.stakes": "",
        "hierarchy.select": lambda ask: list(range(ask.most)),
        ("hierarchy.bid", SAMURAI): lambda _ask: [0],
        "hierarchy.match": [[]],
        "hierarchy.give-in": "surrender",
        "hierarchy.mercy": "strike",
        "hierarchy.vacancy": lambda ask: [1] if ask.seat == EMPEROR else [0],
    }
    played = Played(hold_court(made), answers, [[9] * 4, [1] * 6])
    assert [ask.seat for ask in played.asked("hierarchy.vacancy")] == [EMPEROR, RIVAL, RIVAL]
    assert made.emperor.seat == RIVAL
    assert made.characters[EMPEROR].caste is Caste.SAMURAI
    assert [len(made.of(caste)) for caste in Caste] == [1, 2, 3, 3]


# -- Training -----------------------------------------------------------------------------------


def trained(honor: int, *wishes: str, **answers: Any) -> Character:
    made = realm()
    for who in made.characters:
        who.honor = 0
    hero = made.characters[SAMURAI]
    hero.honor = honor
    keyed = {f"hierarchy.{key.replace('_', '-')}": value for key, value in answers.items()}
    Played(training(made), {"hierarchy.training": list(wishes), **keyed})
    return hero


def test_training_turns_honor_into_tiles_stats_and_points() -> None:
    hero = trained(
        7,
        "new-tile",
        "tile",
        "stat",
        "point",
        new_tile="Lance",
        use="arms",
        raise_tile=[[0]],
        raise_stat="spirit",
    )
    assert hero.honor == 0
    assert [(tile.name, tile.rating) for tile in hero.tiles] == [
        ("hierarchy.sword", 2),
        ("Lance", 1),
    ]
    assert (hero.stats["spirit"], hero.points) == (2, 1)


@pytest.mark.parametrize(("honor", "what"), [(1, "stat"), (2, "point"), (1, "point")])
def test_training_beyond_ones_honor_is_refused(honor: int, what: str) -> None:
    with pytest.raises(Refused, match=f"you have {honor}"):
        trained(honor, what)


def test_r22_honor_never_goes_below_zero() -> None:
    hero = realm().characters[SAMURAI]
    for _ in range(3):
        hero.lose_honor()
    assert hero.honor == 0


# -- the Uprising -------------------------------------------------------------------------------


def rise(made: Realm, wishes: dict[int, list[str]], **answers: Any) -> Played:
    """An Uprising with challenges by name, in the order of each challenger's list."""

    def choose(ask: Any) -> list[int]:
        wanted = wishes.get(ask.seat, [])
        return [ask.items.index(wanted.pop(0))] if wanted else []

    keyed = {f"hierarchy.{key.replace('_', '-')}": value for key, value in answers.items()}
    chosen = {
        "hierarchy.uprising": choose,
        "hierarchy.challenged": "surrender",
        "hierarchy.mercy": "spare",
        "hierarchy.tie": "leave",
        "hierarchy.select": lambda ask: list(range(ask.least)),
        **BRUTE,
        **keyed,
    }
    return Played(uprising(made), chosen)


def test_a_winning_challenger_takes_the_place_a_point_and_honor() -> None:
    made = realm()
    rise(made, {SAMURAI: ["c1"]})
    samurai, daimyo = made.characters[SAMURAI], made.characters[DAIMYO]
    assert (samurai.caste, samurai.points, samurai.honor) == (Caste.DAIMYO, 1, 2)
    assert (daimyo.caste, daimyo.points, daimyo.honor) == (Caste.SAMURAI, 0, 1)


def test_a_losing_challenger_loses_one_honor_and_the_defender_stays() -> None:
    made = realm()
    Played(
        uprising(made),
        {
            "hierarchy.uprising": _once(SAMURAI, "c3"),
            "hierarchy.challenged": "stand",
            "hierarchy.mercy": "spare",
            "hierarchy.bid": [[]],
            "hierarchy.give-in": "surrender",
        },
        [[1] * 4, [9] * 4],
    )
    assert made.characters[SHOGUN].caste is Caste.SHOGUN
    assert made.characters[SAMURAI].honor == 0


def _once(seat: int, name: str) -> Any:
    left = [name]

    def choose(ask: Any) -> list[int]:
        return [ask.items.index(left.pop())] if ask.seat == seat and left else []

    return choose


def test_a_duel_that_was_left_costs_nobody_anything() -> None:
    made = realm()
    Played(
        uprising(made),
        {
            "hierarchy.uprising": _once(SAMURAI, "c3"),
            "hierarchy.challenged": "stand",
            "hierarchy.tie": "leave",
            **BRUTE,
        },
        [[1] * 4, [9] * 4],
    )
    assert [made.characters[s].honor for s in (SAMURAI, SHOGUN)] == [1, 1]
    assert made.characters[SHOGUN].caste is Caste.SHOGUN


def test_r21_any_higher_caste_may_be_challenged_or_only_the_next() -> None:
    asked = rise(realm(), {}).asked("hierarchy.uprising")
    assert [a.items for a in asked if a.seat == SAMURAI] == [["c0", "c1", "c2", "c3", "c4", "c5"]]
    asked = rise(realm(ladder="next"), {}).asked("hierarchy.uprising")
    assert [a.items for a in asked if a.seat == SAMURAI] == [["c3", "c4", "c5"]]
    assert [a.items for a in asked if a.seat == RIVAL] == [["c0"]]


def test_any_number_may_be_challenged_in_one_turn() -> None:
    made = realm()
    rise(made, {SAMURAI: ["c3", "c1", "c0"]})
    samurai = made.characters[SAMURAI]
    assert (samurai.caste, samurai.points, samurai.honor) == (Caste.EMPEROR, 3, 4)
    assert [made.characters[s].caste for s in (SHOGUN, DAIMYO, EMPEROR)] == [
        Caste.SAMURAI,
        Caste.SHOGUN,
        Caste.DAIMYO,
    ]


def test_r30_each_has_one_turn_daimyo_first_and_challenges_each_once() -> None:
    made = realm()
    played = rise(made, {DAIMYO: ["c0"]})
    seats = [ask.seat for ask in played.asked("hierarchy.uprising")]
    assert seats[0] == DAIMYO
    assert len(seats) == len(set(seats)) == len(made.characters) - 1
    assert made.characters[DAIMYO].caste is Caste.EMPEROR


def test_r30_who_was_displaced_may_not_challenge_his_displacer_in_the_same_uprising() -> None:
    made = realm()
    played = rise(made, {DAIMYO: ["c0"], RIVAL: ["c1"]})
    seats = [ask.seat for ask in played.asked("hierarchy.uprising")]
    assert seats[:2] == [DAIMYO, RIVAL]
    assert EMPEROR not in seats, "only c1, who displaced him, stood above him when his turn came"
    assert made.characters[RIVAL].caste is Caste.EMPEROR


def test_picks_of_people_carry_their_seats() -> None:
    asked = rise(realm(), {}).asked("hierarchy.uprising")
    assert [ask.ids for ask in asked if ask.seat == SAMURAI] == [[0, 1, 2, 3, 4, 5]]


# -- victory ------------------------------------------------------------------------------------


def standing(points: list[int], discovered: bool = True) -> Realm:
    made = realm()
    made.characters[EMPEROR].discovered = discovered
    for who, held in zip(made.characters, points, strict=False):
        who.points = held
    return made


@pytest.mark.parametrize(
    ("points", "discovered", "undisputed", "wins"),
    [
        ([3, 2], True, True, True),
        ([3, 2], False, True, False),
        ([2, 3], True, True, False),
        ([3, 3], True, True, False),
        ([3, 3], True, False, True),
        ([2, 3], True, False, False),
    ],
)
def test_r23_the_most_points_are_more_than_any_other_unless_shared_ones_do(
    points: list[int], discovered: bool, undisputed: bool, wins: bool
) -> None:
    made = standing(points, discovered)
    found = winner(made.characters, "talisman", undisputed)
    assert (found is made.characters[EMPEROR]) == wins


@pytest.mark.parametrize(
    ("points", "honor", "undisputed", "wins"),
    [(3, 2, True, True), (2, 2, True, False), (2, 2, False, True), (1, 2, False, False)],
)
def test_the_first_version_compares_points_with_others_honor(
    points: int, honor: int, undisputed: bool, wins: bool
) -> None:
    made = standing([points], discovered=False)
    made.characters[SAMURAI].honor = honor
    found = winner(made.characters, "honor", undisputed)
    assert (found is made.characters[EMPEROR]) == wins
