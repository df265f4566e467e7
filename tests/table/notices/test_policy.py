"""When a notice is due."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from gunbai.table.notices.policy import Sent, Wishes, due

TOKYO = ZoneInfo("Asia/Tokyo")
NIGHT = Wishes(quiet=(22 * 60, 8 * 60), zone="Asia/Tokyo")


def at(hour: str, day: int = 1) -> int:
    return int(datetime.fromisoformat(f"2026-12-0{day}T{hour}").replace(tzinfo=TOKYO).timestamp())


def test_a_notice_is_due_at_once() -> None:
    assert due(Wishes(), Sent(), awaited=1000) == 1000


def test_there_is_no_second_notice_until_its_reader_has_looked() -> None:
    assert due(Wishes(), Sent(notice=1000, looked=0), awaited=2000) is None
    assert due(Wishes(), Sent(notice=1000, looked=1500), awaited=2000) == 2000


def test_whoever_looked_and_is_still_awaited_for_the_same_is_not_told_again() -> None:
    assert due(Wishes(), Sent(notice=1000, looked=1500), awaited=900) is None


def test_nothing_is_sent_in_quiet_hours() -> None:
    assert due(NIGHT, Sent(), at("23:15")) == at("08:00", day=2)
    assert due(NIGHT, Sent(), at("03:00")) == at("08:00")
    assert due(NIGHT, Sent(), at("12:00")) == at("12:00")


def test_a_digest_waits_for_its_hours() -> None:
    slow = Wishes(digest=12 * 60)
    assert due(slow, Sent(notice=10_000, looked=11_000), awaited=12_000) == 10_000 + 12 * 3600
    assert due(slow, Sent(), awaited=12_000) == 12_000


def test_whoever_let_their_time_run_out_is_reminded_once() -> None:
    assert due(Wishes(), Sent(notice=1000, looked=0), awaited=1000, reminded=5000) == 5000
    assert due(Wishes(), Sent(notice=5000, looked=0), awaited=1000, reminded=5000) is None
    assert due(Wishes(), Sent(notice=5000, looked=6000), awaited=1000, reminded=5000) is None
    assert due(NIGHT, Sent(notice=at("20:00")), at("20:00"), at("23:00")) == at("08:00", day=2)
