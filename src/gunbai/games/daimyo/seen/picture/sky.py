"""The weather over a picture's table: a veil, what falls, what lies, and the banks of a fog."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.games.daimyo.pieces.tables import table

FALLS = table("marks", "skies", dict[str, list[tuple[str, float, str]]])
"""What a weather brings: its class, how many cm² of the table one has, and its stroke."""
SPREAD = 0.618033988749895, 0.754877666246693
"""What is scattered falls alike in every picture, and never in rows."""


def sky(weather: str, wide: float, high: float) -> str:
    """The weather over a table of so many cm; nothing when it is fine."""
    if weather == "fine":
        return ""
    veil = f'<rect class="veil" width="{wide:g}" height="{high:g}"/>'
    drawn = (
        f'<path class="{kind}" d="{"".join(_scattered(wide, high, step, stroke))}"/>'
        for kind, step, stroke in FALLS.get(weather, ())
    )
    return f'<g class="sky">{veil}{"".join(drawn)}</g>'


def _scattered(wide: float, high: float, step: float, stroke: str) -> Iterator[str]:
    across, down = SPREAD
    for n in range(int(wide * high / step)):
        x = (n * across + step / 500) % 1.0 * wide
        yield f"M{x:.4g} {n * down % 1.0 * (high - 3):.4g}{stroke}"
