"""Makes of a drawn plot what stands in a page, in its inks, and a file that stands alone."""

from __future__ import annotations

import re
from html import escape

from gunbai.study.report.drawing import AI, FAINT, GOLD, INK, LINE, PAPER, PINE, PLUM, RED

INKS = {
    INK: "ink",
    FAINT: "faint",
    LINE: "line",
    PAPER: "sheet",
    AI: "ai",
    RED: "red",
    PINE: "pine",
    GOLD: "gold",
    PLUM: "plum",
}
"""The page's own name for every ink, so that it can be read by day and by night."""
SVG, XLINK = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"
FONT = "Literata, Georgia, 'Times New Roman', serif"


def inline(drawn: str, name: str, title: str) -> str:
    """The plot as a part of a page: its ids under a name of its own, its inks the page's."""
    svg = _body(drawn)
    svg = re.sub(r'\bid="([^"]+)"', rf'id="{name}-\1"', svg)
    svg = re.sub(r'(url\(#|href="#)', rf"\g<1>{name}-", svg)
    for ink, word in INKS.items():
        svg = svg.replace(ink, f"var(--{word})")
    return _opened(svg, f' role="img" aria-label="{escape(title, quote=True)}"')


def alone(drawn: str, title: str) -> str:
    """The plot as a file: on its own sheet of paper."""
    sheet = f'<title>{escape(title)}</title><rect width="100%" height="100%" fill="{PAPER}"/>'
    svg = _opened(_body(drawn), "")
    return svg.replace(">", f">{sheet}", 1)


def _body(drawn: str) -> str:
    svg = drawn[drawn.index("<svg") :]
    svg = re.sub(r"<(metadata|style)[^>]*>.*?</\1>", "", svg, flags=re.DOTALL)
    return re.sub(r"'DejaVu Serif'(, [^;\"]*)?", FONT, svg)


def _opened(svg: str, more: str) -> str:
    """The plot's opening tag: as wide as there is room, and no wider."""
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    assert found is not None
    size = f'viewBox="0 0 {found[1]} {found[2]}"'
    spaces = f'xmlns="{SVG}" xmlns:xlink="{XLINK}"'
    head = f'<svg {spaces} {size} stroke-linejoin="round"{more}>'
    return head + svg[svg.index(">") + 1 :]
