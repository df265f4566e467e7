"""The JSON API of clubs: made by anybody, opened by the group's link or one's own."""

from __future__ import annotations

from typing import Annotated

from litestar import Router
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from gunbai.core.script import Seat
from gunbai.core.seating import NAME_MOST
from gunbai.table.access.links import HOST
from gunbai.table.api.bodies import Links
from gunbai.table.api.tables import get, post
from gunbai.table.clubs.clubs import NAME_MOST as CLUB_NAME_MOST
from gunbai.table.clubs.tables import ClubTables, OwnSeat
from gunbai.table.clubs.view import ClubView, club_view
from gunbai.table.pages.dependencies import GivenClubs, GivenClubTables, GivenHall, Token
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.tables import Hall


class ClubWish(Struct, frozen=True):
    """A new club: what it is called, and its first person."""

    club: Annotated[str, Meta(max_length=CLUB_NAME_MOST)]
    name: Annotated[str, Meta(max_length=NAME_MOST)]


class OwnName(Struct, frozen=True):
    """What somebody is called."""

    name: Annotated[str, Meta(max_length=NAME_MOST)]


class ClubName(Struct, frozen=True):
    """What a club is called."""

    name: Annotated[str, Meta(max_length=CLUB_NAME_MOST)]


class OwnLink(Struct, frozen=True):
    """The token of a link of somebody's own to a club, or to a seat."""

    token: str


class SeatOf(Struct, frozen=True):
    """A seat of a table."""

    seat: Seat


class SeatPath(Struct, frozen=True):
    """A link to a seat, or its path (``/s/TOKEN``)."""

    link: Annotated[str, Meta(max_length=300)]


class Joining(Struct, frozen=True):
    """The club that a table joins, by a link of one's own; ``free`` as at the opening."""

    club: str
    free: bool = True


@post("/clubs")
async def make(data: JSONBody[ClubWish], clubs: GivenClubs) -> OwnLink:
    """Make a club; answers with the token of one's own link, which opens all the rest."""
    return OwnLink(await clubs.make(data.club, data.name))


@get("/c/{token:str}")
async def view(
    token: Token, request: Asked, hall: GivenHall, club_tables: GivenClubTables
) -> ClubView:
    """The club: its people, its tables as those see them who look on, its results."""
    return await _view(token, request, hall, club_tables)


async def _view(token: str, request: Asked, hall: Hall, tables: ClubTables) -> ClubView:
    link = await tables.clubs.find(token)
    club = await tables.clubs.load(link)
    return await club_view(hall, tables, link, club, reader_of(request).language)


@post("/c/{token:str}/join", status_code=201)
async def join(token: Token, data: JSONBody[OwnName], clubs: GivenClubs) -> OwnLink:
    """Come into the club; answers with the token of one's own link."""
    return OwnLink(await clubs.join(await clubs.find(token), data.name))


@post("/c/{token:str}/name", status_code=200)
async def rename_me(token: Token, data: JSONBody[OwnName], clubs: GivenClubs) -> None:
    """Call oneself otherwise."""
    await clubs.rename_me((await clubs.person(token))[0], data.name)


@post("/c/{token:str}/leave", status_code=200)
async def leave(token: Token, clubs: GivenClubs) -> None:
    """Leave the club: one's link opens nothing any more, and no result counts for one."""
    link, me = await clubs.person(token)
    await clubs.leave(link, me.id)


@post("/c/{token:str}/own", status_code=200)
async def own_seats(
    token: Token, data: JSONBody[Links], clubs: GivenClubs, club_tables: GivenClubTables
) -> list[OwnSeat]:
    """Which of these links lead to seats at running tables of the club."""
    return await club_tables.own_seats(await clubs.find(token), data.links)


@post("/c/{token:str}/count", status_code=200)
async def count(token: Token, data: JSONBody[SeatPath], club_tables: GivenClubTables) -> None:
    """Let a seat at a table of the club, whose link one has, count for oneself."""
    await club_tables.count(token, data.link)


@post("/c/{token:str}/tables/{number:int}/sit", status_code=200)
async def sit(
    token: Token, number: FromPath[int], data: JSONBody[SeatOf], club_tables: GivenClubTables
) -> OwnLink:
    """Take a free seat, or one that is kept for oneself; answers with the token of the seat."""
    return OwnLink(await club_tables.sit(token, number, data.seat))


# -- its keepers --------------------------------------------------------------------------------


@post("/c/{token:str}/tables/{number:int}/remove", status_code=200)
async def take_out(
    token: Token, number: FromPath[int], clubs: GivenClubs, club_tables: GivenClubTables
) -> None:
    """Take a table out of the club, with its result (keepers)."""
    await club_tables.take_out(await clubs.find(token), number)


@post("/c/{token:str}/people/{person:str}/remove", status_code=200)
async def remove(token: Token, person: FromPath[str], clubs: GivenClubs) -> None:
    """Take somebody out of the club (keepers)."""
    await clubs.remove(await clubs.find(token), person)


@post("/c/{token:str}/people/{person:str}/keeper", status_code=200)
async def appoint(token: Token, person: FromPath[str], clubs: GivenClubs) -> None:
    """Let somebody keep the club as well (keepers)."""
    await clubs.appoint(await clubs.find(token), person)


@post("/c/{token:str}/people/{person:str}/link", status_code=200)
async def give_link(token: Token, person: FromPath[str], clubs: GivenClubs) -> OwnLink:
    """Give somebody who lost theirs a new link of their own (keepers); the old one ends."""
    return OwnLink(await clubs.give_link(await clubs.find(token), person))


@post("/c/{token:str}/keep", status_code=200)
async def take_over(token: Token, clubs: GivenClubs) -> None:
    """Keep a club oneself whose keepers have not looked at it for a month."""
    await clubs.take_over((await clubs.person(token))[0])


@post("/c/{token:str}/rename", status_code=200)
async def rename(token: Token, data: JSONBody[ClubName], clubs: GivenClubs) -> None:
    """Call the club otherwise (keepers)."""
    await clubs.rename(await clubs.find(token), data.name)


@post("/c/{token:str}/renew", status_code=200)
async def renew(token: Token, clubs: GivenClubs) -> None:
    """Give the group a new link (keepers); the old one opens nothing any more."""
    await clubs.renew(await clubs.find(token))


@post("/c/{token:str}/end", status_code=200)
async def end(token: Token, clubs: GivenClubs) -> None:
    """End the club for good (keepers); its tables go on without it."""
    await clubs.end(await clubs.find(token))


# -- a table's host -----------------------------------------------------------------------------


@post("/h/{token:str}/club", status_code=200)
async def add_table(
    token: Token, data: JSONBody[Joining], hall: GivenHall, club_tables: GivenClubTables
) -> None:
    """Add the table to a club that one is in."""
    table = await hall.find(token, HOST)
    await club_tables.add(await club_tables.wanted(data.club), table.table, free=data.free)


@post("/h/{token:str}/club/leave", status_code=200)
async def withdraw_table(token: Token, hall: GivenHall, club_tables: GivenClubTables) -> None:
    """Take the table out of its club."""
    await club_tables.withdraw((await hall.find(token, HOST)).table)


ROUTES = Router(
    "/api",
    route_handlers=[
        make, view, join, rename_me, leave, own_seats, count, sit, take_out, remove, appoint,
        give_link, take_over, rename, renew, end, add_table, withdraw_table,
    ],
    tags=["club"],
)  # fmt: skip
