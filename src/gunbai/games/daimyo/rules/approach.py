"""The path-finder: the order that brings a unit best towards a place.

`approach` is the plainest, which a frenzied unit follows (R10); `way` goes round whoever and
whatever lies between, for players who point at a place and for bots.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from math import inf

from gunbai.games.daimyo.field.board import CONTACT, Board
from gunbai.games.daimyo.field.corridor import first_met, reach
from gunbai.games.daimyo.field.path import Path
from gunbai.games.daimyo.field.route import best_way
from gunbai.games.daimyo.pieces.block import (
    STAND_WIDTH,
    TOLERANCE,
    Block,
    Point,
    bearing,
    spread,
    turn_between,
    wheeled,
)
from gunbai.games.daimyo.pieces.movement import (
    ROUGH_COST,
    Going,
    line_move,
    marching,
    normal_move,
    turn_cost,
    wheel_cost,
    widest_wheel,
)
from gunbai.games.daimyo.pieces.refusals import unless_refused
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.maneuver import march
from gunbai.games.daimyo.rules.order import Maneuver, Step, Steps

SPACE = 10 * CONTACT
"""How far from other units an advance stops, in cm."""
LEAST = 0.1
"""A shorter advance is not worth an order, in cm."""
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
WORTH = 0.4
"""What a way must bring, in cm nearer to its goal, to be worth an order."""
STUCK = 1.5
"""A unit that would come no nearer to the goal than this, in cm, is stuck."""
DISARRAY, DESPERATE = 5.0, 0.5
"""How many cm of detour good order is worth, and to one who finds no other way."""
JOSTLE, READY = 3.0, 12.0
"""How many cm of detour the order of friends is worth whom one would pass through; and of shooters
with their first volley to fire."""


def approach(board: Board, unit: Unit, goal: Point, most: float = inf) -> Steps:
    """Wheel towards a goal and advance, at most ``most`` cm; no steps where nothing is legal."""
    best = Best(board, unit, goal, most)
    best.try_all(swings(board, unit, goal))
    return best.steps


def way(board: Board, unit: Unit, goal: Point, most: float = inf) -> Steps:
    """The order that brings a unit best towards a goal, at most ``most`` cm; none if none does."""
    best = search(board, unit, goal, most)
    return best.steps if best.gain > WORTH else _sidestep(board, unit, goal)


def search(board: Board, unit: Unit, goal: Point, most: float = inf) -> Best:
    """The best way towards a goal: round bad ground, or straight at it where that brings nothing.

    A unit that gets on too slowly wheels further or steps aside; a stuck one goes through friends.
    """
    best = _searched(Best(board, unit, goal, most, DISARRAY, ROOM, around=True))
    return best if best.gain > WORTH else _searched(Best(board, unit, goal, most, DESPERATE, ROOM))


def _searched(best: Best) -> Best:
    full = facing_wheel(best.unit.block, best.first)
    best.try_all(best.within(full * part for part in STRAIGHT))
    if best.is_slow:
        best.try_all(best.within(full + detour for detour in DETOURS))
        best.try_aside()
    if best.gain < STUCK:
        best.try_through()
    return best


def _sidestep(board: Board, unit: Unit, goal: Point) -> Steps:
    """Out of the lane of whoever stands before, if the goal lies ahead."""
    across = unit.block.local(goal)[0]
    steps = aside(board, unit, across)
    ahead = abs(facing_wheel(unit.block, goal)) <= AHEAD
    return steps if steps and ahead and legal(board, unit, steps) else ()


def aside(board: Board, unit: Unit, across: float) -> Steps:
    """Turn, go at most so far to the right (left below 0), and turn back; no steps if not far."""
    room = line_move(unit, board.weather) - 2 * turn_cost(unit, board.weather)
    far = int(min(abs(across), room) * 10) / 10
    if far < STRIDE:
        return ()
    out, home = (1.0, 3.0) if across > 0 else (3.0, 1.0)
    turns = Step(Maneuver.TURN, out), Step(Maneuver.TURN, home)
    return turns[0], Step(Maneuver.ADVANCE, far), turns[1]


@dataclass
class Best:
    """The best of the ways tried so far, by how much nearer to the goal it brings.

    ``disarray`` is what good order is worth, and ``room`` how far behind friends a way stops, both
    in cm. ``around``: what is left is measured round bad ground, else straight.
    """

    board: Board
    unit: Unit
    goal: Point
    most: float = inf
    disarray: float = 0.0
    room: float = SPACE
    around: bool = False
    steps: Steps = ()
    gain: float = -inf

    def __post_init__(self) -> None:
        here, field = (self.unit.x, self.unit.y), self.board.field
        self.first = best_way(field, here, self.goal)[0] if self.around else self.goal
        self._now = self._left(self.unit.block)
        self._rough = field.rough(self.unit.core)
        self.disarray = 0.0 if self._rough or self.unit.disordered else self.disarray

    @property
    def hope(self) -> float:
        """What a free way might bring: no more than there is to go."""
        ahead = spread((self.unit.x, self.unit.y), self.first)
        return min(line_move(self.unit, self.board.weather), ahead, self.most)

    @property
    def is_slow(self) -> bool:
        """Whether the best way so far brings much less than a free one might."""
        return self.gain < SHORT * self.hope

    def within(self, angles: Iterable[float]) -> Iterator[float]:
        """Wheels no wider than the move allows, each once."""
        widest = _widest(self.board, self.unit) / (ROUGH_COST if self._rough else 1.0) - 0.1
        yield from dict.fromkeys(round(max(-widest, min(widest, one)), 1) for one in angles)

    def try_all(self, angles: Iterable[float]) -> None:
        """Try ways that begin with these wheels."""
        going = (Going.GOOD, Going.ROUGH) if self.unit.in_column else (Going.ROUGH,)
        for angle, under in product(angles, going):
            self._try(self._swung(angle, under))

    def _swung(self, angle: float, going: Going) -> Steps:
        board, unit, first = self.board, self.unit, self.first
        return swing(board, unit, first, angle, self.most, self.room, going)

    def try_aside(self) -> None:
        """Try to step aside, either way."""
        for across in (inf, -inf):
            self._try(aside(self.board, self.unit, across))

    def try_through(self) -> None:
        """Try to go straight on through friends, to stand clear before them."""
        block, ahead = self.unit.block, self.unit.block.local(self.first)[1]
        far = min(line_move(self.unit, self.board.weather), ahead, self.most)
        if far >= block.depth and abs(facing_wheel(block, self.first)) <= AHEAD:
            self._try((Step(Maneuver.ADVANCE, round(far - 0.05, 1)),))

    def _try(self, steps: Steps) -> None:
        path = legal(self.board, self.unit, steps)
        if not steps or path is None:
            return
        price = self.disarray * path.disorders + self._jostled(path)
        gain = self._now - self._left(path.end) - price
        if gain > self.gain + TOLERANCE:
            self.steps, self.gain = steps, gain

    def _jostled(self, path: Path) -> float:
        """What the order of the friends is worth whom a way passes through, in cm."""
        passed = [self.board.unit(id_) for id_ in path.passed]
        return sum(READY if self._is_ready(mate) else JOSTLE for mate in passed if mate.in_order)

    def _is_ready(self, friend: Unit) -> bool:
        """Whether a friend has its first volley, and weather in which to fire it."""
        dry = self.board.weather.effect.firing(friend.troops.weapon) is not None
        return friend.troops.missiles and not friend.volleyed and dry

    def _left(self, end: Block) -> float:
        """How far it is from a place to the goal, in cm, and a little for looking away from it."""
        here, field = (end.x, end.y), self.board.field
        straight = self.goal, spread(here, self.goal)
        first, far = best_way(field, here, self.goal) if self.around else straight
        return far + abs(turn_between(end.facing, bearing(here, first))) / 30.0


def legal(board: Board, unit: Unit, steps: Steps) -> Path | None:
    """The way of an order, or None where it is refused."""
    return unless_refused(march, board, unit, steps)


def swings(board: Board, unit: Unit, goal: Point) -> Iterator[float]:
    """The wheel that faces the goal, as far as the move lets it, half of it, and none."""
    most = _widest(board, unit)
    full = max(-most, min(most, facing_wheel(unit.block, goal)))
    if abs(full) * unit.files * STAND_WIDTH > 1.0:
        yield round(full * 0.999, 2)
        yield round(full / 2, 2)
    yield 0.0


def facing_wheel(block: Block, goal: Point) -> float:
    """The wheel after which a block faces a goal, in degrees."""
    angle = 0.0
    for _ in range(3):
        end = wheeled(block, angle)
        angle = turn_between(0.0, angle + turn_between(end.facing, bearing((end.x, end.y), goal)))
    return angle


def _widest(board: Board, unit: Unit) -> float:
    """How far a unit's whole move lets it wheel on good ground, in degrees."""
    most = marching(unit, normal_move(unit.troops), board.weather, Going.ROUGH)
    return widest_wheel(unit, most)


