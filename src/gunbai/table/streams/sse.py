"""Live updates: a stream that says which version a table has, and a wait for the next one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from gunbai.core.script import Refused
from gunbai.table.access.links import Link
from gunbai.table.changes import heard
from gunbai.table.tables import Hall

HEARTBEAT = 15.0
"""Seconds between signs of life; with each the stream looks at the store by itself. They are events
(not comments, which browsers keep to themselves): where they stay out, a page begins anew."""
RETRY = 1000
"""Milliseconds after which a browser that lost the stream comes back."""


def stream(hall: Hall, token: str, link: Link, heartbeat: float = HEARTBEAT) -> ServerSentEvent:
    """``changed`` with the version as data, at once and whenever it has grown; else ``beat``.

    It ends with ``gone`` when the link does not open the table any more.
    """
    return ServerSentEvent(_versions(hall, token, link, heartbeat), retry_duration=RETRY)


async def _versions(
    hall: Hall, token: str, link: Link, heartbeat: float
) -> AsyncIterator[ServerSentEventMessage]:
    told = -1
    with hall.news.bell(link.table) as bell:
        while not hall.news.closing:
            try:
                await hall.find(token, link.role)
                version = await hall.version(link.table)
            except Refused as no:
                if no.refusal.key == "table.unknown-link":
                    yield ServerSentEventMessage(event="gone")
                return  # or the store is away: the browser comes back and asks again
            if version > told:
                yield ServerSentEventMessage(event="changed", data=version)
                told = version
            else:
                yield ServerSentEventMessage(event="beat", data=version)
            await heard(bell, heartbeat)


async def wait(hall: Hall, table_id: str, since: int, seconds: float) -> int:
    """The version of a table: at once if it is not ``since``, else on a change or in the end."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    with hall.news.bell(table_id) as bell:
        while not hall.news.closing:
            version = await hall.version(table_id)
            left = end - loop.time()
            if version != since or left <= 0:
                return version
            await heard(bell, left)
    return since
