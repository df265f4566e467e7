"""Where a bot sends each unit: shooters to their range, horse to a flank, foot in line."""

from __future__ import annotations

from gunbai.games.daimyo.approach import approach, legal
from gunbai.games.daimyo.block import Point, Side, bearing, side_towards, spread, turn_between
from gunbai.games.daimyo.bots.outlook import Outlook, Temper, middle_of
from gunbai.games.daimyo.firing import MISSILE_RANGES, ranges, targets
from gunbai.games.daimyo.movement import line_move
from gunbai.games.daimyo.order import Maneuver, Step
from gunbai.games.daimyo.troops import Kind
from gunbai.games.daimyo.unit import Unit

FAR = 34.0
"""While no enemy is nearer than this, in cm, a clan marches at the pace of its slowest."""
NEAR = 12.0
REFORM_AT = 14.0
"""The disordered stand and reform while no enemy is nearer than this, in cm."""
WIDE = 8.0
"""How far beside an enemy's flank horse rides round it, in cm."""

WHEELS_UP_TO = 60.0
"""An enemy further round than this, in degrees, is turned to and not wheeled to."""
PRIZE = 18.0
"""By how much nearer, in cm, an enemy headquarters looks than it is."""

Order = tuple[Step, ...]


def plan(outlook: Outlook, temper: Temper, unit: Unit) -> Order:
    """The order for one unit; no steps where it had better stand."""
    foe = outlook.nearest(unit)
    if foe is None:
        return ()
    away = outlook.distance(unit, foe)
    if unit.disordered and away > REFORM_AT:
        return ()
    if unit.troops.gun:
        return _lay_gun(outlook, unit, foe)
    if unit.troops.kind is Kind.HATAMOTO and not _goes_in(outlook, temper, away):
        return ()
    if unit.troops.missiles:
        return _shooters(outlook, unit, foe, away)
    goal = foe if away <= NEAR else _objective(outlook, unit)
    away = outlook.distance(unit, goal)
    if turned := _turn_to(outlook, unit, goal):
        return turned
    if unit.troops.mounted:
        return _ride(outlook, unit, goal, away)
    return _advance(outlook, temper, unit, goal, away)


def _objective(outlook: Outlook, unit: Unit) -> Unit:
    """The enemy to make for: the nearest, but a headquarters looks nearer than it is."""

    def gap(foe: Unit) -> tuple[float, str]:
        return outlook.distance(unit, foe) - (PRIZE if foe.troops.seat else 0.0), foe.id

    return min(outlook.standing_foes, key=gap)


def _goes_in(outlook: Outlook, temper: Temper, away: float) -> bool:
    """Whether the guard fights: the enemy is upon it, or its side needs its last reserve."""
    mine = outlook.mine
    spent = mine.lost / (mine.brought / 3) if mine.brought else 1.0
    late = outlook.view.turns is not None and outlook.view.turn * 2 > outlook.view.turns
    return away < 20.0 or spent >= temper.reserve or late


def _turn_to(outlook: Outlook, unit: Unit, foe: Unit) -> Order:
    """Turn towards an enemy that is well outside the front; less is done by wheeling."""
    turn = turn_between(unit.facing, bearing(unit.block.centre, foe.block.centre))
    if abs(turn) < WHEELS_UP_TO:
        return ()
    quarters = 2.0 if abs(turn) > 135.0 else 1.0 if turn > 0 else 3.0
    steps: Order = (Step(Maneuver.TURN, quarters),)
    if quarters != 2.0:
        steps = (*steps, Step(Maneuver.FORM, float(unit.files)))
        if legal(outlook.board, unit, steps) is None:
            steps = steps[:1]
    return steps if legal(outlook.board, unit, steps) else ()


