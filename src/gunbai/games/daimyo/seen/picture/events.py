"""What happened last, shown where it happened: volleys, blows, charges, routs, losses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from gunbai.core.script import Tell
from gunbai.games.daimyo.pieces.block import spread
from gunbai.games.daimyo.seen.picture.melee import towards
from gunbai.games.daimyo.seen.picture.units import SIGNS, Say, block_of
from gunbai.games.daimyo.seen.view import Board

Spot = tuple[float, float]
Draw = Callable[[Spot, Spot, Mapping[str, Any], float], str]
"""How an event is drawn: where it befell a unit, at which other, its values, the table's height."""
BESIDE = 4.6
"""How far beside a melee its hits are called out, in cm."""
ACTS, TURN = "daimyo.acts", "daimyo.turn"


def latest(log: Sequence[Tell]) -> Sequence[Tell]:
    """The events of the last two activations, or since the turn began."""
    seen = 0
    for place in range(len(log) - 1, -1, -1):
        if log[place].key == ACTS:
            seen += 1
        if seen == 2 or log[place].key == TURN:
            return log[place:]
    return log


def event_marks(board: Board, log: Sequence[Tell], say: Say) -> str:
    """Marks of events at the places of the units they befell."""
    spots = _spots(board, say)
    drawn = []
    for event in log:
        draw = _DRAW.get(event.key)
        if draw is None:
            continue
        values = event.values
        here = spots.get(say(values.get("unit", "")))
        there = spots.get(say(values.get("target", "")))
        if here and (there or "target" not in values):
            drawn.append(draw(here, there or here, values, board.height))
    return "".join(drawn)


def _spots(board: Board, say: Say) -> dict[str, Spot]:
    """Where each unit is, or was when it was lost, by its name in words."""
    gone = {say(lost.name): (lost.x, lost.y) for lost in board.lost}
    return gone | {say(unit.name): block_of(unit).centre for unit in board.units}


def _at(spot: Spot, height: float, kind: str, drawn: str) -> str:
    return (
        f'<g class="event {kind}" transform="translate({spot[0]:.5g} {height - spot[1]:.5g})">'
        f"{drawn}</g>"
    )


def arrow(kind: str, here: Spot, there: Spot, height: float) -> str:
    """An arrow from one place to another that stops short of both."""
    ux, uy = towards(here, there)
    short = min(2.2, spread(here, there) * 0.25)
    ax, ay = here[0] + ux * short, here[1] + uy * short
    bx, by = there[0] - ux * short, there[1] - uy * short
    left = (bx - ux * 1.3 - uy * 0.7, by - uy * 1.3 + ux * 0.7)
    right = (bx - ux * 1.3 + uy * 0.7, by - uy * 1.3 - ux * 0.7)
    spots = [(ax, ay), (bx, by), left, (bx, by), right]
    data = "M" + "L".join(f"{x:.5g} {height - y:.5g}" for x, y in spots)
    return f'<path class="event {kind}" d="{data}"/>'


def _burst(spot: Spot, height: float, said: object, kind: str = "burst") -> str:
    return _at(
        spot, height, kind, f'<path d="{SIGNS["burst"]}"/><text y=".62">{escape(str(said))}</text>'
    )


def _between(here: Spot, there: Spot) -> Spot:
    return (here[0] + there[0]) / 2, (here[1] + there[1]) / 2


def _volley(here: Spot, there: Spot, values: Mapping[str, Any], height: float) -> str:
    return arrow("volley", here, there, height) + _burst(
        _between(here, there), height, values["hits"]
    )


def _charge(here: Spot, there: Spot, _values: Mapping[str, Any], height: float) -> str:
    return arrow("charge", here, there, height)


def _melee(here: Spot, there: Spot, values: Mapping[str, Any], height: float) -> str:
    """The hits of both, called out beside the two, who stay to be seen."""
    said = f"{values['hits']}:{values['hits_back']}"
    x, y = _between(here, there)
    ux, uy = towards(here, there)
    beside = x - uy * BESIDE, y + ux * BESIDE
    line = f"M{x:.5g} {height - y:.5g}L{beside[0]:.5g} {height - beside[1]:.5g}"
    call = f'<path class="event call" d="{line}"/>'
    return call + _burst(beside, height, said, "burst melee")


def _sign(kind: str) -> Draw:
    """The drawing of an event by a sign of its own."""
    return lambda here, _there, _values, height: _at(
        here, height, kind, f'<path d="{SIGNS[kind]}"/>'
    )


_DRAW: Mapping[str, Draw] = {
    "daimyo.volley": _volley,
    "daimyo.charges": _charge,
    "daimyo.melee": _melee,
    "daimyo.destroyed": _sign("gone"),
    "daimyo.dispersed": _sign("gone"),
    "daimyo.left": _sign("gone"),
    "daimyo.flees": _sign("flight"),
}
