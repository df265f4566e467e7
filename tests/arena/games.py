"""Results of games made by hand."""

from __future__ import annotations

from tests.study.plans import seated

from gunbai.arena.contest import Contest, contest
from gunbai.study.played import Played

TABLE = seated("fair", "random", "random", "random", "random")


def snow(kinds: tuple[str, ...] = ("half",), games: int = 12) -> Contest:
    bots = ["fair", "random"]
    return contest("snow", bots, TABLE, games=games, kinds=kinds, options={"rounds": 1})


def game(*winners: int, scores: tuple[int, ...] = (0, 0, 0, 0), how: str = "won") -> Played:
    thought = {1: {1000: 2}, 2: {40: 1}}
    return Played(winners, dict(enumerate(scores, 1)), how, 0, thought=thought)
