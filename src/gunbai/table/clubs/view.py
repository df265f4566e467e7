"""A club as whoever opens it may see it: its people, its tables as those see them who look on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from gunbai.core.script import Refused, Seat
from gunbai.registry import registered
from gunbai.table.clubs.clubs import ClubLink, is_left_alone
from gunbai.table.clubs.keys import group_token, watch_token
from gunbai.table.clubs.results import Place, Rivalry, rivalries
from gunbai.table.clubs.stored import ClubTable, Ended, Person, StoredClub
from gunbai.table.clubs.tables import ClubTables, is_free
from gunbai.table.open_table import OpenTable
from gunbai.table.people.listed import AwaitedSeat, awaited, where
from gunbai.table.tables import Hall
from gunbai.words.catalogue import refuse, say

RESULTS_MOST = 200
"""How many of the last results are told one by one; all count for who beat whom."""


class PersonView(Struct, frozen=True):
    """A person of a club: since when, when they last looked in, how many games count for them.

    Times are seconds since 1970. ``won`` are the games that they won.
    """

    id: str
    name: str
    keeper: bool
    joined: int
    seen: int
    played: int
    won: int


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A seat at a running table; ``person`` is the id of whom it counts for, or is kept for.

    ``free`` tells whether whoever reads this may take it.
    """

    seat: Seat
    name: str
    person: str = ""
    bot: bool = False
    free: bool = False


class TableView(Struct, frozen=True, omit_defaults=True):
    """A table that goes on: nothing of it that those do not see who look on.

    ``watch`` is the token by which they do. A table that this server cannot play has no seats, and
    ``where`` says why. ``counts`` is false for what ifs and guided games. ``mine`` tells whether
    whoever reads this is awaited there.
    """

    number: int
    watch: str
    game: str = ""
    title: str = ""
    where: str = ""
    seats: Sequence[SeatView] = ()
    awaited: Sequence[AwaitedSeat] = ()
    mine: bool = False
    counts: bool = True


class ResultView(Struct, frozen=True):
    """A table that is over, and who came where; ``how`` is in the reader's language."""

    number: int
    watch: str
    ended: int
    game: str
    title: str
    how: str
    places: Sequence[Place]
    counts: bool
    drawn: bool


class ClubView(Struct, frozen=True):
    """A club; ``me`` is the id of whoever reads this (empty: they may join by the group's link).

    ``keeper`` tells whether they may keep it in order, ``alone`` whether they may take that over.
    ``group`` is the token of the group's link. ``rivalries`` say who beat whom in what.
    """

    name: str
    made: int
    group: str
    me: str
    keeper: bool
    alone: bool
    people: Sequence[PersonView]
    tables: Sequence[TableView]
    results: Sequence[ResultView]
    rivalries: Sequence[Rivalry]


async def club_view(
    hall: Hall, tables: ClubTables, link: ClubLink, club: StoredClub, language: str
) -> ClubView:
    """A club as the reader of a link sees it now."""
    me = next((person for person in club.people if person.id == link.person), None)
    running = [
        found
        for table in club.tables
        if (found := await _running(hall, tables, link, table, language)) is not None
    ]
    return ClubView(
        name=club.name,
        made=club.made,
        group=group_token(link.key, club.renewed),
        me=me.id if me else "",
        keeper=bool(me and me.keeper),
        alone=bool(me and not me.keeper) and is_left_alone(club, hall.now()),
        people=list(_people(club)),
        tables=sorted(running, key=lambda table: not table.mine),
        results=[_ended(link, ended, language) for ended in club.ended[:RESULTS_MOST]],
        rivalries=list(rivalries(ended.result for ended in club.ended)),
    )


def _people(club: StoredClub) -> Iterator[PersonView]:
    played, won = Counter[str](), Counter[str]()
    for ended in club.ended:
        for place in ended.result.places if ended.result.counts else ():
            played[place.person] += 1
            won[place.person] += place.place == 1 and not ended.result.drawn
    for who in club.people:
        yield _person(who, played[who.id], won[who.id])


def _person(who: Person, played: int, won: int) -> PersonView:
    return PersonView(who.id, who.name, who.keeper, who.joined, who.seen, played, won)


async def _running(
    hall: Hall, tables: ClubTables, link: ClubLink, table: ClubTable, language: str
) -> TableView | None:
    """A table as it stands; None where it is over, which is then noted."""
    watch = watch_token(link.key, table.number)
    try:
        seen, over = await hall.look(
            table.id, lambda opened: (_seen(opened, table, link, watch, language), _over(opened))
        )
    except Refused as no:
        return TableView(table.number, watch, where=refuse(language, no.refusal))
    if over is not None:
        await tables.settle(over)
        return None
    return seen


def _over(opened: OpenTable) -> OpenTable | None:
    return opened if opened.match.over or opened.match.company.closed else None


def _seen(
    opened: OpenTable, table: ClubTable, link: ClubLink, watch: str, language: str
) -> TableView:
    match = opened.match
    seats = [
        SeatView(
            seat, sitting.name, table.seats.get(seat, ""), sitting.is_bot,
            is_free(opened, table, seat, link.person),
        )
        for seat, sitting in enumerate(match.company.seats)
    ]  # fmt: skip
    mine = {seat for seat, person in table.seats.items() if person == link.person}
    return TableView(
        number=table.number,
        watch=watch,
        game=match.game.id,
        title=say(language, f"{match.game.id}.name"),
        where=where(opened, None, language),
        seats=seats,
        awaited=list(awaited(opened)),
        mine=any(ask.seat in mine for ask in match.open.values()),
        counts=match.record.header.branch is None and not match.record.header.lesson,
    )


def _ended(link: ClubLink, ended: Ended, language: str) -> ResultView:
    result = ended.result
    title = say(language, f"{result.game}.name") if result.game in registered() else result.game
    return ResultView(
        ended.number,
        watch_token(link.key, ended.number),
        ended.at,
        result.game,
        title,
        result.how.get(language, next(iter(result.how.values()), "")),
        sorted(result.places, key=lambda place: place.place),
        result.counts,
        result.drawn,
    )


def by_game(met: Sequence[Rivalry]) -> dict[str, list[Rivalry]]:
    """The rivalries of each game."""
    return {game: list(some) for game, some in groupby(met, lambda rivalry: rivalry.game)}
