"""Schools: what their die brings, with worked pools (snow, Schools; R11, R20, R24, R25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.snow.runner import Run, hits, house, misses, points, run, year

from gunbai.games.snow.procedure.confrontation import challenge, encounter
from gunbai.games.snow.rules.schools import (
    HIGH,
    LOW,
    MIRROR,
    NEST,
    NOTHING,
    OCEAN,
    SCHOOL_DIE,
    TWO_SWORDS,
    Throw,
    mirrored,
    stances,
    throw,
)
from gunbai.games.snow.rules.year import SUMMER

Dice = Sequence[Sequence[int]]


def duel(schools: tuple[str, str], facets: tuple[int, int], dice: Dice, *kamae: str) -> Run:
    """A challenge in Steel; the challenger is seat 2. Schools, Facets and kamae: hers first."""
    one = house(1, samurai=(5, facets[1], 5), school=schools[1])
    two = house(2, samurai=(5, facets[0], 5), school=schools[0])
    return run(
        challenge(year(one, two), two, two.samurai, one, one.samurai),
        dice,
        contest_type="steel",
        contest="",
        kamae=list(kamae),
        redirect=0,
        redirect_which=[[], []],
        buy=0,
    )


def alone(school: str, facet: int, dice: Dice, kamae: str) -> Run:
    """An encounter in Steel."""
    home = house(samurai=(5, facet, 5), school=school)
    return run(
        encounter(year(home), home, home.samurai),
        dice,
        encounter="steel",
        scene="",
        kamae=kamae,
        redirect=0,
    )


def test_the_school_die_is_low_nothing_or_high() -> None:
    assert SCHOOL_DIE == (LOW, LOW, NOTHING, NOTHING, HIGH, HIGH)


def test_each_school_is_called_on_with_its_own_kamae_and_where_it_may_be() -> None:
    common = ("kagai", "ariake", "mujintou")
    assert stances(MIRROR, challenge=False) == common
    assert stances(MIRROR, challenge=True) == (*common, *(f"{k}-school" for k in common))
    assert stances(TWO_SWORDS, challenge=False)[3:] == ("kagai-school", "ariake-school")
    assert stances(OCEAN, challenge=True)[3:] == ("ariake-school",)
    assert stances(NEST, challenge=True)[3:] == ("orochi",)


@pytest.mark.parametrize(("face", "mine"), [(1, 9), (2, 9), (3, 4), (4, 4), (5, 4), (6, 4)])
def test_mirror_and_tree_low_sets_her_facet_to_the_others(face: int, mine: int) -> None:
    theirs = 4 if face > 4 else 9
    dice = [[face], misses(mine), misses(theirs)]
    done = duel(("mirror-and-tree", "ocean-flower"), (4, 9), dice, "ariake-school", "ariake")
    assert done.pools == [1, mine, theirs]


def test_r11_the_mirror_is_before_kamae_and_only_for_this_roll() -> None:
    dice = [[6], misses(4 + 2), hits(1, 4 - 2)]
    one = house(1, samurai=(5, 9, 5), school="ocean-flower")
    two = house(2, samurai=(5, 4, 5), school="mirror-and-tree")
    run(
        challenge(year(one, two), two, two.samurai, one, one.samurai),
        dice,
        contest_type="steel",
        contest="",
        kamae=["kagai-school", "mujintou"],
        redirect_which=[[]],
        buy=0,
    )
    assert points(one.samurai) == (6, 10, 5)  # the Facet itself was 9 all the time
    assert points(two.samurai) == (5, 2, 5)


@pytest.mark.parametrize(
    ("first", "second", "bases"),
    [
        (1, 1, (9, 9)),  # hers becomes 9; then his becomes hers, 9
        (1, 6, (9, 9)),
        (6, 1, (4, 4)),  # his becomes 4; then his becomes hers, 4
        (6, 6, (4, 4)),
        (3, 6, (9, 9)),
        (3, 1, (4, 4)),
    ],
)
def test_r11_two_mirrors_work_challenger_first(
    first: int, second: int, bases: tuple[int, int]
) -> None:
    dice = [[first], [second], misses(bases[0]), misses(bases[1])]
    both = ("mirror-and-tree", "mirror-and-tree")
    done = duel(both, (4, 9), dice, "ariake-school", "ariake-school")
    assert done.pools == [1, 1, *bases]


def test_mirrored_sets_one_to_the_other() -> None:
    assert [mirrored(4, 9, fate) for fate in (LOW, NOTHING, HIGH)] == [(9, 9), (4, 9), (4, 4)]


@pytest.mark.parametrize(("face", "kept"), [(1, 1), (2, 1), (5, 3), (6, 3)])
def test_two_swords_rolls_twice_and_keeps_worse_or_better(face: int, kept: int) -> None:
    dice = [[face], hits(3, 5), hits(1, 5), hits(2, 5)]
    done = alone("two-swords-one-heart", 5, dice, "ariake-school")
    assert done.pools == [1, 5, 5, 5]
    assert done.told("snow.rolled")["successes"] == kept
    assert ("snow.won" if kept >= 2 else "snow.lost") in done.keys


def test_two_swords_with_nothing_rolls_once() -> None:
    dice = [[3], hits(3, 7), hits(2, 5)]
    assert alone("two-swords-one-heart", 5, dice, "kagai-school").pools == [1, 7, 5]


def test_ocean_flower_low_drops_sixes_for_three_dice() -> None:
    dice = [[2], [6, 6, 6, 6, 1, 2, 2, 2], misses(5)]
    done = alone("ocean-flower", 5, dice, "ariake-school")
    assert done.pools == [1, 8, 5]
    assert done.told("snow.rolled")["successes"] == 1


def test_ocean_flower_high_counts_threes_on_three_fewer() -> None:
    dice = [[5], [3, 6], hits(2, 5)]
    done = alone("ocean-flower", 5, dice, "ariake-school")
    assert done.pools == [1, 2, 5]
    assert done.told("snow.rolled")["successes"] == 2
    assert throw(OCEAN, HIGH, 2) == Throw(0, (1, 3, 6))
    assert throw(OCEAN, LOW, -1) == Throw(2, (1,))


def test_r24_the_roll_that_is_kept_counts_for_a_full_success() -> None:
    home = house(samurai_ko=(5, 2, 8), school="two-swords-one-heart")
    summer = year(home, season=SUMMER)
    laid: dict[str, Any] = {"encounter": "steel", "scene": "", "kamae": "ariake-school"}
    run(encounter(summer, home, home.samurai_ko), [[6], hits(1, 2), hits(2, 2), misses(2)], **laid)
    assert home.secrets == 8
    home.samurai_ko.last = None
    home.samurai_ko.facets.update(steel=2)
    dice = [[1], hits(1, 2), hits(2, 2), misses(2)]
    run(encounter(summer, home, home.samurai_ko), dice, **laid)
    assert home.secrets == 8


def test_r25_each_of_orochis_two_has_its_own_school_die() -> None:
    dice = [[1], misses(9), misses(7), [6], misses(5), misses(3)]
    both = ("mirror-and-tree", "eightfold-nest")
    done = duel(both, (4, 9), dice, "ariake-school", "orochi")
    assert done.pools[0] == done.pools[3] == 1
    assert done.keys.count("snow.called") == 2


def test_r25_reasserting_rolls_a_new_school_die_and_leaves_the_others_facet() -> None:
    one = house(1, samurai=(5, 9, 5), school="ocean-flower")
    two = house(2, samurai=(5, 4, 5), school="mirror-and-tree", snow=1)
    done = run(
        challenge(year(one, two, season=SUMMER), two, two.samurai, one, one.samurai),
        [[6], misses(4), hits(1, 4), [1], hits(1, 9)],
        contest_type="steel",
        contest="",
        kamae=["ariake-school", "ariake"],
        reassert="ariake-school",
    )
    # High: he rolls only 4. Then Low: the challenger's Facet becomes his 9; his four dice stay.
    assert done.pools == [1, 4, 4, 1, 9]
    assert done.told("snow.won-over")["name"] == "he2"
    assert two.snow == 0


def test_r20_within_orochi_only_the_dice_are_rolled_anew() -> None:
    home = house(samurai=(5, 4, 5), school="eightfold-nest", snow=1)
    done = run(
        encounter(year(home, season=SUMMER), home, home.samurai),
        [misses(2), hits(1, 4), hits(1, 2), misses(3), hits(1, 5)],
        encounter="steel",
        scene="",
        kamae="orochi",
        reassert="orochi",
    )
    assert done.ask("snow.reassert").options == ("keep", "orochi")
    assert points(home.samurai) == (5, 4, 5)


def test_r20_nobody_takes_up_orochi_in_reasserting() -> None:
    home = house(samurai=(5, 4, 5), school="eightfold-nest", snow=1)
    done = run(
        encounter(year(home, season=SUMMER), home, home.samurai),
        [misses(4), hits(1, 4)],
        encounter="steel",
        scene="",
        kamae="ariake",
        reassert="keep",
    )
    assert done.ask("snow.reassert").options == ("keep", "kagai", "ariake", "mujintou")
