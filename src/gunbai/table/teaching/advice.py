"""Advice before an answer, and what can be said of luck and play after the game."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get
from litestar.params import QueryParameter

from gunbai.analysis.advice import ToldAdvice, advice
from gunbai.analysis.told import afterwards
from gunbai.core.match import Match
from gunbai.core.script import refused
from gunbai.table.access.links import SEAT, WATCH, Link
from gunbai.table.open_table import OpenTable
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.render import Pages
from gunbai.table.tables import Hall


@get("/s/{token:str}/advice")
async def advise(
    token: Token,
    request: Asked,
    hall: GivenHall,
    pages: GivenPages,
    ask: Annotated[int, QueryParameter(ge=0)],
) -> Response[str]:
    """Advice for one open question of a seat, as a part of the page; nothing is answered by it."""
    link = await hall.find(token, SEAT)
    language = reader_of(request).language

    def think(table: OpenTable) -> ToldAdvice:
        assert link.seat is not None
        return advice(table.match, link.seat, ask, language)

    return pages.page("advice.html", request, advice=await hall.look_aside(link.table, think))


@get("/s/{token:str}/afterwards")
async def of_seat(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """Luck apart from play, and the decisions that cost most, once the game is over."""
    link = await hall.find(token, SEAT)
    return await _afterwards(link, request, hall, pages, f"/s/{token}")


@get("/w/{token:str}/afterwards")
async def of_table(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The same, for those who look on."""
    link = await hall.find(token, WATCH)
    return await _afterwards(link, request, hall, pages, f"/w/{token}")


async def _afterwards(
    link: Link, request: Asked, hall: Hall, pages: Pages, base: str
) -> Response[str]:
    language = reader_of(request).language
    await hall.must_not_be_ahead(link.table)

    def tell(match: Match) -> Response[str]:
        if not match.over:
            raise refused("analysis.not-over")
        parts = afterwards(match, language)
        return pages.page("afterwards.html", request, game=match.game, parts=parts, base=base)

    return await hall.look_aside(link.table, lambda table: tell(table.match))


ROUTES = Router("/", route_handlers=[advise, of_seat, of_table], include_in_schema=False)
