"""The set-up book of the master: Facets, School, Culture and Inheritance as one plan.

Nearly all points on one Facet: the other two are so small that the Emperor rolls as few dice, and
ties are won; little can be lost there, and change counts little. Mirror and Tree lends the great
Facet to every challenge, or takes the other's away. Samurai and samurai-ko are great at different
things, so that one of them is open whatever was met last. Traits cost a point that the great Facet
needs more. What the plan is worth stands in the studies.
"""

from __future__ import annotations

from random import Random

from gunbai.core.script import Choose, Divide
from gunbai.games.snow.rules.facets import STEEL, TANKA
from gunbai.games.snow.rules.schools import MIRROR
from gunbai.games.snow.rules.traits import NONE
from gunbai.games.snow.worth.prospects import Outlook

GREAT = {"snow.facets-samurai": STEEL, "snow.facets-samurai-ko": TANKA}
"""The one great Facet of each."""


def divide(_outlook: Outlook, ask: Divide, _rng: Random) -> dict[str, int]:
    """The least on two Facets, all the rest on one."""
    points = dict.fromkeys(ask.fields, ask.least)
    points[GREAT[ask.key]] += ask.total - sum(points.values())
    return points


def school(_outlook: Outlook, _ask: Choose, _rng: Random) -> str:
    """Mirror and Tree."""
    return MIRROR.id


def no_trait(_outlook: Outlook, _ask: Choose, _rng: Random) -> str:
    """The point stays for the Facet."""
    return NONE
