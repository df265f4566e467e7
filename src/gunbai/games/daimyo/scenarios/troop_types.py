"""Ready-made troops by name, as scenarios and generators raise them (daimyo 1, R2)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from gunbai.games.daimyo.pieces.troops import Arm, Armour, Kind, Quality, Troops, Weapon

GUARD = Troops(Kind.HATAMOTO, Arm.FOOT, Quality.ELITE, Armour.HEAVY, Weapon.SWORD)
HORSE_GUARD = Troops(Kind.HATAMOTO, Arm.CAVALRY, Quality.ELITE, Armour.HEAVY, Weapon.SWORD)
SAMURAI = Troops(Kind.SAMURAI, Arm.FOOT, Quality.VETERAN, Armour.HEAVY, Weapon.SWORD)
SAMURAI_ARCHERS = Troops(Kind.SAMURAI, Arm.FOOT, Quality.VETERAN, Armour.MEDIUM, Weapon.BOW)
SAMURAI_HORSE = Troops(Kind.SAMURAI, Arm.CAVALRY, Quality.VETERAN, Armour.HEAVY, Weapon.SWORD)
LIGHT_HORSE = Troops(Kind.SAMURAI, Arm.CAVALRY, Quality.SEASONED, Armour.MEDIUM, Weapon.SWORD)
RONIN = Troops(Kind.RONIN, Arm.FOOT, Quality.SEASONED, Armour.MEDIUM, Weapon.SWORD)
MONKS = Troops(Kind.MONKS, Arm.FOOT, Quality.VETERAN, Armour.MEDIUM, Weapon.NAGINATA)
SPEARS = Troops(Kind.ASHIGARU, Arm.FOOT, Quality.SEASONED, Armour.MEDIUM, Weapon.LONG_SPEAR)
ARCHERS = Troops(Kind.ASHIGARU, Arm.FOOT, Quality.SEASONED, Armour.LIGHT, Weapon.BOW)
ARQUEBUSES = Troops(Kind.ASHIGARU, Arm.FOOT, Quality.SEASONED, Armour.LIGHT, Weapon.ARQUEBUS)
PEASANTS = Troops(Kind.PEASANTS, Arm.FOOT, Quality.RAW, Armour.LIGHT, Weapon.IMPROVISED)
LIGHT_GUN = Troops(Kind.ARTILLERY, Arm.LIGHT_GUN, Quality.SEASONED, Armour.MEDIUM, Weapon.GUN)
HEAVY_GUN = Troops(Kind.ARTILLERY, Arm.HEAVY_GUN, Quality.SEASONED, Armour.MEDIUM, Weapon.GUN)
SEAT = Troops(Kind.HEADQUARTERS, Arm.SEAT, Quality.ELITE, Armour.MEDIUM, Weapon.IMPROVISED)

MUSTER: Mapping[str, Troops] = MappingProxyType(
    {
        "guard": GUARD,
        "horse-guard": HORSE_GUARD,
        "samurai": SAMURAI,
        "samurai-archers": SAMURAI_ARCHERS,
        "samurai-horse": SAMURAI_HORSE,
        "light-horse": LIGHT_HORSE,
        "ronin": RONIN,
        "monks": MONKS,
        "spears": SPEARS,
        "archers": ARCHERS,
        "arquebuses": ARQUEBUSES,
        "peasants": PEASANTS,
        "light-gun": LIGHT_GUN,
        "heavy-gun": HEAVY_GUN,
        "headquarters": SEAT,
    }
)
"""The troops of the shipped scenarios by the short name that a scenario may give."""
