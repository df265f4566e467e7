"""The JSON API of notices: the channels of a seat, entered, tried out and removed by its person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import Router
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from gunbai.core.clock import DAY_MINUTES, known_zone
from gunbai.core.script import Seat, refused
from gunbai.table.access.links import SEAT, Link
from gunbai.table.json_api import get, post
from gunbai.table.notices.notifier import Notifier
from gunbai.table.notices.policy import Wishes
from gunbai.table.pages.dependencies import GivenHall, Token
from gunbai.table.pages.preferences import Asked, reader_of

Minute = Annotated[int, Meta(ge=0, lt=DAY_MINUTES)]


class ChannelWish(Struct, frozen=True):
    """A channel: a mail address or an Apprise URL, and when nothing is to be sent by it.

    ``quiet`` are minutes of the day in ``zone``, over midnight where the first is the later one;
    ``digest`` is how many minutes lie at least between two notices.
    """

    address: Annotated[str, Meta(max_length=2000)]
    quiet: tuple[Minute, Minute] = (0, 0)
    zone: str = "UTC"
    digest: Annotated[int, Meta(ge=0, le=7 * DAY_MINUTES)] = 0


class ChannelView(Struct, frozen=True):
    """A channel as its own person sees it; ``dropped``: it failed too often."""

    id: str
    shown: str
    dropped: bool


class Tried(Struct, frozen=True):
    """Whether the channel took the notice."""

    taken: bool


@get("/s/{token:str}/channels")
async def channels(token: Token, request: Asked, hall: GivenHall) -> Sequence[ChannelView]:
    """The ways in which this seat is told that it is awaited."""
    link = await hall.find(token, SEAT)
    return await _shown(_notifier(request), link)


@post("/s/{token:str}/channels", status_code=200)
async def add_channel(
    token: Token, data: JSONBody[ChannelWish], request: Asked, hall: GivenHall
) -> Sequence[ChannelView]:
    """Tell this seat by one more way; it is stored encrypted and shown to nobody else."""
    link, notifier = await hall.find(token, SEAT), _notifier(request)
    if not known_zone(data.zone):
        raise refused("core.clock-days", given=[data.zone])
    wishes = Wishes(data.quiet, data.zone, data.digest)
    site = str(request.app.state.settings.site or request.base_url).rstrip("/")
    address, language = f"{site}/s/{token}", reader_of(request).language
    await notifier.add(link, address, data.address, wishes, language)
    return await _shown(notifier, link)


@post("/s/{token:str}/channels/{id_:str}/try", status_code=200)
async def try_channel(token: Token, id_: FromPath[str], request: Asked, hall: GivenHall) -> Tried:
    """Send a notice at once."""
    link = await hall.find(token, SEAT)
    return Tried(await _notifier(request).try_out(link, id_))


@post("/s/{token:str}/channels/{id_:str}/remove", status_code=200)
async def remove_channel(
    token: Token, id_: FromPath[str], request: Asked, hall: GivenHall
) -> Sequence[ChannelView]:
    """Tell this seat by that way no more."""
    link, notifier = await hall.find(token, SEAT), _notifier(request)
    await notifier.channels.remove(link.table, _seat(link), id_)
    return await _shown(notifier, link)


async def _shown(notifier: Notifier, link: Link) -> Sequence[ChannelView]:
    kept = await notifier.channels.of_seat(link.table, _seat(link))
    return [ChannelView(one.id, one.shown, one.is_dropped) for one in kept]


def _notifier(request: Asked) -> Notifier:
    """The notices of this server; raise `Refused` where it sends none."""
    found: Notifier | None = request.app.state.get("notifier")
    if found is None:
        raise refused("table.no-notices")
    return found


def _seat(link: Link) -> Seat:
    assert link.seat is not None
    return link.seat


ROUTES = Router(
    "/api", route_handlers=[channels, add_channel, try_channel, remove_channel], tags=["notices"]
)
