"""How the solver's inner functions are compiled: by Numba, which takes a second to import.

Only the entry is kept on disk, with everything it calls inside it, and it takes plain arrays only:
an entry that took our own types could not be loaded once a type was renamed. No compiled function
may call itself: such a one aborts when it is loaded from the disk.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar
from zlib import crc32

import numba

P = ParamSpec("P")
R = TypeVar("R")

njit: Any = numba.njit


def inner(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that only compiled functions call."""
    compiled: Callable[P, R] = njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    return compiled


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that Python calls, and keep it on disk where a folder can be written."""
    compiled: Callable[P, R]
    try:
        compiled = njit(cache=True)(function)
    except RuntimeError:  # neither beside the source nor in the user's cache
        compiled = njit(function)
    return compiled


def fingerprint() -> int:
    """A number that changes with the sources of the solver."""
    sources = sorted(Path(__file__).parent.glob("*.py"))
    return crc32(b"".join(source.read_bytes() for source in sources))
