"""What a study found, as CSV: one line for each figure, under names that do not change."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Any

from gunbai.study.estimate import Mean, Rate
from gunbai.study.figures import Difference, SettingFigures, Study

COLUMNS = ("setting", "table", "row", "label", "figure", "low", "high", "won", "count")
"""``setting`` is empty where there is one only; ``count`` is how many the figure rests on."""

SHEET = "utf-8-sig"
"""How CSV files are written: with the mark by which spreadsheets know their letters."""

Line = Mapping[str, Any]


def to_csv(study: Study) -> str:
    """All figures of a study as CSV, with the names of `COLUMNS` in the first line."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(_lines(study))
    return out.getvalue()


def name(setting: SettingFigures) -> str:
    """A setting as a command line would have it."""
    return " ".join(f"{option}={value}" for option, value in setting.varied.items())


def _lines(study: Study) -> Iterator[Line]:
    names = [name(setting) for setting in study.settings]
    for named, setting in zip(names, study.settings, strict=True):
        yield from ({"setting": named, **line} for line in _setting(setting))
    for difference in study.differences:
        both = f"{names[difference.other]} - {names[difference.first]}"
        yield from ({"setting": both, **line} for line in _difference(difference))


def _setting(setting: SettingFigures) -> Iterator[Line]:
    for seat in setting.seats:
        names = {"row": seat.seat, "label": seat.player}
        yield {"table": "wins", **names, **_rate(seat.share)}
        yield from _mean("score", names, seat.score)
        yield from _mean("luck", names, setting.luck.seats[seat.seat])
    yield from _mean("decisions", {}, setting.decisions)
    for trait, spread in setting.numbers.items():
        yield from _mean("number", {"row": trait}, spread)
    for key, rate in setting.endings.items():
        yield {"table": "ending", "row": key, **_rate(rate)}
    yield from _labels(setting)


def _labels(setting: SettingFigures) -> Iterator[Line]:
    tables = {"labels": setting.labels, "wins_by": setting.wins_by, "rates": setting.rates}
    for table, traits in tables.items():
        for trait, rates in traits.items():
            for label, rate in rates.items():
                names = {"row": trait, "label": label}
                yield {"table": table, **names, **_rate(rate)}
                yield from _mean("score_by", names, getattr(rate, "score", None))
    for trait, means in setting.means.items():
        for label, mean in means.items():
            yield from _mean("means", {"row": trait, "label": label}, mean)


def _difference(difference: Difference) -> Iterator[Line]:
    for apart in difference.figures:
        yield from _mean(apart.table, {"row": apart.row, "label": apart.label}, apart.difference)


def _rate(rate: Rate) -> Line:
    ends = {"low": rate.low, "high": rate.high}
    return {"figure": rate.share, **ends, "won": rate.won, "count": rate.tried}


def _mean(table: str, names: Line, mean: Mean | None) -> Iterator[Line]:
    if mean is not None:
        figures = {"figure": mean.mean, "low": mean.low, "high": mean.high}
        yield {"table": table, **names, **figures, "count": mean.count}
