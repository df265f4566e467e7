"""The pages of one seat, and of those who look on: the table, answers, and all else done there."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import partial
from typing import Any

from litestar import Response, Router, get, post
from litestar.response import Redirect
from msgspec import Struct

from gunbai.core.entries import Answer, Note, Rolled, Withdrawn
from gunbai.core.match import Match
from gunbai.core.proposal import Undone, answered_wish
from gunbai.core.script import Refused, Seat, refused, shown
from gunbai.core.view import View
from gunbai.lessons.guide import guide, only_played
from gunbai.table import seats
from gunbai.table.access.links import SEAT, WATCH, Link
from gunbai.table.drawing import parts
from gunbai.table.errors import status_of
from gunbai.table.notices.notifier import Notifier
from gunbai.table.open_table import OpenTable
from gunbai.table.pages import forms
from gunbai.table.pages.dependencies import GivenHall, GivenPages, Token
from gunbai.table.pages.preferences import Asked, Reader, reader_of
from gunbai.table.pages.quick import is_setting_up
from gunbai.table.pages.render import Pages, brings, html
from gunbai.table.pages.scroll import best_moments, scroll
from gunbai.table.pages.turning import fresh
from gunbai.table.people.company import CompanyView, company_view
from gunbai.table.tables import Hall
from gunbai.words import old_rules
from gunbai.words.catalogue import phrase, refuse
from gunbai.words.glossary import glossary

LOG_MOST = 150
"""How many of the last events a page shows at least; the story has them all."""
LOG_STEP = 50
"""How many of them leave it at once: what stands above the new ones seldom changes with that."""
ACTS = ("answer", "undo", "agree", "object", "note", "withdraw", "salt")
"""What a seat does by forms, each at an address of its own."""
REASONS_MOST = 3
"""How many of the bots' reasons since one's last answer a page tells."""
_PAGE, _FRAGMENT = "seat.html", "table.html"


class Turned(Struct, frozen=True):
    """A refusal as a page shows it: at which question, the sentence, and what had been typed."""

    sentence: str
    ask: int | None = None
    given: Any = ""


# -- looking ------------------------------------------------------------------------------------


@get(["/s/{token:str}", "/s/{token:str}/table"])
async def seat_page(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The table as a seat sees it: the whole page, or only what changes in it."""
    link = await hall.find(token, SEAT)
    if request.url.path.endswith(token):  # a page that stays open says so itself
        hall.presence.sign(link)
        if (notifier := request.app.state.get("notifier")) is not None:
            await notifier.looked(link)
    return await _show(_template(request), request, hall, pages, link, f"/s/{token}")


