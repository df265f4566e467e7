"""A match asks, checks, hides, tells, takes back."""

from __future__ import annotations

import gc
from random import Random
from typing import Any

import pytest
from tests.scripts import match_of, only
from tests.toy import TOY

from gunbai.core.entries import Answer, Rolled, Undo
from gunbai.core.game import Outcome
from gunbai.core.match import Match
from gunbai.core.record import Record, load
from gunbai.core.script import (
    Choose,
    Number,
    Parallel,
    Refused,
    Roll,
    Script,
    Together,
    Write,
    tell,
)
from gunbai.play import new, replay, verify
from gunbai.testing import play_random


def ask(seat: int, key: str = "toy.ask") -> Choose:
    return Choose(seat, key, ("yes", "no"))


def two(state: list[Any]) -> Script[None]:
    state.append((yield ask(0)))
    state.append((yield ask(1)))


def test_answers_reach_the_script_in_order() -> None:
    match = match_of(two)
    match.answer(0, only(match), "yes")
    match.answer(1, only(match), "no")
    assert match.state == ["yes", "no"]
    assert match.over
    assert [type(e).__name__ for e in match.record.entries] == ["Answer", "Answer"]


def test_a_match_says_where_it_stands() -> None:
    match = match_of(two)
    assert repr(match) == "<Match of small: entry 0, waiting for seats [0]>"
    match.answer(0, only(match), "yes")
    match.answer(1, only(match), "no")
    assert repr(match) == "<Match of small: entry 2, over>"


@pytest.mark.parametrize(
    ("seat", "number", "value", "says"),
    [
        (0, 0, "maybe", "not one of the choices"),
        (1, 0, "yes", "for seat0 to answer"),
        (0, 7, "yes", "not open"),
        (0, -1, "yes", "not open"),
    ],
)
def test_a_refused_answer_changes_nothing(seat: int, number: int, value: str, says: str) -> None:
    match = match_of(two)
    with pytest.raises(Refused, match=says):
        match.answer(seat, number, value)
    assert match.version == 0
    assert list(match.open) == [0]


def test_an_answer_given_twice_is_refused() -> None:
    match = match_of(two)
    match.answer(0, 0, "yes")
    with pytest.raises(Refused, match="was answered already"):
        match.answer(0, 0, "yes")
    assert match.version == 1


def test_after_the_end_nothing_is_taken() -> None:
    match = match_of(two)
    match.answer(0, 0, "yes")
    match.answer(1, 1, "yes")
    for act in (lambda: match.answer(0, 0, "yes"), lambda: match.undo(0)):
        with pytest.raises(Refused, match="The game is over"):
            act()


# -- together and parallel --------------------------------------


def together(state: list[Any]) -> Script[None]:
    state.append((yield Together([ask(0), ask(1), ask(0, "toy.second")])))


def test_together_waits_for_all_and_keeps_their_order() -> None:
    match = match_of(together)
    match.answer(0, 2, "no")
    match.answer(1, 1, "yes")
    assert match.state == []
    match.answer(0, 0, "yes")
    assert match.state == [["yes", "yes", "no"]]


def test_together_with_nobody_goes_on() -> None:
    def script(state: list[Any]) -> Script[None]:
        state.append((yield Together([])))
        state.append((yield Parallel([])))
        yield ask(0)

    assert match_of(script).state == [[], []]


def pair(state: list[Any], one: int, other: int) -> Script[str]:
    first = yield ask(one)
    (face,) = yield Roll(one, "toy.roll", 1)
    second = yield ask(other)
    state.append((one, first, second))
    return f"{first}{face}{second}"


def nested(state: list[Any]) -> Script[None]:
    def inner(seat: int) -> Script[list[str]]:
        answers: list[str] = yield Parallel([pair(state, seat, seat), pair(state, seat, seat)])
        return answers

    state.append((yield Parallel([inner(0), inner(1), pair(state, 2, 0)])))


