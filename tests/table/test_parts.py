"""Parts of pages: drawn once, read by each reader as their own, sent as far as they are new."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.table.halls import TWO, hall
from tests.table.parlour import PARLOUR

import gunbai
from gunbai.core.entries import Answer
from gunbai.core.record import load
from gunbai.core.script import Word
from gunbai.play.opening import published, replay
from gunbai.table.access.links import SEAT, WATCH, Link, seat_token
from gunbai.table.drawing import marks, parts
from gunbai.table.open_table import OpenTable
from gunbai.table.pages.preferences import Reader
from gunbai.table.pages.render import Pages
from gunbai.table.pages.scroll import Entry
from gunbai.table.pages.seat.page import Page
from gunbai.table.pages.seat.sheet import Sheet
from gunbai.table.people.company import company_view
from gunbai.table.streams import live

SEATS = 15
RECORDS = Path(__file__).parent.parent / "records"


def test_a_mark_is_read_by_the_seat_it_is_about_and_by_the_others() -> None:
    drawn = (
        f'<a href="{marks.BASE}/look" class="seal{marks.me(3, " mine")}">{marks.me(3, "<", ">")}'
    )
    assert read(drawn, 3, "/s/x") == '<a href="/s/x/look" class="seal mine">&lt;'
    assert read(drawn, 4, "/s/y") == '<a href="/s/y/look" class="seal">&gt;'
    assert read(drawn, None, "/w/z") == '<a href="/w/z/look" class="seal">&gt;'


def test_an_address_within_a_mark_begins_where_the_readers_own_do() -> None:
    drawn = str(marks.me(3, "#my-sheet", f"{marks.BASE}/look?sheet=3"))
    assert read(drawn, 3, "/s/x") == "#my-sheet"
    assert read(drawn, 4, "/s/y") == "/s/y/look?sheet=3"


def read(drawn: str, seat: int | None, base: str) -> str:
    return marks.read(drawn, marks.Reading(seat, base, "en"))


def test_a_time_is_read_as_it_is_for_who_looks_then() -> None:
    ago, left = marks.when(40, "at"), marks.when(400, "left")
    early, late = marks.Reading(0, "", "en", 100), marks.Reading(0, "", "en", 220)
    assert marks.read(ago, early) == '<time data-at="40" data-as="at">1\xa0min</time>'
    assert [marks.read(left, at).split(">")[1] for at in (early, late)] == [
        "5\xa0min</time",
        "3\xa0min</time",
    ]


def test_what_concerns_some_seats_is_read_so_by_them_and_by_those_who_look_on() -> None:
    drawn = f"{marks.among((3, 5), 'near', 'far')}{marks.among(None, '!')}"
    assert [read(drawn, seat, "") for seat in (3, 5, 4, None)] == [
        "near!",
        "near!",
        "far!",
        "near!",
    ]
    assert read(str(marks.among((), "near", "far")), 3, "") == "far"


def test_what_was_told_after_somebody_answered_is_new_to_them() -> None:
    drawn = str(marks.fresh(4, 7, "new", "old"))
    said = [marks.read(drawn, marks.Reading(0, "", "en", 0, since)) for since in (4, 5, 7, 8)]
    assert said == ["old", "new", "new", "old"]
    mine = str(marks.fresh(4, 7, "mine", seats=(1,)))
    assert [marks.read(mine, marks.Reading(seat, "", "en", 0, 5)) for seat in (1, 0)] == [
        "mine",
        "",
    ]
    one, other, later = (marks.Reading(0, "", "en", 0, since) for since in (5, 7, 8))
    assert not marks.reads_otherwise(drawn, one, other)
    assert marks.reads_otherwise(drawn, one, later)
    assert not marks.reads_otherwise(str(marks.me(0, "new")), one, later)


def test_words_and_texts_that_read_alike_are_told_apart() -> None:
    assert parts.key_of({"name": Word("snow.name")}) != parts.key_of({"name": "snow.name"})
    assert parts.key_of({"name": object()}) is None


def row(**regions: str) -> parts.Row:
    return {name: tuple(pieces) for name, pieces in regions.items()}


def test_what_is_new_is_sent_as_text_and_the_rest_as_places() -> None:
    known = row(log="abcde")
    assert parts.news_of(row(log="abxdeb"), known) == [(0, 2), "x", (3, 5), (1, 2)]
    assert parts.news_of(row(log="a"), {}) == ["a"]


def test_what_stands_between_all_lines_does_not_break_a_stretch() -> None:
    known = row(log="a-b-c-d")
    assert parts.news_of(row(log="a-b-c-d"), known) == [(0, 7)]
    assert parts.news_of(row(log="a-X-c-d"), known) == [(0, 2), "X", (3, 7)]


def test_a_region_is_compared_with_itself_wherever_it_stands() -> None:
    known = row(asks="ab", board="xy", talk="t")
    assert parts.news_of(row(board="xy", asks="cb", log="l", talk="t"), known) == [
        (2, 4), "c", (1, 2), "l", (4, 5),
    ]  # fmt: skip


def test_what_reads_otherwise_now_is_sent_though_it_stays() -> None:
    known = row(log="abc", talk="t")
    assert parts.news_of(known, known, str.upper, {"b"}) == [(0, 1), "B", (2, 4)]


def together(news: list[Any], pieces: list[str]) -> list[str]:
    """What a page makes of a message (`static/pieces.js`)."""
    new: list[str] = []
    for piece in news:
        new += [piece] if isinstance(piece, str) else pieces[slice(*piece)]
    return new


@pytest.mark.parametrize(
    ("name", "each"), [("snow-two-years", 2), ("hierarchy-reborn", 30), ("daimyo-first-lost", 1)]
)
def test_a_page_put_together_from_news_is_the_page(name: str, each: int) -> None:
    """Over a whole recorded game, for those who look on and two seats, who answer now and then."""
    record = load((RECORDS / f"{name}.gunbai").read_bytes())
    answers = [entry for entry in record.entries if type(entry) is Answer]
    table, pages = OpenTable("t"), Pages()
    table.take_up(replay(replace(record, entries=()), published(record)))
    readers: list[int | None] = [None, 0, len(table.match.setup.seats) - 1]
    sheets = [
        Sheet(pages, Link("t", WATCH if s is None else SEAT, s), f"/s/{s}", Reader("en"))
        for s in readers
    ]
    news, shown = [live.News(sheet) for sheet in sheets], [[""] for _ in sheets]
    for count, given in enumerate(answers, 1):
        table.match.answer(given.seat, given.ask, given.value)
        if count % each and not table.match.over:
            continue
        table.times = [0] * table.match.version
        company = company_view(table, {}, 0)
        for place, sheet in enumerate(sheets):
            said = news[place].of(table, company).decode()
            page = json.loads(said.partition("data: ")[2])
            shown[place] = together(page["pieces"], shown[place])
            assert page["version"] == str(table.match.version)
            assert "".join(shown[place]) == sheet.text(table, company, "table.html")
    assert table.match.over


def test_what_is_new_begins_once_where_a_seat_has_answered() -> None:
    """The dumb oracle: events are new from the number on that the seat knew when it answered."""
    chance, pages, table, seen = Random(5), Pages(), OpenTable("t"), set()
    table.take_up(gunbai.new("hierarchy", ["bot"] * 8, dice=4))
    for number in range(150):
        n, ask = chance.choice(list(table.match.open.items()))
        table.match.answer(ask.seat, n, ask.sample(chance))
        if number % 10:
            continue
        table.times = [0] * table.match.version
        company = company_view(table, {}, 0)
        for seat in (None, 0, 7):
            link = Link("t", WATCH if seat is None else SEAT, seat)
            page = Sheet(pages, link, "/s/x", Reader("en")).text(table, company, "table.html")
            log = page[page.index('id="log"') :]
            since = table.match.known(seat)
            for new, n in re.findall(r'<li class="event( new)?" id="event-(\d+)', log):
                is_head = table.match.log(seat)[int(n)].chapter is not None  # its scene is marked
                assert bool(new) == (int(n) >= since and not is_head)
            divided = log.partition('id="since"')
            is_divided = bool(seat is not None and since and table.match.log(seat)[since:])
            assert log.count('id="since"') == is_divided
            if is_divided:
                after = [int(n) for n in re.findall(r'data-number="(\d+)"', divided[2])]
                before = [int(n) for n in re.findall(r'data-number="(\d+)"', divided[0])]
                assert max(before, default=-1) < since <= after[0]
            seen.add(is_divided)
    assert seen == {True, False}


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
            drawn = parts.text_of(sheet.row(table, company))  # what no mark may hide
            mine = {who.talisman for who in match.state.characters if who.seat == seat}
            for who in match.state.characters:
                if who.talisman not in mine and not who.discovered:
                    seen += 1
                    assert f"<dd>{who.talisman}" not in page
                    assert f"<dd>{who.talisman}" not in drawn
    assert seen > 500


def test_a_log_is_drawn_for_those_alone_who_were_told_the_same() -> None:
    """Each of three was told a wish of their own; no other page holds it, not even unread."""
    table, pages = OpenTable("t"), Pages()
    match = gunbai.new(PARLOUR, ["Aki", "Ben", "Chie"], dice=1)
    wishes = [f"PLANTED-{seat}" for seat in range(3)]
    for number, ask in list(match.open.items()):
        match.answer(ask.seat, number, wishes[ask.seat])
    table.take_up(match, 0, [0] * match.version)
    company = company_view(table, {}, 0)
    for seat in (None, 0, 1, 2, None):
        link = Link("t", WATCH if seat is None else SEAT, seat)
        drawn = parts.text_of(Sheet(pages, link, "/s/x", Reader("en")).row(table, company))
        assert [wish for wish in wishes if wish in drawn] == (
            [] if seat is None else [wishes[seat]]
        )


def test_no_other_log_has_the_identity_of_one_whose_drawing_is_kept() -> None:
    """A second may end between the log and its drawing: the drawing alone is kept then."""
    table = OpenTable("t")
    table.take_up(gunbai.new(PARLOUR, ["Aki", "Ben"], dice=1))
    entries: list[Entry] = []
    Page(Pages(), Reader("en"), table, {"entries": entries}).fill(parts.Slot("log"))
    drawn_from = id(entries)
    del entries
    later: list[list[Entry]] = [[] for _ in range(1000)]
    assert drawn_from not in map(id, (later, *later))


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
