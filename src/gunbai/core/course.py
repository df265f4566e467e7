"""The script of a game in play: started, run, and played again from the entries of a record.

`gunbai.core.match.Match` is this with its doors.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any

from gunbai.core.dice import Dice, Drawn, Sealed, Typed
from gunbai.core.entries import Answer, AnyEntry, Rolled, Salt, Secret, Undo, standing
from gunbai.core.game import Game, Outcome, Setup
from gunbai.core.record import Header, Record
from gunbai.core.runner import ASKED_BEFORE, KEY_OF, Runner
from gunbai.core.script import Ask, Roll, ScriptFault, Seat, refused


class _Tray:
    """Where the dice of a game fall, and how many of its answers nobody takes back alone.

    ``fence`` is the number of that entry before which something hidden became known. ``given`` are
    rolls that are known, in their order: they fall so again, but those that were typed in. ``past``
    is how many entries lie behind while a record is played again (else -1), so that fences fall
    where they fell.

    It leads back to no match: so a match that nobody needs any more is freed at once, and not when
    somebody looks for circles.
    """

    __slots__ = ("dice", "entries", "fence", "given", "past", "rolls", "types")

    def __init__(self, dice: Dice, entries: list[AnyEntry]) -> None:
        self.roll_with(dice)
        self.entries = entries
        self.past = -1
        self.clear(())

    def roll_with(self, dice: Dice) -> None:
        """Take dice; rolls of typed ones are asked for."""
        self.dice = dice
        self.types = isinstance(dice, Typed)

    def clear(self, given: Sequence[Rolled]) -> None:
        """Begin a game, of which these rolls are known."""
        self.given = given
        self.rolls = 0
        self.fence = 0

    def reveal(self) -> None:
        """Fence off the answers so far: something hidden became known."""
        self.fence = self.past if self.past >= 0 else len(self.entries)

    def fall(self, roll: Roll) -> tuple[int, ...] | None:
        """Let dice fall; None where they are typed in, and must be asked for."""
        index = self.rolls
        given = self.given
        if index < len(given) and given[index].ask < 0:
            known = given[index]
            faces = known.faces
            if known.seat != roll.seat or known.sides != roll.sides or len(faces) != roll.count:
                raise refused("core.record-roll", entry=-1)
        elif self.types and not self._is_kept(index, roll):
            return None
        else:
            faces = self.dice.roll(index, roll.count, roll.sides)
            if self.past < 0:
                self.entries.append(Rolled(roll.seat, roll.sides, faces))
        self.rolls = index + 1
        self.reveal()
        return faces

    def take(self) -> None:
        """Go on to the next roll: this one was typed in."""
        self.rolls += 1
        self.reveal()

    def _is_kept(self, index: int, roll: Roll) -> bool:
        """Whether all faces of a roll are known from before a step back: they enter themselves."""
        assert isinstance(self.dice, Typed)
        of = roll.seat, roll.sides
        return self.past < 0 and self.dice.is_kept(index, of, roll.count)


class Course:
    """A script that runs, and the record that is kept of it.

    ``open`` maps the number of every open question to it; treat it as read-only. ``epoch`` counts
    the undos: the numbers of questions are those of their epoch. ``outcome`` is set when the game
    is over.
    """

    def __init__(self, game: Game, setup: Setup, dice: Dice, header: Header) -> None:
        self.game = game
        self.setup = setup
        self.record = Record(header, [])
        self.epoch = 0
        self.outcome: Outcome | None = None
        self._tray = _Tray(dice, self.record.entries)
        # What orders were read as, by the number of their entry: to read one may take long.
        self._orders: dict[int, Any] = {}
        self._stands: tuple[int, list[int]] = (-1, [])
        self._runner: Runner

    @property
    def dice(self) -> Dice:
        """What it rolls with."""
        return self._tray.dice

    def answered(self, seat: Seat) -> Sequence[str]:
        """The keys of the questions that a seat's answers, as far as they stand, were given to."""
        entries = self.record.entries
        keys = map(KEY_OF, self._runner.given)
        given = zip(keys, self._given_so_far(), strict=True)
        return [key for key, n in given if _is_answer_of(seat, entries[n])]

    # -- running ------------------------------------------------------------------------------
    def _start(self, given: Sequence[Rolled]) -> None:
        """Start the script anew; rolls that are ``given``, in their order, fall so."""
        self.outcome = None
        self.state = self.game.begin(self.setup)
        self._tray.clear(given)
        # The question that each seat answered last, and the last roll that it typed in.
        self._last: dict[Seat, Ask] = {}
        self._typed: dict[Seat, Roll] = {}
        script, tray = self.game.script(self.state), self._tray
        self._runner = Runner(script, tray.fall, tray.reveal, len(self.setup.seats))
        self.open: dict[int, Ask] = self._runner.open
        self._runner.start()

    def _end(self) -> None:
        """Take over what the script came to, and publish the secret of the dice."""
        result = self._runner.result
        if not isinstance(result, Outcome):
            raise ScriptFault(f"The script of {self.game.id} returned {result!r}, no Outcome.")
        self.outcome = result
        tray = self._tray
        if isinstance(tray.dice, Sealed) and tray.past < 0:
            tray.entries.append(Secret(tray.dice.secret.hex()))

    def opened_by(self, number: int) -> int:
        """The number of the entry that an open question came from; -1: it was there at the start.

        Where its answer was taken back, that is the undo.
        """
        opened, entries = self._opener(number, self._given_so_far()), self.record.entries
        for later in range(len(entries) - 1, opened, -1):
            undo = entries[later]
            if type(undo) is Undo and _takes_back(entries[undo.to : later], number):
                return later
        return opened

    def spans(self) -> Iterator[tuple[Seat, int, int]]:
        """For each answer that stands: whose it is, the entry its question came from, its own."""
        given = self._given_so_far()
        for number in given:
            entry = self.record.entries[number]
            assert isinstance(entry, Answer | Rolled)
            yield entry.seat, self._opener(entry.ask, given), number

    def _given_so_far(self) -> list[int]:
        """The entries of all answers that stand, also of dice that were typed in.

        It is asked for every open question, and the whole record is looked through for it: so it is
        remembered until something is added.
        """
        version = len(self.record.entries)
        if self._stands[0] != version:
            kept = standing(self.record.entries)
            given = [n for n, e in kept if isinstance(e, Answer | Rolled) and e.ask >= 0]
            self._stands = version, given
        return self._stands[1]

    def _opener(self, ask: int, given: Sequence[int]) -> int:
        place = bisect_right(self._runner.given, ask, key=ASKED_BEFORE) - 1
        return -1 if place < 0 else given[place]

    def _season(self) -> None:
        if isinstance(self.dice, Sealed):
            salts = [entry.text for entry in self.record.entries if type(entry) is Salt]
            self._tray.roll_with(self.dice.salted(salts))

    # -- replay -------------------------------------------------------------------------------

    def _restore(self, entries: Sequence[AnyEntry]) -> None:
        """Take over the entries of a record and stand where it stands, or raise `Refused`."""
        self.record.entries[:] = entries
        self._season()
        recall(self.dice, entries)
        self._rebuild()

    def _rebuild(self) -> None:
        """Play what stands of the record again, from the start."""
        entries = self.record.entries
        self.epoch = list(map(type, entries)).count(Undo)
        # Without undos everything stands: a long record need not be looked through for that.
        numbers: Sequence[int] = range(len(entries))
        if self.epoch:
            numbers = [number for number, _ in standing(entries)]
            entries = [entries[number] for number in numbers]
        self._tray.past = 0
        try:
            self._start_with(numbers, entries)
        finally:
            self._tray.past = -1

    def _start_with(self, numbers: Sequence[int], kept: list[AnyEntry]) -> None:
        rolls = [entry for entry in kept if type(entry) is Rolled]
        self._start(rolls)
        self._go_on_with(numbers, kept)
        if not self.open:
            self._end()
        if any(roll.ask < 0 for roll in rolls[self._tray.rolls :]):
            last = standing(self.record.entries)[-1][0]
            raise refused("core.record-roll", entry=last)

    def _go_on_with(self, numbers: Sequence[int], kept: list[AnyEntry]) -> None:
        """Give the answers among these entries again, in one loop: a record may have thousands."""
        tray, known, last = self._tray, self._orders, self._last
        runner, open_ = self._runner, self._runner.open
        for number, entry in zip(numbers, kept, strict=True):
            if type(entry) is Answer:
                value = entry.value
            elif type(entry) is Rolled and entry.ask >= 0:
                value = entry.faces
            else:
                continue
            ask, seat = entry.ask, entry.seat
            question = open_.get(ask)
            if question is None or question.seat != seat:
                raise refused("core.record-answer", entry=number)
            tray.past = number + 1
            read = known[number] if known and number in known else question.read(value)
            if type(question) is Roll:
                self._typed[seat] = question
                tray.take()
            else:
                last[seat] = question
            runner.give(ask, read)

    def _forget(self, version: int) -> None:
        """Stand again where so many entries leave the game: what came after them failed."""
        del self.record.entries[version:]
        self._orders.pop(version, None)
        self._stands = (-1, [])
        self._rebuild()


