"""Kamae, the modes of engagement: their dice, and what they do on a win and on a loss."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Kamae(NamedTuple):
    """A kamae.

    ``dice`` are added to the pool. On a win ``moved`` points flow from the source to the tested
    Facet, and ``tested`` and ``source`` points are gained out of nothing. On a loss ``lost``
    points of the tested Facet go, and ``any_lost`` of a Facet of her choice. ``snow`` is the
    treasure a win costs. ``times`` is how many identical confrontations it makes of one;
    ``touches_source`` tells whether a win changes the source Facet.
    """

    id: str
    dice: int
    lost: int
    moved: int = 0
    tested: int = 0
    source: int = 0
    any_lost: int = 0
    snow: int = 0
    times: int = 1
    touches_source: bool = True

    def gains(self, source: int) -> tuple[int, int, int]:
        """What a win brings where the source holds ``source`` points.

        Three numbers: points to the tested Facet, points to the source, points taken from it. A
        transfer moves at most what the source holds (snow R6).
        """
        moved = min(self.moved, source)
        return self.tested + moved, self.source, moved


KAGAI = Kamae("kagai", dice=2, moved=2, lost=2)
ARIAKE = Kamae("ariake", dice=0, moved=1, lost=1)  # the loss: snow R7
MUJINTOU = Kamae("mujintou", dice=-2, tested=1, source=1, lost=1)  # snow R7, R8
OROCHI = Kamae("orochi", dice=-2, tested=1, lost=1, times=2, touches_source=False)
O_NABE = Kamae("o-nabe", dice=3, moved=2, lost=2, any_lost=1, snow=1)  # the snow: snow R12

COMMON = (KAGAI, ARIAKE, MUJINTOU)
KAMAE: Mapping[str, Kamae] = MappingProxyType(
    {kamae.id: kamae for kamae in (*COMMON, OROCHI, O_NABE)}
)
