"""Which charges pay: what they may win, what fire they ride into, and who comes to help."""

from __future__ import annotations

from gunbai.core.script import Refused
from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.bots.reasons import Found
from gunbai.games.daimyo.bots.stakes import charge_worth
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.block import wheeled
from gunbai.games.daimyo.pieces.movement import charge_move
from gunbai.games.daimyo.pieces.troops import Kind
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.charge import Onset, judge_charge, way_to, wheels_towards
from gunbai.games.daimyo.rules.order import Charge

PREY = 3.0
"""What it is worth, in hits, to ride down routers, guns or a headquarters."""
HELP = 0.6
"""What each friend already at grips with the enemy is worth, in hits."""
SALVO = 0.8
"""What it costs, in hits, to spoil the first volley of a friend."""
PARTS = (0.2, 0.35, 0.65, 0.8)
"""Which parts of the wheel that faces an enemy are tried besides the half and the whole."""


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
    """What a charge may win, in hits, with help at hand and the volleys that it spoils."""
    gain = charge_worth(outlook.now, unit, foe, onset)
    if foe.routing or foe.troops.gun or foe.troops.seat:
        return gain + PREY
    gain += HELP * sum(mate.side == unit.side for mate in outlook.board.touching(foe))
    return gain - SALVO * _spoils(outlook, unit, foe)


def _spoils(outlook: Outlook, unit: Unit, foe: Unit) -> bool:
    """Whether a friend of the clan has its first volley ready for that enemy."""
    return any(
        not (mate.volleyed or mate.disordered or mate.id == unit.id) and foe in outlook.aims(mate)
        for mate in outlook.mates(unit)
    )
