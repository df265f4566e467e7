"""The bowl, the castes, the sheets (hierarchy R1, R2, R11, R26)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hierarchy.realm import Played, realm

from gunbai.core.script import Refused
from gunbai.games.hierarchy import GAME
from gunbai.games.hierarchy.phases.naming import mark_tiles, name_tiles, parted
from gunbai.games.hierarchy.phases.setting_up import birth, bowl
from gunbai.games.hierarchy.rules.castes import BIRTH, Caste, caste_of_draw
from gunbai.games.hierarchy.rules.sheet import SWORD, Character
from gunbai.games.hierarchy.state import begin
from gunbai.games.hierarchy.view import view
from gunbai.play import new


@pytest.mark.parametrize("count", [7, 16])
def test_seven_or_sixteen_players_are_refused(count: int) -> None:
    with pytest.raises(Refused, match="8 to 15"):
        new(GAME, [f"x{n}" for n in range(count)])


@pytest.mark.parametrize("count", [8, 15])
def test_the_bowl_draws_one_emperor_two_daimyo_three_shoguns(count: int) -> None:
    made = begin(GAME.setup(new(GAME, [f"x{n}" for n in range(count)]).setup.seats))
    played = Played(bowl(made), {"hierarchy.talisman": "Crane"}, [[1], [2], [1], [1], [1], [1]])
    assert made.drawn[:3] == [0, 2, 1]
    assert [roll.sides for roll in played.rolls] == list(range(count, count - 6, -1))
    castes = [made.characters[seat].caste for seat in made.drawn]
    assert castes == [caste_of_draw(number) for number in range(count)]
    assert [castes.count(caste) for caste in Caste] == [1, 2, 3, count - 6]


def test_r1_a_talisman_stays_hidden_until_it_is_discovered() -> None:
    made = realm()
    mine = view(made, 3).ladder[3]
    assert mine.talisman == "T3"
    for seat in (0, 4, None):
        assert view(made, seat).ladder[3].talisman == ""
    made.characters[3].discovered = True
    assert view(made, None).ladder[3].talisman == "T3"


def test_r1_slips_are_written_in_secret_and_drawn_without_being_read() -> None:
    match = new(GAME, [f"x{n}" for n in range(8)], dice=3)
    assert all(ask.secret for ask in match.open.values())
    for number in list(match.open):
        match.answer(match.open[number].seat, number, f"noun-{number}")
    assert "noun-" not in repr(match.log(None))


@pytest.mark.parametrize(
    ("caste", "stats", "tiles", "honor"),
    [
        (Caste.EMPEROR, 10, 2, 2),
        (Caste.DAIMYO, 6, 4, 1),
        (Caste.SHOGUN, 4, 6, 1),
        (Caste.SAMURAI, 2, 10, 1),
    ],
)
def test_each_caste_is_born_with_its_points_tiles_and_honor(
    caste: Caste, stats: int, tiles: int, honor: int
) -> None:
    who = Character(0, "x", caste)
    answers = {
        "hierarchy.stats": lambda ask: {f: ask.total * (f == "spirit") for f in ask.fields},
        "hierarchy.name-tiles": "\n".join(f"tile {n}" for n in range(tiles)),
        "hierarchy.mark.arms": [[0]],
        "hierarchy.mark.stealth": [[]],
        "hierarchy.mark.healing": [[]],
        "hierarchy.precious": "a mare",
    }
    Played(birth(realm(), who), answers)
    assert (who.stats["spirit"], len(who.tiles), who.honor) == (stats, tiles + 1, honor)
    assert who.tiles[0] == SWORD
    assert BIRTH[caste].honor == who.honor
    assert who.precious == "a mare"


def _named(stacked: bool, *lines: str) -> list[tuple[str, int]]:
    who = Character(0, "x")
    count = sum(len(line.split("\n")) for line in lines)
    Played(name_tiles(who, count, stacked), {"hierarchy.name-tiles": list(lines)})
    return [(tile.name, tile.rating) for tile in who.tiles[1:]]


def test_r2_distinct_tiles_are_each_new_with_rating_1() -> None:
    assert _named(False, "Spear\nspear\nFog") == [("Spear", 1), ("spear 2", 1), ("Fog", 1)]


def test_r2_stacked_tiles_gain_one_for_each_time_they_are_named() -> None:
    assert _named(True, "Spear\nspear\nFog") == [("Spear", 2), ("Fog", 1)]


@pytest.mark.parametrize("name", ["Sword", "меч"])
def test_r2_the_sword_can_be_stacked_by_its_name(name: str) -> None:
    who = Character(0, "x")
    Played(name_tiles(who, 1, True), {"hierarchy.name-tiles": name})
    assert [tile.rating for tile in who.tiles] == [2]


def test_tiles_that_were_not_named_yet_are_asked_for_again() -> None:
    who = Character(0, "x")
    played = Played(name_tiles(who, 3, False), {"hierarchy.name-tiles": ["a", "b\nc"]})
    assert [ask.values["count"] for ask in played.asks] == [3, 2]
    assert [tile.name for tile in who.tiles[1:]] == ["a", "b", "c"]


def test_r11_the_player_marks_which_tile_heals() -> None:
    who = Character(0, "x")
    answers: dict[str, Any] = {
        "hierarchy.name-tiles": "Spear\nMist\nHerbs\nTea",
        "hierarchy.mark.arms": [[0]],
        "hierarchy.mark.stealth": [[0]],
        "hierarchy.mark.healing": [[0]],
    }
    Played(name_tiles(who, 4, False), answers)
    assert not who.heals
    Played(mark_tiles(who), answers)
    assert [tile.use for tile in who.tiles] == ["arms", "arms", "stealth", "healing", "craft"]
    assert who.heals


def test_r26_a_tile_has_one_use() -> None:
    who = Character(0, "x")
    answers = {"hierarchy.name-tiles": "Spear", "hierarchy.mark.arms": [[0]]}
    Played(name_tiles(who, 1, False), answers)
    played = Played(mark_tiles(who), answers)
    assert [ask.key for ask in played.asks] == ["hierarchy.mark.arms"]


def test_tiles_may_stand_on_lines_or_between_commas() -> None:
    assert parted("Axe, Bow\n Long Spear ;; Tea\n") == ["Axe", "Bow", "Long Spear", "Tea"]
