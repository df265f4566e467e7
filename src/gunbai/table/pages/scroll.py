"""The log as a page shows it: in parts, what is new to the reader, and the scene told last."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from gunbai.core.match import Match
from gunbai.core.outline import Part, scenes_of, turning_points
from gunbai.core.script import Seat
from gunbai.table.drawing.dice import dice_of
from gunbai.table.drawing.log_cache import Line, Spoken


class Entry(Struct, frozen=True):
    """A line or a part of the scroll: a part has a head (its first line, if it opens it).

    ``is_mine`` tells whether it is about the reader, ``is_near`` whether it was told in a strand of
    the reader's, ``is_new`` whether anything in it was told since the reader's last answer.
    ``outcome`` is the line told last in a scene; ``opens_new`` is true of the first that is new, of
    which a seat is told, and ``is_turning_point`` of a turning point that lies behind. ``key`` says
    all of this but what is within, with lines by their identity: what has an equal key looks the
    same to the same reader, around what is within.
    """

    number: int
    line: Line | None = None
    seats: Sequence[Seat] = ()
    inner: Sequence[Entry] = ()
    is_scene: bool = False
    is_mine: bool = True
    is_near: bool = True
    is_new: bool = False
    outcome: Line | None = None
    key: Hashable = None
    opens_new: bool = False
    is_turning_point: bool = False

    def lines(self) -> Iterator[Line]:
        """Every line of it, in the order of telling."""
        if self.line is not None:
            yield self.line
        for inner in self.inner:
            yield from inner.lines()


class Scroll(Struct, frozen=True):
    """What a reader is shown of the log; ``scene`` is what just happened (None: nothing yet).

    ``since`` is the number of the first event since the reader's last answer.
    """

    entries: Sequence[Entry]
    since: int
    scene: Sequence[Line] = ()


Known: TypeAlias = dict[Hashable, Entry]


def scroll(
    match: Match, seat: Seat | None, log: Sequence[Line], known: Known | None = None
) -> Scroll:
    """The lines of a reader's log, in order and in parts.

    ``known`` is what was shown of it before to the same reader, in the same epoch.
    """
    lines = {line.number: line for line in log}
    whole, since = match.outline(seat), match.known(seat)
    behind = {part.first for part in turning_points(whole, is_over=match.over)}
    shown = _Shown(lines, since, seat, behind, {} if known is None else known)
    entries = list(shown.entries(whole, is_near=True))
    return Scroll(entries, since, _just_happened(scenes_of(whole, seat), lines, since))


def _just_happened(scenes: Sequence[Part], lines: Mapping[int, Line], since: int) -> Sequence[Line]:
    """The scene told last; of those since the reader's last answer the last in which dice fell.

    A scene of which no more is told than that it begins does not count.
    """
    newest: Sequence[Line] = ()
    for scene in reversed(scenes):
        told = [lines[number] for number in scene.events() if number in lines]
        fell = any(line.fell for line in told)
        if newest and scene.last < since:
            break
        if fell:
            return told
        if len(told) > 1:
            newest = newest or told
    return newest


class _Shown:
    """What is needed to show any part: the lines, what is new, who reads, turning points.

    ``known`` are the entries of parts that this reader was shown before, by all they depend on.
    """

    def __init__(
        self,
        lines: Mapping[int, Line],
        since: int,
        seat: Seat | None,
        behind: Collection[int],
        known: Known,
    ) -> None:
        self.lines, self.since, self.seat, self.behind = lines, since, seat, behind
        self._known = known
        self._begin = min(lines, default=0)
        self._is_divided = seat is None or not since

    def entries(self, part: Part, *, is_near: bool) -> Iterator[Entry]:
        for item in part.items:
            if isinstance(item, Part):
                if item.last >= self._begin:
                    yield self._same(item, is_near=is_near)
            elif item in self.lines:
                yield self._line(item)

    def _line(self, number: int) -> Entry:
        line, is_new, opens = self.lines[number], number >= self.since, self._opens_new(number)
        key = (number, is_new, opens)
        entry = self._known.get(key)
        if entry is None or entry.line is not line:
            looks = (id(line), is_new)
            entry = Entry(number, line, is_new=is_new, key=looks, opens_new=opens)
            self._known[key] = entry
        return entry

    def _same(self, part: Part, *, is_near: bool) -> Entry:
        """A part as it was shown before, if nothing in it is different now."""
        first, last = part.first, part.last
        # What is told stays as it is: so the first and the last event say which part it is.
        key = (
            first, last, part.strand, part.level, is_near, self._is_divided,
            min(max(self.since, first), last + 1), max(self._begin, first), len(self.behind),
        )  # fmt: skip
        entry = self._known.get(key)
        if entry is None:
            entry = self._known[key] = self._part(part, is_near=is_near)
        self._is_divided |= last >= self.since
        return entry

    def _part(self, part: Part, *, is_near: bool) -> Entry:
        is_near &= part.opens or part.is_about(self.seat)
        begun = next(number for number in part.events() if number in self.lines)
        opens = self._opens_new(begun)
        inner = list(self.entries(part, is_near=is_near))
        head = inner.pop(0).line if part.opens and part.first in self.lines else None
        is_scene = part.is_scene and head is not None
        last = part.last
        is_mine, is_new = part.is_about(self.seat), last >= self.since
        outcome = self.lines[last] if is_scene and inner else None
        flags = (is_scene, is_mine, is_near, is_new)
        turns = part.is_turning_point and part.first in self.behind
        key = (begun, id(head), part.seats, flags, id(outcome), bool(inner), turns)
        return Entry(begun, head, part.seats, inner, *flags, outcome, key, opens, turns)

    def _opens_new(self, number: int) -> bool:
        """Whether this is where what is new begins; said once."""
        if self._is_divided or number < self.since:
            return False
        self._is_divided = True
        return True


MOMENTS = 4
"""How many moments of a game are worth a link at its end."""


def best_moments(match: Match, seat: Seat | None, spoken: Spoken, language: str) -> list[Line]:
    """The scenes with the most dice, in the order in which they were played."""
    log = match.log(seat)
    scenes = scenes_of(match.outline(seat), None)

    def weight(scene: Part) -> int:
        return sum(len(row.faces) for n in scene.events() for row in dice_of(log[n].values))

    best = sorted(sorted(scenes, key=weight)[-MOMENTS:], key=lambda scene: scene.first)
    return [spoken.lines(language, log, scene.first)[0] for scene in best if weight(scene)]
