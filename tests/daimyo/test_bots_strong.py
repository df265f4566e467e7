"""What the strong General of Daimyo does beyond the fair one: he waits, spares, keeps leaders."""

from dataclasses import replace

import pytest
import shapely
from tests.daimyo.trial import CHALLENGE, FOE70, battle, rivals, unit

from gunbai.core.script import Phrase
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.bots.charges import charges
from gunbai.games.daimyo.bots.duels import accepts, challenges
from gunbai.games.daimyo.bots.leaders import lead
from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.bots.plans import plan
from gunbai.games.daimyo.bots.poise import poise
from gunbai.games.daimyo.bots.temper import FAIR, STRONG, Temper
from gunbai.games.daimyo.bots.waiting import waits
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.objective import Objective
from gunbai.games.daimyo.rules.order import Maneuver, words_of
from gunbai.games.daimyo.seen.view import view


def seen(held: Battle, *, wary: bool = True) -> Outlook:
    return Outlook(view(held, held.seat(0)), 0, wary)


def order(held: Battle, temper: Temper, id_: str) -> str:
    outlook = seen(held, wary=temper.veteran)
    return words_of(plan(outlook, temper, outlook.unit(id_)))


def lord(held: Battle) -> Leader:
    return next(leader for leader in held.leaders.values() if leader.clan == "red")


SPEARS = unit("spears", "spears", 6, (60, 20), clan="red", files=3)
SHOT = unit("shot", "arquebuses", 4, (40, 20), clan="red")


# Waiting


def test_a_host_waits_on_its_own_ground_for_half_of_the_battles_turns() -> None:
    held = battle(SPEARS, FOE70)
    assert order(held, STRONG, "spears") == ""
    assert order(held, FAIR, "spears").startswith("advance")
    held.turn = 10
    assert order(held, STRONG, "spears").startswith("advance")


def test_a_host_that_has_gone_over_waits_no_longer() -> None:
    """42 in a hundred of a table 90 cm deep are one's own: up to 37.8 cm."""
    held = battle(SPEARS, FOE70)
    held.put(replace(held.board.unit("spears"), y=40.0))
    assert waits(seen(battle(SPEARS, FOE70)), STRONG)
    assert not waits(seen(held), STRONG)


def test_r40_nobody_waits_where_there_is_ground_to_take_or_keep() -> None:
    held = battle(SPEARS, FOE70)
    held.options = {**held.options, "victory": "objective"}
    aim = Objective(1, Phrase("daimyo.text", {"en": "the ford"}), 9, shapely.box(50, 40, 70, 50))
    held.scenario = replace(held.scenario, objective=aim)
    assert order(held, STRONG, "spears").startswith("advance")


def test_who_waits_goes_at_an_enemy_near_at_hand_who_is_in_no_order() -> None:
    held = battle(SPEARS, unit("foe", "samurai", 4, (60, 39), clan="blue"))
    assert order(held, STRONG, "spears") == ""
    held.put(replace(held.board.unit("foe"), disordered=True))
    assert order(held, STRONG, "spears") != ""


def test_who_waits_makes_ready_for_whoever_comes_within_a_charge() -> None:
    """Samurai charge 12 cm straight on: who has come up beside them is made ready for."""
    men = unit("men", "samurai", 4, (60, 20), clan="red")
    held = battle(men, unit("foe", "ronin", 4, (80, 28), clan="blue", facing=180))
    outlook = seen(held)
    assert not charges(outlook, outlook.unit("men"))
    made = plan(outlook, STRONG, outlook.unit("men"))
    assert made
    assert made == poise(outlook, outlook.unit("men"), [outlook.unit("foe")])


def test_who_waits_turns_to_the_enemys_host_but_not_to_one_of_it_on_the_flank() -> None:
    west = unit("men", "samurai", 4, (60, 20), clan="red", facing=270)
    assert order(battle(west, FOE70), STRONG, "men").startswith("turn right")
    men = unit("men", "samurai", 4, (60, 20), clan="red")
    flank = unit("flank", "samurai", 4, (112, 24), clan="blue")
    assert order(battle(men, FOE70, flank), STRONG, "men") == ""


