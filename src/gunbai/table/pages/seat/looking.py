"""The pages of one seat, and of those who look on: the whole table, or what changes in it."""

from __future__ import annotations

from collections.abc import Mapping

from litestar import Response, get

from gunbai.core.script import Refused, Value, refused
from gunbai.table.access.links import SEAT, WATCH, Link
from gunbai.table.notices.notifier import Notifier
from gunbai.table.open_table import OpenTable
from gunbai.table.pages import forms, older
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token, note_look
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.render import Pages, html
from gunbai.table.pages.seat.page import FRAGMENT, WHOLE
from gunbai.table.pages.seat.sheet import Sheet, Turned, company_now, context_of
from gunbai.table.pages.setup.drafts import NOTHING
from gunbai.table.pages.setup.form import DEAL, NOTHING_GIVEN
from gunbai.table.tables import Hall
from gunbai.words.catalogue import refuse


@get(["/s/{token:str}", "/s/{token:str}/table"])
async def seat_page(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The table as a seat sees it: the whole page, or only what changes in it."""
    link = await hall.find(token, SEAT)
    if request.url.path.endswith(token):  # a page that stays open says so itself
        await note_look(request, hall, link)
    fields = {DEAL: ["1"]} if DEAL in request.query_params else NOTHING
    return await show(_template(request), request, hall, pages, link, f"/s/{token}", fields=fields)


@get(["/w/{token:str}", "/w/{token:str}/table"])
async def watch_page(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The table as those see it who look on."""
    link = await hall.find(token, WATCH)
    return await show(_template(request), request, hall, pages, link, f"/w/{token}")


@get("/s/{token:str}/look")
async def seat_look(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """What a seat asks of its own view before it answers: the game's ``look.html``."""
    return await _look(request, hall, pages, await hall.find(token, SEAT), f"/s/{token}")


@get("/w/{token:str}/look")
async def watch_look(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The same for those who look on."""
    return await _look(request, hall, pages, await hall.find(token, WATCH), f"/w/{token}")


async def _look(request: Asked, hall: Hall, pages: Pages, link: Link, base: str) -> Response[str]:
    """Nothing is done, and nothing told that is not in the seat's view: so this may be a GET."""
    reader, query = reader_of(request), dict(request.query_params)

    def render(table: OpenTable) -> str:
        template = pages.own(table.match.game, "look.html")
        if template is None:
            raise refused("table.no-page")
        context = context_of(table, link, pages, reader.language, base)
        return pages.text(template, reader, query=query, **context)

    return html(await hall.look(link.table, render), request)


def _template(request: Asked) -> str:
    return FRAGMENT if request.url.path.endswith("/table") else WHOLE


async def show(
    template: str,
    request: Asked,
    hall: Hall,
    pages: Pages,
    link: Link,
    base: str,
    turned: Turned | None = None,
    status: int = 200,
    *,
    fields: forms.Fields = NOTHING,
    given: Mapping[str, Value] = NOTHING_GIVEN,
) -> Response[str]:
    """Draw the table for the reader of a link.

    ``turned`` is a refusal that stands in it. ``fields`` are what was filled in of the form for
    setting up, or ``given`` what was answered in it before.
    """
    gave_up = template == WHOLE and await _gave_up(request, link)
    seen, now = await hall.presence.of(link.table), hall.now()
    sheet = Sheet(pages, link, base, reader_of(request), gave_up)

    def render(table: OpenTable) -> str:
        company = company_now(table, seen, now)
        if turned is not None or fields or given:
            return sheet.text(table, company, template, turned, fields, given)
        at = (template, sheet.reader, base, gave_up, now)
        return table.shown(at, lambda: sheet.text(table, company, template))

    try:
        drawn = await hall.look(link.table, render)
    except Refused as no:
        if turned is not None or fields:
            raise
        return await _older(request, hall, pages, link, base, no)
    return html(drawn, request, status)


async def _older(
    request: Asked, hall: Hall, pages: Pages, link: Link, base: str, no: Refused
) -> Response[str]:
    """A table of older rules, which is not played here: what its reader may read of it."""
    language = reader_of(request).language
    account, stored = await older.told(hall, link, language, no)
    sentence = refuse(language, no.refusal)
    return pages.page(
        "older.html", request, told=account, sentence=sentence, over=stored.over, base=base
    )


async def _gave_up(request: Asked, link: Link) -> bool:
    """Whether a way in which the seat was to be told does not work any more."""
    notifier: Notifier | None = request.app.state.get("notifier")
    return link.seat is not None and notifier is not None and await notifier.gave_up(link)


HANDLERS = [seat_page, watch_page, seat_look, watch_look]
