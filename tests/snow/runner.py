"""Runs pieces of Snow's script with answers and dice laid out beforehand, and sets up houses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.played import Played

from gunbai.core.script import Ask, Script
from gunbai.games.snow.options import OPTIONS
from gunbai.games.snow.rules.facets import FACETS
from gunbai.games.snow.rules.house import Character, House
from gunbai.games.snow.rules.schools import SCHOOLS
from gunbai.games.snow.rules.traits import CULTURES
from gunbai.games.snow.rules.year import SPRING, Year

Three = tuple[int, int, int]
"""Points of Awaré, Steel and Tanka."""


class Run(Played):
    """A script run; ``answers`` are by key."""

    def __init__(
        self, script: Script[Any], answers: Mapping[str, Any], dice: Sequence[Sequence[int]]
    ) -> None:
        self.answers = {key: list(a) if isinstance(a, list) else a for key, a in answers.items()}
        super().__init__(script, dice)

    def answer(self, ask: Ask) -> Any:
        assert ask.key in self.answers, f"no answer laid out for {ask.key}"
        answer = self.answers[ask.key]
        if isinstance(answer, list):
            assert answer, f"no more answers laid out for {ask.key}"
            return answer.pop(0)
        return answer

    @property
    def pools(self) -> list[int]:
        """How many dice each roll took."""
        return [roll.count for roll in self.rolls]

    @property
    def keys(self) -> list[str]:
        """The keys of what was told."""
        return [event.key for event in self.tells]

    @property
    def asked(self) -> list[str]:
        """The keys of what was asked."""
        return [ask.key for ask in self.asks]

    def told(self, key: str) -> Mapping[str, Any]:
        """The values of the only event with a key."""
        (event,) = (event for event in self.tells if event.key == key)
        return event.values

    def ask(self, key: str) -> Any:
        """The first question with a key."""
        return next(ask for ask in self.asks if ask.key == key)


def run(script: Script[Any], dice: Sequence[Sequence[int]] = (), /, **answers: Any) -> Run:
    """Run a script to its end; ``redirect_which=`` answers ``snow.redirect-which``.

    A list of answers is used up one by one; any other answer serves every time. All dice laid out
    must be rolled.
    """
    named = {f"snow.{name.replace('_', '-')}": answer for name, answer in answers.items()}
    return Run(script, named, dice)


def character(role: str, name: str, points: Three, culture: str = "", inheritance: str = "") -> Any:
    """One of a couple, her Facets as first recorded."""
    facets = dict(zip(FACETS, points, strict=True))
    return Character(
        role,
        name,
        facets=facets,
        culture=CULTURES.get(culture),
        inheritance=inheritance,
        first=dict(facets),
        start=dict(facets),
    )


def house(
    seat: int = 1,
    samurai: Three = (5, 5, 5),
    samurai_ko: Three = (5, 5, 5),
    school: str = "mirror-and-tree",
    *,
    culture: str = "",
    inheritance: str = "",
    honor: int = 0,
    snow: int = 0,
    secrets: int = 0,
    stores: int = 0,
) -> House:
    """A house whose couple are called by its seat; traits are the samurai's and his wife's."""
    return House(
        seat,
        character("samurai", f"he{seat}", samurai, culture, inheritance),
        character("samurai-ko", f"she{seat}", samurai_ko, culture, inheritance),
        clan=f"clan{seat}",
        principality=f"fief{seat}",
        school=SCHOOLS[school],
        honor=honor,
        snow=snow,
        secrets=secrets,
        stores=stores,
    )


def year(*houses: House, season: str = SPRING, **options: Any) -> Year:
    """A year in some season, under the default options and those given."""
    chosen = {option.id: option.default for option in OPTIONS} | options
    return Year(list(houses), chosen, season=season, round=1, turn=1)


def points(who: Character) -> Three:
    """The Facets as three numbers."""
    aware, steel, tanka = (who.facets[facet] for facet in FACETS)
    return aware, steel, tanka


def misses(count: int) -> list[int]:
    """So many dice without a success."""
    return [3] * count


def hits(count: int, of: int) -> list[int]:
    """So many successes among so many dice."""
    return [1] * count + [2] * (of - count)
