"""What a crowded field shows: names that make room, melees as pairs, a ruler, marks on the edge."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest
from msgspec import structs

import gunbai
from gunbai.core.script import Tell
from gunbai.core.view import View
from gunbai.games.daimyo.pieces.block import Block
from gunbai.games.daimyo.seen.look.look import look
from gunbai.games.daimyo.seen.look.ruler import measured
from gunbai.games.daimyo.seen.picture.events import event_marks
from gunbai.games.daimyo.seen.picture.labels import Label, labels
from gunbai.games.daimyo.seen.picture.melee import APART, links, pairs, steps_back
from gunbai.games.daimyo.seen.picture.overlays import ruler
from gunbai.games.daimyo.seen.picture.picture import picture
from gunbai.games.daimyo.seen.picture.sky import FALLS, sky
from gunbai.games.daimyo.seen.picture.units import CREST
from gunbai.games.daimyo.seen.view import Board
from gunbai.words.catalogue import bundle

say = bundle("en").value
TABLE = (0.0, 0.0, 100.0, 60.0)


@pytest.fixture(scope="module")
def begun() -> View:
    return gunbai.new("daimyo", ["random", "random"], {"scenario": "okehazama"}, dice=1).view(None)


@pytest.fixture(scope="module")
def board(begun: View) -> Board:
    seen: Board = begun.board
    return seen


def box(label: Label, block: Block, height: float) -> tuple[float, float, float, float]:
    x, y = block.centre
    wide, high = label.size
    x, y = x + label.across, height - y + label.down
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, wide) * max(0.0, high)


def test_names_of_units_side_by_side_do_not_lie_on_each_other() -> None:
    """Three units 6 cm apart, with names of 13 letters (11 cm): below, above and elsewhere."""
    blocks = {f"u{n}": Block(40.0 + 6 * n, 30.0, 0.0, 1, 1, 2.0) for n in range(3)}
    placed = labels(blocks, dict.fromkeys(blocks, "Ikeda samurai"), CREST, TABLE)
    boxes = [box(placed[id_], blocks[id_], 60.0) for id_ in blocks]
    for one in range(3):
        for other in range(one):
            assert overlap(boxes[one], boxes[other]) == 0.0
    assert len({(label.across, label.down) for label in placed.values()}) >= 2


def test_a_name_stays_on_the_table_and_off_leaders() -> None:
    low = {"u": Block(50.0, 3.0, 0.0, 3, 1, 2.0)}
    below = labels({"u": Block(50.0, 30.0, 0.0, 3, 1, 2.0)}, {"u": "Mori"}, CREST, TABLE)["u"]
    assert below.down > 0
    assert labels(low, {"u": "Mori"}, CREST, TABLE)["u"].down < 0
    fan = (50.0, 60.0 - 29.0 + below.down)
    aside = labels({"u": Block(50.0, 30.0, 0.0, 3, 1, 2.0)}, {"u": "Mori"}, CREST, TABLE, [fan])[
        "u"
    ]
    assert (aside.across, aside.down) != (below.across, below.down)


def test_a_long_name_stands_in_lines_whole_and_safe() -> None:
    block = {"u": Block(50.0, 30.0, 0.0, 3, 1, 2.0)}
    label = labels(block, {"u": "The General's mounted <hatamoto>"}, CREST, TABLE)["u"]
    assert " ".join(label.lines) == "The General's mounted <hatamoto>"
    assert "&lt;hatamoto" in label.drawn()


def test_daimyo_7_crests_of_a_melee_step_apart_and_are_linked() -> None:
    """Two units face to face, their middles 2 cm apart: without a step the crests overlap."""
    blocks = {"a": Block(50.0, 30.0, 0.0, 3, 1, 2.0), "b": Block(50.0, 30.0, 180.0, 3, 1, 2.0)}
    moved = steps_back([("a", "b")], blocks)
    assert moved["a"] == pytest.approx((0.0, APART))
    assert moved["b"] == pytest.approx((0.0, -APART))
    assert 2.0 + 2 * APART > 2 * CREST
    drawn = links([("a", "b")], blocks, moved, 60.0)
    assert drawn.count('class="link"') == 1


def test_pairs_are_those_that_fight_and_stand(board: Board) -> None:
    one, other = (unit.id for unit in board.units[:2])
    fought = structs.replace(board, rounds={f"{one} {other}": 2, f"{one} gone": 1})
    assert pairs(fought) == [(one, other)]
    assert 'class="link"' in picture(fought, say)
    assert 'class="link"' not in picture(board, say)


def test_the_hits_of_a_melee_are_called_out_beside_it(board: Board) -> None:
    one, other = board.units[:2]
    told = Tell("daimyo.melee", {"unit": one.name, "target": other.name, "hits": 3, "hits_back": 1})
    drawn = event_marks(board, [told], say)
    assert ">3:1<" in drawn
    assert 'class="event call"' in drawn


def test_the_edge_has_a_number_at_every_ten_centimetres(board: Board) -> None:
    """Okehazama, 150 by 90 cm: 16 numbers along each long edge, 9 along each short one."""
    root = ET.fromstring(picture(board, say, alone=True))
    marks = next(g for g in root.iter() if g.get("class") == "marks")
    numbers = [int(text.text or "") for text in marks]
    assert len(numbers) == 2 * 16 + 2 * 9
    assert set(numbers) == set(range(0, 151, 10))


@pytest.mark.parametrize("weather", ["light-rain", "heavy-rain", "thunderstorm", "snow", "fog"])
def test_daimyo_9_each_weather_is_seen_on_the_field(board: Board, weather: str) -> None:
    drawn = picture(structs.replace(board, weather=weather), say)
    for kind, _, _ in FALLS[weather]:
        assert f'class="{kind}"' in drawn
    assert sky("fine", 10.0, 10.0) == ""


# The ruler


def test_a_ruler_measures_from_edge_to_edge(board: Board) -> None:
    from gunbai.games.daimyo.seen.from_view import board_of

    one, other = board.units[0], board.units[5]
    live = board_of(board)
    found = measured(board, {"from": one.id, "to": other.id})
    assert found is not None
    assert found.way == round(live.distance(live.unit(one.id), live.unit(other.id)), 1)
    assert found.told.values["from"] == one.name
    places = measured(board, {"from": "10,10", "to": "13,14"})
    assert places is not None
    assert places.way == 5.0
    assert places.here == (10.0, 10.0)
    assert re.search(r"<text[^>]*>5</text>", ruler(board, places))


@pytest.mark.parametrize(
    ("start", "end"), [("", "1,1"), ("nobody", "1,1"), ("1,nan", "1,1"), ("1", "2")]
)
def test_a_ruler_laid_nowhere_is_no_ruler(begun: View, start: str, end: str) -> None:
    assert measured(begun.board, {"from": start, "to": end}) is None
    assert look(begun, {"from": start, "to": end}, True).measure is None


def test_a_ruler_is_laid_by_a_look(begun: View) -> None:
    found = look(begun, {"from": begun.board.leaders[0].id, "to": "5,5"}, True)
    assert found.measure is not None
    assert found.unit is None
    for language in ("en", "ru"):
        said = bundle(language).value(found.measure.told)
        assert f"{found.measure.way:g}".split(".")[0] in said
