"""Channels as their person enters and sees them: one contract for the page and the JSON API."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from gunbai.core.clock import DAY_MINUTES, known_zone
from gunbai.core.script import refused
from gunbai.table.access.links import Link
from gunbai.table.notices.channel import PUSH
from gunbai.table.notices.channels import Kept
from gunbai.table.notices.notifier import Notifier
from gunbai.table.notices.policy import Wishes

Minute = Annotated[int, Meta(ge=0, lt=DAY_MINUTES)]


class ChannelWish(Struct, frozen=True):
    """A channel: a mail address or an Apprise URL, and when nothing is to be sent by it.

    ``quiet`` are minutes of the day in ``zone``, over midnight where the first is the later one;
    ``digest`` is how many minutes lie at least between two notices. With ``whole`` it tells of
    everybody whom the table waits for, and leads to no seat.
    """

    address: Annotated[str, Meta(max_length=2000)]
    quiet: tuple[Minute, Minute] = (0, 0)
    zone: str = "UTC"
    digest: Annotated[int, Meta(ge=0, le=7 * DAY_MINUTES)] = 0
    whole: bool = False


class ChannelView(Struct, frozen=True):
    """A channel as its own person sees it; ``dropped``: nothing is sent by it any more.

    It failed too often, or (``gone``) said itself that it is no more, as a push service does when a
    browser has unsubscribed. ``quiet``, ``zone`` and ``digest`` are as they were entered.
    """

    id: str
    shown: str
    dropped: bool
    quiet: tuple[int, int] = (0, 0)
    zone: str = "UTC"
    digest: int = 0
    gone: bool = False
    whole: bool = False


class NoticesInfo(Struct, frozen=True):
    """Which kinds of channels may be entered, and the key that a browser subscribes to push with.

    ``push_key`` is empty where this server does not push.
    """

    kinds: Sequence[str]
    push_key: str


def info(notifier: Notifier) -> NoticesInfo:
    """What may be entered at a server."""
    push_key = notifier.keys.push_point if PUSH in notifier.kinds else ""
    return NoticesInfo(notifier.kinds, push_key)


async def enter(
    notifier: Notifier, link: Link, wish: ChannelWish, site: str, token: str, language: str
) -> str:
    """Keep a channel; notices by it lead to the seat, in a language. Return its id.

    One for the whole table is read by many: it leads to each reader's own tables.

    Raises:
        Refused: where it cannot be kept.

    """
    if not known_zone(wish.zone):
        raise refused("core.clock-days", given=[wish.zone])
    wishes = Wishes(wish.quiet, wish.zone, wish.digest, wish.whole)
    address = f"{site}/mine" if wish.whole else f"{site}/s/{token}"
    return await notifier.add(link, address, wish.address, wishes, language)


async def shown(notifier: Notifier, link: Link) -> Sequence[ChannelView]:
    """The channels of a seat, as its person may see them."""
    assert link.seat is not None
    kept = await notifier.channels.of_seat(link.table, link.seat)
    return [_view(one, notifier.shown(one)) for one in kept]


def _view(kept: Kept, shown: str) -> ChannelView:
    wishes = kept.wishes
    times = (wishes.quiet, wishes.zone, wishes.digest)
    return ChannelView(kept.id, shown, kept.is_dropped, *times, kept.is_gone, wishes.whole)
