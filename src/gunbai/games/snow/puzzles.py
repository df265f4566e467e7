"""Snow's puzzles: which kamae, which type, whom to challenge, one answer being clearly ahead.

Clearly is half a point of what this one confrontation is expected to bring, reckoned exactly: the
change of the house's standing. What may come of it later is left out of account, and where the
other's kamae is not known every one of them is taken to be as likely. A puzzle is drawn from a
seed, so that the puzzle of a day is the same for everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from enum import StrEnum
from fractions import Fraction
from random import Random
from typing import Any

from msgspec import Struct

from gunbai.games.snow.options import OPTIONS
from gunbai.games.snow.rules.facets import FACETS, open_types
from gunbai.games.snow.rules.house import SAMURAI, SAMURAI_KO, Character, House
from gunbai.games.snow.rules.schools import SCHOOLS
from gunbai.games.snow.rules.traits import CULTURES
from gunbai.games.snow.rules.year import AUTUMN, SPRING, Year
from gunbai.games.snow.view import Board, view
from gunbai.games.snow.worth.prospects import Outlook, Person, challenge, member
from gunbai.games.snow.worth.weights import standing

AHEAD = Fraction(1, 2)
"""By so many points the answer is ahead of every other."""
POINTS = 15
HOUSES = 3

Values = Mapping[str, Fraction]


class Theme(StrEnum):
    """What is asked."""

    KAMAE = "kamae"
    TYPE = "type"
    WHOM = "whom"


class Puzzle(Struct, frozen=True):
    """A question with one answer that is clearly ahead.

    ``board`` is the table as the solver's house (seat 1) sees it. ``who`` is the role of the one
    of the couple who acts, ``kind`` the type tested in a kamae puzzle, and ``whom`` the seat and
    role of the other in a type puzzle (empty else). ``options`` are the answers, ``values`` what
    each brings, ``answer`` the one ahead. ``seed`` makes the same puzzle again.
    """

    seed: str
    theme: str
    board: Board
    who: str
    kind: str
    whom: str
    options: Sequence[str]
    values: Mapping[str, Fraction]
    answer: str

    def solves(self, option: str) -> bool:
        """Whether an option is the answer."""
        return option == self.answer


def daily(day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody; the themes take turns."""
    return puzzle(day.isoformat(), list(Theme)[day.toordinal() % len(Theme)])


def endless(seed: str, theme: Theme | None = None) -> Iterator[Puzzle]:
    """Puzzle after puzzle, of one theme or of all in turn."""
    number = 0
    while True:
        yield puzzle(f"{seed}/{number}", theme or list(Theme)[number % len(Theme)])
        number += 1


def puzzle(seed: str, theme: Theme) -> Puzzle:
    """The puzzle of a seed: the first table drawn from it at which one answer is clearly ahead."""
    rng = Random(f"snow/puzzle/{seed}/{theme}")
    while True:
        board = view(table(rng), 1)
        who, kind = rng.choice((SAMURAI, SAMURAI_KO)), rng.choice(FACETS)
        whom = f"{rng.choice((2, 3))}:{rng.choice((SAMURAI, SAMURAI_KO))}"
        values = ASKED[theme](Outlook(board, 1, standing(board)), who, kind, whom)
        answer = clear(values)
        if answer is not None:
            return Puzzle(
                seed=seed,
                theme=theme,
                board=board,
                who=who,
                kind=kind if theme is Theme.KAMAE else "",
                whom=whom if theme is Theme.TYPE else "",
                options=tuple(values),
                values=values,
                answer=answer,
            )


def clear(values: Values) -> str | None:
    """The option that is ahead of every other by half a point; None where none is."""
    if len(values) < 2:
        return None
    best, second = sorted(values, key=lambda option: values[option], reverse=True)[:2]
    return best if values[best] - values[second] >= AHEAD else None


# -- what is asked ------------------------------------------------------------------------------


def kamae(outlook: Outlook, who: str, kind: str, _whom: str) -> Values:
    """Every stance in an encounter of a type: the dice decide, and nobody else."""
    return outlook.in_encounter(member(outlook.house, who), kind)


def contest_type(outlook: Outlook, who: str, _kind: str, whom: str) -> Values:
    """Every type by which she may challenge somebody."""
    me, other = member(outlook.house, who), person(outlook.board, whom)
    return {kind: _promise(outlook, me, other, kind) for kind in _open(me, other)}


def target(outlook: Outlook, who: str, _kind: str, _whom: str) -> Values:
    """Everybody whom she may challenge, each by the best type."""
    me = member(outlook.house, who)
    values = {}
    for seat in range(2, len(outlook.board.houses) + 1):
        for role in (SAMURAI, SAMURAI_KO):
            other = person(outlook.board, f"{seat}:{role}")
            kinds = _open(me, other)
            values[f"{seat}:{role}"] = max(_promise(outlook, me, other, kind) for kind in kinds)
    return values


def person(board: Board, whom: str) -> Person:
    """Somebody at the table by seat and role, ``2:samurai``."""
    seat, role = whom.split(":")
    return member(board.houses[int(seat) - 1], role)


def _open(me: Person, other: Person) -> Sequence[str]:
    return open_types(me.barred, other.barred)


def _promise(outlook: Outlook, me: Person, other: Person, kind: str) -> Fraction:
    """What a challenge promises at best, every kamae of the other being as likely."""
    return max(outlook.averaged(me, challenge(me, other, kind, first=True)).values())


ASKED: Mapping[Theme, Callable[[Outlook, str, str, str], Values]] = {
    Theme.KAMAE: kamae,
    Theme.TYPE: contest_type,
    Theme.WHOM: target,
}


# -- tables to ask about ------------------------------------------------------------------------


def table(rng: Random) -> Year:
    """A table in the middle of a Spring or an Autumn."""
    options: dict[str, Any] = {option.id: option.default for option in OPTIONS}
    houses = [_house(rng, seat) for seat in range(1, HOUSES + 1)]
    return Year(houses, options, season=rng.choice((SPRING, AUTUMN)), round=2, turn=1)


def _house(rng: Random, seat: int) -> House:
    """A house some confrontations after its season began."""
    samurai, samurai_ko = (_character(rng, role) for role in (SAMURAI, SAMURAI_KO))
    school = SCHOOLS[rng.choice(list(SCHOOLS))]
    return House(
        seat, samurai, samurai_ko, clan=f"{seat}", school=school, secrets=rng.randint(0, 3)
    )


def _character(rng: Random, role: str) -> Character:
    start = _split(rng, POINTS)
    facets = {facet: max(0, points + rng.choice((-1, 0, 0, 1))) for facet, points in start.items()}
    culture = CULTURES[rng.choice(list(CULTURES))] if rng.random() < 0.5 else None
    last = rng.choice((None, *FACETS))
    return Character(
        role, role, facets=facets, culture=culture, last=last, first=dict(start), start=start
    )


def _split(rng: Random, points: int) -> dict[str, int]:
    """Points divided at random, one at least in each Facet."""
    facets = dict.fromkeys(FACETS, 1)
    for _ in range(points - len(FACETS)):
        facets[rng.choice(FACETS)] += 1
    return facets
