"""Dice are fair, repeatable, and can be proved."""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.core.dice import Dice, Drawn, Sealed, Seeded, Typed, combined, commitment

SECRET = bytes(range(32))


@pytest.mark.parametrize("dice", [Sealed(SECRET), Seeded(3), Drawn(Random(3))])
@given(st.integers(0, 500), st.integers(0, 40), st.sampled_from([2, 6, 10, 20, 100]))
def test_a_roll_has_its_faces_and_is_always_the_same(
    dice: Dice, index: int, count: int, sides: int
) -> None:
    faces = dice.roll(index, count, sides)
    assert len(faces) == count
    assert all(1 <= face <= sides for face in faces)
    assert dice.roll(index, count, sides) == faces


@pytest.mark.parametrize("dice", [Sealed(SECRET), Seeded(3), Drawn(Random(3))])
def test_a_longer_roll_begins_with_the_shorter(dice: Dice) -> None:
    """Whoever takes a roll back and comes with more dice finds those that fell, and then others."""
    assert dice.roll(9, 12, 6)[:5] == dice.roll(9, 5, 6)


@pytest.mark.parametrize("dice", [Sealed(SECRET), Seeded(3), Drawn(Random(3))])
@pytest.mark.parametrize("sides", [6, 10])
def test_faces_are_even(dice: Dice, sides: int) -> None:
    """Chi-squared of 30,000 dice stays below the 99.99% point for 9 degrees of freedom (33.7)."""
    count = Counter(face for index in range(3000) for face in dice.roll(index, 10, sides))
    expected = 30_000 / sides
    assert sum((n - expected) ** 2 / expected for n in count.values()) < 33.7
    assert set(count) == set(range(1, sides + 1))


def test_sealed_dice_follow_from_secret_and_salts_by_hmac_sha256() -> None:
    """A worked roll, computed from the published parts alone."""
    import hmac

    salt = "пепел"
    data = salt.encode()
    key = hashlib.sha256(SECRET + len(data).to_bytes(4, "big") + data).digest()
    stream = hmac.new(key, b"4:6:0", hashlib.sha256).digest()
    by_hand = [byte % 6 + 1 for byte in stream if byte < 252][:5]
    assert Sealed(SECRET, [salt]).roll(4, 5, 6) == tuple(by_hand)
    assert combined(SECRET, [salt]) == key


def test_the_commitment_is_the_sha256_of_the_secret() -> None:
    dice = Sealed.fresh()
    assert dice.commitment == commitment(dice.secret) == hashlib.sha256(dice.secret).hexdigest()


def test_salts_change_the_dice_and_not_the_commitment() -> None:
    plain, salted = Sealed(SECRET), Sealed(SECRET).salted(["a", "b"])
    assert plain.commitment == salted.commitment
    assert plain.roll(0, 20, 6) != salted.roll(0, 20, 6)
    assert combined(SECRET, ["ab"]) != combined(SECRET, ["a", "b"])


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Sealed(b"short")


def test_typed_dice_remember_what_fell() -> None:
    dice = Typed()
    dice.remember(0, (3, 4))
    assert dice.known(0, 3) == (3, 4)
    assert dice.roll(0, 2, 6) == (3, 4)
    dice.remember(0, (3,))
    assert dice.known(0, 2) == (3, 4)
    with pytest.raises(ValueError, match="not been typed"):
        dice.roll(0, 3, 6)


def test_a_seed_means_the_same_dice_for_ever() -> None:
    fallen = [Seeded(1).roll(index, 3, 6) for index in (0, 7, 8, 127, 128)]
    assert fallen == [(3, 1, 2), (6, 3, 5), (4, 6, 1), (5, 6, 6), (1, 6, 6)]
    assert Seeded("x").roll(9, 4, 10) == (2, 6, 3, 10)


def test_drawn_dice_go_on_from_game_to_game_and_stay_as_they_fell() -> None:
    rng = Random(7)
    first, second = Drawn(rng), Drawn(rng)
    assert (first.roll(0, 3, 6), second.roll(0, 3, 6)) == ((2, 1, 4), (1, 4, 3))
    assert first.roll(0, 3, 6) == (2, 1, 4)
    first.remember(1, (6, 6), (0, 6))
    assert first.roll(1, 2, 6) == (6, 6)
