"""One row for each game, as CSV or Parquet: for statistics of one's own."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from gunbai.core.script import refused
from gunbai.study.csvfile import SHEET
from gunbai.study.plan import Plan, Setting
from gunbai.study.played import Played

Row = Mapping[str, Any]


class Rows:
    """Keeps a row for every game under every setting, and writes them to a new file in the end.

    The name of the file says how: Parquet if it ends so, else CSV.

    Raises:
        Refused: at once where Parquet cannot be written.
        FileExistsError: where there is such a file.

    """

    def __init__(self, plan: Plan, file: Path) -> None:
        if file.exists():
            raise FileExistsError(17, "File exists", str(file))
        self._is_parquet = file.suffix == ".parquet"
        if self._is_parquet and find_spec("pyarrow") is None:
            raise refused("study.needs-pyarrow")
        self._file = file
        self._settings = plan.settings
        self._rows: list[Row] = []

    def add(self, played: Sequence[Played]) -> None:
        """Keep one game, as it went under each setting."""
        number = len(self._rows) // len(self._settings)
        for setting, game in zip(self._settings, played, strict=True):
            self._rows.append({"game": number, **row(setting, game)})

    def write(self) -> None:
        """Write all rows; a column for whatever any game had."""
        names = list(dict.fromkeys(name for row in self._rows for name in row))
        if self._is_parquet:
            columns = {name: [row.get(name) for row in self._rows] for name in names}
            _write_parquet(self._file, columns)
            return
        with self._file.open("x", encoding=SHEET, newline="") as out:
            writer = csv.DictWriter(out, names, restval="", lineterminator="\n")
            writer.writeheader()
            writer.writerows(self._rows)


def _write_parquet(file: Path, columns: Mapping[str, Sequence[Any]]) -> None:
    import pyarrow as pa  # of a study with rows alone, and half a second
    from pyarrow import parquet

    with file.open("xb") as out:
        parquet.write_table(pa.table({name: _alike(found) for name, found in columns.items()}), out)


def _alike(values: Sequence[Any]) -> Sequence[Any]:
    """A column as values of one type: numbers, else texts."""
    kinds = {type(value) for value in values if value is not None}
    if len(kinds) <= 1 or kinds <= {int, float}:
        return values
    return [value if value is None else str(value) for value in values]


def row(setting: Setting, played: Played) -> Row:
    """One game: what differs, how it ended, who won and scored what, all that was noted."""
    found = dict(setting.varied) | {"ending": played.how, "decisions": played.decisions}
    for seat, bot in enumerate(setting.bots):
        found[f"bot.{seat}"] = bot
        found[f"won.{seat}"] = int(seat in played.winners)
    found |= {f"score.{seat}": score for seat, score in sorted(played.scores.items())}
    found |= {f"luck.{seat}": luck / 1000 for seat, luck in sorted(played.luck.items())}
    return found | dict(_noted(played))


def _noted(played: Played) -> Iterator[tuple[str, Any]]:
    """What the game noted: a number or label as it is, of tries how many came off and how many."""
    facts = played.facts
    yield from facts.game.items()
    for trait, labels in facts.seats.items():
        yield from ((f"{trait}.{seat}", " ".join(borne)) for seat, borne in sorted(labels.items()))
    for counts in (facts.rates, facts.means):
        for trait, counted in counts.items():
            for label, (total, count) in sorted(counted.items()):
                yield f"{trait}:{label}", total
                yield f"{trait}:{label}.count", count
