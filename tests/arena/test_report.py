"""A contest as a page: its sentences, its plots and its figures agree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace
from tests.arena.games import game, snow

from gunbai.arena.report import document, prepare
from gunbai.arena.results import Results, Standing
from gunbai.arena.tables import Words
from gunbai.core.script import Refused
from gunbai.study.estimate import Rate
from gunbai.words.catalogue import LANGUAGES


def standing(deals: int = 30) -> Standing:
    """Fair (in half of the seats) wins two games of three."""
    results = Results(snow(("half",)))
    for _ in range(deals):
        results.add([game(seat) for seat in (1, 1, 1, 2, 2, 1)])
    return results.standing()


def test_who_is_better_is_said_only_where_the_widened_interval_leaves_equality_out() -> None:
    found = standing()
    (pair,) = found.pairs
    words = Words("en", found)
    for low, high, said in ((0.55, 0.8, "Fair is better"), (0.45, 0.8, "not seen")):
        share = Rate(0.65, low, high, 13, 20)
        (told,) = words.answers([replace(pair, share=share)])
        assert said in told
        assert "65.0" in told
    barely = replace(pair, share=Rate(0.65, 0.51, 0.79, 13, 20))
    assert next(iter(words.answers([barely]))).startswith("Fair is better")
    assert all("not seen" in told for told in words.answers([barely] * 3)), "looked at three"
    worse = replace(pair, share=Rate(0.3, 0.2, 0.4, 6, 20))
    assert next(iter(words.answers([worse]))).startswith("Wanderer is better than Fair")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_a_plot_for_what_is_compared_and_all_its_words(language: str) -> None:
    page = document(language, standing(), "gunbai arena snow …")
    assert [plot.id for plot in page.plots] == ["ratings", "wins-half", "scores-half"]
    html = page.html({"en": "index.html", "ru": "index.ru.html"})
    assert not re.findall(r">[^<]*\barena\.(?!json)[a-z]", html)
    assert "gunbai arena snow …" in html


def test_a_report_is_written_whole_and_never_over_another(tmp_path: Path) -> None:
    folder = tmp_path / "report"
    prepare(folder)(standing(), "gunbai arena …")
    names = {file.name for file in folder.iterdir()}
    assert {"index.html", "index.ru.html", "arena.json", "wins-half.en.svg"} <= names
    assert json.decode((folder / "arena.json").read_bytes())["pairs"][0]["games"] == 180
    with pytest.raises(Refused):
        prepare(folder)