def _shooters(outlook: Outlook, unit: Unit, foe: Unit, away: float) -> Order:
    """Come into range, then stand and shoot."""
    if targets(outlook.board, unit):
        return ()
    if turned := _turn_to(outlook, unit, foe):
        return turned
    wanted = MISSILE_RANGES[1] - 3.0
    if away <= wanted:
        return _wheel_to(outlook, unit, foe)
    return approach(outlook.board, unit, foe.block.centre, _pace(outlook, unit, away, wanted))


def _wheel_to(outlook: Outlook, unit: Unit, foe: Unit) -> Order:
    steps = approach(outlook.board, unit, foe.block.centre, 0.0)
    return steps if steps and steps[0].maneuver is Maneuver.WHEEL else ()


def _pace(outlook: Outlook, unit: Unit, away: float, stop: float) -> float:
    """How far to go now: not past where to stop, and far from the enemy no faster than the clan."""
    most = max(0.0, away - stop)
    if away > FAR and unit.clan:
        clan = [u for u in outlook.board.units if u.side == unit.side and u.clan == unit.clan]
        moves = [line_move(u, outlook.board.weather) for u in clan if not u.routing]
        most = min(most, min(move for move in moves if move) if any(moves) else most)
    return most


def _ride(outlook: Outlook, unit: Unit, foe: Unit, away: float) -> Order:
    """Horse: round the enemy's flank while there is room, then at it."""
    goal = _beside(outlook, unit, foe)
    front = side_towards(foe.block, unit.block.centre) is Side.FRONT
    if front and not foe.troops.seat and away > NEAR and goal is not None:
        return approach(outlook.board, unit, goal, _pace(outlook, unit, away, 1.0))
    return approach(outlook.board, unit, foe.block.centre, _pace(outlook, unit, away, 3.0))


def _beside(outlook: Outlook, unit: Unit, foe: Unit) -> Point | None:
    """A place beside the nearer flank of an enemy, if it lies on the table."""
    field = outlook.board.field
    out = foe.block.width / 2 + WIDE
    spots = [foe.block.spot(out, -2.0), foe.block.spot(-out, -2.0)]
    inside = [(x, y) for x, y in spots if 6 < x < field.width - 6 and 6 < y < field.height - 6]
    return min(inside, key=lambda spot: spread(unit.block.centre, spot), default=None)


def _advance(outlook: Outlook, temper: Temper, unit: Unit, foe: Unit, away: float) -> Order:
    """Foot: forward in line with its clan; it waits a little for its missiles to work."""
    if away <= temper.shy and _shooting(outlook, unit):
        return ()
    return approach(outlook.board, unit, foe.block.centre, _pace(outlook, unit, away, 2.0))


def _shooting(outlook: Outlook, unit: Unit) -> bool:
    """Whether missile troops of the clan have an enemy in range."""
    mates = [u for u in outlook.board.units if u.clan == unit.clan and u.side == unit.side]
    shooters = [mate for mate in mates if mate.troops.missiles and not mate.routing]
    return any(
        outlook.distance(mate, foe) <= ranges(mate)[1]
        for mate in shooters
        if (foe := outlook.nearest(mate)) is not None
    )


def _lay_gun(outlook: Outlook, unit: Unit, foe: Unit) -> Order:
    """Guns turn towards the enemy if they have no target, else stand and fire."""
    if targets(outlook.board, unit):
        return ()
    turn = turn_between(unit.facing, bearing(unit.block.centre, foe.block.centre))
    steps = (Step(Maneuver.ROTATE, round(turn, 1)),)
    return steps if abs(turn) > 10 and legal(outlook.board, unit, steps) else ()


def post_of(outlook: Outlook, clan: str) -> Point | None:
    """Where a leader alone should be: behind the middle of his clan."""
    units = [
        unit
        for unit in outlook.board.units
        if unit.side == outlook.side and unit.clan == clan and not unit.routing
    ]
    if not units:
        return None
    x, y = middle_of(units)
    return x, y - 5.0 if outlook.side == 0 else y + 5.0
