"""What ifs of a running game by forms on its page: asked for, agreed to, gone to."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from gunbai.core.entries import Answer
from gunbai.core.script import refused, shown
from gunbai.table import what_ifs
from gunbai.table.access.links import SEAT, Link
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenHall, Token
from gunbai.table.pages.preferences import Asked
from gunbai.table.tables import Hall


@post("/s/{token:str}/what-if")
async def act(token: Token, request: Asked, hall: GivenHall) -> Redirect:
    """Field ``do``: ask (``from``: ``now`` or ``last``), agree, bot (and not play), object."""
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
    """Before one's last answer, or (None) now."""
    seat = link.seat
    if named != "last" or seat is None:
        return None
    return await hall.look(link.table, lambda table: table.match.last_act(seat, Answer))


@post("/s/{token:str}/what-if/{number:int}/enter")
async def enter(token: Token, number: FromPath[int], hall: GivenHall) -> Redirect:
    """Go to one's seat at a what if that all agreed to."""
    own = await what_ifs.enter(hall, await hall.find(token, SEAT), number)
    return Redirect(f"/s/{own}", status_code=303)


@get(["/s/{token:str}/what-if", "/s/{token:str}/what-if/{number:int}/enter"])
async def back_to_seat(token: Token) -> Redirect:
    """Whoever reloads the address of an act comes back to the table."""
    return Redirect(f"/s/{token}", status_code=303)


ROUTES = Router("/", route_handlers=[act, enter, back_to_seat], include_in_schema=False)
