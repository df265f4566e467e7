"""What a bot orders each unit: shooters to their range, horse to a flank, foot in line."""

from __future__ import annotations

from gunbai.games.daimyo.bots.charges import charges
from gunbai.games.daimyo.bots.ground import to_ground
from gunbai.games.daimyo.bots.houses import indoors, shelter
from gunbai.games.daimyo.bots.leaders import post_of, spent
from gunbai.games.daimyo.bots.line import close_up, deploy, fall_back, in_reserve, turn_to
from gunbai.games.daimyo.bots.march import march
from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.bots.poise import poise
from gunbai.games.daimyo.bots.stakes import is_worn
from gunbai.games.daimyo.bots.stalk import stalk
from gunbai.games.daimyo.bots.targets import between, goals
from gunbai.games.daimyo.bots.temper import Temper
from gunbai.games.daimyo.bots.waiting import is_called, lies_in_wait, waits
from gunbai.games.daimyo.pieces.block import (
    Point,
    Side,
    bearing,
    side_towards,
    spread,
    turn_between,
)
from gunbai.games.daimyo.pieces.movement import charge_way, line_move
from gunbai.games.daimyo.pieces.troops import Kind
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.approach import legal, search, way
from gunbai.games.daimyo.rules.firing import Reach, furthest, ranges, reach_of, targets
from gunbai.games.daimyo.rules.order import Maneuver, Step, Steps

FAR = 34.0
"""While no enemy is nearer than this, in cm, a clan marches at the pace of its slowest."""
NEAR = 12.0
UPON_US = 20.0
"""An enemy nearer than this, in cm, calls the guard, and whoever holds his ground, to fight."""
STALKS = 30.0
"""An enemy nearer than this, in cm, is thought of two turns ahead."""
SAFE_TO_CROSS = 8.0
"""The disordered leave rough ground before they reform while no enemy is nearer, in cm."""
CRAWL = 2.0
"""The disordered in rough ground who would come no nearer than this, in cm, reform there."""
GOALS = 3
"""So many enemies are thought of in turn by one who cannot get at the first."""
WIDE = 8.0
"""How far beside an enemy's flank horse rides round it, in cm."""
STAND_OFF = 2.5
"""How far from an enemy, in cm, fighters stop who do not charge: they need room to wheel."""
CRAMPED = 1.0
"""Who is nearer than this, in cm, and can charge nobody goes back to gain room."""
SMALL_HOST = 5
"""A host of no more units than this has no reserve: its guard fights like the others."""
GUARD_POST = 11.0
"""How far behind the army's middle the General's guard follows, in cm."""
READY_AT = 26.0
"""Shooters who wait turn to an enemy nearer than this, in cm."""
ELBOW = 2.0
"""Friends nearer than this, in cm, keep a unit from wheeling."""
CHARGING = 12.0
"""An enemy nearer than this, in cm, is charged rather than gone round."""
CLOSE = 7.5
"""Where shooters stand whose first volley is gone, in cm from the enemy."""
SHUNNED = 14.0
"""How near, in cm, fighters may come before shooters fall back whose weapons the rain silences."""


def plan(outlook: Outlook, temper: Temper, unit: Unit) -> Steps:
    """The order for one unit; no steps where it had better stand."""
    foe = outlook.nearest(unit)
    if foe is None:
        return ()
    away = outlook.distance(unit, foe)
    if unit.inside:
        return indoors(outlook, unit, foe, away)
    if unit.troops.gun:
        return _lay_gun(outlook, unit, foe)
    if temper.spares and is_worn(outlook.now, unit) and outlook.is_hunted(unit):
        return fall_back(outlook, unit)
    if unit.disordered:
        return _recover(outlook, unit, foe, away)
    if unit.troops.kind is Kind.HATAMOTO and not _goes_in(outlook, temper, away):
        return _attend(outlook, unit)
    if taken := shelter(outlook, unit, away):
        return taken
    if unit.troops.missiles:
        return _shooters(outlook, temper, unit, foe, away)
    return _fighters(outlook, temper, unit, foe, away)


