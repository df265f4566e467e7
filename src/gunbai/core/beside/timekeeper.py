"""The timekeeper of a table: who has used how much of their time, folded from its entries alone.

So a replay knows every time as the players knew it.
"""

from __future__ import annotations

from typing import TypeAlias

from gunbai.core.clock import Clock, counted, deadline
from gunbai.core.entries import Expired, Paused, Time
from gunbai.core.script import Seat

Decision: TypeAlias = tuple[Seat, int]
"""A question of a seat, by its number."""


class Timekeeper:
    """The clock of a table as its entries leave it.

    A decision begins with the first `Time` that lists it, and ends with the first that does not.
    ``since`` is when each open one began, ``used`` what was counted for it, ``spent`` what a seat
    has used of a budget. ``expired`` are the open decisions whose time was up, and since when.
    """

    def __init__(self, clock: Clock, *, paused: bool = False) -> None:
        self.clock = clock
        self.since: dict[Decision, int] = {}
        self.used: dict[Decision, int] = {}
        self.spent: dict[Seat, int] = {}
        self.expired: dict[Decision, int] = {}
        self._paused = paused
        self._at = 0
        self._rewarded: dict[Seat, int] = {}

    @property
    def awaited(self) -> set[Decision]:
        """The decisions that are open by the last `Time`."""
        return set(self.since)

    def take(self, entry: Time | Paused | Expired) -> None:
        """Go on to a later time, and to what is different from then on."""
        self._go_on(entry.at)
        match entry:
            case Time(awaited=awaited):
                self._await(awaited)
            case Paused(paused=paused):
                self._paused = paused
            case Expired(seat=seat, ask=ask):
                self.expired[seat, ask] = entry.at

    def up(self, decision: Decision) -> int | None:
        """When the time for an open decision is up; None: it was already, or the game is paused."""
        if self._paused or decision in self.expired or decision not in self.since:
            return None
        return deadline(self.clock, self._at, self.left(decision))

    def left(self, decision: Decision) -> int:
        """How many counted seconds an open decision still had at the last entry with a time."""
        by_seat = self.clock.kind == "budget"
        used = self.spent.get(decision[0], 0) if by_seat else self.used[decision]
        return max(0, self.clock.seconds - used)

    def _go_on(self, at: int) -> None:
        """Count the time until then for every decision that is open; a clock never goes back."""
        at = max(at, self._at)
        passed = 0 if self._paused or not self.since else counted(self.clock, self._at, at)
        for decision in self.used:
            self.used[decision] += passed
        for seat in {seat for seat, _ in self.used}:
            self.spent[seat] = min(self.clock.seconds, self.spent.get(seat, 0) + passed)
        self._at = at

    def _await(self, awaited: tuple[Decision, ...]) -> None:
        for decision in self.awaited.difference(awaited):
            del self.since[decision], self.used[decision]
            self._reward(decision)
            self.expired.pop(decision, None)
        for decision in awaited:
            self.since.setdefault(decision, self._at)
            self.used.setdefault(decision, 0)

    def _reward(self, decision: Decision) -> None:
        """Give the increment for an answer in time; what is answered anew earns nothing more."""
        seat, ask = decision
        if decision not in self.expired and ask > self._rewarded.get(seat, -1):
            self._rewarded[seat] = ask
            self.spent[seat] = self.spent.get(seat, 0) - self.clock.increment
