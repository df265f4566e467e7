"""The odds of a confrontation in plain JSON: who wins, and what it changes.

`encounter_odds` and `challenge_odds` are the questions that the command line passes on.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from gunbai.core.script import refused, shown
from gunbai.games.snow.rules.kamae import KAMAE
from gunbai.games.snow.rules.schools import MIRROR, SCHOOLS
from gunbai.games.snow.worth.chances import Chances, Stand, expected_successes, fought
from gunbai.odds import chance_json, fraction_json

FACET_MOST = 60
PLENTY = 2
"""What a source holds at least where nobody says: as much as any kamae can move."""


class Change(NamedTuple):
    """What an outcome changes: points of the tested Facet, its source, any Facet, and of Snow."""

    tested: int
    source: int
    any: int = 0
    snow: int = 0

    @property
    def points(self) -> int:
        """The change of all Facets together."""
        return self.tested + self.source + self.any


def change(stand: Stand, source: int, *, won: bool) -> Change:
    """What a side's own kamae does where the source holds ``source`` points (snow R6)."""
    kamae = stand.kamae
    if kamae is None:
        return Change(0, 0)
    if not won:
        return Change(-min(kamae.lost, stand.facet), 0, -kamae.any_lost)
    to_tested, to_source, taken = kamae.gains(source)
    return Change(to_tested, to_source - taken, 0, -kamae.snow)


def _figures(stand: Stand, chances: Chances, shown: Fraction, source: int) -> dict[str, Any]:
    """One side's odds as plain JSON; ``shown`` are the successes that she may expect."""
    outcomes = [
        (chance, change(stand, source, won=won))
        for won, chance in ((True, chances.win), (False, 1 - chances.win))
    ]
    gained = sum(stand.kamae.gains(source)[:2]) if stand.kamae else 0

    def expected(name: str) -> Fraction:
        return sum((chance * getattr(what, name) for chance, what in outcomes), Fraction(0))

    return {
        "win": chance_json(chances.win),
        "lose": chance_json(1 - chances.win),
        "full": chance_json(Fraction(chances.full, chances.total)),
        "successes": fraction_json(shown),
        "tested": fraction_json(expected("tested")),
        "source": fraction_json(expected("source")),
        "points": fraction_json(expected("points")),
        "gained": fraction_json(chances.win * gained),
        "changes": [{"chance": chance_json(c), **what._asdict()} for c, what in outcomes],
    }


# -- questions from outside ---------------------------------------------------------------------


def encounter_odds(
    facet: int, kamae: str, culture: int = 0, school: str | None = None, source: int = PLENTY
) -> dict[str, Any]:
    """Odds of an encounter: she rolls Facet, kamae and Culture, the Emperor the Facet alone.

    ``facet`` is the tested Facet (0 to `FACET_MOST`), ``culture`` 0 or 1, ``school`` the id of the
    School she calls on, ``source`` what the source holds. With ``orochi`` it is one of the two.
    Returns ``win``, ``lose`` and ``full`` (every die a success) as chances; expected own
    ``successes``, change of the ``tested`` Facet, its ``source`` and all ``points``, points
    ``gained`` (which the clan gains as treasure in Spring and Autumn); and both ``changes``.

    Raises:
        Refused: where something is not legal, naming what is.

    """
    stand = _stand(facet, kamae, school)._replace(culture=_number(culture, "culture", 0, 1))
    if stand.school is MIRROR:
        raise refused("snow.odds-challenges-only", "snow.schools", school=MIRROR.id)
    emperor = Stand(stand.facet)
    chances, shown = fought(stand, emperor)[0], expected_successes(stand, emperor)[0]
    return _figures(stand, chances, shown, _number(source, "source", 0, FACET_MOST))


def challenge_odds(challenger: str, defender: str) -> dict[str, Any]:
    """Odds of a challenge, each side given as ``FACET:KAMAE[:SCHOOL]``, such as ``4:kagai``.

    Returns the challenger's odds as `encounter_odds` does, and under ``defender`` the other's.

    Raises:
        Refused: where something is not legal, naming what is.

    """
    first, second = _side(challenger), _side(defender)
    chances, shown = fought(first, second), expected_successes(first, second)
    mine, theirs = (
        _figures(stand, chances[side], shown[side], PLENTY)
        for side, stand in enumerate((first, second))
    )
    return {**mine, "defender": theirs}


def _side(text: str) -> Stand:
    parts = text.split(":") if isinstance(text, str) else []
    if len(parts) not in (2, 3) or not parts[0].isdecimal() or len(parts[0]) > 4:
        raise refused("snow.odds-side", "snow.challenge", given=shown(text))
    return _stand(int(parts[0]), *parts[1:])


def _stand(facet: int, kamae: str, school: str | None = None) -> Stand:
    _number(facet, "facet", 0, FACET_MOST)
    if kamae not in KAMAE:
        raise refused("snow.odds-kamae", "snow.kamae", given=shown(kamae), legal=list(KAMAE))
    if school is None:
        return Stand(facet, KAMAE[kamae])
    callable_ = [name for name, known in SCHOOLS.items() if known.calls]
    if school not in callable_:
        raise refused("snow.odds-school", "snow.schools", given=shown(school), legal=callable_)
    legal = [called.id for called in SCHOOLS[school].calls]
    if kamae not in legal:
        raise refused("snow.odds-call", "snow.schools", school=school, given=kamae, legal=legal)
    return Stand(facet, KAMAE[kamae], 0, SCHOOLS[school])


def _number(given: Any, name: str, low: int, high: int) -> int:
    if type(given) is not int or not low <= given <= high:
        raise refused("snow.odds-number", name=name, given=shown(given), low=low, high=high)
    return given
