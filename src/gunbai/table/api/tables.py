"""The JSON API: the same tables for programs, enough to write a bot.

Open a table, look at it, answer, take back, speak, and wait for news; every answer to an act is the
new view. Errors have one shape (`gunbai.table.errors.ErrorBody`). The description of all this
(OpenAPI) is served at ``/schema``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any, TypeAlias

from litestar import Response, Router
from litestar import get as _get
from litestar import post as _post
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response import ServerSentEvent
from msgspec import Struct

from gunbai.core.game import Game, Sitting
from gunbai.core.match import Match
from gunbai.core.script import Seat
from gunbai.core.seating import Wish, seated
from gunbai.core.view import View, to_json
from gunbai.registry import find, registered
from gunbai.table.access.links import HOST, SEAT, WATCH, Link, seat_token, watch_token
from gunbai.table.api.bodies import (
    GameInfo,
    GivenAnswer,
    GivenText,
    Links,
    News,
    OptionInfo,
    SeatLink,
    SeatWish,
    TableLinks,
    TableWish,
)
from gunbai.table.api.rows import Row, rows
from gunbai.table.clubs.tables import Wanted
from gunbai.table.errors import ErrorBody
from gunbai.table.open_table import OpenTable
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import (
    GivenClubs,
    GivenClubTables,
    GivenHall,
    Token,
    note_look,
)
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.seats import answer as answer_at
from gunbai.table.streams import sse
from gunbai.table.tables import Hall

WAIT_MOST = 60.0
"""Seconds that a request for news may wait."""

ERRORS = {
    400: "The request is not understood: broken JSON, or not of the form described here.",
    403: "Not for this link, not this seat's question, or a form of another site.",
    404: "Nobody was given this link; or there is no such game.",
    409: "Answered already, taken back since, or too late.",
    413: "More than is taken.",
    422: "Against the rules; the sentence says why.",
    429: "Too many tables opened in a minute.",
    500: "Something broke; nothing has changed.",
    503: "The database is away; nothing has changed.",
}
_responses = {
    status: ResponseSpec(ErrorBody, description=why, generate_examples=False)
    for status, why in ERRORS.items()
}
get, post = partial(_get, responses=_responses), partial(_post, responses=_responses)

Since: TypeAlias = Annotated[
    int, QueryParameter(description="The version that is known already.", ge=-1, le=2**31)
]
SinceEvent: TypeAlias = Annotated[
    int,
    QueryParameter(
        name="since",
        description="The number of events of the log that are known already: only later ones are"
        " in the view. It counts under the epoch of the view that they came with.",
        ge=0,
        le=2**31,
    ),
]
InEpoch: TypeAlias = Annotated[
    int | None,
    QueryParameter(
        name="epoch",
        description="The epoch of that view: where an undo came since, the whole log is sent.",
        ge=0,
        le=2**31,
    ),
]
Wait: TypeAlias = Annotated[
    float, QueryParameter(description="Seconds to wait at most.", ge=0, le=WAIT_MOST)
]


class Known(Struct, frozen=True):
    """What a client has of the log: so many events, of an epoch."""

    events: int = 0
    epoch: int | None = None

    def since(self, match: Match) -> int:
        """The first event that is new to it."""
        return self.events if self.epoch in (None, match.epoch) else 0


async def known_of(events: SinceEvent = 0, epoch: InEpoch = None) -> Known:
    """What a request says of it."""
    return Known(events, epoch)


GivenKnown: TypeAlias = NamedDependency[Known]


# -- tables -------------------------------------------------------------------------------------


@get("/games")
async def games() -> list[GameInfo]:
    """The games that can be played here."""
    return [_info(game) for game in registered().values()]


def _info(game: Game) -> GameInfo:
    options = [OptionInfo(o.id, o.default, o.choices, o.low, o.high, o.rule) for o in game.options]
    seats = (game.players.start, game.players.stop - 1)
    return GameInfo(
        game.id,
        game.version,
        seats,
        list(game.bots),
        options,
        game.presets,
        game.whispers,
        game.standing,
    )


@post("/tables")
async def open_table(
    data: JSONBody[TableWish], hall: GivenHall, club_tables: GivenClubTables
) -> TableLinks:
    """Open a table; its tokens are shown this once, and on the host's page."""
    game = find(data.game)
    kept = {seat: wish.person for seat, wish in enumerate(data.seats) if wish.person}
    club = await club_tables.wanted(data.club, kept) if data.club else None
    seats = seated(game, [_called(seat, wish, club) for seat, wish in enumerate(data.seats)])
    host = await hall.open(
        game,
        seats,
        data.options,
        data.dice,
        hints=data.hints,
        clock=data.clock,
        vote_after=data.vote_after,
        open_talk=data.open_talk,
        pace=data.pace,
    )
    if club is not None:
        table = (await hall.find(host, HOST)).table
        await club_tables.add(club, table, free=data.free)
    return links_of(host, seats)


def _called(seat: Seat, wish: SeatWish, club: Wanted | None) -> Wish:
    """Whoever a seat is kept for is called as in the club, unless otherwise wished."""
    kept = club.names.get(seat, "") if club is not None else ""
    return Wish(wish.name or kept, wish.player)


def links_of(host: str, seats: Sequence[Sitting]) -> TableLinks:
    """The tokens of a new table."""
    links = [SeatLink(n, s.name, s.player, seat_token(host, n)) for n, s in enumerate(seats)]
    return TableLinks(host, watch_token(host), links)


