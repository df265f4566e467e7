"""Sends notices, from a process of its own that can reach public addresses only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from enum import Enum
from multiprocessing import get_context
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from gunbai.table.notices.channel import MAIL, PUSH, Channel, mail_url
from gunbai.table.notices.reach import confine, trusting

TIMEOUT = 20.0
"""Seconds after which a channel counts as failed."""
DAY = 86_400
ENDED = (404, 410)
"""What a push service answers for a subscription that is no more (RFC 8030, section 7.3)."""


class Notice(Struct, frozen=True):
    """What is told: a title, a sentence, and the link that leads to the seat."""

    title: str
    text: str
    link: str


class Outcome(Enum):
    """What came of a notice; ``GONE``: where it was to go is no more, and never will be again."""

    TAKEN = "taken"
    FAILED = "failed"
    GONE = "gone"


class Post(Struct, frozen=True):
    """By which means the operator sends: a mail server, and who answers for pushed messages.

    ``mail`` is an Apprise URL (``mailtos://user:password@host?from=address``); ``vapid`` the
    private key of push messages and ``contact`` the address that stands for it. ``trusted`` are
    hosts in the operator's own network that may be reached (a mail server is without being named).
    """

    mail: str = ""
    vapid: str = ""
    contact: str = ""
    trusted: tuple[str, ...] = ()


class Sender:
    """Sends one notice after the other, by the means that ``post`` returns; ``close`` ends it."""

    def __init__(self, post: Callable[[], Post]) -> None:
        self._post = post
        self._pool: ProcessPoolExecutor | None = None

    async def send(self, channel: Channel, notice: Notice) -> Outcome:
        """Send a notice; return what the channel made of it."""
        if self._pool is None:
            spawn = get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=confine)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, deliver, self._post(), channel, notice)

    def close(self) -> None:
        """End the process; what is being sent is sent."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def deliver(post: Post, channel: Channel, notice: Notice) -> Outcome:
    """Send a notice by a channel; return what came of it. Never raises."""
    own = (*post.trusted, *([_host(post.mail)] if channel.kind == MAIL else ()))
    send = _push if channel.kind == PUSH else _tell
    try:
        with trusting(own):
            return send(post, channel, notice)
    except Exception:
        return Outcome.FAILED


def _host(url: str) -> str:
    return urlsplit(url).hostname or ""


def _tell(post: Post, channel: Channel, notice: Notice) -> Outcome:
    import apprise  # heavy, and only the sending process needs it

    mail = channel.kind == MAIL
    url = mail_url(post.mail, channel.address) if mail else channel.address
    asset = apprise.AppriseAsset(app_id="Gunbai", app_url=notice.link, async_mode=False)
    found = apprise.Apprise(asset=asset)
    if not found.add(url):
        return Outcome.FAILED
    taken = found.notify(title=notice.title, body=f"{notice.text}\n{notice.link}")
    return Outcome.TAKEN if taken else Outcome.FAILED


def _push(post: Post, channel: Channel, notice: Notice) -> Outcome:
    from pywebpush import WebPushException, webpush

    try:
        webpush(
            msgspec.to_builtins(channel.subscription),
            msgspec.json.encode(notice).decode(),
            vapid_private_key=post.vapid,
            vapid_claims={"sub": post.contact},
            timeout=TIMEOUT,
            ttl=DAY,
        )
    except WebPushException as failure:
        answer = failure.response
        is_gone = answer is not None and answer.status_code in ENDED
        return Outcome.GONE if is_gone else Outcome.FAILED
    return Outcome.TAKEN
