"""The stream of news: versions when they grow, and a beat in between."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.table.test_hall import hall, opened

from gunbai.table import sse as live


def test_a_quiet_stream_beats(database: str) -> None:
    async def run() -> list[tuple[Any, Any]]:
        async with hall(database) as one:
            table = await opened(one)
            stream = live._versions(one, table, 0.01)
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