def test_parallel_scripts_wait_only_for_their_own_seats_and_may_nest() -> None:
    match = match_of(nested)
    assert [a.seat for a in match.open.values()] == [0, 0, 1, 1, 2]
    match.answer(2, 4, "yes")
    match.answer(0, 5, "no")
    assert match.state == [(2, "yes", "no")]
    while match.open:
        number = next(iter(match.open))
        match.answer(match.open[number].seat, number, "yes")
    *_, result = match.state
    assert [len(part) for part in result] == [2, 2, len(result[2])]
    assert result[2].startswith("yes")


def test_the_order_of_answers_fixes_the_interleaving() -> None:
    match = match_of(nested)
    for number in (4, 2, 0, 5, 6, 7, 1, 3):
        match.answer(match.open[number].seat, number, "yes")
    again = replay(load(match.record.dump()), game=match.game)
    assert repr(again.open) == repr(match.open)
    assert again.state == match.state
    assert again.record.dump() == match.record.dump()


# -- telling and hiding -----------------------------------------


def whisper(_state: list[Any]) -> Script[None]:
    yield tell("toy.all", word="wind")
    yield tell("toy.one", to=(1,), word="hush")
    yield ask(0)


def test_a_private_event_is_told_to_its_seats_only() -> None:
    match = match_of(whisper)
    assert [event.key for event in match.log(1)] == ["toy.all", "toy.one"]
    for seat in (0, 2, None):
        assert [event.key for event in match.log(seat)] == ["toy.all"]
        assert "hush" not in str(match.view(seat))


def test_a_seat_sees_only_its_own_questions_and_all_see_who_is_awaited() -> None:
    match = match_of(together)
    view = match.view(1)
    assert [a.id for a in view.asks] == [1]
    assert view.waiting == ((0, "toy.ask"), (1, "toy.ask"), (0, "toy.second"))
    assert match.view(None).asks == ()


# -- taking back ------------------------------------------------


def three(state: list[Any]) -> Script[None]:
    state.append((yield ask(0)))
    state.append((yield ask(0)))
    state.append((yield Roll(0, "toy.roll", 3)))
    state.append((yield ask(1)))
    state.append((yield ask(0)))


def test_ones_own_last_answer_is_taken_back_freely() -> None:
    match = match_of(three)
    match.answer(0, 0, "yes")
    assert match.undoable(0) == "free"
    assert match.undo(0)
    assert match.state == []
    assert match.epoch == 1
    assert type(match.record.entries[-1]) is Undo


def test_an_answer_to_a_question_of_before_an_undo_is_refused() -> None:
    match = match_of(three)
    match.answer(0, 0, "yes")
    match.undo(0)
    with pytest.raises(Refused, match="taken back after"):
        match.answer(0, 0, "no", epoch=0)
    match.answer(0, 0, "no", epoch=1)


def after_dice() -> Match:
    match = match_of(three)
    match.answer(0, 0, "yes")
    match.answer(0, 1, "yes")
    return match


def test_beyond_fallen_dice_the_table_must_agree() -> None:
    match = after_dice()
    faces = match.state[2]
    assert match.undoable(0) == "ask"
    assert not match.undo(0)
    assert not match.agree(1)
    assert match.agree(2)
    assert match.state == ["yes"]
    match.answer(0, 1, "no")
    assert match.state[2] == faces, "dice taken back are not rolled anew"


def test_beyond_anothers_answer_the_table_must_agree() -> None:
    def later(state: list[Any]) -> Script[None]:
        yield from two(state)
        yield ask(0)

    match = match_of(later)
    match.answer(0, 0, "yes")
    match.answer(1, 1, "yes")
    assert match.undoable(0) == "ask"
    assert match.undoable(1) == "free"


def test_beyond_what_was_revealed_the_table_must_agree() -> None:
    def script(_state: list[Any]) -> Script[None]:
        yield ask(0)
        yield tell("toy.seen", to=(0,), card="moon")
        yield ask(0)

    match = match_of(script)
    match.answer(0, 0, "yes")
    assert match.undoable(0) == "ask"


