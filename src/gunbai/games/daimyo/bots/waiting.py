"""The host that waits: it stands in line, and falls on whoever comes within reach."""

from __future__ import annotations

from gunbai.games.daimyo.bots.charges import charges
from gunbai.games.daimyo.bots.line import deploy, into_line, turn_to
from gunbai.games.daimyo.bots.outlook import Outlook, middle_of
from gunbai.games.daimyo.bots.poise import poise
from gunbai.games.daimyo.bots.temper import Temper
from gunbai.games.daimyo.pieces.movement import charge_way
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.order import Steps

LONG = 20
"""How many turns a battle without a last one is thought to have."""
MARGIN = 2.0
"""How far beyond a charge, in cm, an enemy may be for whom one makes ready."""
CALLS_FOOT, CALLS_HORSE = 20.0, 32.0
"""How near, in cm, an enemy who is busy or in no order calls those who lie in wait."""
PREY = 3
"""So many enemies are thought of in turn by one who makes ready."""


def waits(outlook: Outlook, temper: Temper) -> bool:
    """Whether the host stands on its own ground: the enemy shall come on.

    Who comes on steps into the other's charge, arrives clan by clan, and shoots on the move. A host
    with an objective follows it (R40).
    """
    turns = outlook.view.turns or LONG
    early = outlook.view.turn < temper.stands * turns
    return early and outlook.is_at_home and outlook.view.objective is None


def is_called(outlook: Outlook, unit: Unit) -> bool:
    """Whether an enemy near at hand is busy with friends, or in no order: he is gone at."""
    board, at_hand = outlook.board, CALLS_HORSE if unit.troops.mounted else CALLS_FOOT
    near = board.near(unit, outlook.standing_foes, at_hand)
    return any(not foe.troops.seat and (foe.disordered or board.in_melee(foe)) for foe in near)


def lies_in_wait(outlook: Outlook, temper: Temper, unit: Unit, wished: list[Unit]) -> Steps:
    """Stand in line, with the front to the enemy's host.

    Who has come within reach and has no volley to fear is made ready for.
    """
    reach = charge_way(unit, outlook.board.weather) + MARGIN
    near = [foe for foe in wished if outlook.distance(unit, foe) <= reach]
    if not near:
        turned = turn_to(outlook, unit, middle_of(outlook.standing_foes))
        return turned or deploy(outlook, temper, unit, 0.0) or into_line(outlook, unit)
    prey = [foe for foe in near if not outlook.is_dreaded(foe)]
    if not prey or charges(outlook, unit):
        return ()
    return poise(outlook, unit, prey[:PREY]) or turn_to(outlook, unit, near[0].block.centre)
