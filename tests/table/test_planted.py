"""Whatever is private of a seat is looked for in every byte that anybody else can get.

Every route of the house is walked, every stream read from its first byte to its last, for every
other seat, for those who look on, for the host and for a stranger; then the logs, the figures and
the database itself.
"""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import httpx
import pytest
from cryptography.fernet import Fernet
from litestar import Litestar
from litestar.routes import HTTPRoute
from tests.table.clubs import Club
from tests.table.conftest import Table
from tests.table.parlour import ANSWERS, PARLOUR
from tests.table.town import served
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from gunbai.table.app import create_app
from gunbai.table.notices.keys import fresh_push_key
from gunbai.table.ops.logs import Plain, Structured
from gunbai.table.ops.settings import Settings

OPERATOR = "PLANTED-operator"
WHISPER, WITHDRAWN, WISH = "PLANTED-whisper", "PLANTED-withdrawn", "PLANTED-wish"
MAIL, HOOK = "planted-mail@example.org", "json://hook.example/PLANTED-hook"
PUSH = (
    '{"endpoint": "https://push.example/PLANTED-endpoint",'
    ' "keys": {"p256dh": "PLANTED-p256dh", "auth": "PLANTED-auth"}}'
)
STANDING = 90215617
"""What the first always guesses: it is offered to all, and nobody else has chosen it."""
CHOSEN = (f'"value":{STANDING}', f"selected>parlour.standing.guess.{STANDING}")
CHANNELS = (MAIL, "PLANTED-hook", "PLANTED-endpoint", "PLANTED-p256dh", "PLANTED-auth")
STREAMS = ("/live", "/socket")
QUERIES: Mapping[str, Sequence[str]] = {
    "story": ("?format=md", "?format=html"),
    "record": ("", "?format=csv"),
    "replay": ("", "?as=0", "?as=1", "?as=2"),
    "news": ("?since=-1",),
    "branch": ("?at=3",),
}
"""What is asked of a route beside its path, by its last word."""
BODIES: Sequence[dict[str, Any]] = ({"json": {}}, {"data": {"do": "x"}}, {"content": WHISPER})
"""What is sent with an act: nothing that it needs, or something that no log may hold."""
PARTS = {"game_id": "parlour", "seat": "0", "number": "0", "puzzle_id": "1", "person": "0"}


class Reader(NamedTuple):
    """Somebody who reads: by which link, and which planted words are theirs."""

    base: str
    own: frozenset[str]


class Planted:
    """A table of three of whom the first has secrets, two of them together with the second."""

    def __init__(self, url: str, client: httpx.Client) -> None:
        self.url = url
        self.client = client
        self.club = Club(client, "Aki", "Ben")  # type: ignore[arg-type]
        self.table = self.club.table("Aki", "Aki", "Ben", "Chie", options={"rounds": 2})
        self.table.seats = [self.table.do(n, "claim").json()["token"] for n in range(3)]
        self.table.answer(0, 0, WISH)
        self.done(0, "whisper", text=WHISPER, to=[1])
        self.done(0, "note", text=WITHDRAWN)
        self.done(0, "withdraw", note=self.last)
        for address in (MAIL, HOOK, PUSH):
            kept = self.done(0, "channels", address=address).json()
        self.channel = kept[0]["id"]
        self.done(0, "standing", key="parlour.guess", value=STANDING)
        self.twins = self.what_if()
        group, mine, theirs = self.club.group, self.club.links["Aki"], self.club.links["Ben"]
        keys = frozenset((*self.table.seats, *self.twins, group, mine, theirs))
        own = [frozenset((self.table.seats[seat],)) for seat in range(3)]
        self.secrets = frozenset((WHISPER, WITHDRAWN, WISH, *CHOSEN, *CHANNELS)) | keys
        self.readers = [
            Reader(f"/s/{self.table.seats[1]}", own[1] | {WHISPER}),
            Reader(f"/s/{self.table.seats[2]}", own[2]),
            Reader(f"/s/{self.twins[1]}", frozenset((self.twins[1],))),
            Reader(f"/w/{self.table.watch}", frozenset()),
            Reader(f"/h/{self.table.host}", frozenset()),
            Reader(f"/c/{group}", frozenset((group,))),
            Reader(f"/c/{theirs}", frozenset((group, theirs))),
            Reader("", frozenset()),
        ]

    def what_if(self) -> list[str]:
        """A second table that goes on from here, at which the first two play along."""
        self.done(0, "what-if", after=None)
        for seat, plays in ((1, True), (2, False)):
            self.done(seat, "what-if/say", plays=plays)
        company = self.client.get(f"/api/w/{self.table.watch}/company").json()
        path = f"what-if/{company['what_ifs'][0]['number']}/enter"
        return [self.done(seat, path).json()["token"] for seat in (0, 1)]

    def done(self, seat: int, what: str, **body: Any) -> httpx.Response:
        reply = self.table.do(seat, what, **body)
        assert reply.is_success, reply.text
        return reply

    @property
    def last(self) -> int:
        return int(self.table.view(0)["version"]) - 1

    def search(self, sent: str, own: frozenset[str], where: str) -> None:
        found = {mark for mark in self.secrets - own if mark in sent}
        assert not found, f"{where} tells {found}"


