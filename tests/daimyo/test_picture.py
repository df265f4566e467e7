"""The field as SVG: to scale, every unit once, sides told apart without colour, safe markup."""

from __future__ import annotations

import re
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from msgspec import structs

import gunbai
from gunbai.core.match import Match
from gunbai.core.script import Tell
from gunbai.games.daimyo.pieces.terrain import LINES, Ground
from gunbai.games.daimyo.seen.picture.events import latest
from gunbai.games.daimyo.seen.picture.ground import ground
from gunbai.games.daimyo.seen.picture.picture import MARGIN, picture, plain_style
from gunbai.games.daimyo.seen.picture.units import CREST, badge
from gunbai.games.daimyo.seen.view import Board, PieceView
from gunbai.words.catalogue import bundle

SVG = "{http://www.w3.org/2000/svg}"
say = bundle("en").value


def battle(scenario: str, turns: int) -> Match:
    match = gunbai.new("daimyo", ["bot", "bot"], {"scenario": scenario, "turns": turns}, dice=5)
    gunbai.play_bots(match, Random(1))
    return match


@pytest.fixture(scope="module")
def fought() -> Match:
    return battle("okehazama", 4)


@pytest.fixture(scope="module")
def board(fought: Match) -> Board:
    seen: Board = fought.view(None).board
    return seen


def drawn(board: Board, **wish: Any) -> ET.Element:
    return ET.fromstring(picture(board, say, alone=True, **wish))


def marks(root: ET.Element, kind: str) -> list[ET.Element]:
    return [e for e in root.iter() if kind in e.get("class", "").split()]


def test_daimyo_1_the_picture_is_to_scale(board: Board) -> None:
    root = drawn(board)
    left, top, wide, high = map(float, root.get("viewBox", "").split())
    assert (left, top) == (-MARGIN, -MARGIN)
    assert (wide, high) == (board.width + 2 * MARGIN, board.height + 2 * MARGIN)
    assert float(root.get("width", 0)) / wide == float(root.get("height", 0)) / high
    units = {mark.get("data-unit"): mark for mark in marks(root, "unit")}
    assert list(units) == [unit.id for unit in board.units]
    for unit in board.units:
        mark = units[unit.id]
        block = marks(mark, "block")[0]
        assert float(block.get("width", 0)) == 4.0 * unit.files
        assert float(block.get("height", 0)) == unit.depth * unit.ranks
        assert len(marks(mark, "stand")) == unit.stands
        place = re.match(r"translate\((\S+) (\S+)\) rotate\((\S+)\)", _pose(mark))
        assert place
        x, y, facing = map(float, place.groups())
        assert (x, board.height - y) == pytest.approx((unit.x, unit.y), abs=0.01)
        assert facing == pytest.approx(unit.facing, abs=0.01)


def _pose(mark: ET.Element) -> str:
    return marks(mark, "pose")[0].get("transform", "")


def test_sides_differ_in_shape_not_only_in_colour(board: Board) -> None:
    for mark in marks(drawn(board), "unit"):
        ring = marks(mark, "ring")[0].tag
        assert ring == f"{SVG}{'circle' if 'side-0' in mark.get('class', '') else 'path'}"


def test_hits_and_states_are_marked(board: Board) -> None:
    unit = structs.replace(board.units[0], hits=2, routing=True, frenzied=True, disordered=True)
    mark = marks(drawn(structs.replace(board, units=[unit])), "unit")[0]
    assert len(marks(mark, "hit")) == 2
    assert {"routing", "frenzied", "disordered"} <= set(mark.get("class", "").split())
    assert marks(mark, "flag")
    assert marks(mark, "flame")
    assert badge(unit).count('class="hit"') == 2


def test_names_are_no_markup(board: Board) -> None:
    name = "<script>\"&'</script>"
    unit = structs.replace(board.units[0], name=name)
    leader = structs.replace(board.leaders[0], name=name)
    root = drawn(structs.replace(board, units=[unit], leaders=[leader]))
    titles = [title.text or "" for title in root.iter(f"{SVG}title")]
    assert titles[0] == name
    assert titles[1].startswith(name)
    assert not list(root.iter(f"{SVG}script"))


