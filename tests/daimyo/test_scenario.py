"""Scenario files: what is read, and every way in which one can be wrong, by line."""

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
import shapely
from shapely.affinity import rotate
from tests.daimyo.builders import SPEARS

import gunbai
from gunbai.core.script import Refused
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.options import SHIPPED, SIZES
from gunbai.games.daimyo.pieces.block import core
from gunbai.games.daimyo.pieces.terrain import Ground
from gunbai.games.daimyo.pieces.troops import MUSTER, Kind, check_size, check_troops
from gunbai.games.daimyo.pieces.weather import Season, Weather
from gunbai.games.daimyo.rules.victory import losses
from gunbai.games.daimyo.scenarios import read as scenario_read
from gunbai.games.daimyo.scenarios.generator import fair_battle
from gunbai.games.daimyo.scenarios.library import scenario, text_of_shipped
from gunbai.games.daimyo.scenarios.read import examine, read
from gunbai.games.daimyo.scenarios.scenario import Scenario
from gunbai.words.catalogue import refuse

QUICK = text_of_shipped("quick")


def line_of(text: str, part: str, nth: int = 0) -> int:
    found = [number for number, line in enumerate(text.splitlines(), 1) if part in line]
    return found[nth]


def problem(old: str, new: str, key: str, at: str, nth: int = 0) -> None:
    """The quick battle with one thing changed has one problem, at that line."""
    assert old in QUICK
    text = QUICK.replace(old, new, 1)
    _, problems = examine(text)
    assert [found.what.key for found in problems] == [f"daimyo.no.{key}"]
    assert problems[0].line == line_of(text, at, nth)
    with pytest.raises(Refused) as caught:
        read(text)
    assert caught.value.refusal.values["line"] == problems[0].line


def sound(battle: Scenario) -> None:
    """Everybody stands on the table, on open ground, on nobody else; armies are legal."""
    for arrives in {1, *battle.arrivals.values()}:
        units = [u for u in battle.units if battle.arrivals.get(u.id, 1) == arrives]
        board = Board(battle.field, tuple(units))
        for unit in units:
            check_troops(unit.troops)
            check_size(unit.troops.kind, unit.stands)
            assert battle.field.holds(unit.block)
            assert not battle.field.bars(core(unit.block))
            assert not board.crowding(unit, unit.block), unit.id
    counts = Counter(unit.clan for unit in battle.units if unit.clan)
    assert all(1 <= counts[clan.id] <= 6 for clan in battle.clans)
    for side in (0, 1):
        assert 1 <= sum(clan.side == side for clan in battle.clans) <= 8
        assert len([lead for lead in battle.leaders if lead.side == side and lead.is_general]) == 1


@pytest.mark.parametrize("id_", SHIPPED)
def test_the_shipped_scenarios_are_sound(id_: str) -> None:
    battle = scenario(id_)
    assert battle.id == id_
    assert "ours" in str(battle.about.values["en"])
    assert "нами" in str(battle.about.values["ru"])
    sound(battle)


def test_the_terms_of_the_two_named_battles() -> None:
    snow, storm = scenario("mikata-ga-hara"), scenario("okehazama")
    assert (snow.season, snow.weather) == (Season.WINTER, Weather.SNOW)
    assert (storm.season, storm.weather) == (Season.SUMMER, Weather.THUNDERSTORM)
    assert storm.arrivals == {"asahina-horse": 6, "asahina-spears": 6}
    assert len(storm.opening.units) == len(storm.units) - 2
    assert snow.turns_max == 20


def test_units_are_named_by_clan_troops_and_number() -> None:
    units = {unit.id: unit.name for unit in scenario("mikata-ga-hara").units}
    second = units["yamagata-horse-2"]
    assert not isinstance(second, str)
    assert second.key == "daimyo.unit-of-clan"
    assert second.values["number"] == 2
    assert second.values["troops"] == "daimyo.troops.samurai-horse"
    general = units["k-guard"]
    assert not isinstance(general, str)
    assert general.key == "daimyo.unit-of-general"