def _fighters(outlook: Outlook, temper: Temper, unit: Unit, foe: Unit, away: float) -> Steps:
    """Foot and horse that strike: towards what they can reach, with their clan.

    Who cannot get at the first enemy makes for another.
    """
    wished = goals(outlook, unit)
    if away <= NEAR:
        wished = [foe, *(goal for goal in wished if goal is not foe)]
    goal = wished[0]
    far = outlook.distance(unit, goal)
    if waits(outlook, temper) and not is_called(outlook, unit):
        return lies_in_wait(outlook, temper, unit, wished)
    if turned := turn_to(outlook, unit, goal.block.centre) or deploy(outlook, temper, unit, far):
        return turned
    if outlook.holds and far > UPON_US:
        return ()
    if (kept := to_ground(outlook, unit, far)) is not None:
        return kept
    if far < CHARGING and charges(outlook, unit):
        return _towards(outlook, temper, unit, goal)
    blow = _to_blows(outlook, unit, wished, away)
    return _onward(outlook, temper, unit, wished) if blow is None else blow


def _to_blows(outlook: Outlook, unit: Unit, wished: list[Unit], away: float) -> Steps | None:
    """Where a charge is legal next turn, or soonest; in reserve if all is barred; None to go on.

    A veteran, who has waited for the enemy, thinks no further than the next turn: more has won him
    no battles.
    """
    close = outlook.distance(unit, wished[0]) < UPON_US
    if close and (poised := poise(outlook, unit, _near(outlook, unit, wished, UPON_US))):
        return poised
    near = [] if outlook.wary else _near(outlook, unit, wished, STALKS)
    if not near:
        return None
    steps, after = stalk(outlook, unit, near)
    if not after.is_free or _bogged_down(outlook, unit, after.length):
        return in_reserve(outlook, unit, wished[0], away)
    return steps or None


def _bogged_down(outlook: Outlook, unit: Unit, length: float) -> bool:
    """Whether weather that halves moves keeps a unit from a blow for more than two of them."""
    weather = outlook.board.weather
    far = length > charge_way(unit, weather) + 2 * line_move(unit, weather)
    return weather.effect.halved and far and not outlook.races


def _onward(outlook: Outlook, temper: Temper, unit: Unit, wished: list[Unit]) -> Steps:
    """At the first enemy that one gets nearer to; back a little from where one is wedged in."""
    away = outlook.distance(unit, wished[0])
    if away < CRAMPED:
        return fall_back(outlook, unit)
    ways = (_towards(outlook, temper, unit, goal) for goal in wished[:GOALS])
    return next((steps for steps in ways if steps), ()) or _out_of_the_crowd(outlook, unit, away)


def _near(outlook: Outlook, unit: Unit, wished: list[Unit], most: float) -> list[Unit]:
    """The best enemies of those wished for that are no further off than that, in cm."""
    near = [foe for foe in wished if outlook.distance(unit, foe) <= most]
    return near[:GOALS]


def _towards(outlook: Outlook, temper: Temper, unit: Unit, goal: Unit) -> Steps:
    """At an enemy; horse round his flank, and foot too where friends stand before him."""
    away = outlook.distance(unit, goal)
    if unit.troops.mounted:
        return _ride(outlook, unit, goal, away)
    hidden = away <= UPON_US and between(outlook, unit, goal)
    if hidden and (aside := _beside(outlook, unit, goal)) is not None:
        return way(outlook.board, unit, aside, _pace(outlook, unit, away, STAND_OFF))
    return _advance(outlook, temper, unit, goal, away)


def _out_of_the_crowd(outlook: Outlook, unit: Unit, away: float) -> Steps:
    """Back a little, so that whoever is wedged in among friends can wheel."""
    if away > UPON_US or not _wedged(outlook, unit):
        return ()
    return fall_back(outlook, unit)


