"""The JSON API of what ifs: a running game goes on at a second table, if all its persons agree."""

from __future__ import annotations

from typing import Annotated

from litestar import Router
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from gunbai.table import what_ifs
from gunbai.table.access.links import SEAT
from gunbai.table.api.company import Claimed
from gunbai.table.api.tables import post
from gunbai.table.pages.dependencies import GivenHall, Token


class Moment(Struct, frozen=True):
    """A moment of the game, by how many entries its record had; null: now."""

    after: Annotated[int, Meta(ge=0, le=2**31)] | None = None


class Consent(Struct, frozen=True):
    """Whether somebody agrees, and plays along (else a bot does in their place)."""

    agrees: bool = True
    plays: bool = True


@post("/s/{token:str}/what-if", status_code=200)
async def ask(token: Token, data: JSONBody[Moment], hall: GivenHall) -> None:
    """Ask all persons of a running game for one that goes on from a moment of it."""
    await what_ifs.ask(hall, await hall.find(token, SEAT), data.after)


@post("/s/{token:str}/what-if/say", status_code=200)
async def say(token: Token, data: JSONBody[Consent], hall: GivenHall) -> None:
    """Agree to the what if that is asked for, or do not (or withdraw one's own)."""
    link = await hall.find(token, SEAT)
    await what_ifs.say(hall, link, agrees=data.agrees, plays=data.plays)


@post("/s/{token:str}/what-if/{number:int}/enter", status_code=200)
async def enter(token: Token, number: FromPath[int], hall: GivenHall) -> Claimed:
    """Go to one's seat at a what if that all agreed to; answers with the token of that seat, once.

    Its number stands in ``what_ifs`` of the company.
    """
    return Claimed(await what_ifs.enter(hall, await hall.find(token, SEAT), number))


ROUTES = Router("/api", route_handlers=[ask, say, enter], tags=["company"])
