"""The tables of clubs: added by their hosts, their seats taken by the club's people, their results.

A seat counts for a person of the club from when they take it on the club's page, or bring its link
there. It counts until the seat is given to somebody else.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from gunbai.core.script import NOTHING, Seat, refused
from gunbai.table import seats
from gunbai.table.access.links import SEAT, WATCH, Link, digest
from gunbai.table.clubs.clubs import ClubLink, Clubs
from gunbai.table.clubs.keys import watch_token
from gunbai.table.clubs.results import result_of
from gunbai.table.clubs.stored import (
    CLUBS,
    LINKS,
    RESULTS,
    SEATS,
    TABLES,
    ClubTable,
    StoredClub,
    unwatch,
)
from gunbai.table.open_table import OpenTable
from gunbai.table.storage.club_models import ClubSeatRow, ClubTableRow
from gunbai.table.storage.store import STORE_FAILED
from gunbai.table.tables import Hall

RUNNING_MOST = 60
"""How many running tables a club has at once: whoever opens its page looks at all of them."""

_OF = select(ClubTableRow.club_id, ClubTableRow.number).where(
    ClubTableRow.table_id == bindparam("key")
)
_COUNTED = select(ClubSeatRow.seat, ClubSeatRow.person_id).where(
    ClubSeatRow.table_id == bindparam("key")
)
_SEAT_PATH = re.compile(r"(?:.*/)?s/([\w-]{1,64})/?", re.ASCII)

_log = logging.getLogger("gunbai.table")


class Wanted(Struct, frozen=True):
    """A club that takes a new table, and whom of its people seats are kept for: ids and names."""

    link: ClubLink
    kept: Mapping[Seat, str] = NOTHING
    names: Mapping[Seat, str] = NOTHING


class OwnSeat(Struct, frozen=True):
    """A seat at a table of the club, by a link to it: whether it counts for whoever asks."""

    link: str
    table: int
    seat: Seat
    counts: bool


class ClubTables:
    """The tables of all clubs: no more than ``most`` in each, with those that are over."""

    def __init__(self, hall: Hall, clubs: Clubs, most: int) -> None:
        self._hall = hall
        self.clubs = clubs
        self._most = most

    async def wanted(self, token: str, kept: Mapping[Seat, str] = NOTHING) -> Wanted:
        """The club that a new table is wanted in, by a link of one's own to it.

        ``kept`` are the ids of its people that seats are kept for.

        Raises:
            Refused: where it cannot be there.

        """
        link, _ = await self.clubs.person(token)
        club = await self.clubs.load(link)
        names = {seat: club.person(person).name for seat, person in kept.items()}
        if len(club.tables) >= RUNNING_MOST:
            raise refused("table.club-running-full", most=RUNNING_MOST)
        if len(club.tables) + len(club.ended) >= self._most:
            raise refused("table.club-tables-full", most=self._most)
        return Wanted(link, kept, names)

    async def add(self, wanted: Wanted, table: str, *, free: bool) -> None:
        """Add a table to the club that it is wanted in.

        With ``free`` all people of the club may take its free seats.

        Raises:
            Refused: where the table is a club's already.

        """
        try:
            await self._add(wanted, table, free=free)
        except IntegrityError:
            raise refused("table.club-has-it") from None

    async def _add(self, wanted: Wanted, table: str, *, free: bool) -> None:
        link = wanted.link
        async with self.clubs.store.writing() as connection:
            own = CLUBS.c.id == link.club
            await connection.execute(update(CLUBS).where(own).values(numbered=CLUBS.c.numbered + 1))
            number = await connection.scalar(select(CLUBS.c.numbered).where(own))
            if number is None:
                raise refused("table.unknown-club")
            watch = digest(watch_token(link.key, number))
            row = {"table_id": table, "club_id": link.club, "number": number, "free": free}
            await connection.execute(insert(TABLES), {**row, "watch": watch})
            opens = {"digest": watch, "table_id": table, "role": WATCH, "seat": None}
            await connection.execute(insert(LINKS), opens)
            for seat, person in wanted.kept.items():
                await connection.execute(
                    insert(SEATS), {"table_id": table, "seat": seat, "person_id": person}
                )

    async def take_out(self, link: ClubLink, number: int) -> None:
        """Take a table out of a club, with its result; who watched it by the club watches no more.

        Only a keeper may.
        """
        await self.clubs.must_keep(link)
        await self._forget(link.club, number)

    async def withdraw(self, table: str) -> None:
        """Take a table out of the club that it is in, as its host; the same ends."""
        found = await self.clubs.store.first(_OF, key=table)
        if found is None:
            raise refused("table.club-not-in-one")
        await self._forget(*found)

    async def _forget(self, club: str, number: int) -> None:
        of_tables = (TABLES.c.club_id == club, TABLES.c.number == number)
        of_results = (RESULTS.c.club_id == club, RESULTS.c.number == number)
        async with self.clubs.store.writing() as connection:
            await unwatch(connection, *of_tables)
            await connection.execute(delete(TABLES).where(*of_tables))
            await connection.execute(delete(RESULTS).where(*of_results))

    async def club_of(self, table: str) -> str:
        """The name of the club that a table is in; empty where it is in none."""
        found = await self.clubs.store.first(_OF, key=table)
        if found is None:
            return ""
        club = select(CLUBS.c.name).where(CLUBS.c.id == found[0])
        async with self.clubs.store.engine.connect() as connection:
            return str(await connection.scalar(club) or "")

    # -- seats ----------------------------------------------------------------------------------

    async def sit(self, token: str, number: int, seat: Seat) -> str:
        """Take a seat at a table of the club under one's name there; return the token of the seat.

        Raises:
            Refused: where it is taken, a bot's, kept for somebody else, or not free for all.

        """
        link, me = await self.clubs.person(token)
        table = (await self.clubs.load(link)).table(number)
        await self._hall.look(table.id, lambda opened: must_be_free(opened, table, seat, me.id))
        own = await seats.claim(self._hall, Link(table.id, SEAT, seat), me.name)
        await self._bind(table.id, seat, me.id)
        return own

    async def count(self, token: str, path: str) -> None:
        """Let a seat, whose link one has, count for oneself; it must not count for another."""
        link, me = await self.clubs.person(token)
        found = await self._seat(await self.clubs.load(link), path)
        if found is None:
            raise refused("table.club-not-here")
        table, seat = found
        if table.seats.get(seat, me.id) != me.id:
            raise refused("table.club-seat-counts")
        await self._bind(table.id, seat, me.id)

    async def own_seats(self, link: ClubLink, paths: list[str]) -> list[OwnSeat]:
        """Which of these links lead to seats at running tables of the club."""
        club, told = await self.clubs.load(link), list[OwnSeat]()
        for path in paths:
            found = await self._seat(club, path)
            if found is not None:
                table, seat = found
                told.append(OwnSeat(path, table.number, seat, table.seats.get(seat) == link.person))
        return told

    async def _seat(self, club: StoredClub, path: str) -> tuple[ClubTable, Seat] | None:
        found = _SEAT_PATH.fullmatch(path)
        opened = await self.clubs.store.link(found[1]) if found else None
        if opened is None or opened.role != SEAT or opened.seat is None:
            return None
        table = next((one for one in club.tables if one.id == opened.table), None)
        return None if table is None else (table, opened.seat)

    async def _bind(self, table: str, seat: Seat, person: str) -> None:
        own = (SEATS.c.table_id == table, SEATS.c.seat == seat)
        async with self.clubs.store.writing() as connection:
            await connection.execute(delete(SEATS).where(*own))
            row = {"table_id": table, "seat": seat, "person_id": person}
            await connection.execute(insert(SEATS), row)

    # -- results --------------------------------------------------------------------------------

    async def settle(self, table: OpenTable) -> None:
        """Note how a table ended, where it is a club's; what goes wrong is tried at the next look.

        The table's act is stored by then, and must not fail for it.
        """
        try:
            await self._settle(table)
        except STORE_FAILED:
            _log.warning("The result of a table was not noted for its club.")

    async def _settle(self, table: OpenTable) -> None:
        store = self.clubs.store
        found = await store.first(_OF, key=table.id)
        if found is None:
            return
        persons = {row[0]: row[1] for row in await store.rows(_COUNTED, key=table.id)}
        told = msgspec.json.encode(result_of(table, persons)).decode()
        ended = table.times[-1] if table.times else store.now()
        row = {"club_id": found[0], "number": found[1], "ended": ended, "told": told}
        try:
            async with store.writing() as connection:
                await connection.execute(insert(RESULTS), row)
        except IntegrityError:
            pass  # another process was first


def must_be_free(table: OpenTable, of_club: ClubTable, seat: Seat, person: str) -> None:
    """Refuse a seat that a person of the club may not take."""
    company = table.match.company
    if not 0 <= seat < len(company.seats):
        raise refused("core.no-such-seat", given=[seat], most=len(company.seats))
    if not is_free(table, of_club, seat, person):
        raise refused("table.club-seat-not-free", name=company.seats[seat].name)


def is_free(table: OpenTable, of_club: ClubTable, seat: Seat, person: str | None) -> bool:
    """Whether a person of the club (None: somebody who is not in it) may take a seat."""
    match = table.match
    is_open = seat not in match.company.claimed and not match.company.seats[seat].is_bot
    if match.over or match.company.closed or not is_open or person is None:
        return False
    kept_for = of_club.seats.get(seat)
    return kept_for == person or (of_club.free and kept_for is None)