def test_together_answers_are_free_until_all_are_in() -> None:
    def script(state: list[Any]) -> Script[None]:
        yield from together(state)
        yield ask(2)

    match = match_of(script)
    match.answer(0, 0, "yes")
    assert match.undoable(0) == "free"
    match.answer(0, 2, "yes")
    match.answer(1, 1, "yes")
    assert match.undoable(1) == "ask"


def test_a_proposal_falls_by_an_objection_or_by_the_next_answer() -> None:
    match = after_dice()
    match.undo(0)
    with pytest.raises(Refused, match="already open"):
        match.undo(0)
    with pytest.raises(Refused, match="already agreed"):
        match.agree(0)
    match.object(2)
    assert match.proposal is None
    match.undo(0)
    match.answer(1, only(match), "yes")
    assert match.proposal is None
    for act in (match.agree, match.object):
        with pytest.raises(Refused, match="Nobody is asking"):
            act(2)


def test_there_must_be_something_to_take_back() -> None:
    match = match_of(two)
    assert match.undoable(0) == ""
    with pytest.raises(Refused, match="nothing to take back"):
        match.undo(0)


def test_an_open_proposal_survives_a_restart() -> None:
    match = after_dice()
    match.undo(0)
    match.agree(1)
    match.note(2, "hm")
    again = replay(load(match.record.dump()), game=match.game)
    assert again.proposal == match.proposal
    assert again.agree(2)
    assert again.state == ["yes"]


# -- typed dice, notes, salt ------------------------------------


def test_typed_dice_are_asked_of_their_seat() -> None:
    match = match_of(three, dice="typed")
    match.answer(0, 0, "yes")
    match.answer(0, 1, "yes")
    number = only(match)
    assert isinstance(match.open[number], Roll)
    with pytest.raises(Refused, match="faces of 3 dice"):
        match.answer(0, number, [1, 2])
    match.answer(0, number, [1, 2, 6])
    assert match.state[2] == (1, 2, 6)
    assert type(match.record.entries[-1]) is Rolled


def typed_in(*faces: int) -> Match:
    """A match whose seat 0 has answered twice, and typed in what its dice show."""
    match = match_of(three, dice="typed")
    match.answer(0, 0, "yes")
    match.answer(0, 1, "yes")
    match.answer(0, only(match), list(faces))
    return match


def agree(match: Match) -> None:
    assert not match.agree(1)
    assert match.agree(2)


def test_typed_dice_enter_by_themselves_after_a_step_back_behind_them() -> None:
    match = typed_in(1, 2, 6)
    assert not match.undo(0, match.last_act(0, Answer))
    agree(match)
    match.answer(0, only(match), "no")
    assert match.state[2] == (1, 2, 6)
    fell = [entry for entry in match.record.entries if type(entry) is Rolled]
    assert [(entry.faces, entry.ask < 0) for entry in fell] == [
        ((1, 2, 6), False),
        ((1, 2, 6), True),
    ]
    again = replay(load(match.record.dump()), game=match.game)
    assert again.state == match.state
    assert verify(match.record, match.game).passed


def rolls_first(state: list[Any]) -> Script[None]:
    state.append((yield Roll(0, "toy.roll", 1)))
    state.append((yield ask(1)))


def test_a_roll_that_is_the_very_first_question_is_restored_and_set_right() -> None:
    match = match_of(rolls_first, dice="typed")
    match.answer(0, only(match), [5])
    assert match.record.entries == [Rolled(0, 6, (5,), 0)]
    again = replay(load(match.record.dump()), game=match.game)
    assert (again.state, list(again.open)) == ([(5,)], [1])
    assert not match.undo(0)
    agree(match)
    assert match.state == []
    match.answer(0, only(match), [2])
    match.answer(1, only(match), "yes")
    assert match.state == [(2,), "yes"]
    assert verify(match.record, match.game).passed


