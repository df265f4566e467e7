"""Filling the places that a death left empty: the Emperor decides (hierarchy R13)."""

from __future__ import annotations

from gunbai.core.script import Pick, Script, tell
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.rules.vacancies import candidates, raise_to, vacancy
from gunbai.games.hierarchy.state import Realm, names, seats


def fill_vacancies(realm: Realm, reborn: Character) -> Script[None]:
    """Tell the death, and raise somebody to each empty place until all are filled.

    The Emperor decides; an Emperor who died himself, and not for his place, names his heir.
    """
    yield tell("hierarchy.reborn", who=reborn.name)
    while (caste := vacancy(realm.characters)) is not None:
        able = candidates(realm.ladder, caste, reborn)
        deciding = reborn if caste is Caste.EMPEROR else realm.emperor
        (place,) = yield Pick(
            deciding.seat,
            "hierarchy.vacancy",
            names(able),
            ids=seats(able),
            least=1,
            most=1,
            rule="hierarchy.R13",
            values={"caste": caste.word},
        )
        raise_to(able[place], caste)
        yield tell("hierarchy.raised", who=able[place].name, caste=caste.word)
