"""The ladder: what was measured stands beside each bot, and only under the rules it was for."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.arena.games import game as played

from gunbai import ladder as ladders
from gunbai.arena.contest import Contest
from gunbai.arena.ladder import PAGE, figures, page, planned
from gunbai.arena.results import Results
from gunbai.ladder import Ladder, ladder, measured
from gunbai.registry import find, registered


@pytest.fixture(scope="module")
def contest() -> Contest:
    return planned(find("snow"), 1)


@pytest.fixture
def found(contest: Contest, monkeypatch: pytest.MonkeyPatch) -> Ladder:
    """Twelve deals in which the seats of the first, third … bot win by turns."""
    results = Results(contest)
    for deal in range(12):
        results.add([played(1 + (deal + n) % 4) for n in range(contest.games_a_deal)])
    made = figures(contest, results.standing())
    monkeypatch.setattr(ladders, "_read", lambda _: made)
    return made


def test_each_bot_meets_the_usual_one(contest: Contest) -> None:
    bots = list(find("snow").bots)
    assert [lineup.bots[1] for lineup in contest.lineups] == [bots[0]] * (len(bots) - 1)


def test_every_bot_has_a_rung(found: Ladder, contest: Contest) -> None:
    assert {rung.bot for rung in found.rungs} == set(contest.bots)
    usual = found.rung(contest.bots[0])
    assert usual is not None
    assert usual.against == "random"
    for rung in found.rungs:
        assert rung.low <= rung.won <= rung.high
    lots = found.rung("random")
    assert lots is not None
    assert lots.won == pytest.approx(1 - usual.won)
    assert lots.points == 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_sentence_beside_a_bot(found: Ladder, language: str) -> None:
    said = measured("snow", "random", language)
    rung = found.rung("random")
    assert rung is not None
    assert str(round(100 * rung.won)) in said
    assert "ladder" not in said
    assert measured("snow", "nobody", language) == ""


def test_what_was_measured_under_other_rules_is_not_told(
    found: Ladder, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ladder("snow") == found
    old = replace(found, version=found.version - 1)
    monkeypatch.setattr(ladders, "_read", lambda _: old)
    assert ladder("snow") is None
    assert measured("snow", "random", "en") == ""


def test_a_ladder_names_bots_that_there_are() -> None:
    for game in registered().values():
        shown = ladder(game)
        for rung in shown.rungs if shown else ():
            assert rung.bot in game.bots
            assert rung.against in game.bots


def test_the_page_says_what_was_measured() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), (
        "make it anew: python -m gunbai.arena.ladder --page"
    )
