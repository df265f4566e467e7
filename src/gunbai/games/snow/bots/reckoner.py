"""How a bot plays a house: turns, challenges and kamae by expected score, exactly.

The score looked at is that of the end of the game. Each function answers one question. What the
dice leave equal goes by the order of the options.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from random import Random

from gunbai.core.script import Choose, Number
from gunbai.games.snow.rules.facets import open_types
from gunbai.games.snow.rules.year import AUTUMN
from gunbai.games.snow.worth.prospects import Outlook, Person, challenge, member
from gunbai.games.snow.worth.weights import lasting

SASH = "-sash"
COMMUNE, REVEAL, PASS, KEEP = "commune", "reveal", "pass", "keep"
TO_SNOW = "secrets-to-snow"
BROUGHT, MISSED = "brought", "missed"


def best(values: Mapping[str, Fraction]) -> str:
    """The option that promises most."""
    return max(values, key=lambda option: values[option])


# -- turns --------------------------------------------------------------------------------------


def turn(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """Whose turn it is: the one whom even the hardest encounter costs least.

    In the last round of Summer the couple communes if that is worth more than going out; before,
    turning treasure can wait. Her desire is revealed when he comes home.
    """
    board = outlook.board
    if REVEAL in ask.options and board.season == AUTUMN:
        return REVEAL
    facing = {
        role: hardest(outlook, member(outlook.house, role))
        for role in ask.options
        if role not in (COMMUNE, REVEAL) and not role.endswith(SASH)
    }
    if COMMUNE in ask.options and board.round == board.rounds:
        gain = outlook.house.secrets * gain_of_turning(outlook)
        if gain > 0 and gain > sum(facing.values()):
            return COMMUNE
    return best(facing)


def desire_end(outlook: Outlook, _ask: Choose, _rng: Random) -> str:
    """What became of her desire: he brought it if Autumn brought Stores."""
    return BROUGHT if outlook.house.stores > outlook.house.brought else MISSED


def hardest(outlook: Outlook, person: Person) -> Fraction:
    """What the encounter that costs her most promises, if she meets it as well as she can."""
    kinds = open_types(person.barred)
    return min(max(outlook.in_encounter(person, kind).values()) for kind in kinds)


def gain_of_turning(outlook: Outlook) -> int:
    """What turning one Secret into Snow is worth."""
    weights = lasting(outlook.board)
    return weights.snow - weights.secrets


def commune_way(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """The way that gains, or else loses least."""
    return TO_SNOW if gain_of_turning(outlook) > 0 else ask.options[-1]


def commune_points(outlook: Outlook, ask: Number, _rng: Random) -> int:
    """All that gains, or as little as may be."""
    gain = gain_of_turning(outlook)
    gains = gain > 0 if ask.key.endswith(TO_SNOW) else gain < 0
    return ask.high if gains else ask.low


# -- challenges ---------------------------------------------------------------------------------


def contests(
    outlook: Outlook, me: Person, other: Person, kinds: Iterable[str]
) -> dict[str, Fraction]:
    """What a challenge by each type promises, all stances of the other being equally likely."""
    return {
        kind: max(outlook.averaged(me, challenge(me, other, kind, first=True)).values())
        for kind in kinds
    }


def challenges(outlook: Outlook, ask: Choose) -> dict[str, Fraction]:
    """What each way to challenge promises, at its best type."""
    other = member(outlook.active, ask.subject["who"])
    values: dict[str, Fraction] = {}
    for option in ask.options:
        if option != PASS:
            me = member(outlook.house, option.removesuffix(SASH))
            kinds = open_types(None if option.endswith(SASH) else me.barred, other.barred)
            values[option] = max(contests(outlook, me, other, kinds).values())
    return values


def challenge_gladly(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """Challenge whenever that promises anything at all."""
    values = challenges(outlook, ask)
    choice = best(values)
    return choice if values[choice] > 0 else PASS


def contest_type(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """The type that promises most."""
    me = member(outlook.house, ask.subject["who"])
    other = member(outlook.active, ask.subject["other"])
    return best(contests(outlook, me, other, ask.options))


# -- kamae --------------------------------------------------------------------------------------


def kamae(outlook: Outlook, _ask: Choose, _rng: Random) -> str:
    """The stance that promises most."""
    return best(outlook.averaged(outlook.me, outlook.fights()))


def reassert(outlook: Outlook, ask: Choose, _rng: Random) -> str:
    """Reassert if that promises more, the Snow paid, than the dice as they lie."""
    anew = outlook.reassertion(stance for stance in ask.options if stance != KEEP)
    values = anew.promises(outlook.stake(outlook.me))
    choice = best(values)
    return choice if values[choice] > outlook.as_it_lies() else KEEP
