"""What is counted of one game, as sums under keys that every game can be compared by."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from gunbai.study.observer import Counts
from gunbai.study.played import Played


class Key(NamedTuple):
    """Which figure: of which table, which row (a seat, a trait) and which label of it."""

    table: str
    row: str = ""
    label: str = ""


Measures: TypeAlias = Mapping[Key, tuple[int, int]]
"""By key a sum, and over how many it was taken."""

ALWAYS = frozenset({"ending", "labels"})
"""Tables of what a game may be or not: without a figure it was not, which counts as well."""


def measures(played: Played, seats: int) -> Measures:
    """All figures of one game between so many seats."""
    return dict(_measures(played, seats))


def _measures(played: Played, seats: int) -> Iterator[tuple[Key, tuple[int, int]]]:
    yield Key("decisions"), (played.decisions, 1)
    yield Key("ending", played.how), (1, 1)
    for seat in range(seats):
        yield Key("wins", str(seat)), (int(seat in played.winners), 1)
    for seat, score in played.scores.items():
        yield Key("score", str(seat)), (score, 1)
    facts = played.facts
    for trait, value in facts.game.items():
        if isinstance(value, str):
            yield Key("labels", trait, value), (1, 1)
        else:
            yield Key("number", trait), (value, 1)
    for trait, labels in facts.seats.items():
        yield from _of_seats(trait, labels, played)
    yield from _of_labels("rates", facts.rates)
    yield from _of_labels("means", facts.means)


def _of_seats(
    trait: str, labels: Mapping[int, Sequence[str]], played: Played
) -> Iterator[tuple[Key, tuple[int, int]]]:
    """Wins and scores by label; a seat that bears a label twice counts twice."""
    bearers: defaultdict[str, list[int]] = defaultdict(list)
    for seat, borne in labels.items():
        for label in borne:
            bearers[label].append(seat)
    for label, seats in bearers.items():
        won = sum(seat in played.winners for seat in seats)
        yield Key("wins_by", trait, label), (won, len(seats))
        scores = [played.scores[seat] for seat in seats if seat in played.scores]
        yield Key("score_by", trait, label), (sum(scores), len(scores))


def _of_labels(table: str, counts: Counts) -> Iterator[tuple[Key, tuple[int, int]]]:
    for trait, labels in counts.items():
        for label, both in labels.items():
            yield Key(table, trait, label), both
