"""Phase 9, the Sunset: reflections; wounds heal, and dice kept are put away."""

from __future__ import annotations

from gunbai.core.script import Script, Together, Write, tell
from gunbai.games.hierarchy.state import Realm, names


def sunset(realm: Realm) -> Script[None]:
    """A last word of everybody (it may be none), and the ladder as it stands now."""
    for character in realm.characters:
        character.heal()
        character.carried = ()
    ladder = realm.ladder
    words = yield Together(
        [
            Write(c.seat, "hierarchy.sunset", rule="hierarchy.sunset", lines=5, blank=True)
            for c in ladder
        ]
    )
    for character, text in zip(ladder, words, strict=True):
        if text:
            yield tell("hierarchy.reflection", who=character.name, text=text)
    yield tell("hierarchy.ladder", names=names(ladder))
