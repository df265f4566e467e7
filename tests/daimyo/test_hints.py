"""What is foretold before a player commits himself: pursuit, follow-up, the weather, the orders."""

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from tests.daimyo.test_bots import FOE, FOE70, battle, unit

import gunbai
from gunbai.core.script import Choose, Order
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.rules.order import Maneuver, Step, step_phrase
from gunbai.games.daimyo.seen.explain import explain
from gunbai.games.daimyo.seen.forecast import forecast
from gunbai.games.daimyo.seen.view import view
from gunbai.words.catalogue import phrase

MEN = unit("men", "samurai", 4, (60, 50), clan="red")


def foretold(held: Battle, key: str, one: str, other: str) -> dict[str, Any]:
    ask = Choose(0, key, ("yes", "no"), about=(held.board.unit(one), held.board.unit(other)))
    ((said,),) = explain(held, ask, True).values()
    assert explain(held, ask, False) == {}
    return dict(said.values)


@pytest.mark.parametrize(
    ("gap", "catch", "mean"),
    [(5.0, 100, 4.0), (9.5, 50, 2.0), (30.0, 0, 0.0)],  # heavy foot runs 8 8 9 10 10 11 cm
)
def test_r13_a_pursuit_is_foretold_by_its_die(gap: float, catch: int, mean: float) -> None:
    held = battle(MEN, FOE70)
    foe = held.board.unit("foe")
    held.put(replace(foe, y=50.0 + gap + foe.block.depth, facing=0.0, routing=True))
    values = foretold(held, "daimyo.pursue", "men", "foe")
    assert (values["catch"], values["mean"]) == (catch, mean)
    assert (values["least"], values["most"]) == ((5.0, 5.0) if gap == 5.0 else (8.0, min(11, gap)))


def test_r12_a_follow_up_is_foretold_by_the_next_round() -> None:
    """Four samurai a side, two ranks none: +1 sword, −1 heavy armour, so 8+ on two dice."""
    held = battle(MEN, FOE)
    held.put(replace(held.board.unit("foe"), y=52.0))
    held.rounds["foe", "men"] = 1
    values = foretold(held, "daimyo.follow", "men", "foe")
    assert values["mine"] == values["theirs"] == round(4 * 15 / 36, 1)
    assert values["push"] == values["pushed"]


def test_the_weather_before_the_battle_is_the_scenarios_own() -> None:
    storm = gunbai.new("daimyo", ["a", "b"], {"scenario": "okehazama"}, dice=1).view(None).board
    assert (storm.season, forecast(storm)) == ("summer", [("thunderstorm", Fraction(1))])
    anyones = gunbai.new("daimyo", ["a", "b"], {"scenario": "random"}, dice=1).view(None).board
    assert (anyones.season, forecast(anyones)) == ("", [])


@pytest.mark.parametrize(
    ("step", "english", "russian"),
    [
        (Step(Maneuver.ADVANCE, 8.0), "advance 8 cm", "вперёд на 8 см"),
        (Step(Maneuver.WHEEL, -12.5), "wheel left 12.5°", "заход влево на 12,5°"),
        (Step(Maneuver.TURN, 2.0), "turn about", "кругом"),
        (Step(Maneuver.FORM, 3.0), "form 3 wide", "подставок по фронту: 3"),
        (Step(Maneuver.ENTER, target="temple"), "enter temple", "занять temple"),
        (Step(Maneuver.LEAVE, 1.0), "leave by the right", "выйти направо"),
    ],
)
def test_orders_are_told_in_the_readers_language(step: Step, english: str, russian: str) -> None:
    assert phrase("en", step_phrase(step)) == english
    assert phrase("ru", step_phrase(step)) == russian


def test_a_unit_that_stands_is_told_so() -> None:
    match, rng = gunbai.new("daimyo", ["a", "b"], {"scenario": "quick"}, dice=1), Random(1)
    while not any(ask.key == "daimyo.move" for ask in match.open.values()):
        number, ask = next(iter(match.open.items()))
        value: Any = ask.sample(rng)
        match.answer(ask.seat, number, {"done": True} if ask.key == "daimyo.charge" else value)
    number, asked = next(iter(match.open.items()))
    assert isinstance(asked, Order)
    first = asked.form["units"][0]
    assert asked.values["ids"] == [*asked.form["units"], *asked.form["leaders"]]
    match.answer(asked.seat, number, {"unit": first, "order": ""})
    moved = [event for event in match.view(None).log if event.key == "daimyo.moves"]
    assert [said.key for said in moved[-1].values["order"]] == ["daimyo.page.step-stand"]
    assert view(match.state, None).turn == 1
