"""The units and leaders of a picture: stands to scale, facing, type, and how it is with them.

The sides differ in shape as in colour: the first has filled stands with a round crest, the second
open stands with a lozenge.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import cos, radians
from typing import Any

from gunbai.games.daimyo.pieces.block import STAND_WIDTH, Block
from gunbai.games.daimyo.pieces.tables import table
from gunbai.games.daimyo.seen.picture.labels import Label
from gunbai.games.daimyo.seen.view import LeaderView, UnitView

Say = Callable[[Any], str]
"""A name, phrase or word in the reader's language."""
GLYPHS = table("marks", "crests", dict[str, str])
"""What each type carries in its crest, in a box of 20."""
STATES = table("marks", "states", dict[str, tuple[str, str]])
"""What is drawn at a crest for each state of its unit: its class and its path."""
SIGNS = table("marks", "signs", dict[str, str])
CREST = 1.7
"""The radius of a crest, in cm."""


def block_of(unit: UnitView) -> Block:
    """The rectangle that a unit fills."""
    return Block(unit.x, unit.y, unit.facing, unit.files, unit.ranks, unit.depth)


def pose(block: Block, height: float) -> str:
    """The transformation that brings a block's own frame (front up, at 0) to its place."""
    return f"translate({block.x:.5g} {height - block.y:.5g}) rotate({block.facing:.5g})"


def unit_mark(
    unit: UnitView,
    height: float,
    name: str,
    label: Label,
    moved: tuple[float, float],
    kinds: Sequence[str],
) -> str:
    """One unit as SVG; its crest is ``moved`` so far across and down, in cm."""
    block = block_of(unit)
    name, id_, clan = (escape(text) for text in (name, unit.id, unit.clan or "general"))
    body = outline_mark(block) if unit.inside else _stands(unit, block) + _front(unit, block)
    return (
        f'<g class="unit {" ".join([*_kinds(unit), *kinds])}" id="unit-{id_}" '
        f'data-unit="{id_}" data-clan="{clan}" data-x="{unit.x:.5g}" '
        f'data-y="{height - unit.y:.5g}" data-facing="{unit.facing:.5g}"><title>{name}</title>'
        f'<g class="pose" transform="{pose(block, height)}">{body}'
        f'<g transform="translate(0 {block.depth / 2:.4g}) rotate({-unit.facing:.5g})">'
        f"{_stepped(crest(unit), moved)}{label.drawn()}</g></g></g>"
    )


def _stepped(drawn: str, moved: tuple[float, float]) -> str:
    across, down = moved
    return f'<g transform="translate({across:.3g} {down:.3g})">{drawn}</g>' if any(moved) else drawn


def _kinds(unit: UnitView) -> list[str]:
    kinds = [f"side-{unit.side}", unit.arm, unit.weapon]
    flags = ("disordered", "routing", "frenzied", "halted", "abandoned")
    kinds += [flag for flag in flags if getattr(unit, flag)]
    kinds += ["done"] if unit.deeds.get("activated") else []
    return kinds


def outline_mark(block: Block, kind: str = "block") -> str:
    """A block's outline in its own frame."""
    wide = block.width
    return (
        f'<rect class="{kind}" x="{-wide / 2:.4g}" width="{wide:.4g}" height="{block.depth:.4g}"/>'
    )


def _stands(unit: UnitView, block: Block) -> str:
    drawn, figures = [outline_mark(block)], []
    for number in range(unit.stands):
        rank, file = divmod(number, unit.files)
        in_rank = min(unit.files, unit.stands - rank * unit.files)
        x = (file - in_rank / 2) * STAND_WIDTH
        y = rank * unit.depth
        turn = ((number * 0.618) % 1.0 - 0.5) * 22 if unit.disordered else 0.0
        middle = f"{x + 2:.4g} {y + unit.depth / 2:.4g}"
        turned = f' transform="rotate({turn:.3g} {middle})"' if turn else ""
        drawn.append(
            f'<rect class="stand" x="{x + 0.1:.4g}" y="{y + 0.1:.4g}" width="3.8" '
            f'height="{unit.depth - 0.2:.3g}"{turned}/>'
        )
        figures.append(_figures(unit, x, y))
    return "".join(drawn) + f'<path class="men" d="{"".join(figures)}"/>'


