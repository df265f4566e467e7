"""Where the names of units stand: beside their crests, and as far as may be on nobody else's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from math import cos, radians, sin
from textwrap import wrap
from typing import NamedTuple

from gunbai.games.daimyo.pieces.block import Block

SIZE, LETTER, LINE = 1.7, 0.85, 16
"""How high a name's letters are and how wide, in cm, and how many stand in a line at most."""
GAP = 0.4
"""How far a name stays off its unit, in cm."""
NAME_COST, CREST_COST, BLOCK_COST, RIM_COST, CHOICE_COST = 8.0, 4.0, 1.0, 6.0, 0.5
"""What a cm² costs that lies on another name, on a crest, on a unit, beyond the table; and each
place further down the list of choices."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom, in cm of the picture."""


class Label(NamedTuple):
    """A name in lines, and where its middle stands from the middle of its unit, in cm."""

    lines: Sequence[str]
    across: float
    down: float

    @property
    def size(self) -> tuple[float, float]:
        """How wide and how high it is."""
        return max(map(len, self.lines)) * LETTER, len(self.lines) * SIZE

    def drawn(self) -> str:
        """The name as text in the frame of its unit's crest."""
        top = self.down - (len(self.lines) - 1) * SIZE / 2 + SIZE * 0.35
        spans = "".join(
            f'<tspan x="{self.across:.3g}" y="{top + number * SIZE:.3g}">{escape(line)}</tspan>'
            for number, line in enumerate(self.lines)
        )
        return f'<text class="name">{spans}</text>'


def labels(
    blocks: Mapping[str, Block],
    names: Mapping[str, str],
    crest: float,
    field: Box,
    fans: Sequence[tuple[float, float]] = (),
) -> dict[str, Label]:
    """A label for each unit, by id.

    ``crest`` is the radius of a crest, ``field`` the table, ``fans`` where leaders are shown, all
    in cm of the picture.

    One after another takes the best place that is left to it: a greedy choice, which is enough for
    armies that stand apart and for the few of them that fight.
    """
    bodies = {id_: _around(block, field[3]) for id_, block in blocks.items()}
    crests = {id_: _box(*_middle(body), 2 * crest, 2 * crest) for id_, body in bodies.items()}
    shown = [_box(x, y, 2 * crest, 2 * crest) for x, y in fans]
    placed: dict[str, Label] = {}
    taken: list[Box] = []
    for id_ in sorted(blocks, key=lambda id_: (bodies[id_][1], id_)):
        x, y = _middle(bodies[id_])
        others = [*shown, *(crests[other] for other in crests if other != id_)]
        ground = [bodies[other] for other in bodies if other != id_]

        def cost(choice: tuple[int, Label]) -> float:
            order, label = choice
            box = _box(x + label.across, y + label.down, *label.size)  # noqa: B023
            return (
                order * CHOICE_COST
                + NAME_COST * _on(box, taken)
                + CREST_COST * _on(box, others)  # noqa: B023
                + BLOCK_COST * _on(box, ground)  # noqa: B023
                + RIM_COST * (_area(box) - _shared(box, field))
            )

        _, placed[id_] = min(enumerate(_choices(names[id_], bodies[id_], crest)), key=cost)
        taken.append(_box(x + placed[id_].across, y + placed[id_].down, *placed[id_].size))
    return placed


def _choices(name: str, body: Box, crest: float) -> Iterator[Label]:
    """Below, above, right, left, then at the corners."""
    lines = wrap(name, LINE, break_long_words=False) or [""]
    wide, high = Label(lines, 0.0, 0.0).size
    down = max(crest, (body[3] - body[1]) / 2) + GAP + high / 2
    across = max(crest, (body[2] - body[0]) / 2) + GAP + wide / 2
    for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0), (0.6, 1), (-0.6, 1), (0.6, -1), (-0.6, -1)):
        yield Label(lines, x * across, y * down)


def _around(block: Block, height: float) -> Box:
    """The upright rectangle around a block."""
    x, y = block.centre
    turn = radians(block.facing)
    deep = block.depth
    wide = abs(block.width * cos(turn)) + abs(deep * sin(turn))
    high = abs(block.width * sin(turn)) + abs(deep * cos(turn))
    return _box(x, height - y, wide, high)


def _box(x: float, y: float, wide: float, high: float) -> Box:
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def _middle(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _shared(one: Box, other: Box) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    if wide <= 0.0:
        return 0.0
    return wide * max(0.0, min(one[3], other[3]) - max(one[1], other[1]))


def _on(box: Box, others: Sequence[Box]) -> float:
    return sum(_shared(box, other) for other in others)
