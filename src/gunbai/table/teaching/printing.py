"""Sheets to print: a game's own, blank or as a seat's table stands, and the referee's cards."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get
from litestar.params import FromPath

from gunbai.core.game import Game
from gunbai.core.script import refused
from gunbai.core.view import View
from gunbai.registry import find
from gunbai.table.access.links import SEAT, WATCH, Link
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.render import Pages
from gunbai.table.tables import Hall
from gunbai.words.card import cards

PAPERS = ("a4", "letter")
SHEETS = "print.html"
"""The template in which a game draws its sheets."""


@get("/print/{game_id:str}")
async def blank(game_id: FromPath[str], request: Asked, pages: GivenPages) -> Response[str]:
    """Blank sheets, measures and cards of a game."""
    return _printed(find(game_id), None, request, pages)


@get("/s/{token:str}/print")
async def of_seat(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The same, filled in as far as the seat may see."""
    return await _of_table(await hall.find(token, SEAT), request, hall, pages)


@get("/w/{token:str}/print")
async def of_table(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The same, filled in with what everybody may see."""
    return await _of_table(await hall.find(token, WATCH), request, hall, pages)


async def _of_table(link: Link, request: Asked, hall: Hall, pages: Pages) -> Response[str]:
    game, view = await hall.look(
        link.table, lambda table: (table.match.game, table.match.view(link.seat))
    )
    return _printed(game, view, request, pages)


def _printed(game: Game, view: View | None, request: Asked, pages: Pages) -> Response[str]:
    sheets, told = pages.own(game, SHEETS), cards(game.id, reader_of(request).language)
    if sheets is None and not told:
        raise refused("table.no-page")
    paper = request.query_params.get("paper", PAPERS[0])
    context: dict[str, Any] = {"paper": paper if paper in PAPERS else PAPERS[0]}
    return pages.page(
        "print.html",
        request,
        game=game,
        view=view,
        board=view.board if view is not None else None,
        sheets=sheets,
        cards=told,
        papers=PAPERS,
        base=request.url.path.removesuffix("/print") if view is not None else "",
        **context,
    )


ROUTES = Router("/", route_handlers=[blank, of_seat, of_table], include_in_schema=False)
