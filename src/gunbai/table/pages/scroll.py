"""The log as a page shows it: in parts, and the scene told last.

All who were told the same are shown the same: whom a part concerns and what is new to whom are read
by each (see `gunbai.table.drawing.marks`).
"""

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

    ``seats`` are those it is about (none: everybody), ``near`` those in a strand of whom it was
    told (None: everybody). ``last`` is the number of what was told last in it, and ``after`` of
    what was told last of all that stands before it, so that a reader who knows the log so far, and
    no more, finds here what is new. ``outcome`` is the line told last in a scene;
    ``is_turning_point`` is true of a turning point that lies behind. ``key`` says all of this but
    what is within, with lines by their identity: what has an equal key looks the same, around what
    is within.
    """

    number: int
    line: Line | None = None
    seats: Sequence[Seat] = ()
    near: Sequence[Seat] | None = None
    inner: Sequence[Entry] = ()
    is_scene: bool = False
    last: int = 0
    after: int = 0
    outcome: Line | None = None
    key: Hashable = None
    is_turning_point: bool = False

    def lines(self) -> Iterator[Line]:
        """Every line of it, in the order of telling."""
        if self.line is not None:
            yield self.line
        for inner in self.inner:
            yield from inner.lines()


Known: TypeAlias = dict[Hashable, Entry]


def scroll(
    match: Match, seat: Seat | None, log: Sequence[Line], known: Known | None = None
) -> Sequence[Entry]:
    """The lines of a reader's log, in order and in parts; the same for all who were told the same.

    ``known`` is what was shown before of the same log, in the same epoch.
    """
    whole = match.outline(seat)
    behind = {part.first for part in turning_points(whole, is_over=match.over)}
    shown = _Shown({line.number: line for line in log}, behind, {} if known is None else known)
    return list(shown.entries(whole, None))


def just_happened(match: Match, seat: Seat | None, log: Sequence[Line]) -> Sequence[Line]:
    """The scene told last; of those since the reader's last answer the last in which dice fell.

    A scene of which no more is told than that it begins does not count.
    """
    begin, since = log[0].number if log else 0, match.known(seat)
    newest: Sequence[Line] = ()
    for scene in reversed(scenes_of(match.outline(seat), seat)):
        told = [log[number - begin] for number in scene.events() if number >= begin]
        fell = any(line.fell for line in told)
        if newest and scene.last < since:
            break
        if fell:
            return told
        if len(told) > 1:
            newest = newest or told
    return newest


class _Shown:
    """What is needed to show any part: the lines, and which turning points lie behind.

    ``known`` are the entries of parts that were shown before, by all they depend on.
    """

    def __init__(self, lines: Mapping[int, Line], behind: Collection[int], known: Known) -> None:
        self.lines, self.behind = lines, behind
        self._known = known
        self._begin = min(lines, default=0)
        self._after = 0

    def entries(self, part: Part, near: Sequence[Seat] | None) -> Iterator[Entry]:
        for item in part.items:
            if isinstance(item, Part):
                if item.last >= self._begin:
                    yield self._same(item, near)
            elif item in self.lines:
                yield self._line(item)

    def _line(self, number: int) -> Entry:
        line, after = self.lines[number], min(self._after, number)
        self._after = max(self._after, number)
        key = (number, after)
        entry = self._known.get(key)
        if entry is None or entry.line is not line:
            looks = (id(line), after)
            entry = Entry(number, line, last=number, after=after, key=looks)
            self._known[key] = entry
        return entry

    def _same(self, part: Part, near: Sequence[Seat] | None) -> Entry:
        """A part as it was shown before, if nothing in it is different now."""
        first, last = part.first, part.last
        # What is told stays as it is: so the first and the last event say which part it is.
        key = (
            first, last, part.strand, part.level, near, part.seats, min(self._after, last),
            max(self._begin, first), len(self.behind),
        )  # fmt: skip
        entry = self._known.get(key)
        if entry is None:
            entry = self._known[key] = self._part(part, near)
        self._after = max(self._after, last)
        return entry

    def _part(self, part: Part, near: Sequence[Seat] | None) -> Entry:
        if part.seats and not part.opens:
            near = part.seats if near is None else tuple(s for s in near if s in part.seats)
        begun = next(number for number in part.events() if number in self.lines)
        after, last = min(self._after, begun), part.last
        self._after = max(self._after, begun)  # what is new does not begin once more within
        inner = list(self.entries(part, near))
        head = inner.pop(0).line if part.opens and part.first in self.lines else None
        is_scene = part.is_scene and head is not None
        outcome = self.lines[last] if is_scene and inner else None
        turns = part.is_turning_point and part.first in self.behind
        key = (
            begun, id(head), part.seats, near, is_scene and last, after, id(outcome), bool(inner),
            turns,
        )  # fmt: skip
        return Entry(
            begun, head, part.seats, near, inner, is_scene, last, after, outcome, key, turns
        )


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
