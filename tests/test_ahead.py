"""What a seat will be asked next: the steps of a form are the questions of the script."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gunbai.ahead import NOTHING_YET, Step, answer_all, neutral, steps
from gunbai.core.entries import Answer
from gunbai.core.match import Match
from gunbai.play import ask_bot, new, play_bots

HOUSE = [
    *("snow.name-samurai", "snow.haiku-samurai", "snow.name-samurai-ko", "snow.haiku-samurai-ko"),
    *("snow.clan", "snow.principality", "snow.school"),
    *("snow.culture", "snow.inheritance", "snow.facets-samurai"),
    *("snow.culture.2", "snow.inheritance.2", "snow.facets-samurai-ko"),
]


def nothing(_step: str, _fork: Match, _number: int) -> Any:
    return None


def by_bot(seed: int) -> Any:
    rng = Random(seed)
    bot = new("snow", ["bot", "bot"], dice=1).game.bots["fair"]
    return lambda _step, fork, number: ask_bot(fork, number, rng, bot)


def snow() -> Match:
    return new("snow", ["fair", "Aki", "Ben"], dice=1)


def test_all_that_a_house_is_asked_is_seen_ahead_and_nothing_is_answered() -> None:
    match = snow()
    coming = list(steps(match, 1, nothing))
    assert [step.id for step in coming] == HOUSE
    assert not any(step.is_done for step in coming)
    assert match.version == 0
    assert coming[1].ask.values == {"name": NOTHING_YET}


def test_a_trait_that_is_drafted_leaves_fewer_points_to_divide() -> None:
    drafted = {"snow.culture": "moon-viewing", "snow.inheritance.2": "dawn-lamp"}
    coming = {s.id: s for s in steps(snow(), 1, lambda step, *_: drafted.get(step))}
    assert coming["snow.facets-samurai"].ask.total == 14
    assert coming["snow.facets-samurai-ko"].ask.total == 14
    plain = {step.id: step for step in steps(snow(), 1, nothing)}
    assert plain["snow.facets-samurai"].ask.total == 15


def test_what_is_no_answer_is_told_and_what_comes_after_is_still_seen() -> None:
    drafted: dict[str, Any] = {"snow.clan": "x" * 50, "snow.school": "no-such"}
    coming = {s.id: s for s in steps(snow(), 1, lambda step, *_: drafted.get(step))}
    assert list(coming) == HOUSE
    wrong = {step.id: step.refusal.key for step in coming.values() if step.refusal}
    assert wrong == {"snow.clan": "core.too-long", "snow.school": "core.not-an-option"}


def test_all_answers_are_given_or_none() -> None:
    match, given = snow(), []
    missing = answer_all(match, 1, nothing, lambda *answer: given.append(answer))
    assert (len(missing), given, match.version) == (13, [], 0)
    assert answer_all(match, 1, by_bot(3), lambda n, value: match.answer(1, n, value)) == []
    assert [entry.seat for entry in match.record.entries if type(entry) is Answer] == [1] * 13
    assert not match.asks(1)


def test_the_record_is_that_of_answers_given_one_by_one() -> None:
    form, script = snow(), snow()
    answer_all(form, 1, by_bot(3), lambda number, value: form.answer(1, number, value))
    rng, bot = Random(3), script.game.bots["fair"]
    while script.asks(1):
        number = next(iter(script.asks(1)))
        script.answer(1, number, ask_bot(script, number, rng, bot))
    assert form.record.dump() == script.record.dump()


def test_a_slip_is_all_that_is_seen_before_the_bowl_and_then_the_whole_sheet() -> None:
    match = new("hierarchy", ["Aki", *["fair"] * 7], dice=4)

    def ids() -> list[str]:
        return [step.id for step in steps(match, 0, nothing)]

    assert ids() == ["hierarchy.talisman"]
    play_bots(match, 1)
    assert ids() == ["hierarchy.talisman"], "others' slips are not open yet"
    match.answer(0, next(iter(match.asks(0))), "Heron")
    marks = [f"hierarchy.mark.{use}" for use in ("arms", "stealth", "healing")]
    assert ids() == ["hierarchy.stats", "hierarchy.name-tiles", *marks, "hierarchy.precious"]


def test_a_step_keeps_its_id_when_those_before_it_are_answered() -> None:
    match = snow()
    answers = {step.id: step for step in steps(match, 1, nothing)}
    for _ in range(8):
        number, ask = next(iter(match.asks(1).items()))
        match.answer(1, number, neutral(ask))
    left = [step.id for step in steps(match, 1, nothing)]
    assert left == HOUSE[8:]
    assert set(left) <= set(answers)


@pytest.mark.parametrize("seat", [1, 2])
def test_neutral_answers_are_answers(seat: int) -> None:
    found: list[Step] = list(steps(snow(), seat, lambda _s, fork, n: neutral(fork.open[n])))
    assert all(step.is_done for step in found)


def test_a_seat_goes_back_over_all_its_own_answers_in_one_step() -> None:
    match = snow()
    answer_all(match, 1, by_bot(3), lambda number, value: match.answer(1, number, value))
    free = match.free_since(1)
    assert len(free) == 13
    assert match.undo(1, free[-1])
    assert [step.id for step in steps(match, 1, nothing)] == HOUSE
    answer_all(match, 1, by_bot(3), lambda number, value: match.answer(1, number, value))
    answer_all(match, 2, by_bot(4), lambda number, value: match.answer(2, number, value))
    assert match.free_since(1) == []
