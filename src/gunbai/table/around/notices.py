"""How a seat is told that it is awaited: in the page, by push, by mail or another channel."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from litestar import Response, Router, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from gunbai.core.clock import DAY_MINUTES
from gunbai.core.script import Refused
from gunbai.table.access.links import SEAT, Link
from gunbai.table.errors import status_of
from gunbai.table.notices import entering
from gunbai.table.notices.notifier import Notifier
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token, notifier_of
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.render import Pages
from gunbai.table.pages.site import site_of
from gunbai.table.tables import Hall
from gunbai.words.catalogue import refuse

DIGESTS = (0, 60, 12 * 60, DAY_MINUTES)
"""How many minutes may be chosen to lie at least between two notices."""
_NOTHING = entering.NoticesInfo((), "")


@get("/s/{token:str}/notices")
async def notices_page(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The channels of a seat, and a form for another."""
    return await _page(token, request, hall, pages, await hall.find(token, SEAT))


@post("/s/{token:str}/notices", status_code=200)
async def enter_channel(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[Any]:
    """Enter a channel: ``address``, ``quiet-from``, ``quiet-to``, ``zone``, ``digest``, ``whole``.

    ``whole`` is ``yes`` for one that tells of everybody whom the table waits for.
    """
    link = await hall.find(token, SEAT)
    fields = await forms.fields_of(request)
    try:
        site, language = site_of(request), reader_of(request).language
        id_ = await entering.enter(notifier_of(request), link, _wish(fields), site, token, language)
    except Refused as no:
        return await _page(token, request, hall, pages, link, no=no, typed=fields)
    return Redirect(f"/s/{token}/notices?entered={id_}", status_code=303)


@post("/s/{token:str}/notices/{id_:str}/try", status_code=200)
async def try_channel(
    token: Token, id_: FromPath[str], request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[Any]:
    """Send a notice at once, and say whether it was taken."""
    link = await hall.find(token, SEAT)
    try:
        taken = await notifier_of(request).try_out(link, id_)
    except Refused as no:
        return await _page(token, request, hall, pages, link, no=no)
    return Redirect(f"/s/{token}/notices?{'taken' if taken else 'failed'}={id_}", status_code=303)


@post("/s/{token:str}/notices/{id_:str}/remove", status_code=200)
async def remove_channel(
    token: Token, id_: FromPath[str], request: Asked, hall: GivenHall
) -> Redirect:
    """Tell the seat by this channel no more."""
    link = await hall.find(token, SEAT)
    assert link.seat is not None
    await notifier_of(request).channels.remove(link.table, link.seat, id_)
    return Redirect(f"/s/{token}/notices", status_code=303)


def _wish(fields: forms.Fields) -> entering.ChannelWish:
    digest = forms.number(fields, "digest")
    return entering.ChannelWish(
        forms.first(fields, "address").strip(),
        (_minute(fields, "quiet-from"), _minute(fields, "quiet-to")),
        forms.first(fields, "zone").strip() or "UTC",
        digest if digest in DIGESTS else 0,
        forms.first(fields, "whole") == "yes",
    )


def _minute(fields: forms.Fields, name: str) -> int:
    """The minute of the day that a field says (``22:30``); the first where it says none."""
    found = re.fullmatch(r"([01]\d|2[0-3]):([0-5]\d)(:\d\d)?", forms.first(fields, name), re.ASCII)
    return 60 * int(found[1]) + int(found[2]) if found else 0


async def _page(
    token: str,
    request: Asked,
    hall: Hall,
    pages: Pages,
    link: Link,
    no: Refused | None = None,
    typed: forms.Fields | None = None,
) -> Response[str]:
    notifier: Notifier | None = request.app.state.get("notifier")
    info = _NOTHING if notifier is None else entering.info(notifier)
    kept: Sequence[entering.ChannelView] = []
    if notifier is not None:
        kept = await entering.shown(notifier, link)
    game = await hall.look(link.table, lambda table: table.match.game)
    return pages.page(
        "notices.html",
        request,
        status_of(no.refusal) if no else 200,
        game=game,
        kept=kept,
        info=info,
        digests=DIGESTS,
        refusal=refuse(reader_of(request).language, no.refusal) if no else "",
        form={name: values[-1] for name, values in (typed or {}).items()},
        told={word: request.query_params.get(word, "") for word in ("entered", "taken", "failed")},
        base=f"/s/{token}",
    )


ROUTES = Router(
    "/",
    route_handlers=[notices_page, enter_channel, try_channel, remove_channel],
    include_in_schema=False,
)
