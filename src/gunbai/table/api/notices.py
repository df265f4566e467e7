"""The JSON API of notices: the channels of a seat, entered, tried out and removed by its person."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Router
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from gunbai.core.script import Seat
from gunbai.table.access.links import SEAT, Link
from gunbai.table.api.tables import get, post
from gunbai.table.notices import entering
from gunbai.table.notices.entering import ChannelView, ChannelWish, NoticesInfo
from gunbai.table.pages.dependencies import GivenHall, Token, notifier_of
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.site import site_of


class Tried(Struct, frozen=True):
    """Whether the channel took the notice."""

    taken: bool


@get("/notices")
async def notices_info(request: Asked) -> NoticesInfo:
    """By which kinds of channels this server tells a seat that it is awaited."""
    return entering.info(notifier_of(request))


@get("/s/{token:str}/channels")
async def channels(token: Token, request: Asked, hall: GivenHall) -> Sequence[ChannelView]:
    """The ways in which this seat is told that it is awaited."""
    link = await hall.find(token, SEAT)
    return await entering.shown(notifier_of(request), link)


@post("/s/{token:str}/channels", status_code=200)
async def add_channel(
    token: Token, data: JSONBody[ChannelWish], request: Asked, hall: GivenHall
) -> Sequence[ChannelView]:
    """Tell this seat by one more way; it is stored encrypted and shown to nobody else."""
    link, notifier = await hall.find(token, SEAT), notifier_of(request)
    site, language = site_of(request), reader_of(request).language
    await entering.enter(notifier, link, data, site, token, language)
    return await entering.shown(notifier, link)


@post("/s/{token:str}/channels/{id_:str}/try", status_code=200)
async def try_channel(token: Token, id_: FromPath[str], request: Asked, hall: GivenHall) -> Tried:
    """Send a notice at once."""
    link = await hall.find(token, SEAT)
    return Tried(await notifier_of(request).try_out(link, id_))


@post("/s/{token:str}/channels/{id_:str}/remove", status_code=200)
async def remove_channel(
    token: Token, id_: FromPath[str], request: Asked, hall: GivenHall
) -> Sequence[ChannelView]:
    """Tell this seat by that way no more."""
    link, notifier = await hall.find(token, SEAT), notifier_of(request)
    await notifier.channels.remove(link.table, _seat(link), id_)
    return await entering.shown(notifier, link)


def _seat(link: Link) -> Seat:
    assert link.seat is not None
    return link.seat


ROUTES = Router(
    "/api",
    route_handlers=[notices_info, channels, add_channel, try_channel, remove_channel],
    tags=["notices"],
)
