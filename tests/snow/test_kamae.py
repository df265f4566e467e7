"""The kamae: pools, wins and losses, with the numbers of the rules (snow, Kamae; R5 to R8, R12)."""

from __future__ import annotations

import pytest
from tests.snow.runner import Run, Three, hits, house, misses, points, run, year

from gunbai.games.snow.procedure.confrontation import encounter
from gunbai.games.snow.rules.clash import successes
from gunbai.games.snow.rules.facets import FACETS, SOURCE
from gunbai.games.snow.rules.house import House
from gunbai.games.snow.rules.kamae import ARIAKE, KAGAI, KAMAE, MUJINTOU, O_NABE
from gunbai.games.snow.rules.year import AUTUMN, SPRING, SUMMER

FULL_SOURCE = (4, 5, 6)


def met(
    home: House,
    kind: str,
    kamae: str,
    pool: int,
    *,
    won: bool,
    season: str = SPRING,
    **answers: object,
) -> Run:
    """The samurai's encounter; all of his dice succeed, or all of the Emperor's do."""
    emperor = home.samurai.facets[kind]
    hers = hits(pool, pool) if won else misses(pool)
    his = misses(emperor) if won else hits(emperor, emperor)
    return run(
        encounter(year(home, season=season), home, home.samurai),
        [dice for dice in (hers, his) if dice],
        encounter=kind,
        scene="",
        kamae=kamae,
        **{"redirect": 0, "redirect_which": [[]], **answers},
    )


@pytest.mark.parametrize(
    ("kamae", "pool", "won", "lost"),
    [
        ("kagai", 7, (4, 7, 6), (4, 3, 6)),
        ("ariake", 5, (4, 6, 6), (4, 4, 6)),
        ("mujintou", 3, (4, 6, 6), (4, 4, 6)),
    ],
)
def test_each_kamae_has_its_pool_its_win_and_its_loss(
    kamae: str, pool: int, won: Three, lost: Three
) -> None:
    drained = {"kagai": 2, "ariake": 1, "mujintou": -1}[kamae]
    home = house(samurai=FULL_SOURCE)
    met(home, "steel", kamae, pool, won=True)
    assert points(home.samurai) == (won[0] - drained, won[1], won[2])
    home = house(samurai=FULL_SOURCE)
    done = met(home, "steel", kamae, pool, won=False)
    assert points(home.samurai) == lost
    assert done.pools == [pool, 5]


def test_r5_each_facet_has_its_source() -> None:
    assert SOURCE == {"aware": "tanka", "steel": "aware", "tanka": "steel"}
    for kind in FACETS:
        home = house(samurai=(5, 5, 5))
        met(home, kind, "ariake", 5, won=True)
        assert home.samurai.facets[kind] == 6
        assert home.samurai.facets[SOURCE[kind]] == 4
        assert sum(home.samurai.facets.values()) == 15


def test_r6_a_pool_never_falls_below_no_dice() -> None:
    home = house(samurai=(5, 1, 5))
    done = met(home, "steel", "mujintou", 0, won=True)
    assert done.pools == [1]  # no question of 0 dice
    assert done.told("snow.won")["successes"] == 0


def test_r6_a_transfer_moves_at_most_what_the_source_holds() -> None:
    home = house(samurai=(1, 5, 5))
    done = met(home, "steel", "kagai", 7, won=True)
    assert points(home.samurai) == (0, 6, 5)
    assert done.told("snow.treasured")["points"] == 1
    home = house(samurai=(0, 5, 5))
    done = met(home, "steel", "kagai", 7, won=True)
    assert points(home.samurai) == (0, 5, 5)
    assert home.honor == 0
    assert "snow.redirect" not in done.asked


def test_r6_a_facet_never_falls_below_zero() -> None:
    home = house(samurai=(5, 1, 5))
    done = met(home, "steel", "kagai", 3, won=False)
    assert points(home.samurai) == (5, 0, 5)
    assert done.told("snow.weakened")["points"] == 1


def test_r7_ariake_and_mujintou_lose_one() -> None:
    assert (KAGAI.lost, ARIAKE.lost, MUJINTOU.lost) == (2, 1, 1)


def test_r8_mujintou_winner_gains_one_and_one() -> None:
    home = house(samurai=(5, 9, 5))
    done = met(home, "steel", "mujintou", 7, won=True)
    assert points(home.samurai) == (6, 10, 5)
    assert home.honor == 2
    assert done.keys.count("snow.gained") == 2
    assert "snow.drained" not in done.keys


def test_orochi_is_two_confrontations_each_with_two_dice_fewer() -> None:
    home = house(samurai=(5, 4, 5), school="eightfold-nest")
    done = run(
        encounter(year(home), home, home.samurai),
        [hits(2, 2), misses(4), misses(3), hits(5, 5)],
        encounter="steel",
        scene="",
        kamae="orochi",
        redirect=0,
    )
    assert done.pools == [2, 4, 3, 5]  # won: 4 becomes 5, and the second one is fought from there
    assert points(home.samurai) == (5, 4, 5)
    assert done.keys.count("snow.won") == done.keys.count("snow.lost") == 1
    assert home.honor == 1
    assert home.samurai.last == "steel"


def test_o_nabe_moves_two_and_melts_a_snow() -> None:
    home = house(samurai=(5, 5, 5), school="scarlet-cauldron", snow=3)
    done = run(
        encounter(year(home, season=SUMMER), home, home.samurai),
        [hits(3, 8), misses(5)],
        encounter="steel",
        scene="",
        kamae="o-nabe",
        reassert="keep",
    )
    assert points(home.samurai) == (3, 7, 5)
    assert home.snow == 2
    assert done.told("snow.melted")["points"] == 1


def test_o_nabe_takes_two_and_one_of_her_choice() -> None:
    home = house(samurai=(5, 5, 5), school="scarlet-cauldron")
    done = met(home, "steel", "o-nabe", 8, won=False, sacrifice="tanka")
    assert points(home.samurai) == (5, 3, 4)
    assert done.ask("snow.sacrifice").options == FACETS
    home = house(samurai=(0, 1, 0), school="scarlet-cauldron")
    done = met(home, "steel", "o-nabe", 4, won=False)
    assert points(home.samurai) == (0, 0, 0)
    assert "snow.sacrifice" not in done.asked


def test_r12_where_there_is_no_snow_none_is_owed() -> None:
    home = house(samurai=(5, 5, 5), school="scarlet-cauldron")
    done = met(home, "steel", "o-nabe", 8, won=True, season=AUTUMN)
    assert home.snow == 0
    assert "snow.melted" not in done.keys
    assert home.stores == 2


def test_r12_a_samurai_ko_owes_no_snow_and_her_husbands_stays() -> None:
    home = house(samurai_ko=(4, 5, 4), school="scarlet-cauldron", snow=5)
    run(
        encounter(year(home, season=SUMMER), home, home.samurai_ko),
        [hits(7, 7), misses(4)],
        encounter="aware",
        scene="",
        kamae="o-nabe",
    )
    assert points(home.samurai_ko) == (6, 5, 2)
    assert home.snow == 5


def test_a_success_is_a_one_or_a_six() -> None:
    assert successes((1, 2, 3, 4, 5, 6)) == 2
    assert KAMAE["o-nabe"] is O_NABE
