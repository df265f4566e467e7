"""Products and powers of generating functions, as tuples of integer coefficients.

The weights of independent outcomes that add up are the coefficients of a product of
polynomials. A polynomial is one long integer with the coefficients as its digits (Kronecker
substitution), and Python multiplies long integers in C.
"""

from collections.abc import Sequence
from struct import pack, unpack

_WORDS = ((1, "B"), (1, "B"), (2, "H"), *[(4, "I")] * 2, *[(8, "Q")] * 4)
"""The machine word, in bytes and in `struct`'s letters, for a number of so many bytes."""


def product(a: Sequence[int], b: Sequence[int], total: int) -> tuple[int, ...]:
    """Multiply two polynomials with coefficients of 0 or more, lowest power first.

    Neither is 0 throughout, and `total` is the sum of the answer's coefficients.
    """
    width = _width(total)
    return _digits(_number(a, width) * _number(b, width), len(a) + len(b) - 1, width)


def power(base: Sequence[int], n: int, total: int) -> tuple[int, ...]:
    """Raise a polynomial to the power `n`, lowest power first.

    Its coefficients are 0 or more, the first and the last of them above 0. `total` is the sum of
    the answer's coefficients, which the caller knows already.
    """
    if len(base) == 2:
        return _binomial(base[0], base[1], n, total)
    if n == 0:
        return (1,)
    width = _width(total)
    return _digits(_number(base, width) ** n, (len(base) - 1) * n + 1, width)


def _width(total: int) -> int:
    """Return how many bytes hold each coefficient of a polynomial with this sum of them."""
    return (total.bit_length() + 7) // 8


def _number(coefficients: Sequence[int], width: int) -> int:
    """Write the coefficients as the digits of one integer, lowest first."""
    if width <= 8:
        digits = pack(f"<{len(coefficients)}{_WORDS[width][1]}", *coefficients)
    else:
        digits = b"".join([c.to_bytes(width, "little") for c in coefficients])
    return int.from_bytes(digits, "little")


def _digits(number: int, length: int, width: int) -> tuple[int, ...]:
    """Read that many coefficients back from the digits of an integer."""
    if width <= 8:
        size, word = _WORDS[width]
        return unpack(f"<{length}{word}", number.to_bytes(size * length, "little"))
    digits, read = number.to_bytes(width * length, "little"), int.from_bytes
    return tuple([read(digits[i : i + width], "little") for i in range(0, len(digits), width)])


def _binomial(miss: int, hit: int, n: int, total: int) -> tuple[int, ...]:
    """Raise `miss + hit x` to the power `n`: most pools are such dice, so this is the quickest."""
    if total < 2**64:
        size, word = _WORDS[(total.bit_length() + 7) // 8]
        number = (miss + (hit << 8 * size)) ** n
        return unpack(f"<{n + 1}{word}", number.to_bytes(size * n + size, "little"))
    term = miss**n
    terms = [term]
    for up, down in zip(range(n * hit, 0, -hit), range(miss, n * miss + 1, miss), strict=True):
        term = term * up // down
        terms.append(term)
    return tuple(terms)
