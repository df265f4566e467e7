"""Attack and defence (R40): ground or a camp to take in time, beside the third."""

from dataclasses import replace
from typing import Any

import pytest
import shapely
from tests.daimyo.builders import LIGHT_GUN, battle, board, drive, unit

from gunbai import new
from gunbai.core.script import Phrase, Tell
from gunbai.documents import to_markdown
from gunbai.games.daimyo.battle import Battle, Lost
from gunbai.games.daimyo.procedure.objective import contest
from gunbai.games.daimyo.report import report, turns
from gunbai.games.daimyo.rules.objective import Objective, holder, winner
from gunbai.games.daimyo.rules.victory import Verdict
from gunbai.games.daimyo.seen.picture.picture import picture
from gunbai.games.daimyo.seen.view import view
from gunbai.games.daimyo.text import board_lines
from gunbai.play import play_bots
from gunbai.words.catalogue import bundle

GROUND = shapely.box(50, 35, 70, 45)
HILL = Objective(0, Phrase("daimyo.text", {"en": "the hill", "ru": "холм"}), 6, GROUND)
CAMP = replace(HILL, ground=None, camp="hq")
MINE, FOE = unit("mine", 0, 60, 41), unit("foe", 1, 60, 60)


def test_r40_a_side_holds_the_ground_that_alone_has_units_on_it() -> None:
    assert holder(board(MINE, FOE), GROUND) == 0
    assert holder(board(replace(MINE, y=50.0), FOE), GROUND) is None
    assert holder(board(MINE, replace(FOE, x=52.0, y=44.0)), GROUND) is None
    assert holder(board(replace(MINE, y=20.0), replace(FOE, x=52.0, y=44.0)), GROUND) == 1


def test_r40_the_middle_of_a_unit_counts() -> None:
    """Stands 1.5 cm deep whose front is at 45.7 have their middle at 44.95."""
    assert holder(board(replace(MINE, y=45.7)), GROUND) == 0
    assert holder(board(replace(MINE, y=45.9)), GROUND) is None


def test_r40_routers_and_guns_hold_nothing() -> None:
    gun = unit("gun", 1, 54, 41, LIGHT_GUN, stands=1, files=1)
    assert holder(board(replace(MINE, routing=True)), GROUND) is None
    assert holder(board(MINE, gun), GROUND) == 0


@pytest.mark.parametrize(
    ("held", "last", "side"), [(0, False, None), (1, False, None), (2, False, 0), (1, True, 1)]
)
def test_r40_ground_is_taken_at_the_second_turn_in_succession_or_never(
    held: int, last: bool, side: int | None
) -> None:
    assert winner(HILL, held=held, camp_taken=False, last=last) == side


def test_r40_a_camp_is_taken_when_its_headquarters_is_lost() -> None:
    assert winner(CAMP, held=0, camp_taken=True, last=True) == 0
    assert winner(CAMP, held=5, camp_taken=False, last=False) is None
    assert winner(CAMP, held=0, camp_taken=False, last=True) == 1


def field(*units: Any, **options: Any) -> Battle:
    held = battle(*units, **{"victory": "objective", **options})
    held.scenario = replace(held.scenario, objective=HILL)
    held.turn = 1
    return held


def judged(held: Battle) -> tuple[Verdict, list[Tell]]:
    found, told, _ = drive(contest(held))
    return found, told


def test_r40_holding_is_counted_anew_when_the_enemy_comes_back() -> None:
    held = field(MINE, FOE)
    assert judged(held)[0] == Verdict(over=False)
    assert held.held == 1
    held.put(replace(FOE, x=52.0, y=44.0))
    verdict, told = judged(held)
    assert (verdict.over, held.held, told[0].key) == (False, 0, "daimyo.ground-lost")
    held.put(FOE)
    judged(held)
    assert judged(held)[0] == Verdict(over=True, winner=0)


def test_r40_the_last_turn_counts_against_the_attacker() -> None:
    held = field(replace(MINE, y=20.0), FOE)
    held.turn = 6
    assert judged(held)[0] == Verdict(over=True, winner=1)
    assert not judged(field(replace(MINE, y=20.0), FOE, victory="third"))[0].over
    held = field(replace(MINE, y=20.0), FOE, turns=3)
    assert held.last_turn == 3


def test_r40_a_lost_headquarters_is_a_camp_taken() -> None:
    held = field(MINE, FOE)
    held.scenario = replace(held.scenario, objective=CAMP)
    assert not judged(held)[0].over
    held.lost.append(Lost(replace(FOE, id="hq"), 1, "destroyed", 1))
    assert judged(held)[0] == Verdict(over=True, winner=0)


@pytest.mark.parametrize("id_", ["quick", "okehazama", "mikata-ga-hara"])
def test_r40_a_battle_that_nobody_fights_is_the_defenders(id_: str) -> None:
    options = {"scenario": id_, "victory": "objective", "turns": 1}
    match = new("daimyo", ["fair", "fair"], options, dice=1)
    play_bots(match, 1)
    assert match.outcome is not None
    assert match.outcome.how.key == "daimyo.kept"
    assert match.outcome.winners == (match.state.objective.defender,)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_r40_the_objective_is_told_drawn_and_reported(language: str) -> None:
    match = new(
        "daimyo", ["fair", "fair"], {"victory": "objective", "turns": 1, "scenario": "quick"}, 1
    )
    play_bots(match, 1)
    say = bundle(language).say
    seen = view(match.state, None)
    assert seen.objective is not None
    goal = say(seen.objective.told.key, seen.objective.told.values)
    assert "{" not in goal
    assert goal in " ".join(board_lines(seen, lambda key, **values: say(key, values)))

    def value(one: Any) -> str:
        return say(one.key, one.values) if isinstance(one, Phrase) else str(one)

    assert 'class="objective"' in picture(seen, value)
    frames = [(seen, match.log(None))]
    assert match.outcome is not None
    told = to_markdown(report(turns(frames), match.outcome.how, value))
    assert value(match.outcome.how) in told
    assert [event.key for event in match.log(None)].count("daimyo.objective") == 1


def test_r40_on_a_real_table_the_attacker_says_who_holds_the_ground() -> None:
    options = {"scenario": "quick", "victory": "objective", "positions": "table"}
    match = new("daimyo", ["Aki", "Ben"], options, "typed")
    held: Battle = match.state
    assert held.objective is not None
    side, _, asked = drive(held.eyes.holder(held.objective), {"daimyo.table.holder": "open"})
    assert (side, asked) == (None, ["daimyo.table.holder"])
    assert drive(held.eyes.holder(held.objective), {"daimyo.table.holder": "holds"})[0] == 0
    seen = view(held, 0).objective
    assert seen is not None
    assert seen.course == ()
