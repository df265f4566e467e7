"""How a bot settles what a confrontation leaves to choose: points, treasure and Facets.

By the score of the end of the game; where that is the same, Facets are kept rather than treasure.
"""

from __future__ import annotations

from random import Random

from gunbai.core.script import Choose, Number, Pick
from gunbai.games.snow.procedure.treasure import price
from gunbai.games.snow.rules.facets import FACETS
from gunbai.games.snow.rules.house import FACET_WORDS, SAMURAI_KO
from gunbai.games.snow.rules.schools import STANCES
from gunbai.games.snow.worth.prospects import Outlook, Person, member
from gunbai.games.snow.worth.reckoning import losses, wins_from, worth

NONE = "none"
FACET = {word: facet for words in FACET_WORDS.values() for facet, word in words.items()}


def redirect(outlook: Outlook, ask: Number, _rng: Random) -> int:
    """As many points as are worth more as treasure than as Facet."""
    stake, kind = outlook.stake(outlook.me), outlook.clash.kind

    def value(count: int) -> int:
        held = stake._replace(treasure=stake.treasure + ask.high + count)
        return worth(held.moved(kind, ask.high - count))

    return max(range(ask.high + 1), key=value)


def redirect_which(outlook: Outlook, ask: Pick, _rng: Random) -> list[int]:
    """Those points that are worth more as treasure than where they would go."""
    stake = outlook.stake(outlook.me)
    held = stake._replace(treasure=stake.treasure + len(ask.items))
    more = worth(held._replace(treasure=held.treasure + 1)) - worth(held)
    return [
        place
        for place, word in enumerate(ask.items)
        if more > worth(held.moved(FACET[word], 1)) - worth(held)
    ]


def source(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """The source from which a win is worth most."""
    stake, kind = outlook.stake(outlook.me), outlook.clash.kind
    kamae, _ = STANCES[outlook.mine.kamae]
    return max(ask.options, key=lambda facet: max(map(worth, wins_from(stake, kind, kamae, facet))))


def sacrifice(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """The Facet of which a point less costs least."""
    stake = outlook.stake(outlook.me)
    return max(ask.options, key=lambda facet: max(map(worth, losses(stake, facet, 1))))


def shield(outlook: Outlook, ask: Number, _rng: Random) -> int:
    """As many points as cost no more as Secrets than as Facet."""
    stake = outlook.stake(member(outlook.house, SAMURAI_KO))
    facet, points = FACET[ask.values["facet"]], ask.values["points"]

    def value(borne: int) -> tuple[int, int]:
        held = stake._replace(secrets=stake.secrets - borne)
        return worth(held.moved(facet, borne - points)), borne

    return max(range(ask.high + 1), key=value)


def bought(outlook: Outlook, person: Person, facet: str, points: range) -> tuple[int, int]:
    """The best change of score by buying some points of a Facet, and how many that takes."""
    stake = outlook.stake(person)
    now = worth(stake)
    return max((worth(stake.moved(facet, x).paid(price(x))) - now, x) for x in points)


def buy(outlook: Outlook, ask: Number, _rng: Random) -> int:
    """As many points as cost the score nothing."""
    person = member(outlook.house, ask.subject["who"])
    facet = FACET[ask.values["facet"]]
    return bought(outlook, person, facet, range(ask.low, ask.high + 1))[1]


def buy_which(outlook: Outlook, _ask: Choose, _rng: Random) -> str:
    """The Facet of which a point costs the score nothing, or none."""
    person = member(outlook.house, SAMURAI_KO)
    values = {facet: bought(outlook, person, facet, range(1, 2))[0] for facet in FACETS}
    facet = max(values, key=lambda facet: values[facet])
    return facet if values[facet] >= 0 else NONE
