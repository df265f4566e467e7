"""What one reader is shown of a table: as a seat, or as one who looks on."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import partial
from typing import Any

from msgspec import Struct

from gunbai.core.entries import Answer, Rolled
from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.proposal import Undone, answered_wish
from gunbai.core.script import Seat, Value
from gunbai.core.view import View
from gunbai.lessons.guide import guide, only_played
from gunbai.table.access.links import Link
from gunbai.table.drawing import parts
from gunbai.table.open_table import OpenTable
from gunbai.table.pages import forms
from gunbai.table.pages.preferences import Reader
from gunbai.table.pages.render import Pages, brings
from gunbai.table.pages.scroll import best_moments, scroll
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
WHOLE, FRAGMENT = "seat.html", "table.html"
"""The templates of the whole page, and of what changes in it."""


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
        return parts.whole(self.read(self.edged(table, company, template, turned, fields, given)))

    def read(self, drawn: str) -> str:
        """What was drawn for many, as this reader reads it."""
        return self.pages.read(drawn, self.link.seat, self.base)

    def edged(
        self,
        table: OpenTable,
        company: CompanyView,
        template: str = FRAGMENT,
        turned: Turned | None = None,
        fields: forms.Fields = NOTHING,
        given: Mapping[str, Value] = NOTHING_GIVEN,
    ) -> str:
        """The same with the edges at which it falls into pieces, and not yet read."""
        context = context_of(table, self.link, self.pages, self.reader.language, self.base)
        context |= {"gave_up": self.gave_up, "company": company, "setup": None}
        if context["guide"] is None:
            seat, stopped = self.link.seat, turned is not None and bool(fields)
            language = self.reader.language
            context["setup"] = setup_form(
                table.match, seat, language, fields, given=given, stopped=stopped
            )
        return self.pages.edged(template, self.reader, table.spoken, refusal=turned, **context)


def company_now(table: OpenTable, seen: Mapping[Seat, int], now: int) -> CompanyView:
    """The company of a table, made once for all who look within a second."""
    return table.shown(("company", now), lambda: company_view(table, seen, now))


def context_of(
    table: OpenTable, link: Link, pages: Pages, language: str, base: str
) -> dict[str, Any]:
    """What the templates of a table are given for the reader of a link."""
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
        "places": _places(match.game, view),
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
        "may_claim": link.seat is not None and link.seat not in match.company.claimed,
        "may_salt": link.seat is not None and _may_salt(match),
    }


def _places(game: Game, view: View) -> list[str]:
    """What each seat is at this table: as the game's own page calls it now, else its role."""
    place: Any = game.page.get("place", lambda _board, _seat: "")
    return [place(view.board, seat) or role for seat, role in enumerate(view.roles)]


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
