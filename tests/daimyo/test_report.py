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
from gunbai.documents import cell, plain, to_html, to_markdown
from gunbai.games.daimyo.report import Turn, report, turns
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
    document = report(told, match.outcome.how, bundle(language).value)
    pictures = [f"turn-{turn:02}.svg" for turn in range(4)]
    assert sorted(document.pictures) == pictures
    text = to_markdown(document)
    assert re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text) == pictures
    assert re.findall(r'<img src="([^"]+)"', to_html(document, language)) == pictures
    for drawn in document.pictures.values():
        assert ET.fromstring(drawn).tag.endswith("svg")
    assert "daimyo" not in text, "a word is missing"


def test_the_markdown_tells_turns_activations_and_losses(
    battle: tuple[Match, list[Turn]],
) -> None:
    match, told = battle
    assert match.outcome is not None
    text = to_markdown(report(told, match.outcome.how, bundle("en").value))
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
    assert text.count("\N{NO-BREAK SPACE}cm") >= len(advances)
    sides = told[-1].board.sides
    for side in sides:
        assert f"lost {side.lost} of {side.brought}" in text


@pytest.mark.parametrize(("language", "late"), [("en", "from turn 6"), ("ru", "с хода 6")])
def test_the_order_of_battle_names_leaders_and_reinforcements(language: str, late: str) -> None:
    match = gunbai.new("daimyo", ["bot", "bot"], {"scenario": "okehazama"}, dice=7)
    say = bundle(language).value
    text = to_markdown(report([Turn(match.view(None).board, ())], None, say))
    assert len(re.findall(rf"\(\d\), {late}", text)) == 2
    for leader in match.view(None).board.leaders:
        assert say(leader.name) in text


def test_a_battle_that_goes_on_says_so(battle: tuple[Match, list[Turn]]) -> None:
    document = report(battle[1][:2], None, bundle("en").value)
    assert "The battle goes on." in to_markdown(document)
    assert "turn-02.svg" not in document.pictures


def test_names_become_no_markup(battle: tuple[Match, list[Turn]]) -> None:
    turn = battle[1][0]
    name = "*<img src=x>* | [a](b)"
    board = structs.replace(turn.board, title=name)
    document = report([Turn(board, ())], None, bundle("en").value)
    assert "\\*\\<img src=x\\>\\* \\| \\[a\\](b)" in to_markdown(document)
    tags: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:
            tags.append(tag)

    Reader().feed(to_html(document, "en"))
    assert tags.count("img") == 1


def test_no_turns_make_an_empty_report() -> None:
    document = report([], None, bundle("en").value)
    assert not document.blocks
    assert not document.pictures
    assert "<main>" in to_html(document, "en")


def test_the_markdown_escapes_a_name_that_would_be_a_list_a_heading_or_a_rule() -> None:
    for name in ("- spears", "1. Spears", "+ x", "===", "# guns", "a | b"):
        said = cell(name)
        assert said == plain(name)
        assert "\\" in said
        assert said.replace("\\", "") == name
