"""Which charges pay: what they may win, what fire they ride into, and who comes to help."""

from __future__ import annotations

from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.bots.reasons import Found
from gunbai.games.daimyo.bots.stakes import charge_worth
from gunbai.games.daimyo.pieces.movement import charge_move
from gunbai.games.daimyo.pieces.troops import Kind
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.charge import Onset, aims

PREY = 3.0
"""What it is worth, in hits, to ride down routers, guns or a headquarters."""
HELP = 0.6
"""What each friend already at grips with the enemy is worth, in hits."""
SALVO = 0.8
"""What it costs, in hits, to spoil the first volley of a friend."""


def charges(outlook: Outlook, unit: Unit) -> list[Found]:
    """The best charge of a unit on each enemy that it could charge, and what it is worth."""
    if unit.troops.missiles and unit.troops.kind is Kind.ASHIGARU:
        return []
    found: list[Found] = []
    for foe in outlook.board.near(unit, outlook.foes, charge_move(unit.troops) + 1.0):
        ways = aims(outlook.board, unit, foe, finely=True)
        values = [(worth(outlook, unit, foe, onset), unit.id, str(order)) for order, onset in ways]
        found += [max(values)] if values else []
    return found


def worth(outlook: Outlook, unit: Unit, foe: Unit, onset: Onset) -> float:
    """What a charge may win, in hits, with help at hand and the volleys that it spoils."""
    gain = charge_worth(outlook.now, unit, foe, onset, met=outlook.wary)
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
