"""Plays the recorded games of Snow anew: ``python -m tests.snow.make_records``.

One for every way in which a game can end. They are made once for a version of the rules; the tests
replay and verify them, so that a change of the rules that forgets the version is found.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.hunt import play_with_real_dice

from gunbai.core.dice import Dice, Sealed, Seeded
from gunbai.core.game import Sitting
from gunbai.core.match import Match
from gunbai.games.snow import GAME
from gunbai.play import new, play_bots

FOLDER = Path(__file__).parent.parent / "records"
Want = Callable[[Match], bool]


def winners(match: Match) -> int:
    """How many share the victory."""
    return len(match.outcome.winners) if match.outcome else 0


def found(
    want: Want, seats: list[str | Sitting], dice: Callable[[int], Dice], **options: Any
) -> Match:
    """The first game, by its seed, that ends as is wanted."""
    for seed in range(1000):
        match = new(GAME, seats, options, dice(seed))
        play_bots(match, Random(seed))
        if want(match):
            return match
    raise LookupError("no seed ends so")


def sealed(seed: int) -> Dice:
    """Sealed dice whose secret anybody can make again."""
    return Sealed(hashlib.sha256(f"snow record {seed}".encode()).digest())


def at_a_table() -> Match:
    """Persons with real dice, who remark on the weather and take an answer back now and then."""
    match = new(GAME, ["Ichi", "Ni", "San"], {"rounds": 2, "secrets": "season_end"}, "typed")
    rng = Random(11)
    twin = new(GAME, ["fair", "fair", "random"], {"rounds": 2, "secrets": "season_end"}, 1)
    match.note(0, "Snow is falling; let us begin.")
    play_with_real_dice(match, twin, rng)
    return match


def games() -> Iterator[tuple[str, Match]]:
    """Every recorded game under its name."""
    three: list[str | Sitting] = ["fair", "fair", Sitting("Саса", "fair")]
    one: list[str | Sitting] = ["fair", "fair"]
    yield "one-winner", found(lambda match: winners(match) == 1, [*three, "strong"], sealed)
    yield "shared", found(lambda match: winners(match) == 2, three, Seeded, rounds=1)
    yield "solo", found(lambda _: True, one, Seeded, rounds=3)
    yield "two-years", found(lambda _: True, three, Seeded, rounds=1, years=2)
    yield "scored-by-year", found(lambda _: True, [*three, "random"], Seeded, scoring="year")
    yield "typed", at_a_table()


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name, match in games():
        (FOLDER / f"snow-{name}.gunbai").write_bytes(match.record.dump())


if __name__ == "__main__":
    main()
