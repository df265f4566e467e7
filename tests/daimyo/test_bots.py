"""Bots of Daimyo: how they use storms, buildings, gaps, reinforcements and their leaders."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest
import shapely
from tests.daimyo.trial import CHALLENGE, FOE, FOE70, battle, rivals, unit

import gunbai
from gunbai.core.game import Reasoned, Sight
from gunbai.core.script import Choose, Order, Phrase
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.bots import beginner, fair, strong
from gunbai.games.daimyo.bots.charges import charges
from gunbai.games.daimyo.bots.duels import accepts, challenges
from gunbai.games.daimyo.bots.general import Commander, fire_at
from gunbai.games.daimyo.bots.leaders import lead
from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.bots.plans import plan
from gunbai.games.daimyo.bots.poise import might_reach, poise
from gunbai.games.daimyo.bots.rallies import helped, tries
from gunbai.games.daimyo.bots.stakes import broken_by, round_worth, worth_of
from gunbai.games.daimyo.bots.targets import goals
from gunbai.games.daimyo.bots.temper import BOLD, CAREFUL, FAIR, STRONG
from gunbai.games.daimyo.field.route import best_way
from gunbai.games.daimyo.forecast import mean, morale_test, next_round
from gunbai.games.daimyo.pieces.block import spread
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.charge import aim
from gunbai.games.daimyo.rules.maneuver import carried_out, march
from gunbai.games.daimyo.rules.morale import Reason
from gunbai.games.daimyo.rules.objective import Objective
from gunbai.games.daimyo.rules.order import Maneuver, words_of
from gunbai.games.daimyo.seen.from_view import field_of
from gunbai.games.daimyo.seen.view import view
from gunbai.words.catalogue import phrase


def seen(held: Battle, side: int = 0) -> Outlook:
    return Outlook(view(held, held.seat(side)), side)


def weather(held: Battle, kind: Weather) -> None:
    held.board = replace(held.board, weather=kind)


SHOT = unit("shot", "arquebuses", 3, (60, 40), clan="red")
SPEARS = unit("spears", "spears", 6, (60, 20), clan="red", files=3)
HOUSE = (
    '[[terrain]]\nkind = "building"\nid = "temple"\narea = [[54, 44], [66, 44], [66, 52], [54, 52]]'
)
MARSH = '[[terrain]]\nkind = "marsh"\nid = "bog"\narea = [[45, 30], [75, 70]]'
SEAT = unit("hq", "headquarters", 1, (60, 5), side="a")
GUARD = unit("guard", "guard", 3, (60, 14), side="a", files=3)


# Time, storms and reinforcements


def test_time_presses_towards_the_last_turn() -> None:
    held = battle(SPEARS, FOE)
    early = seen(held).zeal
    held.turn = 20
    assert early == 0.0
    assert seen(held).zeal > 1.0


def test_a_storm_that_silences_the_enemy_invites_to_attack() -> None:
    theirs = unit("guns", "arquebuses", 4, (40, 60), clan="blue")
    held = battle(SPEARS, FOE, theirs)
    weather(held, Weather.THUNDERSTORM)
    assert seen(held).sheltered
    assert seen(held).zeal > 0
    assert not seen(held, 1).sheltered
    assert seen(held, 1).zeal == 0


def test_reinforcements_are_waited_for_and_raced() -> None:
    held = battle(SPEARS, FOE, unit("late", "ronin", 4, (20, 80), clan="blue", arrives=6))
    mine, theirs = seen(held), seen(held, 1)
    assert (mine.races, mine.holds) == (True, False)
    assert (theirs.races, theirs.holds) == (False, True)
    assert plan(mine, FAIR, mine.unit("spears"))
    assert not plan(theirs, FAIR, theirs.unit("foe"))


def test_nobody_waits_for_arquebuses_that_the_storm_silences() -> None:
    held = battle(unit("men", "samurai", 4, (50, 52), clan="red"), FOE,
                  unit("shot", "arquebuses", 3, (68, 50), clan="red"))  # fmt: skip
    assert seen(held).distance(seen(held).unit("men"), seen(held).unit("foe")) < CAREFUL.shy
    assert not plan(seen(held), CAREFUL, seen(held).unit("men"))
    assert seen(held).aims(seen(held).unit("shot"))
    weather(held, Weather.THUNDERSTORM)
    assert not seen(held).aims(seen(held).unit("shot"))


def test_shooters_whose_powder_is_wet_fall_back() -> None:
    held = battle(unit("shot", "arquebuses", 3, (60, 48), clan="red"), FOE)
    assert not plan(seen(held), FAIR, seen(held).unit("shot"))
    weather(held, Weather.THUNDERSTORM)
    (step,) = plan(seen(held), FAIR, seen(held).unit("shot"))
    assert step.maneuver is Maneuver.RETIRE


# Ground


def test_shooters_take_up_in_a_building_before_the_enemy_comes() -> None:
    held = battle(unit("shot", "arquebuses", 3, (60, 40), clan="red"), FOE70, extra=HOUSE)
    outlook = seen(held)
    steps = plan(outlook, FAIR, outlook.unit("shot"))
    assert words_of(steps) == "enter temple"
    path = march(held.board, held.board.unit("shot"), steps)
    inside = replace(held.board.unit("shot").at(path.end), inside=path.inside)
    held.put(inside)
    assert not plan(seen(held), FAIR, inside)


def test_a_building_is_left_when_no_enemy_is_about() -> None:
    near_home = HOUSE.replace("44", "10").replace("52", "18")
    held = battle(unit("shot", "arquebuses", 3, (60, 8), clan="red"), FOE70, extra=near_home)
    held.put(replace(held.board.unit("shot"), y=15.0, inside="temple"))
    (step,) = plan(seen(held), FAIR, seen(held).unit("shot"))
    assert (step.maneuver, step.amount) == (Maneuver.LEAVE, 0.0)


def test_fighters_do_not_take_up_in_buildings() -> None:
    held = battle(unit("men", "samurai", 4, (60, 38), clan="red"), FOE70, extra=HOUSE)
    assert "enter" not in words_of(plan(seen(held), FAIR, seen(held).unit("men")))


def test_the_way_leads_round_a_marsh() -> None:
    field = view(battle(SPEARS, FOE, extra=MARSH), 0)
    table = field_of(field.width, field.height, tuple(field.terrain))
    start, goal = (46.0, 20.0), (46.0, 84.0)
    corner = best_way(table, start, goal)[0]
    then = best_way(table, corner, goal)[0]
    assert corner[0] < 45 > then[0]  # beside the marsh, and clear of it, in two legs
    assert spread(start, corner) + spread(corner, then) + spread(then, goal) < 80
    assert best_way(table, (20.0, 20.0), (20.0, 84.0))[0] == (20.0, 84.0)


def test_the_disordered_stand_to_reform() -> None:
    held = battle(SPEARS, FOE)
    assert plan(seen(held), FAIR, seen(held).unit("spears"))
    held.put(replace(held.board.unit("spears"), disordered=True))
    assert not plan(seen(held), FAIR, seen(held).unit("spears"))


def test_who_stands_behind_friends_goes_round_or_through_them() -> None:
    """Samurai close behind spent shooters do not stand there for ever."""
    held = battle(unit("men", "samurai", 4, (60, 37), clan="red"), SHOT, FOE70)
    held.put(replace(held.board.unit("shot"), volleyed=True))
    assert plan(seen(held), FAIR, seen(held).unit("men"))


def test_who_can_charge_nobody_yet_goes_where_a_charge_is_legal_next_turn() -> None:
    """Spears face up the table; the enemy stands beside them, further round than they can wheel."""
    spears = unit("spears", "spears", 6, (60, 40), clan="red", files=3)
    held = battle(spears, unit("foe", "samurai", 4, (73, 36), clan="blue", facing=270))
    outlook = seen(held)
    mine, foe = outlook.unit("spears"), outlook.unit("foe")
    assert not charges(outlook, mine)
    steps = poise(outlook, mine, [foe])
    assert steps
    moved = carried_out(mine, march(outlook.board, mine, steps))
    assert moved.in_order
    assert aim(outlook.board.with_(moved), moved, foe, finely=True)


@pytest.mark.parametrize("seed", range(40))
def test_no_charge_is_held_impossible_that_can_be_made(seed: int) -> None:
    """The plain sum before a charge is followed lets through whatever the rules then accept."""
    at = Random(seed)
    x, y, facing = at.uniform(44, 76), at.uniform(50, 58), at.uniform(0, 360)
    foe = unit("foe", "samurai", 4, (x, y), clan="blue", facing=facing)
    outlook = seen(battle(unit("men", "spears", 6, (60, 40), clan="red", files=3), foe))
    men, them = outlook.unit("men"), outlook.unit("foe")
    able = aim(outlook.board, men, them, finely=True) is not None
    assert might_reach(outlook, men, men.block, them) or not able


def test_a_line_that_would_brush_a_wood_marches_past_it_in_column() -> None:
    """Ronin 16 cm wide pass a wood whose edge is 6 cm to the right of their middle."""
    wood = '[[terrain]]\nkind = "woods"\narea = [[66, 26], [90, 26], [90, 44], [66, 44]]'
    held = battle(unit("men", "ronin", 4, (60, 20), clan="red"), FOE70, extra=wood)
    outlook = seen(held)
    steps = plan(outlook, FAIR, outlook.unit("men"))
    assert words_of(steps) == "form 1; advance 4.9"
    held.put(replace(held.board.unit("foe"), y=44.0))
    near = seen(held)
    assert "form" not in words_of(plan(near, FAIR, near.unit("men")))


def test_an_enemy_behind_a_wood_looks_further_than_one_in_the_open() -> None:
    wood = '[[terrain]]\nkind = "woods"\narea = [[20, 34], [70, 34], [70, 44], [20, 44]]'
    hidden = unit("hidden", "samurai", 4, (50, 54), clan="blue", facing=180)
    plain = unit("plain", "samurai", 4, (88, 54), clan="blue", facing=180)
    foes = (SPEARS.replace("60", "56"), hidden, plain)
    assert [foe.id for foe in goals(seen(battle(*foes)), seen(battle(*foes)).unit("spears"))] == [
        "hidden",
        "plain",
    ]
    walled = seen(battle(*foes, extra=wood))
    assert [foe.id for foe in goals(walled, walled.unit("spears"))] == ["plain", "hidden"]


# The objective


def contested(*units: str) -> Battle:
    held = battle(*units)
    held.options = {**held.options, "victory": "objective"}
    aim = Objective(0, Phrase("daimyo.text", {"en": "the ford"}), 9, shapely.box(20, 40, 40, 50))
    held.scenario = replace(held.scenario, objective=aim)
    return held


def test_r40_the_attacker_makes_for_the_ground_and_stays_on_it() -> None:
    held = contested(unit("men", "samurai", 4, (30, 20), clan="red"),
                     unit("foe", "samurai", 4, (104, 70), clan="blue"))  # fmt: skip
    men = held.board.unit("men")
    assert march(held.board, men, plan(seen(held), FAIR, men)).end.x < 31
    men = replace(men, x=30.0, y=46.0)
    held.put(men)
    assert "advance" not in words_of(plan(seen(held), FAIR, men))  # it may turn to the enemy


def test_r40_the_defender_has_time_and_keeps_the_ground() -> None:
    held = contested(SPEARS, unit("foe", "samurai", 4, (30, 46), clan="blue"))
    held.turn = 8
    defender = seen(held, 1)
    assert (defender.defends, defender.zeal) == (True, 0.0)
    assert seen(held).attacks
    assert not plan(defender, FAIR, defender.unit("foe"))


# Charges


def test_a_charge_is_worth_less_into_fire_and_more_at_help() -> None:
    held = battle(unit("men", "samurai", 4, (50, 50), clan="red"),
                  unit("bows", "archers", 4, (50, 60), clan="blue"))  # fmt: skip
    ((ready, _, order),) = charges(seen(held), held.board.unit("men"))
    held.put(held.board.unit("bows").did(fired=True))
    ((spent, _, _),) = charges(seen(held), held.board.unit("men"))
    assert order == "charge bows"
    assert spent > ready


def test_a_friends_first_volley_is_not_spoiled_lightly() -> None:
    held = battle(unit("men", "samurai", 4, (52, 50), clan="red"),
                  unit("shot", "arquebuses", 3, (68, 50), clan="red"), FOE)  # fmt: skip
    outlook = seen(held)
    assert outlook.aims(outlook.unit("shot")) == [outlook.unit("foe")]
    (fresh, *_) = max(charges(outlook, outlook.unit("men")))
    held.put(replace(held.board.unit("shot"), volleyed=True))
    (spoiled, *_) = max(charges(seen(held), outlook.unit("men")))
    assert spoiled == pytest.approx(fresh + 0.8)


# Leaders


def test_a_beaten_sides_general_withdraws_before_the_enemy() -> None:
    riders = unit("foe", "samurai-horse", 4, (60, 16), clan="blue")
    held = battle(SEAT, GUARD.replace("60", "90"), SPEARS.replace("60", "30"), riders,
                  general='with = "hq"')  # fmt: skip
    outlook = seen(held)
    general = next(leader for leader in outlook.leaders.values() if leader.is_general)
    assert not outlook.is_beaten
    assert lead(outlook, FAIR, general) == ""
    held.lose(held.board.unit("spears"), "dispersed")
    held.lose(held.board.unit("guard"), "dispersed")
    beaten = seen(held)
    assert beaten.is_beaten
    order = lead(beaten, FAIR, general)
    assert order.startswith("ride ")
    x, y = map(float, order.split()[1:])
    foe = held.board.unit("foe").block.centre
    assert spread((x, y), foe) > spread((60.0, 3.5), foe) + 5


def test_a_general_who_lost_his_seat_joins_his_guard() -> None:
    held = battle(GUARD, SPEARS, FOE)
    outlook = seen(held)
    general = next(leader for leader in outlook.leaders.values() if leader.is_general)
    assert lead(outlook, FAIR, general) == "join guard"


def test_a_bold_general_leaves_his_seat_when_the_guard_goes_in() -> None:
    men = [unit(f"men-{n}", "ronin", 4, (20.0 * n, 30), clan="red") for n in range(1, 5)]
    held = battle(SEAT, GUARD, *men, FOE70, general='with = "hq"')
    general = next(leader for leader in seen(held).leaders.values() if leader.is_general)
    assert lead(seen(held), BOLD, general) == ""
    held.lose(held.board.unit("men-1"), "dispersed")
    assert lead(seen(held), BOLD, general) == "join guard"
    assert lead(seen(held), FAIR, general) == ""


def test_a_daimyo_alone_joins_fighters_of_his_clan() -> None:
    held = battle(SPEARS, unit("shot", "arquebuses", 4, (72, 16), clan="red"), FOE70)
    daimyo = next(leader for leader in seen(held).leaders.values() if leader.clan == "red")
    assert lead(seen(held), FAIR, daimyo) == "join spears"


def test_a_daimyo_goes_where_most_of_his_clan_hears_him() -> None:
    riders = unit("horse", "samurai-horse", 3, (100, 40), clan="red")
    more = unit("ronin", "ronin", 4, (74, 20), clan="red")
    held = battle(riders, SPEARS, more, FOE70, lord='with = "horse"')
    held.put(replace(held.board.unit("horse"), x=80.0, y=34.0))
    daimyo = next(leader for leader in seen(held).leaders.values() if leader.clan == "red")
    assert lead(seen(held), FAIR, daimyo) == ""
    held.put(replace(held.board.unit("horse"), x=92.0, y=36.0))
    weather(held, Weather.FOG)
    assert lead(seen(held), FAIR, daimyo) == "join ronin"


def test_a_daimyo_joins_routers_who_are_likely_to_rally_with_him() -> None:
    """Samurai need 5+, −2 routing and −1 disordered: 8+ alone, 6+ with a Command Rating of 2."""
    men = unit("men", "samurai", 4, (76, 20), clan="red")
    held = battle(men, SPEARS, FOE70, lord='with = "spears"')
    held.put(replace(held.board.unit("men"), routing=True, disordered=True, rout_moves=1))
    outlook = seen(held)
    assert helped(outlook, outlook.unit("men"), 0) == pytest.approx(15 / 36)
    assert helped(outlook, outlook.unit("men"), 2) == pytest.approx(26 / 36)
    daimyo = next(leader for leader in outlook.leaders.values() if leader.clan == "red")
    assert lead(outlook, FAIR, daimyo) == "join men"
    held.put(replace(held.board.unit("men"), tried=True))
    assert lead(seen(held), FAIR, daimyo) == ""


@pytest.mark.parametrize(
    ("y", "losses", "tries_now"),
    [(40, 0, True), (40, 1, False), (8, 1, True)],  # 26 of 36, then 15 of 36
)
def test_routers_try_at_a_fair_chance_or_before_they_are_gone(
    y: float, losses: int, tries_now: bool
) -> None:
    held = battle(unit("men", "samurai", 4, (60, y), clan="red"), FOE70, lord='with = "men"')
    routed = replace(held.board.unit("men"), routing=True, disordered=True, losses=losses)
    held.put(replace(routed, rout_moves=1))
    assert tries(seen(held), FAIR, seen(held).unit("men")) is tries_now


def test_the_strong_try_a_rally_at_any_chance_before_the_men_are_gone() -> None:
    """Samurai who lost a stand, with the General near but nobody with them, need 9: 10 of 36."""
    held = battle(unit("men", "samurai", 4, (60, 8), clan="red"), FOE70)
    held.put(replace(held.board.unit("men"), routing=True, disordered=True, losses=1, rout_moves=1))
    outlook = seen(held)
    men = outlook.unit("men")
    assert morale_test(outlook.now, men, Reason.RALLY).passes == Fraction(10, 36)
    assert (tries(outlook, FAIR, men), tries(outlook, STRONG, men)) == (False, True)
    held.put(replace(held.board.unit("men"), y=40.0))
    assert not tries(seen(held), STRONG, seen(held).unit("men"))


def test_what_peasants_lose_weighs_less_than_what_they_win() -> None:
    """The same blows against spears: ashigaru of 5 stands lose more by them than peasants do."""
    foe = unit("foe", "spears", 6, (60, 52), clan="blue", files=3)
    held = battle(unit("men", "peasants", 5, (60, 50), clan="red"), foe)
    now, men, foes = seen(held).now, held.board.unit("men"), held.board.unit("foe")
    both = next_round(now, men, foes)
    breaks = worth_of(foes) * broken_by(now, foes, both.hits)
    ours = worth_of(men) * broken_by(now, men, both.hits_back)
    edge = round_worth(now, both, men, foes) - breaks + ours
    assert edge == pytest.approx(mean(both.mine) - 0.3 * mean(both.theirs))


def test_the_guard_of_a_small_host_is_no_reserve() -> None:
    held = battle(SEAT, GUARD, SPEARS, FOE70, general='with = "hq"')
    assert plan(seen(held), FAIR, seen(held).unit("guard"))
    men = [unit(f"men-{n}", "ronin", 4, (20.0 * n, 36), clan="red") for n in range(1, 6)]
    big = battle(SEAT, GUARD, *men, FOE70, general='with = "hq"')
    assert not plan(seen(big), FAIR, seen(big).unit("guard"))


def test_the_disordered_do_not_waste_their_powder_on_a_poor_shot() -> None:
    """First volley gone and at long range, −1 disordered and −1 moved make a poor shot."""
    held = battle(unit("shot", "arquebuses", 3, (60, 46), clan="red"), FOE)
    shot = replace(held.board.unit("shot"), volleyed=True, disordered=True).did(moved=True)
    values = {"id": "shot", "target_id": "foe", "modifier": "−2"}
    ask = Choose(0, "daimyo.fire", ("fire", "hold"), values=values)
    for at, answer in ((shot, "hold"), (replace(shot, disordered=False), "fire")):
        held.put(at)
        said = fair(Sight(0, lambda: view(held, 0)), ask, Random(1))
        assert isinstance(said, Reasoned)
        assert said.value == answer


def test_of_enemies_equally_near_the_most_worn_is_shot_at() -> None:
    others = unit("other", "samurai", 4, (78, 60), clan="blue")
    held = battle(unit("shot", "arquebuses", 3, (69, 46), clan="red"), FOE, others)
    held.put(replace(held.board.unit("other"), hits=2))
    ask = Choose(0, "daimyo.fire-at", ("foe", "other", "hold"), values={"id": "shot"})
    assert fair(Sight(0, lambda: view(held, 0)), ask, Random(1)) == "other"


# Reasons


def test_a_charge_is_made_for_a_reason_with_its_numbers() -> None:
    held = battle(unit("men", "samurai", 4, (60, 50), clan="red"), FOE)
    ask = Order(0, "daimyo.charge", print, lambda _: {}, {"units": ["men"], "done": True})
    said = fair(Sight(0, lambda: view(held, 0)), ask, Random(1))
    assert isinstance(said, Reasoned)
    assert said.value == {"unit": "men", "order": "charge foe"}
    assert said.open
    (worth,) = said.worth.values()
    (why,) = said.why
    assert why.values["worth"] == f"{'+' if worth > 0 else '−' if worth < 0 else ''}{abs(worth)}"
    assert phrase("en", why).startswith("Red samurai charge Blue samurai: reckoned at")
    held.put(replace(held.board.unit("men"), stands=1, files=1))
    held.put(replace(held.board.unit("foe"), stands=6, files=4))
    said = strong(Sight(0, lambda: view(held, 0)), ask, Random(1))
    assert isinstance(said, Reasoned)
    assert (said.value, said.why[0].key) == ({"done": True}, "daimyo.why-no-charge")


# Levels


def test_beginners_overlook_most_of_their_units() -> None:
    """In each turn about two of three are not thought of, and not the same ones always."""
    men = [unit(f"men-{n}", "ronin", 4, (22.0 * n - 6, 30), clan="red") for n in range(1, 6)]
    held = battle(*men, FOE70)
    ids = [f"men-{n}" for n in range(1, 6)]
    ask = Order(0, "daimyo.move", print, lambda _: {}, {"units": ids, "leaders": [], "done": True})
    first: dict[Any, set[str]] = {fair: set(), beginner: set()}
    for held.turn in range(1, 10):
        for bot, units in first.items():
            said = bot(Sight(0, lambda: view(held, 0)), ask, Random(1))
            units.add(said.get("unit", "nobody"))
    assert "nobody" not in first[fair]
    assert "nobody" in first[beginner]


@pytest.mark.parametrize(
    ("mine", "theirs", "dares", "takes"),
    [(2, 2, True, True), (2, 1, True, True), (1, 2, False, True), (1, 3, False, False)],
)
def test_r14_duels_by_their_chances(mine: int, theirs: int, dares: bool, takes: bool) -> None:
    """Who is as good challenges; who is one worse accepts still, for a refusal shakes his men."""
    held = seen(rivals(mine, theirs))
    assert challenges(held, FAIR, CHALLENGE) is dares
    assert accepts(held, FAIR, CHALLENGE) is takes


# Whole battles


def test_bots_of_all_temperaments_fight_a_battle_with_a_building_to_its_end() -> None:
    text = (Path(__file__).parent / "close.toml").read_text(encoding="utf-8")
    for seed, seats in enumerate((["fair", "bold"], ["careful", "fair"])):
        match = gunbai.new("daimyo", seats, {"scenario": "own"}, dice=seed)
        match.answer(0, next(iter(match.open)), {"toml": text})
        gunbai.play_bots(match, Random(seed))
        assert match.outcome is not None


def test_r39_of_equally_near_enemies_the_more_worn_one_is_shot_at() -> None:
    whole = unit("whole", "samurai", 4, (52, 50), clan="blue")
    worn = unit("worn", "samurai", 4, (68, 50), clan="blue")
    held = battle(SHOT, whole, worn)
    held.put(held.board.unit("worn").struck(1))
    ask = Choose(0, "daimyo.fire-at", ("whole", "worn", "hold"), values={"id": "shot"})
    assert fire_at(Commander(FAIR), seen(held), ask) == "worn"
