"""Products and powers of generating functions, as tuples of integer coefficients.

The weights of independent outcomes that add up are the coefficients of a product of
polynomials, and a polynomial whose coefficients fit in a word is one long integer with the
coefficients as its digits (Kronecker substitution): Python multiplies those in C.
"""

from collections.abc import Sequence

_WORDS = ((16, "H"), (32, "I"), (64, "Q"))


def _pack(coefficients: Sequence[int], width: int) -> int:
    return int.from_bytes(b"".join([c.to_bytes(width, "little") for c in coefficients]), "little")


def _unpack(number: int, length: int, width: int) -> tuple[int, ...]:
    digits = number.to_bytes(width * length, "little")
    read = int.from_bytes
    return tuple([read(digits[i : i + width], "little") for i in range(0, len(digits), width)])


def _width(total: int) -> int:
    return (total.bit_length() + 7) // 8


def product(a: Sequence[int], b: Sequence[int]) -> tuple[int, ...]:
    """Multiply two polynomials with coefficients of 0 or more, lowest power first."""
    width = _width(sum(a) * sum(b))
    return _unpack(_pack(a, width) * _pack(b, width), len(a) + len(b) - 1, width)


def power(base: Sequence[int], n: int) -> tuple[int, ...]:
    """Raise a polynomial with coefficients of 0 or more to the power `n`, lowest power first."""
    width = _width(sum(base) ** n)
    return _unpack(_pack(base, width) ** n, (len(base) - 1) * n + 1, width)
