"""Puzzles on screens: one a day, and as many as one likes.

A puzzle goes by its id alone, so that nothing is kept here: the streak lies in the browser. To draw
one takes up to some seconds, beside the loop.
"""

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime
from typing import Any

from litestar import Response, Router, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from gunbai.analysis import puzzles
from gunbai.core.script import Refused
from gunbai.registry import find
from gunbai.table.errors import status_of
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenPages
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.render import Pages
from gunbai.words.catalogue import refuse

DRAWN = "puzzle.html"
"""The template in which a game draws the position of its puzzles."""


@get("/puzzle/{game_id:str}")
async def today(game_id: FromPath[str], request: Asked) -> Redirect:
    """The puzzle of the day; with ``theme`` (or ``any``) the next of an endless row."""
    game = find(game_id)
    theme = request.query_params.get("theme")
    if theme is None:
        id_ = puzzles.day_id(datetime.now(UTC).date())
    else:
        id_ = puzzles.row_id(secrets.token_hex(4), 0, "" if theme == "any" else theme)
    return Redirect(f"/puzzle/{game.id}/{id_}", status_code=303)


@get("/puzzle/{game_id:str}/{puzzle_id:str}")
async def ask(
    game_id: FromPath[str], puzzle_id: FromPath[str], request: Asked, pages: GivenPages
) -> Response[str]:
    """A puzzle, to be answered."""
    return await _drawn(game_id, puzzle_id, request, pages)


@post("/puzzle/{game_id:str}/{puzzle_id:str}", status_code=200)
async def judge(
    game_id: FromPath[str], puzzle_id: FromPath[str], request: Asked, pages: GivenPages
) -> Response[str]:
    """The same with whether an answer is right, and why: fields ``value``, joined by dashes."""
    fields = await forms.fields_of(request)
    return await _drawn(game_id, puzzle_id, request, pages, "-".join(fields.get("value", [])))


async def _drawn(
    game_id: str, id_: str, request: Asked, pages: Pages, given: str | None = None
) -> Response[str]:
    game, language = find(game_id), reader_of(request).language
    told = await asyncio.to_thread(puzzles.told, game, id_, language)
    found: dict[str, Any] = {"answer": None, "refusal": None}
    status = 200
    if given is not None:
        try:
            found["answer"] = puzzles.answered(game, id_, given, language)
        except Refused as no:
            found["refusal"], status = refuse(language, no.refusal), status_of(no.refusal)
    return pages.page(
        "puzzle.html",
        request,
        status,
        game=game,
        puzzle=puzzles.puzzle(game, id_),
        told=told,
        themes=puzzles.themes(game),
        next_id=_next(id_),
        drawn=pages.own(game, DRAWN),
        is_daily="." not in id_,
        **found,
    )


def _next(id_: str) -> str:
    """The next of an endless row; of a new row after the puzzle of a day."""
    seed, _, rest = id_.partition(".")
    number, _, theme = rest.partition(".")
    if not number.isdigit():
        return puzzles.row_id(secrets.token_hex(4), 0)
    return puzzles.row_id(seed, int(number) + 1, theme)


ROUTES = Router("/", route_handlers=[today, ask, judge], include_in_schema=False)
