"""The objective at a turn's end: who holds the ground, and whether that decides (daimyo R40)."""

from __future__ import annotations

from gunbai.core.script import Phrase, Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.rules.objective import HELD, Objective, winner
from gunbai.games.daimyo.rules.victory import Verdict


def announce(battle: Battle) -> Script[None]:
    """Tell both sides before the battle what is fought for."""
    if battle.objective is not None:
        yield tell("daimyo.objective", goal=goal_of(battle, battle.objective))


def goal_of(battle: Battle, aim: Objective) -> Phrase:
    """What the attacker must do, in a sentence."""
    values = {
        "side": battle.side_name(aim.attacker),
        "name": aim.name,
        "turns": battle.last_turn,
        "held": HELD,
    }
    return Phrase(f"daimyo.goal-{aim.goal}", values)


def contest(battle: Battle) -> Script[Verdict]:
    """Whether the objective decides the battle now."""
    aim = battle.objective
    if aim is None:
        return Verdict(over=False)
    if aim.ground is not None:
        yield from _hold(battle, aim)
    camp_taken = any(lost.unit.id == aim.camp for lost in battle.lost)
    last = battle.turn == battle.last_turn
    side = winner(aim, held=battle.held, camp_taken=camp_taken, last=last)
    return Verdict(over=side is not None, winner=side)


def _hold(battle: Battle, aim: Objective) -> Script[None]:
    """Count the turns for which the attacker has held the ground alone."""
    side = yield from battle.eyes.holder(aim)
    before, battle.held = battle.held, battle.held + 1 if side == aim.attacker else 0
    attacker = battle.side_name(aim.attacker)
    if battle.held:
        yield tell(
            "daimyo.ground-held", side=attacker, name=aim.name, turns=battle.held, needed=HELD
        )
    elif before:
        yield tell("daimyo.ground-lost", side=attacker, name=aim.name)
