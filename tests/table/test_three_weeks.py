"""A Hierarchy of eight within three weeks of the table's own clock, with people who come and go.

Dice and bots make it two days long or twelve; all that happens to people happens on the first.

Four come at their hours, one never comes back, one loses the link, one goes on with another phone,
a bot has the eighth seat; two servers over one store take turns and are started anew.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import datetime
from itertools import pairwise
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from cryptography.fernet import Fernet
from tests.table.notices.mailbox import Written
from tests.table.town import Client, Town, call, wake

import gunbai
from gunbai.core.clock import Clock, counted
from gunbai.core.entries import Answer, Expired, Paused, Seated, Time
from gunbai.core.record import Record
from gunbai.play import ask_bot, retrace
from gunbai.table.access.links import SEAT
from gunbai.table.notices.channel import Channel
from gunbai.table.notices.channels import Channels
from gunbai.table.notices.keys import Keys
from gunbai.table.notices.notifier import Notifier
from gunbai.table.notices.policy import Wishes
from gunbai.table.notices.sending import Notice

HOUR, DAY = 3600, 86_400
STEP = HOUR // 2
WEEKS = 21 * DAY
SPAN = 3 * HOUR
CLOCK = Clock("each", SPAN, 0, (23 * 60, 7 * 60), (), "Europe/Moscow", "stand-in")
NAMES = ("Aki", "Ben", "Chie", "Dai", "Emi", "Fumi", "Gen")
GONE, LOST, MOVED, BOT = 4, 5, 6, 7
NO_LOG = 10**6
ROUNDS = 4
ANSWERS = 6
"""How often people answer in half an hour, at most."""
HOURS = {
    0: range(8, 11),
    1: range(18, 23),
    2: range(12, 14),
    3: range(20, 23),
    LOST: range(17, 20),
    MOVED: range(9, 22, 4),
}
"""At which hours each is at the table; who is gone comes on the first day alone."""
KEYS = Keys(None, Fernet.generate_key().decode())
PLANTED = ("PLANTED-whisper", "planted-address@example.org", "https://x/s/planted-link")


class Letterbox(Written):
    """Keeps which seat was told when."""

    def __init__(self, town: Town) -> None:
        super().__init__()
        self.town = town
        self.told: list[tuple[int, int]] = []

    async def send(self, channel: Channel, notice: Notice) -> bool:
        self.told.append((self.town.at, int(channel.address[0])))
        return await super().send(channel, notice)


class Weeks:
    """The table, its servers, and all that its people do and are sent."""

    def __init__(self, town: Town, stack: ExitStack) -> None:
        self.town = town
        self.stack = stack
        self.box = Letterbox(town)
        self.looks: list[tuple[int, int]] = []
        self.rng = Random(5)
        self.begun = town.at
        self.servers: list[Client] = []
        self.open_servers()
        wish = {
            "game": "hierarchy",
            "seats": [*({"name": name} for name in NAMES), {"player": "bot"}],
            "options": {"bid_limit": 1, "ties_max": 3, "rounds_max": ROUNDS},
            "clock": {
                "kind": "each", "seconds": SPAN, "night": CLOCK.night, "zone": CLOCK.zone,
                "when_up": "stand-in",
            },
        }  # fmt: skip
        links = self.client.post("/api/tables", json=wish).json()
        self.host, self.watch = links["host"], links["watch"]
        shared = [seat["token"] for seat in links["seats"]]
        self.tokens = {
            seat: self.client.post(f"/api/s/{shared[seat]}/claim", json={}).json()["token"]
            for seat in range(len(NAMES))
        }
        for seat in self.tokens:
            self.add_channel(seat)

    # -- servers --------------------------------------------------------------------------------

    def open_servers(self) -> None:
        """Start two servers over the store, with notices that are written down."""
        self.servers = [self.stack.enter_context(self.town.server()) for _ in range(2)]
        for client in self.servers:
            hall = client.app.state.hall
            notifier = Notifier(hall, Channels(hall.store), KEYS, self.box, ("mail",))
            client.app.state.notifier = notifier
            client.app.state.bots._rng = Random(
                len(self.box.told)
            )  # bots that play alike each time

    def restart(self) -> None:
        self.stack.close()
        self.open_servers()

    @property
    def client(self) -> Client:
        """The server that people reach today."""
        return self.servers[(self.town.at - self.begun) // DAY % 2]

    # -- people ---------------------------------------------------------------------------------

    def add_channel(self, seat: int) -> None:
        notifier = self.client.app.state.notifier

        async def add() -> None:
            link = await self.client.app.state.hall.find(self.tokens[seat], SEAT)
            address = f"{seat}-{PLANTED[1]}"
            await notifier.add(link, PLANTED[2], address, Wishes(), "en")

        call(self.client, add)

    def is_here(self, seat: int) -> bool:
        now = datetime.fromtimestamp(self.town.at, ZoneInfo(CLOCK.zone))
        if seat == GONE:
            return self.town.at < self.begun + 6 * HOUR
        return now.hour in HOURS[seat]

    def look(self, seat: int) -> dict[str, Any]:
        """Open the page, which tells that one is here, and see the table."""
        token = self.tokens[seat]
        assert self.client.post(f"/s/{token}/here").status_code == 204
        self.looks.append((self.town.at, seat))
        view: dict[str, Any] = self.client.get(f"/api/s/{token}?since={NO_LOG}").json()
        if view["seats"][seat]["player"] != "person":
            self.client.post(f"/api/s/{token}/return")
            view = self.client.get(f"/api/s/{token}?since={NO_LOG}").json()
        return view

    def play(self, seat: int) -> None:
        """Answer one question of a seat."""
        view = self.look(seat)
        for ask in view["asks"][:1]:
            value = self.thought(seat, ask["id"])
            given = {"ask": ask["id"], "value": value, "epoch": view["epoch"]}
            reply = self.client.post(f"/api/s/{self.tokens[seat]}/answer", json=given)
            assert reply.status_code in (200, 409), reply.text

    def thought(self, seat: int, number: int) -> Any:
        """What somebody answers: as a bot would, for they know the rules."""
        hall, rng = self.client.app.state.hall, self.rng

        async def think() -> Any:
            link = await hall.find(self.tokens[seat], SEAT)
            return await hall.look(link.table, lambda table: ask_bot(table.match, number, rng))

        return call(self.client, think)

    # -- time -----------------------------------------------------------------------------------

    def step(self) -> None:
        """Half an hour: what is due happens, whoever is here plays, whoever is awaited is told."""
        self.town.at += STEP
        wake(self.client)
        here = [seat for seat in self.tokens if self.is_here(seat)]
        for seat in here:
            self.look(seat)
        for _ in range(ANSWERS):
            asked = [seat for seat in here if seat in self.awaited()]
            for seat in asked:
                self.play(seat)
            if not asked:
                break
            wake(self.client)
        self.tell(self.client)

    def awaited(self) -> set[int]:
        seen = self.client.get(f"/api/w/{self.watch}?since={NO_LOG}").json()
        return {seat for seat, _ in seen["waiting"]}

    def tell(self, client: Client) -> None:
        call(client, lambda: client.app.state.notifier.round(self.town.at))

    @property
    def over(self) -> bool:
        seen = self.client.get(f"/api/w/{self.watch}?since={NO_LOG}").json()
        return seen["outcome"] is not None

    # -- what others are sent -------------------------------------------------------------------

    def search(self) -> None:
        """No byte that others get holds a whisper, an address, or a standing answer."""
        for base in self.readers():
            for path in (base, f"{base}/table", f"{base}/story?format=md", f"/api{base}"):
                sent = self.client.get(path).text
                assert not [mark for mark in PLANTED if mark in sent], path
            view = self.client.get(f"/api{base}").json()
            assert view["standing"] == []
            assert "standing" not in self.client.get(f"/api{base}/company").text
        host = self.client.get(f"/h/{self.host}").text + self.client.get(f"/api/h/{self.host}").text
        assert not [mark for mark in PLANTED if mark in host]

    def readers(self) -> Iterator[str]:
        yield f"/w/{self.watch}"
        for seat in (2, 3, MOVED):
            yield f"/s/{self.tokens[seat]}"


@pytest.fixture(scope="module")
def weeks(
    parlour: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Weeks, Record, str]]:
    """Play the three weeks once; what came of them, and all that was logged."""
    said = io.StringIO()
    handler = logging.StreamHandler(said)
    logging.getLogger().addHandler(handler)
    folder = tmp_path_factory.mktemp("weeks")
    with ExitStack() as stack:
        table = Weeks(Town(f"sqlite:///{folder}/tables.sqlite3"), stack)
        plant(table)
        live(table)
        text = table.client.get(f"/w/{table.watch}/record").content
        yield table, gunbai.load(text), said.getvalue()
    logging.getLogger().removeHandler(handler)


def plant(table: Weeks) -> None:
    whisper = {"text": PLANTED[0], "to": [1]}
    assert table.client.post(f"/api/s/{table.tokens[0]}/whisper", json=whisper).status_code == 200
    for how, key in (("always", "hierarchy.court"), ("once", "hierarchy.help")):
        value = "quiet" if how == "always" else "stand-by"
        given = {"key": key, "value": value, "how": how}
        for seat in (0, 1):
            reply = table.client.post(f"/api/s/{table.tokens[seat]}/standing", json=given)
            assert reply.status_code == 200, reply.text


def live(table: Weeks) -> None:
    """Three weeks at most, with all that happens to people and servers meanwhile."""
    for number in range(WEEKS // STEP):
        table.step()
        day, first = divmod(number, DAY // STEP)
        if table.over:
            return
        if not first:
            table.search()
            table.tell(table.servers[day % 2])  # both look: nothing is told twice
        if number == DAY // 2 // STEP:
            lose_link(table)
        if number == DAY // STEP:
            table.restart()
        if number == 3 * DAY // 4 // STEP:
            table.client.cookies.clear()  # another phone: nothing but the link goes along


def lose_link(table: Weeks) -> None:
    """The host makes a new link for who has lost it: the old one opens nothing any more."""
    old = table.tokens[LOST]
    seat = {"name": NAMES[LOST]}
    view = table.client.post(f"/api/h/{table.host}/seats/{LOST}", json=seat).json()
    fresh = view["seats"][LOST]["token"]
    table.tokens[LOST] = table.client.post(f"/api/s/{fresh}/claim", json={}).json()["token"]
    assert table.client.get(f"/api/s/{old}").status_code == 404
    assert table.client.get(f"/s/{old}").status_code == 404
    table.look(LOST)
    table.add_channel(LOST)


Played = tuple[Weeks, Record, str]


def test_the_game_ends_by_rule_within_three_weeks_and_verifies(weeks: Played) -> None:
    table, record, _ = weeks
    assert DAY < table.town.at - table.begun <= WEEKS
    verdict = gunbai.verify(record)
    assert verdict.passed
    assert verdict.proved
    assert verdict.over
    assert gunbai.replay(record).outcome is not None
    assert sum(isinstance(entry, Answer) for entry in record.entries) > 200


def test_nobody_waits_beyond_the_agreed_span(weeks: Played) -> None:
    _, record, _ = weeks
    since: dict[tuple[int, int], int] = {}
    for entry in record.entries:
        if isinstance(entry, Time):
            for decision, begun in list(since.items()):
                if decision not in entry.awaited:
                    del since[decision]
                    assert counted(CLOCK, begun, entry.at) <= SPAN + STEP
            for decision in entry.awaited:
                since.setdefault(decision, entry.at)
    assert not any(isinstance(entry, Paused) for entry in record.entries)


def test_the_replay_shows_who_sat_when(weeks: Played) -> None:
    table, record, _ = weeks
    sat = [entry for entry in record.entries if isinstance(entry, Seated)]
    assert [entry.by for entry in sat if entry.seat == GONE] == ["claim", "clock"]
    assert [entry.by for entry in sat if entry.seat == LOST][:1] == ["claim"]
    assert "host" in [entry.by for entry in sat if entry.seat == LOST]
    assert [entry.by for entry in sat if entry.seat == BOT] == []
    late = {(entry.seat, entry.at) for entry in record.entries if isinstance(entry, Expired)}
    by_clock = {(entry.seat, entry.at) for entry in sat if entry.by == "clock"}
    assert by_clock == late
    *_, last = retrace(record)
    assert GONE in last.company.stood_in
    assert [sitting.name for sitting in last.company.seats[:BOT]] == list(NAMES)
    assert last.company.seats[BOT].is_bot
    assert all(table.begun <= entry.at <= table.town.at for entry in sat)


def test_each_is_told_once_until_they_have_looked(weeks: Played) -> None:
    table, _, _ = weeks
    for seat in table.tokens:
        told = sorted(at for at, of in table.box.told if of == seat)
        looked = sorted(at for at, of in table.looks if of == seat)
        for first, second in pairwise(told):
            assert any(first <= look <= second for look in looked), (seat, first, second)
    assert {seat for _, seat in table.box.told} == set(table.tokens)


def test_the_standing_answers_were_given_and_what_is_secret_is_in_no_log(weeks: Played) -> None:
    table, record, logged = weeks
    assert not [mark for mark in PLANTED if mark in logged]
    assert not [token for token in (*table.tokens.values(), table.host) if token in logged]
    match = gunbai.replay(record)
    assert all(match.company.standing[seat, "hierarchy.court"].value == "quiet" for seat in (0, 1))
