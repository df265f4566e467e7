"""A line plot as SVG, without a plotting library: shares from 0 to 1 over whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 640, 360
LEFT, TOP, RIGHT, BOTTOM = 56, 40, 190, 44
INK = "#1f2328"
RULE = "#d0d7de"


@dataclass(frozen=True)
class Curve:
    """A named line through points of (whole number, share)."""

    name: str
    colour: str
    points: Sequence[tuple[int, float]]
    dashed: bool = False


def plot(title: str, axis: str, curves: Sequence[Curve]) -> str:
    """Draw the curves; ``axis`` names the whole numbers below."""
    numbers = sorted({x for curve in curves for x, _ in curve.points})
    places = {x: _across(i, len(numbers)) for i, x in enumerate(numbers)}
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' aria-label="{escape(title)}" font-family="sans-serif" font-size="12" fill="{INK}">'
    )
    parts = [
        head,
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        _text(LEFT, TOP - 16, title, size=14),
        *(_rule(tenths / 4) for tenths in range(5)),
        *(_text(x, HEIGHT - BOTTOM + 18, str(n), anchor="middle") for n, x in places.items()),
        _text((LEFT + WIDTH - RIGHT) // 2, HEIGHT - 8, axis, anchor="middle"),
    ]
    for i, curve in enumerate(curves):
        parts += [_line(curve, places), _legend(curve, i)]
    return "\n".join([*parts, "</svg>", ""])


def _across(i: int, count: int) -> int:
    """Where the i-th of so many numbers stands."""
    return LEFT + 12 + round((WIDTH - LEFT - RIGHT - 24) * i / max(1, count - 1))


def _down(share: float) -> float:
    """How far down a share stands."""
    return round(HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM), 1)


def _rule(share: float) -> str:
    """A line across at a share, and its percentage."""
    y = _down(share)
    line = f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="{RULE}"/>'
    return line + _text(LEFT - 8, y + 4, f"{share:.0%}", anchor="end")


def _line(curve: Curve, places: dict[int, int]) -> str:
    """The curve and its points."""
    points = [(places[x], _down(share)) for x, share in curve.points]
    path = "L".join(f"{x} {y}" for x, y in points)
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="3" fill="{curve.colour}"/>' for x, y in points)
    return f'<path d="M{path}" fill="none" {_stroke(curve)}/>{dots}'


def _legend(curve: Curve, i: int) -> str:
    """The curve's name at the right."""
    x, y = WIDTH - RIGHT + 16, TOP + 12 + 22 * i
    return f'<path d="M{x} {y}h22" {_stroke(curve)}/>' + _text(x + 28, y + 4, curve.name)


def _stroke(curve: Curve) -> str:
    dashes = ' stroke-dasharray="5 4"' if curve.dashed else ""
    return f'stroke="{curve.colour}" stroke-width="2"{dashes}'


def _text(x: float, y: float, words: str, anchor: str = "start", size: int = 12) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'
