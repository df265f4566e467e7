"""Frenzy: who is in it must charge, or run at the nearest enemy, until he calms (R10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.approach import approach
from gunbai.games.daimyo.rules.charge import nearest_charge
from gunbai.games.daimyo.rules.morale import SCORES
from gunbai.games.daimyo.rules.order import Charge, Steps


def enraged(unit: Unit) -> Unit:
    """The unit in frenzy, which alone is no disorder (daimyo 4)."""
    return replace(unit, frenzied=True, halted=False)


def calmed(unit: Unit) -> Unit:
    """The unit calm again."""
    return replace(unit, frenzied=False)


def calms(unit: Unit, faces: Sequence[int], command: int) -> bool:
    """Whether a frenzied unit calms on two dice and its leader's rating (R10)."""
    return sum(faces) + command >= SCORES[unit.quality]


def rush(board: Board, unit: Unit) -> Charge | Steps:
    """What a frenzied unit must do: charge the nearest enemy it can reach, else run at one.

    No steps mean that it can get nowhere.
    """
    if charge := nearest_charge(board, unit):
        return charge
    enemies = board.by_distance(unit, board.enemies(unit))
    calm = calmed(unit)
    return approach(board.with_(calm), calm, enemies[0].block.centre) if enemies else ()
