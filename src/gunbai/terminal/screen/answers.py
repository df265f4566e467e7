"""Answers from what was typed, by the kind of the question.

Only what cannot be read at all is refused here; whether an answer is legal is the match's to say.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from gunbai.core.game import Game
from gunbai.core.script import refused, shown
from gunbai.core.view import AskView
from gunbai.terminal.language import current
from gunbai.terminal.screen.board import order
from gunbai.words.catalogue import bundle

_NUMBER = re.compile(r"[-+]?\d{1,9}", re.ASCII)


def answer(game: Game, ask: AskView, typed: str) -> Any:
    """The value of an answer; raises `Refused` where it cannot be read."""
    match ask.kind:
        case "choose":
            return chosen(ask, typed)
        case "pick":
            return picked(ask, typed)
        case "divide":
            return divided(ask, typed)
        case "number":
            return int(typed) if _NUMBER.fullmatch(typed) else typed
        case "roll":
            return fallen(ask, typed)
        case "order":
            return order(game, typed, ask.form)
        case _:
            return typed


def labels(ask: AskView) -> list[str]:
    """What the options of a choice, the fields of a division or the items of a pick are called."""
    words = bundle(current())
    if ask.kind == "choose":
        return [str(words.value(ask.label(option))) for option in ask.options]
    if ask.kind == "divide":
        return [words.say(f"{ask.key}.{field}", ask.values) for field in ask.fields]
    return [str(words.value(item)) for item in ask.items]


def chosen(ask: AskView, typed: str) -> str:
    """An option from its number, its id, or the beginning of its name."""
    ids = [option.id for option in ask.options]
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(ids):
        return ids[int(typed) - 1]
    if typed in ids:
        return typed
    begun = typed.casefold()
    names = [name.casefold() for name in labels(ask)]
    if begun in names:
        return ids[names.index(begun)]
    found = [id_ for id_, name in zip(ids, names, strict=True) if begun and name.startswith(begun)]
    return found[0] if len(found) == 1 else typed


def picked(ask: AskView, typed: str) -> list[int]:
    """Positions from numbers as they are shown (from 1), from faces of dice, or a word for all."""
    say = bundle(current()).say
    word = typed.casefold()
    if word in ("all", say("terminal.all")):
        return list(range(len(ask.items)))
    if word in ("", "none", say("terminal.none")):
        return []
    numbers = [_whole(part) for part in _parts(typed)]
    places = faced(ask.items, numbers) or [number - 1 for number in numbers]
    if len(set(places)) < len(places) or not all(0 <= p < len(ask.items) for p in places):
        raise refused("terminal.not-places", given=shown(typed), count=len(ask.items))
    return sorted(places)


def faced(items: Sequence[Any], faces: Sequence[int]) -> list[int]:
    """The positions of dice by their faces; none where these are not the faces of dice on show."""
    if not all(type(item) is int for item in items):
        return []
    left = {face: [p for p, item in enumerate(items) if item == face] for face in set(faces)}
    if any(faces.count(face) > len(places) for face, places in left.items()):
        return []
    return [left[face].pop(0) for face in faces]


def divided(ask: AskView, typed: str) -> dict[str, Any]:
    """Points for every field, in the order shown: ``5 5 5``."""
    points = [_whole(part) for part in _parts(typed)]
    if len(points) != len(ask.fields):
        raise refused("terminal.not-divided", count=len(ask.fields), fields=labels(ask))
    return dict(zip(ask.fields, points, strict=True))


def fallen(ask: AskView, typed: str) -> list[int]:
    """Faces of dice: ``1 3 6``, or ``136`` where a face is one digit."""
    parts = _parts(typed)
    if len(parts) == 1 and len(typed) == ask.count > 1 and ask.sides < 10:
        parts = list(typed)
    return [_whole(part) for part in parts]


def _parts(typed: str) -> Sequence[str]:
    return [part for part in re.split(r"[\s,;/]+", typed) if part]


def _whole(part: str) -> int:
    if not _NUMBER.fullmatch(part):
        raise refused("terminal.not-a-number", given=shown(part))
    return int(part)
