"""What a study found, as tables for a reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from rich.table import Table

from gunbai.terminal.language import current
from gunbai.words import bundle, say

NUMBERS = ("wins", "share", "mean", "deviation", "least", "most")


def tables(found: Mapping[str, Any]) -> Iterator[Table]:
    """Who wins and scores what by seat; then how the games ended, if not all in one way."""
    words = partial(say, current())
    decisions = found["decisions"]
    caption = words(
        "terminal.study-of-games",
        games=found["games"],
        seed=str(found["seed"]),
        decisions=f"{decisions['mean']:.1f}" if decisions else "0",
    )
    seats = Table(title=caption, title_justify="left", box=None, pad_edge=False)
    for column in ("seat", "player"):
        seats.add_column(words(f"terminal.study-{column}"))
    for column in NUMBERS:
        seats.add_column(words(f"terminal.study-{column}"), justify="right")
    for seat in found["seats"]:
        seats.add_row(f"{seat['seat']} {words(seat['role'])}", seat["player"], *_figures(seat))
    yield seats
    if len(found["endings"]) > 1:
        yield _endings(found["endings"])


def _endings(endings: Mapping[str, int]) -> Table:
    """How often games ended in each way (``KEY.ending`` names it, where there are words for it)."""
    catalogue = bundle(current())
    table = Table(box=None, pad_edge=False)
    table.add_column(catalogue.say("terminal.study-ending"))
    table.add_column(catalogue.say("terminal.study-games"), justify="right")
    for key, games in endings.items():
        named = f"{key}.ending"
        table.add_row(catalogue.say(named) if catalogue.has(named) else key, str(games))
    return table


def _figures(seat: Mapping[str, Any]) -> list[str]:
    score = seat["score"]
    figures = [str(seat["wins"]), f"{100 * seat['share']['value']:.1f} %"]
    if score is None:
        return [*figures, "–", "–", "–", "–"]
    shown = [f"{score['mean']:.2f}", f"{score['deviation']:.2f}"]
    return [*figures, *shown, str(score["least"]), str(score["most"])]
