"""Documents as blocks, written as Markdown (CommonMark with tables) or as a page of HTML.

Nothing that a player typed becomes markup, and lines stay lines.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple, TypeAlias

from gunbai.core.script import NOTHING


class Heading(NamedTuple):
    """A heading; that of level 1 is the title."""

    level: int
    text: str


class About(NamedTuple):
    """What the document is about, below its title."""

    text: str


class Paragraph(NamedTuple):
    """Running text."""

    text: str


class Terms(NamedTuple):
    """Labels, each with what stands beside it."""

    pairs: Sequence[tuple[str, str]]


class Items(NamedTuple):
    """A list."""

    items: Sequence[str]


class Table(NamedTuple):
    """A table: the heads of its columns, and rows of as many cells.

    ``figures`` tells that the last column holds figures, which stand at the right.
    """

    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    figures: bool = False


class Picture(NamedTuple):
    """A picture: the name of its file, and its caption."""

    file: str
    caption: str


Block: TypeAlias = Heading | About | Paragraph | Terms | Items | Table | Picture


class Document(NamedTuple):
    """A whole document; ``pictures`` are SVG by the names of their files."""

    title: str
    blocks: Sequence[Block]
    pictures: Mapping[str, str] = NOTHING


# -- Markdown -----------------------------------------------------------------------------------


def to_markdown(document: Document) -> str:
    """A document as Markdown."""
    return "\n\n".join(map(_markdown, document.blocks)) + "\n"


def _markdown(block: Block) -> str:
    match block:
        case Heading(level, text):
            return f"{'#' * level} {plain(text)}"
        case About(text):
            return f"*{plain(text)}*"
        case Paragraph(text):
            return plain(text)
        case Terms(pairs):
            return "\n".join(f"- **{plain(label)}**: {plain(value)}" for label, value in pairs)
        case Items(items):
            return "\n".join(f"- {plain(item)}" for item in items)
        case Table(head, rows, figures):
            ruled = "|---" * (len(head) - 1) + ("|---:|" if figures else "|---|")
            return "\n".join([_line(head), ruled, *map(_line, rows)])
        case Picture(file, caption):
            return f"![{cell(caption)}]({file})"


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(map(cell, cells))} |"


def plain(said: str) -> str:
    """Words as they are, for Markdown; lines stay lines."""
    return "  \n".join(_unmarked(line.strip()) for line in said.splitlines() if line.strip())


def cell(said: str) -> str:
    """Words as they are, on one line: for cells of a table and captions."""
    return plain(" ".join(said.split()))


def _unmarked(line: str) -> str:
    safe = re.sub(r"([\\`*_<>\[\]|~&])", r"\\\1", line)
    safe = re.sub(r"^([#+=-])", r"\\\1", safe)
    return re.sub(r"^(\d+)([.)])", r"\1\\\2", safe)


# -- HTML ---------------------------------------------------------------------------------------

STYLE = (
    "body{max-width:40rem;margin:3rem auto;padding:0 1.25rem;"
    "font:1.0625rem/1.6 Georgia,'Times New Roman',serif;color:#1c1a17;background:#fbf8f1}"
    "body:has(figure){max-width:62rem}p{max-width:44em}"
    "h1{font-size:2.2rem;line-height:1.15;margin:0}h2,h3,h4,h5{line-height:1.2;margin:2.2em 0 .6em}"
    "h2{color:#a3201c}.about{font-style:italic;margin-top:.3rem}dl{display:grid;"
    "grid-template-columns:max-content 1fr;gap:.15rem 1rem}dt{color:#5a544a}dd{margin:0;"
    "overflow-wrap:anywhere}table{border-collapse:collapse;display:block;overflow-x:auto}"
    "td,th{padding:.2rem 1.2rem .2rem 0;text-align:left;vertical-align:top;"
    "border-bottom:1px solid #cfc6b4}.figures td:last-child{text-align:right}"
    "figure{margin:1rem 0}figure :is(img,svg){width:100%;height:auto;border:1px solid}"
    "figcaption{font-style:italic}"
    "@media(prefers-color-scheme:dark){body{color:#e9e3d6;background:#171613}h2{color:#e06c5f}"
    "dt{color:#a59d8e}td,th{border-color:#454034}}"
)


def to_html(document: Document, language: str) -> str:
    """A document as one page of HTML, which needs nothing beside it but its pictures."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(document.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(map(_html, document.blocks))
        + "\n</main>\n</body>\n</html>\n"
    )


def _html(block: Block) -> str:
    match block:
        case Heading(level, text):
            return f"<h{level}>{_broken(text)}</h{level}>"
        case About(text):
            return f'<p class="about">{_broken(text)}</p>'
        case Paragraph(text):
            return f"<p>{_broken(text)}</p>"
        case Terms(pairs):
            rows = "".join(f"<dt>{escape(a)}</dt><dd>{_broken(b)}</dd>\n" for a, b in pairs)
            return f"<dl>\n{rows}</dl>"
        case Items(items):
            return "<ul>\n" + "".join(f"<li>{_broken(item)}</li>\n" for item in items) + "</ul>"
        case Table(head, rows, figures):
            kind = ' class="figures"' if figures else ""
            lines = [_row(head, "th"), *(_row(row, "td") for row in rows)]
            return f"<table{kind}>\n" + "\n".join(lines) + "\n</table>"
        case Picture(file, caption):
            said = escape(caption)
            shown = f'<img src="{escape(file)}" alt="{said}">'
            return f"<figure>{shown}<figcaption>{said}</figcaption></figure>"


def _row(cells: Sequence[str], tag: str) -> str:
    return f"<tr>{''.join(f'<{tag}>{escape(said)}</{tag}>' for said in cells)}</tr>"


def _broken(said: str) -> str:
    return "<br>\n".join(escape(line) for line in said.splitlines())
