"""What a study found, as CSV: one line for each figure, under names that do not change."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Any

COLUMNS = ("setting", "table", "row", "label", "figure", "low", "high", "won", "count")
"""``setting`` is empty where there is one only; ``count`` is how many the figure rests on."""

Line = Mapping[str, Any]


def to_csv(found: Mapping[str, Any]) -> str:
    """All figures of a study as CSV, with the names of `COLUMNS` in the first line."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(_lines(found))
    return out.getvalue()


def _lines(found: Mapping[str, Any]) -> Iterator[Line]:
    first, *others = found["settings"]
    for setting in found["settings"]:
        name = _name(setting)
        yield from ({"setting": name, **line} for line in _setting(setting))
    for setting, difference in zip(others, found["differences"], strict=True):
        name = f"{_name(setting)} - {_name(first)}"
        yield from ({"setting": name, **line} for line in _difference(difference))


def _name(setting: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in setting["varied"].items())


def _setting(setting: Mapping[str, Any]) -> Iterator[Line]:
    games = setting["games"]
    for seat in setting["seats"]:
        row = {"row": seat["seat"], "label": seat["player"]}
        share = seat["share"]
        yield {"table": "wins", **row, **_rate({**share, "won": seat["wins"], "tried": games})}
        yield from _mean("score", row, seat["score"])
        yield from _mean("luck", row, setting["luck"]["seats"][seat["seat"]])
    yield from _mean("decisions", {}, setting["decisions"])
    for trait, spread in setting["numbers"].items():
        yield from _mean("number", {"row": trait}, spread)
    for key, rate in setting["endings"].items():
        yield {"table": "ending", "row": key, **_rate(rate)}
    yield from _labels(setting)


def _labels(setting: Mapping[str, Any]) -> Iterator[Line]:
    for table in ("labels", "wins_by", "rates", "means"):
        for trait, labels in setting[table].items():
            for label, figure in labels.items():
                names = {"row": trait, "label": label}
                if table == "means":
                    yield from _mean(table, names, figure)
                else:
                    yield {"table": table, **names, **_rate(figure)}
                    yield from _mean("score_by", names, figure.get("score"))


def _difference(difference: Mapping[str, Any]) -> Iterator[Line]:
    yield from _mean("decisions", {}, difference["decisions"])
    for seat, both in enumerate(difference["seats"]):
        yield from _mean("wins", {"row": seat}, both["share"])
        yield from _mean("score", {"row": seat}, both["score"])
    for trait, mean in difference["numbers"].items():
        yield from _mean("number", {"row": trait}, mean)


def _rate(rate: Mapping[str, Any]) -> Line:
    figure = rate.get("share", rate.get("value"))
    ends = {"low": rate["low"], "high": rate["high"]}
    return {"figure": figure, **ends, "won": rate["won"], "count": rate["tried"]}


def _mean(table: str, names: Line, mean: Mapping[str, Any] | None) -> Iterator[Line]:
    if mean is not None:
        figures = {"figure": mean["mean"], "low": mean["low"], "high": mean["high"]}
        yield {"table": table, **names, **figures, "count": mean.get("count", "")}
