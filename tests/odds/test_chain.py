import pickle
from fractions import Fraction
from itertools import islice, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.odds import Chain
from gunbai.odds.chain import MOST_STEPS

Rows = dict[str, dict[str, Fraction]]

WEATHER: Rows = {
    "fine": {"fine": Fraction(5, 6), "rain": Fraction(1, 6)},
    "rain": {"fine": Fraction(1, 2), "rain": Fraction(1, 2)},
}


@st.composite
def rows(draw: st.DrawFn) -> Rows:
    states = "abcd"[: draw(st.integers(1, 4))]
    made: Rows = {}
    for state in states:
        shares = draw(
            st.lists(st.integers(0, 9), min_size=len(states), max_size=len(states)).filter(any)
        )
        made[state] = {
            to: Fraction(share, sum(shares))
            for to, share in zip(states, shares, strict=True)
            if share
        }
    return made


def by_every_path(steps: Rows, n: int, start: str, end: str) -> Fraction:
    """Add up the chances of all paths through the states, one by one."""
    total = Fraction(0)
    for path in product(steps, repeat=n):
        chance, at = Fraction(int((*path, start)[n - 1 if n else 0] == end)), start
        for to in path:
            chance *= steps[at].get(to, Fraction(0))
            at = to
        total += chance
    return total


@given(rows(), st.integers(0, 5))
def test_chain_against_every_path(steps: Rows, n: int) -> None:
    after = Chain(steps).after(n, "a")
    assert after == {state: by_every_path(steps, n, "a", state) for state in steps}


@given(rows(), st.integers(0, 20))
def test_walk_is_after_step_by_step(steps: Rows, n: int) -> None:
    chain = Chain(steps)
    assert next(islice(chain.walk("a"), n, None)) == chain.after(n, "a")
    assert sum(chain.after(n, "a").values()) == 1


def test_weather_after_two_turns() -> None:
    chain = Chain(WEATHER)
    assert chain.states == ("fine", "rain")
    assert chain.after(0, "rain") == {"fine": 0, "rain": 1}
    assert chain.after(2, "fine") == {"fine": Fraction(7, 9), "rain": Fraction(2, 9)}


def test_long_walks_forget_the_start() -> None:
    """In the long run it rains a quarter of the time."""
    assert float(Chain(WEATHER).after(200, "rain")["rain"]) == pytest.approx(0.25, abs=1e-12)


def test_a_state_that_holds_for_ever() -> None:
    chain = Chain({"alive": {"alive": Fraction(1, 2), "dead": Fraction(1, 2)}, "dead": {"dead": 1}})
    assert chain.after(10, "alive")["alive"] == Fraction(1, 1024)


def test_survives_pickling() -> None:
    assert pickle.loads(pickle.dumps(Chain(WEATHER))).after(3, "fine") == Chain(WEATHER).after(
        3, "fine"
    )


def test_a_chain_without_states_is_refused() -> None:
    with pytest.raises(ValueError, match=r"goes nowhere; 1 or more states are legal\.$"):
        Chain({})


def test_chances_that_do_not_add_up_are_refused() -> None:
    with pytest.raises(ValueError, match=r"from 'fine' add up to 1/2; a sum of exactly 1 is legal"):
        Chain({"fine": {"fine": Fraction(1, 2)}})
    with pytest.raises(ValueError, match=r"is no chance; a chance is a Fraction from 0 to 1\.$"):
        Chain({"fine": {"fine": Fraction(3, 2)}})


def test_unknown_states_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^'hail' is no state of the chain; legal are fine\.$"):
        Chain({"fine": {"hail": 1}})
    with pytest.raises(ValueError, match=r"^'hail' is no state .*; legal are fine, rain\.$"):
        Chain(WEATHER).after(1, "hail")
    with pytest.raises(ValueError, match=r"^'hail' is no state .*; legal are fine, rain\.$"):
        Chain(WEATHER).walk("hail")


@pytest.mark.parametrize("steps", [-1, MOST_STEPS + 1])
def test_steps_that_cannot_be_taken_are_refused(steps: int) -> None:
    with pytest.raises(ValueError, match=rf"^{steps} steps cannot be taken; 0 to 10000 are legal"):
        Chain(WEATHER).after(steps, "fine")
