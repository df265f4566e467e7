"""The same numbers as icepool and dyce, two libraries written by others, over grids."""

from collections.abc import Mapping
from fractions import Fraction

import icepool  # type: ignore[import-untyped]
import pytest
from dyce import H, P

from gunbai.odds import (
    Chain,
    Distribution,
    hits,
    kept,
    multisets,
    opposed,
    successes,
    sums,
    threshold,
)


def shared(weights: Mapping[int, int]) -> Distribution:
    return Distribution({int(outcome): count for outcome, count in weights.items()})


def bools(told: Mapping[bool, int]) -> H[int]:
    return H({0: told.get(False, 0), 1: told.get(True, 0)})


def of_icepool(made: icepool.Die) -> Distribution:
    return shared(dict(made.items()))


@pytest.mark.parametrize("sides", [2, 6, 10])
@pytest.mark.parametrize("dice", [1, 2, 3, 7, 12])
def test_sums(dice: int, sides: int) -> None:
    assert sums(dice, sides) == shared(dice @ H(sides)) == of_icepool(dice @ icepool.d(sides))


@pytest.mark.parametrize("faces", [(1, 6), (6,), (2, 3, 4, 5), (1, 2, 3, 4, 5, 6)])
@pytest.mark.parametrize("dice", [1, 2, 5, 10, 20, 50, 100])
def test_success_pools(dice: int, faces: tuple[int, ...]) -> None:
    counted = H({0: 6 - len(faces), 1: len(faces)})
    drawn = icepool.Die({0: 6 - len(faces), 1: len(faces)})
    pool = successes(dice, 6, faces)
    assert pool == shared(dice @ counted) == of_icepool(dice @ drawn)


@pytest.mark.parametrize("dice", [1, 4, 9])
def test_faces_worth_two(dice: int) -> None:
    pool = successes(dice, 6, {6: 2, 5: 1})
    assert pool == shared(dice @ H({0: 4, 1: 1, 2: 1}))
    assert pool == of_icepool(dice @ icepool.d6.map(lambda face: max(0, face - 4)))


@pytest.mark.parametrize(("dice", "keep"), [(2, 1), (3, 2), (4, 3), (6, 2), (7, 7)])
def test_dice_kept(dice: int, keep: int) -> None:
    best, worst = kept(dice, 6, keep), 7 * keep - kept(dice, 6, keep)
    assert best == of_icepool(icepool.d6.highest(dice, keep))
    assert worst == of_icepool(icepool.d6.lowest(dice, keep))
    assert best == shared((dice @ P(6)).at(slice(-keep, None)))


@pytest.mark.parametrize("dice", [1, 3, 6])
def test_rolled_twice(dice: int) -> None:
    pool, drawn = successes(dice, 6, (1, 6)), dice @ icepool.Die({0: 2, 1: 1})
    assert pool.higher() == of_icepool(icepool.highest(drawn, drawn))
    assert pool.lower() == of_icepool(icepool.lowest(drawn, drawn))
    assert pool.higher(3) == shared(P(*[dice @ H({0: 2, 1: 1})] * 3).at(-1))


@pytest.mark.parametrize("shift", [-3, 2])
@pytest.mark.parametrize("dice", [1, 5, 12])
def test_shifted_pools(dice: int, shift: int) -> None:
    pool = successes(dice, 6, (1, 6)) + shift
    assert pool == shared(dice @ H({0: 4, 1: 2}) + shift)
    assert pool == of_icepool(dice @ icepool.Die({0: 4, 1: 2}) + shift)


@pytest.mark.parametrize("target", [5, 8, 11])
@pytest.mark.parametrize(("near", "far"), [(1, 3), (4, 1), (3, 5)])
def test_hits_by_several_stands(near: int, far: int, target: int) -> None:
    shot = hits(near, threshold(target)) + hits(far, threshold(target, modifier=-1))
    pair, two = 2 @ H(6), 2 @ icepool.d6
    close, away = (bools(pair.ge(aimed)) for aimed in (target, target + 1))
    assert shot == shared(near @ close + far @ away)
    assert shot == of_icepool(near @ (two >= target) + far @ (two >= target + 1))


@pytest.mark.parametrize("mine", [1, 4, 7, 12])
@pytest.mark.parametrize("theirs", [1, 5, 9])
def test_opposed_pools(mine: int, theirs: int) -> None:
    win, tie, lose = opposed(successes(mine, 6, (1, 6)), successes(theirs, 6, (1, 6)))
    counted, drawn = H({0: 4, 1: 2}), icepool.Die({0: 4, 1: 2})
    margin = mine @ counted - theirs @ counted
    assert margin.total == 6 ** (mine + theirs)
    assert win == Fraction(sum(n for k, n in margin.items() if k > 0), margin.total)
    assert tie == Fraction(margin[0], margin.total)
    assert lose == (mine @ drawn - theirs @ drawn).probability("<", 0)


@pytest.mark.parametrize("modifier", range(-6, 7))
def test_thresholds(modifier: int) -> None:
    two, pair = 2 @ icepool.d6, 2 @ H(6)
    for target in range(2, 13):
        chance = threshold(target, modifier=modifier)
        assert chance == (two + modifier).probability(">=", target)
        assert chance == Fraction((pair + modifier).ge(target).get(True, 0), 36)


@pytest.mark.parametrize(("dice", "sides"), [(1, 6), (3, 6), (4, 10), (6, 10)])
def test_multisets(dice: int, sides: int) -> None:
    made = dict(multisets(dice, sides))
    assert made == dict((dice @ P(sides)).rolls_with_counts())
    assert made == dict(icepool.d(sides).pool(dice).expand().items())


@pytest.mark.parametrize("steps", [0, 1, 2, 7])
def test_chains(steps: int) -> None:
    rows = {
        0: {0: Fraction(30, 36), 1: Fraction(3, 36), 2: Fraction(3, 36)},
        1: {0: Fraction(1, 2), 1: Fraction(1, 2)},
        2: {0: Fraction(1, 3), 2: Fraction(2, 3)},
    }
    dice = {0: icepool.Die({0: 30, 1: 3, 2: 3}), 1: icepool.Die([0, 1]), 2: icepool.Die([0, 2, 2])}
    walked = icepool.Die([0]).map(lambda state: dice[state], repeat=steps)
    after = Chain(rows).after(steps, 0)
    assert after == {state: walked.probability(state) for state in rows}
