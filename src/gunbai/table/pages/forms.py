"""Forms of the pages: what was typed, and the answers and tables it stands for.

Fields of the form for a new table: ``game``, ``dice`` (``sealed`` or ``typed``), ``hints``
(``true`` or ``false``), ``talk`` (``private``, or ``open`` at the end), ``pace`` (``at-once``,
``usual`` or ``slow``), ``seats`` (how many), then ``seat.N.name`` and ``seat.N.player`` (``person``
or a bot's id) for each seat, and ``option.ID`` for each option, all as text. What it says of time
is read in `gunbai.table.pages.opening.clock_form`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from gunbai.core.entries import USUAL
from gunbai.core.game import Game, Sitting
from gunbai.core.script import Value, refused, shown
from gunbai.core.seating import PERSON, Wish, seated
from gunbai.table.pages.preferences import Asked

DEPTH_MOST = 16
"""How deep lists and objects of an answer may lie in one another."""
Fields: TypeAlias = Mapping[str, Sequence[str]]
"""A submitted form: every field with its values (a box ticked twice has two)."""


async def fields_of(request: Asked) -> Fields:
    """The fields of a submitted form; files, which no form of ours has, are left out."""
    form = await request.form()
    fields: dict[str, list[str]] = {}
    for name, value in form.multi_items():
        if isinstance(value, str):
            fields.setdefault(name, []).append(value)
    return fields


def first(fields: Fields, name: str, missing: str = "") -> str:
    """The value of a field that has one."""
    return fields[name][0] if name in fields else missing


# -- a new table --------------------------------------------------------------------------------


class Opening(Struct, frozen=True):
    """What is wanted of a new table."""

    seats: Sequence[Sitting]
    options: Mapping[str, Any]
    dice: str
    hints: bool
    open_talk: bool = False
    pace: str = USUAL


def opening(game: Game, fields: Fields) -> Opening:
    """Read the form of a new table; raise `Refused` at the first thing that cannot be read."""
    return Opening(
        seated(game, [_wish(fields, seat) for seat in range(_seat_count(game, fields))]),
        {
            option.id: option.read(first(fields, f"option.{option.id}"))
            for option in game.options
            if f"option.{option.id}" in fields
        },
        first(fields, "dice", "sealed"),
        first(fields, "hints", "true") == "true",
        first(fields, "talk", "private") == "open",
        first(fields, "pace", USUAL),
    )


def _seat_count(game: Game, fields: Fields) -> int:
    count = _number(first(fields, "seats"))
    if count not in game.players:
        raise game.no_such_table(shown(count))
    return int(count)


def _wish(fields: Fields, seat: int) -> Wish:
    player = first(fields, f"seat.{seat}.player", PERSON)
    return Wish(first(fields, f"seat.{seat}.name"), player)


# -- answers ------------------------------------------------------------------------------------


def typed(fields: Fields) -> Any:
    """What was typed into a question's form, so that it can be shown again."""
    named = {
        name.removeprefix("value."): values[-1]
        for name, values in fields.items()
        if name.startswith("value.")
    }
    many = fields.get("value", ())
    return named or (many[0] if len(many) == 1 else list(many))


def answer(kind: str, fields: Fields) -> Value:
    """The answer in a form, by the kind of its question; wrong text is left to the question."""
    value = first(fields, "value")
    match kind:
        case "pick":
            return [_number(place) for place in fields.get("value", ())]
        case "divide":
            given = typed(fields)
            return {f: _number(p) for f, p in given.items()} if isinstance(given, dict) else given
        case "number":
            return _number(value)
        case "order":
            return _json(value)
        case "roll":
            return [_number(face) for face in re.split(r"[\s,;]+", value.strip())]
        case "write":
            return value.replace("\r\n", "\n")
        case _:
            return value


def number(fields: Fields, name: str) -> int | None:
    """A whole number among the fields; None where there is none."""
    found = _number(first(fields, name))
    return found if isinstance(found, int) else None


def _number(typed: str) -> int | str:
    """A whole number from its text, or the text itself where it is none."""
    return int(typed) if re.fullmatch(r"\s*-?\d{1,9}\s*", typed, re.ASCII) else typed


def _json(typed: str) -> Any:
    try:
        return shallow(json.loads(typed))
    except (ValueError, RecursionError):
        return typed


def shallow(value: Value) -> Value:
    """An answer that is not nested beyond all use; else raise `Refused`."""
    if not _is_within(value, DEPTH_MOST):
        raise refused("table.no-json")
    return value


def _is_within(value: Value, depth: int) -> bool:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return depth > 0 and all(_is_within(item, depth - 1) for item in value)
    return True
