"""What a study of Daimyo counts: sides, turns, fighting, and what the weather did to the battle.

The dice of the weather know nothing of the battle, so battles may be compared by the weather they
began in: that of the first turns, before a battle that lasts longer can see more of it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

from gunbai.core.game import Outcome
from gunbai.core.script import Seat, Tell, Word
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Weather
from gunbai.games.daimyo.rules.morale import Reason
from gunbai.games.daimyo.scenarios.scenario import SIDES
from gunbai.odds import threshold

BEGINNING = 6
"""So many turns are the beginning of a battle."""
SIDE_LABELS = ("daimyo.study.side-first", "daimyo.study.side-second")
FAIR, MIXED, FOUL = "daimyo.study.fair", "daimyo.study.mixed", "daimyo.study.foul"
QUESTIONS = frozenset({"daimyo.study.side", "daimyo.study.decided-by-weather"})
"""Of sides and weathers a study says which decides more battles."""

Counted = defaultdict[str, tuple[int, int]]


class Watch:
    """Watches a battle turn by turn: its weather, its losses, its volleys and charges."""

    def __init__(self, battle: Battle) -> None:
        self._battle = battle
        self._turns: list[Weather] = []
        self._fighting = Fighting(battle)
        self._lost = 0
        self._blows: dict[int, tuple[float, float, float]] = dict.fromkeys(SIDES, (0.0, 0.0, 0.0))
        self._losses, self._hits, self._charges = (Counted(lambda: (0, 0)) for _ in range(3))

    def see(self, event: Tell) -> None:
        """Note volleys, charges, and the toll of every turn, in the weather they came in."""
        self._fighting.see(event)
        weather = str(self._battle.board.weather.word)
        values = event.values
        if event.key == "daimyo.volley":
            _count(self._hits, weather, values["hits"])
            self._note_blows(values["id"], values["dice"], values["needs"], values["hits"])
        elif event.key == "daimyo.melee":
            self._note_blows(values["id"], values["dice"], values["needs"], values["hits"])
            back = values["dice_back"], values["needs_back"], values["hits_back"]
            self._note_blows(values["target_id"], *back)
        elif event.key == "daimyo.charges":
            total, turns = self._charges[weather]
            self._charges[weather] = total + 1, turns
        elif event.key == "daimyo.toll":
            self._turns.append(self._battle.board.weather)
            lost = sum(event.values[f"lost{side}"] for side in SIDES)
            _count(self._losses, weather, lost - self._lost)
            _count(self._charges, weather, 0)
            self._lost = lost

    def facts(self, outcome: Outcome) -> Mapping[str, Any]:
        """The side of each seat; turns of the battle and its weather; what each weather did."""
        began = began_in(self._turns[:BEGINNING])
        sides = {self._battle.seat(side): side for side in SIDES}
        first = any(sides[seat] == 0 for seat in outcome.winners)
        return {
            "seats": {
                "daimyo.study.side": {seat: [SIDE_LABELS[side]] for seat, side in sides.items()}
            },
            "game": {
                "daimyo.study.turns": len(self._turns),
                "daimyo.study.foul-turns": sum(w is not Weather.FINE for w in self._turns),
                "daimyo.study.began-in": began,
            },
            "rates": {
                "daimyo.study.turns-in": self._shares(),
                "daimyo.study.fighting": self._fighting.rates(),
                "daimyo.study.decided-by-weather": {began: (int(bool(outcome.winners)), 1)},
                **(
                    {"daimyo.study.first-by-weather": {began: (int(first), 1)}}
                    if outcome.winners
                    else {}
                ),
            },
            "means": {
                "daimyo.study.turns-by-weather": {began: (len(self._turns), 1)},
                "daimyo.study.lost-by-weather": self._losses,
                "daimyo.study.hits-by-weather": self._hits,
                "daimyo.study.charges-by-weather": self._charges,
            },
        }

    def _shares(self) -> dict[str, tuple[int, int]]:
        """How many of all turns were played in each weather."""
        counted = Counter(self._turns)
        return {str(w.word): (counted[w], len(self._turns)) for w in Weather}

    def luck(self) -> Mapping[Seat, tuple[float, float, float]]:
        """Hits by seat: how many, how many were to be expected, and the variance."""
        return {self._battle.seat(side): counted for side, counted in self._blows.items()}

    def _note_blows(self, by: str, dice: list[int], needs: int, hits: int) -> None:
        """Two dice a stand, each pair a hit that reaches what it needs."""
        stands, chance = len(dice) // 2, float(threshold(needs))
        side = self._battle.board.unit(by).side
        got, expected, variance = self._blows[side]
        self._blows[side] = (
            got + hits,
            expected + stands * chance,
            variance + stands * chance * (1 - chance),
        )


def began_in(turns: list[Weather]) -> str:
    """What the beginning of a battle was like: fair in all turns, foul in most, or mixed."""
    foul = sum(weather is not Weather.FINE for weather in turns)
    if not foul:
        return FAIR
    return FOUL if 2 * foul > len(turns) else MIXED


def _count(counted: Counted, label: str, amount: int) -> None:
    total, count = counted[label]
    counted[label] = total + amount, count + 1


# How well Generals fight

NEAR = 20.0
"""An enemy no further off than this, in cm, is near."""
LONG = 6
"""A unit near enemies at the end of so many turns that never comes to blows stands about."""
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
