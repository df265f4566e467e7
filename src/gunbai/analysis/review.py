"""Reads a finished record again: how the dice fell, and what each decision was worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from gunbai.core.entries import Answer, standing
from gunbai.core.game import Game
from gunbai.core.judged import Judged
from gunbai.core.match import Match
from gunbai.core.record import Record
from gunbai.core.script import Phrase, Seat, Value, refused
from gunbai.play import replay, retrace
from gunbai.registry import find
from gunbai.study.luck import pips
from gunbai.study.played import Watched

COSTLY_MOST = 3
NOTHING = 1e-9
"""A loss below that is none: worths are fractions that were rounded."""

Judge: TypeAlias = Callable[[Match, int, Value], Judged | None]


class Luck(Struct, frozen=True):
    """A seat's dice: what fell, what was to be expected, and that in standard deviations.

    ``unit`` is the key of what is counted: the game's own (successes), else pips.
    """

    seat: Seat
    fell: float
    expected: float
    deviations: float
    unit: str


class Decision(Struct, frozen=True):
    """A decision that was judged: where in the record it stands, by whom, of which question."""

    entry: int
    seat: Seat
    ask: Phrase
    judged: Judged

    @property
    def loss(self) -> float:
        """How much it cost."""
        return self.judged.loss


class SeatReview(Struct, frozen=True):
    """One seat's play: how many decisions were judged, how many were the best, what the rest cost.

    Exact judgements and estimates are counted apart, and so is what is told in another unit.
    """

    seat: Seat
    unit: str
    decisions: int
    best: int
    loss: float
    exact: bool


class Review(Struct, frozen=True):
    """A finished game after the fact."""

    game: str
    luck: Sequence[Luck]
    play: Sequence[SeatReview]
    costly: Sequence[Decision]


def review(record: Record) -> Review:
    """Review a finished game; raise `Refused` where it is not over, or cannot be played again."""
    game = find(record.header.game).by(record.header.version)
    watched = Watched(game)
    match = replay(record, game=watched.game)
    if match.outcome is None:
        raise refused("analysis.not-over")
    decisions = list(_decisions(game, record))
    costly = sorted((one for one in decisions if one.loss > NOTHING), key=lambda one: -one.loss)
    return Review(game.id, _luck(record, watched), _play(decisions), costly[:COSTLY_MOST])


def _luck(record: Record, watched: Watched) -> list[Luck]:
    fallen, unit = watched.watch.luck(), f"{record.header.game}.unit.luck"
    if fallen is None:
        unit = "analysis.pips"
        fallen = pips(entry for _, entry in standing(record.entries))
    return [
        Luck(seat, got, expected, (got - expected) / variance**0.5, unit)
        for seat, (got, expected, variance) in sorted(fallen.items())
        if variance > 0
    ]


def _decisions(game: Game, record: Record) -> Iterator[Decision]:
    """The decisions that stand, and that the game can judge; in their order."""
    judge: Judge | None = getattr(game.part("analysis"), "judge", None)
    if judge is None:
        return
    stands = {number for number, _ in standing(record.entries)}
    for match in retrace(record):
        number = match.version
        if number >= len(record.entries):
            return
        entry = record.entries[number]
        if type(entry) is Answer and number in stands and entry.ask in match.open:
            ask = match.open[entry.ask]
            judged = judge(match, entry.ask, entry.value)
            if judged is not None:
                yield Decision(number, entry.seat, Phrase(ask.key, ask.values), judged)


def _play(decisions: Sequence[Decision]) -> list[SeatReview]:
    """What the decisions of each seat cost."""
    by: dict[tuple[Seat, str, bool], list[Judged]] = {}
    for decision in decisions:
        key = decision.seat, decision.judged.unit, not decision.judged.exact
        by.setdefault(key, []).append(decision.judged)
    return [
        SeatReview(
            seat,
            unit,
            len(judged),
            sum(one.loss <= NOTHING for one in judged),
            sum(one.loss for one in judged),
            exact=not estimated,
        )
        for (seat, unit, estimated), judged in sorted(by.items())
    ]
