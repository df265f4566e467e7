"""The companion: a turn by hand with worked numbers, wild whole battles, refusals, the record."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.daimyo.companion_turn import (
    HONDA,
    OPENING,
    RECORD,
    TURN,
    YAMAGATA,
    answer,
    opened,
    whole,
)

from gunbai.core.match import Match
from gunbai.core.record import load
from gunbai.core.script import Ask, Choose, Number, Pick, Refused
from gunbai.core.view import to_json
from gunbai.games.daimyo import GAME
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.rules.victory import losses
from gunbai.games.daimyo.seen.explain import explain
from gunbai.games.daimyo.seen.view import view
from gunbai.games.daimyo.text import WIDTH, board_lines
from gunbai.play import new, replay, verify
from gunbai.testing import conform
from gunbai.words.catalogue import bundle

SEATS = ["first", "second"]
ON_TABLE = {"positions": "table"}


def told(match: Match, key: str) -> list[Any]:
    return [event.values for event in match.log(None) if event.key == key]


def why(values: Any, name: str = "why") -> list[str]:
    return [phrase.key.removeprefix("daimyo.modifier.") for phrase in values[name]]


# A turn of Mikata-ga-hara


def test_a_turn_of_mikata_ga_hara_is_played_with_typed_dice_only() -> None:
    match = whole()
    assert match.over
    assert match.record.header.dice == "typed"
    state: Battle = match.state
    shot, horse = state.board.unit("honda-shot"), state.board.unit("yamagata-horse")
    spears, samurai = state.board.unit("yamagata-spears"), state.board.unit("honda-samurai")
    assert (shot.stands, shot.hits, shot.in_order) == (2, 0, True)
    assert (horse.stands, horse.hits) == (3, 0)
    assert (spears.stands, spears.hits) == (5, 2)
    assert (samurai.stands, samurai.hits) == (4, 1)
    assert state.board.touching(samurai) == [spears]
    assert state.board.touching(horse) == []


def test_6_the_volley_weighs_range_first_volley_target_and_snow() -> None:
    match = opened()
    answer(match, (*OPENING, *HONDA))
    (volley,) = told(match, "daimyo.volley")
    assert why(volley) == ["first-volley", "arquebus-at-cavalry", "effective-range", "weather-snow"]
    assert (volley["modifier"], volley["hits"]) == ("+2", 2)


def test_r11_the_melees_weigh_weapons_leaders_and_armour_and_snow_bars_the_charge() -> None:
    match = whole()
    first, second = told(match, "daimyo.melee")
    assert (first["hits"], first["hits_back"]) == (2, 1)
    assert why(first) == ["weapon-sword-and-spear", "leader"]
    assert why(first, "why_back") == ["enemy-heavy-armour"]
    assert (second["hits"], second["hits_back"]) == (3, 1)
    assert why(second) == ["weapon-sword-and-spear", "leader", "enemy-light-armour"]
    assert why(second, "why_back") == ["weapon-improvised", "enemy-heavy-armour"]


def test_5_morale_weighs_what_is_known_and_what_was_ticked() -> None:
    match = whole()
    tests = told(match, "daimyo.morale")
    assert [test["modifier"] for test in tests] == ["0", "−1", "−2", "+1"]
    assert [str(test["result"]).rpartition(".")[2] for test in tests] == [
        "pass",
        "pass",
        "retire",
        "pass",
    ]
    assert told(match, "daimyo.gives-ground")[0]["way"] == 5.5  # 11, halved by snow


def test_each_number_of_stands_says_what_it_comes_to() -> None:
    match = opened()
    upto = [key for key, _ in TURN].index("daimyo.table.shooting")
    answer(match, TURN[:upto])
    (ask,) = match.open.values()
    hints = explain(match.state, ask, True)
    assert set(hints) == {"1", "2", "3"}
    (three,) = hints["3"]
    # Each stand hits on 6 of two dice, 26 of 36; three hits take a stand.
    assert three.values == {"mean": 2.2, "lost": round(100 * (26 / 36) ** 3)}
    assert explain(match.state, ask, False) == {}


# The record


def test_the_recorded_turn_replays_to_the_byte_and_verifies() -> None:
    data = RECORD.read_bytes()
    verdict = verify(load(data))
    assert verdict.passed, verdict
    assert verdict.over
    assert not verdict.proved
    assert replay(load(data)).record.dump() == data
    assert whole().record.entries == load(data).entries


# What it asks


def test_only_what_can_matter_is_asked() -> None:
    match = opened()
    answer(match, (*OPENING, *HONDA, *YAMAGATA))
    asked = [key for key, _ in (*OPENING, *HONDA, *YAMAGATA)]
    assert "daimyo.table.fire" not in [key for key, _ in YAMAGATA]  # nobody there can shoot
    assert "daimyo.table.steady" not in asked
    keys = {phrase.key for phrase in _items(match, "daimyo.table.melee")}
    assert "daimyo.table.fact.building" not in keys  # the field has none


def _items(match: Match, key: str) -> list[Any]:
    again = opened()
    answer(again, TURN[: [name for name, _ in TURN].index(key)])
    (ask,) = again.open.values()
    assert isinstance(ask, Pick)
    return list(ask.items)


def test_a_unit_in_column_or_a_routing_friend_is_asked_for_only_where_there_is_one() -> None:
    names = {phrase.key.rpartition(".")[2] for phrase in _items(whole(), "daimyo.table.morale")}
    assert names == {"favoured", "general", "adrift", "threat"}


# Wild battles


def wild(ask: Ask, rng: Random) -> Any:
    """A player who always does something, and measures long."""
    if isinstance(ask, Pick):
        if ask.key in ("daimyo.activate", "daimyo.table.charge", "daimyo.table.fire"):
            return [rng.randrange(len(ask.items))]
        if ask.key == "daimyo.table.home":
            return [place for place in ask.sample(rng) if place > 1][:1]
        if ask.key in ("daimyo.table.flight", "daimyo.table.back", "daimyo.table.morale"):
            return ask.sample(rng)[: ask.least or 1] if rng.random() < 0.3 else []
    if isinstance(ask, Number) and rng.random() < 0.6:
        return ask.high
    return ask.sample(rng)


def check(battle: Battle) -> None:
    """Hits are under 3, contact joins living enemies, losses agree with a recount."""
    for unit in battle.board.units:
        assert 0 <= unit.hits < 3
        assert unit.stands >= 1
    for unit in battle.board.units:
        for enemy in battle.board.touching(unit):
            assert enemy.side != unit.side
            assert unit in battle.board.touching(enemy)
    for side in (0, 1):
        brought = {u.id: u.troops for u in battle.scenario.units if u.side == side}
        there = {unit.id for unit in battle.board.units} | battle.pending.keys()
        guns = {lost.unit.id for lost in battle.lost if lost.unit.troops.gun}
        gone = [t.kind for id_, t in brought.items() if id_ not in there or id_ in guns]
        assert battle.losses(side) == losses([t.kind for t in brought.values()], gone)


@pytest.mark.parametrize("scenario", ["quick", "mikata-ga-hara", "okehazama"])
def test_wild_battles_end_and_keep_every_invariant(scenario: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        activation = "cards" if seed == 3 else "dice"
        options = {**ON_TABLE, "scenario": scenario, "turns": 8, "activation": activation}
        match = new(GAME, SEATS, options, seed)
        rng = Random(seed)
        while match.open:
            number, ask = next(iter(match.open.items()))
            speak(match, ask)
            match.answer(ask.seat, number, wild(ask, rng))
            check(match.state)
        for event in match.log(None):
            seen[event.key] += 1
            for language in ("en", "ru"):
                said = bundle(language).say(event.key, event.values)
                assert "{" not in said
                assert "daimyo." not in said
    assert {"daimyo.melee", "daimyo.volley", "daimyo.flees", "daimyo.pushed-back"} <= set(seen)


def speak(match: Match, ask: Ask) -> None:
    """Every question has words in both languages, a rule, and hints in words."""
    assert ask.rule.startswith("daimyo.")
    phrases = [(ask.key, ask.values)]
    if isinstance(ask, Pick):
        phrases += [(item.key, item.values) for item in ask.items]
    if isinstance(ask, Choose):
        phrases += [(f"{ask.key}.{option}", {}) for option in ask.options]
    for hints in explain(match.state, ask, True).values():
        phrases += [(hint.key, hint.values) for hint in hints]
    for language in ("en", "ru"):
        for key, values in phrases:
            assert bundle(language).has(key), key
            said = bundle(language).say(key, values)
            assert "{" not in said
            assert "daimyo." not in said, said


@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_keep_every_promise_of_the_house(seed: int) -> None:
    conform(GAME, seed, SEATS, {**ON_TABLE, "scenario": "mikata-ga-hara", "turns": 2})


# What is shown


def test_the_view_has_no_positions_and_all_the_rest() -> None:
    match = opened()
    answer(match, (*OPENING, *HONDA))
    board = view(match.state, None)
    to_json(board)
    assert board.on_table
    assert (board.width, board.height, list(board.terrain)) == (0, 0, [])
    assert {(unit.x, unit.y, unit.files) for unit in board.units} == {(0, 0, 0)}
    assert {(leader.x, leader.y) for leader in board.leaders} == {(0, 0)}
    assert list(board.contacts) == [("honda-samurai", "yamagata-spears")]
    assert not view(new(GAME, SEATS, {}, 1).state, None).on_table


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_terminal_shows_the_roster_and_who_is_in_contact(language: str) -> None:
    match = opened()
    answer(match, (*OPENING, *HONDA))
    words = bundle(language)
    lines = board_lines(match.view(0).board, lambda key, **values: words.say(key, values))
    assert all(len(line) <= WIDTH for line in lines)
    assert any("honda-samurai" in line and "4/4'" in line for line in lines)
    assert "  honda-samurai × yamagata-spears" in lines


# Refusals


@pytest.mark.parametrize("bot", ["fair", "bold", "careful", "bot"])
def test_r33_bots_that_need_positions_are_refused(bot: str) -> None:
    with pytest.raises(Refused, match="bot cannot see"):
        new(GAME, ["Solo", bot], ON_TABLE)


def test_r33_one_person_sits_on_both_seats_and_a_wanderer_may_too() -> None:
    assert opened().open
    assert new(GAME, ["Solo", "random"], ON_TABLE).open


@pytest.mark.parametrize(
    ("upto", "wrong", "rule"),
    [
        ("daimyo.table.way", 9, "daimyo.3"),  # heavy foot charges 12, and 3 in column: 8 in snow
        ("daimyo.table.distance", 16, "daimyo.6"),
        ("daimyo.table.shooting", 4, "daimyo.6"),
        ("daimyo.table.fighting-front", 5, "daimyo.7"),
        ("daimyo.table.target", [], "daimyo.3"),
        ("daimyo.table.side", "above", "daimyo.R7"),
        ("daimyo.roll.volley", [1, 5, 2, 3, 6], "daimyo.6"),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(upto: str, wrong: Any, rule: str) -> None:
    match = opened()
    answer(match, TURN[: [key for key, _ in TURN].index(upto)])
    before = match.record.dump()
    number, ask = next(iter(match.open.items()))
    with pytest.raises(Refused) as refused:
        match.answer(ask.seat, number, wrong)
    assert refused.value.refusal.rule == rule
    assert match.record.dump() == before


def test_6_who_has_fired_shoots_at_no_chargers() -> None:
    match = opened()
    place = [key for key, _ in TURN].index("daimyo.answer", len((*OPENING, *HONDA)))
    answer(match, TURN[:place])
    number, ask = next(iter(match.open.items()))
    with pytest.raises(Refused, match="has fired this turn"):
        match.answer(ask.seat, number, "shoot")
