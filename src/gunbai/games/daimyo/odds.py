"""The exact chances of Daimyo's rolls, as plain JSON (daimyo 5, 6, 7, 9, R12, R14).

Every chance is ``{"exact": "a/b", "value": 0.x}``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gunbai.core.script import shown
from gunbai.games.daimyo.forecast import hits_with, results, swords, weathers
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.troops import Quality
from gunbai.games.daimyo.pieces.weather import Season, Weather
from gunbai.games.daimyo.rules.challenge import check_rating
from gunbai.games.daimyo.rules.morale import Reason, Result
from gunbai.odds import Distribution, chance_json, fraction_json, opposed

TURNS_MOST = 1000
STANDS_MOST = 100
MODIFIER_MOST = 100


def weather_odds(season: str, turns: int) -> dict[str, Any]:
    """The chance of each weather once each turn's test is made; the battle starts fine.

    Raises:
        Refused: there is no such season, or the turns are not 1 to `TURNS_MOST`.

    """
    _within("turns", turns, 1, TURNS_MOST, "9")
    tests = weathers(_one_of(Season, "season", season, "9"), turns)
    return {
        "turns": [
            {"turn": turn, "chances": {str(w): chance_json(now[w]) for w in Weather}}
            for turn, now in enumerate(tests, 1)
        ]
    }


def volley_odds(stands: int, modifier: int) -> dict[str, Any]:
    """The chance of 0, 1, 2 … hits of so many stands with one modifier.

    Raises:
        Refused: the stands are not 0 to `STANDS_MOST` or the modifier is out of bounds.

    """
    return {"hits": _listed(_hits(stands, modifier), stands)}


def morale_odds(quality: str, modifier: int, reason: int = Reason.STAND_LOST) -> dict[str, Any]:
    """The chance to pass a morale test, and of every result that its reason can have.

    Raises:
        Refused: there is no such quality or reason, or the modifier is out of bounds.

    """
    troops = _one_of(Quality, "quality", quality, "5")
    _within("reason", reason, Reason.STAND_LOST, Reason.RALLY, "5")
    _within("modifier", modifier, -MODIFIER_MOST, MODIFIER_MOST, "5")
    found = results(troops, modifier, Reason(reason))
    listed = {str(result): chance_json(found[result]) for result in Result if result in found}
    return {"pass": chance_json(found.get(Result.PASS, 0)), "results": listed}


def melee_odds(mine: tuple[int, int], theirs: tuple[int, int]) -> dict[str, Any]:
    """The chances of one round: each side's hits, and who scores more.

    Each side is its stands and the modifier of their dice. ``push`` is the chance to push the
    other back, ``even`` that both stay, ``pushed`` that one is pushed back oneself (R12).

    Raises:
        Refused: stands or modifiers are out of bounds.

    """
    first, second = _hits(*mine), _hits(*theirs)
    won, tied, lost = opposed(first, second)
    return {
        "mine": {"hits": _listed(first, mine[0]), "mean": fraction_json(first.mean)},
        "theirs": {"hits": _listed(second, theirs[0]), "mean": fraction_json(second.mean)},
        "push": chance_json(won),
        "even": chance_json(tied),
        "pushed": chance_json(lost),
    }


def challenge_odds(mine_cr: int, theirs_cr: int) -> dict[str, Any]:
    """The chances of an accepted challenge, ties rolled again until there is none (R14).

    Raises:
        Refused: a Command Rating is not 0 to 3.

    """
    check_rating(mine_cr)
    check_rating(theirs_cr)
    found = swords(mine_cr, theirs_cr)
    results = {name: chance_json(chance) for name, chance in found._asdict().items()}
    return {"win": chance_json(found.wins), "results": results}


def _hits(stands: int, modifier: int) -> Distribution:
    _within("stands", stands, 0, STANDS_MOST, "6")
    _within("modifier", modifier, -MODIFIER_MOST, MODIFIER_MOST, "6")
    return hits_with(stands, modifier)


def _listed(distribution: Distribution, most: int) -> list[Any]:
    return [chance_json(distribution.chance(k)) for k in range(most + 1)]


def _within(name: str, given: int, low: int, high: int, rule: str) -> None:
    if type(given) not in (int, Reason) or not low <= given <= high:
        raise no(f"odds-{name}", rule, given=given, least=low, most=high)


def _one_of(kind: type[Any], name: str, given: str, rule: str) -> Any:
    legal: Iterable[str] = [str(member) for member in kind]
    if given not in legal:
        raise no(f"odds-{name}", rule, given=shown(given), legal=legal)
    return kind(given)
