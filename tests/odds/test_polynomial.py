import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.odds.polynomial import power, product

coefficients = st.lists(st.integers(0, 2**40), min_size=1, max_size=7).filter(any)


dice = coefficients.filter(lambda base: base[0] > 0 and base[-1] > 0)


def schoolbook(a: list[int], b: list[int]) -> list[int]:
    terms = [0] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            terms[i + j] += x * y
    return terms


def multiplied(base: list[int], n: int) -> list[int]:
    terms = [1]
    for _ in range(n):
        terms = schoolbook(terms, base)
    return terms


@given(coefficients, coefficients)
def test_product_is_the_schoolbook_one(a: list[int], b: list[int]) -> None:
    assert [*product(a, b, sum(a) * sum(b))] == schoolbook(a, b)


@given(dice, st.integers(0, 9))
def test_power_is_the_product_repeated(base: list[int], n: int) -> None:
    assert [*power(base, n, sum(base) ** n)] == multiplied(base, n)


@pytest.mark.parametrize("base", [[2, 1], [1, 2], [1, 1], [5, 1], [1, 1, 1, 1, 1, 1], [3, 0, 2]])
@pytest.mark.parametrize("n", [0, 1, 2, 5, 8, 9, 19, 20, 24, 25, 39, 40, 41, 63, 64, 100])
def test_power_at_every_width_of_digits(base: list[int], n: int) -> None:
    """Totals of one to eight bytes are read as words, longer ones otherwise."""
    assert [*power(base, n, sum(base) ** n)] == multiplied(base, n)
