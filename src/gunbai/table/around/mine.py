"""One's own tables, which only the browser remembers: their page, and a code to carry them."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody
from msgspec import Meta, Struct

from gunbai.table.pages.dependencies import GivenPages
from gunbai.table.pages.preferences import Asked
from gunbai.table.pages.site import qr_code

CARRIED_MOST = 2000
"""Letters of a link that carries tables; a QR code takes some more."""


class Carried(Struct, frozen=True):
    """A link that carries tables to another browser."""

    text: Annotated[str, Meta(max_length=CARRIED_MOST, min_length=1)]


@get("/mine")
async def mine(request: Asked, pages: GivenPages) -> Response[str]:
    """The page of one's own tables; which these are the browser knows."""
    return pages.page("mine.html", request)


@post("/mine/code", status_code=200)
async def carrying_code(data: JSONBody[Carried]) -> Response[str]:
    """The QR code of a link that carries tables; it is kept nowhere."""
    return Response(qr_code(data.text), media_type=MediaType.TEXT)


ROUTES = Router("/", route_handlers=[mine, carrying_code], include_in_schema=False)