def _figures(unit: UnitView, x: float, y: float) -> str:
    """The figures on one stand, as dots."""
    count = {"foot": 5, "cavalry": 3}.get(unit.arm, 2)
    step = STAND_WIDTH / (count + 0.6)
    row = y + unit.depth / 2
    return "".join(f"M{x + step * (n + 0.8):.4g} {row:.4g}h0" for n in range(count))


def _front(unit: UnitView, block: Block) -> str:
    half = block.width / 2
    crown = block.depth / 2 - CREST * (1.0 if unit.side == 0 else 1.32) - 0.35
    base = min(-0.35, crown + 0.5)
    closed = "Z" if unit.side == 0 else ""
    return (
        f'<path class="front" d="M{-half:.4g} 0H{half:.4g}"/>'
        f'<path class="facing" d="M-1 {base:.3g} 0 {base - 1.3:.3g} 1 {base:.3g}{closed}"/>'
    )


def crest(unit: UnitView) -> str:
    """The crest of a unit: its side by shape, its type, its hits, its state."""
    return f'<g class="crest">{_ring(unit)}{_glyph(unit)}{_pips(unit)}{_state(unit)}</g>'


def _shape(side: int, size: float, kind: str) -> str:
    if side == 0:
        return f'<circle class="{kind}" r="{size:.3g}"/>'
    wide = size * 1.32
    return f'<path class="{kind}" d="M0{-wide:.3g} {wide:.3g} 0 0 {wide:.3g}{-wide:.3g} 0Z"/>'


def _ring(unit: UnitView) -> str:
    outer = _shape(unit.side, CREST + 0.55, "guard") if unit.kind == "hatamoto" else ""
    return outer + _shape(unit.side, CREST, "ring")


def _glyph(unit: UnitView) -> str:
    shown = unit.arm if unit.arm in GLYPHS else unit.weapon
    size = CREST * (0.072 if unit.side == 0 else 0.066)
    return f'<path class="glyph" transform="scale({size:.3g})" d="{GLYPHS[shown]}"/>'


def _pips(unit: UnitView) -> str:
    spots = ((1.5, -1.5), (2.3, -0.7))
    return "".join(
        f'<circle class="hit" cx="{x}" cy="{y}" r=".42"/>' for x, y in spots[: unit.hits]
    )


def _state(unit: UnitView) -> str:
    shown = (mark for state, mark in STATES.items() if getattr(unit, state))
    return "".join(f'<path class="{kind}" d="{path}"/>' for kind, path in shown)


def leader_mark(leader: LeaderView, units: dict[str, UnitView], height: float, say: Say) -> str:
    """One leader: a war fan with his rating, behind his unit or on a base of his own."""
    x, y = leader_spot(leader, units)
    kinds = f"leader side-{leader.side}" + (" general" if not leader.clan else "")
    kinds += "" if leader.alive else " dead"
    base = "" if leader.unit or not leader.alive else '<circle class="base" r="2"/>'
    size = 1.25 if not leader.clan else 1.0
    return (
        f'<g class="{kinds}" data-leader="{escape(leader.id)}" '
        f'transform="translate({x:.5g} {height - y:.5g}) scale({size})">'
        f"<title>{escape(say(leader.name))}, {leader.command}</title>{base}"
        f'<path class="fan" d="{SIGNS["fan"]}"/>'
        + (
            f'<text y="-.05">{leader.command}</text>'
            if leader.alive
            else f'<path class="cross" d="{SIGNS["cross"]}"/>'
        )
        + "</g>"
    )


def leader_spot(leader: LeaderView, units: dict[str, UnitView]) -> tuple[float, float]:
    """Where a leader is shown on the table: beside his unit, or where he is alone."""
    unit = units.get(leader.unit)
    if unit is None:
        return leader.x, leader.y
    block = block_of(unit)
    if cos(radians(unit.facing)) > 0.3:  # behind them stands their name
        return block.spot(block.width / 2 + 1.4, -block.depth / 2)
    return block.spot(block.width / 2 - 1.2, -block.depth - 1.7)


def badge(unit: UnitView) -> str:
    """A unit's crest as a small picture of its own, for lists."""
    drawn = f'<g class="unit {" ".join(_kinds(unit))}">{crest(unit)}</g>'
    return (
        '<svg class="battlefield badge" viewBox="-3.1 -3.1 6.2 6.2" aria-hidden="true" '
        f'focusable="false">{drawn}</svg>'
    )
