"""What options come to, in words; best play only as a hint, and never behind a screen."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import pytest
from tests.hierarchy.realm import DAIMYO, EMPEROR, RIVAL, SAMURAI, in_a_duel, realm, tile

from gunbai.core.game import WHOLE
from gunbai.core.script import Ask, Choose, Phrase, Pick
from gunbai.games.hierarchy.explain import explain
from gunbai.games.hierarchy.odds.chances import Face, estimated
from gunbai.games.hierarchy.odds.facing import outlook
from gunbai.games.hierarchy.odds.rolls import Pool
from gunbai.games.hierarchy.rules.conflict import (
    BOSS,
    DEED,
    QUARREL,
    UPRISING,
    Conflict,
    Contender,
)
from gunbai.games.hierarchy.rules.duel import Dice, Duel, Duelist, Side, hand
from gunbai.games.hierarchy.rules.prices import PRICES
from gunbai.games.hierarchy.rules.sheet import STATS
from gunbai.games.hierarchy.solver.solve import solve
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.initiation import contender
from gunbai.words.catalogue import LANGUAGES, phrase


def facts(made: Realm, ask: Ask, hints: bool = True) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    told = explain(made, ask, hints)
    for words in told.values():
        for fact in words:
            _speaks(fact)
    return {o: [(p.key[15:], dict(p.values)) for p in words] for o, words in told.items()}


def _speaks(fact: Phrase) -> None:
    for language in LANGUAGES:
        said = phrase(language, fact)
        assert said
        assert fact.key not in said
        assert "{" not in said


def ask(seat: int, key: str, about: Any = None) -> Choose:
    return Choose(seat, f"hierarchy.{key}", ("x",), about=about)


def test_before_surrendering_best_play_speaks_where_hints_are_allowed() -> None:
    made = in_a_duel(honor=0)
    question = ask(SAMURAI, "give-in", made.conflicts[0])
    assert facts(made, question, hints=False) == {}
    told = facts(made, question)["go-on"]
    assert [key for key, _ in told][:2] == ["loss", "best"]


@pytest.mark.parametrize("key", ["bid", "match", "give-in"])
def test_best_play_is_silent_behind_a_screen(key: str) -> None:
    made = in_a_duel(dice="screened")
    assert [*chain(*facts(made, ask(SAMURAI, key, made.conflicts[0])).values())] == []


@pytest.mark.parametrize(
    ("mine", "theirs", "subverted", "said"),
    [
        ((9, 8, 2, 1), (3, 2), False, "win"),
        ((4, 3, 1), (9, 9), False, "loss"),
        ((9, 8, 2, 1), (10, 9), False, "loss"),
        ((9, 8, 2, 1), (10, 9), True, "win"),  # their 10 is put away
    ],
)
def test_in_selection_the_highest_are_best_and_it_is_told_who_wins_with_them(
    mine: Dice, theirs: Dice, subverted: bool, said: str
) -> None:
    made = in_a_duel(honor=0)
    conflict = made.conflicts[0]
    (me, foe) = conflict.sides if conflict.sides[0].seat == SAMURAI else conflict.sides[::-1]
    me.hand, foe.hand, foe.is_subverted = mine, theirs, subverted
    question = Pick(SAMURAI, "hierarchy.select", mine, most=2, about=conflict)
    assert facts(made, question, hints=False) == {}
    assert facts(made, question)[WHOLE] == [("keep", {"dice": list(mine[:2])}), (said, {})]
    me.is_subverted = True  # then it is not always the highest
    assert facts(made, question) == {}


def duelling(duel: Duel) -> Realm:
    made = in_a_duel(bid_limit=duel.bid_limit)
    made.conflicts[0].duel = duel
    return made


@pytest.mark.parametrize(
    "duel",
    [
        Duel((Duelist((7, 3)), Duelist((9, 5, 5), 1)), 0, fight=True, bid_limit=1, bid=(8,)),
        Duel((Duelist((9, 8, 7)), Duelist((2, 1, 1))), 0, fight=True, bid_limit=1),
        Duel((Duelist((5, 5), 1), Duelist((5, 5), 1)), 1, fight=True, bid_limit=1),
    ],
)
def test_whoever_must_lay_is_told_the_solvers_word(duel: Duel) -> None:
    made = duelling(duel)
    question = ask(SAMURAI, "match" if duel.bid else "bid", made.conflicts[0])
    assert facts(made, question, hints=False) == {}
    told = facts(made, question)[WHOLE]
    solution = solve(duel)
    won, wounds, left = -solution.worth if duel.actor else solution.worth
    lays = [list(lay) for lay in solution.best]
    numbers = {key: values["count"] for key, values in told[2:]}
    assert told[:2] == [
        ({1: "win", 0: "draw", -1: "loss"}[won], {}),
        ("best", {"dice": lays[0], "lays": lays, "won": won}),
    ]
    assert numbers.get("deals", 0) - numbers.get("takes", 0) == wounds
    assert numbers.get("keeps-more", 0) - numbers.get("keeps-fewer", 0) == left


@pytest.mark.parametrize(("count", "absorbs", "won"), [(12, 2, "draw"), (40, 0, "win")])
def test_of_many_dice_it_is_still_told_who_wins(count: int, absorbs: int, won: str) -> None:
    mine = [1 + place * 7 % 10 for place in range(count)]
    theirs = [*mine[1:], 1 + 3 * count % 10]
    sides = (Duelist(hand([10, *mine[1:]]), absorbs), Duelist(hand(theirs), absorbs))
    made = duelling(Duel(sides, fight=True))
    assert facts(made, ask(SAMURAI, "bid", made.conflicts[0])) == {WHOLE: [(won, {})]}


def test_whoever_brings_tiles_is_told_the_dice_without_them() -> None:
    made = realm()
    sides = (contender(made, made.characters[SAMURAI]), Contender(8, "npc", npc_dice=3))
    sides[0].stat = "speech"
    made.characters[SAMURAI].stats["speech"] = 4
    conflict = Conflict(QUARREL, sides)
    told = facts(made, ask(SAMURAI, "choose-tiles", conflict), hints=False)
    assert told == {WHOLE: [("without-tiles", {"count": 4})]}
    assert facts(made, ask(8, "choose-tiles", conflict)) == {}


def test_a_challenge_shows_the_dice_of_both_and_what_honor_takes_up() -> None:
    made = realm()
    sides = (contender(made, made.characters[SAMURAI]), contender(made, made.characters[EMPEROR]))
    question = ask(EMPEROR, "challenged", Conflict(UPRISING, sides))
    told = facts(made, question, hints=False)
    assert told["stand"] == [("against", {"mine": 6, "theirs": 4}), ("honor", {"count": 1})]
    assert [key for key, _ in told["surrender"]] == ["place-lost", "cosmos-lost"]
    assert facts(made, question)["stand"][2][0] == "chance"


def test_a_quarrel_whose_kind_is_not_named_yet_shows_the_dice_of_both_by_each_kind() -> None:
    """Mine first: arms count in Combat alone."""
    made = realm()
    made.characters[SAMURAI].stats["speech"] = 4
    sides = (contender(made, made.characters[SAMURAI]), contender(made, made.characters[EMPEROR]))
    told = facts(made, ask(EMPEROR, "challenged", Conflict(QUARREL, sides)), hints=False)
    assert list(told) == ["stand"]
    assert [tuple(values.values()) for _, values in told["stand"]] == [
        ("hierarchy.stat.combat", 6, 4),
        ("hierarchy.stat.nobility", 2, 1),
        ("hierarchy.stat.subterfuge", 2, 1),
        ("hierarchy.stat.spirit", 3, 1),
        ("hierarchy.stat.speech", 2, 4),
    ]
    named = Conflict(QUARREL, sides, kind="speech")
    told = facts(made, ask(EMPEROR, "challenged", named), hints=False)
    assert [values["theirs"] for _, values in told["stand"]] == [4]


def test_terms_say_what_a_fight_would_mean() -> None:
    made = realm()
    made.characters[SAMURAI].tiles.append(tile("Pike", "arms", 2))
    conflict = Conflict(
        QUARREL, (contender(made, made.characters[SAMURAI]), Contender(8, "npc", npc_dice=3))
    )
    told = facts(made, Choose(SAMURAI, "hierarchy.terms", ("combat", "speech"), about=conflict))
    assert told == {
        "combat": [("dice", {"count": 6}), ("honor", {"count": 1})],
        "speech": [("dice", {"count": 1})],
    }
    assert facts(made, ask(8, "terms.answer", conflict)) == {}


def test_stats_show_their_dice_also_those_of_the_boss() -> None:
    made = realm()
    boss = Contender(EMPEROR, "b", npc_dice=3, npc_stats=dict.fromkeys(STATS, 2))
    conflict = Conflict(QUARREL, (contender(made, made.characters[DAIMYO]), boss))
    assert facts(made, ask(DAIMYO, "choose-stat", conflict))["combat"] == [("dice", {"count": 3})]
    assert facts(made, ask(EMPEROR, "choose-stat", conflict))["speech"] == [("dice", {"count": 5})]


def test_training_shows_what_is_left_and_the_lead() -> None:
    made = realm()
    made.characters[SAMURAI].honor = 4
    made.characters[DAIMYO].points = 2
    told = facts(made, ask(SAMURAI, "training"))
    assert {what: told[what][0][1]["count"] for what in PRICES} == {
        what: 4 - price for what, price in PRICES.items()
    }
    assert told["point"][1] == ("lead", {"mine": 1, "theirs": 2})
    assert facts(made, ask(SAMURAI, "raise-stat"))["combat"] == [("from-to", {"from": 3, "to": 4})]


def test_subversion_and_discovery_show_their_dice() -> None:
    made = realm()
    made.quest.leader = made.characters[DAIMYO]
    made.characters[RIVAL].tiles.append(tile("Mist", "stealth", 2))
    told = facts(made, ask(RIVAL, "subversion"), hints=False)
    assert told == {
        "subvert": [("against", {"mine": 2, "theirs": 1}), ("honor-lost", {"honor": 1})]
    }
    assert facts(made, ask(EMPEROR, "fortune"))["talisman"] == [("dice", {"count": 3})]


def test_terms_with_another_character_tell_the_chance_of_every_kind() -> None:
    made = realm()
    sides = (contender(made, made.characters[SAMURAI]), contender(made, made.characters[EMPEROR]))
    question = Choose(SAMURAI, "hierarchy.terms", STATS, about=Conflict(QUARREL, sides))
    told = facts(made, question)
    assert told.keys() == set(STATS)
    assert all(words[0][0] == "against" and words[-1][0] == "chance" for words in told.values())


def test_those_who_may_be_challenged_are_named_with_their_true_dice() -> None:
    made = realm()
    made.characters[EMPEROR].discovered = True
    question = Pick(SAMURAI, "hierarchy.uprising", ["E"], most=1, ids=[EMPEROR])
    told = facts(made, question)[WHOLE]
    # Combat 3, a Sword of 1, Cosmos 2 and the Talisman 2
    assert ("target", {"who": made.characters[EMPEROR].name, "dice": 8, "honor": 1}) in told
    assert told[-1][0] == "chance-against"


def test_the_one_in_the_way_is_as_hard_as_only_the_gm_knows() -> None:
    made = realm()
    hidden = Contender(8, "npc", npc_dice=3)
    conflict = Conflict(DEED, (contender(made, made.characters[SAMURAI]), hidden))
    told = facts(made, Choose(SAMURAI, "hierarchy.terms", ("speech",), about=conflict))
    assert told == {"speech": [("dice", {"count": 1})]}


def test_helping_costs_nothing_and_shows_the_bosss_dice() -> None:
    made = realm()
    boss = Contender(EMPEROR, "b", npc_dice=3, npc_stats=dict.fromkeys(STATS, 2))
    conflict = Conflict(BOSS, (contender(made, made.characters[DAIMYO]), boss))
    conflict.kind = "speech"
    told = facts(made, ask(SAMURAI, "help", conflict))
    leader = made.characters[DAIMYO].name
    assert told[WHOLE] == [("led", {"who": leader, "mine": 1, "theirs": 5})]
    assert told["help"] == [("free", {})]


def test_a_fight_without_a_limit_is_won_as_often_as_is_said() -> None:
    found = outlook(6, 4, (1, 2))
    assert found is not None
    assert found.is_exact
    rng, fights = Random(1), 20_000
    won = sum(fought(rng, 6, 4, 1, 2) for _ in range(fights))
    assert won / fights == pytest.approx(found.win, abs=0.015)


FACED: list[tuple[int, int, tuple[int, int], Side]] = [
    (3, 3, (0, 0), 0), (5, 3, (1, 1), 1), (4, 6, (2, 0), 0), (6, 6, (0, 1), 1), (7, 5, (0, 0), 0),
    (3, 6, (1, 1), 0), (6, 5, (1, 2), 1), (5, 5, (3, 0), 0),
]  # fmt: skip


def test_with_bids_of_one_die_the_fit_is_near_what_the_solver_finds() -> None:
    errors = []
    for mine, theirs, absorbs, bidder in FACED:
        found = outlook(mine, theirs, absorbs, 1, bids_first=bidder == 0)
        assert found is not None
        assert not found.is_exact
        face = Face((Pool(mine), Pool(theirs)), bidder, any(absorbs), absorbs, bid_limit=1)
        sampled = estimated(face, 150, 7).decided
        assert sampled is not None
        errors.append(abs(float(sampled) - found.win))
    assert sum(errors) / len(errors) < 0.1, errors


@pytest.mark.parametrize("limit", [2, 3, 4])
def test_with_bids_of_more_dice_the_chance_is_near_that_of_a_great_sample(limit: int) -> None:
    faced: list[tuple[int, int, Side]] = [(5, 5, 0), (6, 5, 1), (5, 7, 0)]
    for mine, theirs, bidder in faced:
        found = outlook(mine, theirs, (0, 0), limit, bids_first=bidder == 0)
        assert found is not None
        assert not found.is_exact
        pools = Pool(mine), Pool(theirs)
        sampled = estimated(Face(pools, bidder, bid_limit=limit), 1500, 7).decided
        assert sampled is not None
        assert found.win == pytest.approx(float(sampled), abs=0.13)


def test_under_such_a_limit_honor_is_worth_what_it_takes_up() -> None:
    plain, honored = (outlook(4, 4, (honor, 0), 2) for honor in (0, 2))
    assert plain is not None
    assert honored is not None
    assert honored.win > plain.win
    assert outlook(3, 9, (0, 0), 3) == outlook(3, 9)  # a limit that binds nobody


def fought(rng: Random, mine: int, theirs: int, my_honor: int, their_honor: int) -> bool:
    """A Fight roll by roll, ties done again: the greater total strikes, Honor absorbs."""
    while True:
        keep = min(mine, theirs)
        first, second = (
            sum(sorted((rng.randint(1, 10) for _ in range(count)), reverse=True)[:keep])
            for count in (mine, theirs)
        )
        if first > second:
            if not their_honor:
                return True
            their_honor -= 1
        elif second > first:
            if not my_honor:
                return False
            my_honor -= 1
