"""The page of a club, and how one is made; what happens there is done by forms."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from litestar import Response, Router, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from gunbai.core.script import Refused, refused, shown
from gunbai.registry import find, registered
from gunbai.table.access.links import HOST
from gunbai.table.clubs.clubs import ClubLink
from gunbai.table.clubs.tables import ClubTables
from gunbai.table.clubs.view import ClubView, by_game, club_view
from gunbai.table.errors import status_of
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import (
    GivenClubs,
    GivenClubTables,
    GivenHall,
    GivenPages,
    Token,
)
from gunbai.table.pages.opening.in_club import club_to_open_in, club_token, is_free
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.render import Pages
from gunbai.table.pages.site import qr_code, site_of
from gunbai.table.tables import Hall
from gunbai.words.catalogue import refuse

Act: TypeAlias = Callable[[ClubLink, str], Awaitable[str | None]]
"""What a form does, by the link of whoever sent it and a name; where it leads, if elsewhere."""
ACTS = ("join", "name", "leave", "count", "keep")


@get("/clubs/new")
async def new(request: Asked, pages: GivenPages) -> Response[str]:
    """The form of a new club."""
    return pages.page("club-new.html", request, form={}, refusal="")


@get("/clubs")
async def no_clubs() -> Redirect:
    """Nobody may see all clubs; whoever reloads a refused form comes back to it."""
    return Redirect("/clubs/new", status_code=303)


@post("/clubs", status_code=200)
async def make(request: Asked, clubs: GivenClubs, pages: GivenPages) -> Response[Any]:
    """Make a club (fields ``club`` and ``name``), and go to its page."""
    fields = await forms.fields_of(request)
    form = {name: forms.first(fields, name) for name in ("club", "name")}
    try:
        token = await clubs.make(form["club"], form["name"])
    except Refused as no:
        sentence, status = refuse(reader_of(request).language, no.refusal), status_of(no.refusal)
        return pages.page("club-new.html", request, status, form=form, refusal=sentence)
    return Redirect(f"/c/{token}", status_code=303)


# -- looking ------------------------------------------------------------------------------------


@get(["/c/{token:str}", "/c/{token:str}/tables"])
async def page(
    token: Token,
    request: Asked,
    hall: GivenHall,
    pages: GivenPages,
    club_tables: GivenClubTables,
) -> Response[str]:
    """The page of a club, or the part of it that changes as its tables go on."""
    template = "club-tables.html" if request.url.path.endswith("/tables") else "club.html"
    return await _show(token, request, hall, pages, club_tables, template=template)


@get([f"/c/{{token:str}}/{act}" for act in ACTS])
async def back_to_club(token: Token) -> Redirect:
    """Where a form was refused its address is that of the act; whoever reloads it comes back."""
    return Redirect(f"/c/{token}", status_code=303)


@get("/c/{token:str}/new/{game_id:str}")
async def new_table(
    token: Token,
    game_id: FromPath[str],
    request: Asked,
    pages: GivenPages,
    clubs: GivenClubs,
) -> Response[str]:
    """The form of a new table that the club will have."""
    club = await club_to_open_in(clubs, token)
    form = dict(request.query_params.items())
    return pages.page("new.html", request, game=find(game_id), form=form, refusal=None, club=club)


async def _show(
    token: str,
    request: Asked,
    hall: Hall,
    pages: Pages,
    tables: ClubTables,
    *,
    template: str = "club.html",
    refusal: Refused | None = None,
    given: tuple[str, str] | None = None,
) -> Response[str]:
    """The page; at its head a ``refusal``, or whom a link was ``given`` to and its token."""
    language, site = reader_of(request).language, site_of(request)
    link = await tables.clubs.find(token)
    club = await tables.clubs.load(link)
    seen: ClubView = await club_view(hall, tables, link, club, language)
    group = f"{site}/c/{seen.group}"
    return pages.page(
        template,
        request,
        200 if refusal is None else status_of(refusal.refusal),
        club=seen,
        club_id=link.club,
        is_group=link.person is None,
        names={person.id: person.name for person in seen.people},
        met=by_game(seen.rivalries),
        games=list(registered().values()),
        group=group,
        code=qr_code(group),
        given=given and (given[0], f"{site}/c/{given[1]}"),
        refusal="" if refusal is None else refuse(language, refusal.refusal),
        now=hall.now(),
        base=f"/c/{token}",
    )


# -- acting -------------------------------------------------------------------------------------


@post([f"/c/{{token:str}}/{act}" for act in ACTS], status_code=200)
async def act(
    token: Token,
    request: Asked,
    hall: GivenHall,
    pages: GivenPages,
    club_tables: GivenClubTables,
) -> Response[Any]:
    """What somebody does for themselves: join, leave, change their name, count a seat as theirs.

    Fields: ``name`` for the name, ``link`` for that of the seat.
    """
    clubs = club_tables.clubs

    async def count(_link: ClubLink, path: str) -> None:
        await club_tables.count(token, path)

    async def join(link: ClubLink, name: str) -> str:
        return f"/c/{await clubs.join(link, name)}"

    async def leave(link: ClubLink, _name: str) -> str:
        me = (await clubs.person(token))[1]
        await clubs.leave(link, me.id)
        return "/mine"

    async def call_me(_link: ClubLink, name: str) -> None:
        await clubs.rename_me((await clubs.person(token))[0], name)

    async def keep(_link: ClubLink, _name: str) -> None:
        await clubs.take_over((await clubs.person(token))[0])

    acts: dict[str, Act] = {
        "join": join, "name": call_me, "leave": leave, "count": count, "keep": keep,
    }  # fmt: skip
    done = acts[request.url.path.rsplit("/", 1)[-1]]
    return await _do(token, request, hall, pages, club_tables, done)


@post("/c/{token:str}/club", status_code=200)
async def keep_club(
    token: Token,
    request: Asked,
    hall: GivenHall,
    pages: GivenPages,
    club_tables: GivenClubTables,
) -> Response[Any]:
    """What its keepers do with a club: field ``do`` (rename, to ``name``; renew; end)."""
    do, clubs = forms.first(await forms.fields_of(request), "do"), club_tables.clubs

    async def keep(link: ClubLink, name: str) -> str | None:
        match do:
            case "rename":
                await clubs.rename(link, name)
            case "renew":
                await clubs.renew(link)
            case "end":
                await clubs.end(link)
                return "/mine"
            case _:
                raise refused(
                    "table.unknown-act", given=shown(do), legal=["rename", "renew", "end"]
                )
        return None

    return await _do(token, request, hall, pages, club_tables, keep)


@post("/c/{token:str}/people/{person:str}", status_code=200)
async def keep_person(
    token: Token,
    person: FromPath[str],
    request: Asked,
    hall: GivenHall,
    pages: GivenPages,
    club_tables: GivenClubTables,
) -> Response[Any]:
    """What keepers do about a person: field ``do`` (keeper, link, remove)."""
    do, clubs = forms.first(await forms.fields_of(request), "do"), club_tables.clubs
    if do == "link":
        try:
            link = await clubs.find(token)
            given = await clubs.give_link(link, person), (await clubs.load(link)).person(person)
        except Refused as no:
            return await _show(token, request, hall, pages, club_tables, refusal=no)
        name = given[1].name
        return await _show(token, request, hall, pages, club_tables, given=(name, given[0]))

    async def keep(link: ClubLink, _name: str) -> None:
        match do:
            case "keeper":
                await clubs.appoint(link, person)
            case "remove":
                await clubs.remove(link, person)
            case _:
                legal = ["keeper", "link", "remove"]
                raise refused("table.unknown-act", given=shown(do), legal=legal)

    return await _do(token, request, hall, pages, club_tables, keep)


@post("/c/{token:str}/tables/{number:int}", status_code=200)
async def at_table(
    token: Token,
    number: FromPath[int],
    request: Asked,
    hall: GivenHall,
    pages: GivenPages,
    club_tables: GivenClubTables,
) -> Response[Any]:
    """Take a ``seat`` at a table of the club, or as a keeper take the table out (``do=remove``)."""
    fields = await forms.fields_of(request)

    async def do(link: ClubLink, _name: str) -> str | None:
        if forms.first(fields, "do") == "remove":
            await club_tables.take_out(link, number)
            return None
        seat = forms.number(fields, "seat")
        return f"/s/{await club_tables.sit(token, number, -1 if seat is None else seat)}"

    return await _do(token, request, hall, pages, club_tables, do)


async def _do(
    token: str, request: Asked, hall: Hall, pages: Pages, tables: ClubTables, do: Act
) -> Response[Any]:
    """Do it and show the club again, or wherever that leads; a refusal stands on the page."""
    fields = await forms.fields_of(request)
    link = await tables.clubs.find(token)
    try:
        to = await do(link, forms.first(fields, "name") or forms.first(fields, "link"))
    except Refused as no:
        return await _show(token, request, hall, pages, tables, refusal=no)
    return Redirect(to or f"/c/{token}", status_code=303)


# -- a table's host -----------------------------------------------------------------------------


@post("/h/{token:str}/club")
async def host_table(
    token: Token, request: Asked, hall: GivenHall, club_tables: GivenClubTables
) -> Redirect:
    """Add a table to a club (``club``: one's own link to it; ``free``), or take it out (``do``)."""
    fields, table = await forms.fields_of(request), (await hall.find(token, HOST)).table
    if forms.first(fields, "do") == "out":
        await club_tables.withdraw(table)
    else:
        wanted = await club_tables.wanted(club_token(forms.first(fields, "club")))
        await club_tables.add(wanted, table, free=is_free(fields))
    return Redirect(f"/h/{token}", status_code=303)


ROUTES = Router(
    "/",
    route_handlers=[
        new, no_clubs, make, page, back_to_club, new_table, act, keep_club, keep_person, at_table,
        host_table,
    ],
    include_in_schema=False,
)  # fmt: skip
