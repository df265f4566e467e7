"""What one reader is shown of a table: as a seat, or as one who looks on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from gunbai.core.entries import Answer, Rolled
from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.proposal import answered_wish
from gunbai.core.script import Seat, Value
from gunbai.core.view import View
from gunbai.lessons.guide import guide, only_played
from gunbai.table.access.links import Link
from gunbai.table.drawing import marks, parts
from gunbai.table.drawing.log_cache import Line
from gunbai.table.open_table import OpenTable
from gunbai.table.pages import forms
from gunbai.table.pages.moments import told_last
from gunbai.table.pages.preferences import Reader
from gunbai.table.pages.render import Pages, brings
from gunbai.table.pages.scroll import Entry, best_moments, just_happened, scroll
from gunbai.table.pages.seat.page import FRAGMENT, Page
from gunbai.table.pages.seat.steps_back import proposed, steps_back
from gunbai.table.pages.setup.drafts import NOTHING
from gunbai.table.pages.setup.form import NOTHING_GIVEN, setup_form
from gunbai.table.pages.turning import fresh
from gunbai.table.people.company import CompanyView, company_view
from gunbai.words.catalogue import phrase
from gunbai.words.glossary import glossary

LOG_MOST = 150
"""How many of the last events a page shows at least; the story has them all."""
LOG_STEP = 50
"""How many of them leave it at once: what stands above the new ones seldom changes with that."""
REASONS_MOST = 3
"""How many of the bots' reasons since one's last answer a page tells."""


class Turned(Struct, frozen=True):
    """A refusal as a page shows it: at which question, the sentence, and what had been typed."""

    sentence: str
    ask: int | None = None
    given: Any = ""


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
        self,
        table: OpenTable,
        company: CompanyView,
        template: str,
        turned: Turned | None = None,
        fields: forms.Fields = NOTHING,
        given: Mapping[str, Value] = NOTHING_GIVEN,
    ) -> str:
        """The page or what changes in it; ``turned`` is a refusal that stands in it.

        ``fields`` are what was filled in of the form for setting up, or ``given`` what was answered
        in it before.
        """
        row = self.row(table, company, template, turned, fields, given)
        return marks.read(parts.text_of(row), self.reading(table.match, company.at))

    def reading(self, match: Match, now: int) -> marks.Reading:
        """How this reader reads what was drawn for many."""
        seat, since = self.link.seat, match.known(self.link.seat)
        return self.pages.reading(self.reader, seat, self.base, now, since)

    def row(
        self,
        table: OpenTable,
        company: CompanyView,
        template: str = FRAGMENT,
        turned: Turned | None = None,
        fields: forms.Fields = NOTHING,
        given: Mapping[str, Value] = NOTHING_GIVEN,
    ) -> parts.Row:
        """The same in the regions that it falls into, and not yet read."""
        context = context_of(table, self.link, self.pages, self.reader.language, marks.BASE)
        context |= {"gave_up": self.gave_up, "company": company, "setup": None, "refusal": turned}
        context["word"] = _is_word_awaited(context["view"], company)
        if context["guide"] is None:
            seat, stopped = self.link.seat, turned is not None and bool(fields)
            language = self.reader.language
            context["setup"] = setup_form(
                table.match, seat, language, fields, given=given, stopped=stopped
            )
        page = Page(self.pages, self.reader, table, context)
        return parts.filled(parts.Slot(template), page.fill)


def company_now(table: OpenTable, seen: Mapping[Seat, int], now: int) -> CompanyView:
    """The company of a table, made once for all who look within a second."""
    return table.shown(("company", now), lambda: company_view(table, seen, now))


def context_of(
    table: OpenTable, link: Link, pages: Pages, language: str, base: str
) -> dict[str, Any]:
    """What the templates of a table are given for the reader of a link."""
    match, spoken = table.match, table.spoken
    view = only_played(match, match.view(link.seat))
    awaited = dict.fromkeys(seat for seat, _ in view.waiting)
    first = max(0, len(view.log) - LOG_MOST)
    first -= first % LOG_STEP
    return {
        "base": base,
        "view": view,
        "roles": view.roles,
        "mine": len(view.asks),
        "awaited": list(awaited),
        "game": match.game,
        "guide": guide(match, link.seat, language),
        "log": (log := spoken.lines(language, view.log, first)),
        "entries": _entries(table, link.seat, language, log),
        "scene": just_happened(match, link.seat, log),
        "turnings": fresh(match, link.seat, spoken, language),
        "places": table.shown("places", lambda: _places(match.game, table.everybody)),
        "has_terms": bool(glossary(match.game.id, language)),
        "kept": match.kept_back(link.seat) if link.seat is not None else None,
        "wish_moment": _wish_moment(table, link.seat, language),
        "wish_answer": table.shown("wish", lambda: answered_wish(match.record.entries)),
        "board_template": pages.board(match.game),
        "beside_template": pages.own(match.game, "beside.html"),
        "board_asked": _board_asked(match.game, view),
        "board_script": brings(match.game, "board.js"),
        "reasons": _reasons(match, link.seat, language),
        "printed": brings(match.game, "print.html"),
        "hints": match.company.hints,
        "open_talk": match.record.header.open_talk,
        "commitment": match.record.header.commitment,
        "moments": best_moments(match, link.seat, spoken, language) if match.over else [],
        "steps_back": steps_back(match, link.seat, spoken, language),
        "going_back": proposed(match, spoken, language),
        "may_claim": link.seat is not None and link.seat not in match.company.claimed,
        "may_salt": link.seat is not None and _may_salt(match),
    }


def _entries(
    table: OpenTable, seat: Seat | None, language: str, log: Sequence[Line]
) -> Sequence[Entry]:
    """The log in parts, made once for all who were told the same."""
    match, outline = table.match, table.match.outline(seat)
    known = table.spoken.shown((language, match.epoch), outline)
    return table.shown(("log", language, id(outline)), lambda: scroll(match, seat, log, known))


def _wish_moment(table: OpenTable, seat: Seat | None, language: str) -> tuple[str, int] | None:
    """From which moment a what if is asked for: what the reader was told last by then, and when."""
    wish = table.match.company.what_ifs.asked
    if wish is None or table.match.over:
        return None
    line = told_last(table.match, seat, wish.after, table.spoken, language)
    at = table.times[wish.after - 1] if wish.after else table.opened
    return line.text if line is not None else "", at


def _is_word_awaited(view: View, company: CompanyView) -> bool:
    """Whether the reader's consent to a wish is awaited."""
    if view.seat is None or view.outcome is not None:
        return False
    is_back = bool(view.proposal) and view.seat not in view.proposal
    return is_back or any(view.seat in wish.awaited for wish in company.what_ifs)


def _places(game: Game, view: View) -> list[str]:
    """What each seat is to everybody: as the game's own page calls it now, else its role."""
    place: Any = game.page.get("place", lambda _board, _seat: "")
    return [place(view.board, seat) or role for seat, role in enumerate(view.roles)]


def _board_asked(game: Game, view: View) -> Any:
    """What of the board the questions of a view are drawn with."""
    asked = game.page.get("asked")
    return view.board if asked is None else asked(view)


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


def _may_salt(match: Match) -> bool:
    sealed = match.record.header.dice == "sealed"
    return sealed and not any(type(entry) is Rolled for entry in match.record.entries)