def test_the_quick_battle_is_even() -> None:
    battle = scenario("quick")
    sides = [
        Counter((u.troops, u.stands, u.files) for u in battle.units if u.side == side)
        for side in (0, 1)
    ]
    assert sides[0] == sides[1]
    weights = [losses([u.troops.kind for u in battle.units if u.side == s], []) for s in (0, 1)]
    assert weights[0].brought == weights[1].brought == 11


# What is wrong, and where


@pytest.mark.parametrize(
    ("old", "new", "key", "at"),
    [
        ('season = "spring-autumn"', 'season = "monsoon"', "scenario-choice", "monsoon"),
        ("turns-max = 20", "turns-max = 0", "scenario-whole", "turns-max"),
        ("width = 120", "width = 12", "scenario-number", "width = 12"),
        ("width = 120", 'width = "wide"', "scenario-number", "wide"),
        ('id = "aoki-spears"', 'id = "Aoki Spears"', "scenario-id", "Aoki Spears"),
        ('troops = "spears"', 'troops = "elephants"', "scenario-choice", "elephants"),
        ('troops = "headquarters"\nstands = 1', 'troops = "headquarters"\nstands = 2', "size",
         "stands = 2"),
        ('troops = "guard"\nstands = 3\nfiles = 3', 'troops = "guard"\nstands = 3\nfiles = 9',
         "files", "files = 9"),
        ('troops = "guard"\nstands = 3', 'troops = "guard"\nfrogs = 3\nstands = 3',
         "scenario-unknown-key", "frogs"),
        ("at = [52, 25]", "at = [52]", "scenario-spot", "at = [52]"),
        ("at = [52, 25]", "at = [42, 25]", "crowded", "at = [42, 25]"),
        ("at = [52, 25]", "at = [2, 25]", "off-table", "at = [2, 25]"),
        ('with = "s-hq"', 'with = "moon"', "scenario-choice", "moon"),
        ('with = "s-hq"', 'with = "n-hq"', "scenario-own-unit", 'with = "n-hq"'),
        ("rating = 2", "rating = 7", "rating", "rating = 7"),
        ('attacker = "south"', 'attacker = "east"', "scenario-choice", "east"),
        ("turns = 14", "turns = 0", "scenario-whole", "turns = 0"),
        ("turns = 14", 'turns = 14\ncamp = "n-hq"', "scenario-objective-both", "camp"),
        ("turns = 14", 'turns = 14\ncamp = "moon"', "scenario-choice", "moon"),
        ("area = [[48, 40], [72, 56]]", 'camp = "s-hq"', "scenario-own-camp", "s-hq"),
        ("area = [[48, 40], [72, 56]]\n", "", "scenario-missing", "[objective]"),
        ("area = [[48, 40], [72, 56]]", "area = [[48, 40], [172, 56]]", "scenario-objective-off",
         "[172, 56]"),
        ("area = [[14, 36], [34, 54]]", "area = [[14, 36]]", "scenario-course", "[[14, 36]]"),
        ("area = [[14, 36], [34, 54]]", "area = [[14, 36], [14, 54]]", "scenario-area",
         "kind = \"hill\""),
    ],
)  # fmt: skip
def test_a_problem_is_named_with_its_line(old: str, new: str, key: str, at: str) -> None:
    if key == "scenario-area":  # a whole piece is wrong: its table's line is named
        text = QUICK.replace(old, new, 1)
        _, problems = examine(text)
        assert problems[0].line == line_of(text, at) - 1
    else:
        problem(old, new, key, at)


def test_an_id_is_given_once() -> None:
    problem('id = "aoki-spears"', 'id = "aoki-shot"', "scenario-twice", 'id = "aoki-shot"', nth=1)


def test_a_unit_of_nine_stands_is_refused_by_rule_1() -> None:
    text = QUICK.replace('troops = "spears"\nstands = 6', 'troops = "spears"\nstands = 9', 1)
    with pytest.raises(Refused) as caught:
        read(text)
    assert caught.value.refusal.rule == "daimyo.1"
    assert caught.value.refusal.values["line"] == line_of(text, "stands = 9")