def test_who_stands_behind_friends_steps_out_of_their_lane_while_he_waits() -> None:
    """Samurai go 8 cm in line; two turns cost them half, and 4 cm are left to the side."""
    men = unit("men", "samurai", 4, (63, 10), clan="red")
    assert order(battle(SPEARS, men, FOE70), STRONG, "men") == "turn right; advance 4; turn left"


def test_shooters_of_a_veteran_stand_two_deep_before_the_enemy_is_near() -> None:
    held = battle(SHOT, FOE70)
    assert order(held, STRONG, "shot") == "form 2"
    assert not order(held, FAIR, "shot").startswith("form")
    held.put(replace(held.board.unit("shot"), y=50.0))  # the enemy is 20 cm off
    assert "form" not in order(held, STRONG, "shot")


# Who is spared


def test_the_worn_are_drawn_back_from_whoever_could_charge_them() -> None:
    """Ashigaru who lost two stands and lose a third need 6+ with −6: they rout on 8 and less.

    Samurai charge 12 cm, and 2 more are heeded.
    """
    held = battle(SPEARS, FOE70)
    held.put(replace(held.board.unit("spears"), losses=2, y=57.0))
    outlook = seen(held)
    (step,) = plan(outlook, STRONG, outlook.unit("spears"))
    assert step.maneuver is Maneuver.RETIRE
    held.put(replace(held.board.unit("spears"), y=40.0))
    assert not seen(held).is_hunted(held.board.unit("spears"))


def test_nobody_is_drawn_back_through_friends() -> None:
    behind = unit("behind", "samurai", 4, (60, 50), clan="red")
    held = battle(SPEARS, behind, FOE70)
    held.put(replace(held.board.unit("spears"), losses=2, y=57.0))
    assert "retire" not in order(held, STRONG, "spears")


# Leaders


def test_a_daimyo_leaves_routers_who_will_hardly_rally() -> None:
    """Seasoned men who lost a stand need 6+ at −2 routing, −1 disordered, −2 lost, +2 with him."""
    men = unit("men", "ronin", 4, (76, 20), clan="red")
    held = battle(SPEARS, men, FOE70, lord='with = "men"')
    routed = replace(held.board.unit("men"), routing=True, disordered=True, rout_moves=1, losses=1)
    held.put(routed)
    assert lead(seen(held), STRONG, lord(held)) == "join spears"
    assert lead(seen(held), FAIR, lord(held)) == ""


def test_a_daimyo_rides_to_where_his_men_hear_him() -> None:
    """Snow halves his ride to 10 cm, so no men are near enough to join from 45 cm off."""
    far = unit("far", "spears", 6, (110, 20), clan="red", files=3)
    held = battle(SPEARS, far, FOE70, lord='with = "spears"')
    held.board = replace(held.board, weather=Weather.SNOW)
    said = lead(seen(held), STRONG, lord(held))
    assert said.startswith("ride")
    assert float(said.split()[1]) > 65.0
    assert lead(seen(held), FAIR, lord(held)) == ""


@pytest.mark.parametrize(
    ("mine", "theirs", "dares", "takes"),
    [(2, 1, True, True), (2, 2, False, True), (1, 2, False, False)],
)
def test_r14_a_veteran_risks_no_daimyo_for_less_than_an_even_chance(
    mine: int, theirs: int, dares: bool, takes: bool
) -> None:
    held = seen(rivals(mine, theirs))
    assert challenges(held, STRONG, CHALLENGE) is dares
    assert accepts(held, STRONG, CHALLENGE) is takes


# Charges


def test_a_charge_that_is_met_by_a_countercharge_is_worth_less() -> None:
    """Samurai against samurai: a countercharge gives the other side +1 as well."""
    men = unit("men", "samurai", 4, (60, 50), clan="red")
    held = battle(men, unit("foe", "samurai", 4, (60, 60), clan="blue"))

    def best(outlook: Outlook) -> float:
        return max(charges(outlook, outlook.unit("men")))[0]

    assert best(seen(held)) < best(seen(held, wary=False))
    held.put(replace(held.board.unit("foe"), disordered=True))  # who is in no order cannot
    assert best(seen(held)) == best(seen(held, wary=False))
