"""Tiles on the form for setting up: for every use the names to take up, and what was taken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from gunbai.games.hierarchy.bots.voice import ENGLISH, VOICES
from gunbai.games.hierarchy.phases.naming import parted
from gunbai.games.hierarchy.rules.sheet import CRAFT, USES
from gunbai.games.hierarchy.setup_form import MARK, plain_name


class TilesOfUse(Struct, frozen=True):
    """The Tiles of one use: names to take up, which of them are taken, others that were written."""

    use: str
    offered: Sequence[str]
    taken: Sequence[str]
    written: Sequence[str]


def tiles_by_use(named: str, marks: Iterable[Any], language: str) -> Sequence[TilesOfUse]:
    """Tiles as they are drafted (their names, and the steps that mark them), use by use."""
    uses = {
        plain_name(step.ask.items[place]): step.id.removeprefix(MARK)
        for step in marks
        if step.id.startswith(MARK)
        for place in step.value or ()
    }
    drafted = [(name, uses.get(plain_name(name), CRAFT)) for name in parted(named)]
    offered = VOICES.get(language, ENGLISH).tiles
    return [
        TilesOfUse(
            use,
            offered[use],
            [name for name, of in drafted if of == use and name in offered[use]],
            [name for name, of in drafted if of == use and name not in offered[use]],
        )
        for use in USES
    ]
