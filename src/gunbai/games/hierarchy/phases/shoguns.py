"""Phase 3: the leader picks two of the three Shoguns, who may refuse (hierarchy R15)."""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.core.script import Choose, Pick, Script, Together, tell
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.state import Realm, names, seats

COMPANIONS = 2


def choose_shoguns(realm: Realm) -> Script[None]:
    """Pick and ask until two go, or none is left to ask; then the party is complete."""
    leader = realm.quest.leader
    assert leader is not None
    unasked, willing = realm.of(Caste.SHOGUN), list[Character]()
    while unasked and len(willing) < COMPANIONS:
        picked = yield from _picked(leader, unasked, COMPANIONS - len(willing))
        unasked = [shogun for shogun in unasked if shogun not in picked]
        willing += yield from _answers(leader, picked)
    realm.quest.party = [leader, *willing, *realm.of(Caste.SAMURAI)]
    yield tell("hierarchy.party", who=leader.name, names=names(realm.quest.party[1:]))


def _picked(leader: Character, unasked: Sequence[Character], count: int) -> Script[list[Character]]:
    count = min(count, len(unasked))
    places = yield Pick(
        leader.seat,
        "hierarchy.shoguns",
        names(unasked),
        ids=seats(unasked),
        least=count,
        most=count,
        rule="hierarchy.shoguns",
        values={"count": count},
    )
    return [unasked[place] for place in places]


def _answers(leader: Character, picked: Sequence[Character]) -> Script[list[Character]]:
    answers = yield Together(
        [
            Choose(
                shogun.seat,
                "hierarchy.follow",
                ("go", "refuse"),
                rule="hierarchy.R15",
                values={"who": leader.name},
                subject={"seat": leader.seat},
            )
            for shogun in picked
        ]
    )
    willing = [c for c, answer in zip(picked, answers, strict=True) if answer == "go"]
    for shogun in picked:
        if shogun not in willing:
            yield tell("hierarchy.refused-to-go", who=shogun.name, other=leader.name)
    return willing
