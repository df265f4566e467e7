"""What each option of a question would come to: in words, and with chances where hints are allowed.

Reckoned from the asked seat's own board, so that it tells nothing the seat may not know: of a
kamae that is not yet revealed it only says what each possible one would mean. The score that is
spoken of is the house's standing, as if its treasure were counted now.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from gunbai.core.game import WHOLE
from gunbai.core.script import NOTHING, Ask, Phrase
from gunbai.games.snow.bots.reckoner import COMMUNE, KEEP, PASS, REVEAL, SASH, best
from gunbai.games.snow.bots.spending import NONE, bought
from gunbai.games.snow.procedure.confrontation import KAMAE_WORDS
from gunbai.games.snow.rules.facets import FACETS, open_types
from gunbai.games.snow.rules.year import EMPEROR, Year
from gunbai.games.snow.told import amounts
from gunbai.games.snow.told.consequences import facet_word, losing, lying, winning
from gunbai.games.snow.told.hints import certain, chance, change, odds, promise
from gunbai.games.snow.view import view
from gunbai.games.snow.worth.prospects import Outlook, Person, challenge, encounter, member
from gunbai.games.snow.worth.reckoning import Fight, Stake, losses, worth
from gunbai.games.snow.worth.weights import standing

Told: TypeAlias = Mapping[str, Sequence[Phrase]]


def explain(year: Year, ask: Ask, hints: bool) -> Told:
    """The consequences of each option of an open question, for the seat that is asked."""
    teller = TELLERS.get(ask.key)
    if teller is None:
        return NOTHING
    board = view(year, ask.seat)
    seat = board.turn if ask.seat == EMPEROR else ask.seat
    told = teller(Outlook(board, seat, standing(board)), ask, hints)
    return {WHOLE: [Phrase("snow.hint-score-is")], **told} if hints and ask.key in SCORED else told


# -- kamae --------------------------------------------------------------------------------------


def kamae(outlook: Outlook, ask: Any, hints: bool) -> Told:
    """Each stance: its dice, what a win and a loss bring; with hints its chances."""
    stake, fights = outlook.stake(outlook.me), outlook.fights()
    return {
        stance: [
            *_stakes(stake, next(iter(fights[stance].values()))),
            *(odds(stake, fights[stance]) if hints else ()),
        ]
        for stance in ask.options
    }


def _stakes(stake: Stake, fight: Fight) -> list[Phrase]:
    stand = fight.mine
    assert stand.kamae is not None
    dice = max(0, stand.facet + stand.kamae.dice + stand.culture)
    return [
        Phrase("snow.hint-pool", {"dice": dice}),
        Phrase("snow.hint-win", {"changes": winning(stake, fight.kind, stand.kamae)}),
        Phrase("snow.hint-loss", {"changes": losing(stake, fight.kind, stand.kamae)}),
    ]


def reassert(outlook: Outlook, ask: Any, hints: bool) -> Told:
    """What the dice come to as they lie, and what each stance would, rolled anew for a Snow."""
    anew = outlook.reassertion(stance for stance in ask.options if stance != KEEP)
    stake = outlook.stake(outlook.me)
    lies = outlook.as_it_lies() - worth(stake)
    told = {KEEP: [*lying(outlook), *(certain(lies) if hints else ())]}
    for stance, promised in anew.promises(stake).items():
        fight = anew.fights[stance]
        odds = promise(anew.chances(fight, stake.table), promised - worth(stake)) if hints else ()
        told[stance] = [*_stakes(stake, fight), *odds]
    return told


# -- whom and what to test ----------------------------------------------------------------------


def _at_best(outlook: Outlook, person: Person, kind: str) -> tuple[Fraction, Phrase]:
    """The best that somebody can make of an encounter, and how."""
    values = outlook.in_encounter(person, kind)
    stance = best(values)
    chances = encounter(person, kind)[stance].chances(outlook.stake(person).table)
    phrase = Phrase(
        "snow.hint-best",
        {
            "facet": facet_word(person.who.role, kind),
            "kamae": KAMAE_WORDS[stance],
            "chance": chance(chances.win),
            "change": change(values[stance]),
        },
    )
    return values[stance], phrase


def _facet(person: Person, kind: str) -> Phrase:
    values = {"facet": facet_word(person.who.role, kind), "points": person.who.facets[kind]}
    return Phrase("snow.hint-facet", values)


def encountered(outlook: Outlook, ask: Any, hints: bool) -> Told:
    """Each type: her Facet; with hints the best that she can make of it."""
    person = member(outlook.house, ask.subject["who"])
    return {
        kind: [_facet(person, kind), *([_at_best(outlook, person, kind)[1]] if hints else [])]
        for kind in ask.options
    }


def turn(outlook: Outlook, ask: Any, hints: bool) -> Told:
    """Each of the couple: Facets and what is barred; with hints the hardest encounter."""
    told: dict[str, list[Phrase]] = {}
    for option in ask.options:
        if option == COMMUNE:
            held = {"secrets": outlook.house.secrets, "snow": outlook.house.snow}
            told[option] = [Phrase("snow.hint-commune", held)]
        elif option != REVEAL:
            person = member(outlook.house, option.removesuffix(SASH))
            barred = None if option.endswith(SASH) else person.barred
            told[option] = [
                Phrase("snow.hint-facets", {"facets": [_facet(person, f) for f in FACETS]}),
                *_barred(person, barred),
                *(_hardest(outlook, person, barred) if hints else ()),
            ]
    return told


def _barred(person: Person, barred: str | None) -> list[Phrase]:
    if barred is None:
        return []
    return [Phrase("snow.hint-barred", {"facet": facet_word(person.who.role, barred)})]


def _hardest(outlook: Outlook, person: Person, barred: str | None) -> list[Phrase]:
    ways = [_at_best(outlook, person, kind) for kind in open_types(barred)]
    return [min(ways, key=lambda way: way[0])[1]]


def challenges(outlook: Outlook, ask: Any, hints: bool) -> Told:
    """Each challenger: the types that may be tested; with hints what the best of them promises."""
    other = member(outlook.active, ask.subject["who"])
    told: dict[str, list[Phrase]] = {}
    for option in ask.options:
        if option != PASS:
            me = member(outlook.house, option.removesuffix(SASH))
            kinds = open_types(None if option.endswith(SASH) else me.barred, other.barred)
            ways = [_contest(outlook, me, other, kind) for kind in kinds]
            told[option] = [
                Phrase("snow.hint-types", {"types": [phrase for _, phrase, _ in ways]}),
                *([max(ways, key=lambda way: way[0])[2]] if hints else ()),
            ]
    return told


def contest_types(outlook: Outlook, ask: Any, hints: bool) -> Told:
    """Each type: both Facets; with hints what the best stance promises on the average."""
    me = member(outlook.house, ask.subject["who"])
    other = member(outlook.active, ask.subject["other"])
    told: dict[str, list[Phrase]] = {}
    for kind in ask.options:
        _, facets, promise = _contest(outlook, me, other, kind)
        told[kind] = [facets, *([promise] if hints else [])]
    return told


def _contest(
    outlook: Outlook, me: Person, other: Person, kind: str
) -> tuple[Fraction, Phrase, Phrase]:
    """What a challenge by one type promises at best: the change, both Facets, and in words."""
    values = outlook.averaged(me, challenge(me, other, kind, first=True))
    stance = best(values)
    facet = facet_word(me.who.role, kind)
    facets = {"facet": facet, "mine": me.who.facets[kind], "theirs": other.who.facets[kind]}
    promise = {"facet": facet, "kamae": KAMAE_WORDS[stance], "change": change(values[stance])}
    return (
        values[stance],
        Phrase("snow.hint-against", facets),
        Phrase("snow.hint-contest", promise),
    )


# -- what a confrontation leaves to choose ------------------------------------------------------


def sacrifices(outlook: Outlook, ask: Any, hints: bool) -> Told:
    """Each Facet: what a point less makes of it; with hints of the standing too."""
    stake = outlook.stake(outlook.me)
    told = {}
    for facet in ask.options:
        cost = max(map(worth, losses(stake, facet, 1))) - worth(stake)
        told[facet] = [_facet(outlook.me, facet), *(certain(cost) if hints else ())]
    return told


def sources(outlook: Outlook, ask: Any, _hints: bool) -> Told:
    """Each Facet that may be the source: what it holds."""
    return {facet: [_facet(outlook.me, facet)] for facet in ask.options}


def purchases(outlook: Outlook, ask: Any, hints: bool) -> Told:
    """Each Facet: what it holds; with hints what a first point of it does to the standing."""
    person = member(outlook.house, "samurai-ko")
    told = {}
    for facet in ask.options:
        if facet != NONE:
            gain, _ = bought(outlook, person, facet, range(1, 2))
            shown = [Phrase("snow.hint-first-point", {"change": change(gain)})] if hints else []
            told[facet] = [_facet(person, facet), *shown]
    return told


# -- as the year ends ---------------------------------------------------------------------------


def desire_ends(outlook: Outlook, _ask: Any, _hints: bool) -> Told:
    """What she has longed for, which is not said in the question: it may be long."""
    house = outlook.house
    longed = {"samurai_ko": house.samurai_ko.name, "text": house.desire}
    return {WHOLE: [Phrase("snow.desired", longed)]}


TELLERS: Mapping[str, Callable[[Outlook, Any, bool], Told]] = {
    "snow.kamae": kamae,
    "snow.reassert": reassert,
    "snow.encounter": encountered,
    "snow.turn": turn,
    "snow.challenge": challenges,
    "snow.contest-type": contest_types,
    "snow.sacrifice": sacrifices,
    "snow.source": sources,
    "snow.buy-which": purchases,
    "snow.redirect": amounts.redirects,
    "snow.buy": amounts.purchases,
    "snow.shield": amounts.shields,
    "snow.desire-end": desire_ends,
}
SCORED = TELLERS.keys() - {"snow.reassert", "snow.source", "snow.desire-end"}
"""Where chances speak of the score, and so its meaning is told; beside dice there is no room."""
