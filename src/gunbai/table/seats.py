"""Seats that change hands: claimed by their person, given away by the host, kept warm by a bot.

Every change is an entry of the record, and so told to the whole table.
"""

from __future__ import annotations

from collections.abc import Callable

from gunbai.core.entries import AnyTableEntry, Delegated, Handed, Seated, Vote
from gunbai.core.game import Sitting
from gunbai.core.match import Match
from gunbai.core.script import Seat, Value, refused
from gunbai.core.seating import Wish, seated
from gunbai.table.access.links import HANDS_MOST, PART, Link, fresh, handed, seat_token
from gunbai.table.open_table import OpenTable
from gunbai.table.people.company import vote_from
from gunbai.table.tables import Hall


async def claim(hall: Hall, link: Link, name: str) -> str:
    """Take the seat of a link, under a name; return the token of one's own that opens it now.

    Raises:
        Refused: the seat is taken already, or it is a bot's.

    """
    seat, token = _seat(link), fresh()

    def take(match: Match) -> None:
        if seat in match.company.claimed:
            raise refused("table.seat-claimed")
        called = name or match.company.seats[seat].name
        match.enter(Seated(seat, called, by="claim", at=hall.now()))

    await hall.act(link.table, take, lambda _match: {seat: token})
    return token


async def give(hall: Hall, host: str, link: Link, seat: Seat, wish: Wish) -> None:
    """Give a seat to somebody else, or a new link to who has lost it: the old ones end."""

    def sit(match: Match) -> None:
        _must_still_be_host(match, host)
        wishes: list[Wish | Sitting] = [*match.company.seats]
        wishes[seat] = wish
        sitting = seated(match.game, wishes)[seat]
        match.enter(Seated(seat, sitting.name, sitting.player, "host", hall.now()))

    def relinked(match: Match) -> dict[Seat, str]:
        player = match.company.seats[seat]
        return {seat: "" if player.is_bot else host_token(match, host, seat)}

    await hall.act(link.table, sit, relinked)


async def stand_in(hall: Hall, link: Link, seat: Seat, bot: str) -> None:
    """Let a bot answer for somebody who keeps the link, and is back with the next answer."""

    def sit(match: Match) -> None:
        match.enter(Seated(seat, match.company.seats[seat].name, bot, "stand-in", hall.now()))

    await hall.act(link.table, sit)


async def hand_over(hall: Hall, host: str, link: Link) -> str:
    """Hand the host's role over; return the token of the new host's, and end this one.

    Links of seats and of those who look on stay as they are.
    """
    token = handed(host)

    def hand(match: Match) -> None:
        _must_still_be_host(match, host)
        if match.company.hands >= HANDS_MOST:
            raise refused("table.handed-most", most=HANDS_MOST)
        match.enter(Handed(hall.now()))

    await hall.act(link.table, hand, host=token)
    return token


async def give_back(hall: Hall, link: Link, seat: Seat) -> None:
    """Give a seat back to its person, for whom a bot stands in: their link opened it all the time.

    Raises:
        Refused: no bot stands in there.

    """

    def back(match: Match) -> None:
        if seat not in match.company.stood_in:
            raise refused("table.nobody-stands-in", name=match.company.seats[seat].name)
        match.back(seat, hall.now(), by="given-back")

    await hall.act(link.table, back)


async def delegate(hall: Hall, link: Link, seat: Seat) -> None:
    """Let a bot answer the question that a person is awaited for, who keeps the seat.

    Of several it is the one asked first.

    Raises:
        Refused: where the seat is not awaited.

    """

    def leave(match: Match) -> None:
        asked = [number for number in match.asks(seat) if not match.by_bot(number)]
        if not asked:
            raise refused("table.not-awaited", name=match.company.seats[seat].name)
        match.enter(Delegated(seat, asked[0], hall.now()))

    await hall.act(link.table, leave)


async def act(hall: Hall, link: Link, do: Callable[[Match, Seat], object]) -> None:
    """Do something as a seat."""
    seat = _seat(link)
    hall.presence.sign(link)
    await hall.act(link.table, lambda match: do(match, seat))


async def enter(hall: Hall, link: Link, entry: AnyTableEntry) -> None:
    """Do anything else beside the game."""
    await hall.act(link.table, lambda match: match.enter(entry))


async def vote(hall: Hall, link: Link, absent: Seat) -> None:
    """Wish for a bot that stands in; raise `Refused` where nobody has waited long enough for it."""
    await hall.look(link.table, lambda table: _must_be_long_awaited(table, absent, hall.now()))
    await enter(hall, link, Vote(_seat(link), absent, hall.now()))


def _must_be_long_awaited(table: OpenTable, absent: Seat, now: int) -> None:
    if absent not in range(len(table.match.company.seats)):
        raise refused("core.no-such-seat", given=[absent], most=len(table.match.company.seats))
    may = vote_from(table, absent)
    if may is None or may > now:
        raise refused("table.vote-too-early", name=table.match.company.seats[absent].name)


def _must_still_be_host(match: Match, host: str) -> None:
    """Refuse a host who has handed the role over since their link was looked up."""
    if len(host) != PART * (match.company.hands + 1):
        raise refused("table.unknown-link")


def host_token(match: Match, host: str, seat: Seat) -> str:
    """The token with which the host can hand out a seat; empty while its person has claimed it."""
    company = match.company
    if seat in company.claimed:
        return ""
    return seat_token(host, seat, company.given.get(seat, 0), company.given_by.get(seat, 0))


def answer(match: Match, seat: Seat, ask: int, value: Value, epoch: int | None, now: int) -> None:
    """Answer a question; whoever had a bot to stand in is back with that."""
    match.back(seat, now)
    match.answer(seat, ask, value, epoch)


def _seat(link: Link) -> Seat:
    assert link.seat is not None
    return link.seat
