"""Melees as pairs: crests that stand apart, and a link from each to its enemy's (daimyo 7)."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

from gunbai.games.daimyo.pieces.block import Block
from gunbai.games.daimyo.seen.picture.units import CREST
from gunbai.games.daimyo.seen.view import Board

Spot = tuple[float, float]
APART = 1.3
"""How far a fighter's crest steps back from its enemies, in cm."""


def pairs(board: Board) -> list[tuple[str, str]]:
    """Who fights whom, by ids."""
    there = {unit.id for unit in board.units}
    found = [key.split(" ") for key in board.rounds]
    return [(one, other) for one, other in found if {one, other} <= there]


def steps_back(pairs_: list[tuple[str, str]], blocks: Mapping[str, Block]) -> dict[str, Spot]:
    """How far each fighter's crest is moved, across and down in the picture, by id."""
    moved: dict[str, Spot] = {}
    for one, other in pairs_:
        for id_, foe in ((one, other), (other, one)):
            across, up = towards(blocks[foe].centre, blocks[id_].centre)
            before = moved.get(id_, (0.0, 0.0))
            moved[id_] = before[0] + across, before[1] - up
    return {id_: _long(step, APART) for id_, step in moved.items()}


def links(
    pairs_: list[tuple[str, str]],
    blocks: Mapping[str, Block],
    moved: Mapping[str, Spot],
    high: float,
) -> str:
    """The links of the pairs, from rim to rim of their crests."""
    drawn = []
    for one, other in pairs_:
        (ax, ay), (bx, by) = (_crest(blocks[id_], moved[id_], high) for id_ in (one, other))
        ux, uy = towards((ax, ay), (bx, by))
        rim = min(CREST + 0.2, hypot(bx - ax, by - ay) / 2)
        way = f"M{ax + ux * rim:.5g} {ay + uy * rim:.5g}L{bx - ux * rim:.5g} {by - uy * rim:.5g}"
        drawn.append(f'<path class="casing" d="{way}"/><path class="link" d="{way}"/>')
    return f'<g class="links">{"".join(drawn)}</g>' if drawn else ""


def _crest(block: Block, moved: Spot, high: float) -> Spot:
    x, y = block.centre
    return x + moved[0], high - y + moved[1]


def towards(here: Spot, there: Spot) -> Spot:
    """The direction from one place to another, 1 long."""
    return _long((there[0] - here[0], there[1] - here[1]), 1.0)


def _long(way: Spot, wanted: float) -> Spot:
    """The same direction, so long; none where there is none."""
    long = hypot(*way)
    return (way[0] / long * wanted, way[1] / long * wanted) if long > 1e-6 else (0.0, 0.0)
