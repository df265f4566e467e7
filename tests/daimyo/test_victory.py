"""Daimyo 10, R18, R19: winning and losing."""

from fractions import Fraction

import pytest

from gunbai.games.daimyo.pieces.troops import Kind
from gunbai.games.daimyo.rules.victory import LIMIT, WEIGHTS, Losses, Verdict, losses, verdict


def test_10_what_each_type_counts() -> None:
    assert WEIGHTS == {
        Kind.HATAMOTO: 2,
        Kind.SAMURAI: 1,
        Kind.RONIN: 1,
        Kind.MONKS: 1,
        Kind.ASHIGARU: 1,
        Kind.PEASANTS: 0,
        Kind.ARTILLERY: 1,
        Kind.HEADQUARTERS: 3,
    }


def test_10_more_than_a_third_loses_and_exactly_a_third_does_not() -> None:
    assert Fraction(1, 3) == LIMIT
    assert not Losses(3, 9).broken
    assert Losses(4, 9).broken
    assert not Losses(3, 10).broken
    assert Losses(4, 10).broken
    assert [Losses(lost, 9).left for lost in range(5)] == [3, 2, 1, 0, 0]


def test_10_a_worked_army() -> None:
    brought = [
        Kind.HEADQUARTERS, Kind.HATAMOTO, Kind.SAMURAI, Kind.SAMURAI, Kind.ASHIGARU, Kind.PEASANTS,
    ]  # fmt: skip
    held = losses(brought, [Kind.HATAMOTO, Kind.PEASANTS])
    assert (held.lost, held.brought, held.share) == (2, 8, Fraction(1, 4))
    assert losses(brought, [Kind.HEADQUARTERS]).broken  # 3 of 8
    assert losses([Kind.PEASANTS], [Kind.PEASANTS]).share == 0


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (Losses(3, 9), Losses(3, 9), Verdict(over=False)),
        (Losses(4, 9), Losses(3, 9), Verdict(over=True, winner=1)),
        (Losses(0, 9), Losses(4, 10), Verdict(over=True, winner=0)),
    ],
)
def test_10_verdicts(first: Losses, second: Losses, expected: Verdict) -> None:
    assert verdict(first, second) == expected


def test_r18_what_is_not_lost_yet_does_not_count() -> None:
    assert losses([Kind.SAMURAI] * 3, []) == Losses(0, 3)


def test_r19_both_over_at_once_the_larger_share_loses_and_equal_shares_draw() -> None:
    assert verdict(Losses(5, 9), Losses(4, 9)) == Verdict(over=True, winner=1)
    assert verdict(Losses(4, 10), Losses(5, 12)) == Verdict(over=True, winner=0)
    assert verdict(Losses(4, 10), Losses(6, 15)) == Verdict(over=True, winner=None)
