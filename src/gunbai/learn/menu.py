"""A question as numbered actions: each stands for an answer, or for a part of one.

Actions are numbers from 0 up to the ``size`` of the environment's action space. What a number
means depends on the kind of the question:

- `Choose`: an option has its place among the ids that the game declares for agents, or, where it
  declares none, the number that its id hashes to, the next free one where two meet; so an option
  keeps its number from question to question, whatever stands beside it.
- `Number`: the distance from the lowest legal number.
- `Pick`: the subset in binary (the first item counts 1, the second 2, the third 4…).
- `Divide`: the place among all legal divisions, in lexicographic order.
- `Order`: one of some orders that the game drew.

A question with more answers than there are actions is answered in parts: a number by ever
narrower ranges, a pick item by item in rising order (the number of items says *enough*), a
division field by field (what the field gets above the least). The last part that leaves no choice
is filled in. Every legal answer, and no other, can be reached in exactly one way; only orders are
a sample.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from hashlib import blake2b
from itertools import combinations
from math import comb
from typing import Any, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from gunbai.core.script import Ask, Choose, Divide, Number, Order, Pick, Value

Mask: TypeAlias = NDArray[np.int8]


class Whole(Struct, frozen=True):
    """An action that completes an answer."""

    value: Value


class Part(Struct, frozen=True):
    """An action that answers a part: what has been chosen of the answer with it."""

    chosen: tuple[int, ...]


class Menu(dict[int, Whole | Part]):
    """The legal actions of a moment, and what each stands for; do not change it.

    The same questions come again and again, so that menus are shared and keep their mask.
    """

    _kept: Mask | None = None

    @cached_property
    def legal(self) -> Sequence[int]:
        """The actions, lowest first."""
        return tuple(sorted(self))

    def mask(self, size: int) -> Mask:
        """A new array of so many actions: 1 where one is legal, else 0."""
        kept = self._kept
        if kept is None or len(kept) != size:
            kept = self._kept = np.zeros(size, np.int8)
            kept[list(self)] = 1
        return kept.copy()


START = Part(())
NO_ACTIONS = Menu()


def menu(
    ask: Ask, part: Part, size: int, drawn: Sequence[Value] = (), ids: tuple[str, ...] = ()
) -> Menu:
    """The legal actions of a question of which ``part`` is answered.

    ``drawn`` are the orders to choose from, where an `Order` is asked; ``ids`` the options that
    have numbers of their own, in their order (none: all are hashed).

    Raises:
        ValueError: the question cannot be put into ``size`` actions.

    """
    match ask:
        case Choose(options=options):
            return _choices(tuple(options), size, ids)
        case Number(low=low, high=high):
            first, last = part.chosen or (low, high)
            return _numbers(first, last, size)
        case Pick(items=items):
            return _picks(len(items), tuple(ask.sizes()), part.chosen, size)
        case Divide(fields=fields, total=total, least=least):
            return _divisions(tuple(fields), total, least, part.chosen, size)
        case Order():
            return Menu((number, Whole(order)) for number, order in enumerate(drawn))
        case _:
            raise ValueError(f"A question of kind {type(ask).__name__} has no actions.")


def stable_hash(text: str) -> int:
    """64 bits that depend on the text only, today and tomorrow."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def _must_fit(count: int, size: int, what: str) -> None:
    if count > size:
        raise ValueError(
            f"{what} need {count} actions, and the environment has {size}: open it with more."
        )


# -- choices and numbers --------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _choices(options: tuple[str, ...], size: int, ids: tuple[str, ...]) -> Menu:
    if ids:
        return _numbered(options, ids)
    _must_fit(len(options), size, f"The options of a choice of {len(options)}")
    places = Menu()
    for option in options:
        place = stable_hash(option) % size
        while place in places:
            place = (place + 1) % size
        places[place] = Whole(option)
    return places


def _numbered(options: tuple[str, ...], ids: tuple[str, ...]) -> Menu:
    unknown = [option for option in options if option not in ids]
    if unknown:
        raise ValueError(
            f"{unknown} have no numbers among the game's own actions: give a number of `actions`."
        )
    return Menu((ids.index(option), Whole(option)) for option in options)


@lru_cache(maxsize=1024)
def _numbers(first: int, last: int, size: int) -> Menu:
    count = last - first + 1
    if count <= size:
        return Menu((number - first, Whole(number)) for number in range(first, last + 1))
    width = -(-count // size)
    starts = range(first, last + 1, width)
    return Menu((n, Part((start, min(last, start + width - 1)))) for n, start in enumerate(starts))


# -- picks ----------------------------------------------------------------------------------------


def _picks(count: int, sizes: tuple[int, ...], chosen: tuple[int, ...], size: int) -> Menu:
    if 1 << count <= size:
        return _subsets(count, sizes)
    _must_fit(count + 1, size, f"The items of a pick from {count}")
    return Menu(_one_more(count, sizes, chosen))


@lru_cache(maxsize=1024)
def _subsets(count: int, sizes: tuple[int, ...]) -> Menu:
    subsets = (s for size in sizes for s in combinations(range(count), size))
    return Menu((sum(1 << place for place in s), Whole(list(s))) for s in subsets)


def _one_more(
    count: int, sizes: tuple[int, ...], chosen: tuple[int, ...]
) -> Iterator[tuple[int, Whole | Part]]:
    """Each item after those chosen from which a legal number can still be reached, and *enough*."""
    for place in range(chosen[-1] + 1 if chosen else 0, count):
        taken = (*chosen, place)
        left = count - 1 - place
        reachable = [size for size in sizes if len(taken) <= size <= len(taken) + left]
        if reachable:
            yield place, Whole(list(taken)) if reachable == [len(taken)] else Part(taken)
    if len(chosen) in sizes:
        yield count, Whole(list(chosen))


# -- divisions ------------------------------------------------------------------------------------


def _divisions(
    fields: tuple[str, ...], total: int, least: int, chosen: tuple[int, ...], size: int
) -> Menu:
    free = total - least * len(fields)
    if comb(free + len(fields) - 1, len(fields) - 1) <= size:
        return _all_divisions(fields, free, least)
    _must_fit(free + 1, size, f"The points of a division of {total}")
    left = free - sum(chosen)
    return Menu(
        (more, _next_field(fields, left, least, (*chosen, more))) for more in range(left + 1)
    )


def _next_field(
    fields: tuple[str, ...], left: int, least: int, chosen: tuple[int, ...]
) -> Whole | Part:
    left -= chosen[-1]
    if left and len(chosen) < len(fields) - 1:
        return Part(chosen)
    rest = [0] * (len(fields) - len(chosen))
    rest[-1] = left
    return _division(fields, least, (*chosen, *rest))


def _division(fields: Iterable[str], least: int, points: Iterable[int]) -> Whole:
    return Whole({field: least + more for field, more in zip(fields, points, strict=True)})


@lru_cache(maxsize=256)
def _all_divisions(fields: tuple[str, ...], free: int, least: int) -> Menu:
    found = compositions(free, len(fields))
    return Menu((n, _division(fields, least, points)) for n, points in enumerate(found))


def compositions(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """All ways to write ``total`` as a sum of so many parts of 0 or more, lowest first."""
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        yield from ((first, *rest) for rest in compositions(total - first, parts - 1))


def fresh(value: Any) -> Any:
    """A copy of an answer of a shared menu, which the game may keep and change."""
    return value.copy() if isinstance(value, (list, dict)) else value
