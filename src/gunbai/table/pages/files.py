"""The files that pages load: the house's own, and those of each game's part of the pages."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

from litestar import Router, get
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from gunbai.core.script import refused
from gunbai.registry import registered
from gunbai.table.pages.render import folder

ROOT = "/static/"
KINDS = {".css", ".svg", ".js", ".woff2", ".png"}
"""What is served of a game's ``page`` folder; templates are not."""
WEEK = 7 * 24 * 60 * 60
_UNCHANGED = "unchanged"


@get("/static/games/{game_id:str}/{name:path}", include_in_schema=False)
async def game_file(game_id: FromPath[str], name: FromPath[Path]) -> File:
    """A file of a game's part of the pages."""
    game = registered().get(game_id)
    if game is None:
        raise refused("table.no-page")
    root = folder(game).resolve()
    file = (root / name.relative_to("/")).resolve()
    if not file.is_relative_to(root) or file.suffix not in KINDS or not file.is_file():
        raise refused("table.no-page")
    kind, _ = mimetypes.guess_type(file.name)
    return File(file, media_type=kind, content_disposition_type="inline")


def house_files() -> Router:
    """The house's own files."""
    own = Path(str(files("gunbai.table"))) / "static"
    return create_static_files_router(ROOT, [own], include_in_schema=False)


def caching(path: str) -> str:
    """How long a browser may keep what an address gave: fonts a week, pages never.

    Other files it keeps but asks about them each time, which `spare_unchanged` makes cheap.
    """
    if not path.startswith(ROOT):
        return "no-store"
    return f"max-age={WEEK}" if path.endswith(".woff2") else "no-cache"


async def spare_unchanged(message: Message, scope: Scope) -> None:
    """Answer 304 in place of a file that the browser has already."""
    if not scope["path"].startswith(ROOT):
        return
    if message["type"] == "http.response.start":
        tag = MutableScopeHeaders.from_message(message).get("etag")
        if tag is not None and tag == Headers.from_scope(scope).get("if-none-match"):
            message["status"] = 304
            del MutableScopeHeaders.from_message(message)["content-length"]
            scope["state"][_UNCHANGED] = True
    elif message["type"] == "http.response.body" and scope["state"].get(_UNCHANGED):
        message["body"] = b""
