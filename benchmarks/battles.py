"""Battles of bots in one scenario: who wins, how long they last, which weather came.

    python -m benchmarks.battles okehazama [--games 300] [--seed 1] [--minutes 8] [--json]

Battle ``n`` of a seed is always the same battle, and the same as ``gunbai study daimyo`` plays. A
run ends after its games or its minutes, whichever comes first, and says how many it has played.
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

from gunbai.dice import Seeded
from gunbai.games.daimyo import GAME
from gunbai.games.daimyo.weather import Weather
from gunbai.match import Match
from gunbai.play import new, play_bots

GAMES, MINUTES = 300, 8.0
SCENARIOS = ("quick", "okehazama", "mikata-ga-hara", "random")
WEATHER = ("daimyo.weather", "daimyo.weather-changes")


@dataclass(frozen=True)
class Fought:
    """What one battle came to.

    ``winner`` is the side, None for a draw or no decision; ``lost`` what each side lost of what it
    brought; ``weather`` the weather of each turn.
    """

    how: str
    winner: int | None
    lost: tuple[float, float]
    weather: tuple[str, ...]

    @property
    def turns(self) -> int:
        """How many turns it lasted."""
        return len(self.weather)


def fight(number: int, seed: int, seats: list[str], options: Mapping[str, Any]) -> Fought:
    """Play battle ``number`` of a seed to its end."""
    match = new(GAME, seats, options, Seeded(f"{seed}/{number}"), hints=False)
    play_bots(match, Random(f"{seed}/{number}/bots"))
    return told(match)


def told(match: Match) -> Fought:
    """What a battle that is over came to."""
    battle, outcome = match.state, match.outcome
    if outcome is None:
        raise ValueError("bots in both seats leave nobody to wait for")
    winner = next((side for side in (0, 1) if battle.seat(side) in outcome.winners), None)
    lost = tuple(float(battle.losses(side).share) for side in (0, 1))
    return Fought(outcome.how.key.split(".")[1], winner, (lost[0], lost[1]), weathers(match))


def weathers(match: Match) -> tuple[str, ...]:
    """The weather of each turn, as the table was told it."""
    found: list[str] = []
    for event in match.log(None):
        if event.key == "daimyo.turn":
            found.append(Weather.FINE.value)
        elif event.key in WEATHER:
            found[-1] = str(event.values["weather"]).rpartition(".")[2]
    return tuple(found)


def fights(
    games: int, minutes: float, seed: int, seats: list[str], options: Mapping[str, Any]
) -> Iterator[Fought]:
    """The battles of a seed, until there are enough or the minutes are over."""
    end = monotonic() + 60 * minutes
    for number in range(games):
        if monotonic() > end:
            return
        yield fight(number, seed, seats, options)


def figures(fought: list[Fought]) -> dict[str, Any]:
    """What many battles came to, as JSON."""
    turns = [one.turns for one in fought]
    sky = Counter(weather for one in fought for weather in one.weather)
    seen = Counter(weather for one in fought for weather in set(one.weather))
    return {
        "battles": len(fought),
        "how": dict(Counter(one.how for one in fought)),
        "won": [sum(one.winner == side for one in fought) for side in (0, 1)],
        "turns": {"mean": fmean(turns), "quartiles": quartiles(turns), "most": max(turns)},
        "lost": [fmean(one.lost[side] for one in fought) for side in (0, 1)],
        "turns_of_100": {weather: 100 * sky[weather] / sum(turns) for weather in sorted(sky)},
        "battles_with": dict(sorted(seen.items())),
    }


def quartiles(numbers: list[int]) -> list[float]:
    """First quartile, median, third quartile."""
    return quantiles(3 * numbers if len(numbers) == 1 else numbers, n=4, method="inclusive")


def main() -> None:
    """Fight them and print what they came to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenario", choices=SCENARIOS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="steady,steady", help="who sits in which seat")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    options, seats = {"scenario": asked.scenario}, asked.bots.split(",")
    found = figures(list(fights(asked.games, asked.minutes, asked.seed, seats, options)))
    print(json.dumps(found, indent=None if asked.json else 2))


if __name__ == "__main__":
    main()
