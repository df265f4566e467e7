"""Guided games: words and recordings agree, and whoever goes along or astray gets to an end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import gunbai
from gunbai.core.entries import Rolled
from gunbai.core.match import Match
from gunbai.core.script import Refused, Write
from gunbai.lessons import guide
from gunbai.lessons.lesson import lesson, lessons, parse
from gunbai.lessons.recording import recording
from gunbai.play import ask_bot, verify
from gunbai.registry import find
from gunbai.words.catalogue import LANGUAGES, bundle

GAMES = ("snow", "hierarchy", "daimyo")
WRITTEN = {"hierarchy.talisman", "hierarchy.name-tiles"}


def go(match: Match, seat: int, rng: Random, *, astray: bool) -> Counter[str]:
    """Play a guided game to its end as the server does; return what the reader was asked."""
    met: Counter[str] = Counter()
    bots = match.game.bots
    while match.open:
        others = [n for n, ask in match.open.items() if ask.seat != seat]
        number = (others or list(match.open))[0]
        ask = match.open[number]
        value = guide.recorded(match, number)
        if ask.seat == seat and not guide.answers_for(match, ask):
            met[ask.key] += 1
            value = ask.sample(rng) if astray else value
        if value is None:
            value = ask_bot(match, number, rng, bots[guide.KIND])
        match.answer(ask.seat, number, value)
    return met


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_something_of_the_same_points(game: str) -> None:
    english, russian = (lesson(game, "first", language) for language in ("en", "ru"))
    assert list(english.asked) == list(russian.asked)
    assert list(english.told) == list(russian.told)
    for told in (english, russian):
        assert told.title
        assert told.intro
        assert told.end
        assert all(told.asked.values())
        assert all(told.told.values())
    for key in [*(key for key, _ in english.asked), *english.told]:
        assert bundle("en").has(key), key
    assert [found.id for found in lessons(find(game), "ru")] == ["first"]


@pytest.mark.parametrize("game", GAMES)
def test_both_recordings_are_one_course_in_other_words(game: str) -> None:
    courses = [recording(game, f"first.{language}") for language in LANGUAGES]
    assert courses[0].faces == courses[1].faces
    assert list(courses[0].answers) == list(courses[1].answers)
    for one, other in zip(courses[0].answers.values(), courses[1].answers.values(), strict=True):
        assert one.key == other.key
        assert one.is_text or one.value == other.value or one.key in WRITTEN
    for course in courses:
        assert verify(course.record).passed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_who_goes_along_meets_what_was_recorded(game: str, language: str) -> None:
    match = guide.open_lesson(game, "first", language, "Рин")
    course = recording(game, f"first.{language}")
    assert match.record.header.lesson == f"first.{language}"
    assert match.setup.seats[course.seat].name == "Рин"
    first = guide.guide(match, course.seat, language)
    assert first is not None
    assert first.first
    assert any(first.asked.values())
    met = go(match, course.seat, Random(1), astray=False)
    fell = [entry.faces for entry in match.record.entries if type(entry) is Rolled]
    assert fell == list(course.faces)
    assert 12 <= met.total() <= 32  # ten minutes
    last = guide.guide(match, course.seat, language)
    assert last is not None
    assert last.last
    assert guide.guide(match, None, language) is None
    assert guide.guide(match, 1 - course.seat, language) is None
    verdict = verify(match.record)
    assert (verdict.passed, verdict.proved, verdict.over) == (True, True, True)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_who_goes_astray_comes_to_an_end_as_well(game: str, seed: int) -> None:
    match = guide.open_lesson(game, "first", "en", "Rin")
    course = recording(game, "first.en")
    words = lesson(game, "first", "en")
    met = go(match, course.seat, Random(seed), astray=True)
    assert match.over
    assert all(words.plays(key) for key in met)


@pytest.mark.parametrize("game", GAMES)
def test_remarks_are_met_on_the_way(game: str) -> None:
    words, course = lesson(game, "first", "en"), recording(game, "first.en")
    asked = {found.key for found in course.answers.values() if found.seat == course.seat}
    points = {key for key, _ in words.asked}
    assert len(points & asked) >= len(points) // 2
    match = gunbai.replay(course.record)
    told = {event.key for event in match.log(course.seat)}
    assert len(told & set(words.told)) >= len(words.told) // 2


def test_a_text_of_ones_own_is_no_other_way() -> None:
    match = guide.open_lesson("snow", "first", "en", "Rin")
    course = recording("snow", "first.en")
    number, ask = next(iter(match.asks(course.seat).items()))
    assert isinstance(ask, Write)
    match.answer(course.seat, number, "They met in the snow.")
    assert course.goes_on(match)
    ((number, ask),) = match.asks(course.seat).items()
    assert ask.key == "snow.turn"
    match.answer(course.seat, number, "samurai-ko")
    assert not course.goes_on(match)


def test_a_remark_of_a_time_is_said_then_and_the_plain_one_else() -> None:
    told = parse(
        "x", "# T\n\nHello.\n\n## {a.b} 2\n\nSecond.\n\n## {a.b}\n\nAny.\n\n## end\n\nBye.\n"
    )
    assert [told.remark("a.b", time) for time in (1, 2, 3)] == ["Any.", "Second.", "Any."]
    assert (told.title, told.intro, told.end) == ("T", "Hello.", "Bye.")
    assert told.plays("a.b")
    assert not told.plays("a.c")


@pytest.mark.parametrize(
    "text", ["Hello", "# T\n\n## snow.kamae\n\nx", "# T\n\n## told {a.b} 2\n\nx"]
)
def test_a_head_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"begins with|head is"):
        parse("x", text)


def test_nobody_in_a_lesson_is_called_like_its_bots() -> None:
    with pytest.raises(Refused):
        guide.open_lesson("hierarchy", "first", "en", "Hana")


def test_remarks_have_no_break_spaces_where_they_belong() -> None:
    assert "времени года\u00a0— Честь" in lesson("snow", "first", "ru").remark("snow.turn", 1)
