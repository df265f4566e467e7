"""Goes along with a reader: opens the table of a lesson, answers what the reader is not asked.

As long as a game goes as it was recorded, the others answer as they did then; when the reader goes
another way, kind bots play on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from gunbai.core.match import Match
from gunbai.core.record import Record
from gunbai.core.script import Ask, Seat, Tell, Value
from gunbai.core.seating import Wish, seated
from gunbai.core.view import View
from gunbai.lessons.lesson import FOLDER, Lesson, lesson, of_language
from gunbai.lessons.recording import Recording, recording
from gunbai.play import retrace
from gunbai.registry import find

KIND = "beginner"
"""The bot that answers for the reader where nothing is recorded."""


class Guide(Struct, frozen=True):
    """What the reader of a guided game is told now.

    ``first`` is said before any answer, ``told`` of what has happened since the last, ``asked`` by
    the number of an open question, ``last`` when the game is over.
    """

    title: str
    first: str
    told: Sequence[str]
    asked: Mapping[int, str]
    last: str


def open_lesson(game: str, id_: str, language: str, name: str) -> Match:
    """A table where only the reader, under ``name``, is awaited, for the first time.

    Raises:
        Refused: where the name cannot be.
        LookupError: where there is no such lesson.

    """
    file = of_language(find(game).folder / FOLDER, id_, language, "gunbai")
    course = recording(game, file.stem)
    header = course.record.header
    sittings = [
        Wish(name) if seat == course.seat else Wish(who.name, who.player)
        for seat, who in enumerate(header.seats)
    ]
    header = replace(header, seats=tuple(seated(find(game), sittings)), lesson=file.stem)
    words = lesson(game, id_, language)
    for match in retrace(Record(header, course.record.entries)):
        waits = match.open.values()
        if waits and all(ask.seat == course.seat and words.plays(ask.key) for ask in waits):
            return match
    raise LookupError(f"Nothing in the recording {file.stem!r} is asked of its reader.")


def _words(match: Match, language: str) -> Lesson:
    return lesson(match.game.id, match.record.header.lesson.partition(".")[0], language)


def _course(match: Match) -> Recording:
    return recording(match.game.id, match.record.header.lesson)


def is_reader(match: Match, seat: Seat | None) -> bool:
    """Whether a seat is that of the reader of a guided game."""
    return bool(match.record.header.lesson) and seat == _course(match).seat


def answers_for(match: Match, ask: Ask) -> bool:
    """Whether a question is answered for the reader of a guided game."""
    return is_reader(match, ask.seat) and not _words(match, "en").plays(ask.key)


def only_played(match: Match, view: View) -> View:
    """A view without the questions that are about to be answered for its reader."""
    if not is_reader(match, view.seat):
        return view
    words = _words(match, "en")
    return replace(view, asks=tuple(ask for ask in view.asks if words.plays(ask.key)))


def recorded(match: Match, number: int) -> Value | None:
    """What was recorded as the answer to an open question, as long as the game goes so."""
    if not match.record.header.lesson:
        return None
    course = _course(match)
    found = course.answer(number, match.open[number])
    return found.value if found is not None and course.goes_on(match) else None


def guide(match: Match, seat: Seat | None, language: str) -> Guide | None:
    """What is told to a seat now; None to anybody but the reader of a guided game."""
    if seat is None or not is_reader(match, seat):
        return None
    words = _words(match, language)
    times = match.answered(seat)
    asked = {
        number: words.remark(ask.key, times.count(ask.key) + 1)
        for number, ask in match.asks(seat).items()
    }
    begun = any(words.plays(key) for key in times)
    told = list(_told(match.log(seat), match.known(seat) if begun else 0, words))
    first, last = "" if begun else words.intro, words.end if match.over else ""
    return Guide(words.title, first, told, asked, last)


def _told(log: Sequence[Tell], known: int, words: Lesson) -> Sequence[str]:
    """The remarks on events that were told for the first time since ``known`` of them."""
    before = {event.key for event in log[:known]}
    fresh = dict.fromkeys(event.key for event in log[known:])
    return [words.told[key] for key in fresh if key in words.told and key not in before]
