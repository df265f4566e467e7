"""Answers prepared while others are awaited: drafts that only the browser keeps.

The page offers what the seat was asked before, as it was asked last. What is prepared there is
never sent: it stands in the form when such a question comes, for its reader to submit.
"""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response, Router, get

from gunbai.core.script import NOTHING
from gunbai.core.view import AskView, ask_view
from gunbai.play import asked_before
from gunbai.table.access.links import SEAT
from gunbai.table.open_table import OpenTable
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token
from gunbai.table.pages.preferences import Asked

KINDS = ("write", "choose", "number", "divide")
"""Questions whose answers mean the same when they are asked again; dice and orders do not."""


@get("/s/{token:str}/prepare")
async def prepare(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The questions of a seat, each with room for the next answer."""
    link = await hall.find(token, SEAT)
    seat = link.seat
    assert seat is not None

    def asked(table: OpenTable) -> tuple[str, Sequence[AskView]]:
        found = asked_before(table.match, seat).values()
        views = [ask_view(n, ask, NOTHING) for n, ask in enumerate(found) if ask.kind in KINDS]
        return table.match.game.id, views

    game, asks = await hall.look_aside(link.table, asked)
    return pages.page("prepare.html", request, game={"id": game}, asks=asks, base=f"/s/{token}")


ROUTES = Router("/", route_handlers=[prepare], include_in_schema=False)
