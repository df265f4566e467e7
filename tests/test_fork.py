"""Copies and forks of a match: exact, apart, and of nothing that a seat has not seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.toy import TOY

from gunbai.core.game import Game, Outcome, Reasoned, Sight
from gunbai.core.match import Match
from gunbai.core.script import (
    Ask,
    Choose,
    Number,
    Order,
    Phrase,
    Refused,
    Roll,
    Script,
    ScriptFault,
    tell,
)
from gunbai.core.view import to_json
from gunbai.play import advise, new, play_bots, replay, thought
from gunbai.registry import game_at
from gunbai.testing import answer_random, play_random

ROOT = Path(__file__).parents[1]
GAMES = {
    "toy": (TOY, 3, {}),
    "snow": ("snow", 3, {"rounds": 1}),
    "daimyo": ("daimyo", 2, {"turns": 2}),
}


def somewhere(game: Any, seats: int, options: Any, dice: Any, decisions: int) -> Match:
    match, rng = new(game, [f"seat{n}" for n in range(seats)], options, dice), Random(5)
    for _ in range(decisions):
        answer_random(match, next(iter(match.open)), rng)
    return match


def seen(match: Match) -> list[bytes]:
    return [to_json(match.view(seat)) for seat in (None, *range(len(match.setup.seats)))]


@pytest.mark.parametrize("dice", ["sealed", "typed", 7])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_stands_where_the_match_stands_and_goes_on_apart(game: str, dice: Any) -> None:
    match = somewhere(*GAMES[game], dice, 11)
    before, twin = seen(match), match.copy()
    assert seen(twin) == before
    assert twin.record.dump() == match.record.dump()
    play_random(twin, Random(3))
    assert seen(match) == before
    play_random(match, Random(3))
    assert match.record.entries == twin.record.entries, "the same dice fall in both"


def test_a_copy_keeps_undos_and_what_may_be_undone() -> None:
    match = somewhere(*GAMES["snow"], 7, 6)
    match.undo(next(s for s in range(3) if match.undoable(s) == "free"))
    assert seen(match.copy()) == seen(match)


def test_an_order_is_judged_once_for_all_copies() -> None:
    judged: list[Any] = []

    def judge(order: Any) -> tuple[Any, ...]:
        judged.append(order)
        return tuple(order)

    def script(state: Any) -> Script[Outcome]:
        read = yield Order(0, "toy.order", judge, lambda _rng: {"march": 3})
        yield tell("toy.ordered", read=list(read))
        yield Number(0, "toy.guess", 1, 6)
        return Outcome((0,))

    match = new(replace(TOY, script=script), ["Aki"], dice=1)
    match.answer(0, 0, {"march": 3})
    twins = [match.copy(), match.fork(3), match.copy().copy()]
    assert [twin.log(None)[0].values["read"] for twin in twins] == [["march"]] * 3
    assert len(judged) == 1


@pytest.mark.parametrize("dice", ["sealed", "typed", 7])
def test_a_fork_keeps_what_fell_and_its_seed_decides_the_rest(dice: Any) -> None:
    match = somewhere("snow", 3, {"rounds": 1}, dice, 40)
    one, same, other = match.fork(1), match.fork(1), match.fork(2)
    for twin in (one, same, other):
        assert twin.log(None) == match.log(None)
        play_random(twin, Random(9))
    assert one.log(None) == same.log(None) != other.log(None)
    assert match.open, "the match itself did not go on"
    assert b"secret" not in one.record.dump().splitlines()[-1]


def test_what_a_seat_has_not_seen_is_asked_again_in_its_fork() -> None:
    match = new(TOY, ["Aki", "Bo", "Chie"], dice=1)
    for number in range(3):
        match.answer(number, number, "a wish")
    match.answer(0, 3, 2)
    match.answer(1, 4, 5)
    assert match.unseen(0) == [4]
    assert match.unseen(1) == [3]
    assert match.unseen(2) == match.unseen(None)[:2] == [3, 4]
    assert sorted(match.fork(1, 0).open) == [4, 5]
    assert sorted(match.fork(1, 2).open) == [3, 4, 5]
    assert sorted(match.fork(1).open) == [5]
    match.answer(2, 5, 1)
    assert match.unseen(0) == []


def test_a_game_draws_anew_what_it_hides() -> None:
    def imagine(table: Any, seat: int | None, rng: Random) -> None:
        table.wishes = [w if s == seat else rng.choice("abc") for s, w in enumerate(table.wishes)]

    match = new(replace(TOY, imagine=imagine), ["Aki", "Bo"], dice=1)
    for number in range(2):
        match.answer(number, number, "a wish")
    wishes = {tuple(match.fork(seed, 0).state.wishes) for seed in range(20)}
    assert {own for own, _ in wishes} == {"a wish"}
    assert {other for _, other in wishes} == set("abc")
    assert match.state.wishes == ["a wish", "a wish"]


def test_a_bot_that_searches_gets_forks_of_its_own_seat_also_when_the_match_went_on() -> None:
    match = new(TOY, ["Aki", "Bo"], dice=1)
    for number in range(2):
        match.answer(number, number, "a wish")
    match.answer(0, 2, 6)
    aside = thought(match, 3, lambda *_: 1, aside=True)
    match.answer(1, 3, 6)
    assert aside.sight.fork is not None
    assert sorted(aside.sight.fork(4).open) == [2, 3]


# -- reasons --------------------------------------------------------------------------------------


def reasoner(sight: Sight, ask: Ask, rng: Random) -> Any:
    if not isinstance(ask, Number):
        return ask.sample(rng)
    return Reasoned(3, [Phrase("toy.because")], {"3": 0.5}, "toy.point", open=sight.seat == 1)


WISE = replace(TOY, bots={"wise": reasoner})


def test_the_reasons_of_bots_are_told_once_nothing_is_secret() -> None:
    match = new(WISE, ["Aki", "wise", "wise"], {"rounds": 2}, dice=1)
    match.answer(0, 0, "a wish")
    play_bots(match)
    assert len(match.reasons) == 2
    assert match.reasons_for(0) == match.reasons_for(None) == {}, "while their answers are hidden"
    assert list(match.reasons_for(1)) == list(match.reasons)[:1], "its own"
    match.answer(0, 3, 1)
    assert [why.open for why in match.reasons_for(0).values()] == [True]
    play_bots(match)
    match.answer(0, 6, 1)
    assert match.over
    assert len(match.reasons_for(0)) == len(match.reasons) == 4
    assert b"because" not in match.record.dump()


def test_reasons_of_what_was_taken_back_and_at_tables_without_hints_are_not_told() -> None:
    match = new(WISE, ["wise"], {"rounds": 1}, dice=1, hints=False)
    play_bots(match)
    assert match.reasons
    assert match.reasons_for(0) == {}


def test_advice_is_what_a_bot_would_do_in_ones_seat() -> None:
    match = new(WISE, ["Aki"], dice=1)
    match.answer(0, 0, "a wish")
    told = advise(match, 0, 1)
    assert (told.value, told.worth, told.unit) == (3, {"3": 0.5}, "toy.point")
    with pytest.raises(Refused, match="not open"):
        advise(match, 0, 9)
    with pytest.raises(Refused, match="no chances"):
        advise(new(WISE, ["Aki"], hints=False), 0, 0)


# -- faults of scripts ----------------------------------------------------------------------------


def of(script: Callable[[Any], Any]) -> Game:
    return replace(TOY, script=script)


def no_generator(state: Any) -> Any:
    return Outcome((0,))


def no_step(state: Any) -> Any:
    yield "toy.guess"


def no_seat(state: Any) -> Any:
    yield Number(9, "toy.guess", 1, 6)


def no_option(state: Any) -> Any:
    yield Choose(0, "toy.choose", ())


def no_number(state: Any) -> Any:
    yield Number(0, "toy.guess", 5, 1)


def no_outcome(state: Any) -> Any:
    yield tell("toy.fell")


@pytest.mark.parametrize(
    ("script", "says"),
    [
        (no_generator, "is a generator"),
        (no_step, "'toy.guess' is no step"),
        (no_seat, "toy.guess asks seat 9; there are 1"),
        (no_option, "toy.choose offers seat 0 no option"),
        (no_number, "toy.guess: there is no whole number from 5 to 1"),
        (no_outcome, "toy returned None, no Outcome"),
    ],
)
def test_a_fault_of_a_script_names_the_question(script: Callable[[Any], Any], says: str) -> None:
    with pytest.raises(ScriptFault, match=says):
        new(of(script), ["Aki"])


def test_a_script_that_fails_leaves_the_match_as_it_was() -> None:
    def script(state: Any) -> Any:
        number = yield Number(0, "toy.guess", 1, 6)
        state.points[0] += 1
        yield Roll(0, "toy.roll", 1)
        return Outcome((0,), {0: 6 // (number - 1)})

    match = new(of(script), ["Aki"], dice=1)
    before = seen(match)
    with pytest.raises(ZeroDivisionError):
        match.answer(0, 0, 1)
    assert seen(match) == before
    assert match.record.entries == []
    match.answer(0, 0, 2)
    assert replay(match.record, game=match.game).outcome == match.outcome


def test_the_search_bot_of_the_examples_tries_every_answer_in_forks_of_its_seat() -> None:
    boast = game_at(str(ROOT / "examples" / "boast" / "boast.py"))
    search = game_at_module(ROOT / "examples" / "search.py").search
    boast = replace(boast, bots={**boast.bots, "search": search})
    match = new(boast, ["search", "braggart"], {"rounds": 1}, dice=2)
    told = thought(match, 0).answer(Random(1))
    assert list(told.worth) == ["1", "2", "3", "4", "5", "6"]
    assert told.value == max(range(1, 7), key=lambda boast: told.worth[str(boast)])
    assert told == thought(match, 0).answer(Random(1))
    play_bots(match, 1)
    assert match.over


def game_at_module(file: Path) -> Any:
    spec = spec_from_file_location("search_example", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
