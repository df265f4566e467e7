"""Pages that are open: what is new of each is sent to it, over the stream that it listens to.

The stream begins with the version of the table, so that a page which missed something asks for all
of it. From then on the page is sent in pieces (see `gunbai.table.drawing.parts`): the text of those
that are new, and the places of those that it has. An act at a table of fifteen costs fifteen short
messages, and what all see alike is drawn once for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from collections.abc import Set as AbstractSet
from functools import partial
from itertools import chain

import msgspec
from litestar import Router, get
from litestar.response import Stream

from gunbai.core.script import Refused
from gunbai.table.access.links import SEAT, WATCH, Link
from gunbai.table.changes import heard
from gunbai.table.drawing import marks, parts
from gunbai.table.open_table import OpenTable
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.seat.sheet import Sheet, company_now
from gunbai.table.people.company import CompanyView
from gunbai.table.streams.hold import Hold
from gunbai.table.streams.sse import HEARTBEAT, RETRY
from gunbai.table.tables import Hall

REST = 0.05
"""Seconds between two messages to a page: many acts at once make one."""
HEADERS = {"cache-control": "no-cache", "connection": "keep-alive", "x-accel-buffering": "no"}


class News:
    """What one page has been sent: of which version, which pieces, and read how."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._row: parts.Row = {}
        self._reading: marks.Reading | None = None
        self.version = -1

    def of(self, table: OpenTable, company: CompanyView) -> bytes:
        """The message with what is new."""
        row, reading = self._sheet.row(table, company), self._sheet.reading(table.match, company.at)
        otherwise = self._otherwise(row, reading)
        read = partial(marks.read, reading=reading)
        news = parts.news_of(row, self._row, read, otherwise)
        self._row, self._reading, self.version = row, reading, table.match.version
        page = {"version": str(self.version), "pieces": news}
        return _message("page", msgspec.json.encode(page))

    def _otherwise(self, row: parts.Row, reading: marks.Reading) -> AbstractSet[str]:
        """Pieces that say something else since the reader has answered."""
        before = self._reading
        if before is None or before.since == reading.since:
            return frozenset()
        pieces = chain.from_iterable(row.values())
        return {piece for piece in pieces if marks.reads_otherwise(piece, before, reading)}


def stream(hall: Hall, token: str, link: Link, sheet: Sheet) -> Stream:
    """``changed`` with the version, then ``page`` whenever it has grown, and ``beat`` between.

    It ends with ``gone`` when the link does not open the table any more.
    """
    told = _told(hall, token, link, sheet)
    return Stream(told, media_type="text/event-stream", headers=HEADERS)


async def _told(hall: Hall, token: str, link: Link, sheet: Sheet) -> AsyncIterator[bytes]:
    news, hold = News(sheet), Hold(link)

    def begin(table: OpenTable) -> int:
        hold.must_last(table.match)
        return table.match.version

    with hall.news.bell(link.table) as bell:
        try:
            news.version = await hall.look(link.table, begin)  # which wakes the bots
            await hall.find(token, link.role)  # the seat may have been given away meanwhile
            yield b"retry: %d\n" % RETRY + _message("changed", b"%d" % news.version)
            while True:
                rang = await heard(bell, HEARTBEAT)
                if hall.news.closing:
                    return
                at = news.version
                is_here = rang and bell.is_here
                if not is_here:
                    await hall.find(token, link.role)
                yield await _next(hall, link, news, hold, is_here=is_here)
                if news.version != at:
                    await asyncio.sleep(REST)
        except Refused as no:
            if no.refusal.key == "table.unknown-link":
                yield _message("gone", b"")
            # Else the store is away: the browser comes back and asks again.


async def _next(hall: Hall, link: Link, news: News, hold: Hold, *, is_here: bool) -> bytes:
    """The next message to a page; ``is_here`` says that this process did what is new."""
    see = hall.glance if is_here else hall.look
    seen, now = await hall.presence.of(link.table), hall.now()

    def message(table: OpenTable) -> bytes | None:
        hold.must_last(table.match)
        if table.match.version <= news.version:
            return None
        return news.of(table, company_now(table, seen, now))

    return await see(link.table, message) or _message("beat", b"%d" % news.version)


def _message(event: str, data: bytes) -> bytes:
    return b"event: %b\ndata: %b\n\n" % (event.encode(), data)


@get("/s/{token:str}/live")
async def seat_live(token: Token, request: Asked, hall: GivenHall, pages: GivenPages) -> Stream:
    """The stream of a seat's page."""
    link = await hall.find(token, SEAT)
    await hall.look(link.table, lambda _table: None)  # refused as a whole where it cannot be played
    return stream(hall, token, link, Sheet(pages, link, f"/s/{token}", reader_of(request)))


@get("/w/{token:str}/live")
async def watch_live(token: Token, request: Asked, hall: GivenHall, pages: GivenPages) -> Stream:
    """The stream of a page of those who look on."""
    link = await hall.find(token, WATCH)
    await hall.look(link.table, lambda _table: None)
    return stream(hall, token, link, Sheet(pages, link, f"/w/{token}", reader_of(request)))


ROUTES = Router("/", route_handlers=[seat_live, watch_live], include_in_schema=False)
