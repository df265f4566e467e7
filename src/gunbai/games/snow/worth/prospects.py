"""What lies before somebody at the table: her fights and stakes, read from what she may see.

Bots and hints reckon from a `Board` alone, so that neither can know more than its seat may.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from gunbai.core.script import Seat
from gunbai.games.snow.rules.house import SAMURAI
from gunbai.games.snow.rules.schools import SCHOOLS, STANCES, stances
from gunbai.games.snow.rules.traits import CULTURES, TWIN_RIVERS
from gunbai.games.snow.rules.year import AUTUMN, SPRING
from gunbai.games.snow.view import Board, CharacterView, ClashView, HouseView, SideView
from gunbai.games.snow.worth.chances import Stand, Table
from gunbai.games.snow.worth.reckoning import Fight, Reassertion, Stake, expected, settled, worth
from gunbai.games.snow.worth.weights import Weights


class Person(NamedTuple):
    """One of a couple at the table, with her house."""

    house: HouseView
    who: CharacterView

    @property
    def barred(self) -> str | None:
        """The type that she may not take part in next."""
        return self.who.barred or None

    def stances(self, *, challenge: bool) -> tuple[str, ...]:
        """The stances open to her."""
        return stances(SCHOOLS[self.house.school], challenge=challenge)

    def stand(self, kind: str, stance: str, *, challenge: bool) -> Stand:
        """How she stands who is tested in a Facet, under a stance as an answer gives it."""
        kamae, calls = STANCES[stance]
        culture = CULTURES.get(self.who.culture)
        die = culture.die(kind, challenge=challenge) if culture else 0
        school = SCHOOLS[self.house.school] if calls else None
        return Stand(self.who.facets[kind], kamae, die, school)


def member(house: HouseView, role: str) -> Person:
    """The one of a couple with a role."""
    return Person(house, house.samurai if role == SAMURAI else house.samurai_ko)


def encounter(person: Person, kind: str) -> dict[str, Fight]:
    """The encounter under each stance open to her; the Emperor rolls her Facet unmodified."""
    emperor = Stand(person.who.facets[kind])
    return {
        stance: Fight(kind, person.stand(kind, stance, challenge=False), emperor)
        for stance in person.stances(challenge=False)
    }


def challenge(
    me: Person, other: Person, kind: str, *, first: bool, taken: str = ""
) -> dict[str, dict[str, Fight]]:
    """The challenge under each of her stances and each of the other's (one, if it is ``taken``)."""
    known = (taken,) if taken else other.stances(challenge=True)
    theirs = {stance: other.stand(kind, stance, challenge=True) for stance in known}
    return {
        stance: {
            against: Fight(kind, me.stand(kind, stance, challenge=True), there, first)
            for against, there in theirs.items()
        }
        for stance in me.stances(challenge=True)
    }


class Outlook:
    """The table as one seat sees it, and what a point of each treasure counts to it."""

    def __init__(self, board: Board, seat: Seat, weights: Weights) -> None:
        self.board = board
        self.seat = seat
        self.weights = weights

    @property
    def house(self) -> HouseView:
        """The seat's own house."""
        return self.board.houses[self.seat - 1]

    @property
    def active(self) -> HouseView:
        """The house whose turn it is."""
        return self.board.houses[self.board.turn - 1]

    @property
    def clash(self) -> ClashView:
        """The confrontation in progress."""
        assert self.board.clash is not None
        return self.board.clash

    @cached_property
    def first(self) -> bool:
        """Whether the seat stands on the first side."""
        return self.clash.first.seat == self.seat

    @property
    def mine(self) -> SideView:
        """The seat's own side."""
        return self.clash.first if self.first else self.clash.second

    @property
    def theirs(self) -> SideView:
        """The other side."""
        return self.clash.second if self.first else self.clash.first

    @property
    def wins(self) -> bool:
        """Whether the seat's side wins as the dice lie."""
        return self.clash.won[not self.first]

    @cached_property
    def me(self) -> Person:
        """The one of the seat's own house who takes part."""
        return member(self.house, self.mine.role)

    @cached_property
    def other(self) -> Person | None:
        """Who stands on the other side; None: the Emperor."""
        side = self.theirs
        return member(self.board.houses[side.seat - 1], side.role) if side.role else None

    def stake(self, person: Person) -> Stake:
        """What somebody stands to win or lose, at what each treasure counts."""
        house, who = person
        board, weights = self.board, self.weights
        by_season = board.scoring == "season"
        brought = house.brought if by_season else 0
        purse = {SPRING: house.honor, AUTUMN: house.stores}.get(board.season, 0)
        return Stake(
            role=who.role,
            season=board.season,
            facets=tuple(who.facets.values()),
            since=tuple((who.start if by_season else who.first).values()),
            snow=house.snow,
            secrets=house.secrets,
            treasure=purse if brought else 0,  # else how much there is already is no matter
            gain={SPRING: weights.honor, AUTUMN: weights.stores}.get(board.season, 0),
            per_snow=weights.snow,
            per_secret=weights.secrets,
            brought=brought,
            rivers=who.inheritance == TWIN_RIVERS,
            table=Table(board.full_dice, board.no_dice),
        )

    def fights(self) -> dict[str, dict[str, Fight]]:
        """The confrontation in progress, by the seat's own stance and then by the other's.

        Of the other's stance only what is known to the seat is taken as known; against the Emperor
        there is one, without a name.
        """
        kind, other = self.clash.kind, self.other
        if other is None:
            return {stance: {"": fight} for stance, fight in encounter(self.me, kind).items()}
        return challenge(self.me, other, kind, first=self.first, taken=self.theirs.kamae)

    def in_encounter(self, person: Person, kind: str) -> dict[str, Fraction]:
        """The expected change of score of every stance in an encounter."""
        stake = self.stake(person)
        return {stance: expected(stake, fight) for stance, fight in encounter(person, kind).items()}

    def averaged(
        self, person: Person, fights: Mapping[str, Mapping[str, Fight]]
    ) -> dict[str, Fraction]:
        """The expected change of score of every stance, all of the other's equally likely."""
        stake = self.stake(person)
        return {
            stance: sum((expected(stake, fight) for fight in against.values()), Fraction(0))
            / len(against)
            for stance, against in fights.items()
        }

    def as_it_lies(self) -> int:
        """What the seat's stake is worth if the dice on the table take effect."""
        kamae, _ = STANCES[self.mine.kamae]
        return worth(settled(self.stake(self.me), self.clash.kind, kamae, self.wins))

    def anew(self, stances: Iterable[str]) -> dict[str, Fight]:
        """The confrontation with the seat's own dice rolled anew under each of some stances."""
        clash, other = self.clash, self.other
        there = Stand(self.theirs.base)
        if other is not None:
            there = other.stand(clash.kind, self.theirs.kamae, challenge=True)
        return {
            stance: Fight(
                clash.kind,
                self.me.stand(clash.kind, stance, challenge=clash.is_challenge),
                there,
                self.first,
            )
            for stance in stances
        }

    def reassertion(self, stances: Iterable[str]) -> Reassertion:
        """Rolling the seat's own dice anew, under any of some stances."""
        theirs = self.theirs
        return Reassertion(self.anew(stances), theirs.fate, theirs.successes, len(theirs.kept))
