"""How a bot plays the Emperor: which type costs this house most, and yet fair."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from gunbai.core.script import Choose
from gunbai.games.snow.bots.reckoner import best
from gunbai.games.snow.worth.prospects import Outlook, Person, member
from gunbai.games.snow.worth.weights import foreseen

CLOSE = Fraction(1, 2)
"""Types whose cost differs by no more than this are held to be equally hard."""


def costs(outlook: Outlook, person: Person, ask: Choose) -> dict[str, Fraction]:
    """What each open type costs a house that meets it as well as it can."""
    house = Outlook(outlook.board, person.house.seat, foreseen(outlook.board, person.house.seat))
    return {kind: -max(house.in_encounter(person, kind).values()) for kind in ask.options}


def hardest(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """The type that costs the house most."""
    return best(costs(outlook, member(outlook.active, ask.subject["who"]), ask))


def fair(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """The type that costs most; but not what this house has just met, if another is close."""
    house = outlook.active
    person = member(house, ask.subject["who"])
    values = costs(outlook, person, ask)
    most = best(values)
    met = {house.samurai.barred, house.samurai_ko.barred}
    close = {
        kind: value
        for kind, value in values.items()
        if kind not in met and values[most] - value <= CLOSE
    }
    return best(close) if most in met and close else most
