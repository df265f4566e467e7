"""What an active command does at a real table (daimyo 2, 4)."""

from __future__ import annotations

from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.charges import charge_all
from gunbai.games.daimyo.companion.melees import melee
from gunbai.games.daimyo.companion.moves import adrift, move_all
from gunbai.games.daimyo.companion.nerve import flee, nerve_of
from gunbai.games.daimyo.companion.volleys import fire_all
from gunbai.games.daimyo.disorder import check_rally, rallied
from gunbai.games.daimyo.morale import Reason, Result
from gunbai.games.daimyo.procedure.activations import FLEE, RALLY, acted, activated, calm_all
from gunbai.games.daimyo.procedure.fights import each_melee
from gunbai.games.daimyo.procedure.losses import remove
from gunbai.games.daimyo.procedure.nerve import roll_nerve
from gunbai.games.daimyo.unit import Unit
from gunbai.script import Choose, Refused, Script, tell


def act(battle: Battle, side: int, clan: str) -> Script[None]:
    """Rally, charge and move, fire, fight (daimyo 2)."""
    yield from activated(battle, side, clan)
    yield from _rally_all(battle, side, clan)
    yield from calm_all(battle, side, clan)
    lost = yield from adrift(battle, side, clan)
    yield from charge_all(battle, side, clan, lost)
    yield from move_all(battle, side, clan, lost)
    yield from fire_all(battle, side, clan)
    yield from each_melee(battle, side, clan, melee)
    acted(battle, side, clan)


def _rally_all(battle: Battle, side: int, clan: str) -> Script[None]:
    """Routers flee on, or try to rally, once a battle (daimyo 4)."""
    for id_ in [unit.id for unit in battle.units_of(side, clan) if unit.routing]:
        unit = battle.unit(id_)
        if unit is not None and not unit.deeds.moved:
            yield from _rally_or_flee(battle, unit)


def _rally_or_flee(battle: Battle, unit: Unit) -> Script[None]:
    try:
        check_rally(unit)
    except Refused:
        yield from flee(battle, unit.id)
        return
    nerve = yield from nerve_of(battle, unit)
    choice = yield Choose(
        battle.seat(unit.side),
        "daimyo.rally",
        (RALLY, FLEE),
        rule="daimyo.4",
        values={"unit": unit.name, "id": unit.id},
        about=nerve,
    )
    if choice == FLEE:
        yield from flee(battle, unit.id)
        return
    result = yield from roll_nerve(battle, unit, Reason.RALLY, nerve.modifiers)
    if result is Result.PASS:
        battle.put(rallied(unit))
        yield tell("daimyo.rallies", unit=unit.name)
    else:
        yield from remove(battle, unit, "dispersed")
