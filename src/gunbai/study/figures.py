"""What a study found, as it is handed on and, at the edge, written as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, json

from gunbai.study.estimate import Distribution, Mean, Rate


class SeatFigures(Struct, frozen=True):
    """One seat: its role (and which of that role it is, from 1; 0 where it is the only one).

    ``share`` is how often it was among the winners, ``shared`` counts wins with others.
    """

    seat: int
    role: str
    number: int
    player: str
    wins: int
    shared: int
    share: Rate
    score: Distribution | None


class Bearers(Rate, frozen=True):
    """How often those who bear a label win (of so many seats), and what they score."""

    score: Mean | None


class LuckFigures(Struct, frozen=True):
    """Luck in standard deviations of the dice; ``fair`` is what would be if it did nothing."""

    seats: Sequence[Mean | None]
    winners: Mean | None
    others: Mean | None
    luckiest_won: Rate | None
    fair: float | None


class SettingFigures(Struct, frozen=True):
    """What the games under one setting came to; ``varied`` tells it from the others."""

    options: Mapping[str, Any]
    varied: Mapping[str, Any]
    bots: Sequence[str]
    games: int
    decisions: Distribution | None
    endings: Mapping[str, Rate]
    seats: Sequence[SeatFigures]
    luck: LuckFigures
    numbers: Mapping[str, Distribution]
    labels: Mapping[str, Mapping[str, Rate]]
    wins_by: Mapping[str, Mapping[str, Bearers]]
    rates: Mapping[str, Mapping[str, Rate]]
    means: Mapping[str, Mapping[str, Mean]]


class Apart(Struct, frozen=True):
    """One figure under two settings: the other less the first, within the same games."""

    table: str
    row: str
    label: str
    difference: Mean


class Difference(Struct, frozen=True):
    """How the games under one setting differ from the same games under another (by number)."""

    first: int
    other: int
    figures: Sequence[Apart]

    def of(self, table: str) -> Sequence[Apart]:
        """The figures of one table."""
        return [apart for apart in self.figures if apart.table == table]


class Study(Struct, frozen=True):
    """All that a study found. The same games give the same figures, whoever played them."""

    game: str
    version: int
    release: str
    seed: int
    asked: int
    games: int
    metrics: Sequence[str]
    settings: Sequence[SettingFigures]
    differences: Sequence[Difference]


def to_json(figures: Struct) -> str:
    """Figures as JSON, for people to read as well."""
    return json.format(json.encode(figures)).decode() + "\n"


def from_json(text: str | bytes) -> Study:
    """A study as it was written."""
    return json.decode(text, type=Study)
