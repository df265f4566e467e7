"""How somebody plays Snow for the first time: with the mistakes that people make, not by lot.

A beginner looks at one number at a time: takes kagai where a Facet is small and mujintou where it
is great, challenges whoever has less, keeps every Facet point that can be had (though change costs
as much as treasure brings), buys back what was lost, and never communes.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gunbai.core.script import Choose, Number, Pick
from gunbai.games.snow.bots.reckoner import COMMUNE, KEEP, PASS, REVEAL, SASH
from gunbai.games.snow.rules.facets import open_types
from gunbai.games.snow.rules.kamae import ARIAKE, KAGAI, MUJINTOU
from gunbai.games.snow.rules.schools import CALL
from gunbai.games.snow.worth.prospects import Outlook, Person, member

SMALL, GREAT = 4, 8
"""Facets up to the one are thought small, from the other on great."""
ODDLY = 0.25
"""How often a kamae is taken on a whim."""
BOLDLY = 0.5
"""How often a challenge is made that looks good."""


def turn(_outlook: Outlook, ask: Choose, rng: Random) -> str:
    """One or the other; peace and secrets are for later."""
    going = [o for o in ask.options if o not in (COMMUNE, REVEAL) and not o.endswith(SASH)]
    return rng.choice(going)


def kamae(outlook: Outlook, ask: Choose, rng: Random) -> str:
    """By the size of the Facet alone; the School is called on as often as not."""
    if rng.random() < ODDLY:
        return rng.choice(ask.options)
    facet = outlook.me.who.facets[outlook.clash.kind]
    taken = KAGAI if facet <= SMALL else MUJINTOU if facet >= GREAT else ARIAKE
    called = taken.id + CALL
    return called if called in ask.options and rng.random() < BOLDLY else taken.id


def challenge(outlook: Outlook, ask: Choose, rng: Random) -> str:
    """Challenge whoever has less where one has most."""
    other = member(outlook.active, ask.subject["who"])
    for option in ask.options:
        if option != PASS and not option.endswith(SASH):
            me = member(outlook.house, option)
            kind = greatest(me, open_types(me.barred, other.barred))
            if me.who.facets[kind] > other.who.facets[kind] and rng.random() < BOLDLY:
                return option
    return PASS


def contest_type(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """What one is best at, whatever the other is best at."""
    return greatest(member(outlook.house, ask.subject["who"]), ask.options)


def greatest(person: Person, kinds: Sequence[str]) -> str:
    """Her greatest Facet of some."""
    return max(kinds, key=lambda kind: person.who.facets[kind])


def reassert(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """Once more the same, where the dice are lost."""
    again = outlook.mine.kamae
    return again if not outlook.wins and again in ask.options else KEEP


def redirect(_outlook: Outlook, ask: Number, _rng: Random) -> int:
    """Points of Facets look like what one plays for."""
    return ask.low


def redirect_which(_outlook: Outlook, _ask: Pick, _rng: Random) -> list[int]:
    """None, for the same reason."""
    return []


def buy(_outlook: Outlook, ask: Number, _rng: Random) -> int:
    """A point for a point looks cheap."""
    return min(ask.high, max(ask.low, 1))
