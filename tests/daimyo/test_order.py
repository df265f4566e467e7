"""Orders have one reader: words, JSON and the page's data come to the same order (daimyo 3, 4)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json, to_builtins

from gunbai.core.script import Refused
from gunbai.games.daimyo.rules.order import (
    Charge,
    Formation,
    Maneuver,
    Ride,
    Step,
    read,
    read_formation,
    read_ride,
)
from gunbai.games.daimyo.seen.look.offers import amount
from gunbai.games.daimyo.seen.typed import order as typed

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
