"""The clock of a table: how long a decision may take, and when that time does not run.

Times are whole seconds since 1970 (UTC). Reckoned from the entries of a record alone, so a replay
knows every time as the players knew it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from itertools import takewhile
from typing import TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from gunbai.core.entries import Expired, Paused, Time
from gunbai.core.script import Seat, refused, shown

KINDS = ("each", "budget")
WHEN_UP = ("remind", "answer", "stand-in", "host")
SHORTEST, LONGEST = 10, 90 * 86_400
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
"""Units of time by their letters, in seconds."""
DAY_MINUTES = 24 * 60
SEARCHED = 400
"""Days after which nobody looks further: holidays without an end, or a table long forgotten."""


class Clock(Struct, frozen=True, omit_defaults=True):
    """How a table counts time.

    ``kind``: ``each`` (every decision may take ``seconds``) or ``budget`` (a seat has ``seconds``
    for the whole game, and ``increment`` more with every answer). The clock stands still in the
    ``night`` (from minute to minute of the day, over midnight where the first is the later one) and
    on ``holidays`` (``2026-12-25``), both in ``zone``. ``when_up`` says what happens in the end:
    the seat is reminded, a bot answers this one question, a bot stands in, or the host decides.
    """

    kind: str
    seconds: int
    increment: int = 0
    night: tuple[int, int] = (0, 0)
    holidays: tuple[str, ...] = ()
    zone: str = "UTC"
    when_up: str = "remind"

    def check(self) -> None:
        """Accept the clock silently, or raise `Refused`."""
        if self.kind not in KINDS:
            raise refused("core.clock-kind", given=self.kind, legal=list(KINDS))
        if self.when_up not in WHEN_UP:
            raise refused("core.clock-when-up", given=self.when_up, legal=list(WHEN_UP))
        span(self.seconds, SHORTEST)
        span(self.increment)
        if not all(0 <= minute < DAY_MINUTES for minute in self.night):
            raise refused("core.clock-night", given=list(self.night))
        if not known_zone(self.zone):
            raise refused("core.clock-days", given=[self.zone])
        try:
            [date.fromisoformat(day) for day in self.holidays]
        except ValueError:
            raise refused("core.clock-days", given=list(self.holidays)) from None


def span(seconds: int, least: int = 0) -> int:
    """A span of time in seconds as it was given, or raise `Refused`."""
    if type(seconds) is not int or not least <= seconds <= LONGEST:
        raise refused("core.clock-span", given=shown(seconds), low=least, high=LONGEST)
    return seconds


def minute_of(hour: str) -> int:
    """The minute of the day that an hour is (``22:30``); raise `Refused` where it is none."""
    found = re.fullmatch(r"\s*(\d{1,2}):(\d\d)\s*", hour, re.ASCII)
    if found is None or int(found[1]) > 23 or int(found[2]) > 59:
        raise refused("core.clock-night", given=[shown(hour)])
    return 60 * int(found[1]) + int(found[2])


def known_zone(zone: str) -> bool:
    """Whether there is a time zone of a name (``Europe/Moscow``)."""
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError):
        return False
    return True


def counted(clock: Clock, start: int, end: int) -> int:
    """How many seconds between two times the clock counts."""
    hours = takewhile(lambda hour: hour[0] < end, _hours(clock, start))
    return sum(min(close, end) - open_ for open_, close in hours)


def deadline(clock: Clock, start: int, seconds: int) -> int:
    """When the clock will have counted some seconds from a time on."""
    for open_, close in _hours(clock, start):
        if seconds <= close - open_:
            return open_ + max(0, seconds)
        seconds -= close - open_
    return start + SEARCHED * 86_400


def _hours(clock: Clock, start: int) -> Iterator[tuple[int, int]]:
    """The stretches from ``start`` on, in order, in which the clock runs.

    Where summer time ends in the middle of a night, the night ends the first time its hour comes.
    """
    zone = ZoneInfo(clock.zone)
    day = datetime.fromtimestamp(start, zone).date()
    for _ in range(SEARCHED):
        if day.isoformat() not in clock.holidays:
            for first, last in _waking(clock.night):
                open_, close = _at(day, first, zone), _at(day, last, zone)
                if close > start:
                    yield max(open_, start), close
        day += timedelta(days=1)


def _waking(night: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """The minutes of a day outside the night."""
    falls, ends = night
    if falls == ends:
        return ((0, DAY_MINUTES),)
    return ((ends, falls),) if falls > ends else ((0, falls), (ends, DAY_MINUTES))


def _at(day: date, minute: int, zone: ZoneInfo) -> int:
    """The time of a minute of a day; minute 1440 is the next day's first."""
    day += timedelta(days=minute // DAY_MINUTES)
    clock = time(minute % DAY_MINUTES // 60, minute % 60, tzinfo=zone)
    return int(datetime.combine(day, clock).astimezone(UTC).timestamp())


Decision: TypeAlias = tuple[Seat, int]
"""A question of a seat, by its number."""


class Timekeeper:
    """The clock of a table as its entries leave it.

    A decision begins with the first `Time` that lists it, and ends with the first that does not.
    ``since`` is when each open one began, ``used`` what was counted for it, ``spent`` what a seat
    has used of a budget. ``expired`` are the open decisions whose time was
    up, and since when.
    """

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.since: dict[Decision, int] = {}
        self.used: dict[Decision, int] = {}
        self.spent: dict[Seat, int] = {}
        self.expired: dict[Decision, int] = {}
        self._paused = False
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