def _wedged(outlook: Outlook, unit: Unit) -> bool:
    """Whether friends stand so near that a unit cannot wheel."""
    return bool(outlook.board.near(unit, outlook.board.friends(unit), ELBOW))


# In no order


def _recover(outlook: Outlook, unit: Unit, foe: Unit, away: float) -> Steps:
    """Stand and reform; out of rough ground first, and out of the enemy's range."""
    if away > SAFE_TO_CROSS and outlook.board.field.rough(unit.core):
        return _leave_rough(outlook, unit, foe)
    if outlook.can_shoot(foe) and not unit.troops.missiles and away <= ranges(foe)[1]:
        return _out_of_range(outlook, unit, foe, away)
    return ()


def _leave_rough(outlook: Outlook, unit: Unit, foe: Unit) -> Steps:
    """Out of rough ground, if one gets on; else better in order there."""
    best = search(outlook.board, unit, foe.block.centre)
    return best.steps if best.gain > CRAWL else ()


def _out_of_range(outlook: Outlook, unit: Unit, foe: Unit, away: float) -> Steps:
    """Back out of an enemy's range, if one gets so far and comes to good ground."""
    steps = fall_back(outlook, unit)
    path = legal(outlook.board, unit, steps) if steps else None
    if path is None or path.disorders or away + path.cost < ranges(foe)[1]:
        return ()
    return steps


# The guard


def _goes_in(outlook: Outlook, temper: Temper, away: float) -> bool:
    """Whether the guard fights: the enemy is upon it, or its side needs its last reserve."""
    late = outlook.view.turns is not None and outlook.view.turn * 2 > outlook.view.turns
    few = sum(not unit.troops.seat for unit in outlook.own) <= SMALL_HOST
    needed = spent(outlook) >= temper.reserve or late or few or outlook.races
    return away < UPON_US or needed


def _attend(outlook: Outlook, unit: Unit) -> Steps:
    """The guard follows the army with its General; where he sits it stays by him."""
    has_general = any(lead.unit == unit.id and lead.is_general for lead in outlook.leaders.values())
    posts = [post for clan in outlook.mine.clans if (post := post_of(outlook, clan))]
    if not has_general or not posts or outlook.holds:
        return ()
    middle = min(posts, key=lambda spot: spread(spot, unit.block.centre))
    back = GUARD_POST if outlook.side == 1 else -GUARD_POST
    goal = middle[0], middle[1] + back
    ahead = unit.block.local(goal)[1]
    return way(outlook.board, unit, goal) if ahead > 3.0 else ()


# Shooters


def _shooters(outlook: Outlook, temper: Temper, unit: Unit, foe: Unit, away: float) -> Steps:
    """Come into range, then stand and shoot; without a dry weapon keep away."""
    if not outlook.can_shoot(unit):
        return _keep_away(outlook, unit, foe, away)
    if closed := close_up(outlook, temper, unit, away):
        return closed
    aims = outlook.aims(unit)
    if aims and not _closes(outlook, temper, unit, aims[0]):
        return ()
    if turned := turn_to(outlook, unit, foe.block.centre) or deploy(outlook, temper, unit, away):
        return turned
    if waits(outlook, temper):
        return _wheel_to(outlook, unit, foe) if away <= READY_AT else ()
    wanted = CLOSE if aims else ranges(unit)[1] - 3.0
    wanted = min(wanted, furthest(unit, outlook.board.weather) - 1.0)
    if outlook.holds and away > UPON_US:
        return ()
    if away <= wanted:
        return _wheel_to(outlook, unit, foe)
    return way(outlook.board, unit, foe.block.centre, _pace(outlook, unit, away, wanted))


