"""What pages remember of a log: drawn once, and never otherwise than it would be drawn anew."""

from __future__ import annotations

import asyncio
from html import unescape
from random import Random

import pytest
from tests.table.halls import hall, note, opened

import gunbai
from gunbai.core.match import Match
from gunbai.core.script import Refused
from gunbai.table.access.links import SEAT, WATCH, Link
from gunbai.table.open_table import OpenTable
from gunbai.table.pages.preferences import Reader
from gunbai.table.pages.render import Pages
from gunbai.table.pages.seat.sheet import Sheet
from gunbai.table.people.company import company_view
from gunbai.words.catalogue import phrase


def page(pages: Pages, table: OpenTable, seat: int | None, language: str) -> str:
    link = Link(table.id, WATCH if seat is None else SEAT, seat)
    table.times = [0] * table.match.version
    sheet = Sheet(pages, link, "/s/x", Reader(language))
    return sheet.text(table, company_view(table, {}, 0), "table.html")


def step(match: Match, rng: Random) -> None:
    """Any answer, and now and then a note or a way back."""
    number, ask = rng.choice(list(match.open.items()))
    match.answer(ask.seat, number, ask.sample(rng))
    if rng.random() < 0.1:
        match.note(ask.seat, "Hm.")
    if rng.random() < 0.1 and not match.over:
        try:
            match.undo(rng.randrange(len(match.setup.seats)))
        except Refused:
            return


@pytest.mark.parametrize(("game", "seats"), [("snow", 3), ("hierarchy", 8), ("daimyo", 2)])
def test_a_page_is_drawn_as_it_would_be_without_memory(game: str, seats: int) -> None:
    pages, rng = Pages(), Random(4)
    match = gunbai.new(game, ["bot"] * seats, dice=4)
    table = OpenTable("t")
    table.take_up(match)
    for number in range(200):
        if match.over:
            break
        step(match, rng)
        if number % 13 == 0:
            fresh = OpenTable("t")
            fresh.take_up(match)
            for seat in (None, 0, seats - 1):
                for language in ("en", "ru") if number % 2 else ("en",):
                    shown = page(pages, table, seat, language)
                    assert shown == page(pages, fresh, seat, language)


def test_what_looks_as_before_is_not_drawn_again() -> None:
    pages, rng = Pages(), Random(1)
    match = gunbai.new("snow", ["bot"] * 3, dice=1)
    for _ in range(80):
        step(match, rng)
    table = OpenTable("t")
    table.take_up(match)
    page(pages, table, None, "en")
    known = dict(table.spoken._drawn)
    page(pages, table, None, "en")
    assert len(known) > 20
    assert table.spoken._drawn == known


def test_what_is_drawn_of_a_table_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gunbai.table.drawing.log_cache.DRAWN", 10)
    test_a_page_is_drawn_as_it_would_be_without_memory("snow", 3)


def test_all_who_see_the_same_share_one_drawing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gunbai.table.tables.monotonic", lambda: 7.0)

    async def run() -> list[str]:
        async with hall(database) as one:
            table_id, drawn = await opened(one), []

            def draw() -> str:
                drawn.append("x")
                return f"page {len(drawn)}"

            def look(table: OpenTable) -> str:
                return table.shown(("table.html", "en", "/w/x"), draw)

            seen = [await one.look(table_id, look) for _ in range(3)]
            await one.act(table_id, note("x"))
            return [*seen, await one.look(table_id, look)]

    assert asyncio.run(run()) == ["page 1", "page 1", "page 1", "page 2"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_bots_reasons_stand_with_what_just_happened(language: str) -> None:
    """Once nothing of it is secret; where the table shows no hints nobody is told."""
    pages, rng = Pages(), Random(4)
    match = gunbai.new("snow", ["fair", "Aki", "fair", "fair"], dice=4)
    table = OpenTable("t")
    table.take_up(match)
    for _ in range(40):
        while gunbai.play.bot_turn(match, rng):
            pass
        drawn = page(pages, table, 1, language)
        if "bots-why" in drawn:
            break
        number = next(number for number, ask in match.open.items() if ask.seat == 1)
        match.answer(1, number, match.open[number].sample(rng))
    newest = max(n for n in match.reasons_for(1) if n > (match.last_act(1) or 0))
    for why in match.reasons_for(1)[newest].why:
        assert phrase(language, why) in unescape(drawn)
    match.company.hints = False
    assert "bots-why" not in page(pages, table, 1, language)
