"""Parts of a log: where a script says that something begins, and strands that run at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

import gunbai
from gunbai.core.game import Game, Outcome, Setup
from gunbai.core.match import Match
from gunbai.core.outline import Outline, Part, scenes_of, turning_points
from gunbai.core.script import Chapter, Number, Parallel, Script, Tell, scene_of, tell
from gunbai.words.account import account, news
from gunbai.words.catalogue import bundle


def bout(pair: tuple[int, int]) -> Script[None]:
    """A scene of two: an opening, an answer of each, a result; nothing waits for another pair."""
    yield tell("bout.meet", who=pair[0])
    yield tell("bout.begins", chapter=scene_of(*pair), who=pair[0])
    for seat in pair:
        yield Number(seat, "bout.number", 0, 9)
        yield tell("bout.gave", who=seat)
    yield tell("bout.won", who=pair[0])


def play(_state: Any) -> Script[Outcome]:
    yield tell("bouts.year", chapter=Chapter(1))
    yield tell("bouts.round", chapter=Chapter(2))
    yield Parallel([bout((0, 1)), bout((2, 3))])
    yield tell("bouts.round", chapter=Chapter(2))
    yield tell("bouts.secret", to=(1,), chapter=scene_of(1))
    yield Number(0, "bout.number", 0, 9)
    return Outcome(())


def begin(_setup: Setup) -> object:
    return object()


BOUTS: Any = Game(
    id="bouts", version=1, players=range(4, 5), begin=begin, script=play,
    view=lambda _state, _seat: None, package="tests", options=(), roles=lambda count: ["r"] * count,
)  # fmt: skip


def started() -> Match:
    return gunbai.new(BOUTS, ["Aki", "Ben", "Chie", "Dai"], dice=1)


def drawn(part: Part, log: Sequence[Tell]) -> list[Any]:
    """A part as lists of keys within lists."""
    return [
        drawn(item, log) if isinstance(item, Part) else log[item].key.split(".")[1]
        for item in part.items
    ]


def last(match: Match, seat: int | None) -> tuple[int, ...]:
    """Whom the scene is about that a seat was told of last."""
    return scenes_of(match.outline(seat), seat)[-1].seats


def answer(match: Match, *seats: int) -> None:
    for seat in seats:
        ((number, _ask),) = match.asks(seat).items()
        match.answer(seat, number, 1)


def test_parts_nest_by_level_and_strands_stand_apart() -> None:
    match = started()
    answer(match, 0, 2, 3, 1)
    log = match.log(None)
    assert [event.key.split(".")[1] for event in log] == [
        "year", "round", "meet", "begins", "meet", "begins",
        "gave", "gave", "gave", "won", "gave", "won", "round",
    ]  # fmt: skip
    scene = ["begins", "gave", "gave", "won"]
    assert drawn(match.outline(None), log) == [
        ["year", ["round", ["meet", scene], ["meet", scene]], ["round"]]
    ]


def test_a_strand_is_about_those_it_asks() -> None:
    match = started()
    answer(match, 0, 2)
    whole = match.outline(None)
    (year,) = (item for item in whole.items if isinstance(item, Part))
    (first_round,) = (item for item in year.items if isinstance(item, Part))
    strands = [item for item in first_round.items if isinstance(item, Part)]
    assert [(part.seats, part.strand, part.opens) for part in strands] == [
        ((0, 1), 1, False),
        ((2, 3), 2, False),
    ]


def test_the_last_scene_is_ones_own_and_spectators_see_anybodys() -> None:
    match = started()
    answer(match, 0, 2)
    assert [last(match, seat) for seat in range(4)] == [(0, 1), (0, 1), (2, 3), (2, 3)]
    answer(match, 1)
    assert last(match, None) == (0, 1)
    answer(match, 3)
    assert last(match, None) == (2, 3)


def test_a_scene_told_to_one_alone_is_nobody_elses() -> None:
    match = started()
    answer(match, 0, 1, 2, 3)
    assert [last(match, seat) for seat in range(4)] == [(0, 1), (1,), (2, 3), (2, 3)]


def test_an_account_tells_one_strand_after_the_other_under_its_names() -> None:
    match = started()
    answer(match, 0, 2, 3, 1)
    told = [(said.text, said.level) for said in account(bundle("en"), match, None)]
    assert told[:4] == [
        ("bouts.year", 1),
        ("bouts.round", 2),
        ("Aki, Ben", 3),
        ("bout.meet who=0", 0),
    ]
    assert [text for text, level in told if level == 3] == ["Aki, Ben", "Chie, Dai"]


def lines(match: Match, seat: int, since: int) -> Iterator[str]:
    return (said.text for said in news(bundle("en"), match, seat, since))


def test_news_tell_other_pairs_scenes_in_a_line() -> None:
    match = started()
    known = len(match.log(0))
    answer(match, 2, 3)
    assert list(lines(match, 0, known)) == ["Chie, Dai", "bout.begins who=2 — bout.won who=2"]
    assert list(lines(match, 2, known)) == ["bout.gave who=2", "bout.gave who=3", "bout.won who=2"]


def test_news_of_several_pairs_stand_under_their_names_and_ones_own_alone_need_none() -> None:
    match = started()
    known = len(match.log(0))
    answer(match, 0)
    assert list(lines(match, 0, known)) == ["bout.gave who=0"]
    answer(match, 2, 3)
    assert list(lines(match, 0, known)) == [
        "Aki, Ben",
        "bout.gave who=0",
        "Chie, Dai",
        "bout.begins who=2 — bout.won who=2",
    ]


def test_an_outline_is_the_same_after_a_replay() -> None:
    match = started()
    answer(match, 0, 2, 3)
    again = gunbai.replay(match.record, game=BOUTS)
    assert again.outline(None) == match.outline(None)


def test_a_turning_point_lies_behind_once_something_else_begins() -> None:
    turn = Chapter(2, is_turning_point=True)
    log = [tell("bouts.night", chapter=turn), tell("bouts.fell", chapter=scene_of(0))]

    def behind(*more: Tell, is_over: bool = False) -> list[int]:
        told = [*log, *more]
        outline = Outline()
        outline.add(told, [0] * len(told), started()._runner.strands())
        return [part.first for part in turning_points(outline.whole, is_over=is_over)]

    assert behind() == []
    assert behind(is_over=True) == [0]
    assert behind(tell("bouts.rallied")) == []
    assert behind(tell("bouts.day", chapter=Chapter(2))) == [0]
    assert behind(tell("bouts.night", chapter=turn)) == [0]


@pytest.mark.parametrize("game", ["snow", "hierarchy"])
def test_a_log_and_its_outline_grow_into_what_they_would_be_made_anew(game: str) -> None:
    chance = Random(6)
    match = gunbai.new(game, ["bot"] * 8 if game == "hierarchy" else ["bot"] * 4, dice=6)
    seats: list[int | None] = [None, *range(len(match.setup.seats))]
    for number in range(160):
        if match.over:
            break
        ask, question = chance.choice(list(match.open.items()))
        match.answer(question.seat, ask, question.sample(chance))
        if number % 9 == 0 and match.undoable(question.seat) == "free":
            match.undo(question.seat)
        if number % 4:  # not everybody looks every time
            continue
        anew = match.copy()
        for seat in chance.sample(seats, 3):
            assert match.log(seat) == anew.log(seat)
            grown, made = match.outline(seat), anew.outline(seat)
            assert grown.scenes() == made.scenes()
            assert grown.turning_points() == made.turning_points()
            assert grown == made
            assert match.known(seat) == anew.known(seat)