@get(["/w/{token:str}", "/w/{token:str}/table"])
async def watch_page(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The table as those see it who look on."""
    link = await hall.find(token, WATCH)
    return await _show(_template(request), request, hall, pages, link, f"/w/{token}")


@get("/s/{token:str}/look")
async def seat_look(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """What a seat asks of its own view before it answers: the game's ``look.html``."""
    return await _look(request, hall, pages, await hall.find(token, SEAT), f"/s/{token}")


@get("/w/{token:str}/look")
async def watch_look(
    token: Token, request: Asked, hall: GivenHall, pages: GivenPages
) -> Response[str]:
    """The same for those who look on."""
    return await _look(request, hall, pages, await hall.find(token, WATCH), f"/w/{token}")


async def _look(request: Asked, hall: Hall, pages: Pages, link: Link, base: str) -> Response[str]:
    """Nothing is done, and nothing told that is not in the seat's view: so this may be a GET."""
    reader, query = reader_of(request), dict(request.query_params)

    def render(table: OpenTable) -> str:
        template = pages.own(table.match.game, "look.html")
        if template is None:
            raise refused("table.no-page")
        context = _context(table, link, pages, reader.language, base)
        return pages.text(template, reader, query=query, **context)

    return html(await hall.look(link.table, render), request)


def _template(request: Asked) -> str:
    return _FRAGMENT if request.url.path.endswith("/table") else _PAGE


async def _show(
    template: str,
    request: Asked,
    hall: Hall,
    pages: Pages,
    link: Link,
    base: str,
    turned: Turned | None = None,
    status: int = 200,
) -> Response[str]:
    gave_up = template == _PAGE and await _gave_up(request, link)
    seen, now = await hall.presence.of(link.table), hall.now()
    sheet = Sheet(pages, link, base, reader_of(request), gave_up)

    def render(table: OpenTable) -> str:
        company = company_now(table, seen, now)
        if turned is not None:
            return sheet.text(table, company, template, turned)
        at = (template, sheet.reader, base, gave_up, now)
        return table.shown(at, lambda: sheet.text(table, company, template))

    try:
        drawn = await hall.look(link.table, render)
    except Refused as no:
        if turned is not None or no.refusal.key not in _OTHER_RULES:
            raise
        return await _older(request, hall, pages, link, base, no)
    return html(drawn, request, status)


_OTHER_RULES = ("table.other-version", "table.other-version-over")


async def _older(
    request: Asked, hall: Hall, pages: Pages, link: Link, base: str, no: Refused
) -> Response[str]:
    """A table of older rules, which is not played here: what its reader may read of it."""
    stored, language = await hall.stored(link.table), reader_of(request).language
    if not old_rules.is_old(stored.record):
        raise no
    record = old_rules.readable(stored.record, link.seat, over=stored.over)
    told, sentence = old_rules.tell(record, language), refuse(language, no.refusal)
    return pages.page(
        "older.html", request, told=told, sentence=sentence, over=stored.over, base=base
    )


async def _gave_up(request: Asked, link: Link) -> bool:
    """Whether a way in which the seat was to be told does not work any more."""
    notifier: Notifier | None = request.app.state.get("notifier")
    return link.seat is not None and notifier is not None and await notifier.gave_up(link)


class Sheet(Struct, frozen=True):
    """What one reader is shown of a table: as the seat of a link, or as one who looks on.

    ``gave_up`` tells whether a way in which the seat was to be told does not work any more.
    """

    pages: Pages
    link: Link
    base: str
    reader: Reader
    gave_up: bool = False

    def text(
        self, table: OpenTable, company: CompanyView, template: str, turned: Turned | None = None
    ) -> str:
        """The page or what changes in it; ``turned`` is a refusal that stands in it."""
        return parts.whole(self.edged(table, company, template, turned))

    def edged(
        self,
        table: OpenTable,
        company: CompanyView,
        template: str = _FRAGMENT,
        turned: Turned | None = None,
    ) -> str:
        """The same with the edges at which it falls into pieces."""
        context = _context(table, self.link, self.pages, self.reader.language, self.base)
        context |= {"gave_up": self.gave_up, "company": company}
        return self.pages.edged(template, self.reader, table.spoken, refusal=turned, **context)


def company_now(table: OpenTable, seen: Mapping[Seat, int], now: int) -> CompanyView:
    """The company of a table, made once for all who look within a second."""
    return table.shown(("company", now), lambda: company_view(table, seen, now))


def _context(
    table: OpenTable, link: Link, pages: Pages, language: str, base: str
) -> dict[str, Any]:
    match, spoken = table.match, table.spoken
    view = only_played(match, match.view(link.seat))
    first = max(0, len(view.log) - LOG_MOST)
    first -= first % LOG_STEP
    return {
        "base": base,
        "view": view,
        "game": match.game,
        "guide": guide(match, link.seat, language),
        "log": (log := spoken.lines(language, view.log, first)),
        "scroll": scroll(match, link.seat, log, spoken.shown((link.seat, language, view.epoch))),
        "turnings": fresh(match, link.seat, spoken, language),
        "drawn": partial(spoken.drawn, _reader(view, language), parts.EDGE),
        "any_base": parts.BASE,
        "has_terms": bool(glossary(match.game.id, language)),
        "kept": match.kept_back(link.seat) if link.seat is not None else None,
        "wish_answer": answered_wish(match.record.entries),
        "board_template": pages.board(match.game),
        "board_script": brings(match.game, "board.js"),
        "reasons": _reasons(match, link.seat, language),
        "printed": brings(match.game, "print.html"),
        "hints": match.record.header.hints,
        "open_talk": match.record.header.open_talk,
        "commitment": match.record.header.commitment,
        "moments": best_moments(match, link.seat, spoken, language) if match.over else [],
        "steps_back": _steps_back(match, link.seat),
        "going_back": match.undone(match.proposal.seat) if match.proposal else None,
        "setting_up": link.seat is not None and bool(match.game.bots) and is_setting_up(match),
        "may_claim": link.seat is not None and link.seat not in match.company.claimed,
        "may_salt": link.seat is not None and _may_salt(match),
    }


def _reasons(match: Match, seat: Seat | None, language: str) -> list[tuple[str, str]]:
    """Why bots answered as they did since a seat's last act, as far as it may be told."""
    last = None if seat is None else match.last_act(seat)
    entries = match.record.entries
    return [
        (match.company.seats[entry.seat].name, phrase(language, why))
        for number, found in sorted(match.reasons_for(seat).items())
        if number > (-1 if last is None else last) and type(entry := entries[number]) is Answer
        for why in found.why
    ][-REASONS_MOST:]


def _steps_back(match: Match, seat: Seat | None) -> list[tuple[int, Undone]]:
    """How a seat may go back: before dice that it typed in, and before its last answer."""
    if seat is None or match.over or match.proposal is not None:
        return []
    found = {
        to: kinds for kinds in ((), (Answer,)) if (to := match.last_act(seat, *kinds)) is not None
    }
    return [(to, undone) for to, kinds in found.items() if (undone := match.undone(seat, *kinds))]


def _reader(view: View, language: str) -> Hashable:
    """All of a reader and a table that an old part of the log is drawn from."""
    return language, tuple(sitting.name for sitting in view.seats), view.roles


def _may_salt(match: Match) -> bool:
    sealed = match.record.header.dice == "sealed"
    return sealed and not any(type(entry) is Rolled for entry in match.record.entries)


# -- acting -------------------------------------------------------------------------------------


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


@post("/s/{token:str}/undo", status_code=200)
async def undo(token: Token, request: Asked, hall: GivenHall, pages: GivenPages) -> Response[Any]:
    """Take the last answer back, or ask the table to agree to it."""
    link = await hall.find(token, SEAT)
    to = forms.number(await forms.fields_of(request), "to")
    return await _act(request, hall, pages, link, token, lambda match: match.undo(_seat(link), to))


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
) -> Response[Any]:
    """Do it and show the table; a refusal stands at its question, with what had been typed."""
    base, whole = f"/s/{token}", _is_plain_form(request)
    template = _PAGE if whole else _FRAGMENT
    try:
        await hall.act(link.table, do)
    except Refused as no:
        sentence = refuse(reader_of(request).language, no.refusal)
        status = status_of(no.refusal)
        turned = Turned(sentence, ask, given)
        return await _show(template, request, hall, pages, link, base, turned, status)
    if whole:
        return Redirect(base, status_code=303)
    return await _show(template, request, hall, pages, link, base)


def _is_plain_form(request: Asked) -> bool:
    """Whether a browser without scripts sent the form, and so needs a whole page."""
    is_browser = "text/html" in request.headers.get("accept", "")
    return is_browser and "hx-request" not in request.headers


def _seat(link: Link) -> int:
    assert link.seat is not None
    return link.seat


ROUTES = Router(
    "/",
    route_handlers=[
        seat_page, watch_page, seat_look, watch_look,
        answer, undo, agree, objection, note, withdraw, salt, back_to_seat,
    ],
    include_in_schema=False,
)  # fmt: skip
