"""How well Generals fight: who stands about, who rallies, whose challenge is accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from gunbai.core.script import Tell, Word
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.morale import Reason

NEAR = 20.0
"""An enemy no further off than this, in cm, is near."""
LONG = 6
"""Who is near enemies at the end of so many turns and never comes to blows stands about."""
RALLY = Word(f"daimyo.reason.{Reason.RALLY.id}")


class Fighting:
    """Counts, over a battle, what its fighters did with their chances."""

    def __init__(self, battle: Battle) -> None:
        self._battle = battle
        self._near: Counter[str] = Counter()
        self._engaged: set[str] = set()
        self._told: Counter[str] = Counter()

    def see(self, event: Tell) -> None:
        """Note charges, rallies and challenges, and at a turn's end who fought and who was near."""
        self._told[event.key] += 1
        if event.key == "daimyo.charges":
            self._engaged.add(event.values["id"])
        elif event.key == "daimyo.morale" and event.values["reason"] == RALLY:
            self._told["tried"] += 1
        elif event.key == "daimyo.toll":
            self._look()

    def rates(self) -> Mapping[str, tuple[int, int]]:
        """By what is counted: how often it came off, of how many."""
        fighters = [unit.id for unit in self._battle.scenario.units if _fights(unit)]
        idle = [id_ for id_ in fighters if id_ not in self._engaged and self._near[id_] >= LONG]
        asked, refused = self._told["daimyo.challenged"], self._told["daimyo.challenge-refused"]
        return {
            "daimyo.study.idle": (len(idle), len(fighters)),
            "daimyo.study.rallied": (self._told["daimyo.rallies"], self._told["tried"]),
            "daimyo.study.accepted": (asked - refused, asked),
        }

    def _look(self) -> None:
        battle, board = self._battle, self._battle.board
        for pair in battle.fought:
            self._engaged.update(pair)
        if battle.on_table:
            return
        for unit in board.units:
            foes = [foe for foe in board.enemies(unit) if not foe.routing]
            if _fights(unit) and not unit.routing and board.near(unit, foes, NEAR):
                self._near[unit.id] += 1


def _fights(unit: Unit) -> bool:
    """Whether a unit is there to strike: it is no shooter, gun or headquarters."""
    return not (unit.troops.missiles or unit.troops.gun or unit.troops.seat)
