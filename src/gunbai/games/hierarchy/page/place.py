"""What somebody is called beside the name: the caste, once the bowl has given it."""

from __future__ import annotations

from gunbai.core.script import Seat
from gunbai.games.hierarchy.view import Board


def place(board: Board, seat: Seat) -> str:
    """The key of a seat's caste; empty before there is one."""
    castes = {sheet.seat: sheet.caste for sheet in board.ladder}
    return f"hierarchy.caste.{castes[seat]}" if castes.get(seat) else ""
