"""A new table that a club will have: for whom of its people seats are kept.

Fields of the form: ``club`` (the token of one's own link) and ``free`` (``yes``: the club's people
may take free seats). A seat that is kept for a person of the club has ``club:ID`` as its player.
"""

from __future__ import annotations

import re

from msgspec import Struct

from gunbai.core.seating import PERSON
from gunbai.table.access.links import HOST
from gunbai.table.clubs.clubs import Clubs
from gunbai.table.clubs.stored import StoredClub
from gunbai.table.clubs.tables import ClubTables, Wanted
from gunbai.table.pages import forms
from gunbai.table.tables import Hall

OF_CLUB = "club:"
SEATS_MOST = 64
_LINK = re.compile(r"\s*(?:.*/c/)?([\w-]{1,64})/?\s*", re.ASCII)


class ClubToOpenIn(Struct, frozen=True):
    """The club that a new table is to be in, by the token of one's own link."""

    token: str
    club: StoredClub


def club_token(link: str) -> str:
    """The token in a link to a club, or as it was typed."""
    found = _LINK.fullmatch(link)
    return found[1] if found else link


async def club_to_open_in(clubs: Clubs, token: str) -> ClubToOpenIn:
    """The club of somebody's own link; raise `Refused` where it is none."""
    link, _ = await clubs.person(token)
    return ClubToOpenIn(token, await clubs.load(link))


async def wanted(tables: ClubTables, fields: forms.Fields) -> Wanted | None:
    """The club that a form names; None if it names none; raise `Refused` if it cannot be."""
    token = forms.first(fields, "club")
    if not token:
        return None
    players = {
        seat: forms.first(fields, f"seat.{seat}.player")
        for seat in range(min(forms.number(fields, "seats") or 0, SEATS_MOST))
    }
    kept = {
        seat: player.removeprefix(OF_CLUB)
        for seat, player in players.items()
        if player.startswith(OF_CLUB)
    }
    return await tables.wanted(club_token(token), kept)


def named(fields: forms.Fields, wanted: Wanted | None) -> forms.Fields:
    """The form with the people of the club, whom seats are kept for, as persons by their names."""
    people = {} if wanted is None else wanted.names
    players = {f"seat.{seat}.player": [PERSON] for seat in people}
    return {**fields, **players, **{f"seat.{n}.name": [name] for n, name in people.items()}}


async def add(
    hall: Hall, tables: ClubTables, club: Wanted, host: str, fields: forms.Fields
) -> None:
    """Add a table that was just opened to the club that was wanted."""
    table = (await hall.find(host, HOST)).table
    await tables.add(club, table, free=is_free(fields))


def is_free(fields: forms.Fields) -> bool:
    """Whether people of the club may take free seats."""
    return forms.first(fields, "free", "yes") == "yes"
