"""A record as a course to follow: what was answered to which question, and how the dice fell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from msgspec import Struct

from gunbai.core.entries import Answer, Rolled, standing
from gunbai.core.match import Match
from gunbai.core.record import Record, load
from gunbai.core.script import Ask, Seat, Value, Write
from gunbai.lessons.lesson import FOLDER
from gunbai.play import retrace
from gunbai.registry import find


class Recorded(Struct, frozen=True):
    """An answer that was recorded: to which question, and whether it is free text."""

    key: str
    seat: Seat
    value: Value
    is_text: bool


class Recording(Struct, frozen=True):
    """The record of a guided game; ``answers`` are by the number of their question.

    ``seat`` is that of the one person in it.
    """

    record: Record
    seat: Seat
    answers: Mapping[int, Recorded]
    faces: Sequence[Sequence[int]]

    def goes_on(self, match: Match) -> bool:
        """Whether a match goes as it was recorded so far; texts may be others."""
        fallen = 0
        for _, entry in standing(match.record.entries):
            if type(entry) is Answer:
                recorded = self.answers.get(entry.ask)
                if recorded is None or not (recorded.is_text or recorded.value == entry.value):
                    return False
            elif type(entry) is Rolled:
                if tuple(self.faces[fallen : fallen + 1]) != (entry.faces,):
                    return False
                fallen += 1
        return True

    def answer(self, number: int, ask: Ask) -> Recorded | None:
        """What was answered to a question, if it is the same one."""
        found = self.answers.get(number)
        return found if found and (found.key, found.seat) == (ask.key, ask.seat) else None


@cache
def recording(game: str, name: str) -> Recording:
    """A recording by the name of its file; raise `LookupError` where there is none."""
    file = find(game).folder / FOLDER / f"{name}.gunbai"
    if not file.is_file():
        raise LookupError(f"There is no recording {name!r} of {game}.")
    return read(load(file.read_bytes()))


def read(record: Record) -> Recording:
    """A record as a course to follow."""
    persons = [seat for seat, who in enumerate(record.header.seats) if not who.is_bot]
    if len(persons) != 1:
        raise ValueError(f"A lesson is for one person, not for {len(persons)}.")
    answers, faces = {}, []
    for match in retrace(record):
        number = match.version
        for entry in record.entries[number : number + 1]:
            if type(entry) is Answer:
                ask = match.open[entry.ask]
                is_text = isinstance(ask, Write)
                answers[entry.ask] = Recorded(ask.key, ask.seat, entry.value, is_text)
    for _, entry in standing(record.entries):
        if type(entry) is Rolled:
            faces.append(entry.faces)
    return Recording(record, persons[0], answers, faces)
