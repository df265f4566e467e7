"""What a point of each treasure counts: in the score as it stands, or to the end of the game."""

from __future__ import annotations

from typing import NamedTuple

from gunbai.core.script import Seat
from gunbai.games.snow.rules.year import AUTUMN, SPRING, SUMMER
from gunbai.games.snow.view import Board


class Weights(NamedTuple):
    """How often a point of each treasure counts in the score that is looked at."""

    honor: int
    snow: int
    secrets: int
    stores: int


ALL = Weights(1, 1, 1, 1)


def standing(board: Board) -> Weights:
    """What a point of each treasure counts if the houses were scored now."""
    if board.scoring != "season":
        return ALL
    summer = int(board.season == SUMMER)
    return Weights(int(board.season == SPRING), summer, summer, int(board.season == AUTUMN))


def lasting(board: Board) -> Weights:
    """How often a point of each treasure will still count until the game ends, if it is kept.

    Honor becomes Secrets, Snow becomes Stores, Stores of one year Honor of the next, and each
    counts at its season's end; Secrets only in the year that brought them (snow R35). Where the
    table counts treasure once, nothing counts again when it has been turned (snow R37).
    """
    if board.scoring != "season":
        return ALL
    new = int(board.season != AUTUMN)
    if board.carried == "once":
        return Weights(1, 1, int(board.season == SUMMER), 1)
    honor = 2
    stores = 1 + (honor if board.year < board.years else 0)
    return Weights(honor, 1 + stores, new, stores)


def foreseen(board: Board, seat: Seat) -> Weights:
    """As `lasting`; but while a house can still commune, a Secret is worth the Snow it may be.

    So is Honor, which will be Secrets.
    """
    weights = lasting(board)
    secrets = max(weights.secrets, weights.snow)
    if board.season == SPRING and board.scoring == "season" and board.carried == "again":
        return weights._replace(honor=1 + secrets)
    if board.season != SUMMER or not may_commune(board, seat):
        return weights
    return weights._replace(secrets=secrets)


def may_commune(board: Board, seat: Seat) -> bool:
    """Whether a house has a turn before it this Summer that has not begun."""
    begun = board.turn > seat or (board.turn == seat and board.clash is not None)
    return board.round < board.rounds or not begun
