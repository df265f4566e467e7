"""The stream of news: versions when they grow, and a beat in between."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.table.halls import TWO, hall

from gunbai.core.seating import Wish
from gunbai.table.access.links import HOST, SEAT, WATCH, seat_token, watch_token
from gunbai.table.seats import give
from gunbai.table.streams import sse as live


def test_a_quiet_stream_beats(database: str) -> None:
    async def run() -> list[tuple[Any, Any]]:
        async with hall(database) as one:
            token = watch_token(await one.open("parlour", TWO))
            link = await one.find(token, WATCH)
            table = link.table
            stream = live._versions(one, token, link, 0.01)
            heard = [await anext(stream) for _ in range(2)]
            await one.act(table, lambda match: match.note(0, "The tea is ready."))
            while heard[-1].event == "beat":
                heard.append(await anext(stream))
            await stream.aclose()  # type: ignore[attr-defined]
            return [(message.event, message.data) for message in heard]

    said = asyncio.run(run())
    assert said[0] == ("changed", 0)
    assert set(said[1:-1]) == {("beat", 0)}
    assert said[-1] == ("changed", 1)


def test_a_stream_ends_when_its_link_is_taken_away(database: str) -> None:
    async def run() -> list[str | None]:
        async with hall(database) as one:
            host = await one.open("parlour", TWO)
            token = seat_token(host, 0)
            stream = live._versions(one, token, await one.find(token, SEAT), 60)
            heard = [(await anext(stream)).event]
            link = await one.find(host, HOST)
            await give(one, host, link, 0, Wish("Chie"))
            heard += [message.event async for message in stream]
            return heard

    assert asyncio.run(run()) == ["changed", "gone"]
