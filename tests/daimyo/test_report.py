"""The battle afterwards: a report in Markdown and HTML with a picture of every turn."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from random import Random
from xml.etree import ElementTree as ET

import pytest
from msgspec import structs

import gunbai
from gunbai.core.match import Match
from gunbai.games.daimyo.report import Turn, report, turns
from gunbai.markdown import cell, plain
from gunbai.words.catalogue import bundle


@pytest.fixture(scope="module")
def battle() -> tuple[Match, list[Turn]]:
    match = gunbai.new("daimyo", ["bot", "bot"], {"scenario": "quick", "turns": 3}, dice=7)
    rng, frames = Random(7), [(match.view(None).board, match.log(None))]
    while gunbai.play.bot_turn(match, rng):
        frames.append((match.view(None).board, list(match.log(None))))
    return match, turns(frames)


def test_every_turn_is_told_once(battle: tuple[Match, list[Turn]]) -> None:
    match, told = battle
    assert [turn.board.turn for turn in told] == [0, 1, 2, 3]
    assert [event for turn in told for event in turn.events] == list(match.log(None))
    assert all(turn.events[0].key == "daimyo.turn" for turn in told[1:])


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_report_has_its_pictures(battle: tuple[Match, list[Turn]], language: str) -> None:
    match, told = battle
    assert match.outcome is not None
    files = report(told, match.outcome.how, bundle(language).value)
    pictures = [f"turn-{turn:02}.svg" for turn in range(4)]
    assert sorted(files) == ["report.html", "report.md", *pictures]
    assert re.findall(r"!\[[^\]]+\]\(([^)]+)\)", files["report.md"]) == pictures
    assert re.findall(r'<img src="([^"]+)"', files["report.html"]) == pictures
    for name in pictures:
        assert ET.fromstring(files[name]).tag.endswith("svg")
    assert "daimyo" not in files["report.md"], "a word is missing"


def test_the_markdown_tells_turns_activations_and_losses(
    battle: tuple[Match, list[Turn]],
) -> None:
    match, told = battle
    assert match.outcome is not None
    text = report(told, match.outcome.how, bundle("en").value)["report.md"]
    headings = re.findall(r"(?m)^## (.*)$", text)
    assert [h.partition(":")[0] for h in headings] == ["Turn 1", "Turn 2", "Turn 3", "The outcome"]
    acts = [event for event in match.log(None) if event.key == "daimyo.acts"]
    heads = re.findall(r"(?m)^### (.*)$", text)
    ends = [head for head in heads if re.fullmatch(r"Turn \d ends", head)]
    assert ends, "what the end of a turn brought stands under its own heading"
    assert 0 < len(heads) - len(ends) <= len(acts)
    assert not re.search(r"(?m)^### .*\n\n#", text), "an activation of which nothing is told"
    orders = [e.values["order"] for e in match.log(None) if e.key == "daimyo.moves"]
    advances = [steps for steps in orders if any("advance" in step.key for step in steps)]
    assert advances
    assert text.count(" cm") >= len(advances)
    sides = told[-1].board.sides
    for side in sides:
        assert f"lost {side.lost} of {side.brought}" in text


@pytest.mark.parametrize(("language", "late"), [("en", "from turn 6"), ("ru", "с хода 6")])
def test_the_order_of_battle_names_leaders_and_reinforcements(language: str, late: str) -> None:
    match = gunbai.new("daimyo", ["bot", "bot"], {"scenario": "okehazama"}, dice=7)
    say = bundle(language).value
    text = report([Turn(match.view(None).board, ())], None, say)["report.md"]
    assert len(re.findall(rf"\(\d\), {late}", text)) == 2
    for leader in match.view(None).board.leaders:
        assert say(leader.name) in text


def test_a_battle_that_goes_on_says_so(battle: tuple[Match, list[Turn]]) -> None:
    files = report(battle[1][:2], None, bundle("en").value)
    assert "The battle goes on." in files["report.md"]
    assert "turn-02.svg" not in files


def test_names_become_no_markup(battle: tuple[Match, list[Turn]]) -> None:
    turn = battle[1][0]
    name = "*<img src=x>* | [a](b)"
    board = structs.replace(turn.board, title=name)
    files = report([Turn(board, ())], None, bundle("en").value)
    assert "\\*\\<img src=x\\>\\* \\| \\[a\\](b)" in files["report.md"]
    tags: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:
            tags.append(tag)

    Reader().feed(files["report.html"])
    assert tags.count("img") == 1


def test_no_turns_make_an_empty_report() -> None:
    files = report([], None, bundle("en").value)
    assert set(files) == {"report.md", "report.html"}


def test_the_markdown_escapes_a_name_that_would_be_a_list_a_heading_or_a_rule() -> None:
    for name in ("- spears", "1. Spears", "+ x", "===", "# guns", "a | b"):
        said = cell(name)
        assert said == plain(name)
        assert "\\" in said
        assert said.replace("\\", "") == name
