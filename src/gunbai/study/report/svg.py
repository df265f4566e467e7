"""Makes of a drawn plot what stands in a page, in its inks, and a file that stands alone."""

from __future__ import annotations

import re
from html import escape
from textwrap import wrap

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
TITLE_LETTERS, TITLE_LINE = 52, 13
"""How many letters of a title fit on a line, and how high that is."""
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
    svg = _body(drawn)
    width, height = _size(svg)
    lines = wrap(title, TITLE_LETTERS)
    head = TITLE_LINE * len(lines) + 6
    paper = f'<rect y="-{head}" width="100%" height="100%" fill="{PAPER}"/>'
    sheet = f"<title>{escape(title)}</title>{paper}"
    said = "".join(
        f'<text x="8" y="{TITLE_LINE * (number + 1) - head}" fill="{INK}" '
        f'font-family="{escape(FONT, quote=True)}" font-size="10">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    opened = _opened(svg, "", f"0 -{head} {width:g} {height + head:g}")
    return opened.replace(">", f">{sheet}{said}", 1)


def _body(drawn: str) -> str:
    svg = drawn[drawn.index("<svg") :]
    svg = re.sub(r"<(metadata|style)[^>]*>.*?</\1>", "", svg, flags=re.DOTALL)
    return re.sub(r"'DejaVu Serif'(, [^;\"]*)?", FONT, svg)


def _size(svg: str) -> tuple[float, float]:
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    assert found is not None
    return float(found[1]), float(found[2])


def _opened(svg: str, more: str, box: str = "") -> str:
    """The plot's opening tag: as wide as there is room, and no wider."""
    width, height = _size(svg)
    size = f'viewBox="{box or f"0 0 {width:g} {height:g}"}"'
    spaces = f'xmlns="{SVG}" xmlns:xlink="{XLINK}"'
    head = f'<svg {spaces} {size} stroke-linejoin="round"{more}>'
    return head + svg[svg.index(">") + 1 :]
