"""The pages after the end: the story as a scroll, the report of a battle, the record verified."""

from __future__ import annotations

import asyncio
import re

from litestar import Response, Router, get
from litestar.enums import MediaType

from gunbai.core.record import Record
from gunbai.core.script import refused
from gunbai.play import Verdict, verify
from gunbai.table.access.links import SEAT, WATCH, Link
from gunbai.table.open_table import OpenTable
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.render import Pages
from gunbai.table.pages.scroll import scroll
from gunbai.table.report import report
from gunbai.table.tables import Hall
from gunbai.words import story

REPORT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
"""A report brings its own style and pictures, and runs nothing."""


@get("/s/{token:str}/tale")
async def seat_tale(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The story so far as a scroll, from what this seat was told."""
    return await _tale(await hall.find(token, SEAT), request, hall, pages, f"/s/{token}")


@get("/w/{token:str}/tale")
async def watch_tale(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The same, from what everybody was told."""
    return await _tale(await hall.find(token, WATCH), request, hall, pages, f"/w/{token}")


async def _tale(link: Link, request: Asked, hall: Hall, pages: Pages, base: str) -> Response[str]:
    reader = reader_of(request)

    def told(table: OpenTable) -> Response[str]:
        match = table.match
        log = table.spoken.lines(reader.language, match.log(link.seat))
        return pages.page(
            "tale.html",
            request,
            game=match.game,
            view=match.view(None),
            roles=match.game.roles(len(match.setup.seats)),
            told=story.tell(match, link.seat, reader.language),
            entries=scroll(match, link.seat, log),
            base=base,
        )

    return await hall.look_aside(link.table, told)


@get("/s/{token:str}/verify")
async def seat_verify(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The record of the finished game, played again and compared; the secret of its dice."""
    return await _verify(await hall.find(token, SEAT), request, hall, pages, f"/s/{token}")


@get("/w/{token:str}/verify")
async def watch_verify(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The same, for those who look on."""
    return await _verify(await hall.find(token, WATCH), request, hall, pages, f"/w/{token}")


async def _verify(link: Link, request: Asked, hall: Hall, pages: Pages, base: str) -> Response[str]:
    record = await hall.finished(link)
    verdict: Verdict = await asyncio.to_thread(verify, record)
    secret = next((e.secret for e in reversed(record.entries) if hasattr(e, "secret")), "")
    header = record.header
    return pages.page(
        "verify.html", request, verdict=verdict, header=header, secret=secret, base=base
    )


@get("/s/{token:str}/report")
async def seat_report(token: Token, request: Asked, hall: GivenHall) -> Response[bytes]:
    """The game's own report of a finished game, with its pictures, as one page."""
    return await _report(await hall.find(token, SEAT), request, hall)


@get("/w/{token:str}/report")
async def watch_report(token: Token, request: Asked, hall: GivenHall) -> Response[bytes]:
    """The same, for those who look on."""
    return await _report(await hall.find(token, WATCH), request, hall)


async def _report(link: Link, request: Asked, hall: Hall) -> Response[bytes]:
    record = await hall.finished(link)
    language = reader_of(request).language
    written = await asyncio.to_thread(_reported, record, language)
    headers = {"content-security-policy": REPORT_POLICY}
    return Response(written.encode(), media_type=MediaType.HTML, headers=headers)


def _reported(record: Record, language: str) -> str:
    """The report as one page: its pictures stand in it."""
    files = report(record, language)
    if not files:
        raise refused("table.no-page")
    return re.sub(
        r'<img [^>]*src="([^"]+\.svg)"[^>]*>',
        lambda found: files.get(found[1], found[0]),
        files["report.html"],
    )


ROUTES = Router(
    "/",
    route_handlers=[
        seat_tale, watch_tale, seat_verify, watch_verify, seat_report, watch_report,
    ],
    include_in_schema=False,
)  # fmt: skip
