"""How a bot plays the Emperor: which type costs this house most, or least, and what happens.

``gentle`` asks for what costs least, ``fair`` for what costs most unless that has just been met
and another costs about as much, ``hardest`` for what costs most. What each does to the scores is
told in ``docs/studies/snow.md``. No scene comes twice in a year.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from gunbai.core.script import Choose, Write
from gunbai.games.snow.bots.reckoner import best
from gunbai.games.snow.rules.facets import FACETS
from gunbai.games.snow.view import Board
from gunbai.games.snow.worth.prospects import Outlook, Person, member
from gunbai.games.snow.worth.weights import foreseen
from gunbai.prose import Prose, Said

CLOSE = Fraction(1, 2)
"""Types whose cost differs by no more than this are held to be equally hard."""


def costs(outlook: Outlook, person: Person, ask: Choose) -> dict[str, Fraction]:
    """What each open type costs a house that meets it as well as it can."""
    house = Outlook(outlook.board, person.house.seat, foreseen(outlook.board, person.house.seat))
    return {kind: -max(house.in_encounter(person, kind).values()) for kind in ask.options}


def hardest(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """The type that costs the house most."""
    return best(costs(outlook, member(outlook.active, ask.subject["who"]), ask))


def gentle(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """The type that costs the house least."""
    values = costs(outlook, member(outlook.active, ask.subject["who"]), ask)
    return best({kind: -value for kind, value in values.items()})


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


def scene(words: Prose, board: Board, ask: Write) -> Said:
    """What happens on the road: the next of the year's stories about a type, at the next place.

    Each type has its own stories, in an order that the clans and the year settle. When all are told
    they begin anew at other places, so that the same does not happen again in the same place.
    """
    kind, number = ask.subject["kind"], ask.subject["number"]
    stories = [(f"scene-{kind}", place) for place in range(len(words.texts(f"scene-{kind}")))]
    others = range(FACETS.index(kind), len(words.texts("scene")), len(FACETS))
    stories += [("scene", place) for place in others]
    places = list(range(len(words.texts("where"))))
    order = Random("/".join((*(house.clan for house in board.houses), str(board.year), kind)))
    order.shuffle(stories)
    order.shuffle(places)
    round_, told = divmod(number, len(stories))
    where = words.line("where", places[(told + round_) % len(places)])
    symbol, place = stories[told]
    return words.line(symbol, place, where=where, name=ask.values["name"])
