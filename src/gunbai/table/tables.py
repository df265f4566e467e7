"""The hall: all tables of this server.

Tables live in the store; those in use are also kept in memory, a bounded number of them, each with
its match and one lock. Whatever happens at a table happens under its lock, and is stored before
anybody can see it: an act changes the match, the new entries go to disk, then the lock opens.
Should storing fail, the match in memory is dropped, so that nothing is shown that is not on disk.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import islice
from random import random
from threading import Thread
from time import monotonic
from typing import Any, TypeVar

import gunbai
from gunbai.core.dice import Sealed
from gunbai.core.entries import AnyEntry, Closed, Note
from gunbai.core.game import Game, Sitting
from gunbai.core.match import Match
from gunbai.core.record import Record
from gunbai.core.script import NOTHING, Refused, Seat, refused
from gunbai.table.access import links
from gunbai.table.access.links import Link
from gunbai.table.changes import News
from gunbai.table.due import due
from gunbai.table.open_table import OpenTable
from gunbai.table.people.presence import Presence
from gunbai.table.storage.store import Overtaken, Store, Stored
from gunbai.table.storage.told import READING, STORING

T = TypeVar("T")
KEPT = 256
"""How many tables are kept in memory while nobody uses them."""
NOTES = 2000
"""How many notes a table takes: one seat alone could fill a disk with them."""
SIZE = 8192
"""How many KiB of entries a table takes: answering and undoing for ever would fill one too.

