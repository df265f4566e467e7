"""The board of a game that draws none: all that its view holds, in lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from gunbai.core.script import Word

Say = Callable[..., str]
NOTHING_THERE = "—"


def plain_lines(thing: Any, key: str, say: Say) -> list[str]:
    """A view in lines: fields by their words (``GAME.board.FIELD``), lists of like as tables."""
    return [] if thing is None else list(_lines(thing, key, say))


def _lines(thing: Any, key: str, say: Say) -> Iterator[str]:
    if not isinstance(thing, Struct | Mapping):
        yield _short(thing, say)
        return
    for field, inner in _fields(thing):
        label, word = _label(f"{key}.{field}", field, say), f"{key}.{field}"
        if _is_table(inner):
            yield label
            yield from (f"  {line}" for line in _table(inner, word, say))
        elif isinstance(inner, Struct | Mapping) and inner:
            yield label
            yield from (f"  {line}" for line in _lines(inner, word, say))
        else:
            yield f"{label}: {_short(inner, say)}"


def _fields(thing: Struct | Mapping[Any, Any]) -> list[tuple[str, Any]]:
    if isinstance(thing, Mapping):
        return [(str(name), inner) for name, inner in thing.items()]
    return [(field, getattr(thing, field)) for field in thing.__struct_fields__]


def _label(key: str, field: str, say: Say) -> str:
    said = say(key)
    return field.replace("_", " ") if said == key else said


def _is_table(thing: Any) -> bool:
    """Whether things are alike: structs, or mappings of the same names."""
    if not isinstance(thing, list | tuple) or not thing:
        return False
    alike = all(isinstance(one, Mapping) and one.keys() == thing[0].keys() for one in thing)
    return isinstance(thing[0], Struct) or (isinstance(thing[0], Mapping) and alike)


def _table(things: Sequence[Struct | Mapping[Any, Any]], key: str, say: Say) -> Iterator[str]:
    """A line for each thing, its fields in columns under their words."""
    fields = [field for field, _ in _fields(things[0])]
    rows = [[_label(f"{key}.{field}", field, say) for field in fields]]
    inner = [dict(_fields(thing)) for thing in things]
    rows += [[_short(one[field], say) for field in fields] for one in inner]
    widths = [max(len(row[column]) for row in rows) for column in range(len(fields))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _short(thing: Any, say: Say) -> str:
    match thing:
        case None | "":
            return NOTHING_THERE
        case Word():
            return say(thing)
        case list() | tuple():
            return ", ".join(_short(part, say) for part in thing) or NOTHING_THERE
        case Struct():
            return ", ".join(_short(inner, say) for _, inner in _fields(thing))
        case Mapping():
            return ", ".join(f"{name} {_short(inner, say)}" for name, inner in _fields(thing))
        case _:
            return str(thing)
