"""What ifs of a running game by forms on its page: asked for, agreed to, gone to."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from gunbai.core.entries import Answer
from gunbai.core.script import refused, shown
from gunbai.table import what_ifs
from gunbai.table.access.links import SEAT, Link
from gunbai.table.open_table import OpenTable
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token
from gunbai.table.pages.moments import in_parts, moments
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.tables import Hall


@post("/s/{token:str}/what-if")
async def act(token: Token, request: Asked, hall: GivenHall) -> Redirect:
    """Field ``do``: ask, agree, bot (and not play), object.

    ``from`` says from which moment: ``now``, ``last`` (before one's last answer), or after how many
    entries.
    """
    fields, link = await forms.fields_of(request), await hall.find(token, SEAT)
    match do := forms.first(fields, "do"):
        case "ask":
            await what_ifs.ask(hall, link, await _moment(hall, link, forms.first(fields, "from")))
        case "agree" | "bot" | "object":
            await what_ifs.say(hall, link, agrees=do != "object", plays=do == "agree")
        case _:
            legal = ["ask", "agree", "bot", "object"]
            raise refused("table.unknown-act", given=shown(do), legal=legal)
    return Redirect(f"/s/{token}", status_code=303)


async def _moment(hall: Hall, link: Link, named: str) -> int | None:
    """After how many entries the moment was that a form names (-1: there is none); None: now."""
    seat = link.seat
    assert seat is not None
    match named:
        case "" | "now":
            return None
        case "last":
            return await hall.look(link.table, lambda table: table.match.last_act(seat, Answer))
        case _:
            return int(named) if named.isdecimal() and len(named) < 10 else -1


@post("/s/{token:str}/what-if/{number:int}/enter")
async def enter(token: Token, number: FromPath[int], hall: GivenHall) -> Redirect:
    """Go to one's seat at a what if that all agreed to."""
    own = await what_ifs.enter(hall, await hall.find(token, SEAT), number)
    return Redirect(f"/s/{own}", status_code=303)


@get("/s/{token:str}/what-if/{number:int}/enter")
async def back_to_seat(token: Token) -> Redirect:
    """Whoever reloads the address of an act comes back to the table."""
    return Redirect(f"/s/{token}", status_code=303)


@get("/s/{token:str}/what-if")
async def choose(token: Token, request: Asked, hall: GivenHall, pages: GivenPages) -> Response[str]:
    """All moments of the game as the seat was told of them, one of which is asked for."""
    link = await hall.find(token, SEAT)
    language = reader_of(request).language

    def draw(table: OpenTable) -> Response[str]:
        match = table.match
        parts = in_parts(moments(match, link.seat, table.spoken, language))
        times = {0: table.opened, **dict(enumerate(table.times, 1))}
        return pages.page(
            "what-if-choose.html",
            request,
            game={"id": match.game.id},
            parts=parts,
            times=times,
            now=hall.now(),
            is_asked=match.company.what_ifs.asked is not None,
            over=match.over,
            closed=match.company.closed,
            base=f"/s/{token}",
        )

    return await hall.look(link.table, draw)


ROUTES = Router("/", route_handlers=[act, enter, back_to_seat, choose], include_in_schema=False)