The longest games that bots have ever played take a quarter of it.
"""
TRIES = 100
"""How often an act is tried that others overtake; far more than any crowd at one table needs."""
_REST = 0.02
"""Seconds between two tries, at most: whoever overtook may be about to do it again."""


class Hall:
    """Opens tables, finds them, looks at them and acts at them, one at a time for each.

    ``notice`` is called with every table that was looked at or acted at (bots go on from there),
    ``over`` with every one that has just ended.
    ``acts`` counts what was stored since the start, ``storing`` the seconds that it took; ``now``
    tells the time.
    """

    def __init__(
        self, store: Store, news: News, kept: int = KEPT, notes: int = NOTES, size: int = SIZE
    ) -> None:
        self.store = store
        self.now = store.now
        self.presence = Presence(store)
        self.news = news
        self.notice: Callable[[str, Match], None] = lambda _table_id, _match: None
        self.over: Callable[[OpenTable], Awaitable[None]] = _nothing_more
        self.acts = 0
        self.storing = 0.0
        self._kept = kept
        self._notes = notes
        self._size = size
        self._prepared: set[str] = set()
        self._tables: OrderedDict[str, OpenTable] = OrderedDict()

    @property
    def tables_in_memory(self) -> int:
        """How many tables are kept at hand."""
        return len(self._tables)

    async def open(
        self,
        game: str | Game,
        seats: Sequence[Sitting],
        options: Mapping[str, Any] = NOTHING,
        dice: str = "sealed",
        **how: Any,
    ) -> str:
        """Open a new table and return its host token; raise `Refused` where it may not be so.

        ``how`` are the other arguments of `gunbai.new`: hints, the clock, when there may be votes.
        """
        return await self.take_in(gunbai.new(game, seats, options, dice, **how))

    async def take_in(self, match: Match) -> str:
        """Make a match that has just begun a table, and return its host token."""
        table, host = secrets.token_hex(16), links.fresh()
        given = links.issued(host, table, len(match.setup.seats))
        await self._take_in(match, table, given)
        return host

    async def take_in_what_if(self, match: Match, table: str, parent: str) -> None:
        """Make a match that goes on from a running ``parent`` a table of this id, unless it is one.

        Nobody has a link to it before somebody takes a seat.
        """
        with suppress(Overtaken):
            await self._take_in(match, table, (), parent)

    async def _take_in(
        self,
        match: Match,
        table_id: str,
        given: Iterable[tuple[str, Link]],
        parent: str | None = None,
    ) -> None:
        match.tick(self.now())
        secret = match.dice.secret if isinstance(match.dice, Sealed) else None
        table, now = OpenTable(table_id), self.now()
        table.take_up(match, now, [now] * match.version)
        table.due = due(table, now)
        with STORING:
            await self.store.add(table.id, match.record, secret, given, table.due, parent)
        self._keep(table)

    def _keep(self, table: OpenTable) -> None:
        """Keep a new table at hand: whoever opened it looks at it next."""
        self._tables[table.id] = table
        self.notice(table.id, table.match)
        self._tidy()

    async def find(self, token: str, *roles: str) -> Link:
        """What a token opens; raise `Refused` if it is nobody's, or not for any of ``roles``."""
        with READING:
            link = await self.store.link(token)
        if link is None:
            raise refused("table.unknown-link")
        if link.role not in roles:
            raise refused("table.other-link")
        return link

    async def version(self, table_id: str) -> int:
        """How many entries of a table are stored."""
        with READING:
            return await self.store.version(table_id)

    async def look(self, table_id: str, see: Callable[[OpenTable], T]) -> T:
        """See something of a table, while nothing happens at it."""
        async with self._at(table_id) as table:
            return see(table)

    def at_hand(self, table_id: str) -> OpenTable | None:
        """A table that nobody holds, and all of whose match is stored by this process; else None.

        It may be seen as it is, in one go, by who knows that no other process has changed it.
        """
        table = self._tables.get(table_id)
        if table is None or table.lock.locked() or not table.is_stored:
            return None
        return table

    async def glance(self, table_id: str, see: Callable[[OpenTable], T]) -> T:
        """See something of a table that this process has just acted at: it need not be asked for.

        Where nobody holds the table and all of its match is stored, the match is seen as it is.
        """
        table = self.at_hand(table_id)
        return await self.look(table_id, see) if table is None else see(table)

    async def look_aside(self, table_id: str, see: Callable[[OpenTable], T]) -> T:
        """See something that takes long to make: other tables are not kept waiting for it."""
        async with self._at(table_id) as table:
            return await asyncio.to_thread(see, table)

    async def finished(self, link: Link) -> Record:
        """The record of a finished game as a link gets it, also of rules that are not played here.

        Raises:
            Refused: while the game goes on, or the one that it came from: a record holds every
                secret.

        """
        await self.must_not_be_ahead(link.table)
        try:
            record = await self.look(link.table, _finished)
        except Refused as no:
            if no.refusal.key != "table.other-version-over":
                raise
            record = (await self._load(link.table)).record
        return record.given_to(link.seat)

    async def is_ahead(self, table_id: str) -> bool:
        """Whether a table goes on from a game that is not over, whose secrets it knows."""
        with READING:
            return await self.store.is_ahead(table_id)

    async def must_not_be_ahead(self, table_id: str) -> None:
        """Refuse what would tell of a game that is not over (see `is_ahead`)."""
        if await self.is_ahead(table_id):
            raise refused("table.ahead")

    async def act(
        self,
        table_id: str,
        do: Callable[[Match], object],
        relinked: Callable[[Match], Mapping[Seat, str]] = lambda _match: NOTHING,
        host: str = "",
    ) -> None:
        """Do something at a table; when this returns it is stored.

        ``relinked`` says which seats are opened by other links from then on, ``host`` is the host's
        token where it is a new one (see `Store.append`). Where another process was first the table
        is taken up anew and the act tried again, until it is done or is refused by what now stands.

        Raises:
            Refused: and then nothing has changed.

        """
        for _ in range(TRIES):
            try:
                await self._act(table_id, do, relinked, host)
            except Overtaken:
                await asyncio.sleep(random() * _REST)
            else:
                self.news.ring(table_id, here=True)
                return
        raise refused("table.overtaken")

    async def _act(
        self,
        table_id: str,
        do: Callable[[Match], object],
        relinked: Callable[[Match], Mapping[Seat, str]],
        host: str,
    ) -> None:
        table = self._known(table_id)
        table.users += 1
        try:
            async with table.lock:
                # It is tried on what is known: storing it shows whether that is old.
                if not table.is_stored:
                    await self._take_up(table)
                try:
                    do(table.match)
                    self._prepare(table.match)
                    table.match.tick(self.now())
                    await self._store(table, relinked(table.match), host)
                except Refused:
                    # By what stood here; another process may have been first with something else.
                    if table.stored != await self.version(table_id):
                        table.taken_up = None
                        raise Overtaken from None
                    raise
                finally:
                    # Also where the wait for the disk was cancelled: nobody knows what is on it.
                    table.forget_unstored()
                self.notice(table_id, table.match)
        finally:
            table.users -= 1

    async def _store(self, table: OpenTable, relinked: Mapping[Seat, str], host: str) -> None:
        entries = table.match.record.entries[table.stored :]
        self._check_room(table, entries)
        over, begun = table.match.over or table.match.company.closed, monotonic()
        now = self.now()
        table.times += [now] * len(entries)
        alarm = due(table, now)
        changed = (alarm,) if alarm != table.due else None
        with STORING:
            size = await self.store.append(
                table.id, table.stored, entries, over, relinked, changed, host
            )
        self.acts += 1
        self.storing += monotonic() - begun
        table.stored += len(entries)
        table.size += size
        table.due = alarm
        if over:
            await self.over(table)

    async def delete(self, table_id: str) -> None:
        """Delete a table for good, also one of rules that are not played here.

        Every link to it ends, and with them the pages that are open.
        """
        with STORING:
            await self.store.delete(table_id)
        self._tables.pop(table_id, None)
        self.news.ring(table_id)

    def _check_room(self, table: OpenTable, entries: Sequence[AnyEntry]) -> None:
        """Refuse what a table has no more room for; it can still be closed."""
        remarks = len(table.match.company.remarks)
        if remarks > self._notes and any(type(entry) is Note for entry in entries):
            raise refused("table.notes-full", most=self._notes)
        is_full = table.size >= self._size * 1024
        if is_full and not all(type(entry) is Closed for entry in entries):
            raise refused("table.full", most=self._size)

    async def put_off(self, table_id: str, alarm: int | None) -> None:
        """Note when a table must be looked at by itself, where nothing happens at it now."""
        async with self._at(table_id) as table:
            with STORING:
                await self.store.put_off(table_id, alarm)
            table.due = alarm

    def _known(self, table_id: str) -> OpenTable:
        """A table as this process knows it, if at all; it is used now."""
        table = self._tables.get(table_id)
        if table is None:
            table = self._tables[table_id] = OpenTable(table_id)
        self._tables.move_to_end(table_id)
        return table

    @asynccontextmanager
    async def _at(self, table_id: str) -> AsyncIterator[OpenTable]:
        """Hold a table, as it is stored."""
        table = self._known(table_id)
        table.users += 1
        try:
            async with table.lock:
                await self._take_up(table)
                yield table
                self.notice(table_id, table.match)
        finally:
            table.users -= 1

    async def _take_up(self, table: OpenTable) -> None:
        """Have the match of a table as it is stored, whoever stored it."""
        if table.taken_up is not None and table.stored == await self.version(table.id):
            return
        self._tidy()  # it is new here, so another may have to go
        stored = await self._load(table.id)
        try:
            match = await asyncio.to_thread(gunbai.replay, stored.record, stored.secret)
        except Refused as no:
            raise _of_table(no, stored) from None
        table.take_up(match, stored.opened, stored.times, stored.size)
        table.due = stored.due
        self._prepare(match)

    def _prepare(self, match: Match) -> None:
        """Once a server, have a game load what it is slow to load, beside all other work.

        That is when a table is near to needing it, by what somebody did there or comes back to.
        """
        game = match.game
        load = None if game.id in self._prepared else game.prepare(match.state)
        if load is not None:
            self._prepared.add(game.id)
            Thread(target=load, name=f"prepare {game.id}", daemon=True).start()

    async def stored(self, table_id: str) -> Stored:
        """A table as it is stored, also of rules that this release does not play."""
        return await self._load(table_id)

    async def _load(self, table_id: str) -> Stored:
        with READING:
            return await self.store.load(table_id)

    def _tidy(self) -> None:
        """Let go of the tables that nobody has used for longest, and nobody listens to.

        To take a table up again costs far more than an act, so none is let go at which people sit.
        """
        surplus = len(self._tables) - self._kept
        if surplus <= 0:
            return
        # Who was used last stands last: so few are looked at, however many are kept.
        unused = (t.id for t in self._tables.values() if not (t.users or self.news.is_heard(t.id)))
        for table_id in list(islice(unused, surplus)):
            del self._tables[table_id]


async def _nothing_more(_table: OpenTable) -> None:
    """Do nothing about a table that has ended."""


def _finished(table: OpenTable) -> Record:
    if not table.match.over:
        raise refused("table.not-over")
    return table.match.record


def _of_table(no: Refused, stored: Stored) -> Refused:
    """A refusal to replay, in the words of a table."""
    if no.refusal.key != "core.record-version":
        return no
    over = "-over" if stored.over else ""
    return refused(f"table.other-version{over}", **no.refusal.values)
