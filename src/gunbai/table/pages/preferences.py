"""Who reads a page: in which language and theme, by address, cookie or browser."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

from litestar import Request
from litestar.exceptions import ClientException
from msgspec import Struct

from gunbai.words.catalogue import LANGUAGES

Asked: TypeAlias = Request[Any, Any, Any]
THEMES = ("light", "dark")


class TableRequest(Request[Any, Any, Any]):
    """A request whose JSON may be broken in every way there is."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError as deep:
            raise ClientException("JSON") from deep


class Reader(Struct, frozen=True):
    """A reader's language, and the theme they chose (empty: their system's)."""

    language: str
    theme: str = ""


def reader_of(request: Asked) -> Reader:
    """Read ``?lang=``, the cookies ``lang`` and ``theme``, then ``Accept-Language``."""
    theme = request.cookies.get("theme", "")
    return Reader(_language(request), theme if theme in THEMES else "")


def chosen(request: Asked) -> str | None:
    """The language that the address itself asks for; it is then kept in a cookie."""
    wanted = request.query_params.get("lang")
    return wanted if wanted in LANGUAGES else None


def _language(request: Asked) -> str:
    kept = request.cookies.get("lang")
    return (
        chosen(request)
        or (kept if kept in LANGUAGES else None)
        or preferred(request.headers.get("accept-language", ""))
    )


def preferred(header: str) -> str:
    """The best of our languages for an ``Accept-Language`` header; English if none is named."""
    best, weight = LANGUAGES[0], 0.0
    for item in header.split(","):
        found = re.fullmatch(r"\s*([a-zA-Z]+)[\w-]*\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*", item)
        if found is None or found[1].lower() not in LANGUAGES:
            continue
        wish = float(found[2] or 1)
        if wish > weight:
            best, weight = found[1].lower(), wish
    return best
