"""The field as SVG, from above and to scale: 1 cm of the table is one unit of the picture.

A pure function of the board's view. Within a page the page's own style sheets give the colours;
a picture that stands alone brings ``page/field.css`` along, in the colours of
``page/board.css`` by day.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from functools import cache
from importlib.resources import files

from gunbai.core.script import Tell
from gunbai.games.daimyo.seen.picture.events import arrow, event_marks
from gunbai.games.daimyo.seen.picture.ground import ground, objective
from gunbai.games.daimyo.seen.picture.labels import labels
from gunbai.games.daimyo.seen.picture.melee import links, pairs, steps_back
from gunbai.games.daimyo.seen.picture.sky import sky
from gunbai.games.daimyo.seen.picture.units import (
    CREST,
    Say,
    block_of,
    leader_mark,
    leader_spot,
    outline_mark,
    pose,
    unit_mark,
)
from gunbai.games.daimyo.seen.view import Board, UnitView

MARGIN = 2.8
"""How wide the table's rim is, in cm."""
RULE = 10
"""Every so many cm the rim has a tick."""
PIXELS = 8
"""How many pixels a cm of a picture has that stands alone."""
NOBODY: frozenset[str] = frozenset()
SERIF = "Georgia, 'Times New Roman', serif"
"""The letters of a picture that stands alone, whose page would give the reader's."""


def picture(
    board: Board,
    say: Say,
    *,
    ready: Container[str] = NOBODY,
    focus: Container[str] = NOBODY,
    events: Sequence[Tell] = (),
    aims: Sequence[tuple[str, str]] = (),
    before: Board | None = None,
    alone: bool = False,
) -> str:
    """The field of a view as one ``svg`` element.

    ``ready`` are the units that may be ordered now, ``focus`` those that a question is about,
    ``events`` what is to be shown where it happened, ``aims`` who would strike whom, ``before`` an
    earlier board from which the ways of the units are drawn. ``alone`` makes it a file of its own.
    """
    height = board.height
    units = {unit.id: unit for unit in board.units}
    coming = {unit.id for unit in board.coming}
    inner = (
        _rim(board)
        + f'<g class="grounds">{ground(board.width, height, tuple(board.terrain))}</g>'
        + objective(board)
        + sky(board.weather, board.width, board.height)
        + '<g class="looked under"></g>'
        + (_ways(before, units, height) if before else "")
        + _units(board, say, {"ready": ready, "focus": focus})
        + "".join(
            leader_mark(leader, units, height, say)
            for leader in board.leaders
            if leader.unit not in coming
        )
        + "".join(_aim(units, pair, height) for pair in aims)
        + f'<g class="events">{event_marks(board, events, say)}</g>'
        + '<g class="looked over"></g><g class="looked ruler"></g>'
    )
    style = f"<style>{plain_style()}</style>" if alone else ""
    return f"<svg{_frame(board, alone)}>{style}{inner}</svg>"


def _units(board: Board, say: Say, kinds: Mapping[str, Container[str]]) -> str:
    """The units, their names where there is room, and the links of those that fight."""
    height = board.height
    units = {unit.id: unit for unit in board.units}
    blocks = {unit.id: block_of(unit) for unit in board.units}
    names = {unit.id: say(unit.name) for unit in board.units}
    spots = (leader_spot(leader, units) for leader in board.leaders)
    fans = [(x, height - y) for x, y in spots]
    placed = labels(blocks, names, CREST, (0.0, 0.0, board.width, height), fans)
    fighting = pairs(board)
    moved = steps_back(fighting, blocks)
    drawn = (
        unit_mark(
            unit,
            height,
            names[unit.id],
            placed[unit.id],
            moved.get(unit.id, (0.0, 0.0)),
            [kind for kind, ids in kinds.items() if unit.id in ids],
        )
        for unit in board.units
    )
    return "".join(drawn) + links(fighting, blocks, moved, height)


def _frame(board: Board, alone: bool) -> str:
    wide, high = board.width + 2 * MARGIN, board.height + 2 * MARGIN
    box = (
        f' class="battlefield weather-{board.weather}" '
        f'viewBox="{-MARGIN} {-MARGIN} {wide:g} {high:g}"'
    )
    if not alone:
        return box + ' aria-hidden="true" focusable="false"'
    size = f' width="{wide * PIXELS:g}" height="{high * PIXELS:g}"'
    return ' xmlns="http://www.w3.org/2000/svg"' + box + size


@cache
def plain_style() -> str:
    """The style of the field with every named colour in place, as any viewer of SVG reads it.

    The colours are those of the page by day.
    """
    page = files("gunbai.games.daimyo") / "page"
    board = (page / "board.css").read_text(encoding="utf-8")
    colours = dict(re.findall(r"--([\w-]+): (?:light-dark\()?(#\w+)", board), text=SERIF)
    sheet = (page / "field.css").read_text(encoding="utf-8")
    return re.sub(r"var\(--([\w-]+)\)", lambda found: colours[found[1]], sheet)


def _rim(board: Board) -> str:
    """The table and its edge, with a tick and a number at every 10 cm."""
    wide, high = board.width, board.height
    across, up = range(0, int(wide) + 1, RULE), range(0, int(high) + 1, RULE)
    ticks = [f"M{x} 0v-.9M{x} {high:g}v.9" for x in across]
    ticks += [f"M0 {high - y:g}h-.9M{wide:g} {high - y:g}h.9" for y in up]
    numbers: list[tuple[float, float, int]] = []
    for x in across:
        numbers += [(x, high + 2.4, x), (x, -1.2, x)]
    for y in up[1:]:
        numbers += [(-1.8, high - y + 0.55, y), (wide + 1.8, high - y + 0.55, y)]
    told = "".join(f'<text x="{x:g}" y="{y:g}">{said}</text>' for x, y, said in numbers)
    return (
        f'<rect class="rim" x="{-MARGIN}" y="{-MARGIN}" width="{wide + 2 * MARGIN:g}" '
        f'height="{high + 2 * MARGIN:g}"/><rect class="table" width="{wide:g}" height="{high:g}"/>'
        f'<path class="ticks" d="{"".join(ticks)}"/><g class="marks">{told}</g>'
    )


def _aim(units: dict[str, UnitView], pair: tuple[str, str], height: float) -> str:
    if not units.keys() >= set(pair):
        return ""
    here, there = (block_of(units[id_]).centre for id_ in pair)
    return arrow("aim", here, there, height)


def _ways(before: Board, units: dict[str, UnitView], height: float) -> str:
    """Where units came from: their old outlines, and the way between."""
    drawn = []
    for old in before.units:
        now = units.get(old.id)
        if now is None or (old.x, old.y, old.facing) == (now.x, now.y, now.facing):
            continue
        block = block_of(old)
        (ax, ay), (bx, by) = block.centre, block_of(now).centre
        drawn.append(
            f'<g class="way side-{old.side}"><g transform="{pose(block, height)}">'
            f"{outline_mark(block, 'was')}</g>"
            f'<path class="went" d="M{ax:.5g} {height - ay:.5g}L{bx:.5g} {height - by:.5g}"/></g>'
        )
    return f'<g class="ways">{"".join(drawn)}</g>'
