"""Turning points of a game: the end of a season, an Uprising, nightfall, each with its own page.

The game's part of it is ``turning.html``, drawn from the ``scene`` (the lines that were told)
alone: when somebody looks back at it the board has long moved on.
"""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response, Router, get
from litestar.params import FromPath
from msgspec import Struct

from gunbai.core.match import Match
from gunbai.core.outline import Part, scenes_of, turning_points
from gunbai.core.script import Seat, refused
from gunbai.table.access.links import SEAT, WATCH, Link
from gunbai.table.drawing.log_cache import Line, Spoken
from gunbai.table.open_table import OpenTable
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.render import Pages
from gunbai.table.tables import Hall


class Turning(Struct, frozen=True):
    """A turning point by the number of its first event; ``scene`` begins with its heading."""

    number: int
    scene: Sequence[Line]


def turnings(match: Match, seat: Seat | None, spoken: Spoken, language: str) -> list[Turning]:
    """All turning points of a reader's log that lie behind, in order."""
    return [_told(match, seat, spoken, language, part) for part in _behind(match, seat)]


def _told(match: Match, seat: Seat | None, spoken: Spoken, language: str, part: Part) -> Turning:
    told = match.log(seat)[: part.last + 1]
    lines = spoken.lines(language, told, part.first)
    return Turning(part.first, [lines[number - part.first] for number in part.events()])


def fresh(match: Match, seat: Seat | None, spoken: Spoken, language: str) -> list[Turning]:
    """Those that a seat has not answered after; once the game is over, all.

    Those who look on answer nothing: to them it is new until another scene has begun.
    """
    if match.over:
        return turnings(match, seat, spoken, language)
    since = latest_scene(match, None) if seat is None else match.known(seat)
    found = (part for part in _behind(match, seat) if part.last >= since)
    return told_after(since, [_told(match, seat, spoken, language, part) for part in found])


def told_after(since: int, found: Sequence[Turning]) -> list[Turning]:
    """Those of which something was told from an event on."""
    return [turning for turning in found if turning.scene[-1].number >= since]


def latest_scene(match: Match, seat: Seat | None) -> int:
    """The number of the event with which the scene began that a reader was told of last."""
    return max((scene.first for scene in scenes_of(match.outline(seat), None)), default=0)


def _behind(match: Match, seat: Seat | None) -> list[Part]:
    return turning_points(match.outline(seat), is_over=match.over)


@get("/s/{token:str}/turning/{number:int}")
async def seat_turning(
    token: Token, number: FromPath[int], request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """A turning point as a seat was told of it, by the number of its first event in its log."""
    link = await hall.find(token, SEAT)
    return await _show(link, number, request, hall, pages, f"/s/{token}")


@get("/w/{token:str}/turning/{number:int}")
async def watch_turning(
    token: Token, number: FromPath[int], request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The same, as everybody was told of it."""
    link = await hall.find(token, WATCH)
    return await _show(link, number, request, hall, pages, f"/w/{token}")


async def _show(
    link: Link, number: int, request: Asked, hall: Hall, pages: Pages, base: str
) -> Response[str]:
    language = reader_of(request).language

    def draw(table: OpenTable) -> Response[str]:
        match = table.match
        found = turnings(match, link.seat, table.spoken, language)
        chosen = next((turning for turning in found if turning.number == number), None)
        if chosen is None:
            raise refused("table.no-page")
        return pages.page(
            "turning-page.html",
            request,
            game=match.game,
            view=match.view(link.seat),
            turning=chosen,
            turnings=found,
            board_template=pages.board(match.game),
            base=base,
        )

    return await hall.look(link.table, draw)


ROUTES = Router("/", route_handlers=[seat_turning, watch_turning], include_in_schema=False)
