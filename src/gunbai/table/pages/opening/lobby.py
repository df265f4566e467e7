"""The pages before play: the front page, opening a table, sharing its links, the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Response, Router, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from gunbai.core.script import Refused, refused
from gunbai.lessons.lesson import lessons
from gunbai.registry import find, registered
from gunbai.table.clubs.tables import ClubTables
from gunbai.table.errors import status_of
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenClubTables, GivenHall, GivenPages
from gunbai.table.pages.opening.clock_form import how_time_passes
from gunbai.table.pages.opening.in_club import ClubToOpenIn, add, club_to_open_in, named, wanted
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.render import brings
from gunbai.words import rules
from gunbai.words.catalogue import refuse
from gunbai.words.glossary import glossary


@get("/")
async def home(request: Asked, pages: GivenPages) -> Response[str]:
    """What this is, and the games."""
    games = list(registered().values())
    styled = [game for game in games if brings(game, "front.css")]
    language = reader_of(request).language
    taught = {game.id: list(lessons(game, language)) for game in games}
    printed = [game.id for game in games if brings(game, "print.html")]
    return pages.page(
        "home.html", request, games=games, lessons=taught, styled=styled, printed=printed
    )


@get("/new/{game_id:str}")
async def new(game_id: FromPath[str], request: Asked, pages: GivenPages) -> Response[str]:
    """The form of a new table; fields in the address are filled in."""
    form = dict(request.query_params.items())
    return pages.page("new.html", request, game=find(game_id), form=form, refusal=None, club=None)


@post("/tables")
async def open_table(
    request: Asked, hall: GivenHall, pages: GivenPages, club_tables: GivenClubTables
) -> Response[Any]:
    """Open a table and go to its links; refused: the form again, with all that was typed."""
    fields = await forms.fields_of(request)
    game = find(forms.first(fields, "game"))
    try:
        in_club = await wanted(club_tables, fields)
        wish = forms.opening(game, named(fields, in_club))
        how = {"hints": wish.hints, **how_time_passes(fields)}
        how |= {"open_talk": wish.open_talk, "pace": wish.pace}
        host = await hall.open(game, wish.seats, wish.options, wish.dice, **how)
    except Refused as no:
        form = {name: values[-1] for name, values in fields.items()}
        sentence = refuse(reader_of(request).language, no.refusal)
        turned = {"sentence": sentence, "seat": no.refusal.values.get("seat")}
        status = status_of(no.refusal)
        club = await _club_again(club_tables, form)
        return pages.page(
            "new.html", request, status, game=game, form=form, refusal=turned, club=club
        )
    if in_club is not None:
        await add(hall, club_tables, in_club, host, fields)
    return Redirect(f"/h/{host}", status_code=303)


async def _club_again(tables: ClubTables, form: Mapping[str, str]) -> ClubToOpenIn | None:
    """The club that a refused form named, if there is one."""
    try:
        return await club_to_open_in(tables.clubs, form["club"]) if form.get("club") else None
    except Refused:
        return None


@get("/tables")
async def no_tables() -> Redirect:
    """Nobody may see all tables; whoever reloads a refused form comes back to the games."""
    return Redirect("/", status_code=303)


@get("/rules/{game_id:str}")
async def rules_page(game_id: FromPath[str], request: Asked, pages: GivenPages) -> Response[str]:
    """The rules reference of a game."""
    game = find(game_id)
    try:
        reference = rules.reference(game.id, reader_of(request).language)
    except FileNotFoundError:
        raise refused("table.no-page") from None
    terms = glossary(game.id, reader_of(request).language)
    return pages.page("rules.html", request, game=game, reference=reference, terms=terms)


ROUTES = Router("/", route_handlers=[home, new, open_table, no_tables, rules_page],
                include_in_schema=False)  # fmt: skip
