"""How the tables of a club ended, and what these results come to: who beat whom in what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from msgspec import Struct

from gunbai.core.game import Outcome
from gunbai.core.script import NOTHING, Seat
from gunbai.table.open_table import OpenTable
from gunbai.table.people.listed import where
from gunbai.words.catalogue import LANGUAGES


class Place(Struct, frozen=True, omit_defaults=True):
    """How a seat came out: the ``name`` there, its ``place`` (1 is best), its score if it has one.

    ``person`` is whom of the club the seat counted for (empty: nobody).
    """

    name: str
    place: int
    score: int | None = None
    person: str = ""
    bot: bool = False


class Result(Struct, frozen=True, omit_defaults=True):
    """How a table ended; ``how`` says it in every language.

    One that does not ``count`` was closed before its end, goes on from a moment of another game,
    or was a guided one. In a ``drawn`` one nobody beat anybody.
    """

    game: str
    how: Mapping[str, str]
    places: Sequence[Place] = ()
    counts: bool = True
    drawn: bool = False


class Rivalry(Struct, frozen=True):
    """How often ``person`` came out before ``other`` in a game, level with them, and behind them.

    Both are ids of the club's people.
    """

    game: str
    person: str
    other: str
    won: int
    drawn: int
    lost: int


def result_of(table: OpenTable, persons: Mapping[Seat, str] = NOTHING) -> Result:
    """How a table that is over ended; ``persons`` are whom its seats count for."""
    match, header = table.match, table.match.record.header
    how = {language: where(table, None, language) for language in LANGUAGES}
    outcome = match.outcome
    if outcome is None:
        return Result(match.game.id, how, counts=False)
    seats = match.company.seats
    places = [
        Place(
            sitting.name, place, outcome.scores.get(seat), persons.get(seat, ""),
            sitting.is_bot and seat not in match.company.stood_in,
        )
        for seat, (sitting, place) in enumerate(zip(seats, ranks(outcome, len(seats)), strict=True))
    ]  # fmt: skip
    counts = header.branch is None and not header.lesson
    return Result(match.game.id, how, places, counts, drawn=not outcome.winners)


def ranks(outcome: Outcome, seats: int) -> list[int]:
    """The place of each seat: winners first, then by score; all are level where nobody won."""
    if not outcome.winners:
        return [1] * seats
    worth = [
        (seat in outcome.winners, 0 if seat in outcome.winners else outcome.scores.get(seat, 0))
        for seat in range(seats)
    ]
    return [1 + sum(other > own for other in worth) for own in worth]


def rivalries(results: Iterable[Result]) -> Iterator[Rivalry]:
    """Who of a club beat whom in what, each pair from both sides; level pairs count as drawn."""
    met: Counter[tuple[str, str, str, int]] = Counter()
    for result in results:
        counted = [place for place in result.places if place.person and result.counts]
        for one, other in combinations(counted, 2):
            way = (one.place > other.place) - (one.place < other.place)
            met[result.game, one.person, other.person, way] += 1
            met[result.game, other.person, one.person, -way] += 1
    for pair in sorted({met_in[:3] for met_in in met if met_in[1] != met_in[2]}):
        yield Rivalry(*pair, won=met[*pair, -1], drawn=met[*pair, 0], lost=met[*pair, 1])
