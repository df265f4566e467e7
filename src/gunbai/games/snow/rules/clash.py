"""A confrontation in progress: its two sides, their pools and successes (snow, Confrontations)."""

from __future__ import annotations

from gunbai.core.script import Seat
from gunbai.games.snow.rules.house import Character, House
from gunbai.games.snow.rules.kamae import ARIAKE
from gunbai.games.snow.rules.schools import (
    CALL,
    COUNTING,
    NOTHING,
    STANCES,
    Throw,
    mirrored,
    plain,
    throw,
)

NO_DICE = plain(0)
MAY_WIN = "may_win"
"""The table's word, by default, on a pool without dice: it may win a tie (snow R38)."""


class Side:
    """One side of a confrontation.

    The Emperor's side has no house, character or name; it rolls the Facet unmodified. ``base`` is
    the Facet that the pool is reckoned from, ``fate`` what the School die brought, ``rolls`` every
    roll of this confrontation (two where the School says so), ``kept`` the one that counts.
    ``open`` tells whether her kamae is known to all.
    """

    def __init__(
        self,
        seat: Seat,
        house: House | None = None,
        character: Character | None = None,
        name: str = "",
    ) -> None:
        self.seat = seat
        self.house = house
        self.character = character
        self.name = name
        self.kamae = ARIAKE
        self.calls = False
        self.fate: str = NOTHING
        self.base = 0
        self.throw = NO_DICE
        self.rolls: tuple[tuple[int, ...], ...] = ()
        self.kept: tuple[int, ...] = ()
        self.successes = 0
        self.open = False

    def take(self, stance: str) -> None:
        """Take the stance of an answer: a kamae, with or without calling on the School."""
        self.kamae, self.calls = STANCES[stance]
        self.fate = NOTHING

    @property
    def stance(self) -> str:
        """The stance as an answer."""
        return self.kamae.id + CALL if self.calls else self.kamae.id

    def pool(self, kind: str, *, challenge: bool) -> Throw:
        """How she rolls: Facet, kamae and Culture, and what the School makes of it."""
        if self.character is None or self.house is None:
            return plain(self.base)
        dice = self.base + self.kamae.dice + self.character.die(kind, challenge=challenge)
        if self.fate == NOTHING:
            return plain(dice)
        return throw(self.house.school, self.fate, dice)

    def keep(self) -> None:
        """Count the rolls and keep the one that counts: the only one, the better or the worse."""
        counting, better = self.throw.counting, self.throw.keep
        self.kept = self.rolls[0]
        self.successes = successes(self.kept, counting)
        if better:
            second = successes(self.rolls[1], counting)
            if (second > self.successes) if better > 0 else (second < self.successes):
                self.kept, self.successes = self.rolls[1], second

    def is_full(self, least: int = 1) -> bool:
        """Whether every die kept is a success, and there are ``least`` of them (snow R15)."""
        return least <= len(self.kept) == self.successes


class Clash:
    """A confrontation: of which type, and who; ``first`` wins with at least as many successes.

    In an encounter ``first`` is the one who meets it and ``second`` the Emperor; in a challenge
    the challenger and the challenged. ``scene`` is what it is about, and ``is_challenge`` tells a
    challenge from an encounter. ``sides`` are both, first the one who wins ties. ``number`` counts
    the confrontations that Orochi makes of one.
    """

    def __init__(
        self, kind: str, first: Side, second: Side, scene: str = "", *, is_challenge: bool = False
    ) -> None:
        self.kind = kind
        self.first = first
        self.second = second
        self.sides = first, second
        self.scene = scene
        self.is_challenge = is_challenge
        self.number = 0

    @property
    def times(self) -> int:
        """How many identical confrontations it is: two where somebody takes Orochi."""
        return max(self.first.kamae.times, self.second.kamae.times)

    def won(self, no_dice: str = MAY_WIN) -> tuple[bool, bool]:
        """Whether each side wins, as its dice lie: the first with at least as many successes.

        Where the table says that a pool without dice never wins, it does not (snow R38); two such
        pools both lose.
        """
        first, second = self.sides
        first_wins = first.successes >= second.successes
        if no_dice == MAY_WIN:
            return first_wins, not first_wins
        first_wins = first_wins and bool(first.kept)
        return first_wins, not first_wins and bool(second.kept)

    def challenged_by(self, side: Side) -> Character | None:
        """Whom a side has challenged: only the first side of a challenge has."""
        return self.second.character if self.is_challenge and side is self.first else None

    def other(self, side: Side) -> Side:
        """The opposite side."""
        return self.second if side is self.first else self.first

    def set_bases(self) -> None:
        """Set the Facets that pools are reckoned from; mirrors work first side first (snow R11)."""
        first, second = self.first, self.second
        assert first.character is not None
        first.base = first.character.facets[self.kind]
        second.base = second.character.facets[self.kind] if second.character else first.base
        if first.fate != NOTHING and mirrors(first):
            first.base, second.base = mirrored(first.base, second.base, first.fate)
        if second.fate != NOTHING and mirrors(second):
            second.base, first.base = mirrored(second.base, first.base, second.fate)


def mirrors(side: Side) -> bool:
    """Whether a side's School is Mirror and Tree."""
    return side.house is not None and side.house.school.challenges_only


def successes(faces: tuple[int, ...], counting: tuple[int, ...] = COUNTING) -> int:
    """How many of the faces are successes."""
    if counting == COUNTING:
        return faces.count(1) + faces.count(6)
    return sum(map(faces.count, counting))
