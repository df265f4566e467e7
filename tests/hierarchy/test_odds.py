"""The odds of a duel and of a conflict (hierarchy: Conflicts 5-8, R9, R25)."""

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gunbai.core.script import Refused
from gunbai.games.hierarchy.odds.chances import Chances, Face, estimated, exact, won
from gunbai.games.hierarchy.odds.plain import conflict_odds, duel_odds, samples_for
from gunbai.games.hierarchy.odds.rolls import Pool, kept_hands, kept_totals, roll
from gunbai.games.hierarchy.rules.duel import best_of

POOLS = st.builds(Pool, st.integers(0, 2), st.integers(0, 1), st.integers(0, 2)).filter(sum)


def all_kept(pool: Pool, keep: int) -> Counter[tuple[int, ...]]:
    """Every ordered roll, one by one."""
    rolls = product(*(range(1, sides + 1) for sides in pool.dice()))
    return Counter(best_of(faces, keep) for faces in rolls)


def all_pairs(face: Face) -> Chances:
    """Every ordered roll of both sides against each other, each duel solved."""
    counts: Counter[int] = Counter()
    mine, theirs = (all_kept(pool, face.keep) for pool in face.pools)
    for (a, n), (b, m) in product(mine.items(), theirs.items()):
        counts[won(face, a, b)] += n * m
    win, draw, loss = (Fraction(counts[who], counts.total()) for who in (1, 0, -1))
    return Chances(win, draw, loss)


@given(POOLS, st.integers(1, 5))
@settings(max_examples=25)
def test_selection_keeps_the_highest_of_a_mixed_pool(pool: Pool, keep: int) -> None:
    keep = min(keep, pool.size)
    hands = all_kept(pool, keep)
    assert kept_hands(pool, keep) == hands
    totals: Counter[int] = Counter()
    for dice, weight in hands.items():
        totals[sum(dice)] += weight
    kept = kept_totals(pool, keep)
    assert all(kept.chance(t) == Fraction(n, totals.total()) for t, n in totals.items())


@pytest.mark.parametrize(
    "face",
    [
        Face((Pool(2), Pool(2)), 0, bid_limit=1),
        Face((Pool(2), Pool(2)), 1, bid_limit=1),
        Face((Pool(3), Pool(2)), 0, bid_limit=1),
        Face((Pool(1, 1, 1), Pool(2)), 1, True, (1, 0), (0, 3), bid_limit=1),
        Face((Pool(2), Pool(2)), 0, True, (0, 1)),
        Face((Pool(1, 0, 2), Pool(2)), 0, True, (1, 1), bid_limit=2),
    ],
)
def test_exact_chances_are_those_of_every_roll(face: Face) -> None:
    assert exact(face) == all_pairs(face)


def test_an_estimate_lies_near_the_exact_chances() -> None:
    face = Face((Pool(0, 0, 3), Pool(0, 0, 3)), bid_limit=2)
    chances = exact(face)
    assert chances is not None
    sample = estimated(face, 800, seed=5)
    for share, guess in zip(chances[:3], sample[:3], strict=True):
        assert abs(share - guess) <= 1.5 * sample.error(guess)


def test_without_a_limit_the_greater_total_wins() -> None:
    odds = conflict_odds(1, 1)
    assert odds["win"] == {"exact": "9/20", "value": 0.45}
    assert odds["draw"] == {"exact": "1/10", "value": 0.1}
    assert odds["loss"] == odds["win"]
    assert odds["decided"] == {"exact": "1/2", "value": 0.5}
    assert odds["method"] == "exact"


def test_who_rolls_more_discards_to_as_many() -> None:
    """The higher of two dice against one: 285 of 1000 ways are lost."""
    assert conflict_odds(2, 1)["loss"]["exact"] == "57/200"
    assert conflict_odds(2, 1)["win"]["exact"] == "123/200"


def test_r9_honor_turns_a_loss_into_a_tie_and_two_honors_tie_for_ever() -> None:
    plain, guarded = conflict_odds(5, 6), conflict_odds(5, 6, fight=True, absorb=(1, 0))
    assert guarded["win"] == plain["win"]
    assert guarded["loss"]["value"] == 0
    assert guarded["decided"]["exact"] == "1/1"
    both = conflict_odds(5, 6, fight=True, absorb=(1, 1))
    assert both["draw"]["exact"] == "1/1"
    assert both["decided"] is None


