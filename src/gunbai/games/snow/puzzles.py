"""Snow's puzzles: which kamae, which type, whom to challenge, one answer being clearly ahead.

Clearly is half a point of what this one confrontation is expected to bring, reckoned exactly: the
change of the house's standing. What may come of it later is left out of account, and where the
other's kamae is not known every one of them is taken to be as likely. A puzzle is drawn from a
seed, so that the puzzle of a day is the same for everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from random import Random
from typing import Any

from msgspec import Struct

from gunbai.core.script import Phrase, refused, shown, signed
from gunbai.games.snow.options import OPTIONS
from gunbai.games.snow.procedure.confrontation import KAMAE_WORDS
from gunbai.games.snow.rules.facets import FACETS, open_types
from gunbai.games.snow.rules.house import SAMURAI, SAMURAI_KO, Character, House
from gunbai.games.snow.rules.schools import SCHOOLS
from gunbai.games.snow.rules.traits import CULTURES
from gunbai.games.snow.rules.year import AUTUMN, SPRING, Year
from gunbai.games.snow.told.consequences import facet_word
from gunbai.games.snow.told.hints import chance, change
from gunbai.games.snow.view import Board, CharacterView, view
from gunbai.games.snow.worth.prospects import Outlook, Person, challenge, encounter, member
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


THEMES = tuple(Theme)


class Puzzle(Struct, frozen=True):
    """A question with one answer that is clearly ahead (a `gunbai.analysis.puzzle.Puzzle`).

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
    listed: bool = True

    @property
    def outlook(self) -> Outlook:
        """The table as the solver's house sees it, each treasure counted as the season does."""
        return Outlook(self.board, 1, standing(self.board))

    def meant(self, text: str) -> str:
        """An option by its id or by its number in the list, from 1 on; raise `Refused` for else."""
        given = text.strip().lower()
        numbers = {str(number): option for number, option in enumerate(self.options, 1)}
        option = numbers.get(given, given)
        if option not in self.options:
            legal = [self.named(each) for each in self.options]
            raise refused("snow.puzzle.no-answer", given=shown(text), legal=legal)
        return option

    def position(self) -> Sequence[Phrase]:
        """The season, and all who have to do with the question."""
        return [
            Phrase("snow.puzzle.season", {"season": f"{self.board.season}"}),
            *(_shown(self.board, whom) for whom in self._concerned()),
        ]

    def _concerned(self) -> Sequence[str]:
        """By seat and role all that the answer depends on."""
        me = f"1:{self.who}"
        if self.theme == Theme.WHOM:
            return (me, *self.options)
        return (me, self.whom) if self.whom else (me,)

    def question(self) -> Phrase:
        """Which kamae, which type, whom."""
        values: dict[str, Any] = {"who": self.who}
        if self.kind:
            values["facet"] = facet_word(self.who, self.kind)
        if self.whom:
            values["whom"] = _named(self.whom)
        return Phrase(f"snow.puzzle.ask-{self.theme}", values)

    def how(self) -> Phrase:
        """By number."""
        return Phrase("snow.puzzle.how", {"count": len(self.options)})

    def named(self, option: str) -> Phrase:
        """A kamae, a type or a person."""
        if self.theme == Theme.KAMAE:
            return Phrase(f"snow.kamae.{option}")
        if self.theme == Theme.TYPE:
            return Phrase(facet_word(self.who, option))
        return _named(option)

    def reasons(self, given: str) -> Sequence[Phrase]:  # noqa: ARG002 - all answers are compared
        """What every answer promises, best first, and what was reckoned."""
        ordered = sorted(self.options, key=lambda option: self.values[option], reverse=True)
        ahead = self.values[ordered[0]] - self.values[ordered[1]]
        said = "exact" if self.theme == Theme.KAMAE else "averaged"
        return [
            *map(self._promised, ordered),
            Phrase(f"snow.puzzle.{said}", {"ahead": float(ahead)}),
        ]

    def _promised(self, option: str) -> Phrase:
        """What an answer promises: a kamae its chance too, a challenge its best type and kamae."""
        me, worth = member(self.outlook.house, self.who), change(self.values[option])
        values: dict[str, Any] = {"option": self.named(option), "change": worth}
        if self.theme == Theme.KAMAE:
            table = self.outlook.stake(me).table
            won = encounter(me, self.kind)[option].chances(table).win
            return Phrase("snow.puzzle.promise-kamae", {**values, "chance": chance(won)})
        other = person(self.board, self.whom or option)
        kinds = (option,) if self.whom else _open(me, other)
        _, kind, stance = max(_ways(self.outlook, me, other, kinds))
        values |= {"facet": facet_word(self.who, kind), "kamae": KAMAE_WORDS[stance]}
        return Phrase(f"snow.puzzle.promise-{self.theme}", values)


