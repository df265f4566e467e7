"""A Hierarchy of eight within three weeks of the table's own clock, with people who come and go.

Four come at their hours, of whom one travels for three days; one never comes back, one loses the
link, one goes on with another phone, a bot has the eighth seat. On the last evenings they meet and
play the game to its end. Two servers over one store share the work; each is away for some hours.
Who waits how long is measured for every question.
"""

from __future__ import annotations

import io
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.table.screens.conftest import PATIENCE
from tests.table.screens.driving import PATHS
from tests.table.town import Town
from tests.table.weeks import (
    AKI,
    BEN,
    BOT,
    CLOCK,
    DAY,
    GONE,
    HOUR,
    LOST,
    MOVED,
    NAMES,
    PLANTED,
    SPAN,
    TRAVELLER,
    WEEKS,
    Weeks,
    alike,
)

import gunbai
from gunbai.core.clock import counted
from gunbai.core.entries import Answer, Expired, Paused, Seated, Time
from gunbai.core.record import Record
from gunbai.play import retrace

WHISPER = {"text": PLANTED[0], "to": [BEN]}
STANDING = (("hierarchy.court", "quiet", "always"), ("hierarchy.help", "stand-by", "once"))


class Phones:
    """The two browsers of the one who goes on with another phone."""

    def __init__(self, browser: Browser, url: str, stack: ExitStack) -> None:
        self.complaints: list[str] = []
        self.old, self.new = (self._phone(browser, url, stack) for _ in range(2))

    def _phone(self, browser: Browser, url: str, stack: ExitStack) -> Page:
        wish = {"width": 390, "height": 844}
        context = browser.new_context(base_url=url, viewport=wish, locale="en")  # type: ignore[arg-type]
        stack.callback(context.close)
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def sit(self, token: str) -> str:
        """Take a seat by its link, with the old phone; the token of one's own."""
        self.old.goto(f"/s/{token}")
        self.old.locator("[data-pane=talk]").click()
        self.old.locator("#sitters summary").first.click()
        self.old.locator(".claim button").click()
        expect(self.old.locator(".claim")).to_have_count(0)
        self.old.wait_for_function(f"() => {PATHS}.length === 1")
        (own,) = kept(self.old)
        self.old.goto("about:blank")
        return own

    def move(self) -> str:
        """Carry one's tables to the new phone by their link, and leave them on the old one."""
        self.old.goto("/mine")
        carried = self.old.locator("#carry-link").input_value()
        self.new.goto(carried)
        self.new.locator("#carried button").click()
        expect(self.new.locator("#mine .row")).to_have_count(1)
        self.old.locator("#mine .row button").click()
        expect(self.old.locator("#mine-none")).to_be_visible()
        assert kept(self.old) == []
        self.new.locator("#mine .row a").click()
        expect(self.new.locator("#table")).to_be_visible()
        (own,) = kept(self.new)
        self.new.goto("about:blank")
        return own


def kept(page: Page) -> list[str]:
    """The tokens that a browser keeps."""
    return [path.rsplit("/", 1)[-1] for path in page.evaluate(PATHS)]


class Played(NamedTuple):
    """What came of the three weeks."""

    table: Weeks
    record: Record
    logged: str


@pytest.fixture(scope="module")
def weeks(
    parlour: None, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Played]:
    """Play the three weeks once."""
    folder = tmp_path_factory.mktemp("weeks")
    with logged() as said, alike(), ExitStack() as stack:
        table = Weeks(Town(f"sqlite:///{folder}/tables.sqlite3"), stack)
        url = stack.enter_context(table.servers.browsed())
        phones = Phones(browser, url, stack)
        live(table, script(table, phones))
        assert phones.complaints == []
        text = table.client.get(f"/w/{table.watch}/record").content
        yield Played(table, gunbai.load(text), said.getvalue())


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """All that servers log, of every level."""
    said = io.StringIO()
    handler = logging.StreamHandler(said)
    with pytest.MonkeyPatch.context() as patch:
        for name in ("gunbai", "uvicorn", "litestar"):
            patch.setattr(logging.getLogger(name), "level", logging.DEBUG)
        logging.getLogger().addHandler(handler)
        yield said
    logging.getLogger().removeHandler(handler)


