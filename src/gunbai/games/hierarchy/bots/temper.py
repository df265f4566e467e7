"""The tempers of bots: how they keep faith, dare, save, and answer cruelty."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """A way of playing.

    ``faith``: how likely it keeps faith where breaking it would pay (0 to 1). ``daring``: the
    least chance to win at which it picks a fight. ``reserve``: the Honor it does not spend while
    it can wait. ``edge``: how likely it buys dice rather than saves for Victory Points.
    ``cruelty``: how likely it shows a rival no mercy.
    """

    id: str
    faith: float
    daring: float
    reserve: int
    edge: float
    cruelty: float


BOLD = Temper("bold", faith=0.6, daring=0.35, reserve=0, edge=0.6, cruelty=0.25)
LOYAL = Temper("loyal", faith=0.95, daring=0.6, reserve=1, edge=0.3, cruelty=0.0)
SLY = Temper("sly", faith=0.15, daring=0.5, reserve=1, edge=0.2, cruelty=0.35)
PATIENT = Temper("patient", faith=0.7, daring=0.75, reserve=2, edge=0.3, cruelty=0.05)
TEMPERS = (BOLD, LOYAL, SLY, PATIENT)
