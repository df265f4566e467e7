"""What makes a page one that a phone installs: the manifest, and the service worker."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
from litestar import Response, Router, get

from gunbai.table.access.links import SEAT
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.words.catalogue import say

PAPER = "#f3ede0"
_WORKER = files("gunbai.table") / "static" / "worker.js"


@get("/app.webmanifest")
async def manifest(request: Asked, pages: GivenPages) -> Response[bytes]:
    """The house as an application that begins at its front page."""
    return _manifest(request, pages.under, "/")


@get("/s/{token:str}/app.webmanifest")
async def seat_manifest(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[bytes]:
    """The same, beginning at a seat: for whoever installs its page."""
    await hall.find(token, SEAT)
    return _manifest(request, pages.under, f"/s/{token}")


@get("/sw.js")
async def worker() -> Response[bytes]:
    """The service worker; from here its scope is the whole house, under whatever path."""
    return Response(_WORKER.read_bytes(), media_type="text/javascript")


def _manifest(request: Asked, under: str, start: str) -> Response[bytes]:
    language = reader_of(request).language
    described: dict[str, Any] = {
        "id": f"{under}/",
        "name": "Gunbai",
        "short_name": "Gunbai",
        "description": say(language, "table.tagline"),
        "lang": language,
        "start_url": under + start,
        "scope": f"{under}/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            _icon(under, "icon-192", 192, "any"),
            _icon(under, "icon-512", 512, "any"),
            _icon(under, "icon-maskable", 512, "maskable"),
        ],
    }
    return Response(msgspec.json.encode(described), media_type="application/manifest+json")


def _icon(under: str, name: str, size: int, purpose: str) -> dict[str, str]:
    return {
        "src": f"{under}/static/{name}.png",
        "sizes": f"{size}x{size}",
        "type": "image/png",
        "purpose": purpose,
    }


ROUTES = Router("/", route_handlers=[manifest, seat_manifest, worker], include_in_schema=False)
