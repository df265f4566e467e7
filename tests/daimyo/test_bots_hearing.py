"""Bots of Daimyo see to it that their men hear their daimyo: out of command they may hesitate."""

from random import Random
from typing import Any

from tests.daimyo.trial import FOE70, battle, unit

from gunbai.core.game import Sight
from gunbai.core.script import Order
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.bots import fair, strong
from gunbai.games.daimyo.bots.general import Commander
from gunbai.games.daimyo.seen.view import view

RONIN = unit("ronin", "ronin", 4, (60, 31), clan="red")
SPEARS = unit("spears", "spears", 4, (78, 30), clan="red", files=2)


def lord(held: Battle) -> str:
    return next(leader.id for leader in held.leaders.values() if leader.clan == "red")


def ordered(held: Battle, *leaders: str, bot: Commander = fair) -> Any:
    """What a General orders first of the units of the clan and these leaders."""
    form = {"units": ["ronin", "spears"], "leaders": list(leaders), "done": True}
    ask = Order(0, "daimyo.move", print, lambda _: {}, form)
    return bot(Sight(0, lambda: view(held, 0)), ask, Random(1))


def test_the_unit_nearest_to_the_enemy_goes_first() -> None:
    assert ordered(battle(RONIN, SPEARS, FOE70, lord='with = "spears"'))["unit"] == "ronin"


def test_the_unit_with_the_daimyo_goes_last_so_that_the_others_hear_him() -> None:
    assert ordered(battle(RONIN, SPEARS, FOE70, lord='with = "ronin"'))["unit"] == "spears"


def test_daimyo_3_a_daimyo_out_of_hearing_comes_nearer_before_his_men_are_ordered() -> None:
    """He sits 40 cm to the left; 20 cm are heard."""
    held = battle(RONIN, SPEARS, FOE70, lord="at = [20, 30]")
    assert ordered(held, lord(held))["leader"] == lord(held)


def test_a_daimyo_whom_his_men_hear_goes_after_them() -> None:
    held = battle(RONIN, SPEARS, FOE70, lord="at = [68, 20]")
    assert "unit" in ordered(held, lord(held))


def test_men_out_of_hearing_are_ordered_where_the_daimyo_has_moved() -> None:
    held = battle(RONIN, SPEARS, FOE70, lord="at = [20, 30]")
    assert "unit" in ordered(held)


def test_a_veterans_daimyo_follows_his_men() -> None:
    """In the second half of a battle, in which he no longer waits for the enemy."""
    held = battle(RONIN, SPEARS, FOE70, lord="at = [20, 30]")
    held.turn = 11
    assert "unit" in ordered(held, lord(held), bot=strong)
    held = battle(RONIN, SPEARS, FOE70, lord='with = "ronin"')
    held.turn = 11
    assert ordered(held, bot=strong)["unit"] == "ronin"
