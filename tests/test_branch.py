"""What if: a game that goes on from a moment of another, with people and dice of its own."""

from __future__ import annotations

from random import Random

import pytest

import gunbai
from gunbai import Match, Record, Refused
from gunbai.core.dice import Sealed
from gunbai.core.entries import Rolled, Undo

OPTIONS = {"rounds": 1}


def finished(dice: str | int = "sealed") -> Match:
    sealed = Sealed(bytes([7]) * 32)
    match = gunbai.new("snow", ["random", "Aki", "random"], OPTIONS, 7 if dice == 7 else sealed)
    gunbai.play_bots(match, Random(1))
    match.answer(*first(match))
    match.undo(1)
    for _ in range(2000):
        gunbai.play_bots(match, Random(match.version))
        if match.over:
            return match
        match.answer(*first(match))
    raise AssertionError("the game does not end")


def first(match: Match) -> tuple[int, int, object]:
    number, ask = next((n, a) for n, a in match.open.items() if a.seat == 1)
    return 1, number, ask.sample(Random(number))


def rolls(match: Match) -> list[tuple[int, ...]]:
    return [entry.faces for entry in match.record.entries if type(entry) is Rolled]


def moment(match: Match, share: float) -> int:
    return int(len(match.record.entries) * share)


@pytest.mark.parametrize("dice", ["sealed", 7])
def test_a_branch_begins_as_the_other_game_stood_and_goes_on_with_dice_of_its_own(
    dice: str | int,
) -> None:
    parent = finished(dice)
    at = moment(parent, 0.6)
    fallen = rolls(
        gunbai.replay(Record(parent.record.header, parent.record.entries[:at]), b"x" * 32)
    )
    assert len(fallen) > 3
    twin = gunbai.branch(parent.record, at, ["random", "Ben", "random"], dice)
    assert rolls(twin)[: len(fallen)] == fallen
    assert [sitting.name for sitting in twin.setup.seats][1] == "Ben"
    assert not any(type(entry) is Undo for entry in twin.record.entries)
    header = twin.record.header
    assert header.branch is not None
    assert header.branch.at - at < 3  # dice that fell with the last answer belong to the moment
    assert header.branch.entries == twin.version
    if dice == "sealed":
        assert header.commitment != parent.record.header.commitment


def test_its_record_is_taken_up_played_to_the_end_and_verifies() -> None:
    parent = finished()
    twin = gunbai.branch(parent.record, moment(parent, 0.5), ["random"] * 3)
    assert isinstance(twin.dice, Sealed)
    begun = twin.version
    again = gunbai.replay(gunbai.load(twin.record.dump()), twin.dice.secret)
    assert again.view(None) == twin.view(None)
    gunbai.play_bots(again, Random(5))
    assert again.over
    record = gunbai.load(again.record.dump())
    verdict = gunbai.verify(record)
    assert verdict.passed
    assert verdict.why_not is not None
    assert verdict.why_not.key == "core.verify-branch"
    later = next(n for n, e in enumerate(record.entries) if n >= begun and type(e) is Rolled)
    roll = record.entries[later]
    assert isinstance(roll, Rolled)
    record.entries[later] = Rolled(roll.seat, roll.sides, tuple(7 - f for f in roll.faces))
    assert not gunbai.verify(record).passed


def test_every_moment_of_a_game_can_be_branched_from() -> None:
    parent = finished()
    for at in range(parent.version - 3):
        twin = gunbai.branch(parent.record, at, ["random"] * 3, 5)
        assert gunbai.verify(gunbai.load(twin.record.dump())).passed


def test_nobody_takes_back_what_was_taken_over_and_dice_can_be_salted_anew() -> None:
    parent = finished()
    twin = gunbai.branch(parent.record, moment(parent, 0.5), ["Aki", "Ben", "Chie"])
    for seat in range(3):
        assert twin.undoable(seat) == ""
    twin.salt(0, "from here on")
    assert twin.version > twin.record.header.branch.entries  # type: ignore[union-attr]


def test_what_was_hidden_at_the_moment_is_hidden_in_the_branch() -> None:
    parent = gunbai.new("hierarchy", ["Aki", "Ben", *["bot"] * 6], dice=3)
    number = next(n for n, ask in parent.open.items() if ask.seat == 0)
    parent.answer(0, number, "the old mill")
    twin = gunbai.branch(parent.record, parent.version, ["Aki", "Ben", *["bot"] * 6])
    assert "the old mill" not in str(twin.view(1))
    assert "the old mill" not in str(twin.view(None))
    assert len(twin.open) == len(parent.open)


def test_where_there_is_nothing_to_branch_from_that_is_said() -> None:
    parent = finished()
    end = parent.version
    for at, seats, key in (
        (end, (), "core.branch-over"),
        (end + 1, (), "core.branch-moment"),
        (-1, (), "core.branch-moment"),
        (5, ("Aki",), "core.branch-seats"),
    ):
        with pytest.raises(Refused) as no:
            gunbai.branch(parent.record, at, seats)
        assert no.value.refusal.key == key


def test_a_game_with_typed_dice_goes_on_with_typed_dice() -> None:
    parent = gunbai.new("snow", ["Aki", "Ben", "Chie"], OPTIONS, "typed")
    twin = gunbai.branch(parent.record, 0)
    assert (twin.record.header.dice, twin.record.header.commitment) == ("typed", "")


@pytest.mark.parametrize("seat", [1, None])
def test_every_event_of_a_log_names_the_moment_from_which_a_branch_knows_it(
    seat: int | None,
) -> None:
    parent = finished()  # its first answer was taken back, and given anew
    log, after = parent.log(seat), parent.told_after(seat)
    assert len(after) == len(log)
    assert after == sorted(after)
    assert after[-1] <= parent.version
    for event in range(after.count(0), len(log) - 10, 7):
        twin = gunbai.branch(parent.record, after[event], ["random", "Ben", "random"], 3)
        assert list(twin.log(seat))[: event + 1] == list(log)[: event + 1]
        before = gunbai.branch(parent.record, after[event] - 1, ["random", "Ben", "random"], 3)
        first = after.index(after[event])
        assert len(before.log(seat)) == first  # one answer earlier nothing of it was told
