"""What ifs of a running game: agreed to by all its persons, then a table of its own.

The table that goes on is opened when the first who plays along goes there. It has no host and no
links but theirs, so nobody sits in another's seat and sees what is hidden there. What its record
tells of the game that it comes from is kept back until that one is over.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence

from gunbai.branching import branch
from gunbai.core.beside.what_if import WhatIf
from gunbai.core.entries import Assent, Branching
from gunbai.core.game import Game, Sitting
from gunbai.core.match import Match
from gunbai.core.record import Record
from gunbai.core.script import Seat, refused
from gunbai.core.seating import PERSON, usual_bot
from gunbai.table import seats
from gunbai.table.access.links import SEAT, Link
from gunbai.table.tables import Hall


async def ask(hall: Hall, link: Link, after: int | None = None) -> None:
    """Ask the table for a what if from a moment, by how many entries there were; None: from now."""

    def wish(match: Match, seat: Seat) -> None:
        moment = match.version if after is None else after
        branch(match.record, moment, game=match.game)  # refused where there is nothing to go on
        match.enter(Branching(seat, moment, hall.now()))

    await seats.act(hall, link, wish)


async def say(hall: Hall, link: Link, *, agrees: bool, plays: bool = True) -> None:
    """Agree to a what if, playing along or not, or do not, as a seat."""

    def assent(match: Match, seat: Seat) -> None:
        match.enter(Assent(seat, agrees, plays, hall.now()))

    await seats.act(hall, link, assent)


async def enter(hall: Hall, link: Link, number: int) -> str:
    """Go to one's seat at a what if that was agreed to; return the token that opens it from then.

    ``number`` is that of the entry which asked for it.

    Raises:
        Refused: where there is no such, or one does not play there, or has the link to it already.

    """
    found, origin = await hall.look(link.table, lambda table: _agreed(table.match, number))
    seat = link.seat
    if found is None or seat not in found.playing:
        raise refused("table.no-what-if", given=number)
    twin = twin_of(link.table, number)
    if not await hall.store.holds(twin):
        match = await asyncio.to_thread(origin.branched, found)
        await hall.take_in_what_if(match, twin, link.table)
    return await seats.claim(hall, Link(twin, SEAT, seat), "")


def twin_of(table: str, number: int) -> str:
    """The id of the table at which a what if goes on: the same in every process."""
    return hashlib.sha256(f"{table}/what-if/{number}".encode()).hexdigest()[:32]


def _agreed(match: Match, number: int) -> tuple[WhatIf | None, _Origin]:
    found = match.company.what_ifs.agreed.get(number)
    entries = list(match.record.entries[: found.after if found else 0])
    return found, _Origin(match.game, Record(match.record.header, entries), match.company.seats[:])


class _Origin:
    """A game at the moment from which another goes on, and who sits there."""

    def __init__(self, game: Game, record: Record, seated: Sequence[Sitting]) -> None:
        self._game = game
        self._record = record
        self._seated = seated

    def branched(self, found: WhatIf) -> Match:
        """The game that goes on: those who play along in their seats, bots in all others."""
        roles = self._game.roles(len(self._seated))
        sitting = [
            one if one.is_bot and seat not in found.playing
            else Sitting(one.name, PERSON if seat in found.playing else usual_bot(self._game, role))
            for seat, (one, role) in enumerate(zip(self._seated, roles, strict=True))
        ]  # fmt: skip
        return branch(self._record, len(self._record.entries), sitting, game=self._game)
