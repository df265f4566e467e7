"""Clubs: made by anybody, joined by the group's link, kept in order by their keepers.

A person of a club is an id that their own link carries, never a name: whoever has that link is that
person. The group's link opens the same page, and lets its reader join.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, cast

from msgspec import Struct
from sqlalchemy import Table, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.core.script import refused, shown
from gunbai.core.seating import check_name, is_seen, tidy
from gunbai.table.access.links import digest, fresh
from gunbai.table.clubs.keys import fresh_key, group_token, wrap
from gunbai.table.clubs.stored import CLUBS, PEOPLE, Person, StoredClub, end, load
from gunbai.table.storage.club_models import ClubLinkRow
from gunbai.table.storage.store import Store

NAME_MOST = 60
HOUR = 3600
LEFT_ALONE = 30 * 24 * HOUR
"""Seconds after which a club whose keepers have not looked at it may be kept by another person."""

_LINKS = cast("Table", ClubLinkRow.__table__)
_LINK = select(_LINKS.c.club_id, _LINKS.c.person_id, _LINKS.c.key).where(
    _LINKS.c.digest == bindparam("key")
)


class ClubLink(Struct, frozen=True):
    """What a token opens: a club, its key, and whose link it is (None: the group's)."""

    club: str
    key: bytes
    person: str | None


class Clubs:
    """The clubs of a store. No more than ``most`` people are in one."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self._most = most

    async def find(self, token: str) -> ClubLink:
        """What a token opens; raise `Refused` where it opens no club."""
        row = await self.store.first(_LINK, key=digest(token))
        if row is None:
            raise refused("table.unknown-club")
        return ClubLink(row[0], wrap(row[2], token), row[1])

    async def person(self, token: str) -> tuple[ClubLink, Person]:
        """The person whose own link a token is; raise `Refused` where it is the group's."""
        link = await self.find(token)
        if link.person is None:
            raise refused("table.club-join-first")
        return link, (await load(self.store, link.club)).person(link.person)

    async def load(self, link: ClubLink) -> StoredClub:
        """The club of a link; that its person has looked is noted, once an hour."""
        club = await load(self.store, link.club)
        if link.person is not None:
            await self._note_seen(club.person(link.person), club.id)
        return club

    async def _note_seen(self, person: Person, club: str) -> None:
        now = self.store.now()
        if now - person.seen < HOUR:
            return
        async with self.store.writing() as connection:
            own = update(PEOPLE).where(PEOPLE.c.id == person.id)
            await connection.execute(own.values(seen=now))
            await connection.execute(update(CLUBS).where(CLUBS.c.id == club).values(seen=now))

    # -- coming and going -----------------------------------------------------------------------

    async def make(self, name: str, person: str) -> str:
        """Make a club with its first person, who keeps it; return the token of their own link."""
        name, person = _club_name(name), _person_name(person, ())
        club, key, token, now = secrets.token_hex(8), fresh_key(), fresh(), self.store.now()
        row = {"id": club, "name": name, "made": now, "seen": now, "renewed": 0, "numbered": 0}
        async with self.store.writing() as connection:
            await connection.execute(insert(CLUBS), row)
            await _link(connection, club, key, group_token(key, 0), None)
            await self._add(connection, ClubLink(club, key, None), person, token, keeper=True)
        return token

    async def join(self, link: ClubLink, name: str) -> str:
        """Come into a club under a name; return the token of a link of one's own."""
        token = fresh()
        async with self.store.writing() as connection:
            others = await _names(connection, link.club)
            if len(others) >= self._most:
                raise refused("table.club-full", most=self._most)
            name = _person_name(name, others)
            await self._add(connection, link, name, token, keeper=False)
        return token

    async def _add(
        self, connection: AsyncConnection, link: ClubLink, name: str, token: str, *, keeper: bool
    ) -> None:
        person, now = secrets.token_hex(8), self.store.now()
        row = {"id": person, "club_id": link.club, "name": name, "keeper": keeper}
        await connection.execute(insert(PEOPLE), {**row, "joined": now, "seen": now})
        await _link(connection, link.club, link.key, token, person)

    async def rename_me(self, link: ClubLink, name: str) -> None:
        """Call oneself otherwise from now on; seats that one has keep the name they have."""
        async with self.store.writing() as connection:
            name = _person_name(name, await _names(connection, link.club, link.person))
            own = update(PEOPLE).where(PEOPLE.c.id == link.person)
            await connection.execute(own.values(name=name))

    async def leave(self, link: ClubLink, person: str | None) -> None:
        """Take a person out: their link opens nothing any more, and no result counts for them.

        The last one ends the club with that; where no keeper is left the oldest person keeps it.
        """
        async with self.store.writing() as connection:
            await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
            of_club = (PEOPLE.c.club_id == link.club,)
            left = select(PEOPLE.c.id, PEOPLE.c.keeper).where(*of_club).order_by(PEOPLE.c.joined)
            others = (await connection.execute(left)).all()
            if not others:
                await end(connection, link.club)
            elif not any(keeper for _, keeper in others):
                oldest = update(PEOPLE).where(PEOPLE.c.id == others[0][0])
                await connection.execute(oldest.values(keeper=True))

    # -- keeping --------------------------------------------------------------------------------

    async def must_keep(self, link: ClubLink) -> StoredClub:
        """The club of a keeper's link; raise `Refused` where it is another's."""
        club = await load(self.store, link.club)
        if link.person is None or not club.person(link.person).keeper:
            raise refused("table.club-not-keeper")
        return club

    async def rename(self, link: ClubLink, name: str) -> None:
        """Call the club otherwise."""
        await self.must_keep(link)
        async with self.store.writing() as connection:
            own = update(CLUBS).where(CLUBS.c.id == link.club)
            await connection.execute(own.values(name=_club_name(name)))

    async def renew(self, link: ClubLink) -> None:
        """Give the group a new link: the old one opens nothing any more."""
        club = await self.must_keep(link)
        async with self.store.writing() as connection:
            groups = (_LINKS.c.club_id == link.club, _LINKS.c.person_id.is_(None))
            await connection.execute(delete(_LINKS).where(*groups))
            own = update(CLUBS).where(CLUBS.c.id == link.club)
            await connection.execute(own.values(renewed=club.renewed + 1))
            token = group_token(link.key, club.renewed + 1)
            await _link(connection, link.club, link.key, token, None)

    async def give_link(self, link: ClubLink, person: str) -> str:
        """Give a person who lost theirs a new link of their own; return its token."""
        (await self.must_keep(link)).person(person)
        token = fresh()
        async with self.store.writing() as connection:
            await connection.execute(delete(_LINKS).where(_LINKS.c.person_id == person))
            await _link(connection, link.club, link.key, token, person)
        return token

    async def remove(self, link: ClubLink, person: str) -> None:
        """Take somebody else out of the club."""
        (await self.must_keep(link)).person(person)
        await self.leave(link, person)

    async def appoint(self, link: ClubLink, person: str) -> None:
        """Let another person keep the club as well."""
        (await self.must_keep(link)).person(person)
        async with self.store.writing() as connection:
            await connection.execute(
                update(PEOPLE).where(PEOPLE.c.id == person).values(keeper=True)
            )

    async def take_over(self, link: ClubLink) -> None:
        """Keep a club oneself whose keepers have not looked at it for a month."""
        club = await load(self.store, link.club)
        me = club.person(link.person)
        if not is_left_alone(club, self.store.now()):
            raise refused("table.club-kept")
        async with self.store.writing() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == me.id).values(keeper=True))

    async def end(self, link: ClubLink) -> None:
        """End a club for good; its tables go on without it."""
        await self.must_keep(link)
        async with self.store.writing() as connection:
            await end(connection, link.club)


def is_left_alone(club: StoredClub, now: int) -> bool:
    """Whether no keeper of a club has looked at it for a month."""
    return all(now - person.seen >= LEFT_ALONE for person in club.people if person.keeper)


def _club_name(name: str) -> str:
    name = tidy(name)
    if not is_seen(name) or len(name) > NAME_MOST or not name.isprintable():
        raise refused("table.club-name", given=shown(name), most=NAME_MOST)
    return name


def _person_name(name: str, others: Iterable[str]) -> str:
    name = tidy(name)
    check_name(name, 0, others)
    return name


async def _names(connection: AsyncConnection, club: str, but: str | None = None) -> list[str]:
    """The names of a club's people, but for one of them; raise `Refused` where it was ended."""
    if await connection.scalar(select(func.count()).where(CLUBS.c.id == club)) == 0:
        raise refused("table.unknown-club")
    query = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.club_id == club)
    return [name for id_, name in await connection.execute(query) if id_ != but]


async def _link(
    connection: AsyncConnection, club: str, key: bytes, token: str, person: str | None
) -> None:
    row: dict[str, Any] = {"digest": digest(token), "club_id": club, "person_id": person}
    await connection.execute(insert(_LINKS), {**row, "key": wrap(key, token)})
