"""Plays the recorded battles of Daimyo anew: ``python -m tests.daimyo.make_records``.

One for every way in which a battle can end. They are made once for a version of the rules; the
tests replay and verify them, so that a change of the rules that forgets the version is found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.hunt import Want, found, play_with_real_dice

from gunbai.core.match import Match
from gunbai.games.daimyo import GAME
from gunbai.play import new

HERE = Path(__file__).parent
FOLDER = HERE.parent / "records"
BRAWL = (HERE / "brawl.toml").read_text(encoding="utf-8")
GUARDED = BRAWL.replace(
    'id = "blue-left"\nclan = "blue"\ntroops = "ronin"',
    'id = "blue-left"\nside = "b"\ntroops = "guard"',
)
"""The same with the second side's left held by the General's guard, which counts twice."""
BOLD = ["bold", "bold"]
OWN = {"scenario": "own"}


def brings(toml: str) -> Callable[[Match], None]:
    """The first seat brings a scenario along."""

    def begin(match: Match) -> None:
        (number,) = match.open
        match.answer(0, number, {"toml": toml})

    return begin


def broken(first: bool, second: bool) -> Want:
    """A battle in which just these sides lost more than a third."""
    return lambda match: [match.state.losses(side).broken for side in (0, 1)] == [first, second]


def is_drawn(match: Match) -> bool:
    """Whether both lost the same share, over a third."""
    return match.outcome is not None and match.outcome.how.key == "daimyo.drawn"


def is_parted(match: Match) -> bool:
    """Whether both lost over a third, and one of them more."""
    return broken(True, True)(match) and not is_drawn(match)


def is_won(match: Match) -> bool:
    """Whether a side won."""
    return match.outcome is not None and bool(match.outcome.winners)


def at_a_table(options: dict[str, Any]) -> Match:
    """Two persons with real dice, who take an answer back now and then."""
    match = new(GAME, ["Ichi", "Ni"], options, "typed")
    twin, rng = new(GAME, BOLD, options, 1), Random(5)
    match.note(1, "The mist has lifted.")
    play_with_real_dice(match, twin, rng)
    return match


def games() -> Iterator[tuple[str, Match]]:
    """Every recorded battle under its name."""
    brawl = brings(BRAWL)
    yield "first-lost", found(GAME, BOLD, broken(True, False), OWN, brawl)
    yield "second-lost", found(GAME, BOLD, broken(False, True), OWN, brawl)
    yield "both-lost", found(GAME, BOLD, is_parted, OWN, brings(GUARDED))
    yield "drawn", found(GAME, BOLD, is_drawn, OWN, brawl)
    yield "cards", found(GAME, BOLD, is_won, OWN | {"activation": "cards"}, brawl)
    few = {"scenario": "quick", "turns": 2}
    yield "turns", found(GAME, ["fair", "careful"], broken(False, False), few)
    swapped = {"scenario": "random", "clans": 1, "swap": True}
    yield "swapped", found(GAME, ["bold", "fair"], is_won, swapped)
    yield "typed", at_a_table({"scenario": "quick", "turns": 3})


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name, match in games():
        (FOLDER / f"daimyo-{name}.gunbai").write_bytes(match.record.dump())


if __name__ == "__main__":
    main()
