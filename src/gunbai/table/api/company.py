"""The JSON API beside the game: seats that change hands, absence, private talk, the host's tools.

Whoever holds the host's token gives seats away, pauses and closes the table; whoever holds a seat's
claims it, and says when they are away. Every act is an entry of the record (`gunbai.core.entries`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Annotated

from litestar import Router
from litestar.params import FromPath, JSONBody
from litestar.response import ServerSentEvent
from msgspec import Meta, Struct

from gunbai.branching import branch
from gunbai.core.entries import (
    ALWAYS,
    AnyTableEntry,
    Away,
    Closed,
    Hints,
    Muted,
    Note,
    Paced,
    Paused,
    Withdrawn,
)
from gunbai.core.match import Match
from gunbai.core.script import Seat, Value, refused
from gunbai.core.seating import NAME_MOST
from gunbai.table import seats
from gunbai.table.access.links import HOST, SEAT, WATCH, Link
from gunbai.table.api.bodies import SeatWish, TableLinks
from gunbai.table.api.tables import get, links_of, post
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenHall, Token
from gunbai.table.people.company import CompanyView, company_view
from gunbai.table.streams import sse
from gunbai.table.tables import Hall

LATEST = 2**33
"""No absence lasts beyond the year 2242 (seconds since 1970)."""


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
    muted: Sequence[Seat]
    pace: str


class Claim(Struct, frozen=True):
    """Under which name somebody sits down (empty: as the seat is called)."""

    name: Annotated[str, Meta(max_length=NAME_MOST)] = ""


class Claimed(Struct, frozen=True):
    """The token that opens the seat from now on; the one before opens nothing any more."""

    token: str


class NewHost(Struct, frozen=True):
    """The token of the new host, which is told this one time; the one before opens nothing."""

    token: str


class Switch(Struct, frozen=True):
    """On or off."""

    on: bool = True


class BotPace(Struct, frozen=True):
    """How bots answer where people follow them: ``at-once``, ``usual`` or ``slow``."""

    pace: str


class Mute(Struct, frozen=True):
    """Whose remarks are taken or not."""

    seat: Seat
    on: bool = True


class StandIn(Struct, frozen=True):
    """Which bot stands in (empty: the game's first)."""

    bot: str = ""


class Absence(Struct, frozen=True):
    """Until when somebody is away (seconds since 1970); 0: back."""

    until: Annotated[int, Meta(ge=0, le=LATEST)]


class Absent(Struct, frozen=True):
    """For whose seat a stand-in is wished."""

    seat: Seat


class StandingAnswer(Struct, frozen=True):
    """What the seat answers to every question ``key`` from now on; null: it asks again.

    ``how``: ``always``, ``once`` (the next such question) or ``round`` (as long as this one lasts).
    """

    key: str
    value: Value = None
    how: str = ALWAYS


class Whisper(Struct, frozen=True):
    """A remark to some seats alone."""

    text: str
    to: Annotated[list[Seat], Meta(min_length=1, max_length=64)]


class OwnNote(Struct, frozen=True):
    """The number of a remark (its entry of the record)."""

    note: int


class BranchWish(Struct, frozen=True):
    """A new table from the moment after the first ``at`` entries; no seats: the same people."""

    at: Annotated[int, Meta(ge=0, le=2**31)]
    seats: Annotated[list[SeatWish], Meta(max_length=64)] = []


# -- the host -----------------------------------------------------------------------------------


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
        sorted(company.muted),
        company.pace,
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


# -- everybody ----------------------------------------------------------------------------------


@get("/s/{token:str}/company")
async def seat_company(token: Token, hall: GivenHall) -> CompanyView:
    """Who is here, who is awaited since when and for how long yet, who is away until when."""
    link = await hall.find(token, SEAT)
    hall.presence.sign(link)
    return await _company(link, hall)


@get("/w/{token:str}/company")
async def watch_company(token: Token, hall: GivenHall) -> CompanyView:
    """The same for those who look on."""
    return await _company(await hall.find(token, WATCH), hall)


@get("/h/{token:str}/company")
async def host_company(token: Token, hall: GivenHall) -> CompanyView:
    """The same for the host."""
    return await _company(await hall.find(token, HOST), hall)


async def _company(link: Link, hall: Hall) -> CompanyView:
    seen = await hall.presence.of(link.table)
    return await hall.look(link.table, lambda table: company_view(table, seen, hall.now()))


# -- a seat -------------------------------------------------------------------------------------


@post("/s/{token:str}/claim", status_code=200)
async def claim(token: Token, data: JSONBody[Claim], hall: GivenHall) -> Claimed:
    """Sit down: from now on another token opens the seat, which nobody else knows."""
    link = await hall.find(token, SEAT)
    return Claimed(await seats.claim(hall, link, data.name))


@post("/s/{token:str}/away", status_code=200)
async def away(token: Token, data: JSONBody[Absence], hall: GivenHall) -> None:
    """Tell the table until when one is away."""
    await _enters(token, hall, lambda seat: Away(seat, data.until, hall.now()))


@post("/s/{token:str}/vote", status_code=200)
async def vote(token: Token, data: JSONBody[Absent], hall: GivenHall) -> None:
    """Wish for a bot that stands in for an absent seat; more than half of the others decide.

    Refused until the seat was awaited for the table's span (``vote_after``), or its time is up.
    """
    await seats.vote(hall, await hall.find(token, SEAT), data.seat)


@post("/s/{token:str}/standing", status_code=200)
async def standing(token: Token, data: JSONBody[StandingAnswer], hall: GivenHall) -> None:
    """Answer every question of a kind alike from now on, or no more."""
    value = forms.shallow(data.value)
    await _acts(token, hall, lambda match, seat: match.stand(seat, data.key, value, data.how))


@post("/s/{token:str}/return", status_code=200)
async def come_back(token: Token, hall: GivenHall) -> None:
    """Take the seat back from the bot that stands in; one's next answer does the same."""
    await _acts(token, hall, lambda match, seat: match.back(seat, hall.now()))


@post("/s/{token:str}/whisper", status_code=200)
async def whisper(token: Token, data: JSONBody[Whisper], hall: GivenHall) -> None:
    """Say something to some seats alone."""
    await _enters(token, hall, lambda seat: Note(seat, data.text, tuple(data.to), hall.now()))


@post("/s/{token:str}/withdraw", status_code=200)
async def withdraw(token: Token, data: JSONBody[OwnNote], hall: GivenHall) -> None:
    """Withdraw a remark of one's own."""
    await _enters(token, hall, lambda seat: Withdrawn(seat, data.note))


async def _enters(token: str, hall: Hall, entry: Callable[[Seat], AnyTableEntry]) -> None:
    await _acts(token, hall, lambda match, seat: match.enter(entry(seat)))


async def _acts(token: str, hall: Hall, do: Callable[[Match, Seat], object]) -> None:
    await seats.act(hall, await hall.find(token, SEAT), do)


@post("/s/{token:str}/branch")
async def branch_table(token: Token, data: JSONBody[BranchWish], hall: GivenHall) -> TableLinks:
    """Open a table that goes on from a moment of this finished game, with dice of its own."""
    record = await hall.finished(await hall.find(token, SEAT))
    match = await asyncio.to_thread(branch, record, data.at, data.seats)
    return links_of(await hall.take_in(match), match.setup.seats)


ROUTES = Router(
    "/api",
    route_handlers=[
        host_view, seat_company, watch_company, host_company,
        give_seat, stand_in, give_back, delegate, pause, close,
        hand_over, host_live, delete, hints, pace, mute,
        branch_table, claim, away, vote, standing, come_back, whisper, withdraw,
    ],
    tags=["company"],
)  # fmt: skip