Event = tuple[int, Callable[[], object]]


def script(table: Weeks, phones: Phones) -> Sequence[Event]:
    """What happens to people and servers, and when (seconds from the beginning)."""
    servers = table.servers

    def sit() -> None:
        table.tokens[MOVED] = phones.sit(table.tokens[MOVED])
        table.add_channel(MOVED)
        for seat in range(len(NAMES)):
            if seat != MOVED:
                table.claim(seat)

    def move() -> None:
        assert phones.move() == table.tokens[MOVED]
        table.looks.append((table.town.at, MOVED))

    return (
        (0, sit),
        (0, lambda: plant(table)),
        (3 * DAY + 2 * HOUR, lambda: servers.stop(0)),
        (3 * DAY + 9 * HOUR, lambda: servers.start(0)),
        (4 * DAY + HOUR, lambda: lose_link(table)),
        (8 * DAY + 5 * HOUR, move),
        (11 * DAY + 10 * HOUR, lambda: servers.stop(1)),
        (11 * DAY + 20 * HOUR, lambda: servers.start(1)),
        *((day * DAY + HOUR // 2, lambda: search(table)) for day in range(1, 21)),
    )


def live(table: Weeks, events: Sequence[Event]) -> None:
    """Let time pass until the game is over, and happen what the script says."""
    coming = sorted(events, key=lambda event: event[0])
    while table.town.at - table.begun < WEEKS and not table.over:
        while coming and coming[0][0] <= table.town.at - table.begun:
            coming.pop(0)[1]()
        table.step()


def plant(table: Weeks) -> None:
    table.api(AKI, "whisper", **WHISPER)
    for key, value, how in STANDING:
        for seat in (AKI, BEN):
            table.api(seat, "standing", key=key, value=value, how=how)


def lose_link(table: Weeks) -> None:
    """The host makes a new link for who has lost it: the old one opens nothing any more."""
    old, client = table.tokens[LOST], table.client
    view = client.post(f"/api/h/{table.host}/seats/{LOST}", json={"name": NAMES[LOST]}).json()
    table.tokens[LOST] = view["seats"][LOST]["token"]
    table.claim(LOST)
    for each in table.servers.running:
        assert each.get(f"/api/s/{old}").status_code == 404
        assert each.get(f"/s/{old}").status_code == 404
    table.look(LOST)
    while LOST in table.awaited():
        table.play(LOST)


def search(table: Weeks) -> None:
    """No byte that others get holds a whisper, an address, or a standing answer."""
    client = table.client
    for base in (f"/w/{table.watch}", *(f"/s/{table.tokens[seat]}" for seat in (2, 3, MOVED))):
        for path in (base, f"{base}/table", f"{base}/story?format=md", f"/api{base}"):
            sent = client.get(path).text
            assert not [mark for mark in PLANTED if mark in sent], path
        assert client.get(f"/api{base}").json()["standing"] == []
        assert "standing" not in client.get(f"/api{base}/company").text
    host = client.get(f"/h/{table.host}").text + client.get(f"/api/h/{table.host}").text
    assert not [mark for mark in PLANTED if mark in host]


# -- what is seen of it -------------------------------------------------------------------------


def test_the_game_ends_by_rule_within_three_weeks_and_verifies(weeks: Played) -> None:
    table, record, _ = weeks
    assert 15 * DAY < table.town.at - table.begun <= WEEKS
    verdict = gunbai.verify(record)
    assert verdict.passed
    assert verdict.proved
    assert verdict.over
    assert gunbai.replay(record).outcome is not None
    assert sum(isinstance(entry, Answer) for entry in record.entries) > 500


class Wait(NamedTuple):
    """How long a question waited for its answer, from when to when, in seconds since 1970."""

    seat: int
    begun: int
    ended: int

    @property
    def counted(self) -> int:
        return counted(CLOCK, self.begun, self.ended)


def waits(record: Record) -> Iterator[Wait]:
    """Every wait of the game, by the times in its record."""
    since: dict[tuple[int, int], int] = {}
    for entry in record.entries:
        if isinstance(entry, Time):
            for decision in since.keys() - set(entry.awaited):
                yield Wait(decision[0], since.pop(decision), entry.at)
            for decision in entry.awaited:
                since.setdefault(decision, entry.at)


def test_nobody_waits_for_the_present_longer_than_agreed_nor_for_the_absent(weeks: Played) -> None:
    table, record, _ = weeks
    measured = list(waits(record))
    assert len(measured) > 500
    assert max(wait.counted for wait in measured) == SPAN  # to the second, for who is absent
    late = [entry for entry in record.entries if isinstance(entry, Expired)]
    assert Counter(entry.seat for entry in late) == {GONE: 1, TRAVELLER: 1}
    assert all(entry.at in table.trip for entry in late if entry.seat == TRAVELLER)
    present = [wait for wait in measured if wait.seat not in (GONE, TRAVELLER)]
    assert max(wait.counted for wait in present) < SPAN
    assert max(wait.ended - wait.begun for wait in present) > 16 * HOUR  # most of a day
    assert not any(isinstance(entry, Paused) for entry in record.entries)


def test_the_replay_shows_who_sat_when(weeks: Played) -> None:
    table, record, _ = weeks
    sat = [entry for entry in record.entries if isinstance(entry, Seated)]
    by_seat = {seat: [entry.by for entry in sat if entry.seat == seat] for seat in range(8)}
    once = {seat: ["claim"] for seat in range(8)}  # with another phone one is still the same person
    assert by_seat == {
        **once,
        GONE: ["claim", "clock"],
        TRAVELLER: ["claim", "clock", "return"],
        LOST: ["claim", "host", "claim"],
        BOT: [],
    }
    late = {(entry.seat, entry.at) for entry in record.entries if isinstance(entry, Expired)}
    assert {(entry.seat, entry.at) for entry in sat if entry.by == "clock"} == late
    assert all(table.begun <= entry.at <= table.town.at for entry in sat)
    *_, last = retrace(record)
    assert last.company.stood_in == {GONE}
    assert [sitting.name for sitting in last.company.seats[:BOT]] == list(NAMES)
    assert last.company.seats[BOT].is_bot


def test_each_person_is_told_of_each_question_exactly_once(weeks: Played) -> None:
    table, _, _ = weeks
    told, looks = table.servers.box.told, sorted(table.looks)
    told_of: Counter[tuple[int, int]] = Counter()  # by seat, and the look that was their last
    for at, seat in told:
        told_of[seat, last_look(looks, seat, at)] += 1
    asked = {(of.seat, last_look(looks, of.seat, at)) for of, at in table.unseen.items()}
    assert told_of == dict.fromkeys(asked, 1)
    assert len(told) == len(asked) > 50
    assert {seat for _, seat in told} == set(range(len(NAMES)))
    assert sum(seat == GONE for _, seat in told) == 1


def last_look(looks: Sequence[tuple[int, int]], seat: int, at: int) -> int:
    return max((look for look, of in looks if of == seat and look <= at), default=0)


def test_what_is_secret_is_in_no_log(weeks: Played) -> None:
    table, _, logged = weeks
    assert not [mark for mark in PLANTED if mark in logged]
    assert not [token for token in (*table.tokens.values(), table.host) if token in logged]


def test_the_standing_answers_held_to_the_end(weeks: Played) -> None:
    match = gunbai.replay(weeks.record)
    standing = match.company.standing
    assert all(standing[seat, "hierarchy.court"].value == "quiet" for seat in (AKI, BEN))
