"""Parts of pages: drawn once, read by each reader as their own, sent as far as they are new."""

from __future__ import annotations

import asyncio
import itertools
import json
from random import Random
from typing import Any

import pytest
from tests.table.halls import TWO, hall

import gunbai
from gunbai.core.script import Word
from gunbai.table.access.links import SEAT, WATCH, Link, seat_token
from gunbai.table.drawing import parts
from gunbai.table.open_table import OpenTable
from gunbai.table.pages.preferences import Reader
from gunbai.table.pages.render import Pages
from gunbai.table.pages.seat.sheet import Sheet
from gunbai.table.people.company import company_view
from gunbai.table.streams import live

SEATS = 15


def test_a_mark_is_read_by_the_seat_it_is_about_and_by_the_others() -> None:
    drawn = (
        f'<a href="{parts.BASE}/look" class="seal{parts.me(3, " mine")}">{parts.me(3, "<", ">")}'
    )
    assert read(drawn, 3, "/s/x") == '<a href="/s/x/look" class="seal mine">&lt;'
    assert read(drawn, 4, "/s/y") == '<a href="/s/y/look" class="seal">&gt;'
    assert read(drawn, None, "/w/z") == '<a href="/w/z/look" class="seal">&gt;'


def test_an_address_within_a_mark_begins_where_the_readers_own_do() -> None:
    drawn = str(parts.me(3, "#my-sheet", f"{parts.BASE}/look?sheet=3"))
    assert read(drawn, 3, "/s/x") == "#my-sheet"
    assert read(drawn, 4, "/s/y") == "/s/y/look?sheet=3"


def read(drawn: str, seat: int | None, base: str) -> str:
    return parts.read(drawn, parts.Reading(seat, base, "en"))


def test_a_time_is_read_as_it_is_for_who_looks_then() -> None:
    ago, left = parts.when(40, "at"), parts.when(400, "left")
    early, late = parts.Reading(0, "", "en", 100), parts.Reading(0, "", "en", 220)
    assert parts.read(ago, early) == '<time data-at="40" data-as="at">1\xa0min</time>'
    assert [parts.read(left, at).split(">")[1] for at in (early, late)] == [
        "5\xa0min</time",
        "3\xa0min</time",
    ]


def test_words_and_texts_that_read_alike_are_told_apart() -> None:
    assert parts.key_of({"name": Word("snow.name")}) != parts.key_of({"name": "snow.name"})
    assert parts.key_of({"name": object()}) is None


def test_what_is_new_is_sent_as_text_and_the_rest_as_places() -> None:
    known = [hash(piece) for piece in "abcde"]
    assert parts.news_of(["a", "b", "x", "d", "e", "b"], known) == [(0, 2), "x", (3, 5), (1, 2)]
    assert parts.news_of(["a"], ()) == ["a"]


def test_what_stands_between_all_lines_does_not_break_a_stretch() -> None:
    known = [hash(piece) for piece in "a-b-c-d"]
    assert parts.news_of("a-b-c-d", known) == [(0, 7)]
    assert parts.news_of("a-X-c-d", known) == [(0, 2), "X", (3, 7)]


def together(news: list[Any], pieces: list[str]) -> list[str]:
    """What a page makes of a message (`static/pieces.js`)."""
    new: list[str] = []
    for piece in news:
        new += [piece] if isinstance(piece, str) else pieces[slice(*piece)]
    return new


