"""No mercy, healing, death and the vacancies it opens (hierarchy R10, R12, R13)."""

from __future__ import annotations

from typing import Any

from tests.hierarchy.realm import (
    BRUTE,
    DAIMYO,
    EMPEROR,
    RIVAL,
    SAMURAI,
    SHOGUN,
    Played,
    realm,
    tile,
)

from gunbai.games.hierarchy.phases.duel import daimyo_duel
from gunbai.games.hierarchy.phases.homecoming import come_home
from gunbai.games.hierarchy.phases.quest import may_turn_back, set_out
from gunbai.games.hierarchy.phases.sunset import sunset
from gunbai.games.hierarchy.phases.uprising import uprising
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.conflict import DEED, UPRISING, Conflict, Contender
from gunbai.games.hierarchy.rules.vacancies import candidates, vacancy
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.initiation import contender
from gunbai.games.hierarchy.steps.resolve import resolve


def castes(made: Realm) -> list[int]:
    counted = [character.caste for character in made.characters]
    return [counted.count(caste) for caste in Caste]


def named(name: str) -> Any:
    """Pick somebody by name where the question lists that name, else nobody."""
    return lambda ask: [ask.items.index(name)] if name in ask.items else []


def challenge(made: Realm, who: int, whom: int, **answers: Any) -> Played:
    """An Uprising in which one character challenges one other, who surrenders unless told."""
    keyed = {f"hierarchy.{key.replace('_', '-')}": value for key, value in answers.items()}
    return Played(
        uprising(made),
        {
            "hierarchy.uprising": lambda ask: [],
            ("hierarchy.uprising", who): named(f"c{whom}"),
            "hierarchy.challenged": "surrender",
            "hierarchy.mercy": "strike",
            **keyed,
        },
    )


def test_r10_each_further_blow_is_one_strike_and_honor_still_takes_blows_up() -> None:
    made = realm()
    emperor = made.characters[EMPEROR]
    emperor.honor = 2
    conflict = Conflict(
        UPRISING,
        (contender(made, made.characters[SAMURAI]), contender(made, emperor)),
    )
    answers = {
        "hierarchy.challenged": "surrender",
        "hierarchy.mercy": ["strike", "strike", "strike", "spare"],
    }
    played = Played(resolve(made, conflict), answers)
    assert len(played.told("hierarchy.absorbed")) == 2
    assert emperor.wounds == 1
    assert made.characters[SAMURAI].honor == 0, "1 Honor at once, not one a blow"
    assert (played.result.merciless, played.result.killed) == (True, False)


def test_r10_no_mercy_is_not_asked_against_an_npc() -> None:
    made = realm()
    conflict = Conflict(
        DEED, (contender(made, made.characters[SAMURAI]), Contender(8, "npc", npc_dice=1))
    )
    answers = {
        "hierarchy.terms": "combat",
        "hierarchy.terms.answer": "accept",
        "hierarchy.stakes": "",
        "hierarchy.bid": [[]],
        "hierarchy.give-in": "surrender",
        "hierarchy.select": [[0]],
    }
    played = Played(resolve(made, conflict), answers, [[1, 2, 3, 4], [1]])
    assert played.result.how == "surrender"
    assert not played.asked("hierarchy.mercy")


def test_a_merciless_challenger_gets_the_place_but_no_honor_for_it() -> None:
    made = realm()
    samurai = made.characters[SAMURAI]
    challenge(made, SAMURAI, EMPEROR, mercy=["strike", "spare"])
    assert samurai.caste is Caste.EMPEROR
    assert (samurai.honor, samurai.points) == (0, 1)
    made = realm()
    challenge(made, SAMURAI, EMPEROR, mercy="spare")
    assert (made.characters[SAMURAI].honor, made.characters[SAMURAI].points) == (2, 1)


def test_the_dead_are_reborn_as_samurai_of_one_honor_with_the_talisman_undiscovered() -> None:
    made = realm()
    emperor = made.characters[EMPEROR]
    emperor.honor, emperor.discovered, emperor.points = 3, True, 7
    played = challenge(made, SAMURAI, EMPEROR)
    assert (emperor.caste, emperor.honor) == (Caste.SAMURAI, 1)
    assert not emperor.discovered
    assert emperor.points == 7, "Victory Points are never lost"
    assert emperor.wounds == 0
    assert played.told("hierarchy.reborn")
    assert castes(made) == [1, 2, 3, 3]


def test_r13_the_emperor_fills_the_vacancy_from_below_and_the_chain_it_opens() -> None:
    made = realm()
    answers = {"vacancy": lambda ask: [ask.items.index("c3" if "c3" in ask.items else "c7")]}
    played = challenge(made, DAIMYO, EMPEROR, **answers)
    asked = played.asked("hierarchy.vacancy")
    assert [ask.seat for ask in asked] == [DAIMYO, DAIMYO], "the new Emperor decides"
    assert made.characters[DAIMYO].caste is Caste.EMPEROR
    assert made.characters[SHOGUN].caste is Caste.DAIMYO
    assert made.characters[7].caste is Caste.SHOGUN
    assert castes(made) == [1, 2, 3, 3]
    assert (made.characters[SHOGUN].points, made.characters[7].points) == (1, 1)
    assert "c0" not in asked[0].items, "not the one just reborn"


