"""What a phase changed of where everybody stands: caste, Honor, Victory Points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gunbai.core.script import Phrase
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.sheet import Character


class Standing(NamedTuple):
    """Where a character stands."""

    caste: Caste
    honor: int
    points: int


def standing(who: Character) -> Standing:
    """Where a character stands now."""
    return Standing(who.caste, who.honor, who.points)


def changes(was: Standing, now: Standing) -> Sequence[Phrase]:
    """What is not as it was, in words; none where all is."""
    return list(_changes(was, now))


def _changes(was: Standing, now: Standing) -> Iterator[Phrase]:
    if now.caste is not was.caste:
        values = {"from": was.caste.word, "to": now.caste.word}
        yield Phrase("hierarchy.change.caste", values)
    if now.honor != was.honor:
        yield Phrase("hierarchy.change.honor", {"from": was.honor, "to": now.honor})
    if now.points != was.points:
        yield Phrase("hierarchy.change.points", {"from": was.points, "to": now.points})
