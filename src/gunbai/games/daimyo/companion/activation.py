"""What an active command does at a real table (daimyo 2, 4)."""

from __future__ import annotations

from gunbai.core.script import Script
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.charges import charge_all
from gunbai.games.daimyo.companion.melees import melee
from gunbai.games.daimyo.companion.moves import adrift, move_all
from gunbai.games.daimyo.companion.nerve import flee, nerve_of
from gunbai.games.daimyo.companion.volleys import fire_all
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.activations import (
    acted,
    activated,
    calm_all,
    chooses_to_rally,
    may_rally,
    rally_all,
    rally_ends,
)
from gunbai.games.daimyo.procedure.fights import each_melee
from gunbai.games.daimyo.procedure.nerve import roll_nerve
from gunbai.games.daimyo.rules.morale import Reason


def act(battle: Battle, side: int, clan: str) -> Script[None]:
    """Rally, charge and move, fire, fight (daimyo 2)."""
    yield from activated(battle, side, clan)
    yield from rally_all(battle, side, clan, _rally_or_flee)
    yield from calm_all(battle, side, clan)
    lost = yield from adrift(battle, side, clan)
    yield from charge_all(battle, side, clan, lost)
    yield from move_all(battle, side, clan, lost)
    yield from fire_all(battle, side, clan)
    yield from each_melee(battle, side, clan, melee)
    acted(battle, side, clan)


def _rally_or_flee(battle: Battle, unit: Unit) -> Script[None]:
    if may_rally(unit):
        nerve = yield from nerve_of(battle, unit)
        if (yield from chooses_to_rally(battle, unit, nerve)):
            result = yield from roll_nerve(battle, unit, Reason.RALLY, nerve.modifiers)
            yield from rally_ends(battle, unit, result)
            return
    yield from flee(battle, unit.id)
