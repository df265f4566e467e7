"""Which charges pay: what they may win, what fire they ride into, and who comes to help."""

from __future__ import annotations

from gunbai.core.script import Refused
from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.forecast.strike import mean
from gunbai.games.daimyo.pieces.block import wheeled
from gunbai.games.daimyo.pieces.movement import charge_move
from gunbai.games.daimyo.pieces.troops import Kind, Weapon
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.charge import Onset, judge_charge, way_to, wheels_towards
from gunbai.games.daimyo.rules.firing import at_chargers
from gunbai.games.daimyo.rules.order import Charge

PREY = 3.0
"""What it is worth, in hits, to ride down routers, guns or a headquarters."""
TERROR = 0.5
"""What it is worth, in hits, that foot must stand a charge of horse, or not."""
HELP = 0.6
"""What each friend already at grips with the enemy is worth, in hits."""
GUARD = 0.5
"""What it is worth, in hits, to strike the General's guard, which counts twice."""
SALVO = 0.8
"""What it costs, in hits, to spoil the first volley of a friend."""
FIRE = 0.6
"""How much a hit by the target's fire weighs against one hand to hand."""

PARTS = (0.2, 0.35, 0.65, 0.8)
"""Which parts of the wheel that faces an enemy are tried besides the half and the whole."""

Found = tuple[float, str, str]
"""What a charge is worth, in hits; the unit; and the order."""


def charges(outlook: Outlook, unit: Unit) -> list[Found]:
    """The charges that a unit could start, and what each is worth."""
    if unit.troops.missiles and unit.troops.kind is Kind.ASHIGARU:
        return []
    found = []
    for foe in outlook.board.near(unit, outlook.foes, charge_move(unit.troops) + 1.0):
        if (ridden := _aimed(outlook.board, unit, foe)) is not None:
            charge, onset = ridden
            found.append((worth(outlook, unit, foe, onset), unit.id, str(charge)))
    return found


def _aimed(board: Board, unit: Unit, foe: Unit) -> tuple[Charge, Onset] | None:
    """The charge on an enemy with the smallest wheel that the rules and the ground allow."""
    for angle in _wheels(unit, foe):
        charge = Charge(foe.id, angle)
        try:
            way_to(board, unit, wheeled(unit.block, angle), foe)
            return charge, judge_charge(board, unit, charge)
        except Refused:
            continue
    return None


def _wheels(unit: Unit, foe: Unit) -> list[float]:
    """No wheel, parts of the one that faces the enemy, those that bring it square; least first."""
    toward = [angle for angle in wheels_towards(unit.block, foe) if angle]
    full = toward[0] if toward else 0.0
    parts = [round(full * part, 1) for part in PARTS if abs(full * part) > 0.5]
    return [0.0, *sorted(parts + toward, key=abs)]


def worth(outlook: Outlook, unit: Unit, foe: Unit, onset: Onset) -> float:
    """What a charge may win, in hits, with its terror, its target's fire, and help at hand."""
    if foe.routing or foe.troops.gun or foe.troops.seat:
        return outlook.worth_of(onset) + PREY
    gain = outlook.worth_of(onset) - FIRE * _fire(outlook.board, unit, foe, far=onset.far)
    gain += HELP * sum(mate.side == unit.side for mate in outlook.board.touching(foe))
    if foe.troops.kind is Kind.HATAMOTO:
        gain += GUARD
    if unit.troops.mounted and foe.troops.infantry and foe.troops.weapon is not Weapon.LONG_SPEAR:
        gain += TERROR
    return gain - SALVO * _spoils(outlook, unit, foe)


def _fire(board: Board, unit: Unit, foe: Unit, *, far: bool) -> float:
    """The hits that a charge may expect of its target's volley."""
    try:
        return mean(at_chargers(board, foe, unit, far=far))
    except Refused:
        return 0.0


def _spoils(outlook: Outlook, unit: Unit, foe: Unit) -> bool:
    """Whether a friend of the clan has its first volley ready for that enemy."""
    return any(
        not (mate.volleyed or mate.disordered or mate.id == unit.id) and foe in outlook.aims(mate)
        for mate in outlook.mates(unit)
    )