def test_typed_dice_are_set_right_with_the_consent_of_the_table() -> None:
    match = typed_in(1, 2, 5)
    undone = match.undone(0)
    assert undone is not None
    assert (undone.faces, undone.answers, undone.rolls) == ((1, 2, 5), 0, 0)
    assert match.undoable(0) == "ask"
    assert not match.undo(0)
    agree(match)
    match.answer(0, only(match), [1, 2, 2])
    assert match.state[2] == (1, 2, 2)
    told = [entry for entry in match.record.entries if type(entry) in (Rolled, Undo)]
    assert [type(entry) for entry in told] == [Rolled, Undo, Rolled]
    again = replay(load(match.record.dump()), game=match.game)
    assert again.state == match.state
    assert verify(match.record, match.game).passed


def test_nobody_sets_typed_dice_right_alone() -> None:
    match = typed_in(1, 2, 5)
    match.undo(0)
    match.object(1)
    assert match.state[2] == (1, 2, 5)


def test_a_step_back_says_what_goes_with_it() -> None:
    match = typed_in(1, 2, 5)
    undone = match.undone(0, Answer)
    assert undone is not None
    assert undone.question.seat == 0
    assert (undone.answers, undone.rolls, undone.faces) == (0, 1, ())


def test_notes_are_read_by_the_whole_table() -> None:
    match = match_of(two)
    match.note(2, "tea?")
    assert match.view(None).notes[0].text == "tea?"
    for text, says in (("", "text is empty"), ("x" * 501, "501 characters")):
        with pytest.raises(Refused, match=says):
            match.note(0, text)


@pytest.mark.parametrize(("game", "says"), [("snow", "has 2 to 9"), ("daimyo", "the game has 2.")])
def test_a_number_of_seats_that_no_game_is_for_is_refused(game: str, says: str) -> None:
    with pytest.raises(Refused, match=says):
        new(game, [f"ann{n}" for n in range(40)])


def test_salt_is_taken_only_by_sealed_dice_and_before_the_first_roll() -> None:
    match = match_of(three, dice="sealed")
    before = match.dice.roll(0, 10, 6)
    match.salt(1, "pinch")
    assert match.dice.roll(0, 10, 6) != before
    match.answer(0, 0, "yes")
    match.answer(0, 1, "yes")
    with pytest.raises(Refused, match="before the first roll"):
        match.salt(1, "late")
    with pytest.raises(Refused, match="Only sealed dice"):
        match_of(three).salt(0, "x")
    with pytest.raises(Refused, match="1 to 500"):
        match_of(three, dice="sealed").salt(0, "")


def test_the_secret_of_the_dice_is_published_at_the_end_only() -> None:
    match = match_of(two, dice="sealed")
    secret = match.dice.secret.hex()  # type: ignore[attr-defined]
    match.answer(0, 0, "yes")
    assert secret.encode() not in match.record.dump()
    match.answer(1, 1, "yes")
    assert secret.encode() in match.record.dump()


def test_long_scripts_of_answers_do_not_deepen_the_stack() -> None:
    def script(state: list[Any]) -> Script[Outcome]:
        while len(state) < 5000:
            state.append((yield Number(0, "toy.n", 1, 1)))
        return Outcome((0,))

    match = match_of(script)
    while match.open:
        match.answer(0, only(match), 1)
    assert len(match.state) == 5000
    assert len([e for e in match.record.entries if type(e) is Answer]) == 5000


def test_texts_are_kept_as_written() -> None:
    def script(state: list[Any]) -> Script[None]:
        state.append((yield Write(0, "toy.write", lines=3)))

    match = match_of(script)
    match.answer(0, 0, "снег\nу ворот\n")
    assert match.state == ["снег\nу ворот\n"]


def test_a_game_leaves_nothing_for_the_garbage_collector_wherever_it_stands() -> None:
    def alive() -> int:
        return sum(type(thing) is Match for thing in gc.get_objects())

    gc.collect()
    before = alive()
    gc.disable()
    try:
        for seed in range(5):
            match = new(TOY, ["A", "B"], dice=seed)
            play_random(match, Random(seed))
            replay(Record(match.record.header, match.record.entries[:5]), game=TOY)
        del match
        assert alive() == before
    finally:
        gc.enable()
