"""The host's tools, and those by which a person takes a seat, leaves it for a while, comes back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from litestar import Response, Router, post
from litestar.params import FromPath
from litestar.response import Redirect

from gunbai.core.entries import (
    ALWAYS,
    AnyTableEntry,
    Away,
    Closed,
    Hints,
    Muted,
    Paced,
    Paused,
)
from gunbai.core.match import Match
from gunbai.core.script import Seat, refused, shown
from gunbai.core.seating import BOT, Wish
from gunbai.table import seats
from gunbai.table.access.links import HOST, SEAT
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token, note_look
from gunbai.table.pages.preferences import Asked
from gunbai.table.pages.site import qr_code, site_of
from gunbai.table.tables import Hall

TOOLS: dict[str, Callable[[int], AnyTableEntry]] = {
    "pause": lambda now: Paused(at=now),
    "resume": lambda now: Paused(paused=False, at=now),
    "show-hints": lambda now: Hints(hints=True, at=now),
    "hide-hints": lambda now: Hints(hints=False, at=now),
    "close": lambda now: Closed(at=now),
}
"""What the host may do with the table as a whole, by the value of the button."""

FOR_SEATS = ["link", "person", "bot", "stand-in", "give-back", "delegate", "mute", "unmute"]
"""What the host may do with a seat."""


@post("/h/{token:str}/table")
async def use_tool(token: Token, request: Asked, hall: GivenHall) -> Redirect:
    """Pause or close the table, show or hide chances: field ``do``."""
    link = await hall.find(token, HOST)
    do = forms.first(await forms.fields_of(request), "do")
    if do not in TOOLS:
        raise refused("table.unknown-act", given=shown(do), legal=list(TOOLS))
    await seats.enter(hall, link, TOOLS[do](hall.now()))
    return Redirect(f"/h/{token}", status_code=303)


@post("/h/{token:str}/pace")
async def set_pace(token: Token, request: Asked, hall: GivenHall) -> Redirect:
    """Set how long bots wait before they answer: field ``pace``."""
    link = await hall.find(token, HOST)
    pace = forms.first(await forms.fields_of(request), "pace")
    await seats.enter(hall, link, Paced(pace, hall.now()))
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
        case "give-back":
            await seats.give_back(hall, link, seat)
        case "delegate":
            await seats.delegate(hall, link, seat)
        case "mute" | "unmute":
            await seats.enter(hall, link, Muted(seat, do == "mute", hall.now()))
        case _:
            raise refused("table.unknown-act", given=shown(do), legal=FOR_SEATS)
    return Redirect(f"/h/{token}", status_code=303)


@post("/h/{token:str}/hand-over", status_code=200)
async def hand_over(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """Hand the role over, and show the new host's link: it is shown this one time."""
    link = await hall.find(token, HOST)
    url = f"{site_of(request)}/h/{await seats.hand_over(hall, token, link)}"
    return pages.page("handed.html", request, url=url, qr=qr_code(url))


@post("/h/{token:str}/delete", status_code=200)
async def delete(token: Token, request: Asked, hall: GivenHall, pages: GivenPages) -> Response[str]:
    """Delete the table, and say so; whoever has it open sees that it is gone."""
    await hall.delete((await hall.find(token, HOST)).table)
    return pages.page("deleted.html", request)


@post("/s/{token:str}/claim")
async def claim(token: Token, request: Asked, hall: GivenHall) -> Redirect:
    """Take a seat under a name: from then on another link opens it, which nobody else knows."""
    link = await hall.find(token, SEAT)
    name = forms.first(await forms.fields_of(request), "name")
    own = await seats.claim(hall, link, name.strip())
    return Redirect(f"/s/{own}", status_code=303)


@post("/s/{token:str}/here", status_code=204)
async def here(token: Token, request: Asked, hall: GivenHall) -> None:
    """Note that a page of the seat can be seen now; pages send this while they can."""
    await note_look(request, hall, await hall.find(token, SEAT))


@post("/s/{token:str}/away")
async def away(token: Token, request: Asked, hall: GivenHall) -> Redirect:
    """Be away until the end of a day (field ``until``, in ``zone``), or (without one) be back."""
    fields = await forms.fields_of(request)
    until = _end_of_day(forms.first(fields, "until"), forms.first(fields, "zone", "UTC"))
    return await _do(token, hall, lambda match, seat: match.enter(Away(seat, until, hall.now())))


def _end_of_day(day: str, zone: str) -> int:
    if not day:
        return 0
    try:
        next_day = date.fromisoformat(day) + timedelta(days=1)
        return int(datetime.combine(next_day, time(), ZoneInfo(zone)).timestamp())
    except (ValueError, OverflowError, OSError, ZoneInfoNotFoundError):
        raise refused("core.clock-days", given=[shown(day), shown(zone)]) from None


@post("/s/{token:str}/return")
async def come_back(token: Token, hall: GivenHall) -> Redirect:
    """Take the seat back from the bot that stands in."""
    return await _do(token, hall, lambda match, seat: match.back(seat, hall.now()))


@post("/s/{token:str}/vote")
async def vote(token: Token, request: Asked, hall: GivenHall) -> Redirect:
    """Wish for a bot that stands in for somebody: field ``seat``."""
    absent = forms.number(await forms.fields_of(request), "seat")
    await seats.vote(hall, await hall.find(token, SEAT), -1 if absent is None else absent)
    return Redirect(f"/s/{token}", status_code=303)


@post("/s/{token:str}/standing")
async def standing(token: Token, request: Asked, hall: GivenHall) -> Redirect:
    """Answer questions of a kind (``key``) alike: ``value`` (its place among those), ``how``."""
    fields = await forms.fields_of(request)
    key, place = forms.first(fields, "key"), forms.number(fields, "value")
    how = forms.first(fields, "how", ALWAYS)

    def stand(match: Match, seat: Seat) -> None:
        legal = match.game.standing.get(key, ())
        value = None if place is None or place not in range(len(legal)) else legal[place]
        match.stand(seat, key, value, how)

    return await _do(token, hall, stand)


async def _do(token: str, hall: Hall, do: Callable[[Match, Seat], object]) -> Redirect:
    await seats.act(hall, await hall.find(token, SEAT), do)
    return Redirect(f"/s/{token}#people", status_code=303)


ROUTES = Router(
    "/",
    route_handlers=[
        use_tool,
        set_pace,
        change_seat,
        hand_over,
        delete,
        claim,
        here,
        away,
        come_back,
        vote,
        standing,
    ],
    include_in_schema=False,
)