def paths(app: Litestar, method: str) -> Iterator[str]:
    """Every path of the house but its files and streams."""
    for route in app.routes:
        is_told = isinstance(route, HTTPRoute) and method in route.methods
        if is_told and not route.path.startswith("/static") and not route.path.endswith(STREAMS):
            yield route.path


def filled(path: str, base: str, channel: str) -> Iterator[str]:
    """A path with the parts of a reader, and all that may be asked of it."""
    role = re.match(r"(?:/api)?/([swhc])/\{token", path)
    if role and not base:
        return
    parts = {**PARTS, "token": base.rpartition("/")[2], "id_": channel, "path": "x"}
    whole = re.sub(r"\{(\w+):\w+\}", lambda part: parts[part[1]], path)
    for query in QUERIES.get(whole.rpartition("/")[2], ("",)):
        yield whole + query


class Stream:
    """All that a stream says to a reader, from now until it ends."""

    def __init__(self, url: str, reader: Reader, path: str) -> None:
        self.reader, self.path = reader, path
        self.said: list[str] = []
        listen = _line if path.endswith("socket") else _stream
        self._thread = Thread(target=listen, args=(url + path, self.said))
        self._thread.start()

    def ended(self) -> str:
        """What it has said, when it has ended."""
        self._thread.join(60)
        assert not self._thread.is_alive()
        return "".join(self.said)


def streams(planted: Planted) -> Iterator[Stream]:
    """The streams of all readers who have any."""
    for reader in planted.readers[:4]:
        for path in (f"{reader.base}/live", f"/api{reader.base}/live", f"/api{reader.base}/socket"):
            yield Stream(planted.url, reader, path)


def _stream(url: str, said: list[str]) -> None:
    with suppress(httpx.TransportError), httpx.stream("GET", url, timeout=60) as stream:
        said.extend(stream.iter_text())


def _line(url: str, said: list[str]) -> None:
    with suppress(ConnectionClosed), connect(url.replace("http", "ws", 1)) as line:
        said.extend(str(message) for message in line)


@pytest.fixture(autouse=True)
def standing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(PARLOUR), "standing", {"parlour.guess": (4, STANDING)})


