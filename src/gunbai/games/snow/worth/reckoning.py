"""What a confrontation is worth: the expected change of score of a stance, exactly.

A `Stake` is what one of a couple stands to win or lose; outcomes turn it into another, by the
choices that serve the score best (which source, what is redirected, what Secrets bear).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from gunbai.games.snow.rules.facets import FACETS, SOURCE, others
from gunbai.games.snow.rules.house import SAMURAI, SAMURAI_KO
from gunbai.games.snow.rules.kamae import Kamae
from gunbai.games.snow.rules.year import SPRING, SUMMER
from gunbai.games.snow.worth.chances import (
    AGREED,
    Chances,
    Lying,
    Stand,
    Table,
    fought,
    reasserted,
)
from gunbai.games.snow.worth.odds import PLENTY, change

PLACE = {facet: place for place, facet in enumerate(FACETS)}
REASSERTED_MOST = 4
"""So many reasserts are looked ahead; a fifth would hardly ever pay for its Snow."""


class Stake(NamedTuple):
    """What one of a couple stands to win or lose in a confrontation.

    ``facets`` and ``since`` (what change is measured from) are in the order of `FACETS`.
    ``treasure`` counts the Honor of Spring or the Stores of Autumn, each point worth ``gain``;
    ``snow`` and ``secrets`` are what the house holds, worth ``per_snow`` and ``per_secret``. So
    many points of the season's treasure as were ``brought`` into it do not score at its end.
    ``rivers`` tells whether she has Twin Rivers, and ``table`` what the table has agreed.
    """

    role: str
    season: str
    facets: tuple[int, ...]
    since: tuple[int, ...]
    snow: int = 0
    secrets: int = 0
    treasure: int = 0
    gain: int = 0
    per_snow: int = 0
    per_secret: int = 0
    brought: int = 0
    rivers: bool = False
    table: Table = AGREED

    def moved(self, facet: str, points: int) -> Stake:
        """The stake with points added to (or taken from) a Facet."""
        place = PLACE[facet]
        facets = (*self.facets[:place], self.facets[place] + points, *self.facets[place + 1 :])
        return self._replace(facets=facets)

    def paid(self, points: int) -> Stake:
        """The stake with so much of what buys Facets given away: Honor in Spring, else Secrets."""
        if self.season == SPRING:
            return self._replace(treasure=self.treasure - points)
        return self._replace(secrets=self.secrets - points)


def worth(stake: Stake) -> int:
    """The part of the score that the stake decides: treasure, less the change of her Facets."""
    (aware, steel, tanka), since = stake.facets, stake.since
    changed = abs(aware - since[0]) + abs(steel - since[1]) + abs(tanka - since[2])
    held = stake.snow * stake.per_snow + stake.secrets * stake.per_secret
    value = stake.treasure * stake.gain + held - changed
    return value - min(stake.brought, _scoring(stake)) if stake.brought else value


def _scoring(stake: Stake) -> int:
    """The treasure that the season's end looks at, old and new."""
    return stake.snow + stake.secrets if stake.season == SUMMER else stake.treasure


@lru_cache(maxsize=1 << 16)
def settled(stake: Stake, kind: str, kamae: Kamae, won: bool, full: bool = False) -> Stake:
    """The stake after a confrontation of a type that she won or lost, all chosen for the score.

    ``full``: every die was a success, which counts in Summer. Where choices are worth the same,
    Facets are kept rather than treasure.
    """
    return max(ends(stake, kind, kamae, won, full), key=worth)


def ends(stake: Stake, kind: str, kamae: Kamae, won: bool, full: bool) -> Iterator[Stake]:
    """Every stake that her choices may make of a win or a loss."""
    if full and stake.season == SUMMER:
        stake = _after_full(stake)
    return _wins(stake, kind, kamae) if won else _losses(stake, kind, kamae)


def _after_full(stake: Stake) -> Stake:
    highest = max(stake.facets)
    if stake.role == SAMURAI:
        return stake._replace(snow=max(stake.snow, highest))
    return stake._replace(secrets=stake.secrets + highest)


def _wins(stake: Stake, kind: str, kamae: Kamae) -> Iterator[Stake]:
    """Every way to settle a win: by source, and by what is redirected."""
    if stake.role == SAMURAI:  # a samurai-ko owes no Snow (snow R12)
        stake = stake._replace(snow=max(0, stake.snow - kamae.snow))
    rivers = stake.rivers and kamae.touches_source
    for source in others(kind) if rivers else (SOURCE[kind],):
        yield from wins_from(stake, kind, kamae, source)


