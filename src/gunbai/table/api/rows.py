"""Tables as rows of a list: what is played, by whom, where it stands, who is awaited since when.

A browser keeps the links of its own tables (there are no accounts) and asks by them, all at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from gunbai.core.match import Match
from gunbai.core.script import Refused, Seat
from gunbai.table.access.links import HOST, SEAT, WATCH, Link
from gunbai.table.open_table import OpenTable
from gunbai.table.tables import Hall
from gunbai.words.catalogue import phrase, refuse, say

LINKS_MOST = 50
"""How many links may be asked about at once."""
TURN, WAITING, OVER, GONE = "turn", "waiting", "over", "gone"
_ROLES = {"s": SEAT, "w": WATCH, "h": HOST}
_PATH = re.compile(r"(?:.*/)?([swh])/([\w-]{1,64})/?", re.ASCII)


class AwaitedSeat(Struct, frozen=True):
    """Somebody who is awaited: their name, and since when (seconds since 1970)."""

    name: str
    since: int
    bot: bool = False


class Row(Struct, frozen=True, omit_defaults=True):
    """A table as whoever has a link to it sees it in a list; every text in the reader's language.

    ``state`` is ``turn`` (the link's seat is awaited), ``waiting``, ``over`` or ``gone`` (the link
    opens nothing, any more or for now; ``where`` says why). ``where`` is the part of the game that
    is played, or how it ended; ``talk`` the number of the last remark of somebody else's.
    """

    link: str
    state: str
    game: str = ""
    title: str = ""
    role: str = ""
    name: str = ""
    seats: Sequence[str] = ()
    where: str = ""
    awaited: Sequence[AwaitedSeat] = ()
    talk: int = -1


async def rows(hall: Hall, links: Sequence[str], language: str) -> list[Row]:
    """A row for each link, in their order."""
    return [await _row(hall, link, language) for link in links]


async def _row(hall: Hall, link: str, language: str) -> Row:
    found = _PATH.fullmatch(link)
    if found is None:
        return Row(link, GONE)
    try:
        opened = await hall.find(found[2], _ROLES[found[1]])
        return await hall.look(opened.table, lambda table: _seen(table, opened, link, language))
    except Refused as no:
        return Row(link, GONE, where=refuse(language, no.refusal))


def _seen(table: OpenTable, opened: Link, link: str, language: str) -> Row:
    match, seat = table.match, opened.seat
    seats = match.company.seats
    over = match.over or match.company.closed
    state = OVER if over else TURN if seat is not None and match.asks(seat) else WAITING
    return Row(
        link,
        state,
        match.game.id,
        say(language, f"{match.game.id}.name"),
        opened.role,
        "" if seat is None else seats[seat].name,
        [sitting.name for sitting in seats],
        _where(table, seat, language),
        [] if over else list(_awaited(table)),
        _last_remark(match, seat),
    )


def _where(table: OpenTable, seat: Seat | None, language: str) -> str:
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


def _awaited(table: OpenTable) -> Iterator[AwaitedSeat]:
    """Who is awaited, the one that waits longest first."""
    since: dict[Seat, int] = {}
    for number, ask in table.match.open.items():
        opened = table.awaited_since(number)
        since[ask.seat] = min(opened, since.get(ask.seat, opened))
    for seat in sorted(since, key=since.__getitem__):
        sitting = table.match.company.seats[seat]
        yield AwaitedSeat(sitting.name, since[seat], sitting.is_bot)


def _last_remark(match: Match, seat: Seat | None) -> int:
    heard = match.talk(seat)
    return max((number for number, note in heard.items() if note.seat != seat), default=-1)
