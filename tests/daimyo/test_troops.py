"""Daimyo 1 and R2: what troops there are."""

from dataclasses import replace
from itertools import product

import pytest
from tests.daimyo.builders import SEAT, SPEARS

from gunbai.core.script import Refused
from gunbai.games.daimyo.pieces.troops import (
    ALLOWED,
    MUSTER,
    Arm,
    Armour,
    Kind,
    Quality,
    Troops,
    Weapon,
    check_size,
    check_troops,
)


def legal(troops: Troops) -> bool:
    try:
        check_troops(troops)
    except Refused:
        return False
    return True


def test_r2_every_combination_is_judged_by_the_table() -> None:
    counts = dict.fromkeys(Kind, 0)
    for kind, arm, quality, armour, weapon in product(Kind, Arm, Quality, Armour, Weapon):
        counts[kind] += legal(Troops(kind, arm, quality, armour, weapon))
    assert counts == {
        Kind.HATAMOTO: 2,  # foot or horse
        Kind.SAMURAI: 16,  # two arms, two armours, two qualities, sword or bow
        Kind.RONIN: 1,
        Kind.MONKS: 2,
        Kind.ASHIGARU: 12,  # two armours, two qualities, three weapons
        Kind.PEASANTS: 1,
        Kind.ARTILLERY: 2,
        Kind.HEADQUARTERS: 1,
    }


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"arm": Arm.CAVALRY}, "daimyo.no.arm"),
        ({"armour": Armour.HEAVY}, "daimyo.no.armour"),
        ({"quality": Quality.ELITE}, "daimyo.no.quality"),
        ({"weapon": Weapon.NAGINATA}, "daimyo.no.weapon"),
    ],
)
def test_r2_a_refusal_names_what_does_not_fit(wrong: dict[str, str], key: str) -> None:
    with pytest.raises(Refused) as caught:
        check_troops(replace(SPEARS, **wrong))  # type: ignore[arg-type]
    assert caught.value.refusal.key == key
    assert caught.value.refusal.rule == "daimyo.R2"


def test_the_ready_made_troops_are_all_legal_and_cover_all_types() -> None:
    assert all(map(legal, MUSTER.values()))
    assert {troops.kind for troops in MUSTER.values()} == set(ALLOWED)


@pytest.mark.parametrize(
    ("kind", "sizes"),
    [(Kind.SAMURAI, range(2, 7)), (Kind.ARTILLERY, range(1, 3)), (Kind.HEADQUARTERS, range(1, 2))],
)
def test_1_a_unit_has_2_to_6_stands(kind: Kind, sizes: range) -> None:
    for stands in range(10):
        if stands in sizes:
            check_size(kind, stands)
        else:
            with pytest.raises(Refused, match=r"daimyo\.no\.size|stands"):
                check_size(kind, stands)


def test_1_bases_are_deeper_for_horse_and_guns() -> None:
    depths = {name: troops.depth for name, troops in MUSTER.items()}
    deep = {"horse-guard", "samurai-horse", "light-horse", "light-gun", "heavy-gun", "headquarters"}
    assert depths == {name: 3.0 if name in deep else 1.5 for name in MUSTER}


def test_7_missile_ashigaru_and_headquarters_improvise_but_samurai_archers_draw_swords() -> None:
    assert MUSTER["arquebuses"].melee_weapon is Weapon.IMPROVISED
    assert MUSTER["archers"].melee_weapon is Weapon.IMPROVISED
    assert MUSTER["heavy-gun"].melee_weapon is Weapon.IMPROVISED
    assert SEAT.melee_weapon is Weapon.IMPROVISED
    assert MUSTER["samurai-archers"].melee_weapon is Weapon.SWORD
    assert SPEARS.melee_weapon is Weapon.LONG_SPEAR
