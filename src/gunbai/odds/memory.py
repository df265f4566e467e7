"""A memory of answers already worked out."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
Answer = TypeVar("Answer")


def remembered(function: Callable[P, Answer]) -> Callable[P, Answer]:
    """Keep the last 4,096 answers of a pure function of hashable arguments.

    Bots and pages ask for the same few pools again and again, and the answers are frozen.
    """
    return cast("Callable[P, Answer]", lru_cache(maxsize=4096)(function))