def test_r13_a_slain_challenger_leaves_a_place_too() -> None:
    made = realm()
    shogun = made.characters[SHOGUN]
    answers = {
        "challenged": "stand",
        "bid": [[]],
        "give_in": "surrender",
        "select": lambda ask: list(range(ask.least)),
        "vacancy": lambda ask: [0],
    }
    keyed = {f"hierarchy.{key.replace('_', '-')}": value for key, value in answers.items()}
    Played(
        uprising(made),
        {
            "hierarchy.uprising": lambda ask: [],
            ("hierarchy.uprising", SHOGUN): [[0], []],
            "hierarchy.mercy": "strike",
            **keyed,
        },
        [[5] * 4, [5] * 6],
    )
    assert shogun.caste is Caste.SAMURAI
    assert shogun.honor == 1
    assert castes(made) == [1, 2, 3, 3]
    assert made.emperor.seat == EMPEROR


def test_vacancies_are_found_from_the_top_and_filled_from_any_lower_caste() -> None:
    made = realm()
    assert vacancy(made.characters) is None
    made.characters[DAIMYO].reborn()
    assert vacancy(made.characters) is Caste.DAIMYO
    able = candidates(made.characters, Caste.DAIMYO, made.characters[DAIMYO])
    assert [c.seat for c in able] == [3, 4, 5, 6, 7, 8]
    able = candidates(made.characters, Caste.SHOGUN, made.characters[DAIMYO])
    assert [c.seat for c in able] == [6, 7, 8]


def test_a_daimyo_slain_in_the_duel_is_replaced_and_nobody_is_left_to_subvert() -> None:
    made = realm()
    made.characters[DAIMYO].honor = 2
    answers = {
        "hierarchy.escalate": "escalate",
        "hierarchy.bid": [[]],
        "hierarchy.give-in": "surrender",
        "hierarchy.mercy": "strike",
        "hierarchy.vacancy": lambda ask: [ask.items.index("c3") if "c3" in ask.items else 0],
    }
    Played(daimyo_duel(made), answers, [[5] * 4, [5] * 4])
    assert made.quest.leader is made.characters[RIVAL]
    assert made.quest.rival is None
    assert made.characters[SHOGUN].caste is Caste.DAIMYO
    assert castes(made) == [1, 2, 3, 3]


def test_r12_a_healing_tile_heals_wholly_when_the_conflict_is_over() -> None:
    made = realm()
    for seat in (SAMURAI, EMPEROR):
        made.characters[seat].honor = 0
        made.characters[seat].wounds = 2
    made.characters[EMPEROR].tiles.append(tile("Herbs", "healing"))
    conflict = Conflict(
        UPRISING,
        (contender(made, made.characters[SAMURAI]), contender(made, made.characters[EMPEROR])),
    )
    answers = {"hierarchy.challenged": "stand", "hierarchy.choose-tiles": [[0]], **BRUTE}
    Played(resolve(made, conflict), answers, [[9] * 4, [1] * 6])
    assert (made.characters[EMPEROR].wounds, made.characters[SAMURAI].wounds) == (0, 2)


def test_r12_leaving_the_party_heals_and_gives_up_its_rewards() -> None:
    made = realm()
    leader, follower = made.characters[DAIMYO], made.characters[SAMURAI]
    made.quest.leader, made.quest.party = leader, [leader, follower]
    leader.wounds = follower.wounds = 3
    Played(may_turn_back(made, follower), {"hierarchy.turn-back": "turn-back"})
    assert follower.wounds == 0
    assert made.quest.party == [leader]
    assert not Played(may_turn_back(made, leader), {}).asks, "the leader cannot"
    assert leader.wounds == 3


def test_r12_whoever_stays_at_home_is_healed_when_the_party_sets_out() -> None:
    made = realm()
    made.quest.party = [made.characters[DAIMYO]]
    made.characters[DAIMYO].wounds = made.characters[RIVAL].wounds = 2
    Played(set_out(made), {})
    assert (made.characters[DAIMYO].wounds, made.characters[RIVAL].wounds) == (2, 0)


def test_r12_all_are_healed_at_the_return_and_at_sunset() -> None:
    for phase, key in ((come_home, "hierarchy.gift"), (sunset, "hierarchy.sunset")):
        made = realm()
        for who in made.characters:
            who.wounds, who.carried = 3, (5,)
        Played(phase(made), {key: _nothing(key)})
        assert {who.wounds for who in made.characters} == {0}
    assert {who.carried for who in made.characters} == {()}, "kept dice last until Sunset (R8)"


def _nothing(key: str) -> Any:
    return lambda ask: [] if key == "hierarchy.gift" else ""
