"""What happens at a table beside the game: entries that replay, and that no undo takes back."""

from __future__ import annotations

from random import Random

import pytest

import gunbai
from gunbai import Match, Refused
from gunbai.core.entries import (
    Away,
    Closed,
    Hints,
    Muted,
    Note,
    Paused,
    Seated,
    Standing,
    Time,
    Vote,
    Withdrawn,
)
from gunbai.core.game import Sitting


def table() -> Match:
    return gunbai.new("snow", ["Aki", "Bo", "Chie", "bot"], {"rounds": 1}, dice="sealed")


def refusal(match: Match, entry: object) -> str:
    before = match.record.dump()
    with pytest.raises(Refused) as no:
        match.enter(entry)  # type: ignore[arg-type]
    assert match.record.dump() == before
    return no.value.refusal.key


def test_a_seat_can_change_hands_and_the_record_says_who_sat_when() -> None:
    match = table()
    match.enter(Seated(1, "Dai", by="host", at=1000))
    assert match.view(0).seats[1] == Sitting("Dai")
    bot = next(iter(match.game.bots))
    match.enter(Seated(1, "Dai", bot, "clock", 2000))
    assert match.company.persons == {0, 2}
    again = gunbai.replay(gunbai.load(match.record.dump()), match.dice.secret)  # type: ignore[attr-defined]
    assert again.view(0).seats == match.view(0).seats


def test_a_bot_that_takes_over_plays_the_game_to_its_end_and_the_record_proves_it() -> None:
    match = table()
    bot = next(iter(match.game.bots))
    for seat in range(3):
        match.enter(Seated(seat, f"stand-in {seat}", bot))
    gunbai.play_bots(match, Random(1))
    assert match.over
    assert gunbai.verify(gunbai.load(match.record.dump())).proved


def test_who_was_never_at_the_table_cannot_be_seated() -> None:
    match = table()
    assert refusal(match, Seated(7, "Dai")) == "core.no-such-seat"
    assert refusal(match, Seated(1, "Dai", "nobody")) == "core.unknown-bot"


def test_more_than_half_of_the_others_vote_a_stand_in() -> None:
    match = table()
    assert refusal(match, Vote(0, 0)) == "core.vote-for-whom"
    assert refusal(match, Vote(0, 3)) == "core.vote-for-whom"  # a bot is never absent
    match.enter(Vote(0, 1, 5000))
    assert 1 in match.company.persons  # one of two others is not more than half
    assert refusal(match, Vote(0, 1)) == "core.voted-already"
    match.enter(Vote(2, 1, 6000))
    assert 1 not in match.company.persons
    seated = match.record.entries[-1]
    assert isinstance(seated, Seated)
    assert (seated.by, seated.name, seated.at) == ("vote", "Bo", 6000)


def test_private_talk_is_read_by_its_people_only() -> None:
    match = table()
    match.note(0, "to all")
    match.note(0, "to Chie", to=(2,))
    texts = {seat: [note.text for note in match.view(seat).notes] for seat in (0, 1, 2, None)}
    assert texts[0] == texts[2] == ["to all", "to Chie"]
    assert texts[1] == texts[None] == ["to all"]
    assert refusal(match, Note(0, "to nobody", (9,))) == "core.no-such-seat"


def test_a_remark_is_withdrawn_by_its_writer_alone_and_a_muted_seat_is_silent() -> None:
    match = table()
    match.note(1, "regretted")
    number = match.version - 1
    assert refusal(match, Withdrawn(0, number)) == "core.not-your-note"
    match.enter(Withdrawn(1, number))
    assert match.view(0).notes == ()
    match.enter(Muted(1))
    assert refusal(match, Note(1, "hush")) == "core.muted"
    match.enter(Muted(1, muted=False))
    match.note(1, "here again")


def test_nobody_answers_at_a_paused_or_a_closed_table() -> None:
    match = table()
    (number, ask), *_ = match.open.items()
    match.enter(Paused())
    with pytest.raises(Refused, match="paused"):
        match.answer(ask.seat, number, ask.sample(Random(1)))
    match.enter(Paused(paused=False))
    match.answer(ask.seat, number, ask.sample(Random(1)))
    match.enter(Closed())
    assert refusal(match, Paused()) == "core.closed"
    match.note(0, "well played")


def test_absence_hints_and_standing_answers_are_kept() -> None:
    match = table()
    match.enter(Away(1, until=9000, at=8000))
    match.enter(Hints(hints=False))
    match.enter(Standing(2, "snow.buy", 0))
    assert match.company.away == {1: 9000}
    assert not match.company.hints
    assert match.company.standing == {(2, "snow.buy"): 0}
    match.enter(Standing(2, "snow.buy", None))
    assert match.company.standing == {}


def test_no_undo_takes_back_what_happened_beside_the_game() -> None:
    match = table()
    (number, ask), *_ = match.open.items()
    match.answer(ask.seat, number, ask.sample(Random(1)))
    match.enter(Seated(1, "Dai"))
    match.enter(Time(at=4000))
    match.note(0, "oops")
    assert match.undo(ask.seat)
    assert match.company.seats[1].name == "Dai"
    assert [note.text for note in match.view(None).notes] == ["oops"]
    again = gunbai.replay(match.record, match.dice.secret)  # type: ignore[attr-defined]
    assert again.record.dump() == match.record.dump()


def test_old_records_are_of_format_1_and_new_ones_of_format_2() -> None:
    assert b'"format":2' in table().record.dump()
    line = b'{"game":"snow","version":1,"seats":[],"dice":"typed"}\n'
    assert gunbai.load(line).header.format == 1
