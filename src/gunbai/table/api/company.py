"""The JSON API beside the game: seats that are claimed, absence, standing answers, private talk.

Whoever holds a seat's token claims it, says when they are away, and what they always answer. Every
act is an entry of the record (`gunbai.core.entries`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

from litestar import Router
from litestar.params import JSONBody
from msgspec import Meta, Struct

from gunbai.branching import branch
from gunbai.core.entries import ALWAYS, AnyTableEntry, Away, Note, Withdrawn
from gunbai.core.match import Match
from gunbai.core.script import Seat, Value
from gunbai.core.seating import NAME_MOST
from gunbai.table import seats
from gunbai.table.access.links import HOST, SEAT, WATCH, Link
from gunbai.table.api.bodies import SeatWish, TableLinks
from gunbai.table.api.tables import get, links_of, post
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenHall, Token
from gunbai.table.people.company import CompanyView, company_view
from gunbai.table.tables import Hall

LATEST = 2**33
"""No absence lasts beyond the year 2242 (seconds since 1970)."""


class Claim(Struct, frozen=True):
    """Under which name somebody sits down (empty: as the seat is called)."""

    name: Annotated[str, Meta(max_length=NAME_MOST)] = ""


class Claimed(Struct, frozen=True):
    """The token that opens the seat from now on; the one before opens nothing any more."""

    token: str


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
        seat_company, watch_company, host_company,
        branch_table, claim, away, vote, standing, come_back, whisper, withdraw,
    ],
    tags=["company"],
)  # fmt: skip