def _closes(outlook: Outlook, temper: Temper, unit: Unit, aim: Unit) -> bool:
    """Whether shooters go nearer: their first volley is gone and the target far, and time runs."""
    far = reach_of(outlook.board, unit, aim) is Reach.LONG
    return far and unit.volleyed and not temper.steadfast and not outlook.holds


def _keep_away(outlook: Outlook, unit: Unit, foe: Unit, away: float) -> Steps:
    """Fall back before fighters; else come on as far as is safe."""
    if away <= SHUNNED:
        return () if foe.troops.missiles else fall_back(outlook, unit)
    if away <= 2 * SHUNNED or outlook.holds:
        return ()
    pace = _pace(outlook, unit, away, 2 * SHUNNED)
    return way(outlook.board, unit, foe.block.centre, pace)


def _wheel_to(outlook: Outlook, unit: Unit, foe: Unit) -> Steps:
    steps = way(outlook.board, unit, foe.block.centre, 0.0)
    return steps if steps and steps[0].maneuver is Maneuver.WHEEL else ()


def _pace(outlook: Outlook, unit: Unit, away: float, stop: float) -> float:
    """How far to go now: not past where to stop, and far from the enemy no faster than the clan."""
    most = max(0.0, away - stop)
    if away > FAR and unit.clan and not outlook.races:
        moves = [line_move(mate, outlook.board.weather) for mate in outlook.mates(unit)]
        most = min([most, *(move for move in moves if move)])
    return most


# Horse


def _ride(outlook: Outlook, unit: Unit, foe: Unit, away: float) -> Steps:
    """Round the enemy's flank while there is room, then at it."""
    goal = _beside(outlook, unit, foe)
    front = side_towards(foe.block, unit.block.centre) is Side.FRONT
    if front and not foe.troops.seat and away > NEAR and goal is not None:
        return _march(outlook, unit, goal, _pace(outlook, unit, away, 1.0))
    return _march(outlook, unit, foe.block.centre, _pace(outlook, unit, away, STAND_OFF))


def _beside(outlook: Outlook, unit: Unit, foe: Unit) -> Point | None:
    """A place beside the nearer flank of an enemy, if it lies on the table."""
    field = outlook.board.field
    out = foe.block.width / 2 + WIDE
    spots = [foe.block.spot(out, -2.0), foe.block.spot(-out, -2.0)]
    inside = [(x, y) for x, y in spots if 6 < x < field.width - 6 and 6 < y < field.height - 6]
    return min(inside, key=lambda spot: spread(unit.block.centre, spot), default=None)


# Foot


def _advance(outlook: Outlook, temper: Temper, unit: Unit, foe: Unit, away: float) -> Steps:
    """Forward in line with its clan; it waits a little for its missiles to work."""
    if away <= temper.shy and outlook.zeal < temper.patience and _waits(outlook, temper, unit):
        return ()
    return _march(outlook, unit, foe.block.centre, _pace(outlook, unit, away, STAND_OFF))


def _march(outlook: Outlook, unit: Unit, goal: Point, most: float) -> Steps:
    """Towards a goal, in column where that is quicker and no enemy near."""
    foe = outlook.nearest(unit)
    return march(outlook, unit, goal, most, outlook.distance(unit, foe) if foe else FAR)


def _waits(outlook: Outlook, temper: Temper, unit: Unit) -> bool:
    """Whether shooters of the clan have a volley to fire that is worth waiting for."""
    return any(
        (temper.steadfast or not mate.volleyed) and outlook.aims(mate)
        for mate in outlook.mates(unit)
    )


# Guns


def _lay_gun(outlook: Outlook, unit: Unit, foe: Unit) -> Steps:
    """Guns turn towards the enemy if they have no target, else stand and fire."""
    if targets(outlook.board, unit):
        return ()
    turn = turn_between(unit.facing, bearing(unit.block.centre, foe.block.centre))
    steps = (Step(Maneuver.ROTATE, round(turn, 1)),)
    return steps if abs(turn) > 10 and legal(outlook.board, unit, steps) else ()
