"""Phase 8, the Uprising: duels for a caste."""

from __future__ import annotations

from collections import defaultdict

from gunbai.core.script import Pick, Script, Seat, tell
from gunbai.games.hierarchy.phases.vacancy import fill_vacancies
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.conflict import UPRISING, Conflict
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.rules.succession import settle, targets
from gunbai.games.hierarchy.state import Realm, names, seats
from gunbai.games.hierarchy.steps.initiation import contender
from gunbai.games.hierarchy.steps.resolve import resolve


def uprising(realm: Realm) -> Script[None]:
    """First the Daimyo may challenge, then the Shoguns, then the Samurai; each has one turn."""
    had: set[Seat] = set()
    displacers: dict[Seat, set[Seat]] = defaultdict(set)
    for caste in (Caste.DAIMYO, Caste.SHOGUN, Caste.SAMURAI):
        while waiting := [c for c in realm.of(caste) if c.seat not in had]:
            had.add(waiting[0].seat)
            yield from _turn(realm, waiting[0], displacers)


def _turn(realm: Realm, challenger: Character, displacers: dict[Seat, set[Seat]]) -> Script[None]:
    """Any number of challenges, each opponent once, while the challenger can stand.

    Who has been displaced in this Uprising may not challenge his displacer in it (R30).
    """
    fought = set(displacers[challenger.seat])
    while challenger.is_conscious:
        able = targets(challenger, realm.ladder, realm.options["ladder"], fought)
        chosen = (yield _ask(challenger, able)) if able else []
        if not chosen:
            return
        defender = able[chosen[0]]
        fought.add(defender.seat)
        place = defender.caste
        dead = yield from _duel(realm, challenger, defender)
        if challenger.caste is place:
            displacers[defender.seat].add(challenger.seat)
        if dead is challenger:
            return


def _ask(challenger: Character, able: list[Character]) -> Pick:
    return Pick(
        challenger.seat,
        "hierarchy.uprising",
        names(able),
        most=1,
        ids=seats(able),
        rule="hierarchy.uprising",
    )


def _duel(realm: Realm, challenger: Character, defender: Character) -> Script[Character | None]:
    """A Fight for the defender's place; return who died, if anybody."""
    caste = defender.caste
    sides = (contender(realm, challenger), contender(realm, defender))
    verdict = yield from resolve(realm, Conflict(UPRISING, sides))
    dead = settle(challenger, defender, verdict)
    if verdict.winner == 0:
        yield tell("hierarchy.risen", who=challenger.name, other=defender.name, caste=caste.word)
    elif verdict.winner == 1:
        yield tell("hierarchy.repelled", who=defender.name, other=challenger.name)
    if dead is not None:
        yield from fill_vacancies(realm, dead)
    return dead
