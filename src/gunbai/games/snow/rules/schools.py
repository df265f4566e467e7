"""Schools: what calling on one does (the School die), and the secret kamae of two of them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from gunbai.games.snow.rules.kamae import ARIAKE, COMMON, KAGAI, KAMAE, O_NABE, OROCHI, Kamae

LOW: Final = "low"
NOTHING: Final = "nothing"
HIGH: Final = "high"
SCHOOL_DIE: Final = (LOW, LOW, NOTHING, NOTHING, HIGH, HIGH)
"""What each face of the School die brings: 1-2 Low, 3-4 nothing, 5-6 High."""

COUNTING: Final = (1, 6)
"""The faces that are successes."""


class Throw(NamedTuple):
    """How a side rolls: ``dice``, the faces that count, and whether it rolls twice.

    ``keep`` is 0 for one roll, else the better (1) or the worse (-1) of two.
    """

    dice: int
    counting: tuple[int, ...] = COUNTING
    keep: int = 0


class School(NamedTuple):
    """A School: the kamae it may be called with, whether only in challenges, its secret kamae."""

    id: str
    calls: tuple[Kamae, ...] = ()
    challenges_only: bool = False
    secret: Kamae | None = None

    @property
    def kamae(self) -> tuple[Kamae, ...]:
        """All kamae that its members may take."""
        return (*COMMON, self.secret) if self.secret else COMMON


MIRROR = School("mirror-and-tree", COMMON, challenges_only=True)
TWO_SWORDS = School("two-swords-one-heart", (KAGAI, ARIAKE))
OCEAN = School("ocean-flower", (ARIAKE,))
NEST = School("eightfold-nest", secret=OROCHI)
CAULDRON = School("scarlet-cauldron", secret=O_NABE)

SCHOOLS: Mapping[str, School] = MappingProxyType(
    {school.id: school for school in (MIRROR, TWO_SWORDS, OCEAN, NEST, CAULDRON)}
)

CALL = "-school"
"""What follows a kamae's id in an answer that also calls on the School."""


def _stances(school: School, *, challenge: bool) -> tuple[str, ...]:
    calls = () if school.challenges_only and not challenge else school.calls
    return (*(k.id for k in school.kamae), *(k.id + CALL for k in calls))


STANCES: Final[Mapping[str, tuple[Kamae, bool]]] = {
    stance: (KAMAE[stance.removesuffix(CALL)], stance.endswith(CALL))
    for school in SCHOOLS.values()
    for stance in _stances(school, challenge=True)
}
"""Every stance as an answer: its kamae, and whether the School is called on."""

_STANCES: Final = {
    (s.id, c): _stances(s, challenge=c) for s in SCHOOLS.values() for c in (False, True)
}


def stances(school: School, *, challenge: bool) -> tuple[str, ...]:
    """The answers open to a member: every kamae, and those with which the School may be called."""
    return _STANCES[school.id, challenge]


PLAIN: Final = tuple(Throw(dice) for dice in range(100))
"""Plain throws by their number of dice, made once: nearly every pool is one of them."""


def plain(dice: int) -> Throw:
    """A throw without a School's doing; pools never fall below 0 (snow R6)."""
    return PLAIN[dice] if 0 <= dice < len(PLAIN) else Throw(max(0, dice))


def throw(school: School, fate: str, dice: int) -> Throw:
    """How a side rolls whose School die brought ``fate``; pools never fall below 0 (snow R6).

    Mirror and Tree changes Facets, not rolls: see `mirrored`.
    """
    if fate == NOTHING or school is MIRROR:
        return plain(dice)
    if school is TWO_SWORDS:
        return Throw(max(0, dice), keep=1 if fate == HIGH else -1)
    assert school is OCEAN
    if fate == HIGH:
        return Throw(max(0, dice - 3), (1, 3, 6))
    return Throw(max(0, dice + 3), (1,))


def mirrored(mine: int, theirs: int, fate: str) -> tuple[int, int]:
    """The two Facets after Mirror and Tree: Low sets mine to theirs, High theirs to mine.

    Base values for this confrontation's rolls only (snow R11).
    """
    if fate == LOW:
        return theirs, theirs
    if fate == HIGH:
        return mine, mine
    return mine, theirs
