"""A game of Hierarchy from the bowl to the victory: reads like the round of the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from gunbai.core.game import Outcome
from gunbai.core.script import Chapter, Phrase, Script, tell
from gunbai.games.hierarchy.phases.climax import climax
from gunbai.games.hierarchy.phases.court import hold_court
from gunbai.games.hierarchy.phases.decree import decree
from gunbai.games.hierarchy.phases.duel import daimyo_duel
from gunbai.games.hierarchy.phases.homecoming import come_home
from gunbai.games.hierarchy.phases.quest import set_out
from gunbai.games.hierarchy.phases.setting_up import setting_up
from gunbai.games.hierarchy.phases.shoguns import choose_shoguns
from gunbai.games.hierarchy.phases.split import split
from gunbai.games.hierarchy.phases.subversion import subversion
from gunbai.games.hierarchy.phases.sunset import sunset
from gunbai.games.hierarchy.phases.training import training
from gunbai.games.hierarchy.phases.uprising import uprising
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.rules.standing import changes, standing
from gunbai.games.hierarchy.rules.victory import winner
from gunbai.games.hierarchy.state import Realm, phase_word

Phase: TypeAlias = Callable[[Realm], Script[None]]
DAY: Sequence[tuple[str, Phase]] = (
    ("decree", decree),
    ("duel", daimyo_duel),
    ("shoguns", choose_shoguns),
    ("subversion", subversion),
    ("quest", set_out),
    ("split", split),
    ("climax", climax),
    ("return", come_home),
)
EVENING: Sequence[tuple[str, Phase]] = (
    ("return", hold_court),
    ("training", training),
    ("uprising", uprising),
    ("sunset", sunset),
)
"""A round's phases before and after victory is checked, at the Return."""
SCENES = {"sunset"}
"""Phases in which all that happens is one scene, to be looked back at."""
TURNING_POINTS = {"return", "uprising"}
"""Phases after which everybody looks at what became of everybody."""


def play(realm: Realm) -> Script[Outcome]:
    """Rounds until somebody has won, or the table's last round is over."""
    yield from setting_up(realm)
    last = realm.options["rounds_max"]
    while realm.round != last:
        realm.round += 1
        yield tell("hierarchy.round", chapter=Chapter(1), round=realm.round)
        yield from _phases(realm, DAY)
        victor = winner(realm.characters, realm.options["victory"], realm.options["undisputed"])
        if victor is not None:
            yield from _changed(realm)
            return _won(realm, victor)
        yield from _phases(realm, EVENING)
    return Outcome((), scores(realm), Phrase("hierarchy.ended.rounds", {"rounds": realm.round}))


def _phases(realm: Realm, phases: Sequence[tuple[str, Phase]]) -> Script[None]:
    for phase, script in phases:
        if phase != realm.phase:
            yield from _changed(realm)
            realm.phase, realm.standings = phase, [standing(c) for c in realm.characters]
            yield tell(
                "hierarchy.phase",
                chapter=Chapter(2, (), phase in SCENES, phase in TURNING_POINTS),
                round=realm.round,
                phase=phase_word(phase),
            )
        yield from script(realm)


def _changed(realm: Realm) -> Script[None]:
    """What a turning point that is over changed of everybody, from the throne down."""
    if realm.phase not in TURNING_POINTS:
        return
    for who in realm.ladder:
        if found := changes(realm.standings[who.seat], standing(who)):
            yield tell("hierarchy.changed", seat=who.seat, who=who.name, changes=found)


def scores(realm: Realm) -> dict[int, int]:
    """Everybody's Victory Points, by seat."""
    return {character.seat: character.points for character in realm.characters}


def _won(realm: Realm, victor: Character) -> Outcome:
    values = {"who": victor.name, "points": victor.points}
    how = Phrase(f"hierarchy.ended.{realm.options['victory']}", values)
    return Outcome((victor.seat,), scores(realm), how)
