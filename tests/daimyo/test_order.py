"""Orders have one reader: words, JSON and the page's data come to the same order (daimyo 3, 4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import shapely
from msgspec import json, to_builtins
from tests.daimyo.builders import board, unit

from gunbai.core.script import Refused
from gunbai.games.daimyo.pieces.terrain import Ground, Piece
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.order import (
    Charge,
    Formation,
    Maneuver,
    Ride,
    Step,
    Steps,
    read,
    read_formation,
    read_ride,
)
from gunbai.games.daimyo.seen.look.offers import amount
from gunbai.games.daimyo.seen.look.orders import march_preview
from gunbai.games.daimyo.text import order as typed

ALIKE: list[tuple[str, Any]] = [
    ("advance 8", [{"maneuver": "advance", "amount": 8}]),
    ("wheel left 30; advance 2.5",
     [{"maneuver": "wheel", "amount": -30}, {"maneuver": "advance", "amount": 2.5}]),
    ("turn about", [{"maneuver": "turn", "amount": 2}]),
    ("rotate right 45", [{"maneuver": "rotate", "amount": 45}]),
    ("enter house", [{"maneuver": "enter", "target": "house"}]),
    ("leave front", [{"maneuver": "leave"}]),
    ("", []),
    ("charge foe", {"target": "foe"}),
    ("charge", {}),
    ("wheel left 12.5 charge foe", {"target": "foe", "wheel": -12.5}),
]  # fmt: skip
NO_ORDERS: list[Any] = [
    [{"maneuver": "fly"}],
    [{"maneuver": "advance", "amout": 3}],
    [{"maneuver": "advance", "amount": -3}],
    [{"maneuver": "advance", "amount": "3"}],
    [{"maneuver": "advance", "amount": float("nan")}],
    [{"maneuver": "turn", "amount": 4}],
    [{"maneuver": "turn", "amount": 1.5}],
    [{"maneuver": "leave", "amount": -1}],
    [{"maneuver": "enter"}],
    [{"maneuver": "wheel", "amount": float("inf")}],
    {"target": "foe", "wheel": float("nan")},
    {"target": 7},
    {"unit": "foe"},
    ["advance 3"],
    7,
    None,
    True,
]


@pytest.mark.parametrize(("words", "data"), ALIKE)
def test_words_and_data_are_the_same_order(words: str, data: Any) -> None:
    assert read(words) == read(data)
    assert read(json.decode(json.encode(read(words)))) == read(words)


@pytest.mark.parametrize("given", NO_ORDERS)
def test_what_is_no_order_is_refused_with_a_sentence(given: Any) -> None:
    with pytest.raises(Refused) as caught:
        read(given)
    assert caught.value.refusal.key == "daimyo.no.not-an-order"


def test_data_has_a_most_number_of_maneuvers_too() -> None:
    with pytest.raises(Refused) as caught:
        read([{"maneuver": "advance", "amount": 0.1}] * 13)
    assert caught.value.refusal.key == "daimyo.no.too-many-steps"


def test_a_leader_rides_or_joins_in_words_and_as_data() -> None:
    assert read_ride("ride 60, 20") == read_ride({"ride": [60, 20]}) == Ride((60.0, 20.0))
    assert read_ride("join Guard") == read_ride({"join": "guard"}) == Ride(join="guard")
    wrong: Any
    for wrong in ("ride 60", "ride x 20", "ride nan 2", "join", "", {}, [], {"ride": [1]}, 3,
                  {"ride": [1, 2], "join": "guard"}):  # fmt: skip
        with pytest.raises(Refused):
            read_ride(wrong)


def test_a_formation_is_read_in_words_and_as_data() -> None:
    both = {"facing": 90, "files": 3}
    assert read_formation({"order": "face 90 files 3"}) == read_formation(both) == Formation(90, 3)
    assert read_formation({"order": "files 2"}) == Formation(files=2)
    assert read_formation({}) == Formation()
    for wrong in ("face", "face x", "face 1 face 2", "turn 3", "files 2.5"):
        with pytest.raises(Refused):
            read_formation({"order": wrong})
    other: Any
    for other in ({"facing": "90"}, {"facing": 90.5}, {"width": 3}, {"files": True}, [], 3):
        with pytest.raises(Refused):
            read_formation(other)


def test_the_terminal_names_whom_and_leaves_the_words_to_the_reader() -> None:
    form = {"units": ["o-guard"], "leaders": [], "done": True}
    assert typed("o-g advance 3", form) == {"unit": "o-guard", "order": "advance 3"}
    assert typed("face 90 files 3", {"facing": 0.0}) == {"order": "face 90 files 3"}
    assert typed("", {"facing": 0.0}) == {}


def test_the_last_step_tells_how_it_may_be_changed() -> None:
    wheel = amount((Step(Maneuver.ADVANCE, 3.0), Step(Maneuver.WHEEL, -11.0)))
    assert wheel is not None
    assert (wheel.value, wheel.size, wheel.least, wheel.measure) == (11.0, 5.0, 1.0, "degrees")
    assert amount((Step(Maneuver.TURN, 1.0),)) is None
    assert amount(()) is None


def test_an_order_goes_out_as_it_comes_in() -> None:
    steps = (Step(Maneuver.WHEEL, -30.0), Step(Maneuver.ENTER, target="house"))
    data = [{"maneuver": "wheel", "amount": -30.0}, {"maneuver": "enter", "target": "house"}]
    assert to_builtins(list(steps)) == data
    assert to_builtins(Charge("foe")) == {"target": "foe"}


# What it would come to


WOODS = Piece("woods", Ground.WOODS, shapely.box(40, 32, 80, 60))


def test_daimyo_3_what_halves_a_move_is_named_with_its_centimetres() -> None:
    """5 cm ahead, of which 3 in the woods at double cost: 8 of 10 cm, 3 of them for the woods."""
    men = unit("men", 0, 60.0, 30.0)
    order: Steps = (Step(Maneuver.ADVANCE, 5.0),)
    named = {e.key: e.values for e in march_preview(board(men), men, order).effects}
    assert "daimyo.page.rough-going" not in named
    preview = march_preview(board(men, pieces=(WOODS,)), men, order)
    named = {e.key: e.values for e in preview.effects}
    assert named["daimyo.page.rough-going"] == {"extra": 3.0}
    assert preview.cost == 8.0


def test_daimyo_9_what_the_weather_leaves_of_a_move_is_named() -> None:
    men = unit("men", 0, 60.0, 30.0)
    snowed = march_preview(board(men, weather=Weather.SNOW), men, ())
    told = next(e for e in snowed.effects if e.key == "daimyo.page.weathered")
    assert (told.values["most"], told.values["full"]) == (snowed.most, 2 * snowed.most)
    turned: Steps = (Step(Maneuver.TURN, 1.0),)
    loose = replace(men, disordered=True)
    for who, doubled in ((men, False), (loose, True)):
        keys = [e.key for e in march_preview(board(who), who, turned).effects]
        assert ("daimyo.page.disordered-turns" in keys) is doubled
