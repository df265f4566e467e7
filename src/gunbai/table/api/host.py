"""The JSON API of the host: seats given away, the game paused, another clock, the role handed over.

Every act is an entry of the record (`gunbai.core.entries`), told to the whole table.
"""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Router
from litestar.params import FromPath, JSONBody
from litestar.response import ServerSentEvent
from msgspec import Struct

from gunbai.core.clock import Clock
from gunbai.core.entries import AnyTableEntry, Closed, Hints, Muted, Paced, Paused, Timed
from gunbai.core.match import Match
from gunbai.core.script import Seat, refused
from gunbai.table import seats
from gunbai.table.access.links import HOST, Link
from gunbai.table.api.bodies import SeatWish
from gunbai.table.api.tables import get, post
from gunbai.table.pages.dependencies import GivenHall, Token
from gunbai.table.streams import sse
from gunbai.table.tables import Hall


class HostSeat(Struct, frozen=True):
    """A seat as its host sees it.

    ``token`` is there to be handed out; it is empty once its person has claimed the seat.
    """

    seat: Seat
    name: str
    player: str
    claimed: bool
    token: str


class HostView(Struct, frozen=True):
    """A table as its host sees it: nothing of the game, all of the company."""

    game: str
    seats: Sequence[HostSeat]
    paused: bool
    closed: bool
    over: bool
    hints: bool
    pace: str
    clock: Clock | None
    muted: Sequence[Seat]


class NewHost(Struct, frozen=True):
    """The token of the new host, which is told this one time; the one before opens nothing."""

    token: str


class Switch(Struct, frozen=True):
    """On or off."""

    on: bool = True


class Mute(Struct, frozen=True):
    """Whose remarks are taken or not."""

    seat: Seat
    on: bool = True


class StandIn(Struct, frozen=True):
    """Which bot stands in (empty: the game's first)."""

    bot: str = ""


class BotPace(Struct, frozen=True):
    """How bots answer where people follow them: ``at-once``, ``usual`` or ``slow``."""

    pace: str


class NewClock(Struct, frozen=True):
    """How the table counts time from now on; null: it does not."""

    clock: Clock | None


@get("/h/{token:str}")
async def host_view(token: Token, hall: GivenHall) -> HostView:
    """Who sits where, which seats are claimed, and the tokens of those that are not."""
    link = await hall.find(token, HOST)
    return await hall.look(link.table, lambda table: _host_view(table.match, token))


def _host_view(match: Match, host: str) -> HostView:
    company = match.company
    sitting = [
        HostSeat(n, s.name, s.player, n in company.claimed, seats.host_token(match, host, n))
        for n, s in enumerate(company.seats)
    ]
    return HostView(
        match.game.id,
        sitting,
        company.paused,
        company.closed,
        match.over,
        company.hints,
        company.pace,
        company.clock,
        sorted(company.muted),
    )


@post("/h/{token:str}/seats/{seat:int}", status_code=200)
async def give_seat(
    token: Token, seat: FromPath[int], data: JSONBody[SeatWish], hall: GivenHall
) -> HostView:
    """Give a seat to a person or a bot: every link it had ends, a person gets a new one."""
    link = await _host(token, seat, hall)
    await seats.give(hall, token, link, seat, data)
    return await _host_again(token, link, hall)


@post("/h/{token:str}/seats/{seat:int}/stand-in", status_code=200)
async def stand_in(
    token: Token, seat: FromPath[int], data: JSONBody[StandIn], hall: GivenHall
) -> HostView:
    """Let a bot answer for somebody who is away; their next answer takes the seat back."""
    link = await _host(token, seat, hall)
    first = await hall.look(link.table, lambda table: next(iter(table.match.game.bots)))
    await seats.stand_in(hall, link, seat, data.bot or first)
    return await _host_again(token, link, hall)


@post("/h/{token:str}/seats/{seat:int}/give-back", status_code=200)
async def give_back(token: Token, seat: FromPath[int], hall: GivenHall) -> HostView:
    """Give a seat back to its person, for whom a bot stands in."""
    link = await _host(token, seat, hall)
    await seats.give_back(hall, link, seat)
    return await _host_again(token, link, hall)


