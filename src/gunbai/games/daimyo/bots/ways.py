"""How a bot gets somewhere: by the way that costs least order, round whoever stands in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gunbai.games.daimyo.bots.routes import heading
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.corridor import first_met
from gunbai.games.daimyo.field.path import Path
from gunbai.games.daimyo.pieces.block import Point, bearing, spread, turn_between, wheeled
from gunbai.games.daimyo.pieces.movement import ROUGH_COST, line_move, turn_cost
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.approach import facing_wheel, legal, swing, widest
from gunbai.games.daimyo.rules.order import Maneuver, Step

Steps = tuple[Step, ...]

STRAIGHT = (0.0, 1.0, 0.5)
"""Which parts of the wheel towards its goal a unit tries first."""
DETOURS = (12.0, -12.0, 25.0, -25.0, 55.0, -55.0)
"""By how much further than towards its goal a unit wheels to go round what is in its way."""
SHORT = 0.6
"""A way straight at the goal that brings less than this part of the move has a detour sought."""
ROOM = 2.5
"""How far behind friends a unit stops, in cm, so that it can still wheel."""
STRIDE = 1.5
"""A step aside that is shorter, in cm, is not worth two turns."""
AHEAD = 40.0
"""A goal further round than this, in degrees, is not ahead."""
LEAST = 0.4
"""What a move must bring, in cm nearer to its goal, to be worth an order."""
DISARRAY, DESPERATE = 3.0, 0.5
"""How many cm of detour good order is worth, and to one who finds no other way."""


def way(board: Board, unit: Unit, goal: Point, most: float | None = None) -> Steps:
    """The order that brings a unit best towards a goal, at most ``most`` cm; none if none does."""
    first = heading(board.field, (unit.x, unit.y), goal)
    return (
        _towards(Best(board, unit, first, most))
        or _towards(Best(board, unit, goal, most, DESPERATE))
        or _sidestep(board, unit, goal)
        or _through(board, unit, goal, most)
    )


def _towards(best: Best) -> Steps:
    full = facing_wheel(best.unit.block, best.goal)
    best.try_all(full * part for part in STRAIGHT)
    if best.gain < SHORT * best.hope:
        best.try_all(full + detour for detour in DETOURS)
    return best.steps if best.gain > LEAST else ()


def _sidestep(board: Board, unit: Unit, goal: Point) -> Steps:
    """Turn, go a little to the side and turn back, out of the lane of whoever stands before."""
    across = unit.block.local(goal)[0]
    room = min(abs(across), line_move(unit, board.weather) - 2 * turn_cost(unit, board.weather))
    if room < STRIDE or abs(facing_wheel(unit.block, goal)) > AHEAD:
        return ()
    out, home = (1.0, 3.0) if across > 0 else (3.0, 1.0)
    turns = Step(Maneuver.TURN, out), Step(Maneuver.TURN, home)
    steps = (turns[0], Step(Maneuver.ADVANCE, int(room * 10) / 10), turns[1])
    return steps if legal(board, unit, steps) else ()


def _through(board: Board, unit: Unit, goal: Point, most: float | None) -> Steps:
    """Straight on through friends, whom that disorders, to stand clear before them."""
    far = min(line_move(unit, board.weather), unit.block.local(goal)[1], *_limit(most))
    steps = (Step(Maneuver.ADVANCE, round(far - 0.05, 1)),)
    if far < unit.block.depth or abs(facing_wheel(unit.block, goal)) > AHEAD:
        return ()
    path = legal(board, unit, steps)
    return steps if path is not None and path.passed else ()


def _limit(most: float | None) -> list[float]:
    return [] if most is None else [most]


class Best:
    """The best of the ways tried so far, by what it brings."""

    def __init__(
        self,
        board: Board,
        unit: Unit,
        goal: Point,
        far: float | None,
        disarray: float = DISARRAY,
    ) -> None:
        self.unit, self.goal = unit, goal
        self.steps: Steps = ()
        self.gain = 0.0
        self._board, self._far = board, far
        self._now = _left(unit.x, unit.y, unit.facing, goal)
        rough = board.field.rough(unit.core)
        self._spoiled = 0.0 if rough or unit.disordered else disarray
        self._most = widest(board, unit) / (ROUGH_COST if rough else 1.0) - 0.1

    @property
    def hope(self) -> float:
        """What a free way might bring: no more than there is to go."""
        ahead = spread((self.unit.x, self.unit.y), self.goal)
        return min(line_move(self.unit, self._board.weather), ahead, *_limit(self._far))

    def try_all(self, angles: Iterable[float]) -> None:
        """Try ways that begin with these wheels."""
        for steps in self._ways(angles):
            path = legal(self._board, self.unit, steps)
            if path is not None and (gain := self._gain(path)) > self.gain:
                self.steps, self.gain = steps, gain

    def _ways(self, angles: Iterable[float]) -> Iterator[Steps]:
        most = self._most
        for angle in dict.fromkeys(round(max(-most, min(most, one)), 1) for one in angles):
            steps = swing(self._board, self.unit, self.goal, angle, self._far)
            if steps := self._behind_friends(angle, steps):
                yield steps

    def _behind_friends(self, angle: float, steps: Steps) -> Steps:
        """The same, but not up to the very backs of friends: whoever stands there cannot wheel."""
        if not steps or steps[-1].maneuver is not Maneuver.ADVANCE:
            return steps
        far = steps[-1].amount
        block = wheeled(self.unit.block, angle) if angle else self.unit.block
        friends = [self._board.footprint(mate) for mate in self._board.friends(self.unit)]
        kept = min(far, first_met(block, far + ROOM, friends) - ROOM)
        if kept >= far:
            return steps
        return (
            (*steps[:-1], Step(Maneuver.ADVANCE, int(kept * 100) / 100))
            if kept > 0.5
            else steps[:-1]
        )

    def _gain(self, path: Path) -> float:
        end = path.end
        spoiled = self._spoiled if path.disorders else 0.0
        return self._now - _left(end.x, end.y, end.facing, self.goal) - spoiled


def _left(x: float, y: float, facing: float, goal: Point) -> float:
    """How far a place is from a goal, and a little for looking away from it."""
    return spread((x, y), goal) + abs(turn_between(facing, bearing((x, y), goal))) / 30.0
