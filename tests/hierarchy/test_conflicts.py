"""Conflicts step by step (hierarchy R3 to R9, R16, R24, R25, R27)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hierarchy.realm import BRUTE, DAIMYO, EMPEROR, RIVAL, SAMURAI, Played, realm, tile

from gunbai.core.script import Refused
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.conflict import (
    DEED,
    DUEL,
    PRECIOUS,
    QUARREL,
    SUBVERSION,
    TALISMAN,
    UPRISING,
    WORDS,
    Cause,
    Conflict,
    Contender,
    bare,
    pool,
)
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.steps.initiation import aggressor, contender
from gunbai.games.hierarchy.steps.resolve import resolve


def between(made: Realm, cause: Cause, first: int, second: int, **fields: Any) -> Conflict:
    """A conflict of two characters."""
    pair = (contender(made, made.characters[first]), contender(made, made.characters[second]))
    return Conflict(cause, pair, **fields)


def against_npc(made: Realm, cause: Cause, hero: int, dice: int) -> Conflict:
    """A conflict of a character, who is the aggressor, with somebody in the way."""
    return Conflict(
        cause, (contender(made, made.characters[hero]), Contender(8, "npc", npc_dice=dice))
    )


def fight(made: Realm, answers: dict[Any, Any], dice: list[list[int]]) -> Played:
    """A Samurai against the Emperor for the throne."""
    conflict = between(made, UPRISING, SAMURAI, EMPEROR)
    return Played(resolve(made, conflict), {"hierarchy.challenged": "stand", **answers}, dice)


def test_a_die_keeps_its_sides_from_the_roll_to_the_table() -> None:
    who = Contender(0, "c0", hand=(8, 7, 7, 5), lent=[(7, 8), (5, 6)])
    assert who.sides_of((8, 7, 7, 5)) == (10, 8, 10, 6)
    assert who.sides_of((7,), held=(8, 7, 5)) == (10,), "of equal faces the helper's is laid last"
    assert who.sides_of((7, 5), held=(8,)) == (8, 6)
    assert Contender(0, "c0").sides_of((10, 7)) == (10, 10)


# -- initiation ---------------------------------------------------------------------------------


def test_the_one_with_more_honor_is_the_aggressor_where_neither_plainly_is() -> None:
    made = realm()
    made.characters[RIVAL].honor = 2
    played = Played(aggressor(made.characters[DAIMYO], made.characters[RIVAL]), {})
    assert [c.seat for c in played.result] == [RIVAL, DAIMYO]


def test_r4_with_equal_honor_a_die_each_until_they_differ() -> None:
    made = realm()
    pair = made.characters[DAIMYO], made.characters[RIVAL]
    played = Played(aggressor(*pair), {}, [[4], [4], [3], [9]])
    assert [c.seat for c in played.result] == [RIVAL, DAIMYO]
    assert len(played.rolls) == 4


# -- terms and stakes ---------------------------------------------------------------------------


def test_terms_are_countered_until_one_accepts_and_sides_may_use_different_stats() -> None:
    made = realm()
    answers: dict[Any, Any] = {
        "hierarchy.challenged": "stand",
        "hierarchy.terms": "speech",
        ("hierarchy.terms.answer", RIVAL): "spirit",
        ("hierarchy.terms.answer", DAIMYO): "accept",
        "hierarchy.stakes": "an apology",
        ("hierarchy.choose-stat", DAIMYO): "combat",
        ("hierarchy.choose-stat", RIVAL): "spirit",
        "hierarchy.choose-tiles": [[], []],
        **BRUTE,
        "hierarchy.select": lambda ask: list(range(ask.most)),
        "hierarchy.draw": "hold",
    }
    conflict = between(made, QUARREL, DAIMYO, RIVAL)
    played = Played(resolve(made, conflict), answers, [[9, 1, 1], [5]])
    assert conflict.kind == "spirit"
    assert [side.stat for side in conflict.sides] == ["combat", "spirit"]
    assert played.result.winner == 0
    assert conflict.stakes == "an apology"


def test_the_aggressor_may_give_the_conflict_up_over_the_terms() -> None:
    made = realm()
    answers = {
        "hierarchy.challenged": "stand",
        "hierarchy.terms": "speech",
        ("hierarchy.terms.answer", RIVAL): "spirit",
        ("hierarchy.terms.answer", DAIMYO): "give-up",
    }
    played = Played(resolve(made, between(made, QUARREL, DAIMYO, RIVAL)), answers)
    assert (played.result.winner, played.result.how) == (1, "given-up")
    last = played.asked("hierarchy.terms.answer")
    assert [ask.options[-1] for ask in last] == ["give-up", "give-up"]


def test_r27_each_kind_is_named_once_so_that_the_talk_ends() -> None:
    made = realm()
    counters = iter(["nobility", "subterfuge", "spirit", "speech", "accept"])
    answers = {
        "hierarchy.terms": "combat",
        "hierarchy.terms.answer": lambda ask: next(counters),
        "hierarchy.stakes": "",
        "hierarchy.choose-stat": "spirit",
        "hierarchy.choose-tiles": [[]],
        **BRUTE,
    }
    played = Played(resolve(made, against_npc(made, DEED, SAMURAI, 1)), answers, [[5], [9]])
    assert len(played.told("hierarchy.terms.named")) == 5
    assert played.asked("hierarchy.terms.answer")[-1].options == ["accept", "give-up"]


# -- the roll -----------------------------------------------------------------------------------


def test_r3_cosmos_is_two_dice_in_every_conflict_and_adds_to_the_own_talisman() -> None:
    made = realm()
    emperor = made.characters[EMPEROR]
    conflict = against_npc(made, TALISMAN, EMPEROR, 3)
    assert pool(conflict, 0, "count") == 1 + 2
    throne = between(made, UPRISING, SAMURAI, EMPEROR)
    throne.sides[1].stat = throne.sides[0].stat = "combat"
    assert pool(throne, 1, "count") == 3 + 2
    emperor.discovered = made.characters[SAMURAI].discovered = True
    assert pool(throne, 1, "count") == 3 + 2 + 2
    assert pool(throne, 0, "count") == 3 + 2
    assert pool(conflict, 0, "count") == 1 + 2


def test_a_discovered_talisman_does_not_count_against_an_npc() -> None:
    made = realm()
    made.characters[SAMURAI].discovered = True
    conflict = against_npc(made, DEED, SAMURAI, 3)
    conflict.kind = conflict.sides[0].stat = "combat"
    assert pool(conflict, 0, "count") == 3


@pytest.mark.parametrize(("option", "asks"), [("trust", 0), ("ask", 2)])
def test_r5_the_other_side_may_refuse_tiles_only_where_the_table_lets_it(
    option: str, asks: int
) -> None:
    made = realm(tiles=option)
    for seat in (EMPEROR, SAMURAI):
        made.characters[seat].tiles.append(tile("Pike", "arms"))
    answers = {"hierarchy.choose-tiles": [[0, 1], [0, 1]], "hierarchy.doubt-tiles": [[0], []]}
    dice = [[9] * (5 - asks // 2), [2] * 7]
    played = fight(
        made, {**answers, **BRUTE, "hierarchy.mercy": "spare", "hierarchy.tie": "leave"}, dice
    )
    doubts = played.asked("hierarchy.doubt-tiles")
    assert len(doubts) == asks
    for ask in doubts:
        assert "sword" not in repr(ask.items), "the Sword always fits a Fight"
    assert [roll.count for roll in played.rolls] == [5 - asks // 2, 7]


def test_r6_a_side_always_rolls_at_least_one_die() -> None:
    made = realm()
    made.characters[SAMURAI].stats["spirit"] = 0
    assert pool(against_npc(made, TALISMAN, SAMURAI, 0), 0, "count") == 1
    assert pool(against_npc(made, TALISMAN, SAMURAI, 0), 1, "count") == 1


def test_r7_all_dice_lie_open_by_default() -> None:
    made = realm()
    played = fight(made, {**BRUTE, "hierarchy.tie": "leave"}, [[5] * 4, [5] * 6])
    assert all(event.to is None for event in played.told("hierarchy.rolled"))


def test_r7_behind_a_screen_each_is_told_only_his_own_dice() -> None:
    made = realm(dice="screened")
    answers = {**BRUTE, "hierarchy.select": [[0, 1, 2, 3]], "hierarchy.tie": "leave"}
    played = fight(made, answers, [[5] * 4, [1, 2, 3, 4, 5, 6]])
    assert [event.to for event in played.told("hierarchy.rolled")] == [(SAMURAI,), (EMPEROR,)]
    assert [event.to for event in played.told("hierarchy.selected")] == [(EMPEROR,)]
    assert played.asked("hierarchy.bid")[0].values["theirs"] == "hierarchy.behind-screen"


def test_selection_the_side_with_more_dice_discards_of_its_own_choice() -> None:
    made = realm()
    answers = {**BRUTE, "hierarchy.select": [[2, 3, 4, 5]], "hierarchy.tie": "leave"}
    played = fight(made, answers, [[4] * 4, [10, 9, 6, 5, 4, 1]])
    select = played.asked("hierarchy.select")[0]
    select.read([0, 1, 2, 3])
    for wrong in ([0, 1, 2], [0, 1, 2, 3, 4]):
        with pytest.raises(Refused):
            select.read(wrong)
    assert played.told("hierarchy.selected")[0].values["dice"] == [6, 5, 4, 1]


@pytest.mark.parametrize(("dice", "asked"), [("open", False), ("screened", True)])
def test_r7_behind_a_screen_nobody_learns_that_all_dice_are_alike(dice: str, asked: bool) -> None:
    answers = {**BRUTE, "hierarchy.select": [[0, 1, 2, 3]], "hierarchy.tie": "leave"}
    played = fight(realm(dice=dice), answers, [[4] * 4, [7] * 6])
    assert bool(played.asked("hierarchy.select")) is asked
    assert played.told("hierarchy.selected")[0].values["dice"] == [7] * 4


@given(st.lists(st.integers(1, 10), min_size=1, max_size=8))
def test_r16_subversion_takes_all_highest_dice_but_leaves_one(faces: list[int]) -> None:
    kept = bare(faces)
    rest = [face for face in faces if face != max(faces)]
    assert sorted(kept) == (sorted(rest) or [max(faces)])


def test_r16_subversion_hampers_the_party_after_selection_and_adds_a_die_to_npcs() -> None:
    made = realm()
    made.quest.party = [made.characters[SAMURAI]]
    made.quest.is_subverted = True
    conflict = against_npc(made, TALISMAN, SAMURAI, 2)
    conflict.sides[1].is_subverted = True
    made.characters[SAMURAI].stats["spirit"] = 3
    played = Played(resolve(made, conflict), BRUTE, [[9, 9, 4], [3, 3, 3]])
    assert [roll.count for roll in played.rolls] == [3, 3]
    assert played.told("hierarchy.subverted")[0].values["dice"] == [4]
    assert played.result.winner == 1
    at_home = contender(made, made.characters[EMPEROR])
    assert not at_home.is_subverted


# -- bid and match ------------------------------------------------------------------------------


def test_an_npc_bids_first_against_a_character() -> None:
    made = realm()
    played = Played(resolve(made, against_npc(made, TALISMAN, SAMURAI, 1)), BRUTE, [[3], [7]])
    assert [ask.seat for ask in played.asks] == [8, SAMURAI]
    hero = contender(made, made.characters[SAMURAI])
    assert Conflict(PRECIOUS, (Contender(8, "npc"), hero)).first_bidder == 0
    assert between(made, UPRISING, SAMURAI, EMPEROR).first_bidder == 0


def test_r8_dice_left_in_hand_are_rolled_again_in_the_next_conflict_of_the_round() -> None:
    made = realm()
    samurai = made.characters[SAMURAI]
    answers = {("hierarchy.bid", 8): [[0]], "hierarchy.match": [[0]], "hierarchy.bid": [[0]]}
    made.characters[SAMURAI].stats["spirit"] = 2
    conflict = against_npc(made, TALISMAN, SAMURAI, 2)
    everything = {**answers, ("hierarchy.bid", 8): [[0, 1]]}
    Played(resolve(made, conflict), everything, [[10, 6], [2, 1]])
    assert samurai.carried == (6,)
    again = against_npc(made, TALISMAN, SAMURAI, 3)
    assert pool(again, 0, "count") == 3
    assert pool(again, 0, "faces") == 2


def test_r8_with_faces_the_very_dice_are_added_unrolled() -> None:
    made = realm(carry="faces")
    made.characters[SAMURAI].carried = (9,)
    conflict = against_npc(made, TALISMAN, SAMURAI, 2)
    played = Played(resolve(made, conflict), BRUTE, [[1], [5, 4]])
    assert played.told("hierarchy.rolled")[0].values["dice"] == [9, 1]
    assert played.result.winner == 0
    assert made.characters[SAMURAI].carried == ()


def test_r8_kept_dice_alone_are_a_roll_where_nothing_else_is() -> None:
    made = realm(carry="faces")
    samurai = made.characters[SAMURAI]
    samurai.stats["spirit"], samurai.carried = 0, (4,)
    assert pool(against_npc(made, TALISMAN, SAMURAI, 2), 0, "faces") == 0


def test_r9_honor_takes_up_the_first_strikes_of_a_fight_and_npcs_have_none() -> None:
    made = realm()
    answers = {
        "hierarchy.terms": "combat",
        "hierarchy.terms.answer": "accept",
        "hierarchy.stakes": "",
        "hierarchy.tie": "leave",
        **BRUTE,
    }
    lost = Played(resolve(made, against_npc(made, DEED, SAMURAI, 4)), answers, [[1] * 4, [9] * 4])
    assert lost.result.winner is None
    assert made.characters[SAMURAI].wounds == 0
    assert made.characters[SAMURAI].honor == 1, "Honor is not spent by it"
    won = Played(resolve(made, against_npc(made, DEED, SAMURAI, 4)), answers, [[9] * 4, [1] * 4])
    assert won.result.winner == 0


def test_r9_without_honor_the_strike_counts_and_wounds() -> None:
    made = realm()
    made.characters[EMPEROR].honor = 0
    played = fight(made, {**BRUTE}, [[9] * 4, [1] * 6])
    assert (played.result.winner, played.result.how) == (0, "strikes")
    assert made.characters[EMPEROR].wounds == 1


def test_outside_fights_honor_takes_up_nothing() -> None:
    made = realm()
    sides = between(made, SUBVERSION, RIVAL, DAIMYO)
    played = Played(resolve(made, sides), BRUTE, [[9], [1]])
    assert played.result.winner == 0


# -- the end ------------------------------------------------------------------------------------


def test_r24_a_tie_is_done_again_unless_both_leave_it() -> None:
    made = realm()
    ties = iter(["again", "leave", "leave", "leave"])
    answers = {**BRUTE, "hierarchy.tie": lambda ask: next(ties)}
    made.characters[EMPEROR].honor = 2
    played = fight(made, answers, [[9] * 4, [1] * 6, [9] * 4, [1] * 6])
    assert (played.result.winner, played.result.how) == (None, "left")
    assert len(played.told("hierarchy.tied")) == 2
    assert played.told("hierarchy.left")[0].values == {"cause": "hierarchy.cause.uprising"}


def test_r24_ties_max_leaves_it_by_itself() -> None:
    made = realm(ties_max=2)
    made.characters[EMPEROR].honor = 2
    answers = {**BRUTE, "hierarchy.tie": "again"}
    played = fight(made, answers, [[9] * 4, [1] * 6, [9] * 4, [1] * 6])
    assert played.result.how == "left"
    assert len(played.asked("hierarchy.tie")) == 2


@pytest.mark.parametrize(("honor", "runs"), [(0, 1), (1, 2), (3, 4)])
def test_r9_what_honor_has_absorbed_stays_absorbed_over_ties(honor: int, runs: int) -> None:
    made = realm()
    made.characters[EMPEROR].honor = honor
    answers = {**BRUTE, "hierarchy.tie": "again"}
    played = fight(made, answers, [[9] * 4, [1] * 6] * runs)
    assert (played.result.winner, played.result.how) == (0, "strikes")
    assert len(played.told("hierarchy.absorbed")) == honor
    assert made.characters[EMPEROR].wounds == 1
    assert made.characters[EMPEROR].honor == honor, "Honor itself is not spent"


def test_r9_the_next_fight_begins_with_all_of_it() -> None:
    made = realm()
    answers = {**BRUTE, "hierarchy.tie": "again"}
    for _ in range(2):
        played = fight(made, answers, [[9] * 4, [1] * 6] * 2)
        assert len(played.told("hierarchy.absorbed")) == 1


def test_r10_after_a_tie_mercy_finds_what_is_left_of_honor() -> None:
    made = realm()
    made.characters[EMPEROR].honor = 2
    answers: dict[Any, Any] = {
        **BRUTE,
        ("hierarchy.tie", SAMURAI): "again",
        ("hierarchy.tie", EMPEROR): "surrender",
        "hierarchy.mercy": ["strike", "strike", "spare"],
    }
    played = fight(made, answers, [[9] * 4, [1] * 6])
    assert [e.key for e in played.tells[-3:]] == [
        "hierarchy.merciless",
        "hierarchy.absorbed",
        "hierarchy.blow",
    ]
    assert played.told("hierarchy.blow")[0].values["wounds"] == "hierarchy.wounds.scratched"


# -- surrender at every decision of hers ----------------------------------------------------------


@pytest.mark.parametrize(
    ("quitter", "ties"), [(SAMURAI, {SAMURAI: "surrender"}), (EMPEROR, {EMPEROR: "surrender"})]
)
def test_r34_surrender_after_a_tie_needs_no_other_roll(quitter: int, ties: dict[int, str]) -> None:
    made = realm()
    answers: dict[Any, Any] = {**BRUTE, "hierarchy.mercy": "spare", "hierarchy.tie": "again"}
    answers |= {("hierarchy.tie", seat): answer for seat, answer in ties.items()}
    played = fight(made, answers, [[9] * 4, [1] * 6])
    assert played.result.how == "surrender"
    assert played.result.winner == (1 if quitter == SAMURAI else 0)


def test_r34_when_both_surrender_after_a_tie_it_is_left() -> None:
    made = realm()
    played = fight(made, {**BRUTE, "hierarchy.tie": "surrender"}, [[9] * 4, [1] * 6])
    assert played.result.how == "left"


def test_r34_surrender_at_selection_by_keeping_none() -> None:
    made = realm()
    answers = {
        "hierarchy.select": [[], []],
        "hierarchy.give-in": ["go-on", "surrender"],
        "hierarchy.mercy": "spare",
    }
    played = fight(made, answers, [[4] * 4, [10, 9, 6, 5, 4, 1]])
    assert (played.result.winner, played.result.how) == (0, "surrender")
    assert not played.asked("hierarchy.bid")


@pytest.mark.parametrize(("seat", "winner"), [(RIVAL, 0), (DAIMYO, 1)])
def test_r34_either_side_may_give_up_over_the_terms(seat: int, winner: int) -> None:
    made = realm()
    answers: dict[Any, Any] = {
        "hierarchy.challenged": "stand",
        "hierarchy.terms": "give-up" if seat == DAIMYO else "speech",
        "hierarchy.terms.answer": "give-up",
    }
    played = Played(resolve(made, between(made, QUARREL, DAIMYO, RIVAL)), answers)
    assert (played.result.winner, played.result.how) == (winner, "given-up")


# -- a contest grows into a Fight -----------------------------------------------------------------


def quarrel(made: Realm, answers: dict[Any, Any], dice: list[list[int]]) -> Played:
    chosen: dict[Any, Any] = {
        "hierarchy.challenged": "stand",
        "hierarchy.terms": "speech",
        "hierarchy.terms.answer": "accept",
        "hierarchy.stakes": "",
        "hierarchy.choose-stat": "combat",
        "hierarchy.choose-tiles": [[], []],
        "hierarchy.draw": "hold",
        **answers,
    }
    return Played(resolve(made, between(made, QUARREL, DAIMYO, RIVAL)), chosen, dice)


def test_r29_a_quarrel_grows_into_a_fight_before_the_roll() -> None:
    made = realm()
    made.characters[RIVAL].honor = 0
    answers: dict[Any, Any] = {("hierarchy.draw", RIVAL): "escalate", **BRUTE}
    played = quarrel(made, answers, [[9] * 4, [1] * 4])
    assert [roll.count for roll in played.rolls] == [4, 4], "Combat 3 and the Sword"
    assert not played.asked("hierarchy.choose-stat")
    assert made.characters[RIVAL].wounds == 1
    assert played.told("hierarchy.escalated")[0].values["who"] == "c2"


def test_r29_whoever_has_the_bid_draws_after_a_strike_and_only_later_strikes_wound() -> None:
    made = realm(bid_limit=1)
    made.characters[DAIMYO].honor, made.characters[RIVAL].honor = 0, 1
    answers = {
        ("hierarchy.bid", DAIMYO): [[0], [0]],
        ("hierarchy.match", RIVAL): [[0], [0]],
        ("hierarchy.bid", RIVAL): [[], [0]],
        "hierarchy.match": [[0]],
        "hierarchy.give-in": "draw",
    }
    played = quarrel(made, answers, [[9, 9, 9], [1, 1, 1]])
    asks = [(ask.seat, ask.values["draw"]) for ask in played.asked("hierarchy.bid")]
    assert asks == [(DAIMYO, 1), (RIVAL, 1), (RIVAL, 0), (DAIMYO, 0)]
    assert played.asked("hierarchy.give-in")[0].options == ("go-on", "surrender", "draw")
    assert len(played.told("hierarchy.absorbed")) == 1, "the second strike, by Honor 1"
    assert made.characters[RIVAL].wounds == 1, "the third; the first fell before"


def test_r29_nobody_draws_after_a_parry_or_against_a_bid() -> None:
    made = realm(bid_limit=1)
    answers = {
        ("hierarchy.bid", DAIMYO): [[0], [0]],
        ("hierarchy.match", RIVAL): [[0], [0]],
        ("hierarchy.bid", RIVAL): [[], [0]],
        "hierarchy.match": [[0]],
        "hierarchy.give-in": "go-on",
    }
    played = quarrel(made, answers, [[9, 9, 9], [9, 1, 1]])
    assert played.asked("hierarchy.give-in")[0].options == ("go-on", "surrender")
    assert [ask.values["draw"] for ask in played.asked("hierarchy.bid")] == [1, 0, 0, 1]


def test_r29_the_daimyos_duel_may_still_be_made_a_true_fight_after_a_strike() -> None:
    made = realm(bid_limit=1)
    conflict = between(made, DUEL, DAIMYO, RIVAL, is_sparring=True)
    for seat in (DAIMYO, RIVAL):
        made.characters[seat].honor = 0
    answers = {
        "hierarchy.escalate": "spar",
        "hierarchy.bid": [[0], [], [0], [0], [0]],
        "hierarchy.match": [[0]] * 4,
        "hierarchy.give-in": "draw",
    }
    Played(resolve(made, conflict), answers, [[9] * 4, [1] * 4])
    assert made.characters[RIVAL].wounds == 3, "of four strikes the first was sparring"


def test_r29_no_blade_is_drawn_against_subversion_or_where_court_is_words() -> None:
    made = realm()
    assert not between(made, SUBVERSION, RIVAL, DAIMYO).may_grow
    assert not between(made, WORDS, RIVAL, DAIMYO).may_grow
    assert not between(made, UPRISING, SAMURAI, EMPEROR).may_grow, "it is one already"
    assert not against_npc(made, DEED, SAMURAI, 3).may_grow
    assert between(made, QUARREL, RIVAL, DAIMYO).may_grow


# -- Tiles in a Fight -----------------------------------------------------------------------------


def test_r26_any_tile_may_be_brought_to_a_fight_and_arms_are_proposed() -> None:
    made = realm()
    made.characters[SAMURAI].tiles += [
        tile("Horse"),
        tile("Pike", "arms"),
        tile("Herbs", "healing"),
    ]
    answers = {**BRUTE, "hierarchy.choose-tiles": [[0, 1, 2]], "hierarchy.tie": "leave"}
    answers["hierarchy.select"] = lambda ask: list(range(ask.most))
    played = fight(made, answers, [[9] * 6, [1] * 6])
    ask = played.asked("hierarchy.choose-tiles")[0]
    assert len(ask.items) == 4
    assert ask.subject["proposed"] == [0, 2]
    assert played.rolls[0].count == 3 + 3, "the Horse too"


def test_r26_the_other_side_may_doubt_one_where_the_table_lets_it() -> None:
    made = realm(tiles="ask")
    made.characters[SAMURAI].tiles.append(tile("Horse"))
    answers = {
        **BRUTE,
        "hierarchy.choose-tiles": [[0, 1]],
        "hierarchy.doubt-tiles": lambda ask: [0] if ask.items else [],
        "hierarchy.tie": "leave",
        "hierarchy.select": lambda ask: list(range(ask.most)),
    }
    played = fight(made, answers, [[9] * 4, [1] * 6])
    assert [
        str(t.values["name"]) for t in played.told("hierarchy.tiles-refused")[0].values["tiles"]
    ] == ["Horse"]


@pytest.mark.parametrize(("limit", "most"), [(None, 4), (1, 1), (3, 3)])
def test_r25_a_bid_limit_bounds_every_bid_and_match(limit: int | None, most: int) -> None:
    made = realm(bid_limit=limit)
    answers = {
        "hierarchy.bid": lambda ask: list(range(ask.most)),
        "hierarchy.match": lambda ask: list(range(ask.most)),
        "hierarchy.tie": "leave",
        "hierarchy.mercy": "spare",
    }
    played = fight(made, answers, [[9] * 4, [1] * 6])
    first = played.asked("hierarchy.bid")[0]
    assert first.most == most
    if most < 4:
        with pytest.raises(Refused):
            first.read([0, 1, 2, 3])


def test_laying_nothing_is_surrender_once_it_is_confirmed() -> None:
    made = realm()
    answers = {
        "hierarchy.bid": [[], []],
        "hierarchy.give-in": ["go-on", "surrender"],
        "hierarchy.mercy": "spare",
    }
    played = fight(made, answers, [[9] * 4, [1] * 6])
    assert (played.result.winner, played.result.how) == (1, "surrender")


def test_a_bid_of_dice_that_are_not_held_is_refused() -> None:
    made = realm()
    played = fight(made, {**BRUTE, "hierarchy.tie": "leave"}, [[9] * 4, [1] * 6])
    bid = played.asked("hierarchy.bid")[0]
    for wrong in ([4], [0, 0], ["9"], [-1]):
        with pytest.raises(Refused):
            bid.read(wrong)


def test_a_challenge_may_be_yielded_to_before_a_die_is_rolled() -> None:
    made = realm()
    answers = {"hierarchy.challenged": "surrender", "hierarchy.mercy": "spare"}
    played = fight(made, answers, [])
    assert (played.result.winner, played.result.how) == (0, "surrender")


def test_an_unconscious_character_loses_at_once() -> None:
    made = realm()
    made.characters[EMPEROR].wounds = 4
    played = fight(made, {"hierarchy.mercy": "spare"}, [])
    assert (played.result.winner, played.result.how) == (0, "unconscious")


def test_four_wounds_end_a_fight() -> None:
    made = realm(bid_limit=1)
    emperor = made.characters[EMPEROR]
    emperor.honor, emperor.wounds = 0, 2
    answers = {
        "hierarchy.bid": [[0]] * 9,
        "hierarchy.match": [[0]] * 9,
        "hierarchy.mercy": "spare",
    }
    played = fight(made, answers, [[9] * 4, [1] * 6])
    assert (played.result.winner, played.result.how) == (0, "unconscious")
    assert emperor.wounds == 4


# -- the Daimyo's duel --------------------------------------------------------------------------


def test_the_daimyos_duel_is_fought_with_the_sword_alone_and_does_not_wound() -> None:
    made = realm()
    for seat in (DAIMYO, RIVAL):
        made.characters[seat].tiles.append(tile("Pike", "arms", 3))
        made.characters[seat].honor = 0
    conflict = between(made, DUEL, DAIMYO, RIVAL, is_sparring=True)
    answers = {"hierarchy.escalate": "spar", **BRUTE}
    played = Played(resolve(made, conflict), answers, [[9] * 4, [1] * 4])
    assert played.result.winner == 0
    assert made.characters[RIVAL].wounds == 0
    assert not played.asked("hierarchy.mercy")


def test_either_daimyo_may_make_the_duel_a_true_fight_with_all_arms() -> None:
    made = realm()
    for seat in (DAIMYO, RIVAL):
        made.characters[seat].tiles.append(tile("Pike", "arms", 3))
        made.characters[seat].honor = 0
    conflict = between(made, DUEL, DAIMYO, RIVAL, is_sparring=True)
    answers: dict[Any, Any] = {
        ("hierarchy.escalate", DAIMYO): "spar",
        ("hierarchy.escalate", RIVAL): "escalate",
        "hierarchy.choose-tiles": [[0, 1], [0, 1]],
        **BRUTE,
    }
    Played(resolve(made, conflict), answers, [[9] * 7, [1] * 7])
    assert made.characters[RIVAL].wounds == 1
    assert made.characters[DAIMYO].caste is Caste.DAIMYO