def test_helpers_of_the_climax_add_their_dice() -> None:
    """A d8 beside a d10 against two d10s: 2 in 10 of the second die's faces are missing."""
    odds = conflict_odds(1, 2, helpers=(1, 0))
    even = conflict_odds(2, 2)
    assert Fraction(odds["win"]["exact"]) < Fraction(even["win"]["exact"])
    assert odds == flipped(conflict_odds(2, 1, their_helpers=(1, 0)))


def flipped(odds: dict[str, object]) -> dict[str, object]:
    decided = odds["decided"]
    assert isinstance(decided, dict)
    share = 1 - Fraction(decided["exact"])
    text = f"{share.numerator}/{share.denominator}"
    other = {"exact": text, "value": float(share)}
    return odds | {"win": odds["loss"], "loss": odds["win"], "decided": other}


def test_r25_with_one_die_a_bid_the_first_bidder_is_worse_off_with_two_dice() -> None:
    first, second = (conflict_odds(2, 2, bid=bid, bid_limit=1) for bid in ("mine", "theirs"))
    assert first["method"] == second["method"] == "exact"
    assert first["win"] == second["loss"]
    assert first["win"]["value"] < second["win"]["value"]


def test_an_estimate_says_so_and_gives_its_error() -> None:
    odds = conflict_odds(6, 6, bid_limit=1, samples=300, seed=4)
    assert odds["method"] == "estimate"
    assert odds["samples"] == 300
    assert 0.03 < odds["win"]["error"] < 0.07
    assert "exact" not in odds["win"]
    assert conflict_odds(6, 6, bid_limit=1, samples=300, seed=4) == odds


def test_an_estimate_of_nothing_is_not_sure() -> None:
    chances = Chances(Fraction(0), Fraction(0), Fraction(1), samples=100)
    assert 0.01 < chances.error(Fraction(0)) < 0.05


def test_greater_hands_are_sampled_less() -> None:
    sizes = [samples_for(Face((Pool(n), Pool(n)), bid_limit=1)) for n in (5, 8, 14)]
    assert sizes == [2000, 512, 100]


def test_rolls_are_drawn_from_the_whole_pool() -> None:
    chance = Random(1)
    seen = {roll(Pool(0, 0, 1), 1, chance) for _ in range(200)}
    assert seen == {(face,) for face in range(1, 7)}


def test_a_duel_as_the_command_line_shows_it() -> None:
    assert duel_odds([9, 7, 3], [10, 5, 5]) == {
        "value": "loss",
        "wounds": 0,
        "left": 2,
        "best": [[3], [7]],
    }


def test_a_duel_where_they_bid_and_i_must_match() -> None:
    odds = duel_odds([6, 4], [5], bid="theirs", laid=[5], fight=True, bid_limit=1)
    assert odds == {"value": "draw", "wounds": 0, "left": 0, "best": [[4], [6]]}


def test_a_duel_in_the_middle_of_it() -> None:
    odds = duel_odds([], [4, 2], fight=True, wounds=(2, 0), strikes=(1, 0))
    assert odds == {"value": "win", "wounds": 0, "left": -2, "best": []}


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: duel_odds([11], [5]),
        lambda: duel_odds([0], [5]),
        lambda: duel_odds([5] * 17, [5]),
        lambda: duel_odds([5], [5], wounds=(4, 0)),
        lambda: duel_odds([5], [5], bid_limit=0),
        lambda: duel_odds([5], [5], absorb=(-1, 0)),
        lambda: conflict_odds(0, 5),
        lambda: conflict_odds(5, 5, helpers=(-1, 0)),
        lambda: conflict_odds(17, 17, bid_limit=1),
    ],
)
def test_what_no_table_has_is_refused(wrong: object) -> None:
    assert callable(wrong)
    with pytest.raises(Refused) as refused:
        wrong()
    assert refused.value.refusal.key == "core.not-in-range"
