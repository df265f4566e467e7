"""How a General is disposed: his style, how patient he is, and how much he keeps an eye on."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    """A General's temperament.

    ``daring`` is how many hits worse than even a charge may look; ``shy`` how far from the enemy,
    in cm, the line waits for its missiles to work, until zeal passes its ``patience``;
    ``steadfast`` whether it does so after their first volley too; ``reserve`` the part of its
    allowed losses after which the guard goes in, and ``leads`` whether the General then goes with
    it. ``stands`` is the part of the battle's turns for which the host waits on its own ground for
    the enemy to come on (0: it comes on itself); ``spares`` whether the worn are drawn back from
    whoever could charge them. A ``veteran`` knows what a daimyo is worth, forms his shooters two
    deep, reckons with countercharges, and leads nobody through friends. ``hope`` is the least
    chance to rally at which routers try who would else be off the table. ``overlooks`` is the part
    of his units that he does not think of in a turn; who overlooks anything weighs no chances
    either.
    """

    daring: float = 0.25
    shy: float = 0.0
    reserve: float = 0.5
    patience: float = 0.15
    steadfast: bool = False
    leads: bool = False
    stands: float = 0.0
    spares: bool = False
    veteran: bool = False
    hope: float = 0.3
    overlooks: float = 0.0


FAIR = Temper()
STRONG = Temper(reserve=0.0, stands=0.5, spares=True, veteran=True, hope=0.1)
BEGINNER = Temper(reserve=0.0, overlooks=0.75)
STEADY = Temper(daring=0.0, shy=9.0)
BOLD = Temper(daring=0.9, reserve=0.2, leads=True)
CAREFUL = Temper(daring=0.0, shy=12.0, reserve=0.7, steadfast=True)
