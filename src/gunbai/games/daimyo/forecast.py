"""What the dice may bring, exactly: each chance of the rules is reckoned here and nowhere else.

Hints, looks, bots, commands and studies take it from here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.modifier import Modified, Modifier, total
from gunbai.games.daimyo.pieces.troops import Quality
from gunbai.games.daimyo.pieces.unit import HITS_PER_STAND, Unit
from gunbai.games.daimyo.pieces.weather import Season, Weather, chain
from gunbai.games.daimyo.rules.activation import ACTIVE
from gunbai.games.daimyo.rules.challenge import KILLS_BY
from gunbai.games.daimyo.rules.charge import Onset, in_contact
from gunbai.games.daimyo.rules.melee import Clash, Fight, fight
from gunbai.games.daimyo.rules.morale import Reason, Result, judge
from gunbai.games.daimyo.rules.morale_modifiers import morale_modifiers
from gunbai.games.daimyo.rules.situation import Situation
from gunbai.games.daimyo.rules.strike import Strike, hit_chance
from gunbai.odds import Distribution, hits, opposed, sums, threshold
from gunbai.odds.opposed import Opposed

NEVER = Fraction(0)


def activation(modifier: int) -> Fraction:
    """The chance that a clan becomes active, with the modifiers of its two dice (daimyo 2)."""
    return threshold(ACTIVE, modifier=modifier)


# Hits of a volley or of one unit's blows: two dice a stand (daimyo 6, 7)


def hits_of(strike: Strike) -> Distribution:
    """How many hits may fall."""
    return hits(strike.stands, strike.chance)


def hits_with(stands: int, modifier: int) -> Distribution:
    """How many hits so many stands may score with one modifier."""
    return hits(stands, hit_chance(modifier))


def mean(strike: Strike) -> float:
    """How many hits may be expected."""
    return strike.stands * float(strike.chance)


def stand_lost(target: Unit, fallen: Distribution) -> Fraction:
    """The chance that hits take a stand of their target, with those that it bears (daimyo 1)."""
    return fallen.at_least(HITS_PER_STAND - target.hits)


# A round of melee: the next one, and the first one of a charge (daimyo 7)


@dataclass(frozen=True)
class Exchange:
    """Both sides of a round."""

    mine: Fight
    theirs: Fight

    @cached_property
    def hits(self) -> Distribution:
        """The hits that we may score."""
        return hits_of(self.mine)

    @cached_property
    def hits_back(self) -> Distribution:
        """The hits that they may score."""
        return hits_of(self.theirs)

    @cached_property
    def chances(self) -> Opposed:
        """That we push them back, that both stay, that they push us back (R12)."""
        return opposed(self.hits, self.hits_back)

    @property
    def edge(self) -> float:
        """By how many hits we may expect to score more."""
        return mean(self.mine) - mean(self.theirs)

    @property
    def turned(self) -> Exchange:
        """The round as the other side sees it."""
        return Exchange(self.theirs, self.mine)


def next_round(now: Situation, unit: Unit, foe: Unit) -> Exchange:
    """The next round of two units in contact, as they stand."""
    return _exchange(now.board, unit, foe, now.clash(unit, foe))


def followed(now: Situation, winner: Unit, loser: Unit) -> Exchange:
    """The next round of a winner who has followed up, where both then stand (R12)."""
    return next_round(now.on(now.board.with_(winner, loser)), winner, loser)


def first_round(now: Situation, onset: Onset, countering: bool = False) -> Exchange:
    """The first round of a charge that comes home, as the charger sees it.

    The board is as the target awaits the charge: turned to face it, or come half way to meet it,
    which is ``countering``.
    """
    charger, target = in_contact(now.board, onset)
    met = now.on(now.board.with_(charger, target)).without_strays()
    charged = {charger.id, target.id} if countering else {charger.id}
    clash = met.clash(charger, target)
    clash = replace(clash, charging=clash.charging | charged)
    return _exchange(met.board, charger, target, clash)


def _exchange(board: Board, unit: Unit, foe: Unit, clash: Clash) -> Exchange:
    return Exchange(fight(board, unit, foe, clash), fight(board, foe, unit, clash))


# A test of morale (daimyo 5)


@dataclass(frozen=True)
class MoraleTest(Modified):
    """A test with every modifier and its reason, and the chance of each result."""

    modifiers: tuple[Modifier, ...]
    results: Mapping[Result, Fraction]

    def chance(self, result: Result) -> Fraction:
        """The chance of one result."""
        return self.results.get(result, NEVER)

    @property
    def passes(self) -> Fraction:
        """The chance that it is passed."""
        return self.chance(Result.PASS)


def results(quality: Quality, modifier: int, reason: Reason) -> Mapping[Result, Fraction]:
    """The chance of every result that a test for this reason can have."""
    return sums(2, 6).group(lambda natural: judge(quality, natural, modifier, reason))


def morale_test(
    now: Situation, unit: Unit, reason: Reason, charger: Unit | None = None
) -> MoraleTest:
    """A unit's test as things stand."""
    return morale_test_with(unit, reason, morale_modifiers(now, unit, charger))


def morale_test_with(unit: Unit, reason: Reason, modifiers: tuple[Modifier, ...]) -> MoraleTest:
    """A test whose modifiers are known."""
    return MoraleTest(modifiers, results(unit.quality, total(modifiers), reason))


# A challenge (daimyo 7, R14)


class Swords(NamedTuple):
    """The chances of an accepted challenge, ties rolled again; they add up to 1."""

    kills: Fraction
    wounds: Fraction
    wounded: Fraction
    killed: Fraction

    @property
    def wins(self) -> Fraction:
        """The chance to kill or to drive the other back wounded."""
        return self.kills + self.wounds


def swords(mine: int, theirs: int) -> Swords:
    """The chances of a leader with one Command Rating against one with another."""
    margin = (sums(2, 6) + mine) - (sums(2, 6) + theirs)
    decided = 1 - margin.chance(0)
    kills, killed = margin.at_least(KILLS_BY), margin.at_most(-KILLS_BY)
    wounds, wounded = margin.at_least(1) - kills, margin.at_most(-1) - killed
    return Swords(*(chance / decided for chance in (kills, wounds, wounded, killed)))


# The weather of the turns to come (daimyo 9)


def weathers(
    season: Season, turns: int, now: Weather = Weather.FINE
) -> Iterator[Mapping[Weather, Fraction]]:
    """The chance of each weather after each of so many tests."""
    return islice(chain(season).walk(now), 1, turns + 1)


def next_weather(season: Season, now: Weather) -> list[tuple[Weather, Fraction]]:
    """Each weather that the next test may bring, with its chance; the likeliest first."""
    (then,) = weathers(season, 1, now)
    found = [(weather, chance) for weather, chance in then.items() if chance]
    return sorted(found, key=lambda pair: -pair[1])
