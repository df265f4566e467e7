"""What a study found, as tables for a reader at a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.table import Table

from gunbai.study.tables import Sheet, Words
from gunbai.terminal.language import current
from gunbai.words.catalogue import say


def tables(found: Mapping[str, Any]) -> Iterator[Table | str]:
    """Each setting's tables under a line that says what was played; then how they differ."""
    words = Words(current(), found)
    for setting in found["settings"]:
        yield heading(words, found, setting)
        for sheet in words.sheets(setting):
            yield from drawn(sheet)
        yield ""
    for sheet in words.differences():
        yield from drawn(sheet)


def heading(words: Words, found: Mapping[str, Any], setting: Mapping[str, Any]) -> str:
    """What was played, and under which setting."""
    decisions = setting["decisions"]
    played = say(
        current(),
        "terminal.study-of-games",
        games=setting["games"],
        seed=str(found["seed"]),
        decisions=words.number(decisions["mean"] if decisions else 0, 1),
    )
    name = words.setting(setting)
    return f"{name}. {played}" if name else played


def drawn(sheet: Sheet) -> Iterator[Table | str]:
    """A title, and a table as Rich draws it: words left, figures right."""
    yield f"\n{sheet.title}"
    table = Table(box=None, pad_edge=False)
    for place, column in enumerate(sheet.head):
        table.add_column(column, justify="right" if place else "left", no_wrap=bool(place))
    for row in sheet.rows:
        table.add_row(*row)
    yield table
