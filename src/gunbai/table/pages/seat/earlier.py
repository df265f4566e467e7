"""Remarks before those that a page shows: fetched into it, as many as its reader wants."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter

from gunbai.table.access.links import SEAT, WATCH, Link
from gunbai.table.open_table import OpenTable
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token
from gunbai.table.pages.preferences import Asked
from gunbai.table.pages.render import NOTES_SHOWN, Pages
from gunbai.table.tables import Hall

Count = Annotated[int, QueryParameter(ge=1, le=2**31)]


@get("/s/{token:str}/notes")
async def seat_notes(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages, count: Count
) -> Response[str]:
    """So many remarks before the latest, as a seat may read them: a part of its page."""
    return await _notes(request, hall, pages, await hall.find(token, SEAT), f"/s/{token}", count)


@get("/w/{token:str}/notes")
async def watch_notes(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages, count: Count
) -> Response[str]:
    """The same for those who look on."""
    return await _notes(request, hall, pages, await hall.find(token, WATCH), f"/w/{token}", count)


async def _notes(
    request: Asked, hall: Hall, pages: Pages, link: Link, base: str, count: int
) -> Response[str]:
    def draw(table: OpenTable) -> Response[str]:
        view = table.match.view(link.seat)
        earlier = view.notes[:-NOTES_SHOWN]
        return pages.page(
            "earlier.html",
            request,
            base=base,
            view=view,
            roles=view.roles,
            notes=earlier[-count:],
            more=len(earlier) > count,
        )

    return await hall.look(link.table, draw)


HANDLERS = [seat_notes, watch_notes]
