"""What a question about chances came to: as JSON, or as a table for a reader."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from gunbai.odds_queries import OddsCommand
from gunbai.terminal.language import current
from gunbai.words.catalogue import bundle, say


def printed(asked: OddsCommand, answer: Mapping[str, Any], *, as_json: bool) -> str:
    """The answer to a question, ready to be printed."""
    if as_json:
        return json.dumps(answer, ensure_ascii=False, indent=2) + "\n"
    out = io.StringIO()
    console = Console(file=out, force_terminal=False, highlight=False)
    for table in Tables(asked).of(answer):
        console.print(table)
    return out.getvalue()


class Tables:
    """Tables of the figures of one question."""

    def __init__(self, asked: OddsCommand) -> None:
        self._asked = asked

    def of(self, answer: Mapping[str, Any]) -> Iterator[Table]:
        """A table of all single figures, then one of each list of rows."""
        rows = list(self._rows(answer, ""))
        if rows:
            yield self._figures(rows)
        yield from self._matrices(answer, "")

    def _matrices(self, answer: Mapping[str, Any], under: str) -> Iterator[Table]:
        for key, value in answer.items():
            label = f"{under}{self._label(key)}"
            if _is_rows(value):
                yield self._matrix(key, label, value)
            elif isinstance(value, Mapping) and not is_figure(value):
                yield from self._matrices(value, f"{label}: ")

    def _figures(self, rows: list[tuple[str, str, str]]) -> Table:
        table = Table(box=None, pad_edge=False)
        table.add_column(say(current(), "terminal.odds-figure"))
        table.add_column(say(current(), "terminal.odds-chance"), justify="right")
        table.add_column(say(current(), "terminal.odds-exact"), overflow="fold")
        for row in rows:
            table.add_row(*row)
        return table

    def _rows(self, answer: Mapping[str, Any], under: str) -> Iterator[tuple[str, str, str]]:
        for key, value in answer.items():
            label = f"{under}{self._label(key)}"
            if is_figure(value):
                yield label, self._number(key, value), _exactly(value)
            elif isinstance(value, Mapping):
                yield from self._rows(value, f"{label}: ")
            elif isinstance(value, list) and value and all(map(is_figure, value)):
                for number, figure in enumerate(value):
                    yield f"{label}: {number}", self._number(key, figure), _exactly(figure)
            elif not _is_rows(value):
                yield label, self._value(value), ""

    def _value(self, value: Any) -> str:
        if isinstance(value, str):
            return self._label(value)
        if isinstance(value, list):
            between = " · " if any(isinstance(each, list) for each in value) else " "
            return between.join(map(self._value, value))
        return "–" if value is None else str(value)

    def _matrix(self, key: str, title: str, rows: list[Mapping[str, Any]]) -> Table:
        """Rows of scalars and of figures by name: a column each."""
        table = Table(title=f"\n{title}", title_justify="left", box=None, pad_edge=False)
        flat = [dict(_flat(row)) for row in rows]
        for column in flat[0]:
            table.add_column(self._label(column, key), justify="right")
        for row in flat:
            table.add_row(*(self._number(c, v) if is_figure(v) else str(v) for c, v in row.items()))
        return table

    def _number(self, key: str, figure: Mapping[str, Any]) -> str:
        if key in self._asked.amounts:
            return _written(figure["value"], 3)
        return f"{_written(100 * figure['value'], 2)} %"

    def _label(self, key: str, table: str = "") -> str:
        words = bundle(current())
        names = self._asked.label_keys(key, table)
        return next((words.say(name) for name in names if words.has(name)), key)


def _flat(row: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, value in row.items():
        if isinstance(value, Mapping) and not is_figure(value):
            yield from _flat(value)
        else:
            yield key, value


def is_figure(value: Any) -> bool:
    """Whether a value is a chance or an amount: exact, or an estimate with its error."""
    return isinstance(value, Mapping) and value.keys() in ({"exact", "value"}, {"value", "error"})


def _exactly(figure: Mapping[str, Any]) -> str:
    """What a figure is exactly, or how far off an estimate may be."""
    return figure["exact"] if "exact" in figure else f"± {_written(100 * figure['error'], 2)} %"


def _written(number: float, places: int) -> str:
    """A number with so many decimals, as the reader's language writes it."""
    return f"{number:.{places}f}".replace(".", say(current(), "words.comma")).replace("-", "−")


def _is_rows(value: Any) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(row, Mapping) and not is_figure(row) for row in value)
    )
