"""Games of Hierarchy between bots: how many end by rule, after how many rounds, what decides them.

    python -m benchmarks.thrones [--preset lively] [--victory honor] [--seats 12] [--rounds 30]
        [--games 1000] [--seed 1] [--minutes 8] [--json]

A run ends after its games or its minutes, whichever comes first, and says how many it has played.

Three things make a victory: the throne, the Talisman, the lead in Victory Points. *Came last* is
the one of them that the winner did not have a round earlier.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from statistics import fmean, quantiles
from time import monotonic
from typing import Any

from gunbai.core.dice import Seeded
from gunbai.core.match import Match
from gunbai.games.hierarchy import GAME
from gunbai.games.hierarchy.bots.voice import temper_of
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.state import Realm
from gunbai.play import new, play_bots

GAMES, MINUTES, ROUNDS, SEATS = 1000, 8.0, 30, 12
THRONE = Caste.EMPEROR.word


@dataclass(frozen=True)
class Reign:
    """What a game came to; without a winner, only its rounds, its changes of Emperor and deaths.

    ``last`` is what came last to the winner (`throne`, `talisman` or `points`), ``drawn`` whether
    he drew the throne from the bowl and never lost it, ``temper`` how he played, ``lead`` by how
    many Victory Points he is ahead.
    """

    rounds: int
    risings: int
    deaths: int
    last: str = ""
    drawn: bool = False
    temper: str = ""
    lead: int = 0

    @property
    def is_won(self) -> bool:
        """Whether it ended by rule."""
        return bool(self.last)


def reign(number: int, seed: int, seats: int, options: Mapping[str, Any]) -> Reign:
    """Play game ``number`` of a seed to its end."""
    match = new(GAME, ["fair"] * seats, options, Seeded(f"{seed}/{number}"), hints=False)
    play_bots(match, Random(f"{seed}/{number}/bots"))
    return told(match)


def told(match: Match) -> Reign:
    """What a game that is over came to."""
    realm: Realm = match.state
    risen, discovered, deaths = annals(match)
    if match.outcome is None or not match.outcome.winners:
        return Reign(realm.round, len(risen), deaths)
    victor = realm.emperor
    others = [who.points for who in realm.characters if who is not victor]
    return Reign(
        realm.round,
        len(risen),
        deaths,
        last(realm.round, risen[-1] if risen else 0, discovered.get(victor.name, 0)),
        drawn=not risen,
        temper=temper_of(victor.talisman).id,
        lead=victor.points - max(others),
    )


def last(rounds: int, risen: int, discovered: int) -> str:
    """What came last, given the rounds in which the winner rose (by the evening) and discovered."""
    if risen == rounds - 1 > 0:
        return "throne"
    return "talisman" if discovered == rounds else "points"


def annals(match: Match) -> tuple[list[int], dict[str, int], int]:
    """The rounds of risings to the throne, the rounds of discoveries by name, and all deaths."""
    risen: list[int] = []
    discovered: dict[str, int] = {}
    now = deaths = 0
    for event in match.log(None):
        match event.key:
            case "hierarchy.phase":
                now = event.values["round"]
            case "hierarchy.risen" if event.values["caste"] == THRONE:
                risen.append(now)
            case "hierarchy.discovered":
                discovered[event.values["who"]] = now
            case "hierarchy.reborn":
                deaths += 1
    return risen, discovered, deaths


def reigns(
    games: int, minutes: float, seed: int, seats: int, options: Mapping[str, Any]
) -> Iterator[Reign]:
    """The games of a seed, until there are enough or the minutes are over."""
    end = monotonic() + 60 * minutes
    for number in range(games):
        if monotonic() > end:
            return
        yield reign(number, seed, seats, options)


def figures(played: list[Reign]) -> dict[str, Any]:
    """What many games came to, as JSON."""
    won = [game for game in played if game.is_won]
    return {
        "games": len(played),
        "ended_by_rule": len(won),
        "rounds": spread([game.rounds for game in won]),
        "came_last": dict(Counter(game.last for game in won)),
        "throne_from_the_bowl": sum(game.drawn for game in won),
        "tempers": dict(Counter(game.temper for game in won)),
        "lead": spread([game.lead for game in won]),
        "changes_of_emperor": spread([game.risings for game in played]),
        "deaths": spread([game.deaths for game in played]),
    }


def spread(numbers: list[int]) -> dict[str, Any] | None:
    """Mean and quartiles; nothing for fewer than two."""
    if len(numbers) < 2:
        return None
    return {"mean": fmean(numbers), "quartiles": quantiles(numbers, n=4, method="inclusive")}


def main() -> None:
    """Play them and print what they came to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--preset", choices=tuple(GAME.presets), default="source")
    parser.add_argument("--victory", choices=("talisman", "honor"), default="talisman")
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    options = {**GAME.presets[asked.preset], "victory": asked.victory, "rounds_max": asked.rounds}
    played = list(reigns(asked.games, asked.minutes, asked.seed, asked.seats, options))
    print(json.dumps(figures(played), indent=None if asked.json else 2))


if __name__ == "__main__":
    main()