def swing(
    board: Board,
    unit: Unit,
    goal: Point,
    angle: float,
    most: float = inf,
    room: float = SPACE,
    going: Going = Going.ROUGH,
) -> Steps:
    """A wheel through an angle, then straight on: up to a goal, or as the move and others let.

    It stops ``room`` cm behind friends. ``going`` is the ground that a column reckons with.
    """
    block = wheeled(unit.block, angle) if angle else unit.block
    spent = wheel_cost(unit, unit.files, angle) if angle else 0.0
    budget = marching(unit, normal_move(unit.troops), board.weather, going) - spent
    far = min(free_way(board, unit, block, budget, room), block.local(goal)[1], most)
    wheel = (Step(Maneuver.WHEEL, angle),) if angle else ()
    advance = (Step(Maneuver.ADVANCE, int(far * 100) / 100),) if far >= LEAST else ()
    return (*wheel, *advance)


def free_way(board: Board, unit: Unit, block: Block, budget: float, room: float = SPACE) -> float:
    """How far straight ahead of a block a unit gets before its move or the way ends, in cm."""
    far = reach(block, max(0.0, budget), board.field.difficult, ROUGH_COST)
    enemies = [board.footprint(enemy) for enemy in board.units if enemy.side != unit.side]
    friends = [board.footprint(friend) for friend in board.friends(unit)]
    for others, gap in (([*enemies, board.field.closed], SPACE), (friends, room)):
        far = max(0.0, min(far, first_met(block, far + gap, others) - gap))
    return far
