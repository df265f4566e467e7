"""The battle as a script: whole games, invariants after every answer, and refusals on the way."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gunbai.core.game import Sitting
from gunbai.core.match import Match
from gunbai.core.record import load
from gunbai.core.script import Choose, Order, Pick, Refused
from gunbai.core.view import to_json
from gunbai.games.daimyo import BOT_NAMES, GAME, bots
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.opening import begin
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.victory import losses
from gunbai.games.daimyo.seen.explain import explain
from gunbai.games.daimyo.seen.from_view import board_of
from gunbai.games.daimyo.seen.view import view
from gunbai.play import new, play_bots, replay, verify
from gunbai.testing import conform
from gunbai.words.catalogue import bundle

CLOSE = (Path(__file__).parent / "close.toml").read_text(encoding="utf-8")
SEATS = ["first", "second"]


def wild(ask: Any, rng: Random) -> Any:
    """A player who always does something."""
    if ask.key == "daimyo.scenario":
        return {"toml": CLOSE}
    if isinstance(ask, Pick):
        return [rng.randrange(len(ask.items))]
    for _ in range(3):
        value = ask.sample(rng)
        if value != {"done": True}:
            return value
    return value


def close_battle(seed: int, **options: Any) -> Match:
    return new(GAME, SEATS, {"scenario": "own", **options}, dice=seed)


def check(battle: Battle, before: dict[str, int]) -> dict[str, int]:
    """No two units overlap, hits are under 3, stands never grow, losses agree with a recount."""
    for unit in battle.board.units:
        assert 0 <= unit.hits < 3
        assert 1 <= unit.files <= unit.stands <= before.get(unit.id, 6)
        if not unit.inside:
            assert battle.board.field.holds(unit.block), unit.id
            assert not battle.board.crowding(unit, unit.block), unit.id
    for side in (0, 1):
        brought = {u.id: u.troops for u in battle.scenario.units if u.side == side}
        there = {unit.id for unit in battle.board.units} | battle.pending.keys()
        guns = {lost.unit.id for lost in battle.lost if lost.unit.troops.gun}
        gone = [t.kind for id_, t in brought.items() if id_ not in there or id_ in guns]
        kinds = [troops.kind for troops in brought.values()]
        assert battle.losses(side) == losses(kinds, gone)
    return {unit.id: unit.stands for unit in battle.board.units}


def test_wild_battles_keep_every_invariant() -> None:
    told: Counter[str] = Counter()
    for seed in range(8):
        match = close_battle(seed, activation="cards" if seed % 3 == 0 else "dice")
        rng = Random(seed)
        before: dict[str, int] = {}
        while match.open:
            number = rng.choice(list(match.open))
            ask = match.open[number]
            for hint in explain(match.state, ask, True).values():
                assert all(bundle("ru").has(phrase.key) for phrase in hint)
            match.answer(ask.seat, number, wild(ask, rng))
            before = check(match.state, before)
        told.update(event.key for event in match.log(None))
        for event in match.log(None):
            for language in ("en", "ru"):
                said = bundle(language).say(event.key, event.values)
                assert said != event.key
                assert "{" not in said
                assert "daimyo." not in said
    assert {
        "daimyo.charges",
        "daimyo.strikes-home",
        "daimyo.countercharges",
        "daimyo.volley",
        "daimyo.melee",
        "daimyo.morale",
        "daimyo.flees",
        "daimyo.pushed-back",
        "daimyo.follows",
        "daimyo.pursues",
        "daimyo.reforms",
        "daimyo.hesitates",
        "daimyo.card",
        "daimyo.end-card",
        "daimyo.arrives",
        "daimyo.leader-rides",
        "daimyo.season-rolled",
        "daimyo.weather-changes",
    } <= set(told)


@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_keep_every_promise_of_the_house(seed: int) -> None:
    conform(GAME, seed, SEATS, {"scenario": "quick", "turns": 3})


def test_an_own_scenario_that_is_wrong_is_refused_with_its_line() -> None:
    match = close_battle(1)
    (number,) = match.open
    wrong = CLOSE.replace('troops = "monks"', 'troops = "elephants"')
    for value in ({"toml": wrong}, {"toml": 3}, {}, "x"):
        with pytest.raises(Refused):
            match.answer(0, number, value)
    with pytest.raises(Refused, match="Line 85: “elephants” is unknown"):
        match.answer(0, number, {"toml": wrong})
    match.answer(0, number, {"toml": CLOSE})
    assert match.state.scenario.id == "close"


# Bots


def test_the_bots_are_those_that_the_game_names() -> None:
    assert tuple(GAME.bots) == BOT_NAMES
    assert all(callable(getattr(bots, name)) for name in BOT_NAMES)


@pytest.mark.parametrize(
    ("scenario", "seats", "options"),
    [
        ("quick", ["fair", "bold"], {}),
        ("quick", ["careful", "random"], {"activation": "cards"}),
        ("random", ["bold", "bold"], {"battle": 5, "clans": 1, "turns": 6}),
    ],
)
def test_bots_fight_whole_battles_that_verify(
    scenario: str, seats: list[str], options: dict[str, Any]
) -> None:
    match = new(GAME, seats, {"scenario": scenario, **options}, dice=11)
    play_bots(match, 3)
    assert match.outcome is not None
    record = load(match.record.dump())
    assert verify(record, GAME).passed
    again = replay(record, game=GAME)
    assert to_json(again.view(None)) == to_json(match.view(None))
    how = match.outcome.how
    assert how.key in ("daimyo.won", "daimyo.drawn", "daimyo.undecided")
    if how.key == "daimyo.won":
        loser = 1 - match.outcome.winners[0]
        assert match.state.losses(loser).broken


def test_a_general_charges_a_flank_and_shoots_before_he_is_charged() -> None:
    match = new(GAME, ["bold", "fair"], {"scenario": "quick"}, dice=4)
    play_bots(match, 1)
    told = Counter(event.key for event in match.log(None))
    assert told["daimyo.volley"] > 3
    assert told["daimyo.charges"] > 1


# The view


def test_the_view_reads_back_into_the_same_board() -> None:
    match = close_battle(3)
    rng = Random(3)
    for _ in range(40):
        number = next(iter(match.open))
        match.answer(match.open[number].seat, number, wild(match.open[number], rng))
    battle = match.state
    read = board_of(view(battle, 0))
    assert read.units == battle.board.units
    assert read.weather is battle.board.weather
    assert len(read.field.pieces) == len(battle.board.field.pieces)
    for mine, theirs in zip(read.field.pieces, battle.board.field.pieces, strict=True):
        assert mine.area.equals(theirs.area)
    to_json(view(battle, None))


# The order of things


def asked(match: Match, key: str, rng: Random) -> int:
    """Play on until a question of that key is open."""
    for _ in range(500):
        for number, ask in match.open.items():
            if ask.key == key:
                return number
        number = next(iter(match.open))
        match.answer(match.open[number].seat, number, wild(match.open[number], rng))
    raise AssertionError(key)


def test_2_a_turn_begins_with_weather_then_initiative_then_activations() -> None:
    match = close_battle(2)
    rng = Random(2)
    asked(match, "daimyo.charge", rng)
    keys = [event.key for event in match.log(None)]
    first = [key for key in keys if key in ("daimyo.turn", "daimyo.initiative", "daimyo.acts")]
    assert first[:3] == ["daimyo.turn", "daimyo.initiative", "daimyo.acts"]


def test_3_charges_come_before_moves_and_moves_cannot_charge() -> None:
    match = close_battle(2)
    number = asked(match, "daimyo.charge", Random(2))
    ask = match.open[number]
    assert isinstance(ask, Order)
    unit = ask.form["units"][0]
    with pytest.raises(Refused, match="Only charges"):
        match.answer(ask.seat, number, {"unit": unit, "order": "advance 2"})
    match.answer(ask.seat, number, {"done": True})
    number = asked(match, "daimyo.move", Random(2))
    ask = match.open[number]
    assert isinstance(ask, Order)
    with pytest.raises(Refused, match="before any move"):
        match.answer(ask.seat, number, {"unit": ask.form["units"][0], "order": "charge red-gun"})


@pytest.mark.parametrize(
    "value",
    [
        {"unit": "nobody", "order": "advance 1"},
        {"leader": "nobody", "order": "ride 1 1"},
        {"unit": "a-hq", "order": "advance 1"},
        {"unit": 3, "order": "advance 1"},
        {"order": "advance 1"},
        {"done": False},
        {},
        {"unit": "red-monks", "order": "advance " + "9" * 400},
    ],
)
def test_what_is_no_command_is_refused_and_nothing_changes(value: Any) -> None:
    match = close_battle(5)
    number = asked(match, "daimyo.move", Random(5))
    before = to_json(match.view(0))
    with pytest.raises(Refused):
        match.answer(match.open[number].seat, number, value)
    assert to_json(match.view(0)) == before


def test_r3_by_cards_the_initiative_picks_before_the_draw() -> None:
    match = close_battle(6, activation="cards")
    number = asked(match, "daimyo.pick", Random(6))
    ask = match.open[number]
    assert isinstance(ask, Pick)
    assert (ask.least, ask.most) == (1, 1)
    assert not [event for event in match.log(None) if event.key == "daimyo.card"]
    assert ask.seat == match.state.seat(match.state.first)


def test_swapped_seats_command_the_other_side() -> None:
    battle = begin(GAME.setup((Sitting("x"), Sitting("y")), {"swap": True}))
    assert [battle.seat(side) for side in (0, 1)] == [1, 0]


def test_r19_turns_max_ends_the_battle_undecided_with_both_shares() -> None:
    match = new(GAME, ["careful", "careful"], {"scenario": "okehazama", "turns": 1}, dice=1)
    play_bots(match, 1)
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert match.outcome.how.key == "daimyo.undecided"
    assert match.outcome.how.values["brought0"] == match.state.losses(0).brought


def test_9_a_scenarios_weather_holds_through_its_first_turn() -> None:
    match = new(GAME, ["careful", "careful"], {"scenario": "okehazama", "turns": 1}, dice=5)
    play_bots(match, 1)
    assert match.state.board.weather is Weather.THUNDERSTORM


def test_every_question_has_words_in_both_languages() -> None:
    seen: set[str] = set()
    for seed in range(3):
        match = close_battle(seed)
        rng = Random(seed)
        while match.open:
            number = next(iter(match.open))
            ask = match.open[number]
            keys = {ask.key}
            if isinstance(ask, Choose):
                keys |= {f"{ask.key}.{o}" for o in ask.options if o not in ask.labels}
            for key in keys - seen:
                for language in ("en", "ru"):
                    said = bundle(language).say(key, ask.values)
                    assert said != key, key
                    assert "{" not in said, said
            seen |= keys
            match.answer(ask.seat, number, wild(ask, rng))
    assert {"daimyo.move", "daimyo.charge", "daimyo.fire", "daimyo.answer"} <= seen


def test_the_catalogues_hold_the_same_keys() -> None:
    english, russian = bundle("en"), bundle("ru")
    mine = {key for key in english.keys if key.startswith("daimyo-")}
    assert mine == {key for key in russian.keys if key.startswith("daimyo-")}
    assert len(mine) > 250
