from __future__ import annotations

from math import log1p
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

import gunbai
from gunbai.core.script import Phrase, Word
from gunbai.learn.features import BOUND, Features
from gunbai.learn.observing import Flattened

TREES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**6), 10**6) | st.floats(-9, 9) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=30,
)


class Lamp(Struct):
    oil: int
    place: str


def test_a_number_adds_its_logarithm() -> None:
    vector = Features(64).vector({"oil": 7})
    assert np.abs(vector).sum() == pytest.approx(log1p(7))
    assert Features(64).vector({"oil": -7}) == pytest.approx(-vector)


@given(st.dictionaries(st.sampled_from("abcd"), TREES), st.sampled_from([1, 8, 1024]))
def test_vectors_have_their_size_and_bounds(tree: dict[str, object], size: int) -> None:
    vector = Features(size).vector(tree)
    assert vector.shape == (size,)
    assert vector.dtype == np.float32
    assert np.abs(vector).max() <= BOUND


@given(TREES, TREES)
def test_parts_add_up(one: object, two: object) -> None:
    features = Features(1024)
    both = features.vector({"one": one, "two": two})
    assert both == pytest.approx(features.vector({"one": one}) + features.vector({"two": two}))


@given(TREES)
def test_a_vector_depends_on_nothing_seen_before(tree: object) -> None:
    used = Features(64)
    used.vector({"x": "other", "y": [1, 2]})
    assert np.array_equal(used.vector({"x": tree}), Features(64).vector({"x": tree}))


def test_an_id_has_a_place_of_its_own_and_a_text_has_not() -> None:
    def vector(word: str) -> bytes:
        return Features(4096).vector({"word": word}).tobytes()

    assert vector("hakugei") != vector("yamashi")
    assert vector("One crow.") == vector("Снег на воротах")
    assert vector("One crow.") != vector("")


def test_structs_words_and_phrases_are_read() -> None:
    features = Features(256)
    assert np.array_equal(
        features.vector({"lamp": Lamp(3, "gate"), "word": Word("toy.gate")}),
        features.vector({"lamp": {"oil": 3, "place": "gate"}, "word": "toy.gate"}),
    )
    assert features.vector({"said": Phrase("toy.gate", {"count": 2})}).any()


def test_the_same_leaf_has_the_same_place_today_and_tomorrow() -> None:
    assert np.flatnonzero(Features(1024).vector({"board": {"points": [0, 5]}})).tolist() == [688]


def test_what_is_kept_of_a_board_gives_the_vector_of_one_who_never_saw_it() -> None:
    env = gunbai.env("snow")
    env.reset(seed=2)
    rng, knows, flattened = Random(2), Features(2048), Flattened(env.game, 2048)
    for _ in range(60):
        seat = int(env.agent_selection.removeprefix("seat_"))
        seen = flattened.seen(env.match.state, seat, env._referee)
        assert np.allclose(knows.vector(seen), Features(2048).vector(seen))
        env.step(rng.choice(list(env.meanings())))
