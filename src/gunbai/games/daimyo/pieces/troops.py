"""Troops: types, arms, qualities, armour and weapons, and what may go together (daimyo 1, R2)."""

from dataclasses import dataclass
from typing import Any

from gunbai.games.daimyo.pieces.naming import Named
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.tables import table


class Kind(Named):
    """The type of a unit (daimyo 1)."""

    HATAMOTO = "hatamoto"
    SAMURAI = "samurai"
    RONIN = "ronin"
    MONKS = "monks"
    ASHIGARU = "ashigaru"
    PEASANTS = "peasants"
    ARTILLERY = "artillery"
    HEADQUARTERS = "headquarters"


class Arm(Named):
    """How a unit goes into battle: on foot, mounted, with a gun, or not at all."""

    FOOT = "foot"
    CAVALRY = "cavalry"
    LIGHT_GUN = "light-gun"
    HEAVY_GUN = "heavy-gun"
    SEAT = "seat"


class Quality(Named):
    """Training and heart, best first (daimyo 1)."""

    ELITE = "elite"
    VETERAN = "veteran"
    SEASONED = "seasoned"
    RAW = "raw"

    @property
    def rank(self) -> int:
        """3 for elite down to 0 for raw: a higher rank is a better quality."""
        return _RANKS[self]


_RANKS = {Quality.ELITE: 3, Quality.VETERAN: 2, Quality.SEASONED: 1, Quality.RAW: 0}


class Armour(Named):
    """What a unit wears; gunners and headquarters count as medium, which changes no roll."""

    HEAVY = "heavy"
    MEDIUM = "medium"
    LIGHT = "light"


class Weapon(Named):
    """What a unit was raised to use (daimyo 1, R11)."""

    SWORD = "sword-and-spear"
    NAGINATA = "naginata"
    LONG_SPEAR = "long-spear"
    BOW = "bow"
    ARQUEBUS = "arquebus"
    GUN = "gun"
    IMPROVISED = "improvised"


GUNS = (Arm.LIGHT_GUN, Arm.HEAVY_GUN)
MISSILES = frozenset({Weapon.BOW, Weapon.ARQUEBUS, Weapon.GUN})


@dataclass(frozen=True, slots=True)
class Troops:
    """What every stand of a unit is."""

    kind: Kind
    arm: Arm
    quality: Quality
    armour: Armour
    weapon: Weapon

    @property
    def mounted(self) -> bool:
        """Whether they ride."""
        return self.arm is Arm.CAVALRY

    @property
    def infantry(self) -> bool:
        """Whether they fight on foot; guns and headquarters are no infantry."""
        return self.arm is Arm.FOOT

    @property
    def gun(self) -> bool:
        """Whether they serve a piece of artillery."""
        return self.arm in GUNS

    @property
    def seat(self) -> bool:
        """Whether this is the General's headquarters, which never moves."""
        return self.arm is Arm.SEAT

    @property
    def missiles(self) -> bool:
        """Whether they shoot."""
        return self.weapon in MISSILES

    @property
    def spears(self) -> bool:
        """Whether they level long spears."""
        return self.weapon is Weapon.LONG_SPEAR

    @property
    def depth(self) -> float:
        """How deep a stand's base is, in cm: 1.5 on foot, 3 for all else (daimyo 1)."""
        return 1.5 if self.infantry else 3.0

    @property
    def melee_weapon(self) -> Weapon:
        """What they fight hand to hand with (daimyo 7, R11).

        Samurai archers draw swords; missile ashigaru, gunners and headquarters improvise.
        """
        if self.weapon is Weapon.BOW and self.kind is Kind.SAMURAI:
            return Weapon.SWORD
        if self.missiles or self.seat:
            return Weapon.IMPROVISED
        return self.weapon


WHAT = ("arm", "armour", "quality", "weapon")
"""What of troops is checked against their type, in this order."""
ALLOWED = table("rules", "allowed", dict[Kind, dict[str, tuple[Any, ...]]])
"""What each type may be, and how many stands a unit may start with (daimyo 1, R2)."""
_MUSTER = table("rules", "muster", dict[str, tuple[Kind, Arm, Quality, Armour, Weapon]])
MUSTER = {name: Troops(*row) for name, row in _MUSTER.items()}
"""Ready-made troops by name, as scenarios and generators raise them (daimyo 1, R2)."""


def check_troops(troops: Troops) -> None:
    """Accept troops silently.

    Raises:
        Refused: the type may not have that arm, armour, quality or weapon (daimyo R2).

    """
    words = {"kind": troops.kind.word, "arm": troops.arm.word}
    for what in WHAT:
        if (one := getattr(troops, what)) not in ALLOWED[troops.kind][what]:
            raise no(what, "R2", **words, given=one.word)


def check_size(kind: Kind, stands: int) -> None:
    """Accept the number of stands that a unit starts with.

    Raises:
        Refused: a unit of that type may not have so many (daimyo 1).

    """
    least, most = ALLOWED[kind]["stands"]
    if not least <= stands <= most:
        raise no("size", "1", kind=kind.word, given=stands, least=least, most=most)
