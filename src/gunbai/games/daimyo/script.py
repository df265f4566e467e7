"""Daimyo as a script: turns of weather, initiative, activations and an end (daimyo 2, 10)."""

from __future__ import annotations

from typing import Any

from gunbai.core.game import Outcome
from gunbai.core.script import Phrase, Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.procedure.activation import activate_all, initiative
from gunbai.games.daimyo.procedure.objective import contest
from gunbai.games.daimyo.procedure.turn_end import after_victory, end_turn
from gunbai.games.daimyo.procedure.turn_start import set_up, start_turn
from gunbai.games.daimyo.rules.victory import Verdict, verdict
from gunbai.games.daimyo.scenarios.scenario import SIDES


def play(battle: Battle) -> Script[Outcome]:
    """The whole battle, to a victory or the last turn of the scenario."""
    yield from set_up(battle)
    while True:
        yield from start_turn(battle)
        battle.first = yield from initiative(battle)
        yield from activate_all(battle)
        yield from end_turn(battle)
        found = verdict(battle.losses(0), battle.losses(1))
        yield tell("daimyo.toll", **_toll(battle))
        if found.over:
            return outcome(battle, found)
        taken = yield from contest(battle)
        if taken.over or battle.turn == battle.last_turn:
            return outcome(battle, taken, by_objective=True)
        yield from after_victory(battle)


def _toll(battle: Battle) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for side in SIDES:
        held = battle.losses(side)
        told |= {f"side{side}": battle.side_name(side), f"lost{side}": held.lost}
        told[f"brought{side}"] = held.brought
    return told


def outcome(battle: Battle, found: Verdict, *, by_objective: bool = False) -> Outcome:
    """Who won, and how; each seat's score is what its enemy lost, by weight (daimyo 10, R40)."""
    scores = {battle.seat(side): battle.losses(1 - side).lost for side in SIDES}
    values = {**_toll(battle), "turn": battle.turn}
    for side in SIDES:
        values[f"boast{side}"] = battle.boasts[side]
    if not found.over:
        return Outcome((), scores, Phrase("daimyo.undecided", values))
    if found.winner is None:
        return Outcome((), scores, Phrase("daimyo.drawn", values))
    values["winner"] = battle.side_name(found.winner)
    key, aim = "daimyo.won", battle.objective
    if by_objective and aim is not None:
        key = "daimyo.taken" if found.winner == aim.attacker else "daimyo.kept"
        values["name"] = aim.name
    return Outcome((battle.seat(found.winner),), scores, Phrase(key, values))