def _named(whom: str) -> Phrase:
    """Somebody at the table, by seat and role."""
    seat, role = whom.split(":")
    return Phrase(f"snow.puzzle.{role}", {"seat": int(seat)})


def _shown(board: Board, whom: str) -> Phrase:
    """Somebody at the table with all that counts: Facets, School, Culture, what is barred."""
    house, who = person(board, whom)
    culture = [Phrase(f"snow.culture.{who.culture}")] if who.culture else []
    values = {
        "who": _named(whom),
        "facets": [_facet(who, facet) for facet in FACETS],
        "traits": [Phrase(f"snow.school.{house.school}"), *culture],
        "secrets": house.secrets,
    }
    if not who.barred:
        return Phrase("snow.puzzle.person", values)
    return Phrase("snow.puzzle.barred", {**values, "facet": facet_word(who.role, who.barred)})


def _facet(who: CharacterView, facet: str) -> Phrase:
    """A Facet, and how it has changed since the season began."""
    moved = who.facets[facet] - who.start[facet]
    values = {"facet": facet_word(who.role, facet), "points": who.facets[facet]}
    if not moved:
        return Phrase("snow.hint-facet", values)
    return Phrase("snow.puzzle.facet-changed", {**values, "change": signed(moved)})


def puzzle(seed: str, theme: str) -> Puzzle:
    """The puzzle of a seed: the first table drawn from it at which one answer is clearly ahead."""
    rng = Random(f"snow/puzzle/{seed}/{theme}")
    while True:
        board = view(table(rng), 1)
        who = rng.choice((SAMURAI, SAMURAI_KO))
        kind = rng.choice(open_types(member(board.houses[0], who).barred))
        whom = f"{rng.choice((2, 3))}:{rng.choice((SAMURAI, SAMURAI_KO))}"
        values = ASKED[Theme(theme)](Outlook(board, 1, standing(board)), who, kind, whom)
        answer = clear(values)
        if answer is not None:
            return Puzzle(
                seed=seed,
                theme=theme,
                board=board,
                who=who,
                kind=kind if theme == Theme.KAMAE else "",
                whom=whom if theme == Theme.TYPE else "",
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
    return {kind: _promise(outlook, me, other, (kind,)) for kind in _open(me, other)}


def target(outlook: Outlook, who: str, _kind: str, _whom: str) -> Values:
    """Everybody whom she may challenge, each by the best type."""
    me = member(outlook.house, who)
    values = {}
    for seat in range(2, len(outlook.board.houses) + 1):
        for role in (SAMURAI, SAMURAI_KO):
            other = person(outlook.board, f"{seat}:{role}")
            values[f"{seat}:{role}"] = _promise(outlook, me, other, _open(me, other))
    return values


def person(board: Board, whom: str) -> Person:
    """Somebody at the table by seat and role, ``2:samurai``."""
    seat, role = whom.split(":")
    return member(board.houses[int(seat) - 1], role)


def _open(me: Person, other: Person) -> Sequence[str]:
    return open_types(me.barred, other.barred)


def _promise(outlook: Outlook, me: Person, other: Person, kinds: Iterable[str]) -> Fraction:
    """What a challenge promises at best, every kamae of the other being as likely."""
    return max(_ways(outlook, me, other, kinds))[0]


def _ways(
    outlook: Outlook, me: Person, other: Person, kinds: Iterable[str]
) -> Iterator[tuple[Fraction, str, str]]:
    """What a challenge by each type and kamae promises, with both."""
    for kind in kinds:
        values = outlook.averaged(me, challenge(me, other, kind, first=True))
        yield from ((value, kind, stance) for stance, value in values.items())


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
