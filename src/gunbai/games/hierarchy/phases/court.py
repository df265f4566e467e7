"""Small scenes at court after the Return: a word to all, or a quarrel of two characters."""

from __future__ import annotations

from gunbai.core.script import Choose, Pick, Script, Together, Write, tell
from gunbai.games.hierarchy.phases.vacancy import fill_vacancies
from gunbai.games.hierarchy.rules.conflict import QUARREL, WORDS, Conflict
from gunbai.games.hierarchy.rules.sheet import Character
from gunbai.games.hierarchy.state import Realm, names, seats
from gunbai.games.hierarchy.steps.initiation import contender
from gunbai.games.hierarchy.steps.resolve import resolve

QUIET, TALE, CALL_OUT = "quiet", "tale", "call-out"


def hold_court(realm: Realm) -> Script[None]:
    """Everybody says at once what he wants; who wants something has it in order of caste."""
    ladder = realm.ladder
    wishes = yield Together(
        [
            Choose(c.seat, "hierarchy.court", (QUIET, TALE, CALL_OUT), rule="hierarchy.court")
            for c in ladder
        ]
    )
    for character, wish in zip(ladder, wishes, strict=True):
        if wish == TALE:
            yield from _tale(character)
        elif wish == CALL_OUT:
            yield from _quarrel(realm, character)


def _tale(character: Character) -> Script[None]:
    text = yield Write(character.seat, "hierarchy.tale", rule="hierarchy.court", lines=9)
    yield tell("hierarchy.tale.told", who=character.name, text=text)


def _quarrel(realm: Realm, character: Character) -> Script[None]:
    """A conflict for stakes of their own; what they decide is recorded, never guessed."""
    others = [c for c in realm.ladder if c is not character]
    (place,) = yield Pick(
        character.seat,
        "hierarchy.call-out",
        names(others),
        least=1,
        most=1,
        ids=seats(others),
        rule="hierarchy.court",
    )
    other = others[place]
    sides = (contender(realm, character), contender(realm, other))
    cause = QUARREL if realm.options["court"] == "blades" else WORDS
    verdict = yield from resolve(realm, Conflict(cause, sides))
    if verdict.killed:
        dead = other if verdict.winner == 0 else character
        dead.reborn()
        yield from fill_vacancies(realm, dead)
