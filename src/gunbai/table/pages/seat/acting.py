"""What a seat does by forms: answers, steps back, remarks, salt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from gunbai.core.entries import Note, Withdrawn
from gunbai.core.match import Match
from gunbai.core.script import Refused, Value, refused, shown
from gunbai.table import seats
from gunbai.table.access.links import SEAT, Link
from gunbai.table.errors import status_of
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token
from gunbai.table.pages.preferences import Asked, reader_of
from gunbai.table.pages.render import Pages
from gunbai.table.pages.seat.looking import show
from gunbai.table.pages.seat.page import FRAGMENT, WHOLE
from gunbai.table.pages.seat.sheet import Turned
from gunbai.table.pages.setup.form import (
    DEAL,
    NOTHING_GIVEN,
    SUGGEST,
    given_by,
    has_form,
    take_back,
)
from gunbai.table.pages.setup.sending import send
from gunbai.table.tables import Hall
from gunbai.words.catalogue import refuse

FOLLOWS, VERSION = "gunbai-follows", "gunbai-version"
"""By which header a page says that it follows its stream, and so is sent there what is new; and by
which it is told from which version on that shows what it did."""
ACTS = ("answer", "setup", "undo", "agree", "object", "note", "withdraw", "salt")
"""What a seat does by forms, each at an address of its own."""


@post("/s/{token:str}/answer", status_code=200)
async def answer(token: Token, request: Asked, hall: GivenHall, pages: GivenPages) -> Response[Any]:
    """Answer a question: fields ``ask``, ``epoch`` and, by the question's kind, ``value``."""
    link = await hall.find(token, SEAT)
    fields = await forms.fields_of(request)
    ask, epoch = forms.number(fields, "ask"), forms.number(fields, "epoch")

    def do(match: Match) -> None:
        if ask is None:
            raise refused("core.not-open", given=shown(forms.first(fields, "ask")))
        question = match.open.get(ask)
        value = forms.answer(question.kind, fields) if question is not None else None
        seats.answer(match, _seat(link), ask, value, epoch, hall.now())

    return await _act(request, hall, pages, link, token, do, ask, forms.typed(fields))


@post("/s/{token:str}/setup", status_code=200)
async def setup(token: Token, request: Asked, hall: GivenHall, pages: GivenPages) -> Response[Any]:
    """Answer all that is asked before the game begins, or have a bot fill in the form.

    Fields: see `gunbai.table.pages.setup.drafts`; with ``look`` the form is drawn anew.
    """
    link = await hall.find(token, SEAT)
    fields = await forms.fields_of(request)
    base, whole = f"/s/{token}", _is_plain_form(request)
    template = WHOLE if whole else FRAGMENT
    if any(name in fields for name in (DEAL, SUGGEST, "look")):
        return await show(template, request, hall, pages, link, base, fields=fields)
    language = reader_of(request).language

    def do(match: Match) -> None:
        send(match, _seat(link), language, fields, hall.now())

    try:
        await hall.act(link.table, do)
    except Refused as no:
        ask = forms.number(fields, "ask")
        turned = Turned(refuse(language, no.refusal), ask)
        status = status_of(no.refusal)
        return await show(template, request, hall, pages, link, base, turned, status, fields=fields)
    on = {DEAL: ["1"]} if "dealt" in fields else {}
    if whole:
        return Redirect(f"{base}?{DEAL}=1" if on else base, status_code=303)
    return await show(template, request, hall, pages, link, base, fields=on)


@post("/s/{token:str}/undo", status_code=200)
async def undo(token: Token, request: Asked, hall: GivenHall, pages: GivenPages) -> Response[Any]:
    """Take the last answer back, or ask the table to agree to it."""
    link = await hall.find(token, SEAT)
    to = forms.number(await forms.fields_of(request), "to")
    given: dict[str, Value] = {}

    def do(match: Match) -> None:
        given.clear()
        if has_form(match):
            given.update(given_by(match, _seat(link)))
        take_back(match, _seat(link), to)

    return await _act(request, hall, pages, link, token, do, before=given)