@pytest.mark.parametrize("scenario", ["quick", "okehazama", "mikata-ga-hara"])
def test_the_ground_is_drawn_alike_every_time(scenario: str) -> None:
    match = gunbai.new("daimyo", ["bot", "bot"], {"scenario": scenario}, dice=5)
    board: Board = match.view(None).board
    root = drawn(board)
    assert {piece.ground for piece in board.terrain} == {
        kind for mark in marks(root, "ground") for kind in mark.get("class", "").split()[1:]
    }
    assert picture(board, say) == picture(board, say)


def test_every_ground_has_a_drawing() -> None:
    """A line or an area of each kind, all drawn within the table."""
    area = ((5.0, 5.0), (35.0, 5.0), (35.0, 25.0), (5.0, 25.0), (5.0, 5.0))
    line = ((-10.0, 12.0), (20.0, 18.0), (60.0, 12.0))
    for kind in Ground:
        course, width = (line, 4.0) if kind in LINES else (area, 0.0)
        made = ground(40.0, 30.0, (PieceView("a", str(kind), course, width, 1),))
        assert f'class="ground {kind}"' in made
        body = re.search(r'class="(?:body|rail)" d="M([^"]+?)Z?"', made)
        assert body
        numbers = [float(n) for n in body[1].split()]
        assert all(-0.01 <= x <= 40.01 for x in numbers[::2])
        assert all(-0.01 <= y <= 30.01 for y in numbers[1::2])


def test_a_file_of_its_own_names_no_colour_that_it_lacks(board: Board) -> None:
    assert "var(" not in plain_style()
    assert "#23406f" in plain_style()  # the first side's blue, as the page has it by day
    assert "<style>" in picture(board, say, alone=True)
    assert "<style>" not in picture(board, say)


def test_events_stand_where_they_happened(board: Board) -> None:
    shooter, target = board.units[0], board.units[-1]
    log = [Tell("daimyo.volley", {"unit": shooter.name, "target": target.name, "hits": 3})]
    volley = marks(drawn(board, events=log), "burst")[0]
    assert [e.text for e in volley.iter(f"{SVG}text")] == ["3"]
    if board.lost:
        gone = board.lost[0]
        fallen = marks(drawn(board, events=[Tell("daimyo.dispersed", {"unit": gone.name})]), "gone")
        x, y = _place(fallen[0])
        assert (x, board.height - y) == pytest.approx((gone.x, gone.y), abs=0.01)


def _place(mark: ET.Element) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) (\S+)\)", mark.get("transform", ""))
    assert found
    return float(found[1]), float(found[2])


def test_the_last_events_are_those_of_the_last_two_activations() -> None:
    keys = ["daimyo.turn", "daimyo.acts", "a", "daimyo.acts", "b", "daimyo.acts", "c"]
    log = [Tell(key) for key in keys]
    assert [event.key for event in latest(log)] == keys[3:]
    assert [event.key for event in latest(log[:3])] == keys[:3]
    assert latest([]) == []


def test_ways_lead_from_where_units_stood(board: Board, fought: Match) -> None:
    first = board.units[0]
    old = structs.replace(board, units=[structs.replace(first, x=first.x + 5.0)])
    ways = marks(drawn(board, before=old), "way")
    assert len(ways) == 1
    assert marks(drawn(board, before=board), "way") == []


def test_leaders_who_have_not_come_are_not_shown() -> None:
    match = gunbai.new("daimyo", ["bot", "bot"], {"scenario": "okehazama"}, dice=5)
    board: Board = match.view(None).board
    coming = {unit.id for unit in board.coming}
    assert coming == {"asahina-horse", "asahina-spears"}
    shown = {mark.get("data-leader") for mark in marks(drawn(board), "leader")}
    assert shown == {lead.id for lead in board.leaders if lead.unit not in coming}
    assert len(shown) < len(board.leaders)


def test_crests_are_big_enough_to_read() -> None:
    """On a screen 790 pixels wide for a table of 150 cm, at least 16 pixels across."""
    assert 2 * CREST * 790 / 154.4 > 16
