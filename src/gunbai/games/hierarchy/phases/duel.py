"""Phase 2, the Daimyo's duel: who leads the quest."""

from __future__ import annotations

from gunbai.core.script import Pick, Script, tell
from gunbai.games.hierarchy.phases.vacancy import fill_vacancies
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.conflict import DUEL, Conflict
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.state import Realm, names, seats
from gunbai.games.hierarchy.steps.initiation import aggressor, contender
from gunbai.games.hierarchy.steps.resolve import resolve


def daimyo_duel(realm: Realm) -> Script[None]:
    """A Fight with Swords that does not wound, unless either makes it a true one."""
    first, second = yield from aggressor(*realm.of(Caste.DAIMYO))
    pair = (first, second)
    sides = (contender(realm, first), contender(realm, second))
    verdict = yield from resolve(realm, Conflict(DUEL, sides, is_sparring=True))
    if verdict.winner is None:
        leader = yield from _named(realm, pair)
    else:
        leader = pair[verdict.winner]
    rival = second if leader is first else first
    realm.quest.leader, realm.quest.rival = leader, rival
    yield tell("hierarchy.leads", who=leader.name)
    if verdict.killed:
        rival.reborn()
        realm.quest.rival = None
        yield from fill_vacancies(realm, rival)


def _named(realm: Realm, pair: tuple[Character, Character]) -> Script[Character]:
    """After a duel that was left the Emperor says who leads (hierarchy R24)."""
    (place,) = yield Pick(
        realm.emperor.seat,
        "hierarchy.name-leader",
        names(pair),
        ids=seats(pair),
        least=1,
        most=1,
        rule="hierarchy.R24",
    )
    return pair[place]
