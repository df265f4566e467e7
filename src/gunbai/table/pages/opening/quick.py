"""To the first decision in a minute: a table at one click, a bot's help with a text, a rematch."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from random import SystemRandom
from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect

from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.script import Refused, Seat, refused
from gunbai.core.seating import Wish, seated
from gunbai.lessons.guide import open_lesson
from gunbai.lessons.recording import recording
from gunbai.play import new
from gunbai.registry import find
from gunbai.suggesting import suggestion
from gunbai.table.access.links import SEAT, seat_token
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenHall, Token
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.setup.form import DEAL
from gunbai.words.catalogue import say

SEATS = 3
"""How many sit at a table opened at one click, where the game does not want more."""


def first_seat(game: Game, count: int) -> Seat:
    """Where a lone player sits: the first seat, or the second where the first has its own role."""
    roles = game.roles(count)
    return 1 if count > 2 and roles[0] != roles[1] else 0


def usual_count(game: Game) -> int:
    """How many seats a table has unless somebody says otherwise."""
    return max(game.players.start, min(SEATS, game.players.stop - 1))


@post("/play/{game_id:str}")
async def play_now(game_id: FromPath[str], request: Asked, hall: GivenHall) -> Redirect:
    """Open a table against bots and sit down at it: field ``name``, or else a pleasant one.

    With the field ``lesson`` it is that guided game.
    """
    game, language = find(game_id), reader_of(request).language
    fields = await forms.fields_of(request)
    chosen = forms.first(fields, "lesson")
    begin = partial(_lesson, game, chosen) if chosen else partial(_table, game)
    try:
        match, mine = begin(language, forms.first(fields, "name").strip() or _some_name(language))
    except Refused:
        match, mine = begin(language, _some_name(language))
    host = await hall.take_in(match)
    dealt = "" if chosen else f"?{DEAL}=1"
    return Redirect(f"/s/{seat_token(host, mine)}{dealt}", status_code=303)


def _table(game: Game, language: str, name: str) -> tuple[Match, Seat]:
    """A table of the usual size against bots, and where the reader sits."""
    count = usual_count(game)
    mine = first_seat(game, count)
    options: Mapping[str, object] = next(iter(game.presets.values()), {})
    wishes = [Wish(name) if seat == mine else Wish("", "bot") for seat in range(count)]
    return new(game, seated(game, wishes, language), options, "sealed"), mine


def _lesson(game: Game, chosen: str, language: str, name: str) -> tuple[Match, Seat]:
    """The table of a guided game, and where the reader sits."""
    try:
        match = open_lesson(game.id, chosen, language, name)
    except LookupError:
        raise refused("table.no-page") from None
    return match, recording(game.id, match.record.header.lesson).seat


def _some_name(language: str) -> str:
    return random.choice(say(language, "table.pleasant-names").split())


# -- a bot's help -------------------------------------------------------------------------------


@get("/s/{token:str}/suggest")
async def suggest(
    token: Token,
    request: Asked,
    hall: GivenHall,
    ask: Annotated[int, QueryParameter(ge=0)],
) -> Response[bytes]:
    """What a bot would write (or choose) here, as JSON; nothing is answered by it."""
    link = await hall.find(token, SEAT)
    language = reader_of(request).language

    def think(match: Match) -> object:
        assert link.seat is not None
        return suggestion(match, link.seat, ask, language, SystemRandom())

    value = await hall.look(link.table, lambda table: think(table.match))
    return Response(msgspec.json.encode(value), media_type=MediaType.JSON)


# -- again --------------------------------------------------------------------------------------


@post("/s/{token:str}/rematch", status_code=200)
async def rematch(token: Token, hall: GivenHall) -> Redirect:
    """Open another table for the same people under the same options."""
    link = await hall.find(token, SEAT)
    seat = link.seat
    assert seat is not None

    def wanted(match: Match) -> tuple[Match, str]:
        if not match.over:
            raise refused("table.not-over")
        return match, match.record.header.dice

    match, dice = await hall.look(link.table, lambda table: wanted(table.match))
    header = match.record.header
    seats = list(match.company.seats)
    options = {name: value for name, value in match.setup.options.items() if name in header.changed}
    dice = "typed" if dice == "typed" else "sealed"
    host = await hall.open(
        match.game,
        seats,
        options,
        dice,
        hints=match.company.hints,
        clock=match.company.clock,
        vote_after=header.vote_after,
        open_talk=header.open_talk,
        pace=match.company.pace,
    )
    persons = [s for s, sitting in enumerate(seats) if not sitting.is_bot]
    alone = persons == [seat]
    return Redirect(f"/s/{seat_token(host, seat)}" if alone else f"/h/{host}", status_code=303)


ROUTES = Router("/", route_handlers=[play_now, suggest, rematch], include_in_schema=False)
