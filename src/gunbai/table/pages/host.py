"""The host's tools, and the form by which a person takes a seat."""

from __future__ import annotations

from collections.abc import Callable

from litestar import Router, post
from litestar.params import FromPath
from litestar.response import Redirect

from gunbai.core.entries import AnyTableEntry, Closed, Hints, Muted, Paused
from gunbai.core.script import refused, shown
from gunbai.core.seating import BOT, Wish
from gunbai.table import seats
from gunbai.table.access.links import HOST, SEAT
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenHall, Token
from gunbai.table.pages.preferences import Asked

TOOLS: dict[str, Callable[[int], AnyTableEntry]] = {
    "pause": lambda now: Paused(at=now),
    "resume": lambda now: Paused(paused=False, at=now),
    "show-hints": lambda now: Hints(hints=True, at=now),
    "hide-hints": lambda now: Hints(hints=False, at=now),
    "close": lambda now: Closed(at=now),
}
"""What the host may do with the table as a whole, by the value of the button."""


@post("/h/{token:str}/table")
async def use_tool(token: Token, request: Asked, hall: GivenHall) -> Redirect:
    """Pause or close the table, show or hide chances: field ``do``."""
    link = await hall.find(token, HOST)
    do = forms.first(await forms.fields_of(request), "do")
    if do not in TOOLS:
        raise refused("table.unknown-act", given=shown(do), legal=list(TOOLS))
    await seats.enter(hall, link, TOOLS[do](hall.now()))
    return Redirect(f"/h/{token}", status_code=303)


@post("/h/{token:str}/seats/{seat:int}")
async def change_seat(
    token: Token, seat: FromPath[int], request: Asked, hall: GivenHall
) -> Redirect:
    """Give a seat away or take its link back: field ``do``, and ``name`` for a new person."""
    link = await hall.find(token, HOST)
    fields = await forms.fields_of(request)
    do, name = forms.first(fields, "do"), forms.first(fields, "name")
    sitting, bots = await hall.look(
        link.table, lambda table: (table.match.company.seats, list(table.match.game.bots))
    )
    if not 0 <= seat < len(sitting):
        raise refused("core.no-such-seat", given=[seat], most=len(sitting))
    match do:
        case "link":
            await seats.give(hall, token, link, seat, Wish(sitting[seat].name))
        case "person":
            await seats.give(hall, token, link, seat, Wish(name))
        case "bot":
            await seats.give(hall, token, link, seat, Wish("", BOT))
        case "stand-in":
            await seats.stand_in(hall, link, seat, bots[0])
        case "mute" | "unmute":
            await seats.enter(hall, link, Muted(seat, do == "mute", hall.now()))
        case _:
            legal = ["link", "person", "bot", "stand-in", "mute", "unmute"]
            raise refused("table.unknown-act", given=shown(do), legal=legal)
    return Redirect(f"/h/{token}", status_code=303)


@post("/s/{token:str}/claim")
async def claim(token: Token, request: Asked, hall: GivenHall) -> Redirect:
    """Take a seat under a name: from then on another link opens it, which nobody else knows."""
    link = await hall.find(token, SEAT)
    name = forms.first(await forms.fields_of(request), "name")
    own = await seats.claim(hall, link, name.strip())
    return Redirect(f"/s/{own}", status_code=303)


ROUTES = Router("/", route_handlers=[use_tool, change_seat, claim], include_in_schema=False)
