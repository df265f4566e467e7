"""The clock of a table: how long a decision may take, and when that time does not run.

Times are whole seconds since 1970 (UTC).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from itertools import takewhile
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from gunbai.core.script import refused, shown

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
