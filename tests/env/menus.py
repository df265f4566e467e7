"""Walks menus: every answer that actions can come to, and every legal one counted out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product
from typing import Any

from gunbai.core.script import Ask, Divide, Number, Pick, Value
from gunbai.learn.menu import START, Part, menu


def reached(ask: Ask, size: int, part: Part = START) -> Iterator[Value]:
    """Every answer, as often as some sequence of actions comes to it."""
    for action, meaning in menu(ask, part, size).items():
        assert 0 <= action < size
        if isinstance(meaning, Part):
            yield from reached(ask, size, meaning)
        else:
            yield meaning.value


def legal(ask: Ask) -> list[Value]:
    """Every answer that the question takes, by trying far too many."""
    return [value for value in _candidates(ask) if ask.takes(value)]


def _candidates(ask: Ask) -> Iterator[Value]:
    match ask:
        case Number(low=low, high=high):
            yield from range(low - 2, high + 3)
        case Pick(items=items):
            places = range(len(items))
            sizes = range(len(items) + 1)
            yield from map(list, chain.from_iterable(combinations(places, n) for n in sizes))
        case Divide(fields=fields, total=total):
            for points in product(range(total + 1), repeat=len(fields)):
                yield dict(zip(fields, points, strict=True))


def in_order(values: Sequence[Any]) -> list[str]:
    return sorted(json.dumps(value, sort_keys=True) for value in values)
