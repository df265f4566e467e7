"""What the benchmarks showed, as a page of Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from benchmarks.timing import figure

Figures = Mapping[str, Any]

ABOUT = ("processor", "cores", "system", "python", "load")
OURS = "Gunbai"
SNOW = "Snow"
SAME = {
    "tictactoe_v3": "tic-tac-toe",
    "tic-tac-toe": "tic-tac-toe",
    "leduc_poker": "leduc",
    "leduc_holdem_v4": "leduc",
    "leduc-holdem": "leduc",
    "liars_dice": "liar's dice",
}
"""Which of our games is the same as a peer's; the others are compared with Snow only."""
AS_ENVIRONMENT = {"PettingZoo classic", "RLCard"}
"""Peers whose every step makes an observation and a mask."""
WHY_AHEAD = {
    "OpenSpiel": (
        "its games are compiled C++, and Python only picks among legal actions. Gunbai runs the"
        " rulebook itself in Python, and a decision includes what a table needs: the answer is"
        " checked, kept in a record that replays, and told in events that hide what is hidden."
    ),
    "PettingZoo classic": (
        "its games observe 9 or 42 cells, where Snow observes a whole table of houses at every"
        " step, some 300 numbers."
    ),
    "RLCard": (
        "a hand of Leduc has three or four decisions, so that opening the match (seats and options"
        " checked, dice made ready, a record begun) weighs more than playing it, also where it is"
        " played as an environment."
    ),
}
UNKNOWN = "we do not know why yet."


def page(about: Figures, sections: Iterable[tuple[str, str, Figures]]) -> str:
    """The page: the machine, then a section a benchmark (title, introduction, figures)."""
    parts = [HEAD, table([{"what": name, "": str(about[name])} for name in ABOUT])]
    for title, introduction, figures in sections:
        parts += [f"## {title}", introduction, *section(figures)]
    return "\n\n".join(filter(None, parts)) + "\n"


HEAD = """\
# Benchmarks

Made by `make bench` (`python -m benchmarks`): do not edit by hand. Each part also runs alone, such
as `python -m benchmarks.core`, and prints JSON with `--json`. Figures are medians of several
rounds, with the quartiles around them. Single-threaded loops are timed by the processor's clock, so
that other programs disturb them little; *load* is how many programs wanted the processor when the
run began."""


def section(figures: Figures) -> Iterator[str]:
    """The parts of a section: tables, and what is to be said about them."""
    if "missing" in figures:
        yield f"Not measured: {figures['missing']}."
    elif "peers" in figures:
        yield from beside_peers(figures["peers"])
        yield from loaded(figures)
    else:
        yield table([dict(cells(line)) for line in figures["lines"]])
        versions = {k: v for k, v in figures.items() if isinstance(v, str) and k not in ABOUT}
        known = ", ".join(f"{k} {v}" for k, v in versions.items() if v[:1].isdigit())
        if known:
            yield f"Versions: {known}."
        yield from figures.get("notes", ())
        yield from loaded(figures)


def loaded(figures: Figures) -> Iterator[str]:
    """How busy the machine was when a section was measured, and how many minutes that took.

    Sections need not be of one run.
    """
    took = f"; it took {figure(figures['took'])} minutes" if "took" in figures else ""
    if "load" in figures:
        yield f"Load when it began: {figures['load']}{took}."


# -- any line of figures ---------------------------------------------------------------------------


def cells(line: Mapping[str, Any], of: str = "") -> Iterator[tuple[str, str]]:
    """A line's named cells; figures with their quartiles are one cell, groups of them several."""
    for name, value in line.items():
        title = f"{name}, {of}" if of else name
        if isinstance(value, Mapping):
            if "median" in value:
                yield title, shown(value)
            else:
                yield from cells(value, name)
        else:
            yield title, plain(value)


def plain(value: Any) -> str:
    """A value that is no figure with quartiles; nothing for None."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return figure(value) if isinstance(value, float | int) else str(value)


def shown(value: Mapping[str, Any]) -> str:
    """A median with its quartiles: ``12.3 (12.1–12.9)``."""
    low, high = value["quartiles"]
    return f"{figure(value['median'])} ({figure(low)}–{figure(high)})"


def table(rows: Sequence[Mapping[str, str]]) -> str:
    """A table of Markdown; a cell that a row lacks is empty."""
    columns = list(dict.fromkeys(name for row in rows for name in row))
    lines = [columns, ["---"] * len(columns)]
    lines += [[row.get(name, "").replace("|", "\\|") for name in columns] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


# -- peers -----------------------------------------------------------------------------------------


def beside_peers(peers: Sequence[Figures]) -> Iterator[str]:
    """Our random play, everybody's beside it, and where a peer is ahead and why."""
    ours, runs = our_medians(peers), [peer for peer in peers if peer["peer"] == OURS]
    others = [peer for peer in peers if peer["peer"] != OURS]
    yield table([our_row(lines) for lines in zip(*(run["lines"] for run in runs), strict=True)])
    yield table([peer_row(peer, line, ours) for peer in others for line in peer["lines"]])
    yield from (f"{p['peer']} was not measured: {p['missing']}." for p in peers if "missing" in p)
    ahead = [peer["peer"] for peer in others if is_ahead(peer, ours)]
    yield from (
        f"**{name} is ahead** on some lines: {WHY_AHEAD.get(name, UNKNOWN)}" for name in ahead
    )
    if not ahead:
        yield "No peer is ahead on any line."


def our_row(lines: Sequence[Figures]) -> Mapping[str, str]:
    """A row of our own table: the same line in the first run and in the last."""
    first, last = (shown(line["figure"]) for line in lines)
    return {"Gunbai": lines[0]["name"], "a second, first run": first, "last run": last}


def our_medians(peers: Iterable[Figures]) -> Mapping[str, float]:
    """Our own figures: of the first and the last run the lower."""
    medians: dict[str, float] = {}
    for peer in peers:
        if peer["peer"] == OURS:
            for line in peer["lines"]:
                median = line["figure"]["median"]
                medians[line["name"]] = min(median, medians.get(line["name"], median))
    return medians


def ratios(peer: Figures, line: Figures, ours: Mapping[str, float]) -> list[float | None]:
    """How many times as fast as a peer's line we are; None where there is nothing to compare.

    Our Snow; the same game in our writing; and as an environment, where the peer's is one.
    """
    game, _, what = line["name"].rpartition(", ")
    same = SAME.get(game, "")
    likes = [f"{SNOW}, {what}", f"{same}, {what}"]
    if peer["peer"] in AS_ENVIRONMENT:
        likes.append(f"{same or SNOW} as an environment, {what}")
    medians = [ours.get(like) for like in likes]
    return [median and median / line["figure"]["median"] for median in medians]


def is_ahead(peer: Figures, ours: Mapping[str, float]) -> bool:
    """Whether a peer is faster than we are on some line."""
    found = (times for line in peer["lines"] for times in ratios(peer, line, ours))
    return any(times is not None and times < 1 for times in found)


def peer_row(peer: Figures, line: Figures, ours: Mapping[str, float]) -> Mapping[str, str]:
    """A row of the table of peers."""
    times = ["" if found is None else f"{figure(found)}×" for found in ratios(peer, line, ours)]
    compared = ("Snow is", "the same game is", "as an environment")
    return {
        "library": f"{peer['peer']} {peer['version']}",
        "engine": peer["engine"],
        "random play": line["name"],
        "a second": shown(line["figure"]),
        **dict(zip(compared, times, strict=False)),
    }
