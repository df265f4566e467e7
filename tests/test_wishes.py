"""What is told of going back and of answers that the others do not see yet."""

from __future__ import annotations

from typing import Any

from tests.scripts import match_of, only

from gunbai.core.entries import Agree, Answer, AnyEntry, Object, Propose, Undo
from gunbai.core.proposal import Wish, answered_wish
from gunbai.core.script import Choose, Number, Script, Together


def said(seat: int) -> Answer:
    return Answer(0, seat, "x")


def test_whoever_wished_to_go_back_hears_who_did_not_agree_until_answering_again() -> None:
    asked: list[AnyEntry] = [said(0), said(1), Propose(0, 0)]
    assert answered_wish(asked) is None
    assert answered_wish([*asked, Agree(2), Object(1)]) == Wish(0, 1)
    assert answered_wish([*asked, Object(1), said(1)]) == Wish(0, 1)
    assert answered_wish([*asked, Object(1), said(0)]) is None
    assert answered_wish([*asked, Object(0)]) is None


def test_a_wish_that_was_granted_is_told_and_a_free_step_back_is_not() -> None:
    assert answered_wish([said(0), Propose(0, 0), Agree(1), Undo(0, 0, agreed=True)]) == Wish(
        0, None
    )
    assert answered_wish([said(0), Undo(0, 0)]) is None


def together(_state: list[Any]) -> Script[None]:
    yield Together([Choose(0, "a.b", ("x", "y")), Choose(1, "a.b", ("x", "y"))])
    yield Number(0, "a.n", 0, 9)


def test_ones_own_answer_is_kept_back_until_all_are_in_and_from_nobody_else() -> None:
    match = match_of(together, 2)
    assert match.kept_back(0) is None
    first = next(number for number, ask in match.open.items() if ask.seat == 0)
    match.answer(0, first, "y")
    kept = match.kept_back(0)
    assert kept is not None
    assert (kept[0].key, kept[1]) == ("a.b", "y")
    assert match.kept_back(1) is None
    match.note(0, "well?")
    assert match.kept_back(0) == kept
    match.answer(1, only(match), "x")
    assert match.kept_back(0) is None
    match.answer(0, only(match), 3)
    assert match.kept_back(0) is None
