"""Runs a script: what is asked, what was told, and what it came to.

A script may split into several and wait for several answers at once; each running part is a
*strand*. The runner knows no record and no seat's rights: that is the match's.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from operator import itemgetter
from types import GeneratorType
from typing import Any, Final, TypeAlias

from msgspec import Struct

from gunbai.core.script import Ask, Parallel, Roll, Script, ScriptFault, Seat, Tell, Together, Value

Faces = tuple[int, ...]
Given: TypeAlias = tuple[str, Seat, int, int]
"""An answer: its question's key and seat, how many questions and how many events were before it."""
KEY_OF, ASKED_BEFORE, TOLD_BEFORE = itemgetter(0), itemgetter(2), itemgetter(3)


class Strand(Struct, frozen=True):
    """A running part of a script: the strand it came from, and the seats it has asked.

    The script itself came from none (-1), and is everybody's: its seats are not kept.
    """

    parent: int
    seats: tuple[Seat, ...]


# Names of this module's own: where it is compiled, others' are looked up at every step.
_TELL: Final = Tell
_ROLL: Final = Roll
_TOGETHER: Final = Together
_PARALLEL: Final = Parallel


class _Strand:
    """One running script: whom its result goes to, what it still waits for, whom it asked."""

    __slots__ = ("given", "missing", "number", "parent", "place", "results", "script", "seats")

    def __init__(
        self, script: Script[Any], parent: _Strand | None, place: int, number: int
    ) -> None:
        self.script: Script[Any] | None = script
        self.parent = parent
        self.place = place
        self.number = number
        self.seats: set[Seat] = set()
        self.results: list[Any] = []
        self.missing = 0
        self.given: list[int] = []


class Runner:
    """Runs one script to the end, answer by answer.

    ``roll`` lets dice fall and returns their faces, or None where the seat must be asked for them.
    ``reveal`` is called whenever something hidden became known: a roll aside, when answers given
    together are in, or when an event says so. What they lead to must not lead back here: a game
    that nobody needs any more would stay in memory until somebody looks for circles.

    ``seats`` is how many there are. A script that breaks the contract is stopped by `ScriptFault`.

    ``open`` maps the number of every open question to it, ``told`` lists the events, ``given`` the
    answers. ``over`` tells whether the script has ended, with ``result``.
    """

    def __init__(
        self,
        script: Script[Any],
        roll: Callable[[Roll], Faces | None],
        reveal: Callable[[], None],
        seats: int,
    ) -> None:
        if type(script) is not GeneratorType and not isinstance(script, Generator):
            raise ScriptFault(f"A script is a generator (it yields its steps); this is {script!r}.")
        self._seats = seats
        self.open: dict[int, Ask] = {}
        self.told: list[Tell] = []
        self.given: list[Given] = []
        self.over = False
        self.result: Any = None
        self._roll = roll
        self._reveal = reveal
        # The strands that wait, by question; where none is named it is the script itself.
        self._waiting: dict[int, _Strand] = {}
        self._places: dict[int, int] = {}
        self._asked = 0
        self._told_to: dict[Seat, int] = {}
        self._noted = 0
        self._root = self._telling = _Strand(script, None, 0, 0)
        self._strands = [self._root]
        self._turns: list[tuple[int, int]] = []

    def start(self) -> None:
        """Run until the first questions."""
        self._resume(self._root, None)

    def strands(self) -> tuple[Strand, ...]:
        """The strands there were so far, by number: the first is the script itself."""
        return tuple(
            Strand(-1 if s.parent is None else s.parent.number, tuple(sorted(s.seats)))
            for s in self._strands
        )

    def told_by(self) -> list[int]:
        """The number of the strand of every event told."""
        numbers: list[int] = []
        number = 0
        for first, then in [*self._turns, (len(self.told), 0)]:
            numbers += [number] * (first - len(numbers))
            number = then
        return numbers

    def hidden(self) -> set[int]:
        """The numbers of questions whose answers nobody may see yet: of those given together."""
        waiting = {self._root, *self._waiting.values()}
        return {ask for strand in waiting for ask in strand.given}

    def told_to(self, seat: Seat) -> int:
        """How many events there were when a seat gave its last answer."""
        for _, of, _, told in self.given[self._noted :]:
            self._told_to[of] = told
        self._noted = len(self.given)
        return self._told_to.get(seat, 0)

    def give(self, ask: int, value: Value) -> None:
        """Give the answer of open question number ``ask`` (checked already) and run on."""
        question = self.open.pop(ask)
        self.given.append((question.key, question.seat, self._asked, len(self.told)))
        strand = self._waiting.pop(ask, self._root)
        if not strand.missing:
            self._resume(strand, value)
            return
        strand.results[self._places.pop(ask)] = value
        strand.missing -= 1
        strand.given.append(ask)
        if not strand.missing:
            strand.given = []
            self._reveal()
            self._resume(strand, strand.results)

    def _resume(self, strand: _Strand, value: Any) -> None:
        """Run a script until it waits or ends; then, where it ends, what waited for it."""
        script = strand.script
        assert script is not None
        send = script.send
        tell = self.told.append
        if strand is not self._telling:
            self._telling = strand
            self._turns.append((len(self.told), strand.number))
        try:
            while True:
                step = send(value)
                kind = type(step)
                if kind is _TELL:
                    tell(step)  # type: ignore[arg-type]
                    if step.to is not None or step.reveals:  # type: ignore[union-attr]
                        self._tell_hidden(step)  # type: ignore[arg-type]
                    value = None
                elif kind is _ROLL:
                    value = self._roll(step)  # type: ignore[arg-type]
                    if value is None:
                        break
                elif kind is _TOGETHER or kind is _PARALLEL:
                    if self._branch(strand, step):  # type: ignore[arg-type]
                        return
                    value = []
                else:
                    break
        except StopIteration as stop:
            self._finish(strand, stop.value)
            return
        self._ask(step, strand)

    def _ask(self, ask: object, strand: _Strand) -> None:
        if not isinstance(ask, Ask):
            raise ScriptFault(f"{ask!r} is no step of a script.")
        seat = ask.seat
        if not 0 <= seat < self._seats:
            raise ScriptFault(f"{ask.key} asks seat {seat}; there are {self._seats}, from 0.")
        number = self._asked
        self._asked = number + 1
        self.open[number] = ask
        if strand.parent is not None:
            self._waiting[number] = strand
            strand.seats.add(seat)

    def _tell_hidden(self, event: Tell) -> None:
        """A private event reveals something, unless it says that it does not."""
        if event.reveals is not False:
            self._reveal()

    def _branch(self, strand: _Strand, step: Together | Parallel) -> bool:
        """Wait for several answers, or for several scripts; False where there are none."""
        parts: Sequence[Any] = step.asks if isinstance(step, Together) else step.scripts
        strand.results = [None] * len(parts)
        strand.missing = len(parts)
        for place, part in enumerate(parts):
            if isinstance(part, Ask):
                self._places[self._asked] = place
                self._ask(part, strand)
            else:
                branch = _Strand(part, strand, place, len(self._strands))
                self._strands.append(branch)
                self._resume(branch, None)
        return bool(parts)

    def _finish(self, strand: _Strand, result: Any) -> None:
        """Hand on what a script came to; nothing that led to it is needed any more."""
        strand.script = None
        parent = strand.parent
        if parent is None:
            self.over, self.result = True, result
            return
        parent.results[strand.place] = result
        parent.missing -= 1
        if not parent.missing:
            self._resume(parent, parent.results)
