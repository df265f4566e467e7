from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.odds import chance_json, fraction_json


@pytest.mark.parametrize(
    ("chance", "exact", "value"),
    [
        (Fraction(5, 12), "5/12", 5 / 12),
        (Fraction(2, 4), "1/2", 0.5),
        (Fraction(1), "1/1", 1.0),
        (Fraction(0), "0/1", 0.0),
        (1, "1/1", 1.0),
        (0, "0/1", 0.0),
        (Fraction(1, 6**400), f"1/{6**400}", 6.0**-400),
    ],
)
def test_a_chance_is_written_exactly_and_as_a_double(
    chance: Fraction, exact: str, value: float
) -> None:
    assert chance_json(chance) == {"exact": exact, "value": value}


@given(st.fractions(0, 1))
def test_the_exact_text_reads_back(chance: Fraction) -> None:
    written = chance_json(chance)
    assert Fraction(written["exact"]) == chance
    assert written["value"] == float(chance)
    assert "/" in written["exact"]


@pytest.mark.parametrize("wrong", [Fraction(-1, 6), Fraction(7, 6), 2, -1])
def test_what_is_no_chance_is_refused(wrong: Fraction) -> None:
    with pytest.raises(ValueError, match=r"is no chance; a chance is a Fraction from 0 to 1\.$"):
        chance_json(wrong)


def test_a_float_is_refused_as_inexact() -> None:
    with pytest.raises(ValueError, match=r"0\.5 is not exact; a chance is a Fraction from 0 to 1"):
        chance_json(0.5)  # type: ignore[arg-type]


def test_any_fraction_may_be_written_as_such() -> None:
    assert fraction_json(Fraction(-3, 2)) == {"exact": "-3/2", "value": -1.5}
    assert fraction_json(4) == {"exact": "4/1", "value": 4.0}
