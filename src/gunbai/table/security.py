"""What keeps strangers out: where a form may come from, what a browser may load, how much is taken.

There is no login, and no cookie stands for a seat: whoever knows a link has it, in its address. So
another site's form can do nothing here that it could not do without the visitor; still, forms that
say they come from elsewhere are refused. A token in a form would add nothing, and would break
links that are opened on another device.

What the framework is to call for every request are coroutines: others it would call in a thread.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import DurationUnit, RateLimitConfig
from litestar.types import Message, Scope

from gunbai.core.script import refused
from gunbai.table.ops.settings import Settings
from gunbai.table.pages.files import caching
from gunbai.table.pages.preferences import Asked

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        "form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the address of a page holds its token
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-robots-tag": "noindex",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_SAFE = {"GET", "HEAD", "OPTIONS"}


async def same_site(
    connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler
) -> None:
    """Refuse a form of another site."""
    if connection.scope.get("method") not in _SAFE:
        must_be_own(connection.headers)


def must_be_own(headers: Mapping[str, str]) -> None:
    """Refuse what comes from another site; names of headers are in small letters.

    Browsers say where a request comes from; programs say nothing. Under our own referrer policy a
    plain form says ``Origin: null``, which is why that alone proves nothing.
    """
    site = headers.get("sec-fetch-site")
    if site is not None:
        if site not in ("same-origin", "none"):
            raise refused("table.other-site")
        return
    origin = headers.get("origin", "null")
    if origin != "null" and _host_of(origin) != headers.get("host"):
        raise refused("table.other-site")


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # a broken address is nobody's
        return None


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers of every answer."""
    if message["type"] != "http.response.start":
        return
    given = [(name, value) for name, value in message["headers"] if name != b"cache-control"]
    names = {name for name, _ in given}
    given += [(name, value) for name, value in _HEADERS if name not in names]
    message["headers"] = [*given, (b"cache-control", caching(scope["path"]).encode())]


OPENING = ("/tables", "/api/tables", "/play/", "/clubs", "/api/clubs")
AGAIN = ("/rematch", "/branch", "/join", "/enter")
"""Where tables and clubs are opened; what opens a table from another, and comes into a club."""


def opening_limits(settings: Settings) -> Sequence[DefineMiddleware]:
    """How many tables one address may open in a minute and in a day (0: as many as it likes)."""

    async def is_opening(request: Asked) -> bool:
        path = request.url.path
        return request.method == "POST" and (path.startswith(OPENING) or path.endswith(AGAIN))

    spans: Sequence[tuple[DurationUnit, int]] = (
        ("minute", settings.openings),
        ("day", settings.openings_a_day),
    )
    return [
        RateLimitConfig(
            span, check_throttle_handler=is_opening, store=f"openings in a {span[0]}"
        ).middleware
        for span in spans
        if span[1]
    ]
