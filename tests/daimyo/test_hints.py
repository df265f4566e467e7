"""What is foretold before a player commits himself: pursuit, follow-up, the weather, the orders."""

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from tests.daimyo.trial import FOE, FOE70, battle, unit

import gunbai
from gunbai.core.script import Choose, Order
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.rules.charge import judge_charge
from gunbai.games.daimyo.rules.order import Charge, Maneuver, Step, step_phrase
from gunbai.games.daimyo.seen.chances import activates, forecast
from gunbai.games.daimyo.seen.explain import explain
from gunbai.games.daimyo.seen.look.odds import Reckoner
from gunbai.games.daimyo.seen.look.orders import charge_preview
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
        (Step(Maneuver.ADVANCE, 8.0), "advance 8\u00a0cm", "вперёд на 8\u00a0см"),
        (Step(Maneuver.WHEEL, -12.5), "wheel left 12.5°", "захождение влево на 12,5°"),
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


BOG = '[[terrain]]\nkind = "marsh"\nid = "bog"\narea = [[45, 52], [75, 52], [75, 54], [45, 54]]'


def charged(held: Battle) -> tuple[dict[str, Any], dict[str, Any]]:
    """What target and charger are told of the first round of a charge that stands."""
    onset = judge_charge(held.board, held.board.unit("men"), Charge("foe"))
    ask = Choose(1, "daimyo.answer", ("stand",), about=onset)
    (told,) = explain(held, ask, True)["stand"]
    field = Reckoner(view(held, 0))
    preview = charge_preview(field, field.board.unit("men"), Charge("foe"), True)
    return dict(told.values), dict(preview.effects[-1].values)


def test_a_charge_across_bad_ground_is_foretold_alike_to_both() -> None:
    """Samurai: +1 sword, −1 heavy armour; the charger +1, and −1 for the marsh: 8+ for both."""
    foe = unit("foe", "samurai", 4, (60, 58), clan="blue")
    held = battle(MEN, foe, extra=BOG)
    told, shown = charged(held)
    assert (told["push"], told["pushed"]) == (shown["pushed"], shown["push"]) == (36, 36)
    assert told["mine"] == told["theirs"] == round(4 * 15 / 36, 1)


def test_a_charge_into_the_flank_is_foretold_alike_to_both() -> None:
    """One file of samurai strikes 8+ with +1 sword, +1 charge, +2 flank, −1 heavy: 30 of 36."""
    foe = unit("foe", "samurai", 4, (60, 60), clan="blue", facing=90)
    told, shown = charged(battle(MEN, foe))
    assert (told["mine"], shown["stands"], shown["foes"]) == (0.0, 1, 0)
    assert (told["push"], told["pushed"]) == (shown["pushed"], shown["push"]) == (0, 83)


def test_r27_a_leader_whom_the_charge_drives_to_its_target_is_foretold() -> None:
    """Samurai: the charger 7+ (+1 sword, +1 charge, −1 heavy), and its target too with a leader."""
    held = battle(MEN, FOE)
    before, _ = charged(held)
    held.leaders["blue"] = replace(held.leaders["blue"], x=60.0, y=58.0)
    told, shown = charged(held)
    assert (before["mine"], before["theirs"]) == (round(4 * 15 / 36, 1), round(4 * 21 / 36, 1))
    assert told["mine"] == told["theirs"] == round(4 * 21 / 36, 1)
    assert told["push"] == told["pushed"] == shown["push"] == shown["pushed"]


def test_10_how_much_a_side_may_lose_is_the_games_to_say() -> None:
    board = gunbai.new("daimyo", ["a", "b"], {"scenario": "okehazama"}, dice=1).view(None).board
    assert [side.most for side in board.sides] == [side.brought // 3 for side in board.sides]


@pytest.mark.parametrize(
    ("needs", "ways", "per_cent"), [(None, 36, 100), (2, 36, 100), (8, 15, 42), (13, 0, 0)]
)
def test_2_how_likely_a_clan_acts(needs: int | None, ways: int, per_cent: int) -> None:
    assert activates(needs) == (ways, per_cent)