@post("/s/{token:str}/agree", status_code=200)
async def agree(token: Token, request: Asked, hall: GivenHall, pages: GivenPages) -> Response[Any]:
    """Agree to going back."""
    link = await hall.find(token, SEAT)
    return await _act(request, hall, pages, link, token, lambda match: match.agree(_seat(link)))


@post("/s/{token:str}/object", status_code=200)
async def objection(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[Any]:
    """Do not agree, or withdraw one's own wish to go back."""
    link = await hall.find(token, SEAT)
    return await _act(request, hall, pages, link, token, lambda match: match.object(_seat(link)))


@post("/s/{token:str}/note", status_code=200)
async def note(token: Token, request: Asked, hall: GivenHall, pages: GivenPages) -> Response[Any]:
    """Say something: field ``text``, to the table or only to the seats in the fields ``to``."""
    link = await hall.find(token, SEAT)
    fields = await forms.fields_of(request)
    seats_named = tuple(int(seat) for seat in fields.get("to", ()) if seat.isdecimal())
    said = Note(_seat(link), forms.first(fields, "text"), seats_named, hall.now())
    return await _act(request, hall, pages, link, token, lambda match: match.enter(said))


@post("/s/{token:str}/withdraw", status_code=200)
async def withdraw(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[Any]:
    """Withdraw a remark of one's own: field ``note``, its number."""
    link = await hall.find(token, SEAT)
    number = forms.number(await forms.fields_of(request), "note")
    gone = Withdrawn(_seat(link), -1 if number is None else number)
    return await _act(request, hall, pages, link, token, lambda match: match.enter(gone))


@post("/s/{token:str}/salt", status_code=200)
async def salt(token: Token, request: Asked, hall: GivenHall, pages: GivenPages) -> Response[Any]:
    """Add salt to the sealed dice: field ``text``."""
    link = await hall.find(token, SEAT)
    said = forms.first(await forms.fields_of(request), "text")
    return await _act(request, hall, pages, link, token, lambda m: m.salt(_seat(link), said))


@get([f"/s/{{token:str}}/{act}" for act in ACTS])
async def back_to_seat(token: Token) -> Redirect:
    """Where a form was refused its address is that of the act; whoever reloads it comes back."""
    return Redirect(f"/s/{token}", status_code=303)


async def _act(
    request: Asked,
    hall: Hall,
    pages: Pages,
    link: Link,
    token: str,
    do: Callable[[Match], object],
    ask: int | None = None,
    given: Any = "",
    *,
    before: Mapping[str, Value] = NOTHING_GIVEN,
) -> Response[Any]:
    """Do it and show the table; a refusal stands at its question, with what had been typed.

    The form for setting up is filled with what was given in it ``before``.
    """
    base, whole = f"/s/{token}", _is_plain_form(request)
    template = WHOLE if whole else FRAGMENT
    try:
        await hall.act(link.table, do)
    except Refused as no:
        sentence = refuse(reader_of(request).language, no.refusal)
        status = status_of(no.refusal)
        turned = Turned(sentence, ask, given)
        return await show(template, request, hall, pages, link, base, turned, status)
    if whole:
        return Redirect(base, status_code=303)
    if FOLLOWS in request.headers:
        version = await hall.version(link.table)
        return Response(None, status_code=204, headers={VERSION: str(version)})
    return await show(template, request, hall, pages, link, base, given=before)


def _is_plain_form(request: Asked) -> bool:
    """Whether a browser without scripts sent the form, and so needs a whole page."""
    is_browser = "text/html" in request.headers.get("accept", "")
    return is_browser and "hx-request" not in request.headers


def _seat(link: Link) -> int:
    assert link.seat is not None
    return link.seat


HANDLERS = [answer, setup, undo, agree, objection, note, withdraw, salt, back_to_seat]
