"""Plots in ink on paper: estimates with their intervals, and how numbers are spread.

Series differ by their marks as well as by their colours, so that nobody needs colours to read
them. Everything is said with the same few inks, which a page replaces by its own (`svg`).
"""

from __future__ import annotations

import io
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

INK, FAINT, LINE, PAPER = "#1d1a16", "#5b5346", "#c9bfa9", "#faf6ec"
AI, RED, PINE, GOLD, PLUM = "#23406f", "#a9231a", "#3f6b57", "#8a6414", "#6d4a7d"
SERIES = ((AI, "o"), (RED, "s"), (PINE, "^"), (GOLD, "D"), (PLUM, "v"), (INK, "P"))
"""A colour and a mark for each series; they differ in lightness too."""
SERIES_MOST = len(SERIES)
WIDTH = 4.1
"""Inches: so wide that the letters can be read on a phone as on a desk."""
MARGIN, LETTERS = 1.45, 22
"""Inches for the labels on the left, and how many letters of them fit on a line."""
FOOT = 0.4
"""Inches for the numbers below, and what they are."""

STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "gunbai",
    "font.family": "DejaVu Serif",
    "font.size": 7.5,
    "axes.edgecolor": LINE,
    "axes.labelcolor": FAINT,
    "axes.linewidth": 0.6,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "text.color": INK,
    "xtick.color": LINE,
    "xtick.labelcolor": FAINT,
    "ytick.color": LINE,
    "ytick.labelcolor": INK,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "legend.frameon": False,
}


class Estimate(NamedTuple):
    """A figure and its interval; without one it is a point."""

    value: float
    low: float | None
    high: float | None


class Series(NamedTuple):
    """Estimates by label, of one setting."""

    name: str
    estimates: Mapping[str, Estimate]


class Scale(NamedTuple):
    """What an axis tells and how its numbers are written, and where lines are drawn that matter.

    A line is of all series (None), or of one of them, by its number.
    """

    axis: str = ""
    unit: str = ""
    comma: str = "."
    lines: Sequence[tuple[float, int | None]] = ()


def estimates(labels: Sequence[str], series: Sequence[Series], scale: Scale) -> str:
    """Each label with its estimates side by side, as SVG."""
    lines = [textwrap.fill(label, LETTERS) for label in labels]
    rows = sum(
        max(0.16 + 0.13 * len(series), 0.13 * (1 + said.count("\n")) + 0.06) for said in lines
    )
    with mpl.rc_context(STYLE):
        legend = 0.17 * -(-len(series) // 2) if len(series) > 1 else 0.0
        figure = Figure(figsize=(WIDTH, 0.1 + FOOT + rows + legend))
        axes = figure.add_subplot()
        _grid(axes, scale)
        for number, one in enumerate(series):
            _whiskers(axes, labels, one, number, len(series))
        axes.set_yticks(range(len(labels)), lines)
        axes.set_ylim(len(labels) - 0.45, -0.55)
        axes.tick_params(axis="y", length=0)
        if len(series) > 1:
            figure.legend(loc="upper left", ncols=2, handletextpad=0.2, borderaxespad=0)
        _arrange(figure, legend)
        return _svg(figure)


def _arrange(figure: Figure, head: float = 0.0, gap: float = 0.0) -> None:
    """Leave room for labels, numbers and a legend; the same on the left of every plot."""
    width, height = figure.get_size_inches()
    figure.subplots_adjust(
        left=MARGIN / width,
        right=1 - 0.14 / width,
        bottom=FOOT / height,
        top=1 - (0.04 + head) / height,
        hspace=gap,
    )


def _whiskers(axes: Axes, labels: Sequence[str], one: Series, number: int, many: int) -> None:
    colour, mark = SERIES[number % SERIES_MOST]
    shift = (number - (many - 1) / 2) * 0.8 / max(many, 2) if many > 1 else 0.0
    there = [(y, one.estimates[label]) for y, label in enumerate(labels) if label in one.estimates]
    for y, (_, low, high) in there:
        if low is not None and high is not None:
            axes.plot([low, high], [y + shift] * 2, color=colour, linewidth=1.6, alpha=0.55)
    values, places = [e.value for _, e in there], [y + shift for y, _ in there]
    axes.plot(
        values,
        places,
        mark,
        color=colour,
        markersize=4.6,
        markeredgecolor=PAPER,
        markeredgewidth=0.6,
        label=one.name,
        linestyle="none",
    )


def _grid(axes: Axes, scale: Scale) -> None:
    axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: _written(value, scale)))
    axes.grid(axis="x", color=LINE, linewidth=0.5, alpha=0.7)
    axes.set_axisbelow(True)
    axes.tick_params(axis="x", length=0)
    axes.set_xlabel(scale.axis, labelpad=3)
    for value, number in scale.lines:
        colour = INK if number is None else SERIES[number % SERIES_MOST][0]
        axes.axvline(value, color=colour, linewidth=0.8, linestyle=(0, (4, 3)))


def _written(value: float, scale: Scale) -> str:
    said = f"{value:.6g}".replace("-", "−").replace(".", scale.comma)
    return f"{said}{scale.unit}"


class Panel(NamedTuple):
    """How often each number came up, and the number in the middle."""

    name: str
    counts: Sequence[tuple[int, int]]
    median: int


def spreads(panels: Sequence[Panel], scale: Scale) -> str:
    """How numbers are spread: one panel under the other on a common axis, as SVG."""
    least = min(number for panel in panels for number, _ in panel.counts)
    most = max(number for panel in panels for number, _ in panel.counts)
    step = max(1, -(-(most - least + 1) // 60))
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, 0.1 + FOOT + 0.5 * len(panels)))
        all_axes = figure.subplots(len(panels), sharex=True, squeeze=False)[:, 0]
        for axes, panel in zip(all_axes, panels, strict=True):
            _bars(axes, panel, least, step)
            axes.set_ylabel(
                textwrap.fill(panel.name, LETTERS), rotation=0, ha="right", va="center", color=INK
            )
        all_axes[-1].set_xlabel(scale.axis, labelpad=3)
        all_axes[-1].xaxis.set_major_locator(MaxNLocator(5, integer=True, steps=[1, 2, 5, 10]))
        all_axes[-1].xaxis.set_major_formatter(
            FuncFormatter(lambda value, _: _written(value, scale))
        )
        _arrange(figure, gap=0.12)
        return _svg(figure)


def _bars(axes: Axes, panel: Panel, least: int, step: int) -> None:
    heights: dict[int, int] = {}
    for number, count in panel.counts:
        place = (number - least) // step
        heights[place] = heights.get(place, 0) + count
    lefts = [least + place * step - 0.5 for place in heights]
    axes.bar(lefts, list(heights.values()), step * 0.92, align="edge", color=AI, alpha=0.85)
    axes.plot([panel.median], [-0.14 * max(heights.values())], "^", color=RED, markersize=4.2)
    axes.set_ylim(-0.3 * max(heights.values()), None)
    axes.set_yticks([])
    axes.tick_params(axis="x", length=0)
    axes.axhline(0, color=LINE, linewidth=0.6)
    axes.spines["bottom"].set_visible(False)


def _svg(figure: Figure) -> str:
    out = io.StringIO()
    nothing = {"Date": None, "Creator": None, "Format": None, "Type": None}
    figure.savefig(out, format="svg", metadata=nothing)
    return out.getvalue()
