"""What a decision of Snow was worth: the expected change of score of what it is about.

An encounter is reckoned exactly, and so is what a confrontation leaves to choose once every
treasure scores as it lies. In a challenge the other chooses a kamae in secret; where it was not
known all of them are taken as equally likely, and then the worth is an estimate. So it is where
treasure may yet become another.
"""

from __future__ import annotations

from gunbai.core.judged import Judged, Weighed
from gunbai.core.match import Match
from gunbai.core.script import Ask, Value
from gunbai.games.snow.bots.worths import UNIT, WORTHS, named
from gunbai.games.snow.rules.year import AUTUMN
from gunbai.games.snow.view import view
from gunbai.games.snow.worth.prospects import Outlook
from gunbai.games.snow.worth.weights import foreseen

GUESSED = ("snow.challenge", "snow.contest-type", "snow.reassert")
"""What depends on a kamae, or on a reassertion, that another has yet to choose."""


def judge(match: Match, number: int, value: Value) -> Judged | None:
    """What an answer to an open question was worth; None where nobody can tell."""
    weighed = weigh(match, number)
    return weighed.judged(str(value)) if weighed is not None else None


def weigh(match: Match, number: int) -> Weighed | None:
    """What every answer to an open question is worth; None where nobody can tell."""
    ask = match.open[number]
    if ask.key not in WORTHS:
        return None
    board = view(match.state, ask.seat)
    outlook = Outlook(board, ask.seat, foreseen(board, ask.seat))
    worth = WORTHS[ask.key](outlook, ask)
    return Weighed(
        {option: float(points) for option, points in worth.items()},
        {option: named(ask, option) for option in worth},
        UNIT,
        is_exact(outlook, ask),
    )


def is_exact(outlook: Outlook, ask: Ask) -> bool:
    """Whether nothing was estimated: neither another's choice nor what becomes of treasure."""
    if ask.key in GUESSED:
        return False
    if ask.key == "snow.kamae":
        return all(len(against) == 1 for against in outlook.fights().values())
    board = outlook.board
    return board.scoring != "season" or (board.season == AUTUMN and board.year == board.years)
