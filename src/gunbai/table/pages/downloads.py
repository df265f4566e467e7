"""What can be carried away: the record of a finished game, and the story as one seat knows it."""

from __future__ import annotations

import asyncio
import hashlib
from base64 import b64encode
from typing import Annotated, Literal, TypeAlias

from litestar import Response, Router, get
from litestar.params import QueryParameter

from gunbai.analysis.told import afterwards
from gunbai.core.record import Record
from gunbai.core.script import Refused, refused
from gunbai.documents import STYLE
from gunbai.table.access.links import SEAT, WATCH, Link
from gunbai.table.open_table import OpenTable
from gunbai.table.pages import older, replay
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.render import Pages
from gunbai.table.tables import Hall
from gunbai.words import story

StoryFormat: TypeAlias = Annotated[Literal["md", "html"], QueryParameter(name="format")]
RecordFormat: TypeAlias = Annotated[Literal["gunbai", "csv"], QueryParameter(name="format")]
ReplaySeat: TypeAlias = Annotated[int | None, QueryParameter(name="as", ge=0)]
_TYPES = {
    "gunbai": "application/x-ndjson",
    "csv": "text/csv",
    "md": "text/markdown",
    "html": "text/html",
}
_STYLE_HASH = b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()


@get("/s/{token:str}/record")
async def seat_record(
    token: Token, hall: GivenHall, file: RecordFormat = "gunbai"
) -> Response[bytes]:
    """The record; it holds every secret, so it is given out only when the game is over."""
    return await _record(await hall.find(token, SEAT), hall, file)


@get("/w/{token:str}/record")
async def watch_record(
    token: Token, hall: GivenHall, file: RecordFormat = "gunbai"
) -> Response[bytes]:
    """The record, for those who look on."""
    return await _record(await hall.find(token, WATCH), hall, file)


@get("/s/{token:str}/story")
async def seat_story(
    token: Token, request: Asked, hall: GivenHall, file: StoryFormat = "html"
) -> Response[bytes]:
    """The story so far, from what this seat was told."""
    return await _story(await hall.find(token, SEAT), request, hall, file)


@get("/w/{token:str}/story")
async def watch_story(
    token: Token, request: Asked, hall: GivenHall, file: StoryFormat = "html"
) -> Response[bytes]:
    """The story so far, from what everybody was told."""
    return await _story(await hall.find(token, WATCH), request, hall, file)


@get("/s/{token:str}/replay")
async def seat_replay(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages, seat: ReplaySeat = None
) -> Response[bytes]:
    """The finished game again, as spectators or (``as``) a seat saw it."""
    link = await hall.find(token, SEAT)
    return await _replay(link, request, hall, pages, seat, f"/s/{token}")


@get("/w/{token:str}/replay")
async def watch_replay(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages, seat: ReplaySeat = None
) -> Response[bytes]:
    """The same, for those who look on."""
    link = await hall.find(token, WATCH)
    return await _replay(link, request, hall, pages, seat, f"/w/{token}")


async def _replay(
    link: Link, request: Asked, hall: Hall, pages: Pages, seat: int | None, base: str
) -> Response[bytes]:
    record = await hall.finished(link)
    if seat is not None and seat >= len(record.header.seats):
        raise refused("table.no-page")
    reader = reader_of(request)
    written = await asyncio.to_thread(replay.page, record, seat, reader, pages, base)
    return _page(written)


def _page(written: str) -> Response[bytes]:
    """A page with its own style and script, and nothing else."""
    style, script = (
        b64encode(hashlib.sha256(_between(written, tag).encode()).digest()).decode()
        for tag in ("style>", 'script type="module">')
    )
    policy = (
        f"default-src 'none'; style-src 'sha256-{style}'; script-src 'sha256-{script}'; "
        "img-src data:"
    )
    headers = {"content-security-policy": policy}
    return Response(written.encode(), media_type="text/html", headers=headers)


def _between(written: str, tag: str) -> str:
    """What stands in the last element that begins with a tag."""
    start = written.rindex(f"<{tag}") + len(tag) + 1
    return written[start : written.index(f"</{tag.split()[0].rstrip('>')}>", start)]


async def _record(link: Link, hall: Hall, file: RecordFormat) -> Response[bytes]:
    record = await hall.finished(link)
    content = await asyncio.to_thread(_written, record, file)
    return _file(_name(record.header.game, link, file), content, file)


def _written(record: Record, file: RecordFormat) -> bytes:
    return record.dump() if file == "gunbai" else story.to_csv(record).encode()


async def _story(link: Link, request: Asked, hall: Hall, file: StoryFormat) -> Response[bytes]:
    language, is_ahead = reader_of(request).language, await hall.is_ahead(link.table)

    def told(table: OpenTable) -> tuple[str, bytes]:
        after = [] if is_ahead else afterwards(table.match, language)
        account = story.tell(table.match, link.seat, language, after)
        return _name(table.match.game.id, link, file), _in_form(account, file)

    try:
        name, content = await hall.look_aside(link.table, told)
    except Refused as no:
        account, stored = await older.told(hall, link, language, no)
        name = _name(stored.record.header.game, link, file)
        content = await asyncio.to_thread(_in_form, account, file)
    return _file(name, content, file)


def _in_form(account: story.Story, file: StoryFormat) -> bytes:
    written = story.to_html(account) if file == "html" else story.to_markdown(account)
    return written.encode()


def _name(game: str, link: Link, file: str) -> str:
    return f"{game}-{link.table[:8]}.{file}"


def _file(name: str, content: bytes, file: str) -> Response[bytes]:
    """A file to keep; a story in HTML opens in the browser, with its own style and nothing else."""
    kind = "inline" if file == "html" else "attachment"
    headers = {"content-disposition": f'{kind}; filename="{name}"'}
    if file == "html":
        headers["content-security-policy"] = f"default-src 'none'; style-src 'sha256-{_STYLE_HASH}'"
    return Response(content, media_type=_TYPES[file], headers=headers)


ROUTES = Router(
    "/",
    route_handlers=[
        seat_record,
        watch_record,
        seat_story,
        watch_story,
        seat_replay,
        watch_replay,
    ],
    include_in_schema=False,
)
