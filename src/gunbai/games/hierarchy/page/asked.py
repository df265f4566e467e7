"""What a seat's questions and its own part of the board are drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gunbai.core.view import View
from gunbai.games.hierarchy.view import ConflictView

LAYING = frozenset({"hierarchy.bid", "hierarchy.match", "hierarchy.select"})
"""The questions that are drawn as a mat of dice, with a conflict and without the ladder."""


def asked(view: View) -> Any:
    """What the templates of its questions look at: its own conflicts, and the ladder."""
    board = view.board
    is_laying = all(ask.key in LAYING for ask in view.asks)
    return _mine(view), board.bid_limit, () if is_laying else board.ladder


def own(view: View) -> Any:
    """What ``board.html`` looks at, beside what it shows everybody alike."""
    board = view.board
    is_laying = any(ask.key in LAYING for ask in view.asks)
    shown = board.conflicts if len(board.conflicts) == 1 else _mine(view)
    party = [(who.seat, who.is_on_quest, who.leads) for who in board.ladder]
    return (
        board.phase, board.round, is_laying, shown, board.decree, board.is_subverted, board.boss,
        party, board.ladder[0].caste, board.me >= 0 and board.ladder[board.me], view.seats,
        view.roles, view.epoch,
    )  # fmt: skip


def _mine(view: View) -> Sequence[ConflictView]:
    """The conflicts in which the seat stands."""
    seat = view.seat
    return [one for one in view.board.conflicts if seat in (one.sides[0].seat, one.sides[1].seat)]