@post("/h/{token:str}/seats/{seat:int}/delegate", status_code=200)
async def delegate(token: Token, seat: FromPath[int], hall: GivenHall) -> HostView:
    """Let a bot answer the one question that a seat is awaited for; its person keeps the seat."""
    link = await _host(token, seat, hall)
    await seats.delegate(hall, link, seat)
    return await _host_again(token, link, hall)


@post("/h/{token:str}/pause", status_code=200)
async def pause(token: Token, data: JSONBody[Switch], hall: GivenHall) -> HostView:
    """Pause the game, or let it go on."""
    return await _host_enters(token, hall, Paused(data.on, hall.now()))


@post("/h/{token:str}/close", status_code=200)
async def close(token: Token, hall: GivenHall) -> HostView:
    """Close the table for good: the game ends here, without a result."""
    return await _host_enters(token, hall, Closed(hall.now()))


@post("/h/{token:str}/hand-over", status_code=200)
async def hand_over(token: Token, hall: GivenHall) -> NewHost:
    """Hand the host's role over: this token ends, and the new one is for the next host."""
    link = await hall.find(token, HOST)
    return NewHost(await seats.hand_over(hall, token, link))


@get("/h/{token:str}/live")
async def host_live(token: Token, hall: GivenHall) -> ServerSentEvent:
    """Server-sent events: ``changed`` with the version; ``gone`` when the link has ended."""
    return sse.stream(hall, token, await hall.find(token, HOST))


@post("/h/{token:str}/delete", status_code=200)
async def delete(token: Token, hall: GivenHall) -> None:
    """Delete the table with all that belongs to it; a club keeps the result of a finished game."""
    await hall.delete((await hall.find(token, HOST)).table)


@post("/h/{token:str}/hints", status_code=200)
async def hints(token: Token, data: JSONBody[Switch], hall: GivenHall) -> HostView:
    """Show chances from here on, or show them no more."""
    return await _host_enters(token, hall, Hints(data.on, hall.now()))


@post("/h/{token:str}/pace", status_code=200)
async def pace(token: Token, data: JSONBody[BotPace], hall: GivenHall) -> HostView:
    """Set how long bots wait before they answer, from here on."""
    return await _host_enters(token, hall, Paced(data.pace, hall.now()))


@post("/h/{token:str}/clock", status_code=200)
async def clock(token: Token, data: JSONBody[NewClock], hall: GivenHall) -> HostView:
    """Give the table another clock, or none; times and budgets begin anew."""
    return await _host_enters(token, hall, Timed(data.clock, hall.now()))


@post("/h/{token:str}/mute", status_code=200)
async def mute(token: Token, data: JSONBody[Mute], hall: GivenHall) -> HostView:
    """Take no remarks of a seat, or take them again."""
    link = await _host(token, data.seat, hall)
    await seats.enter(hall, link, Muted(data.seat, data.on, hall.now()))
    return await _host_again(token, link, hall)


async def _host(token: str, seat: Seat, hall: Hall) -> Link:
    link = await hall.find(token, HOST)
    count = await hall.look(link.table, lambda table: len(table.match.company.seats))
    if not 0 <= seat < count:
        raise refused("core.no-such-seat", given=[seat], most=count)
    return link


async def _host_enters(token: str, hall: Hall, entry: AnyTableEntry) -> HostView:
    link = await hall.find(token, HOST)
    await seats.enter(hall, link, entry)
    return await _host_again(token, link, hall)


async def _host_again(token: str, link: Link, hall: Hall) -> HostView:
    return await hall.look(link.table, lambda table: _host_view(table.match, token))


ROUTES = Router(
    "/api",
    route_handlers=[
        host_view, host_live,
        give_seat, stand_in, give_back, delegate, mute,
        pause, close, hints, pace, clock, hand_over, delete,
    ],
    tags=["host"],
)  # fmt: skip
