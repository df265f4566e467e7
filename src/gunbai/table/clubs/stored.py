"""A club as it is stored at one moment: read in one transaction, shown elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Table, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.core.script import Seat, refused
from gunbai.table.clubs.results import Result
from gunbai.table.storage.club_models import (
    ClubPersonRow,
    ClubResultRow,
    ClubRow,
    ClubSeatRow,
    ClubTableRow,
)
from gunbai.table.storage.models import LinkRow
from gunbai.table.storage.store import Store

CLUBS, PEOPLE = cast("Table", ClubRow.__table__), cast("Table", ClubPersonRow.__table__)
TABLES, SEATS = cast("Table", ClubTableRow.__table__), cast("Table", ClubSeatRow.__table__)
RESULTS = cast("Table", ClubResultRow.__table__)
LINKS = cast("Table", LinkRow.__table__)
_result = msgspec.json.Decoder(Result)


class Person(Struct, frozen=True):
    """A person of a club: since when, and when they last opened its page (seconds since 1970)."""

    id: str
    name: str
    joined: int
    seen: int
    keeper: bool


class ClubTable(Struct, frozen=True):
    """A table of a club: ``seats`` are the ids of those whom its seats are kept or count for."""

    id: str
    number: int
    free: bool
    seats: Mapping[Seat, str]


class Ended(Struct, frozen=True):
    """A table of a club that is over: its number, since when, and how it ended."""

    number: int
    at: int
    result: Result


class StoredClub(Struct, frozen=True):
    """A club; ``tables`` have not ended as far as is known, ``ended`` come latest first."""

    id: str
    name: str
    made: int
    renewed: int
    people: Sequence[Person]
    tables: Sequence[ClubTable]
    ended: Sequence[Ended]

    def person(self, id_: str | None) -> Person:
        """A person by their id; raise `Refused` where nobody of the club has it."""
        found = next((person for person in self.people if person.id == id_), None)
        if found is None:
            raise refused("table.club-nobody")
        return found

    def table(self, number: int) -> ClubTable:
        """A running table by its number; raise `Refused` where there is none."""
        found = next((table for table in self.tables if table.number == number), None)
        if found is None:
            raise refused("table.club-no-table", given=number)
        return found


async def load(store: Store, club: str) -> StoredClub:
    """A club as it stands; raise `Refused` where it was ended meanwhile."""
    people = select(
        PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.joined, PEOPLE.c.seen, PEOPLE.c.keeper
    ).where(PEOPLE.c.club_id == club)
    over = select(RESULTS.c.number).where(RESULTS.c.club_id == club)
    tables = select(TABLES.c.table_id, TABLES.c.number, TABLES.c.free).where(
        TABLES.c.club_id == club, TABLES.c.number.not_in(over)
    )
    seats = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.person_id).where(
        SEATS.c.table_id.in_(select(TABLES.c.table_id).where(TABLES.c.club_id == club))
    )
    ended = select(RESULTS.c.number, RESULTS.c.ended, RESULTS.c.told).where(
        RESULTS.c.club_id == club
    )
    async with store.engine.connect() as connection:
        own = (await connection.execute(select(CLUBS).where(CLUBS.c.id == club))).first()
        if own is None:
            raise refused("table.unknown-club")
        kept: dict[str, dict[Seat, str]] = {}
        for table, seat, person in await connection.execute(seats):
            kept.setdefault(table, {})[seat] = person
        return StoredClub(
            own.id,
            own.name,
            own.made,
            own.renewed,
            [Person(*row) for row in await connection.execute(people.order_by(PEOPLE.c.joined))],
            [
                ClubTable(*row, kept.get(row.table_id, {}))
                for row in await connection.execute(tables.order_by(TABLES.c.number.desc()))
            ],
            [
                Ended(number, at, _result.decode(told))
                for number, at, told in await connection.execute(
                    ended.order_by(RESULTS.c.ended.desc(), RESULTS.c.number.desc())
                )
            ],
        )


async def unwatch(connection: AsyncConnection, *tables: ColumnElement[bool]) -> None:
    """End the links by which people of a club watch some of its tables."""
    watches = select(TABLES.c.watch).where(*tables)
    await connection.execute(delete(LINKS).where(LINKS.c.digest.in_(watches)))


async def end(connection: AsyncConnection, club: str) -> int:
    """End a club with all that is stored of it; return how many clubs that were (0 or 1)."""
    await unwatch(connection, TABLES.c.club_id == club)
    return (await connection.execute(delete(CLUBS).where(CLUBS.c.id == club))).rowcount
