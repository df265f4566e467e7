"""Every way in which a game can end, played by bots under sealed dice; its record verifies."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import pytest

from gunbai.core.dice import Sealed
from gunbai.core.record import load
from gunbai.games.hierarchy import GAME
from gunbai.play import new, play_bots, verify


@pytest.mark.parametrize(
    ("ending", "options", "seed"),
    [
        ("talisman", {"undisputed": False}, 1),
        ("honor", {"victory": "honor", "bid_limit": 1, "ties_max": 3}, 1),
        ("rounds", {"rounds_max": 1}, 1),
    ],
)
def test_every_way_to_end_leaves_a_record_that_proves_itself(
    ending: str, options: dict[str, Any], seed: int
) -> None:
    secret = hashlib.sha256(f"{ending} {seed}".encode()).digest()
    match = new(GAME, ["bot"] * 8, options, Sealed(secret))
    play_bots(match, Random(seed))
    assert match.outcome is not None
    assert match.outcome.how.key == f"hierarchy.ended.{ending}"
    assert len(match.outcome.winners) == (ending != "rounds")
    verdict = verify(load(match.record.dump()), GAME)
    assert verdict.passed
    assert verdict.proved
    assert verdict.over