def test_r2_troops_may_be_spelt_out_and_must_fit() -> None:
    spelt = QUICK.replace('troops = "spears"', 'troops = "spears"\nquality = "raw"', 1)
    units = {unit.id: unit.troops for unit in read(spelt).units}
    assert units["aoki-spears"] == replace(SPEARS, quality=units["aoki-spears"].quality)
    assert units["aoki-spears"].quality == "raw"
    wrong = QUICK.replace('troops = "spears"', 'troops = "spears"\nquality = "elite"', 1)
    with pytest.raises(Refused) as caught:
        read(wrong)
    assert caught.value.refusal.rule == "daimyo.R2"


def river(points: str) -> str:
    piece = f'[[terrain]]\nkind = "river"\nline = {points}\n\n[[clan]]'
    return QUICK.replace("[[clan]]", piece, 1)


def test_a_river_without_an_end_is_refused() -> None:
    text = river("[[0, 60], [50, 58]]")
    _, problems = examine(text)
    assert [found.what.key for found in problems] == ["daimyo.no.scenario-river"]
    assert problems[0].line == line_of(text, "[[0, 60]")
    through = read(river("[[0, 58], [50, 45], [120, 58]]"))
    assert Ground.RIVER in {piece.ground for piece in through.field.pieces}


def test_nobody_starts_in_the_water() -> None:
    text = river("[[0, 24], [120, 24]]")
    with pytest.raises(Refused) as caught:
        read(text)
    assert caught.value.refusal.rule == "daimyo.3"


def test_each_side_has_one_general_and_one_to_eight_clans() -> None:
    general = re.search(r'\[\[leader\]\]\nside = "south".*?\n\n', QUICK, re.DOTALL)
    assert general
    _, problems = examine(QUICK.replace(general[0], ""))
    assert [found.what.key for found in problems] == ["daimyo.no.scenario-general"]
    lone = QUICK.replace('clan = "kuroda"\ntroops', 'clan = "aoki"\ntroops')
    _, problems = examine(lone)
    assert "daimyo.no.scenario-units" in [found.what.key for found in problems]


def test_what_is_no_toml_names_its_line() -> None:
    with pytest.raises(Refused) as caught:
        read("[scenario]\nid = \n")
    assert caught.value.refusal.values["line"] == 2
    assert caught.value.refusal.key == "daimyo.no.scenario"
    with pytest.raises(Refused):
        read("x" * 300_000)


@pytest.mark.parametrize("text", ["", "a = 1", "unit = 3", "[[unit]]", "[scenario]\n[table]\n"])
def test_a_scrap_is_refused_with_sentences_and_nothing_breaks(text: str) -> None:
    _, problems = examine(text)
    assert problems
    assert all(found.line >= 1 for found in problems)


# The generator


@pytest.mark.parametrize("clans", [*SIZES])
def test_random_battles_are_sound_and_fair(clans: int) -> None:
    for seed in range(1, 9):
        battle = fair_battle(seed, clans)
        sound(battle)
        south, north = (
            [(u.troops, u.stands, u.files) for u in battle.units if u.side == side]
            for side in (0, 1)
        )
        assert south == north
        ratings = [[lead.rating for lead in battle.leaders if lead.side == s] for s in (0, 1)]
        assert ratings[0] == ratings[1]
        kinds = Counter(unit.troops.kind for unit in battle.units)
        assert kinds[Kind.HEADQUARTERS] == 2


def test_a_random_battle_is_the_same_for_its_seed_and_its_field_for_either_side() -> None:
    one, same, other = fair_battle(7, 3), fair_battle(7, 3), fair_battle(8, 3)
    assert one.units == same.units
    assert one.units != other.units
    width, height = one.field.width, one.field.height
    for kind in Ground:
        ground = shapely.union_all([piece.area for piece in one.field.of([kind])])
        turned = rotate(ground, 180, origin=(width / 2, height / 2))
        assert shapely.symmetric_difference(ground, turned).area < 0.01
    south, north = ([u for u in one.units if u.side == side] for side in (0, 1))
    for mine, theirs in zip(south, north, strict=True):
        assert (theirs.x, theirs.y) == (width - mine.x, height - mine.y)
        assert (mine.facing, theirs.facing) == (0.0, 180.0)


