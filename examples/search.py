"""A bot that searches: it tries each answer in some imagined games and takes the best.

It plays on in forks of its own seat, so it knows no more than its player: what it has not seen is
answered by the game's own bot, dice fall anew. Try it against that bot::

    gunbai arena snow --bots examples/search.py:search,fair --games 20
"""

from __future__ import annotations

from random import Random
from typing import Any

from gunbai.core.game import Reasoned, Sight
from gunbai.core.match import Match
from gunbai.core.script import Ask, Choose, Number, Phrase, Value
from gunbai.core.seating import usual_bot
from gunbai.play import ask_bot

GAMES = 8
"""How often each answer is tried."""
ANSWERS_MOST = 12
"""Questions with more answers than this are left to the game's own bot."""
STEPS_MOST = 60
"""How many answers a tried game is played on at most."""


def search(sight: Sight, ask: Ask, rng: Random) -> Value | Reasoned:
    """Answer with what scored best in imagined games; else as the game's own bot does."""
    assert sight.fork is not None
    answers = _answers(ask)
    if not 1 < len(answers) <= ANSWERS_MOST:
        match = sight.fork(rng.getrandbits(62))
        return ask_bot(match, _number(match, ask), rng, _bot(match, ask.seat))
    seeds = [rng.getrandbits(62) for _ in range(GAMES)]  # the same luck for every answer
    worth = {str(value): _worth(sight, ask, value, seeds) for value in answers}
    best = max(answers, key=lambda value: worth[str(value)])
    why = [Phrase("search.tried", {"games": GAMES, "worth": round(worth[str(best)], 2)})]
    return Reasoned(best, why, worth)


def _answers(ask: Ask) -> list[Any]:
    match ask:
        case Choose(options=options):
            return list(options)
        case Number(low=low, high=high):
            return list(range(low, high + 1))
        case _:
            return []


def _worth(sight: Sight, ask: Ask, value: Value, seeds: list[int]) -> float:
    """By how much the seat is ahead of the best other, on average, after an answer."""
    return sum(_ahead(sight, ask, value, seed) for seed in seeds) / len(seeds)


def _ahead(sight: Sight, ask: Ask, value: Value, seed: int) -> float:
    assert sight.fork is not None
    match: Match = sight.fork(seed)
    match.answer(ask.seat, _number(match, ask), value)
    rng = Random(seed)
    for _ in range(STEPS_MOST):
        if not match.open:
            break
        number, question = next(iter(match.open.items()))
        match.answer(question.seat, number, ask_bot(match, number, rng, _bot(match, question.seat)))
    if match.outcome is None:
        return 0.0
    scores = match.outcome.scores
    others = [score for seat, score in scores.items() if seat != ask.seat]
    return scores.get(ask.seat, 0) - max(others, default=0)


def _number(match: Match, ask: Ask) -> int:
    return next(n for n, open_ in match.asks(ask.seat).items() if open_.key == ask.key)


def _bot(match: Match, seat: int) -> Any:
    role = match.game.roles(len(match.setup.seats))[seat]
    return match.game.bots[usual_bot(match.game, role)]
