"""Tables as rows of a list: what is played, by whom, where it stands, who is awaited since when.

A browser keeps the links of its own tables (there are no accounts) and asks by them, all at once.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from gunbai.core.match import Match
from gunbai.core.script import Refused, Seat
from gunbai.table.access.links import HOST, SEAT, WATCH, Link
from gunbai.table.clubs.clubs import Clubs
from gunbai.table.clubs.stored import load
from gunbai.table.open_table import OpenTable
from gunbai.table.people.consent import consent_awaited
from gunbai.table.people.listed import AwaitedSeat, awaited, where
from gunbai.table.tables import Hall
from gunbai.words.catalogue import refuse, say

LINKS_MOST = 50
"""How many links may be asked about at once."""
TURN, WAITING, OVER, GONE, CLUB = "turn", "waiting", "over", "gone", "club"
_ROLES = {"s": SEAT, "w": WATCH, "h": HOST}
_PATH = re.compile(r"(?:.*/)?([swhc])/([\w-]{1,64})/?", re.ASCII)


class Row(Struct, frozen=True, omit_defaults=True):
    """A table as whoever has a link to it sees it in a list; every text in the reader's language.

    ``state`` is ``turn`` (the link's seat is awaited, or its consent), ``waiting``, ``over`` or
    ``gone`` (the link opens nothing, any more or for now; ``where`` says why). ``where`` is the
    part of the game that is played, or how it ended; ``talk`` the number of the last remark of
    somebody else's. The row of a club (``state`` is ``club``) has its name as the title, and that
    of the link's person.
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


async def rows(hall: Hall, clubs: Clubs, links: Sequence[str], language: str) -> list[Row]:
    """A row for each link, in their order."""
    return [await _row(hall, clubs, link, language) for link in links]


async def _row(hall: Hall, clubs: Clubs, link: str, language: str) -> Row:
    found = _PATH.fullmatch(link)
    if found is None:
        return Row(link, GONE)
    try:
        if found[1] == "c":
            return await _club_row(clubs, link, found[2])
        opened = await hall.find(found[2], _ROLES[found[1]])
        return await hall.look(opened.table, lambda table: _seen(table, opened, link, language))
    except Refused as no:
        if no.refusal.key == "table.not-read":  # it is there still: the database is away
            raise
        return Row(link, GONE, where=refuse(language, no.refusal))


async def _club_row(clubs: Clubs, link: str, token: str) -> Row:
    opened = await clubs.find(token)
    club = await load(clubs.store, opened.club)
    me = "" if opened.person is None else club.person(opened.person).name
    return Row(link, CLUB, title=club.name, name=me)


def _seen(table: OpenTable, opened: Link, link: str, language: str) -> Row:
    match, seat = table.match, opened.seat
    seats = match.company.seats
    over = match.over or match.company.closed
    is_turn = seat is not None and (match.asks(seat) or seat in consent_awaited(table))
    state = OVER if over else TURN if is_turn else WAITING
    return Row(
        link,
        state,
        match.game.id,
        say(language, f"{match.game.id}.name"),
        opened.role,
        "" if seat is None else seats[seat].name,
        [sitting.name for sitting in seats],
        where(table, seat, language),
        [] if over else list(awaited(table)),
        _last_remark(match, seat),
    )


def _last_remark(match: Match, seat: Seat | None) -> int:
    heard = match.talk(seat)
    return max((number for number, note in heard.items() if note.seat != seat), default=-1)
