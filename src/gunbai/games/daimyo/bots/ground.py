"""The objective as a General sees it: who makes for the ground, and who bars the way (R40)."""

from __future__ import annotations

import shapely

from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.approach import way
from gunbai.games.daimyo.rules.objective import is_on
from gunbai.games.daimyo.rules.order import Steps

BUSY = 14.0
"""An enemy nearer than this, in cm, is fought before the ground is thought of."""
GUARDED = 24.0
"""The defender of a camp or of ground comes out to an enemy no further off than this, in cm."""


def to_ground(outlook: Outlook, unit: Unit, away: float) -> Steps | None:
    """The order to take or keep the ground; no steps to stay, None to fight as ever."""
    aim = outlook.view.objective
    if aim is None or away <= (BUSY if outlook.attacks else GUARDED):
        return None
    if not aim.course:
        return () if outlook.defends else None
    ground = shapely.Polygon(aim.course)
    if is_on(outlook.board, unit, ground):
        return ()
    middle = shapely.centroid(ground)
    return way(outlook.board, unit, (float(middle.x), float(middle.y))) or None
