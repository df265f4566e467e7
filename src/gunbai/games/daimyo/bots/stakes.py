"""What it is worth, in hits, to lose a unit or to break one, and what a fight may come to."""

from __future__ import annotations

from gunbai.core.script import Refused
from gunbai.games.daimyo.forecast import Exchange, first_round, mean, morale_test, results
from gunbai.games.daimyo.pieces.block import Side
from gunbai.games.daimyo.pieces.movement import charge_move
from gunbai.games.daimyo.pieces.troops import Weapon
from gunbai.games.daimyo.pieces.unit import HITS_PER_STAND, Unit
from gunbai.games.daimyo.rules.charge import Onset
from gunbai.games.daimyo.rules.firing import at_chargers
from gunbai.games.daimyo.rules.morale import Reason, Result, charged_reason, charging_reason
from gunbai.games.daimyo.rules.situation import Situation
from gunbai.games.daimyo.rules.victory import WEIGHTS
from gunbai.odds import Distribution

TOLL = 1.5
"""What a unit that counts once towards the third is worth, in hits, besides its men."""
MEN = 0.25
"""The part of its men that a unit which routs may be counted as losing."""
GROUND = 0.4
"""What it is worth, in hits, to make an enemy give ground without a blow."""
FIRE = 0.6
"""How much a hit by the target's fire weighs against one hand to hand: it may not shoot."""
FRAIL = 0.3
"""A unit is worn whose next lost stand breaks it with at least this chance."""
BALKED = -0.3
"""What a charge comes to whose own men do not dare."""


FODDER = 0.3
"""What a hit on troops weighs whose loss does not count towards the third: peasants."""


def worth_of(unit: Unit) -> float:
    """What it is worth, in hits, that a unit breaks."""
    men = unit.stands * HITS_PER_STAND - unit.hits
    return TOLL * WEIGHTS[unit.troops.kind] + MEN * men


def broken_by(now: Situation, unit: Unit, fallen: Distribution) -> float:
    """The chance that hits make a unit lose a stand, test at the turn's end, and rout."""
    if unit.routing or unit.frenzied or unit.troops.seat:
        return 0.0
    modifier = morale_test(now, unit, Reason.STAND_LOST).modifier
    chance = 0.0
    for hits, weight in fallen.items():
        lost = (unit.hits + hits) // HITS_PER_STAND
        if lost >= unit.stands:
            chance += weight
        elif lost:
            found = results(unit.quality, modifier - 2 * lost, Reason.STAND_LOST)
            chance += weight * float(found.get(Result.ROUT, 0))
    return chance / fallen.total


def is_worn(now: Situation, unit: Unit) -> bool:
    """Whether the next stand that a unit loses is likely to break it."""
    if not unit.losses or unit.routing or unit.troops.seat:
        return False
    modifier = morale_test(now, unit, Reason.STAND_LOST).modifier - 2
    return results(unit.quality, modifier, Reason.STAND_LOST).get(Result.ROUT, 0) >= FRAIL


def round_worth(now: Situation, both: Exchange, unit: Unit, foe: Unit) -> float:
    """What a round may come to: its hits, and who may break by them at the turn's end."""
    theirs = worth_of(foe) * broken_by(now, foe, both.hits)
    ours = worth_of(unit) * broken_by(now, unit, both.hits_back)
    edge = mean(both.mine) * _weight(foe) - mean(both.theirs) * _weight(unit)
    return edge + theirs - ours


def _weight(unit: Unit) -> float:
    """What a hit on a unit weighs."""
    return 1.0 if WEIGHTS[unit.troops.kind] else FODDER


def charge_worth(
    now: Situation, unit: Unit, foe: Unit, onset: Onset, *, met: bool = False
) -> float:
    """What a charge may come to, by every roll that it leads to this turn.

    ``met`` reckons with a countercharge of whoever can make one.
    """
    fire = _fire(now, unit, foe, onset)
    countered = met and not fire and _meets(unit, foe, onset)
    home = round_worth(now, first_round(now, onset, countered), unit, foe) - FIRE * fire
    reason = charged_reason(foe, unit.troops)
    if reason is not None:
        test = morale_test(now, foe, reason, unit)
        routs, stands = float(test.chance(Result.ROUT)), float(test.passes)
        gives = max(0.0, 1.0 - routs - stands)
        home = stands * home + routs * worth_of(foe) + gives * GROUND
    own = charging_reason(unit.troops)
    if own is not None:
        dares = float(morale_test(now, unit, own).passes)
        home = dares * home + (1 - dares) * BALKED
    return home


def _meets(unit: Unit, foe: Unit, onset: Onset) -> bool:
    """Whether a target is likely to countercharge: in order, struck in front, and no hedge."""
    hedge = foe.troops.weapon is Weapon.LONG_SPEAR and unit.troops.mounted
    able = foe.in_order and not (foe.halted or foe.inside) and bool(charge_move(foe.troops))
    return able and onset.side is Side.FRONT and not hedge


def _fire(now: Situation, unit: Unit, foe: Unit, onset: Onset) -> float:
    """The hits that a charge may expect of its target's volley."""
    try:
        return mean(at_chargers(now.board, foe, unit, far=onset.far))
    except Refused:
        return 0.0
