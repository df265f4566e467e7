"""What happens at a table beside the game: entries that replay, and that no undo takes back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gunbai
from gunbai import Clock, Match, Refused
from gunbai.core.entries import (
    Assent,
    Away,
    Branching,
    Closed,
    Delegated,
    Expired,
    Hints,
    Muted,
    Note,
    Paused,
    Seated,
    Standing,
    Time,
    Timed,
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


def test_another_clock_begins_anew_and_stands_still_while_the_game_is_paused() -> None:
    match = table()
    number = next(iter(match.open))
    match.enter(Timed(Clock("budget", 100, 10), at=1000))
    match.tick(1000)
    match.enter(Paused(at=1040))
    match.enter(Timed(Clock("each", 60), at=1050))
    match.tick(1050)
    assert match.up(number) is None
    match.enter(Paused(paused=False, at=2000))
    assert match.up(number) == 2060  # not 2050: the pause does not count, nor what was used before
    assert refusal(match, Timed(Clock("each", 5), at=2000)) == "core.clock-span"
    again = gunbai.replay(gunbai.load(match.record.dump()), match.dice.secret)  # type: ignore[attr-defined]
    assert (again.up(number), again.company.clock) == (2060, Clock("each", 60))
    match.enter(Timed(None, at=2030))
    assert match.up(number) is None
    assert match.company.clock is None


def test_private_talk_is_read_by_its_people_only() -> None:
    match = gunbai.new("hierarchy", ["Aki", "Bo", "Chie", *["bot"] * 5], dice=1)
    match.note(0, "to all")
    match.note(0, "to Chie", to=(2,))
    texts = {seat: [note.text for note in match.view(seat).notes] for seat in (0, 1, 2, None)}
    assert texts[0] == texts[2] == ["to all", "to Chie"]
    assert texts[1] == texts[None] == ["to all"]
    assert refusal(match, Note(0, "to nobody", (9,))) == "core.no-such-seat"
    assert refusal(table(), Note(0, "no plots in Snow", (1,))) == "core.no-whispers"


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
    assert match.company.standing == {(2, "snow.buy"): Standing(2, "snow.buy", 0)}
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


# -- the clock ----------------------------------------------------------------------------------


def timed(when_up: str, **how: Any) -> Match:
    """A table of persons at noon, each decision of which may take a hundred seconds."""
    clock = Clock("each", 100, when_up=when_up, **how)
    match = gunbai.new("snow", ["Aki", "Ben", "Chie"], dice=7, clock=clock)
    match.tick(1000)
    return match


def late(match: Match) -> list[tuple[int, int]]:
    return [(e.seat, e.ask) for e in match.record.entries if isinstance(e, Expired)]


def test_the_time_is_noted_when_something_else_is_awaited() -> None:
    match = timed("remind")
    match.tick(1010)
    match.note(0, "welcome")
    match.tick(1020)
    assert [e.at for e in match.record.entries if isinstance(e, Time)] == [1000]
    number, ask = next(iter(match.open.items()))
    match.answer(ask.seat, number, ask.sample(Random(1)))
    match.tick(1030)
    assert [e.at for e in match.record.entries if isinstance(e, Time)] == [1000, 1030]


def test_time_that_is_up_is_noted_once() -> None:
    match = timed("remind")
    open_ = {(ask.seat, number) for number, ask in match.open.items()}
    assert not match.expire(1099)
    assert match.expire(1100)
    assert not match.expire(5000)
    assert set(late(match)) == open_
    assert match.company.persons == {0, 1, 2}


def test_a_bot_stands_in_when_the_time_is_up_until_its_person_answers() -> None:
    match = timed("stand-in")
    ask = next(iter(match.open.values()))
    match.expire(1100)
    assert match.company.seats[ask.seat].is_bot
    assert match.company.stood_in >= {ask.seat}
    match.back(ask.seat, 1200)
    assert not match.company.seats[ask.seat].is_bot
    assert match.company.stood_in.isdisjoint({ask.seat})
    again = gunbai.replay(gunbai.load(match.record.dump()))
    assert again.company.seats == match.company.seats
    assert gunbai.verify(match.record).passed


def test_a_bot_answers_the_one_question_whose_time_is_up() -> None:
    match = timed("answer")
    asked = dict(match.open)
    match.expire(1100)
    assert all(match.by_bot(number) for number in asked)
    gunbai.play_bots(match, 1)
    match.tick(1100)
    assert match.company.persons == {0, 1, 2}
    assert not any(match.by_bot(number) for number in match.open)
    assert gunbai.verify(match.record).passed


def test_a_question_that_the_host_leaves_to_a_bot_is_its_persons_again_once_taken_back() -> None:
    match = gunbai.new("snow", ["Aki", "Ben", "Chie"], dice=7)
    number, ask = next(iter(match.open.items()))
    assert refusal(match, Delegated(ask.seat, 77)) == "core.not-open"
    assert refusal(match, Delegated(ask.seat + 1, number)) == "core.not-open"
    match.enter(Delegated(ask.seat, number, at=1000))
    assert refusal(match, Delegated(ask.seat, number)) == "core.a-bots-already"
    assert [match.by_bot(other) for other in match.open] == [
        other == number for other in match.open
    ]
    gunbai.play_bots(match, 1)
    assert number not in match.open
    assert match.company.persons == {0, 1, 2}
    match.undo(ask.seat)
    assert (match.open[number].seat, match.by_bot(number)) == (ask.seat, False)
    again = gunbai.replay(gunbai.load(match.record.dump()))
    assert not again.by_bot(number)
    assert gunbai.verify(match.record).passed


def test_the_time_of_a_paused_game_does_not_run() -> None:
    match = timed("remind")
    match.enter(Paused(at=1040))
    assert not match.expire(9000)
    match.enter(Paused(paused=False, at=9000))
    assert not match.expire(9059)
    assert match.expire(9060)


def test_nobodys_time_is_up_before_it_is() -> None:
    match = timed("remind")
    number, ask = next(iter(match.open.items()))
    assert refusal(match, Expired(ask.seat, number, 1099)) == "core.time-not-up"
    assert refusal(match, Expired(ask.seat, 77, 1100)) == "core.not-open"
    assert refusal(match, Time(1050, ((0, 77),))) == "core.time-awaited"
    untimed = table()
    number, ask = next(iter(untimed.open.items()))
    assert refusal(untimed, Expired(ask.seat, number, 10**9)) == "core.time-not-up"


# -- standing answers ---------------------------------------------------------------------------


def test_only_what_a_game_names_can_be_answered_beforehand() -> None:
    match = table()
    assert refusal(match, Standing(1, "snow.turn", "samurai")) == "core.no-standing"
    assert refusal(match, Standing(1, "snow.challenge", "samurai")) == "core.standing-value"
    assert refusal(match, Standing(1, "snow.redirect", False)) == "core.standing-value"
    assert refusal(match, Standing(1, "snow.challenge", "pass", "ever")) == "core.standing-how"
    match.stand(1, "snow.challenge", "pass")
    assert match.company.standing[1, "snow.challenge"].value == "pass"


def test_an_answer_stands_for_its_round_and_where_the_question_takes_it() -> None:
    match = gunbai.new("snow", ["Aki", "Ben", "Chie"], {"rounds": 2}, dice=7)
    for seat in (1, 2):
        match.stand(seat, "snow.challenge", "pass", "round")
    rng, rounds = Random(3), set[tuple[int, int]]()
    while not match.over:
        number, ask = next(iter(match.open.items()))
        if ask.key == "snow.challenge":
            if (ask.seat, match.round) not in rounds:
                assert match.standing_for(number) is None
                match.stand(ask.seat, ask.key, "pass", "round")
            rounds.add((ask.seat, match.round))
            assert match.standing_for(number) == "pass"
            match.answer(ask.seat, number, match.standing_for(number))
        else:
            match.answer(ask.seat, number, ask.sample(rng))
    assert len(rounds) > 2


# -- what ifs -----------------------------------------------------------------------------------


def test_a_what_if_is_carried_by_all_persons_and_the_record_says_who_plays_along() -> None:
    match = table()
    assert refusal(match, Assent(1)) == "core.no-what-if"
    assert refusal(match, Branching(3, 0)) == "core.what-if-persons"  # a bot's seat
    assert refusal(match, Branching(0, 1)) == "core.branch-moment"  # there is no entry yet
    match.enter(Branching(0, 0, at=5))
    assert refusal(match, Branching(1, 0)) == "core.what-if-open"
    assert refusal(match, Assent(0)) == "core.agreed-already"
    match.enter(Assent(1, plays=False))
    assert match.company.what_ifs.agreed == {}
    match.enter(Assent(2))
    (wish,) = match.company.what_ifs.agreed.values()
    assert (wish.number, wish.agreed, wish.playing) == (0, (0, 1, 2), (0, 2))
    again = gunbai.replay(gunbai.load(match.record.dump()), match.dice.secret)  # type: ignore[attr-defined]
    assert again.company.what_ifs.agreed == match.company.what_ifs.agreed


def test_a_what_if_falls_with_one_voice_and_waits_for_nobody_who_left() -> None:
    match = table()
    match.enter(Branching(0, 0))
    match.enter(Assent(1, agrees=False))
    assert match.company.what_ifs.asked is None
    match.enter(Branching(0, 0))
    match.enter(Assent(1))
    bot = next(iter(match.game.bots))
    match.enter(Seated(2, "Chie", bot, "stand-in"))
    assert match.company.what_ifs.agreed == {}  # a bot stands in: its person must agree
    match.enter(Seated(2, "Ume", bot, "host"))
    assert [wish.playing for wish in match.company.what_ifs.agreed.values()] == [(0, 1)]
