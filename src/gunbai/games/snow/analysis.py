"""What a decision of Snow was worth: the expected change of score of the confrontation it is about.

An encounter is reckoned exactly. In a challenge the other chooses a kamae in secret; where it was
not known all of them are taken as equally likely, and then the worth is an estimate.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from gunbai.core.judged import Judged, Weighed
from gunbai.core.match import Match
from gunbai.core.script import Choose, Phrase, Value
from gunbai.games.snow.bots import reckoner
from gunbai.games.snow.view import view
from gunbai.games.snow.worth.prospects import Outlook
from gunbai.games.snow.worth.weights import foreseen

UNIT = "snow.unit.points"
KAMAE, CHALLENGE, REASSERT = "snow.kamae", "snow.challenge", "snow.reassert"


def judge(match: Match, number: int, value: Value) -> Judged | None:
    """What an answer to an open question was worth; None where nobody can tell."""
    weighed = weigh(match, number)
    return weighed.judged(str(value)) if weighed is not None else None


def weigh(match: Match, number: int) -> Weighed | None:
    """What every answer to an open question is worth; None where nobody can tell."""
    ask = match.open[number]
    if not isinstance(ask, Choose) or ask.key not in (KAMAE, CHALLENGE, REASSERT):
        return None
    board = view(match.state, ask.seat)
    outlook = Outlook(board, ask.seat, foreseen(board, ask.seat))
    worth, exact = _worth(outlook, ask)
    return Weighed(
        {option: float(points) for option, points in worth.items()},
        {option: _named(ask, option) for option in worth},
        UNIT,
        exact,
    )


def _worth(outlook: Outlook, ask: Choose) -> tuple[Mapping[str, Fraction], bool]:
    """What every option promises, and whether that is exact."""
    if ask.key == KAMAE:
        fights = outlook.fights()
        known = all(len(against) == 1 for against in fights.values())
        worth = outlook.averaged(outlook.me, fights)
        return {option: worth[option] for option in ask.options}, known
    if ask.key == CHALLENGE:
        return {reckoner.PASS: Fraction(0), **reckoner.challenges(outlook, ask)}, False
    anew = [stance for stance in ask.options if stance != reckoner.KEEP]
    promised = outlook.reassertion(anew).promises(outlook.stake(outlook.me))
    return {reckoner.KEEP: Fraction(outlook.as_it_lies()), **promised}, False


def _named(ask: Choose, option: str) -> Phrase:
    return Phrase(f"{ask.key}.{option}", ask.values)