def wins_from(stake: Stake, kind: str, kamae: Kamae, source: str) -> Iterator[Stake]:
    """Every way to settle a win from one source: by what is redirected, least first."""
    to_tested, to_source, taken = kamae.gains(stake.facets[PLACE[source]])
    drained = stake.moved(source, -taken)
    if stake.season == SUMMER:
        yield drained.moved(kind, to_tested).moved(source, to_source)
        return
    for here in range(to_tested + 1):
        for there in range(to_source + 1):
            gained = to_tested + to_source + here + there
            kept = drained.moved(kind, to_tested - here).moved(source, to_source - there)
            yield kept._replace(treasure=stake.treasure + gained)


def _losses(stake: Stake, kind: str, kamae: Kamae) -> Iterator[Stake]:
    """Every way to settle a loss: by what Secrets bear, and by which Facet is sacrificed."""
    for after in losses(stake, kind, kamae.lost):
        held = [facet for facet in FACETS if after.facets[PLACE[facet]]]
        if not kamae.any_lost or not held:
            yield after
            continue
        for facet in held:
            yield from losses(after, facet, kamae.any_lost)


def losses(stake: Stake, facet: str, points: int) -> Iterator[Stake]:
    """Every way to lose points of one Facet, most from Secrets first."""
    lost = min(points, stake.facets[PLACE[facet]])
    most = min(lost, stake.secrets) if stake.role == SAMURAI_KO else 0  # snow R34
    for borne in range(most, -1, -1):
        yield stake._replace(secrets=stake.secrets - borne).moved(facet, borne - lost)


class Fight(NamedTuple):
    """A confrontation as one side sees it before the dice: both stands, and who wins ties.

    ``mine`` and ``other`` say how both stand; ``first`` whether mine is the first side.
    """

    kind: str
    mine: Stand
    other: Stand
    first: bool = True

    def chances(self, table: Table = AGREED) -> Chances:
        """My chances in one confrontation, under what the table has agreed."""
        if self.first:
            return fought(self.mine, self.other, table)[0]
        return fought(self.other, self.mine, table)[1]

    @property
    def times(self) -> int:
        """How many identical confrontations it is."""
        return max(self.mine.times, self.other.times)


@lru_cache(maxsize=1 << 16)
def expected(stake: Stake, fight: Fight) -> Fraction:
    """The expected change of score in a confrontation, or in both that Orochi makes of it."""
    return _ahead(stake, fight, fight.times) - worth(stake)


def _ahead(stake: Stake, fight: Fight, left: int) -> Fraction:
    """What the stake is worth after so many confrontations more."""
    kamae = fight.mine.kamae
    assert kamae is not None
    chances = fight.chances(stake.table)
    total: int | Fraction = 0
    for won, full, ways in chances.outcomes():
        if ways and left == 1:
            total += ways * worth(settled(stake, fight.kind, kamae, won, full))
        elif ways:
            after = ends(stake, fight.kind, kamae, won, full)
            total += ways * max(_ahead(end, _again(fight, end, won=won), left - 1) for end in after)
    return Fraction(total) / chances.total


def _again(fight: Fight, stake: Stake, *, won: bool) -> Fight:
    """The second of two confrontations, from the Facets that the first one left.

    The Emperor rolls her own Facet; another's Facet is taken to change as her kamae says.
    """
    facet = stake.facets[PLACE[fight.kind]]
    other = fight.other
    after = (
        facet if other.kamae is None else other.facet + change(other, PLENTY, won=not won).tested
    )
    return fight._replace(mine=fight.mine._replace(facet=facet), other=other._replace(facet=after))


class Reassertion(NamedTuple):
    """Dice that lie on the table, which one side may roll anew for a Snow each time.

    ``fights`` holds the confrontation under each stance open to her; the other side lies with
    ``rolled`` successes on ``dice`` dice and the School's ``fate``. That the other side may
    reassert as well is left out of account.
    """

    fights: Mapping[str, Fight]
    fate: str
    rolled: int
    dice: int = 1

    def promises(self, stake: Stake, left: int = REASSERTED_MOST) -> dict[str, Fraction]:
        """What each stance promises: the expected worth afterwards, the Snow paid."""
        paid = stake._replace(snow=stake.snow - 1)
        further = max(self.promises(paid, left - 1).values()) if paid.snow and left > 1 else None
        return {stance: self._after(paid, fight, further) for stance, fight in self.fights.items()}

    def chances(self, fight: Fight, table: Table = AGREED) -> Chances:
        """The chances of a fresh roll."""
        lying = Lying(self.fate, self.rolled, self.dice)
        return reasserted(fight.mine, fight.other, lying, first=fight.first, table=table)

    def _after(self, paid: Stake, fight: Fight, further: Fraction | None) -> Fraction:
        """The roll's own worth, or that of reasserting again where that is more."""
        kamae, chances = fight.mine.kamae, self.chances(fight, paid.table)
        assert kamae is not None
        total = Fraction(0)
        for won, full, ways in chances.outcomes():
            here = Fraction(worth(settled(paid, fight.kind, kamae, won, full)))
            total += ways * (here if full or further is None else max(here, further))
        return total / chances.total