@pytest.fixture
def app(database: str) -> Litestar:
    return create_app(
        Settings(
            database, operator=OPERATOR, requests=True, pause=0, notices="push,mail,json",
            mail="mailto://127.0.0.1:9?from=gunbai@example.org",
            notice_key=Fernet.generate_key().decode(), push_key=fresh_push_key().decode(),
        )
    )  # fmt: skip


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """All that is logged, of every level, as the house writes it: as lines and as JSON."""
    said, root = io.StringIO(), logging.getLogger()
    with pytest.MonkeyPatch.context() as patch:
        for name in ("gunbai", "litestar", "uvicorn", "websockets"):
            patch.setattr(logging.getLogger(name), "level", logging.DEBUG)
        handlers = [logging.StreamHandler(said), logging.StreamHandler(said)]
        for handler, form in zip(handlers, (Plain(), Structured()), strict=True):
            handler.setFormatter(form)
            root.addHandler(handler)
        yield said
        for handler in handlers:
            root.removeHandler(handler)


def test_nothing_private_of_a_seat_is_in_a_byte_that_others_get(
    app: Litestar, database: str, logged: io.StringIO
) -> None:
    with served(app) as url, httpx.Client(base_url=url, timeout=60) as client:
        planted = Planted(url, client)
        heard = list(streams(planted))
        walked = walk(app, planted, "GET")
        assert walked > 200
        table = planted.table
        planted.done(0, "whisper", text=WHISPER, to=[1])
        go_on_to_the_end(table)
        planted.secrets -= {WISH, *CHOSEN}  # the end of the game opens it
        assert walk(app, planted, "GET") == walked
        metrics = {"authorization": f"Bearer {OPERATOR}"}
        figures = client.get("/metrics", headers=metrics).text
        planted.search(figures, frozenset(), "/metrics")
        assert "gunbai_request_seconds" in figures
    for stream in heard:
        planted.search(stream.ended(), stream.reader.own, stream.path)
        assert stream.said
    planted.search(logged.getvalue(), frozenset(), "the log")
    assert str(STANDING) not in logged.getvalue()
    assert OPERATOR not in logged.getvalue()
    assert re.search(r"POST /api/s/\{token\S*\}/whisper 200", logged.getvalue())
    for name in ("", "-wal"):
        file = Path(f"{database.removeprefix('sqlite:///')}{name}")
        kept = file.read_bytes() if file.exists() else b""
        assert not [mark for mark in (*CHANNELS, *table.seats) if mark.encode() in kept]


def go_on_to_the_end(table: Table) -> None:
    """Play the parlour to its end from wherever it stands."""
    while asked := [view for n in range(3) if (view := table.view(n))["asks"]]:
        (ask,) = asked[0]["asks"]
        assert table.answer(asked[0]["seat"], ask["id"], ANSWERS[ask["key"]]).status_code == 200


def walk(app: Litestar, planted: Planted, method: str) -> int:
    """Ask every route as every reader; return how many answers were searched."""
    walked = 0
    for reader in planted.readers:
        for path in paths(app, method):
            for address in filled(path, reader.base, planted.channel):
                sent = planted.client.request(method, address)
                assert sent.status_code < 500, address
                planted.search(sent.text, reader.own, address)
                planted.search(str(sent.headers), reader.own, address)
                walked += 1
    return walked


def test_what_others_try_by_every_act_tells_them_nothing_and_takes_nothing_away(
    app: Litestar, logged: io.StringIO
) -> None:
    with served(app) as url, httpx.Client(base_url=url, timeout=60) as client:
        planted = Planted(url, client)
        for reader in planted.readers:
            for path in paths(app, "POST"):
                if path.endswith(("/close", "/end")):
                    continue  # by whom it is meant for it does what it should
                for address in filled(path, reader.base, planted.channel):
                    for body in BODIES:
                        sent = planted.client.post(address, **body)
                        assert sent.status_code < 500, address
                        planted.search(sent.text, reader.own | {reader.base}, address)
        kept = planted.client.get(f"/api/s/{planted.table.seats[0]}/channels").json()
        assert kept[0]["id"] == planted.channel
        assert len(kept) == 3
    planted.search(logged.getvalue(), frozenset(), "the log")
