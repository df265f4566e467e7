"""A game told: headings, players' own words kept as words, scores, and entries as CSV."""

from __future__ import annotations

import csv
import html
import io
import json
import re
import threading
from html.parser import HTMLParser
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from litestar.testing import TestClient
from markdown_it import MarkdownIt
from tests.table.conftest import Table
from tests.table.parlour import PARLOUR

import gunbai
from gunbai.core.match import Match
from gunbai.core.script import Chapter, scene_of, tell
from gunbai.words import story
from gunbai.words.account import Said, say

EMPTY = story.Story("en", "T", "About.", [], [], [], "Over.", [], [])


class Words:
    """A catalogue of its own."""

    def __init__(self, said: dict[str, str]) -> None:
        self.said = said

    def say(self, key: str, values: Any) -> str:
        del values
        return self.said[key]

    def phrase(self, what: Any) -> str:
        return self.said[what.key]

    def has(self, key: str) -> bool:
        return key in self.said


@pytest.mark.parametrize(
    ("chapter", "level"),
    [(None, 0), (Chapter(1), 1), (Chapter(2), 2), (scene_of(0), 0), (Chapter(4), 0)],
)
def test_parts_have_headings_down_to_the_scene(chapter: Chapter | None, level: int) -> None:
    words: Any = Words({"a.b": "It snows."})
    assert say(words, tell("a.b", chapter=chapter)) == Said("It snows.", level)


def test_a_title_is_the_heading_and_the_event_follows_it() -> None:
    words: Any = Words({"a.b": "Aki meets Ben.", "a.b.title": "Aki, Ben"})
    assert say(words, tell("a.b", chapter=scene_of())) == Said("Aki, Ben", 3, "Aki meets Ben.")
    assert say(words, tell("a.b")) == Said("Aki meets Ben.")


def finished(seed: int = 3) -> Match:
    match = gunbai.new(PARLOUR, ["Aki", "=Ben", "plain"], {"rounds": 2}, dice=seed)
    rng = Random(seed)
    match.note(1, "*Good* evening\n<b>all</b>")
    while match.open:
        number, ask = next(iter(match.open.items()))
        value = f"wish of {ask.seat}" if ask.key == "parlour.wish" else ask.sample(rng)
        match.answer(ask.seat, number, value)
    return match


def test_a_story_tells_what_its_seat_was_told() -> None:
    match = finished()
    mine = story.tell(match, 0, "en")
    assert [pair[1] for pair in mine.players] == ["Aki", "=Ben", "Bot 2 (bot)"]
    assert ("parlour.option.rounds", "2") in mine.terms
    assert ("Dice", "from a seed") in mine.terms
    told = [said.text for said in mine.events]
    assert told.count("parlour.wished wish=wish of 0") == 1, "a key without words has its values"
    assert [said.level for said in mine.events].count(1) == 2
    everybodys = story.tell(match, None, "en")
    assert not any(said.text.startswith("parlour.wished") for said in everybodys.events)
    assert match.outcome is not None
    names = ("Aki", "=Ben", "Bot 2")
    assert mine.scores == [
        (name, str(match.outcome.scores[seat])) for seat, name in enumerate(names)
    ]
    assert mine.ending.startswith("The game is over.")
    assert re.search(r"wins?\.", mine.ending)


def test_a_story_of_an_unfinished_game_says_so() -> None:
    match = gunbai.new(PARLOUR, ["Aki"], dice="sealed")
    told = story.tell(match, 0, "ru")
    assert told.ending == "Партия ещё не закончена."
    assert told.scores == []
    assert any(value == match.record.header.commitment for _, value in told.terms)
    assert "Развязка" in story.to_markdown(told)


def test_markdown_has_chapters_and_a_table_of_scores() -> None:
    text = story.to_markdown(story.tell(finished(), None, "en"))
    assert text.startswith("# parlour.name\n")
    assert text.count("\n## parlour.round number=") == 2
    page = MarkdownIt("commonmark").enable("table").render(text)
    assert page.count("<tr>") == 4
    assert "<b>" not in page
    assert "<em>Good" not in page
    assert "*Good* evening" in html.unescape(page)


@given(st.text(max_size=60))
def test_markdown_takes_nothing_that_was_typed_for_markup(typed: str) -> None:
    events = [Said(typed), Said("after")]
    text = story.to_markdown(story.Story("en", "T", "A.", [], [], events, "", [], []))
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    kinds = {token.type for token in tokens}
    assert kinds <= {
        "heading_open", "heading_close", "paragraph_open", "paragraph_close", "inline",
    }  # fmt: skip
    inner = {child.type for token in tokens for child in token.children or []}
    assert inner <= {"text", "em_open", "em_close", "text_special", "softbreak", "hardbreak"}
    assert sum(token.type == "heading_open" for token in tokens) == 2


