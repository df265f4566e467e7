"""What a list tells of a table: where its game stands, and who is awaited since when."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from gunbai.core.script import Seat
from gunbai.table.open_table import OpenTable
from gunbai.words.catalogue import phrase, say


class AwaitedSeat(Struct, frozen=True):
    """Somebody who is awaited: their name, and since when (seconds since 1970)."""

    name: str
    since: int
    bot: bool = False


def where(table: OpenTable, seat: Seat | None, language: str) -> str:
    """How a game ended, or the widest part of it that is being played."""
    match = table.match
    if match.outcome is not None:
        return phrase(language, match.outcome.how)
    if match.company.closed:
        return say(language, "core.closed")
    log = match.log(seat)
    for number in range(len(log) - 1, -1, -1):
        chapter = log[number].chapter
        if chapter is not None and chapter.level == 1:
            return table.spoken.lines(language, log[: number + 1], number)[0].text
    return ""


def awaited(table: OpenTable) -> Iterator[AwaitedSeat]:
    """Who is awaited, the one that waits longest first."""
    since: dict[Seat, int] = {}
    for number, ask in table.match.open.items():
        opened = table.awaited_since(number)
        since[ask.seat] = min(opened, since.get(ask.seat, opened))
    for seat in sorted(since, key=since.__getitem__):
        sitting = table.match.company.seats[seat]
        yield AwaitedSeat(sitting.name, since[seat], sitting.is_bot)
