"""A Hierarchy of eight over three weeks of the table's own clock: its people, servers and letters.

Everything is fixed, so the game is the same in every run: dice, what bots and people answer, and
when servers look at what is due (their own loops stand still; the script calls what these call).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from datetime import datetime
from itertools import count
from random import Random
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import pytest
from cryptography.fernet import Fernet
from litestar import Litestar
from tests.table.notices.mailbox import Written
from tests.table.town import Client, Town, call, served, wake

from gunbai.core.clock import Clock
from gunbai.core.dice import Sealed
from gunbai.play import ask_bot
from gunbai.table.access.links import SEAT
from gunbai.table.app import create_app
from gunbai.table.notices.channel import Channel
from gunbai.table.notices.channels import Channels
from gunbai.table.notices.keys import Keys
from gunbai.table.notices.notifier import Notifier
from gunbai.table.notices.policy import Wishes
from gunbai.table.notices.sending import Notice, Outcome
from gunbai.table.open_table import OpenTable
from gunbai.table.people.presence import HERE, Presence
from gunbai.table.running.wakeups import Wakeups

HOUR, DAY = 3600, 86_400
STEP = HOUR // 2
WEEKS = 21 * DAY
SPAN = 12 * HOUR
CLOCK = Clock("each", SPAN, 0, (23 * 60, 7 * 60), (), "Europe/Moscow", "stand-in")
ZONE = ZoneInfo(CLOCK.zone)
OPTIONS = {"bid_limit": 1, "ties_max": 3, "rounds_max": 2}
NAMES = ("Aki", "Ben", "Chie", "Dai", "Emi", "Fumi", "Gen")
AKI, BEN, CHIE, TRAVELLER, GONE, LOST, MOVED, BOT = range(8)
HOURS: Mapping[int, tuple[int, ...]] = {
    AKI: (7, 13, 19),
    BEN: (17, 18, 19, 20, 21),
    CHIE: (12, 21),
    TRAVELLER: (8, 13, 20),
    LOST: (9, 17, 21),
    MOVED: (10, 16, 22),
}
"""At which hours each looks in. Between two visits lie less than 12 hours that the clock counts,
and up to 20 that it does not."""
LEAVES, TRIP, MEETING = 1, 1, 17
"""On which day one leaves for good, from which on another travels as soon as the table waits for
him, and from which on all who are left meet in the evening, until the game is over."""
AWAY = 3 * DAY
EVENING = range(19, 23)
NO_LOG = 10**6
KEYS = Keys(None, Fernet.generate_key().decode())
PLANTED = ("PLANTED-whisper", "planted-address@example.org", "https://x/s/planted-link")


class Unseen(NamedTuple):
    """A question that somebody was asked who did not look at the table then."""

    seat: int
    ask: int
    epoch: int


class Letterbox(Written):
    """Keeps which seat was told when."""

    def __init__(self, town: Town) -> None:
        super().__init__()
        self.town = town
        self.told: list[tuple[int, int]] = []

    async def send(self, channel: Channel, notice: Notice) -> Outcome:
        self.told.append((self.town.at, int(channel.address[0])))
        return await super().send(channel, notice)


@contextmanager
def alike() -> Iterator[None]:
    """Let nothing be left to chance, and servers do nothing by themselves."""
    numbers = Random(7)

    async def stand_still(_self: object) -> None:
        await asyncio.Event().wait()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sealed, "fresh", lambda: Sealed(b"\x05" * 32))
        patch.setattr(secrets, "token_hex", lambda size: numbers.randbytes(size).hex())
        for kind in (Wakeups, Presence, Notifier):
            patch.setattr(kind, "run", stand_still)
        yield


class Servers:
    """Two servers over one store, of which one may be away; their notices come to a letterbox."""

    def __init__(self, town: Town, stack: ExitStack) -> None:
        self.town = town
        self.box = Letterbox(town)
        self._stack = stack
        self._seeds = count()
        self._places: list[ExitStack] = [ExitStack(), ExitStack()]
        self._clients: list[Client | None] = [None, None]
        for place in (0, 1):
            self.start(place)

    def start(self, place: int) -> None:
        own = self._places[place] = self._stack.enter_context(ExitStack())
        client = own.enter_context(self.town.server())
        self._furnish(client.app)
        self._clients[place] = client

    def _furnish(self, app: Litestar) -> None:
        state = app.state
        channels = Channels(state.hall.store)
        state.notifier = Notifier(state.hall, channels, KEYS, self.box, ("mail",))
        state.bots._rng = Random(next(self._seeds))

    @contextmanager
    def browsed(self) -> Iterator[str]:
        """One more server over the store, for browsers; its address."""
        app = create_app(self.town.database, now=self.town.now, pause=0)
        self._furnish(app)
        with served(app) as url:
            yield url

    def stop(self, place: int) -> None:
        self._places[place].close()
        self._clients[place] = None

    @property
    def running(self) -> list[Client]:
        return [client for client in self._clients if client is not None]

    def one(self, number: int) -> Client:
        """The server that a proxy would choose."""
        return self.running[number % len(self.running)]

    def tell(self) -> None:
        """All look at once for whom to tell."""
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(self._tell, self.running))

    def _tell(self, client: Client) -> None:
        async def tell() -> None:
            await client.app.state.hall.presence.write()
            await client.app.state.notifier.round(self.town.at)

        call(client, tell)


class Weeks:
    """The table, and all that its people do and are sent."""

    def __init__(self, town: Town, stack: ExitStack) -> None:
        self.town = town
        self.servers = Servers(town, stack)
        self.begun = town.at
        self.looks: list[tuple[int, int]] = []
        self.unseen: dict[Unseen, int] = {}
        self.rng = Random(2)
        self.trip = range(0)
        wish = {
            "game": "hierarchy",
            "seats": [*({"name": name} for name in NAMES), {"player": "bot"}],
            "options": OPTIONS,
            "clock": {
                "kind": CLOCK.kind, "seconds": SPAN, "night": CLOCK.night, "zone": CLOCK.zone,
                "when_up": CLOCK.when_up,
            },
        }  # fmt: skip
        links = self.client.post("/api/tables", json=wish).json()
        wake(self.client, times=0)  # its bot begins before anybody comes
        self.host, self.watch = links["host"], links["watch"]
        self.tokens = {seat: links["seats"][seat]["token"] for seat in range(len(NAMES))}

    @property
    def client(self) -> Client:
        return self.servers.one(self.day)

    @property
    def day(self) -> int:
        return (self.town.at - self.begun) // DAY

    def api(self, seat: int, what: str, **body: Any) -> Any:
        """Do something as a seat, at the server that its person is led to today."""
        client = self.servers.one(seat + self.day)
        reply = client.post(f"/api/s/{self.tokens[seat]}/{what}", json=body)
        assert reply.is_success, reply.text
        wake(client, times=0)  # its bots go on before anybody else comes
        return reply.json() if reply.content else None

    def claim(self, seat: int) -> None:
        """Sit down, and say how one wishes to be told."""
        self.tokens[seat] = self.api(seat, "claim")["token"]
        self.add_channel(seat)

    def add_channel(self, seat: int) -> None:
        state = self.client.app.state

        async def add() -> None:
            link = await state.hall.find(self.tokens[seat], SEAT)
            address = f"{seat}-{PLANTED[1]}"
            await state.notifier.add(link, PLANTED[2], address, Wishes(), "en")

        call(self.client, add)

    # -- people ---------------------------------------------------------------------------------

    def here(self, at: int) -> list[int]:
        """Who looks in at a time."""
        now, day = datetime.fromtimestamp(at, ZONE), (at - self.begun) // DAY
        if at % STEP:
            return []
        meets = day >= MEETING and now.hour in EVENING
        there = [seat for seat, hours in HOURS.items() if meets or now.hour in hours]
        if day < LEAVES:
            there.append(GONE)
        return [seat for seat in there if seat != TRAVELLER or at not in self.trip]

    def travel(self) -> None:
        """Say that one is away, and leave without an answer."""
        at = self.town.at
        self.look(TRAVELLER)
        self.api(TRAVELLER, "away", until=at + AWAY)
        self.trip = range(at, at + AWAY)

    def look(self, seat: int) -> dict[str, Any]:
        """Open the page, which tells that one is here, and see the table."""
        client, token = self.servers.one(seat + self.day), self.tokens[seat]
        assert client.post(f"/s/{token}/here").status_code == 204
        self.looks.append((self.town.at, seat))
        view: dict[str, Any] = client.get(f"/api/s/{token}?since={NO_LOG}").json()
        if view["seats"][seat]["player"] != "person":
            self.api(seat, "return")
            view = client.get(f"/api/s/{token}?since={NO_LOG}").json()
        return view

    def play(self, seat: int) -> None:
        """Answer one question of a seat."""
        view = self.look(seat)
        for ask in view["asks"][:1]:
            value = self.thought(seat, ask["id"])
            self.api(seat, "answer", ask=ask["id"], value=value, epoch=view["epoch"])

    def thought(self, seat: int, number: int) -> Any:
        """What somebody answers: as a bot would, for they know the rules."""
        return self.see(seat, lambda table: ask_bot(table.match, number, self.rng))

    def see(self, seat: int, see: Callable[[OpenTable], Any]) -> Any:
        hall = self.client.app.state.hall

        async def look() -> Any:
            link = await hall.find(self.tokens[seat], SEAT)
            return await hall.look(link.table, see)

        return call(self.client, look)

    # -- time -----------------------------------------------------------------------------------

    def step(self) -> None:
        """On to when somebody looks in, or to when something is due before."""
        due, at = self.see(AKI, lambda table: table.due), self.town.at
        visit = next(half for half in count((at // STEP + 1) * STEP, STEP) if self.here(half))
        self.town.at = visit if due is None else min(visit, max(due, at + 1))
        for client in self.servers.running:
            wake(client)
        if self.day >= TRIP and not self.trip and TRAVELLER in self.awaited():
            self.travel()
        here = self.here(self.town.at)
        for seat in here:
            self.look(seat)
        while asked := [seat for seat in here if seat in self.awaited()]:
            for seat in asked:
                self.play(seat)
        self.note_unseen()
        self.servers.tell()

    def awaited(self) -> set[int]:
        return {seat for seat, _ in self.seen()["waiting"]}

    def seen(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.client.get(f"/api/w/{self.watch}?since={NO_LOG}").json()
        return seen

    @property
    def over(self) -> bool:
        return self.seen()["outcome"] is not None

    def note_unseen(self) -> None:
        """Who is asked something and does not look must have been told of it after this."""
        now = self.town.at
        here = {seat for at, seat in self.looks[-50:] if at >= now - HERE}

        def questions(table: OpenTable) -> list[Unseen]:
            match = table.match
            return [
                Unseen(ask.seat, number, match.epoch)
                for number, ask in match.open.items()
                if not match.by_bot(number) and match.standing_for(number) is None
            ]

        for question in self.see(AKI, questions):
            if question.seat not in here:
                self.unseen.setdefault(question, now)