def _is_answer_of(seat: Seat, entry: AnyEntry) -> bool:
    return type(entry) is Answer and entry.seat == seat


def _takes_back(entries: Sequence[AnyEntry], number: int) -> bool:
    """Whether a question's answer is among entries."""
    return any(isinstance(e, Answer | Rolled) and e.ask == number for e in entries)


def recall(dice: Dice, entries: Sequence[AnyEntry]) -> None:
    """Let dice that nobody can compute remember every face that fell, also those taken back."""
    if not isinstance(dice, Typed | Drawn):
        return
    all_stand = Undo not in map(type, entries)  # then a roll is of the place at which it fell
    rolls = 0
    for number, entry in enumerate(entries):
        if type(entry) is Rolled:
            place = rolls if all_stand else _place(entries, number)
            dice.remember(place, entry.faces, (entry.seat, entry.sides))
            rolls += 1
        elif type(entry) is Undo:
            set_right(dice, entries[:number], entry)


def _place(entries: Sequence[AnyEntry], number: int) -> int:
    """Of which place the roll at entry ``number`` is among those that stood before it."""
    return sum(type(entry) is Rolled for _, entry in standing(entries[:number]))


def set_right(dice: Dice, entries: Sequence[AnyEntry], undo: Undo) -> None:
    """Let dice that were typed in wrongly, and are gone back to, be typed in anew."""
    if isinstance(dice, Typed) and type(entries[undo.to]) is Rolled:
        dice.forget(_place(entries, undo.to))
