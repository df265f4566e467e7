"""The exact chances of Daimyo's rolls, as plain JSON (daimyo 5, 6, 7, 9, R12, R14).

Every chance is ``{"exact": "a/b", "value": 0.x}``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

from gunbai.core.script import shown
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.troops import Quality
from gunbai.games.daimyo.pieces.weather import Season, Weather, chain
from gunbai.games.daimyo.rules.challenge import KILLS_BY, check_rating
from gunbai.games.daimyo.rules.morale import Reason, Result, judge, naturals
from gunbai.games.daimyo.rules.strike import hit_chance
from gunbai.odds import Distribution, chance_json, fraction_json, hits, opposed, sums

TURNS_MOST = 1000
STANDS_MOST = 100
MODIFIER_MOST = 100


def weather_odds(season: str, turns: int) -> dict[str, Any]:
    """The chance of each weather once each turn's test is made; the battle starts fine.

    Raises:
        Refused: there is no such season, or the turns are not 1 to `TURNS_MOST`.

    """
    _within("turns", turns, 1, TURNS_MOST, "9")
    tests = islice(chain(_one_of(Season, "season", season, "9")).walk(Weather.FINE), 1, turns + 1)
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
    why = Reason(reason)
    found: Mapping[Result, Any] = naturals().group(lambda sum_: judge(troops, sum_, modifier, why))
    results = {str(result): chance_json(found[result]) for result in Result if result in found}
    return {"pass": chance_json(found.get(Result.PASS, 0)), "results": results}


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
    margin = (sums(2, 6) + mine_cr) - (sums(2, 6) + theirs_cr)
    decided = 1 - margin.chance(0)
    kills, killed = margin.at_least(KILLS_BY), margin.at_most(-KILLS_BY)
    wounds, wounded = margin.at_least(1) - kills, margin.at_most(-1) - killed
    return {
        "win": chance_json((kills + wounds) / decided),
        "results": {
            "kills": chance_json(kills / decided),
            "wounds": chance_json(wounds / decided),
            "wounded": chance_json(wounded / decided),
            "killed": chance_json(killed / decided),
        },
    }


def _hits(stands: int, modifier: int) -> Distribution:
    _within("stands", stands, 0, STANDS_MOST, "6")
    _within("modifier", modifier, -MODIFIER_MOST, MODIFIER_MOST, "6")
    return hits(stands, hit_chance(modifier))


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