PAGES = {"en": "scenarios.md", "ru": "scenarios.ru.md"}


def page(language: str) -> str:
    """The page of the documentation about scenarios."""
    return (Path(__file__).parents[2] / "docs" / PAGES[language]).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", PAGES)
def test_the_format_is_written_down_as_it_is_read(language: str) -> None:
    """Every key that the reader knows stands on the page, and every kind of ground."""
    said = page(language)
    reader = Path(scenario_read.__file__).read_text(encoding="utf-8")
    keys = set(re.findall(r'take\(\s*"([a-z-]+)"', reader))
    wanted = keys | {str(ground) for ground in Ground}
    assert len(wanted) > 30
    assert {word for word in wanted if not re.search(rf"\b{word}\b", said)} == set()


@pytest.mark.parametrize("language", PAGES)
def test_the_troops_that_a_file_may_name_are_those_of_the_muster(language: str) -> None:
    assert {name for name in MUSTER if name not in page(language)} == set()


@pytest.mark.parametrize(
    ("head", "turns"),
    [
        ("", 0),
        ('weather = "snow"', 1),
        ('weather = "snow"\nweather-turns = 4', 4),
        ("weather-turns = 2", 2),
    ],
)
def test_r29_a_scenario_says_for_how_many_turns_its_weather_holds(head: str, turns: int) -> None:
    text = QUICK.replace("turns-max = 20", f"turns-max = 20\n{head}")
    assert read(text).weather_turns == turns


def test_r29_the_named_battles_hold_their_weather() -> None:
    held = {id_: scenario(id_, 1, 1).weather_turns for id_ in ("okehazama", "mikata-ga-hara")}
    assert held == {"okehazama": 4, "mikata-ga-hara": 6}


def test_a_scenario_may_demand_cards() -> None:
    by_dice = gunbai.new("daimyo", ["fair", "fair"], {"scenario": "own"}, dice=1)
    by_cards = gunbai.new("daimyo", ["fair", "fair"], {"scenario": "own"}, dice=1)
    demanding = QUICK.replace("turns-max = 20", 'turns-max = 20\nactivation = "cards"')
    for match, text in ((by_dice, QUICK), (by_cards, demanding)):
        match.answer(0, next(iter(match.open)), {"toml": text})
    assert (by_dice.state.by_cards, by_cards.state.by_cards) == (False, True)
    gunbai.play_bots(by_cards, 1)
    assert "daimyo.card" in {event.key for event in by_cards.view(None).log}


def test_several_faults_are_named_by_their_lines() -> None:
    bad = QUICK.replace("stands = 6", "stands = 0", 1).replace("width = 120", "width = 3")
    with pytest.raises(Refused) as caught:
        read(bad)
    said = refuse("ru", caught.value.refusal)
    lines = [line_of(bad, wrong) for wrong in ("width = 3", "stands = 0")]
    assert [f"Строка {line}: " in said for line in lines] == [True, True]
    assert said.index(f"Строка {lines[0]}") < said.index(f"Строка {lines[1]}")
    assert ".;" not in said


@pytest.mark.parametrize("given", ['"25:00"', '"13:60"', '"noon"', "13", '"1:5"'])
def test_a_time_of_day_is_hours_and_minutes(given: str) -> None:
    text = QUICK.replace("[scenario]\n", f"[scenario]\nbegins = {given}\n", 1)
    _, problems = examine(text)
    assert [found.what.key for found in problems] == ["daimyo.no.scenario-time"]
    scenario, _ = examine(QUICK.replace("[scenario]\n", '[scenario]\nbegins = "7:05"\n', 1))
    assert scenario is not None
    assert scenario.begins == 425


@pytest.mark.parametrize("name", SHIPPED)
def test_nobody_stands_on_bad_ground_as_a_shipped_battle_begins(name: str) -> None:
    held = scenario(name, 1, 1)
    assert [unit.id for unit in held.opening.units if held.field.rough(unit.core)] == []
