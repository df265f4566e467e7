"""PokerKit: poker in Python, with all that is no decision automated."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib.metadata import version
from typing import Any

import pokerkit  # type: ignore[import-not-found]

from benchmarks.timing import CHANCE, rates, report

AUTOMATED = tuple(pokerkit.Automation)


def kuhn() -> Any:
    """A hand of Kuhn poker for two."""
    return pokerkit.KuhnPoker(AUTOMATED)((2, 2), 2)


def limit_holdem() -> Any:
    """A hand of fixed-limit Texas hold'em for two."""
    return pokerkit.FixedLimitTexasHoldem(AUTOMATED, True, 0, (1, 2), 2, 4)((200, 200), 2)


def play(hand: Callable[[], Any], _seed: int) -> Mapping[str, int]:
    """Play one hand at random."""
    state = hand()
    decisions = 0
    while state.status:
        CHANCE.choice(legal(state))()
        decisions += 1
    return {"decisions": decisions}


def legal(state: Any) -> list[Any]:
    """What the actor may do now."""
    ways = (
        (state.can_fold, state.fold),
        (state.can_check_or_call, state.check_or_call),
        (state.can_complete_bet_or_raise_to, state.complete_bet_or_raise_to),
    )
    return [do for may, do in ways if may()]


if __name__ == "__main__":
    hands = {"Kuhn poker": kuhn, "limit Texas hold'em": limit_holdem}
    report(
        version("pokerkit"),
        {name: rates(partial(play, hand)) for name, hand in hands.items()},
    )
