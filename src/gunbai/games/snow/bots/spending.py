"""How a bot settles what a confrontation leaves to choose: points, treasure and Facets.

By the score of the end of the game; where that is the same, Facets are kept rather than treasure.
"""

from __future__ import annotations

from random import Random

from gunbai.core.script import Choose, Number, Pick
from gunbai.games.snow.procedure.treasure import price
from gunbai.games.snow.rules.house import FACET_WORDS, SAMURAI_KO
from gunbai.games.snow.rules.schools import STANCES
from gunbai.games.snow.worth.prospects import Outlook, Person, member
from gunbai.games.snow.worth.reckoning import losses, wins_from, worth

NONE = "none"
FACET = {word: facet for words in FACET_WORDS.values() for facet, word in words.items()}


def redirects(outlook: Outlook, ask: Number) -> dict[int, int]:
    """What the stake is worth with so many points as treasure, the rest as Facet."""
    stake, kind = outlook.stake(outlook.me), outlook.clash.kind

    def value(count: int) -> int:
        held = stake._replace(treasure=stake.treasure + ask.high + count)
        return worth(held.moved(kind, ask.high - count))

    return {count: value(count) for count in range(ask.high + 1)}


def redirect(outlook: Outlook, ask: Number, _rng: Random) -> int:
    """As many points as are worth more as treasure than as Facet."""
    values = redirects(outlook, ask)
    return max(values, key=lambda count: values[count])


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


def sources(outlook: Outlook, ask: Choose) -> dict[str, int]:
    """What a win from each source is worth at best."""
    stake, kind = outlook.stake(outlook.me), outlook.clash.kind
    kamae, _ = STANCES[outlook.mine.kamae]
    return {facet: max(map(worth, wins_from(stake, kind, kamae, facet))) for facet in ask.options}


def source(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """The source from which a win is worth most."""
    values = sources(outlook, ask)
    return max(values, key=lambda facet: values[facet])


def sacrifices(outlook: Outlook, ask: Choose) -> dict[str, int]:
    """What the stake is worth with a point less of each Facet."""
    stake = outlook.stake(outlook.me)
    return {facet: max(map(worth, losses(stake, facet, 1))) for facet in ask.options}


def sacrifice(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """The Facet of which a point less costs least."""
    values = sacrifices(outlook, ask)
    return max(values, key=lambda facet: values[facet])


def shields(outlook: Outlook, ask: Number) -> dict[int, int]:
    """What the stake is worth with so many points borne by Secrets, the rest by the Facet."""
    stake = outlook.stake(member(outlook.house, SAMURAI_KO))
    facet, points = FACET[ask.values["facet"]], ask.values["points"]

    def value(borne: int) -> int:
        held = stake._replace(secrets=stake.secrets - borne)
        return worth(held.moved(facet, borne - points))

    return {borne: value(borne) for borne in range(ask.high + 1)}


def shield(outlook: Outlook, ask: Number, _rng: Random) -> int:
    """As many points as cost no more as Secrets than as Facet."""
    values = shields(outlook, ask)
    return max(values, key=lambda borne: (values[borne], borne))


def gains(outlook: Outlook, person: Person, facet: str, points: range) -> dict[int, int]:
    """The change of score by buying so many points of a Facet."""
    stake = outlook.stake(person)
    now = worth(stake)
    return {x: worth(stake.moved(facet, x).paid(price(x))) - now for x in points}


def bought(outlook: Outlook, person: Person, facet: str, points: range) -> tuple[int, int]:
    """The best change of score by buying some points of a Facet, and how many that takes."""
    return max((gain, x) for x, gain in gains(outlook, person, facet, points).items())


def buys(outlook: Outlook, ask: Number) -> dict[int, int]:
    """The change of score by each purchase that is open."""
    person = member(outlook.house, ask.subject["who"])
    facet = FACET[ask.values["facet"]]
    return gains(outlook, person, facet, range(ask.low, ask.high + 1))


def buy(outlook: Outlook, ask: Number, _rng: Random) -> int:
    """As many points as cost the score nothing."""
    values = buys(outlook, ask)
    return max(values, key=lambda points: (values[points], points))


def first_points(outlook: Outlook, ask: Choose) -> dict[str, int]:
    """The change of score by a first point of each Facet, or by none."""
    person = member(outlook.house, SAMURAI_KO)
    return {
        facet: 0 if facet == NONE else bought(outlook, person, facet, range(1, 2))[0]
        for facet in ask.options
    }


def buy_which(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """The Facet of which a point costs the score nothing, or none."""
    values = {facet: gain for facet, gain in first_points(outlook, ask).items() if facet != NONE}
    facet = max(values, key=lambda facet: values[facet])
    return facet if values[facet] >= 0 else NONE
