"""The clock of a table: spans that leave out nights and holidays, budgets, and deadlines."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai import Refused
from gunbai.core.beside.timekeeper import Timekeeper
from gunbai.core.clock import DAY_MINUTES, Clock, counted, deadline
from gunbai.core.entries import Time

HOUR = 3600
MOSCOW = Clock("each", 8 * HOUR, night=(22 * 60, 8 * 60), zone="Europe/Moscow")


def at(day: str, hour: str, zone: str = "Europe/Moscow") -> int:
    return int(datetime.fromisoformat(f"{day}T{hour}").replace(tzinfo=ZoneInfo(zone)).timestamp())


def runs(clock: Clock, minute: int) -> bool:
    """The dumb oracle: whether the clock counts the minute that begins at a time."""
    here = datetime.fromtimestamp(minute, UTC).astimezone(ZoneInfo(clock.zone))
    falls, ends = clock.night
    now = here.hour * 60 + here.minute
    asleep = falls <= now < ends if falls <= ends else now >= falls or now < ends
    return not asleep and here.date().isoformat() not in clock.holidays


def test_the_night_is_not_counted() -> None:
    start = at("2026-12-01", "20:00")
    assert counted(MOSCOW, start, at("2026-12-02", "09:00")) == 3 * HOUR
    assert deadline(MOSCOW, start, 8 * HOUR) == at("2026-12-02", "14:00")


def test_holidays_are_not_counted() -> None:
    clock = Clock("each", HOUR, zone="Europe/Moscow", holidays=("2026-12-31", "2027-01-01"))
    start = at("2026-12-30", "23:30")
    assert deadline(clock, start, HOUR) == at("2027-01-02", "00:30")
    assert counted(clock, start, at("2027-01-02", "06:00")) == HOUR // 2 + 6 * HOUR


def test_the_hour_that_summer_time_takes_is_not_counted() -> None:
    berlin = Clock("each", HOUR, zone="Europe/Berlin")
    start = at("2027-03-28", "00:00", "Europe/Berlin")
    assert counted(berlin, start, at("2027-03-29", "00:00", "Europe/Berlin")) == 23 * HOUR


@given(
    start=st.integers(1_780_000_000 // 60, 1_800_000_000 // 60).map(lambda m: m * 60),
    minutes=st.integers(0, 3 * DAY_MINUTES),
    night=st.tuples(st.integers(0, DAY_MINUTES - 1), st.integers(0, DAY_MINUTES - 1)),
    zone=st.sampled_from(["UTC", "Asia/Tokyo", "Asia/Kathmandu"]),
)
def test_what_is_counted_equals_a_count_minute_by_minute(
    start: int, minutes: int, night: tuple[int, int], zone: str
) -> None:
    tomorrow = datetime.fromtimestamp(start, ZoneInfo(zone)).date() + timedelta(days=1)
    clock = Clock("each", HOUR, night=night, zone=zone, holidays=(tomorrow.isoformat(),))
    plain = 60 * sum(runs(clock, start + 60 * n) for n in range(minutes))
    assert counted(clock, start, start + 60 * minutes) == plain
    assert counted(clock, start, deadline(clock, start, plain)) == plain


def test_each_decision_has_its_own_span() -> None:
    keeper = Timekeeper(Clock("each", 100))
    keeper.take(Time(1000, ((0, 1), (1, 2))))
    keeper.take(Time(1040, ((1, 2), (0, 3))))
    assert keeper.up((1, 2)) == 1100
    assert keeper.up((0, 3)) == 1140


def test_a_budget_shrinks_by_what_was_used_and_grows_by_the_increment() -> None:
    keeper = Timekeeper(Clock("budget", 100, increment=10))
    keeper.take(Time(1000, ((0, 1),)))
    keeper.take(Time(1040, ((1, 2),)))
    keeper.take(Time(2000, ((0, 3),)))
    assert keeper.spent[0] == 30  # 40 seconds used, 10 given
    assert keeper.up((0, 3)) == 2070


@pytest.mark.parametrize(
    ("clock", "key"),
    [
        (Clock("hourglass", 100), "core.clock-kind"),
        (Clock("each", 5), "core.clock-span"),
        (Clock("each", 100, when_up="explode"), "core.clock-when-up"),
        (Clock("each", 100, night=(0, 1440)), "core.clock-night"),
        (Clock("each", 100, zone="Europe/Edo"), "core.clock-days"),
        (Clock("each", 100, holidays=("32 May",)), "core.clock-days"),
    ],
)
def test_a_clock_that_cannot_be_is_refused(clock: Clock, key: str) -> None:
    with pytest.raises(Refused) as no:
        clock.check()
    assert no.value.refusal.key == key