def test_markdown_keeps_signs_that_mean_something_to_it() -> None:
    typed = "&copy; *a* <b> [x](y)\n# one\n- two\n3. three\n> four\n---"
    text = story.to_markdown(story.Story("en", "T", "A.", [], [], [Said(typed)], "", [], []))
    shown = html.unescape(re.sub(r"<[^>]+>", "", MarkdownIt("commonmark").render(text)))
    assert typed in shown.replace("\n\n", "\n")


def test_the_lines_of_a_haiku_stay_lines() -> None:
    told = story.Story("en", "T", "A.", [], [], [Said("one\ntwo\nthree")], "", [], [])
    assert "one  \ntwo  \nthree" in story.to_markdown(told)
    assert "one<br>\ntwo<br>\nthree" in story.to_html(told)


class Tags(HTMLParser):
    """The tags of a page, and whether each is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.seen.add(tag)
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@given(st.text(max_size=60))
@example("<?")
@example("</td>")
def test_html_takes_nothing_that_was_typed_for_markup(typed: str) -> None:
    pair = [(typed, typed)]
    told = story.Story("en", typed, typed, pair, pair, [Said(typed, 2)], typed, pair, pair)
    page = Tags()
    page.feed(story.to_html(told).removeprefix("<!doctype html>"))
    assert page.open == []
    lists = {"dl", "dt", "dd", "table", "tr", "td", "th"}
    page.seen -= {"html", "head", "meta", "title", "style", "body", "main", *lists}
    assert page.seen <= {"h1", "h2", "h3", "p", "br"}


def test_csv_has_a_line_for_every_entry() -> None:
    match = finished()
    rows = list(csv.DictReader(io.StringIO(story.to_csv(match.record).removeprefix("\ufeff"))))
    assert len(rows) == len(match.record.entries)
    assert tuple(rows[0]) == story.COLUMNS
    assert rows[0]["entry"] == "note"
    assert json.loads(rows[0]["value"]) == "*Good* evening\n<b>all</b>"
    assert {row["name"] for row in rows} == {"Aki", "'=Ben", "Bot 2"}
    assert not [row for row in rows if row["value"][:1] in ("=", "+", "@")]


def test_stories_and_records_are_carried_away_from_the_table(client: TestClient[Any]) -> None:
    table = Table(client, "Aki")
    base = f"/s/{table.seats[0]}"
    for ask, value in enumerate(["w", 1]):
        table.answer(0, ask, value)
    assert client.get(f"{base}/record").status_code == 409
    assert client.get(f"{base}/record?format=csv").status_code == 409
    page = client.get(f"{base}/story")
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["content-disposition"].startswith("inline")
    assert "style-src 'sha256-" in page.headers["content-security-policy"]
    text = client.get(f"{base}/story?format=md")
    assert text.headers["content-type"] == "text/markdown; charset=utf-8"
    assert re.fullmatch(
        r'attachment; filename="parlour-\w{8}\.md"', text.headers["content-disposition"]
    )
    for ask, value in ((2, "left"), (3, [0]), (4, {"steel": 4, "silk": 1}), (5, {"to": 1})):
        assert table.answer(0, ask, value).status_code == 200
    for path in (base, f"/w/{table.watch}"):
        record = gunbai.core.record.load(client.get(f"{path}/record").content)
        verdict = gunbai.verify(record)
        assert (verdict.passed, verdict.proved, verdict.over) == (True, True, True)
        rows = client.get(f"{path}/record?format=csv").text.splitlines()
        assert len(rows) == len(record.entries) + 1
    assert client.get(f"{base}/story?format=pdf").status_code == 400


def test_a_long_story_or_record_is_made_beside_what_else_is_asked(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the thread of the server's loop everybody else would wait for it."""
    threads: list[str] = []

    def noting(make: Any) -> Any:
        def made(*given: Any) -> Any:
            threads.append(threading.current_thread().name)
            return make(*given)

        return made

    for name in ("tell", "to_html", "to_markdown", "to_csv"):
        monkeypatch.setattr(story, name, noting(getattr(story, name)))
    table = Table(client, "Aki")
    base = f"/s/{table.seats[0]}"
    given = ["w", 1, "left", [0], {"steel": 4, "silk": 1}, {"to": 1}]
    for ask, value in enumerate(given):
        assert table.answer(0, ask, value).status_code == 200
    for path in ("story", "story?format=md", "record?format=csv"):
        assert client.get(f"{base}/{path}").status_code == 200
    assert len(threads) == 5
    assert all(name.startswith("asyncio_") for name in threads), threads
