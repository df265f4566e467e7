"""Morale: why a unit tests, what weighs on it, and what comes of it (daimyo 5).

Two dice with the modifiers against the quality's score. A natural 12 passes, a natural 2 is a rout
whatever the sum, and some warriors go into a frenzy.
"""

from __future__ import annotations

from enum import IntEnum

from gunbai.games.daimyo.pieces.naming import Named
from gunbai.games.daimyo.pieces.tables import table
from gunbai.games.daimyo.pieces.troops import Kind, Quality, Troops
from gunbai.games.daimyo.pieces.unit import Unit

SCORES = table("rules", "scores", dict[Quality, int])
"""What each quality must reach (daimyo 5)."""
NATURAL_PASS, NATURAL_ROUT = 12, 2
FRENZY = table("rules", "frenzy", dict[Kind, int])
"""From which natural sum a type goes into a frenzy (daimyo 5)."""


class Reason(IntEnum):
    """Why a unit tests; of several the highest number counts (daimyo 5)."""

    STAND_LOST = 1
    POOR_CHARGED = 2
    CHARGED_BY_CAVALRY = 3
    CHARGING = 4
    LEADER_LOST = 5
    FRIEND_ROUTS = 6
    RUN_THROUGH = 7
    RALLY = 8

    @property
    def id(self) -> str:
        """Its id in the catalogue."""
        return self.name.lower().replace("_", "-")


class Result(Named):
    """What a test ends in; ``pass`` stands, charges or rallies as the reason has it."""

    PASS = "pass"  # noqa: S105 - the rules' word, no secret
    HALT = "halt"
    RETIRE = "retire"
    RETREAT = "retreat"
    ROUT = "rout"
    REMOVED = "removed"


FAILURES = table("rules", "failures", dict[str, tuple[Result, Result, Result, Result]])
"""What failing by 1, 2, 3, and 4 or more comes to, by the id of the reason (daimyo 5)."""


def judge(quality: Quality, natural: int, modifier: int, reason: Reason) -> Result:
    """What two dice showing ``natural`` come to (daimyo 5)."""
    if natural == NATURAL_PASS:
        return Result.PASS
    if natural == NATURAL_ROUT:
        return Result.REMOVED if reason is Reason.RALLY else Result.ROUT
    short = SCORES[quality] - natural - modifier
    return FAILURES[reason.id][min(short, 4) - 1] if short > 0 else Result.PASS


def goes_frenzied(troops: Troops, natural: int, reason: Reason) -> bool:
    """Whether a natural sum sends these troops into a frenzy; never when rallying (daimyo 5)."""
    least = FRENZY.get(troops.kind)
    return least is not None and natural >= least and reason is not Reason.RALLY


def charged_reason(target: Unit, by: Troops) -> Reason | None:
    """Why a unit tests when troops charge it; None if it need not (daimyo 5)."""
    troops = target.troops
    if troops.seat or troops.gun or target.frenzied or target.routing:
        return None
    if by.mounted and troops.infantry and troops.quality is not Quality.ELITE:
        return Reason.CHARGED_BY_CAVALRY
    if troops.kind in (Kind.ASHIGARU, Kind.PEASANTS):
        return Reason.POOR_CHARGED
    return None


def charging_reason(troops: Troops) -> Reason | None:
    """Why troops test when they start a charge; None if they need not (daimyo 5)."""
    missile_ashigaru = troops.kind is Kind.ASHIGARU and troops.missiles
    poor = missile_ashigaru or troops.kind is Kind.PEASANTS
    return Reason.CHARGING if poor else None


def heeds(troops: Troops, friend: Troops) -> bool:
    """Whether troops are shaken by that friend's rout: horse and samurai heed only their like."""
    return not _proud(troops) or _proud(friend)


def _proud(troops: Troops) -> bool:
    return troops.mounted or troops.kind is Kind.SAMURAI
