"""Halls with a table or two, and what is said at them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from gunbai.core.entries import Note
from gunbai.core.game import Sitting
from gunbai.table.access.links import (
    HOST,
)
from gunbai.table.changes import News
from gunbai.table.storage.store import Store
from gunbai.table.tables import Hall

TWO = [Sitting("Aki"), Sitting("Ben")]


@asynccontextmanager
async def hall(database: str, kept: int = 10) -> AsyncIterator[Hall]:
    store = Store(database)
    await store.open()
    try:
        yield Hall(store, News(), kept)
    finally:
        await store.close()


async def opened(hall: Hall) -> str:
    host = await hall.open("parlour", TWO)
    return (await hall.find(host, HOST)).table


def note(said: str) -> Any:
    return lambda match: match.note(0, said)


def notes(table: Any) -> list[str]:
    return [entry.text for entry in table.match.record.entries if type(entry) is Note]
