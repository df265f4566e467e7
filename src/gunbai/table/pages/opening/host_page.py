"""The host's page: all links of a table to be given away, and the tools."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar import Response, Router, get, post
from litestar.response import Redirect
from msgspec import Struct

from gunbai.core.entries import Timed
from gunbai.core.match import Match
from gunbai.core.phrase import Refusal
from gunbai.core.script import NOTHING, Refused, Seat
from gunbai.table import seats
from gunbai.table.access.address import is_own
from gunbai.table.access.links import HOST, Link, watch_token
from gunbai.table.clubs.tables import ClubTables
from gunbai.table.errors import status_of
from gunbai.table.open_table import OpenTable
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenClubTables, GivenHall, GivenPages, Token
from gunbai.table.pages.opening.clock_form import clock_of, filled
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.render import Pages
from gunbai.table.pages.site import qr_code, site_of
from gunbai.table.people.company import company_view
from gunbai.table.seats import host_token
from gunbai.table.tables import Hall
from gunbai.words.catalogue import refuse


class Share(Struct, frozen=True):
    """A link to give away: whose, where it leads, as a QR code (SVG) too.

    ``seat`` is None for those who look on; ``role`` is a key of the catalogue; ``path`` leads there
    from the host's own browser. A seat is ``taken`` once its person has claimed it.
    """

    seat: Seat | None
    name: str
    role: str
    path: str = ""
    url: str = ""
    qr: str = ""
    bot: bool = False
    taken: bool = False


@get("/h/{token:str}")
async def share(
    token: Token,
    request: Asked,
    hall: GivenHall,
    pages: GivenPages,
    club_tables: GivenClubTables,
) -> Response[str]:
    """All links of a table, for its host to give away."""
    link = await hall.find(token, HOST)
    return await _draw(request, hall, pages, club_tables, token, link)


@post("/h/{token:str}/clock", status_code=200)
async def change_clock(
    token: Token,
    request: Asked,
    hall: GivenHall,
    pages: GivenPages,
    club_tables: GivenClubTables,
) -> Response[Any]:
    """Give the table another clock; refused: the page again, with all that was typed."""
    link = await hall.find(token, HOST)
    fields = await forms.fields_of(request)
    try:
        await seats.enter(hall, link, Timed(clock_of(fields), hall.now()))
    except Refused as no:
        typed = {name: values[-1] for name, values in fields.items()}
        return await _draw(request, hall, pages, club_tables, token, link, typed, no.refusal)
    return Redirect(f"/h/{token}#host-clock", status_code=303)


@get("/h/{token:str}/clock")
async def back_to_page(token: Token) -> Redirect:
    """Whoever reloads the address of a refused clock comes back to the host's page."""
    return Redirect(f"/h/{token}#host-clock", status_code=303)


async def _draw(
    request: Asked,
    hall: Hall,
    pages: Pages,
    club_tables: ClubTables,
    token: str,
    link: Link,
    typed: Mapping[str, str] = NOTHING,
    refusal: Refusal | None = None,
) -> Response[str]:
    """The page; after a refusal with what was ``typed`` of a clock."""
    club = await club_tables.club_of(link.table)
    site = site_of(request)
    seen = await hall.presence.of(link.table)

    def draw(table: OpenTable) -> Response[str]:
        match = table.match
        return pages.page(
            "share.html",
            request,
            status_of(refusal) if refusal else 200,
            game=match.game,
            links=list(_shares(match, token, site, pages.under)),
            company=match.company,
            people=company_view(table, seen, hall.now()),
            now=hall.now(),
            over=match.over,
            alone=is_own(urlsplit(site).hostname),
            club=club,
            clock_form=typed or filled(match.company.clock),
            refusal=refuse(reader_of(request).language, refusal) if refusal else "",
            base=f"/h/{token}",
        )

    return await hall.look(link.table, draw)


def _shares(match: Match, host: str, site: str, under: str) -> Iterator[Share]:
    roles = match.game.roles(len(match.setup.seats))
    for seat, (sitting, role) in enumerate(zip(match.company.seats, roles, strict=True)):
        if not (token := host_token(match, host, seat)):
            yield Share(seat, sitting.name, role, taken=True)
            continue
        path = f"/s/{token}"
        url = site + path
        yield Share(seat, sitting.name, role, under + path, url, qr_code(url), sitting.is_bot)
    path = f"/w/{watch_token(host)}"
    yield Share(None, "", "table.spectators", under + path, site + path, qr_code(site + path))


ROUTES = Router("/", route_handlers=[share, change_clock, back_to_page], include_in_schema=False)
