"""What if: a new table from a moment of a finished game, by a form."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.params import QueryParameter
from litestar.response import Redirect

from gunbai.branching import branch
from gunbai.core.record import Record
from gunbai.core.script import Refused, Seat
from gunbai.core.seating import BOT, PERSON, Wish
from gunbai.registry import find
from gunbai.table.access.links import SEAT, WATCH, Link, seat_token
from gunbai.table.errors import status_of
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.render import Pages
from gunbai.table.tables import Hall
from gunbai.words.catalogue import refuse

At = Annotated[int, QueryParameter(name="at", ge=0, description="After how many entries.")]


@get("/s/{token:str}/branch")
async def seat_form(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages, at: At = 0
) -> Response[str]:
    """Who is to sit at a table that goes on from a moment of this one."""
    link = await hall.find(token, SEAT)
    return _form(request, pages, await hall.finished(link), at, link.seat, f"/s/{token}")


@get("/w/{token:str}/branch")
async def watch_form(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages, at: At = 0
) -> Response[str]:
    """The same, for those who looked on."""
    link = await hall.find(token, WATCH)
    return _form(request, pages, await hall.finished(link), at, None, f"/w/{token}")


@post("/s/{token:str}/branch", status_code=200)
async def seat_branch(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[Any]:
    """Open it: ``at``, ``mine`` (a seat, or none), then ``name.N`` and ``player.N`` of each."""
    return await _open(request, hall, pages, await hall.find(token, SEAT), f"/s/{token}")


@post("/w/{token:str}/branch", status_code=200)
async def watch_branch(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[Any]:
    """The same, for those who looked on."""
    return await _open(request, hall, pages, await hall.find(token, WATCH), f"/w/{token}")


async def _open(request: Asked, hall: Hall, pages: Pages, link: Link, base: str) -> Response[Any]:
    fields, record = await forms.fields_of(request), await hall.finished(link)
    at, mine = forms.number(fields, "at") or 0, forms.number(fields, "mine")
    seats = range(len(record.header.seats))
    wishes = [_wish(fields, seat, is_mine=seat == mine) for seat in seats]
    try:
        host = await open_branch(hall, record, at, wishes)
    except Refused as no:
        sentence = refuse(reader_of(request).language, no.refusal)
        status = status_of(no.refusal)
        return _form(request, pages, record, at, mine, base, sentence, status)
    persons = [wish for wish in wishes if wish.player == PERSON]
    alone = mine in seats and len(persons) == 1
    to = f"/s/{seat_token(host, mine or 0)}" if alone else f"/h/{host}"
    return Redirect(to, status_code=303)


async def open_branch(hall: Hall, record: Record, at: int, wishes: Sequence[Wish]) -> str:
    """Open a table that goes on from a moment of a record; return its host token."""
    return await hall.take_in(await asyncio.to_thread(branch, record, at, wishes))


def _wish(fields: forms.Fields, seat: Seat, *, is_mine: bool) -> Wish:
    player = forms.first(fields, f"player.{seat}", BOT)
    name = forms.first(fields, f"name.{seat}") if is_mine or player == PERSON else ""
    return Wish(name, PERSON if is_mine else player)


def _form(
    request: Asked,
    pages: Pages,
    record: Record,
    at: int,
    mine: Seat | None,
    base: str,
    refusal: str = "",
    status: int = 200,
) -> Response[str]:
    game = find(record.header.game).by(record.header.version)
    return pages.page(
        "branch.html",
        request,
        status,
        game=game,
        roles=game.roles(len(record.header.seats)),
        seats=record.header.seats,
        moment=at,
        mine=mine,
        refusal=refusal,
        base=base,
    )


ROUTES = Router(
    "/",
    route_handlers=[seat_form, watch_form, seat_branch, watch_branch],
    include_in_schema=False,
)
