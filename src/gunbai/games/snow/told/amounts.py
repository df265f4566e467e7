"""What each amount would come to, where a number is asked for: redirecting, buying, shielding."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from gunbai.core.script import Number, Phrase
from gunbai.games.snow.bots.spending import FACET
from gunbai.games.snow.procedure.treasure import price
from gunbai.games.snow.rules.house import SAMURAI_KO, TREASURE_WORDS
from gunbai.games.snow.rules.year import SPRING
from gunbai.games.snow.told.consequences import facet_word
from gunbai.games.snow.told.hints import certain
from gunbai.games.snow.worth.prospects import Outlook, Person, member
from gunbai.games.snow.worth.reckoning import worth

Told: TypeAlias = Mapping[str, Sequence[Phrase]]


def redirects(outlook: Outlook, ask: Number, hints: bool) -> Told:
    """Each number of points redirected: the Facet, the treasure; with hints the standing."""
    person, kind = outlook.me, outlook.clash.kind
    stake = outlook.stake(person)
    treasure = TREASURE_WORDS["honor" if outlook.board.season == SPRING else "stores"]
    told = {}
    for count in range(ask.high + 1):
        kept, gained = ask.high - count, ask.high + count
        held = stake._replace(treasure=stake.treasure + gained)
        gain = worth(held.moved(kind, kept)) - worth(stake)
        told[str(count)] = [
            _grown(person, kind, kept),
            Phrase("snow.hint-treasure", {"points": gained, "treasure": treasure}),
            *(certain(gain) if hints else ()),
        ]
    return told


def purchases(outlook: Outlook, ask: Number, hints: bool) -> Told:
    """Each number of points bought: the Facet, the price; with hints the standing."""
    in_spring = outlook.board.season == SPRING
    house = outlook.house
    person = member(house, ask.subject["who"])
    treasure = TREASURE_WORDS["honor" if in_spring else "secrets"]
    facet, stake = FACET[ask.values["facet"]], outlook.stake(person)
    told = {}
    for points in range(max(1, ask.low), ask.high + 1):
        gain = worth(stake.moved(facet, points).paid(price(points))) - worth(stake)
        told[str(points)] = [
            _grown(person, facet, points),
            Phrase("snow.hint-price", {"points": price(points), "treasure": treasure}),
            *(certain(gain) if hints else ()),
        ]
    return told


def shields(outlook: Outlook, ask: Number, hints: bool) -> Told:
    """Each number of points borne by Secrets: the Facet, the Secrets; with hints the standing."""
    person = member(outlook.house, SAMURAI_KO)
    stake, facet = outlook.stake(person), FACET[ask.values["facet"]]
    told = {}
    for borne in range(ask.high + 1):
        lost = ask.values["points"] - borne
        held = stake._replace(secrets=stake.secrets - borne)
        gain = worth(held.moved(facet, -lost)) - worth(stake)
        secrets = {"points": borne, "treasure": TREASURE_WORDS["secrets"]}
        told[str(borne)] = [
            _grown(person, facet, -lost),
            *([Phrase("snow.hint-price", secrets)] if borne else ()),
            *(certain(gain) if hints else ()),
        ]
    return told


def _grown(person: Person, facet: str, points: int) -> Phrase:
    before = person.who.facets[facet]
    values = {"facet": facet_word(person.who.role, facet), "before": before}
    return Phrase("snow.hint-move", {**values, "after": before + points})
