"""Channels as they are stored: who is told by what, and what they were told."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Table, bindparam, delete, insert, select, update

from gunbai.core.script import Seat
from gunbai.table.notices.policy import FAILURES_MOST, GONE, Sent, Wishes
from gunbai.table.notices.sending import Outcome
from gunbai.table.storage.models import ChannelRow, TableRow
from gunbai.table.storage.store import Store

_CHANNELS = cast("Table", ChannelRow.__table__)
_OF_SEAT = (ChannelRow.table_id == bindparam("table"), ChannelRow.seat == bindparam("seat"))
_UNLOOKED = select(ChannelRow.id).where(*_OF_SEAT, ChannelRow.noticed > ChannelRow.looked)
_DROPPED = select(ChannelRow.id).where(*_OF_SEAT, ChannelRow.failures >= bindparam("most"))
_FIELDS = ("id", "table_id", "seat", "sealed", "shown", "wishes", "noticed", "looked", "failures")


class Kept(Struct, frozen=True):
    """A stored channel; ``sealed`` is for `gunbai.table.notices.sealing` to open."""

    id: str
    table: str
    seat: Seat
    sealed: bytes
    shown: str
    wishes: Wishes
    sent: Sent
    failures: int

    @property
    def is_dropped(self) -> bool:
        """Whether it failed so often that nothing is sent by it any more."""
        return self.failures >= FAILURES_MOST

    @property
    def is_gone(self) -> bool:
        """Whether it said itself that it is no more: nothing is sent by it either."""
        return self.failures >= GONE


class Channels:
    """The channels of all tables of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, table: str, seat: Seat, sealed: bytes, shown: str, wishes: Wishes) -> str:
        """Keep a channel of a seat; return its id."""
        id_ = secrets.token_hex(16)
        row = {
            "id": id_,
            "table_id": table,
            "seat": seat,
            "sealed": sealed,
            "shown": shown[:300],
            "wishes": msgspec.json.encode(wishes).decode(),
            "noticed": 0,
            "looked": 0,
            "failures": 0,
        }
        async with self._store.writing() as connection:
            await connection.execute(insert(_CHANNELS), row)
        return id_

    async def of_seat(self, table: str, seat: Seat) -> Sequence[Kept]:
        """The channels of a seat."""
        return await self._find(ChannelRow.table_id == table, ChannelRow.seat == seat)

    async def awaits_look(self, table: str, seat: Seat) -> bool:
        """Whether the person of a seat was told, and has not looked at the table since."""
        return await self._store.first(_UNLOOKED, table=table, seat=seat) is not None

    async def has_dropped(self, table: str, seat: Seat) -> bool:
        """Whether a channel of a seat was given up."""
        found = await self._store.first(_DROPPED, table=table, seat=seat, most=FAILURES_MOST)
        return found is not None

    async def running(self) -> Sequence[Kept]:
        """The channels of all games that go on, apart from those that were given up."""
        going_on = ChannelRow.table_id.in_(select(TableRow.id).where(TableRow.ended.is_(None)))
        return await self._find(going_on, ChannelRow.failures < FAILURES_MOST)

    async def _find(self, *where: ColumnElement[bool]) -> Sequence[Kept]:
        query = select(*(_CHANNELS.c[name] for name in _FIELDS)).where(*where)
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [_kept(row) for row in rows]

    async def remove(self, table: str, seat: Seat, id_: str) -> None:
        """Forget a channel of a seat."""
        own = (ChannelRow.id == id_, ChannelRow.table_id == table, ChannelRow.seat == seat)
        async with self._store.writing() as connection:
            await connection.execute(delete(_CHANNELS).where(*own))

    async def take(self, kept: Kept, now: int) -> bool:
        """Note that a notice goes out; False where another process was first."""
        due = (ChannelRow.id == kept.id, ChannelRow.noticed == kept.sent.notice)
        async with self._store.writing() as connection:
            done = await connection.execute(update(_CHANNELS).where(*due).values(noticed=now))
        return bool(done.rowcount)

    async def note(self, id_: str, outcome: Outcome) -> None:
        """Note what a channel made of its notice: failures count in a row."""
        count = {Outcome.TAKEN: 0, Outcome.FAILED: ChannelRow.failures + 1, Outcome.GONE: GONE}
        async with self._store.writing() as connection:
            query = update(_CHANNELS).where(ChannelRow.id == id_).values(failures=count[outcome])
            await connection.execute(query)

    async def look(self, table: str, seat: Seat, now: int) -> None:
        """Note that the person of a seat has looked, if they were told and had not."""
        told = (
            ChannelRow.table_id == table,
            ChannelRow.seat == seat,
            ChannelRow.noticed > ChannelRow.looked,
        )
        async with self._store.writing() as connection:
            await connection.execute(update(_CHANNELS).where(*told).values(looked=now))


def _kept(row: Any) -> Kept:
    return Kept(
        row.id,
        row.table_id,
        row.seat,
        row.sealed,
        row.shown,
        msgspec.json.decode(row.wishes, type=Wishes),
        Sent(row.noticed, row.looked),
        row.failures,
    )
