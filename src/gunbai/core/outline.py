"""The outline of a log: its events in parts, each strand's own apart.

A part begins with an event that says so (`gunbai.core.script.Chapter`). Where a script splits,
what each strand tells is a part of its own, without a heading.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from gunbai.core.runner import Strand
from gunbai.core.script import Chapter, Seat, Tell


class Part(Struct):
    """A part of a log: events by their number in it, and smaller parts, in the order of telling.

    ``opens`` tells whether its first event is its heading; ``strand`` is where it was told.
    ``seats`` are those it is about (none: everybody), ``is_scene`` and ``is_turning_point`` as its
    chapter says. ``first`` and ``last`` are the numbers of its first and last event.
    """

    level: int
    seats: tuple[Seat, ...] = ()
    is_scene: bool = False
    is_turning_point: bool = False
    strand: int = 0
    opens: bool = False
    items: list[int | Part] = field(default_factory=list)
    first: int = -1
    last: int = -1
    _scenes: list[Part] | None = None
    _turning_points: list[Part] | None = None

    def events(self) -> Iterator[int]:
        """The numbers of all events in it."""
        for item in self.items:
            if isinstance(item, Part):
                yield from item.events()
            else:
                yield item

    def parts(self) -> Iterator[Part]:
        """The part itself and all within it."""
        yield self
        for item in self.items:
            if isinstance(item, Part):
                yield from item.parts()

    def scenes(self) -> list[Part]:
        """All scenes within it, ordered by what was told of them last; looked for once."""
        if self._scenes is None:
            found = (part for part in self.parts() if part.is_scene)
            self._scenes = sorted(found, key=lambda part: part.last)
        return self._scenes

    def turning_points(self) -> list[Part]:
        """All turning points within it, in the order of telling; looked for once."""
        if self._turning_points is None:
            self._turning_points = [part for part in self.parts() if part.is_turning_point]
        return self._turning_points

    def forget(self) -> None:
        """Look for scenes and turning points anew: something has been told."""
        self._scenes = self._turning_points = None

    def is_about(self, seat: Seat | None) -> bool:
        """Whether it concerns a seat; what is about nobody else concerns those who look on."""
        return not self.seats or seat is None or seat in self.seats


class Outline:
    """The whole log as one part, in which every event finds its place as it is told."""

    def __init__(self) -> None:
        self.whole = Part(0)
        self._open: dict[int, list[Part]] = {0: [self.whole]}
        self._around: dict[int, list[Part]] = {0: []}
        self._branches: dict[int, Part] = {}
        self._events = 0

    def add(self, log: Sequence[Tell], strands: Sequence[int], known: Sequence[Strand]) -> None:
        """Add events: ``strands`` is the strand of each, ``known`` are all strands by now."""
        for event, strand in zip(log, strands, strict=True):
            stack = self._open.get(strand) or self._branch(strand, known)
            if event.chapter is not None:
                _begin(stack, event.chapter, strand)
            self._put(stack, strand)
        for strand, part in self._branches.items():
            part.seats = known[strand].seats  # it may have asked more of them meanwhile
        self.whole.forget()

    def _put(self, stack: list[Part], strand: int) -> None:
        number = self._events
        self._events += 1
        stack[-1].items.append(number)
        for part in (*self._around[strand], *stack):
            part.last = number
            if part.first < 0:
                part.first = number

    def _branch(self, strand: int, known: Sequence[Strand]) -> list[Part]:
        """A strand is a part of its own within what is open where it came from."""
        parent = known[strand].parent
        stack = self._open.get(parent) or self._branch(parent, known)
        around = stack[-1]
        part = Part(around.level, known[strand].seats, strand=strand)
        around.items.append(part)
        self._branches[strand] = part
        self._around[strand] = [*self._around[parent], *stack]
        self._open[strand] = [part]
        return self._open[strand]


def _begin(stack: list[Part], chapter: Chapter, strand: int) -> None:
    while len(stack) > 1 and stack[-1].level >= chapter.level:
        stack.pop()
    flags = (chapter.is_scene, chapter.is_turning_point)
    part = Part(chapter.level, chapter.seats, *flags, strand, opens=True)
    stack[-1].items.append(part)
    stack.append(part)


def scenes_of(whole: Part, seat: Seat | None) -> list[Part]:
    """The scenes about a seat (None: all), ordered by what was told of them last."""
    return [part for part in whole.scenes() if part.is_about(seat)]


def turning_points(whole: Part, *, is_over: bool) -> list[Part]:
    """The turning points that lie behind: something else has begun since, or the game is over."""
    last = set() if is_over else {id(part) for part in _last(whole)}
    return [part for part in whole.turning_points() if id(part) not in last]


def _last(part: Part) -> Iterator[Part]:
    """A part and what was told last of it, down to the smallest: these may go on."""
    yield part
    if part.items and isinstance(part.items[-1], Part):
        yield from _last(part.items[-1])
