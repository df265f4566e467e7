"""The people of a table as everybody at it may see them: who is awaited, away, or looking now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from gunbai.core.clock import Clock
from gunbai.core.match import Match
from gunbai.core.script import Seat
from gunbai.table.open_table import OpenTable
from gunbai.table.people.presence import HERE
from gunbai.words.changes import ChangeView, changes

CHANGES_MOST = 30
"""How many of the last changes are shown; the record has them all."""


class PersonView(Struct, frozen=True):
    """Who sits in a seat, and how it stands with them; all times are seconds since 1970, 0 is none.

    ``stands_in``: a bot, for a person who may come back. ``awaited_since`` is since when the seat
    is awaited, ``up`` when its time is, ``expired`` since when it was; ``away_until`` is what its
    person said, ``here`` and ``last_seen`` what was seen of them. ``votes`` are the seats that wish
    for a stand-in, and ``vote_from`` is when the others may.
    """

    seat: Seat
    name: str
    player: str
    stands_in: bool
    awaited_since: int
    up: int
    expired: int
    away_until: int
    here: bool
    last_seen: int
    votes: Sequence[Seat]
    vote_from: int


class WhatIfView(Struct, frozen=True):
    """A what if of the game: who asks for it, from which moment, who agreed and plays along.

    ``after`` is how many entries there were by then, ``at`` when it was asked for (seconds since
    1970), ``awaited`` the seats that have not answered. Once ``opened`` those who play go there.
    """

    number: int
    asker: Seat
    after: int
    at: int
    agreed: Sequence[Seat]
    playing: Sequence[Seat]
    awaited: Sequence[Seat]
    opened: bool


class CompanyView(Struct, frozen=True):
    """The company of a table at a time (``at``): its people, and what they agreed on.

    ``changes`` are the last things that happened among them, the latest last, and ``what_ifs`` the
    games that are to go on from moments of this one.
    """

    at: int
    paused: bool
    closed: bool
    hints: bool
    pace: str
    clock: Clock | None
    vote_after: int
    people: Sequence[PersonView]
    changes: Sequence[ChangeView]
    what_ifs: Sequence[WhatIfView] = ()

    def up_for(self, seat: Seat | None) -> int:
        """When the time of a seat is up, or else the first one's that is awaited (0: nobody's)."""
        first = min((person.up for person in self.people if person.up), default=0)
        return (self.people[seat].up or first) if seat is not None else first

    @property
    def may_vote(self) -> bool:
        """Whether a stand-in for somebody may be voted for by now."""
        return any(0 < person.vote_from <= self.at for person in self.people)

    @property
    def is_asked_what_if(self) -> bool:
        """Whether somebody has asked for a what if, and not all have answered."""
        return any(not wish.opened for wish in self.what_ifs)


def company_view(table: OpenTable, seen: Mapping[Seat, int], now: int) -> CompanyView:
    """How it stands with everybody at a table; ``seen`` is when each was last here."""
    match = table.match
    company = match.company
    people = [_person(table, seat, seen.get(seat, 0), now) for seat in range(len(company.seats))]
    told = list(changes(match))[-CHANGES_MOST:]
    agreed = (company.clock, match.record.header.vote_after)
    return CompanyView(
        now, company.paused, company.closed, company.hints, company.pace, *agreed, people, told,
        list(_what_ifs(match)),
    )  # fmt: skip


def _what_ifs(match: Match) -> Iterator[WhatIfView]:
    found, owners = match.company.what_ifs, match.company.owners
    for wish in (*found.agreed.values(), *filter(None, [found.asked])):
        opened = wish.number in found.agreed
        awaited = () if opened else sorted(owners - set(wish.agreed))
        yield WhatIfView(
            wish.number, wish.asker, wish.after, wish.at, wish.agreed, wish.playing, awaited, opened
        )


def _person(table: OpenTable, seat: Seat, seen: int, now: int) -> PersonView:
    match = table.match
    company, sitting = match.company, match.company.seats[seat]
    asked = list(match.asks(seat))
    expired = company.timekeeper.expired if company.timekeeper is not None else {}
    away = company.away.get(seat, 0)
    return PersonView(
        seat=seat,
        name=sitting.name,
        player=sitting.player,
        stands_in=seat in company.stood_in,
        awaited_since=min(map(table.awaited_since, asked), default=0),
        up=min((up for number in asked if (up := match.up(number)) is not None), default=0),
        expired=min((at for (of, _), at in expired.items() if of == seat), default=0),
        away_until=away if away > now else 0,
        here=seen >= now - HERE,
        last_seen=seen,
        votes=sorted(company.votes.get(seat, ())),
        vote_from=vote_from(table, seat) or 0,
    )


def vote_from(table: OpenTable, absent: Seat) -> int | None:
    """From when on the others may vote a stand-in for a seat; None: it is not awaited, or never."""
    match = table.match
    mine = list(match.asks(absent)) if absent in match.company.persons else []
    if not mine or match.company.closed:
        return None
    keeper, span = match.company.timekeeper, match.record.header.vote_after
    expired = keeper.expired if keeper is not None else {}
    late = [expired[absent, n] for n in mine if (absent, n) in expired]
    waited = [min(map(table.awaited_since, mine)) + span] if span else []
    return min((*late, *waited), default=None)