@pytest.mark.parametrize(("game", "seats"), [("snow", 4), ("hierarchy", SEATS), ("daimyo", 2)])
def test_a_page_put_together_from_news_is_the_page(game: str, seats: int) -> None:
    pages, chance = Pages(), Random(2)
    table = OpenTable("t")
    table.take_up(gunbai.new(game, ["bot"] * seats, dice=2))
    readers: list[int | None] = [None, 0, seats - 1]
    sheets = [
        Sheet(pages, Link("t", WATCH if s is None else SEAT, s), f"/s/{s}", Reader("en"))
        for s in readers
    ]
    news, shown = [live.News(sheet) for sheet in sheets], [[""] for _ in sheets]
    for _ in range(20):
        if table.match.over:
            break
        number, ask = chance.choice(list(table.match.open.items()))
        table.match.answer(ask.seat, number, ask.sample(chance))
        table.times = [0] * table.match.version
        company = company_view(table, {}, 0)
        for place, sheet in enumerate(sheets):
            said = news[place].of(table, company).decode()
            page = json.loads(said.partition("data: ")[2])
            shown[place] = together(page["pieces"], shown[place])
            assert page["version"] == str(table.match.version)
            assert "".join(shown[place]) == sheet.text(table, company, "table.html")


def test_what_all_see_alike_is_drawn_once() -> None:
    pages, chance = Pages(), Random(7)
    match = gunbai.new("hierarchy", ["beginner"] * SEATS, dice=7)
    while not match.state.groups:
        assert gunbai.play.bot_turn(match, chance)
    table = OpenTable("t")
    table.take_up(match, 0, [0] * match.version)
    company = company_view(table, {}, 0)
    for seat in range(SEATS):
        sheet = Sheet(pages, Link("t", SEAT, seat), f"/s/{seat}", Reader("en"))
        sheet.text(table, company, "table.html")
    drawn = [name[0] for name, _ in table.spoken._parts if isinstance(name, tuple)]
    assert drawn.count("games/hierarchy/ladder.html") == 1
    assert drawn.count("games/hierarchy/split.html") == 1
    assert drawn.count("games/hierarchy/own.html") == SEATS


def test_a_warm_memory_mixes_neither_seats_nor_languages_nor_secrets() -> None:
    pages, chance = Pages(), Random(3)
    match = gunbai.new("hierarchy", ["beginner"] * 8, {"dice": "screened"}, dice=3)
    table, seen = OpenTable("t"), 0
    for number in range(140):
        if match.over or not gunbai.play.bot_turn(match, chance):
            break
        if number % 12 or not match.state.drawn:
            continue
        if number % 36 == 0:
            match.company.hints = not match.company.hints
        table.take_up(match, 0, [0] * match.version)
        fresh = OpenTable("t")
        fresh.take_up(match, 0, [0] * match.version)
        company = company_view(table, {}, 0)
        for seat, language in itertools.product(range(8), ("en", "ru")):
            sheet = Sheet(pages, Link("t", SEAT, seat), f"/s/{seat}", Reader(language))
            page = sheet.text(table, company, "table.html")
            assert page == sheet.text(fresh, company, "table.html")
            mine = {who.talisman for who in match.state.characters if who.seat == seat}
            for who in match.state.characters:
                if who.talisman not in mine and not who.discovered:
                    seen += 1
                    assert f"<dd>{who.talisman}" not in page
    assert seen > 500


def test_a_page_hears_the_version_first_and_then_what_is_new(database: str) -> None:
    async def run() -> list[tuple[str, str]]:
        async with hall(database) as one:
            token = seat_token(await one.open("parlour", TWO), 0)
            link = await one.find(token, SEAT)
            sheet = Sheet(Pages(), link, f"/s/{token}", Reader("en"))
            told = live._told(one, token, link, sheet)
            heard = [await anext(told)]
            await one.act(link.table, lambda match: match.note(0, "The tea is ready."))
            heard.append(await anext(told))
            one.news.close()
            heard += [said async for said in told]
            return [_event(said.decode()) for said in heard]

    (first, version), (second, page) = asyncio.run(run())
    assert (first, version, second) == ("changed", "0", "page")
    assert "The tea is ready." in "".join(json.loads(page)["pieces"])


def _event(said: str) -> tuple[str, str]:
    lines = dict(line.split(": ", 1) for line in said.splitlines() if line)
    return lines["event"], lines["data"]
