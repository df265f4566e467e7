"""Phase 5b, the Split: pairs at the same time, each GM for the other in turn."""

from __future__ import annotations

from gunbai.core.script import Parallel, Script, Seat, tell
from gunbai.games.hierarchy.phases.fortune import seek_fortune
from gunbai.games.hierarchy.rules.pairs import groups
from gunbai.games.hierarchy.state import Realm


def split(realm: Realm) -> Script[None]:
    """Everybody plays, also those who stayed; nobody waits for another pair."""
    plan = groups(len(realm.drawn), realm.round - 1)
    realm.groups = [tuple(realm.drawn[place] for place in group) for group in plan]
    for group in realm.groups:
        yield tell("hierarchy.pair", names=[realm.characters[seat].name for seat in group])
    yield Parallel([_adventures(realm, group) for group in realm.groups])
    realm.groups = []


def _adventures(realm: Realm, group: tuple[Seat, ...]) -> Script[None]:
    """One after the other, with the next of the group as GM (hierarchy R17)."""
    for place, seat in enumerate(group):
        gm = group[(place + 1) % len(group)]
        yield from seek_fortune(realm, realm.characters[seat], realm.characters[gm])