@post("/rows", status_code=200)
async def table_rows(
    data: JSONBody[Links], request: Asked, hall: GivenHall, clubs: GivenClubs
) -> list[Row]:
    """One's own tables (and clubs) by their links: where each stands, who is awaited since when."""
    return await rows(hall, clubs, data.links, reader_of(request).language)


# -- looking ------------------------------------------------------------------------------------


@get("/s/{token:str}")
async def seat_view(
    token: Token, request: Asked, hall: GivenHall, known: GivenKnown
) -> Response[View]:
    """All that a seat may see: its open questions, its log, its board.

    Who was told by a channel that they are awaited has looked with that.
    """
    link = await hall.find(token, SEAT)
    await note_look(request, hall, link)
    return await _view(link, hall, known)


@get("/w/{token:str}")
async def watch_view(token: Token, hall: GivenHall, known: GivenKnown) -> Response[View]:
    """All that those may see who look on."""
    return await _view(await hall.find(token, WATCH), hall, known)


@get("/s/{token:str}/news")
async def seat_news(token: Token, hall: GivenHall, since: Since = -1, wait: Wait = 25.0) -> News:
    """Wait until the version is not ``since`` any more, or until the time is up."""
    return await _news(token, await hall.find(token, SEAT), hall, since, wait)


@get("/w/{token:str}/news")
async def watch_news(token: Token, hall: GivenHall, since: Since = -1, wait: Wait = 25.0) -> News:
    """Wait until the version is not ``since`` any more, or until the time is up."""
    return await _news(token, await hall.find(token, WATCH), hall, since, wait)


@get("/s/{token:str}/live")
async def seat_live(token: Token, hall: GivenHall) -> ServerSentEvent:
    """Server-sent events: ``changed`` with the version, at once and then on every change."""
    return sse.stream(hall, token, await _woken(await hall.find(token, SEAT), hall))


@get("/w/{token:str}/live")
async def watch_live(token: Token, hall: GivenHall) -> ServerSentEvent:
    """Server-sent events: ``changed`` with the version, at once and then on every change."""
    return sse.stream(hall, token, await _woken(await hall.find(token, WATCH), hall))


async def _view(link: Link, hall: Hall, known: Known) -> Response[Any]:
    def encode(table: OpenTable) -> bytes:
        # Encoded while the table stands still: a board may hold parts of the game's state.
        return to_json(table.match.view(link.seat, known.since(table.match)))

    hall.presence.sign(link)
    return Response(await hall.look(link.table, encode), media_type=MediaType.JSON)


async def _news(token: str, link: Link, hall: Hall, since: int, seconds: float) -> News:
    hall.presence.sign(link)
    version = await sse.wait(hall, (await _woken(link, hall)).table, since, seconds)
    await hall.find(token, link.role)  # it may have been taken away meanwhile
    return News(version)


async def _woken(link: Link, hall: Hall) -> Link:
    """The link of a table whose bots, if any are awaited, now play on."""
    await hall.look(link.table, lambda _table: None)
    return link


# -- acting -------------------------------------------------------------------------------------


@post("/s/{token:str}/answer", status_code=200)
async def answer(
    token: Token,
    data: JSONBody[GivenAnswer],
    hall: GivenHall,
    known: GivenKnown,
) -> Response[View]:
    """Answer an open question of the seat."""
    value = forms.shallow(data.value)

    def give(match: Match, seat: Seat) -> None:
        answer_at(match, seat, data.ask, value, data.epoch, hall.now())

    return await _act(token, hall, known, give)


@post("/s/{token:str}/undo", status_code=200)
async def undo(token: Token, hall: GivenHall, known: GivenKnown) -> Response[View]:
    """Take the seat's last answer back, or ask the table to agree to it."""
    return await _act(token, hall, known, Match.undo)


@post("/s/{token:str}/agree", status_code=200)
async def agree(token: Token, hall: GivenHall, known: GivenKnown) -> Response[View]:
    """Agree to going back."""
    return await _act(token, hall, known, Match.agree)


@post("/s/{token:str}/object", status_code=200)
async def objection(token: Token, hall: GivenHall, known: GivenKnown) -> Response[View]:
    """Do not agree, or withdraw one's own wish to go back."""
    return await _act(token, hall, known, Match.object)


@post("/s/{token:str}/note", status_code=200)
async def note(
    token: Token,
    data: JSONBody[GivenText],
    hall: GivenHall,
    known: GivenKnown,
) -> Response[View]:
    """Say something to the whole table."""
    return await _act(token, hall, known, lambda match, seat: match.note(seat, data.text))


@post("/s/{token:str}/salt", status_code=200)
async def salt(
    token: Token,
    data: JSONBody[GivenText],
    hall: GivenHall,
    known: GivenKnown,
) -> Response[View]:
    """Add salt to sealed dice, before the first roll."""
    return await _act(token, hall, known, lambda match, seat: match.salt(seat, data.text))


async def _act(
    token: str, hall: Hall, known: Known, do: Callable[[Match, Seat], object]
) -> Response[Any]:
    link = await hall.find(token, SEAT)
    seat = link.seat
    assert seat is not None
    await hall.act(link.table, lambda match: do(match, seat))
    return await _view(link, hall, known)


ROUTES = Router(
    "/api",
    route_handlers=[
        games, open_table, table_rows, seat_view, watch_view, seat_news, watch_news, seat_live,
        watch_live,
        answer, undo, agree, objection, note, salt,
    ],
    dependencies={"known": Provide(known_of)},
    tags=["table"],
)  # fmt: skip
