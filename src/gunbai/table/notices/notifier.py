"""Tells people that they are awaited: looks at all channels now and then, and sends what is due.

What was told is in the database, so that nothing is told twice after a restart, nor by two
processes that look at the same time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Mapping
from importlib.util import find_spec
from itertools import groupby
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from gunbai.core.match import Match
from gunbai.core.script import Refused, Seat, refused
from gunbai.table.access.links import Link
from gunbai.table.notices.channel import Channel, read
from gunbai.table.notices.channels import Channels, Kept
from gunbai.table.notices.policy import Wishes, due
from gunbai.table.notices.sending import Notice, Post, Sender
from gunbai.table.ops.settings import Settings
from gunbai.table.storage.database import default_file
from gunbai.table.storage.store import STORE_FAILED
from gunbai.table.tables import Hall
from gunbai.words.catalogue import say

if TYPE_CHECKING:
    from gunbai.table.notices.sealing import Seal

EVERY = 20.0
"""Seconds between two looks at all channels."""
CHANNELS_MOST = 5
"""How many channels a seat may have."""

_log = logging.getLogger("gunbai.table")


class Told(Struct, frozen=True):
    """What is sealed of a channel: itself, the address of the seat, and its person's language."""

    channel: Channel
    link: str
    language: str


class Notifier:
    """The notices of one server process."""

    def __init__(
        self, hall: Hall, channels: Channels, seal: Seal, sender: Sender, kinds: Collection[str]
    ) -> None:
        self._hall = hall
        self.channels = channels
        self._seal = seal
        self._sender = sender
        self.kinds = kinds
        self._since: dict[str, tuple[int, int]] = {}

    # -- what a seat does -----------------------------------------------------------------------

    async def add(
        self, link: Link, address: str, entered: str, wishes: Wishes, language: str
    ) -> None:
        """Keep a channel that the person of a seat entered; raise `Refused` where it cannot be."""
        channel, seat = read(entered, self.kinds), _seat(link)
        if len(await self.channels.of_seat(link.table, seat)) >= CHANNELS_MOST:
            raise refused("table.channels-full", most=CHANNELS_MOST)
        sealed = self._seal.close(msgspec.json.encode(Told(channel, address, language)))
        await self.channels.add(link.table, seat, sealed, channel.shown, wishes)

    async def try_out(self, link: Link, id_: str) -> bool:
        """Send a notice at once by a channel of a seat; return whether it was taken."""
        for kept in await self.channels.of_seat(link.table, _seat(link)):
            if kept.id == id_:
                return await self._send(kept, await self._game(kept.table))
        raise refused("table.channel-gone")

    async def looked(self, link: Link) -> None:
        """Note that the person of a seat looks at the table: the next notice may go out."""
        for kept in await self.channels.of_seat(link.table, _seat(link)):
            if kept.sent.notice > kept.sent.looked:
                await self.channels.look(link.table, kept.seat, int(time.time()))
                break

    def close(self) -> None:
        """Send nothing more."""
        self._sender.close()

    # -- what is due ----------------------------------------------------------------------------

    async def run(self) -> None:
        """Send what is due, for as long as the server runs."""
        while True:
            try:
                await self.round(int(time.time()))
            except STORE_FAILED:
                _log.warning("Notices wait: the database cannot be read.")
            await asyncio.sleep(EVERY)

    async def round(self, now: int) -> None:
        """Send what is due at a time."""
        running = sorted(await self.channels.running(), key=lambda kept: kept.table)
        for table, group in groupby(running, key=lambda kept: kept.table):
            try:
                game, awaited = await self._awaited(table, now)
            except Refused:
                continue  # a table of other rules
            for kept in group:
                if kept.seat in awaited:
                    await self._tell(kept, game, awaited[kept.seat], now)

    async def _awaited(self, table: str, now: int) -> tuple[str, Mapping[Seat, int]]:
        """The game of a table, and which of its persons are awaited since when."""
        version, since = await self._hall.version(table), now
        if table in self._since and self._since[table][0] == version:
            since = self._since[table][1]
        self._since[table] = version, since

        def see(match: Match) -> tuple[str, Mapping[Seat, int]]:
            persons = match.company.persons
            return match.game.id, {a.seat: since for a in match.open.values() if a.seat in persons}

        return await self._hall.look(table, lambda opened: see(opened.match))

    async def _tell(self, kept: Kept, game: str, since: int, now: int) -> None:
        when = due(kept.wishes, kept.sent, since)
        if when is not None and when <= now and await self.channels.take(kept, now):
            taken = await self._send(kept, game)
            await self.channels.note(kept.id, taken=taken)

    async def _send(self, kept: Kept, game: str) -> bool:
        opened = self._seal.open(kept.sealed)
        if opened is None:
            return False  # of another key: its person must enter it again
        told = msgspec.json.decode(opened, type=Told)
        name = say(told.language, f"{game}.name")
        title = say(told.language, "table.notice-title", game=name)
        text = say(told.language, "table.notice-text", game=name)
        return await self._sender.send(told.channel, Notice(title, text, told.link))

    async def _game(self, table: str) -> str:
        return await self._hall.look(table, lambda opened: opened.match.game.id)


def _seat(link: Link) -> Seat:
    assert link.seat is not None
    return link.seat


def notifier(hall: Hall, settings: Settings) -> Notifier | None:
    """The notices of a server by its settings; None where it can send none."""
    kinds = {kind.strip() for kind in settings.notices.split(",")} - {""}
    if not settings.mail:
        kinds.discard("mail")
    if not kinds or find_spec("apprise") is None or find_spec("cryptography") is None:
        return None
    from gunbai.table.notices.sealing import Seal, key_of  # an extra: not everybody has it

    key = settings.notice_key or key_of(default_file().with_name("notices.key"))
    return Notifier(hall, Channels(hall.store), Seal(key), Sender(Post(mail=settings.mail)), kinds)
