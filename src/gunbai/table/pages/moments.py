"""Moments of a game that is played, as its log tells of them: where a what if may begin."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from gunbai.core.entries import Undo
from gunbai.core.match import Match
from gunbai.core.script import Seat
from gunbai.table.drawing.log_cache import Line, Spoken


class Moment(Struct, frozen=True):
    """What was told at once, and after how many entries of the record that was."""

    after: int
    lines: Sequence[Line]


class Part(Struct, frozen=True):
    """The moments of one of the widest parts of a game, which ``heading`` names (the first: "")."""

    heading: str
    moments: list[Moment]


def moments(match: Match, seat: Seat | None, spoken: Spoken, language: str) -> Iterator[Moment]:
    """All moments of a reader's log, in order."""
    lines = spoken.lines(language, match.log(seat))
    told = zip(match.told_after(seat), lines, strict=True)
    for after, group in groupby(told, key=lambda pair: pair[0]):
        yield Moment(after, [line for _, line in group])


def in_parts(found: Iterator[Moment]) -> list[Part]:
    """Moments under the headings of the widest parts."""
    parts = [Part("", [])]
    for moment in found:
        headings = [line.text for line in moment.lines if line.level == 1]
        if headings:
            parts.append(Part(headings[-1], []))
        parts[-1].moments.append(moment)
    return [part for part in parts if part.moments]


def told_last(
    match: Match, seat: Seat | None, after: int, spoken: Spoken, language: str
) -> Line | None:
    """What a reader was told last by a moment; None: nothing yet, or some of it was taken back."""
    later = match.record.entries[after:]
    if any(type(entry) is Undo and entry.to < after for entry in later):
        return None
    known = bisect_right(match.told_after(seat), after)
    return spoken.lines(language, match.log(seat))[known - 1] if known else None
