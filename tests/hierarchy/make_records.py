"""Plays the recorded games of Hierarchy anew: ``python -m tests.hierarchy.make_records``.

One for every way in which a game can end. They are made once for a version of the rules; the tests
replay and verify them, so that a change of the rules that forgets the version is found.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.hunt import found

from gunbai.core.game import Sitting
from gunbai.core.match import Match
from gunbai.games.hierarchy import GAME
from gunbai.games.hierarchy.options import PRESETS

FOLDER = Path(__file__).parent.parent / "records"
EIGHT = ["fair"] * 7 + [Sitting("Рёта", "fair")]
FEW = {"rounds_max": 4}


def is_won(match: Match) -> bool:
    """Whether the Emperor won."""
    return match.outcome is not None and bool(match.outcome.winners)


def is_ahead(match: Match) -> bool:
    """Whether the Emperor won with more Victory Points than anybody."""
    return is_won(match) and _lead(match) > 0


def is_level(match: Match) -> bool:
    """Whether the Emperor won though another has as many Victory Points."""
    return is_won(match) and _lead(match) == 0


def has_died(match: Match) -> bool:
    """Whether the game was won, and somebody died in it and was reborn."""
    return is_won(match) and any(event.key == "hierarchy.reborn" for event in match.log(None))


def is_open(match: Match) -> bool:
    """Whether the rounds were over before anybody had won."""
    return not is_won(match)


def _lead(match: Match) -> int:
    """By how many Victory Points the Emperor is ahead of everybody else."""
    emperor = match.state.emperor
    others = [who.points for who in match.state.characters if who is not emperor]
    lead: int = emperor.points - max(others)
    return lead


def games() -> Iterator[tuple[str, Match]]:
    """Every recorded game under its name."""
    lively = {**PRESETS["lively"], **FEW}
    yield "talisman", found(GAME, EIGHT, is_ahead, FEW)
    yield "honor", found(GAME, EIGHT, is_ahead, {"victory": "honor", **FEW})
    yield "level", found(GAME, EIGHT, is_level, {"undisputed": False, **FEW})
    yield "rounds", found(GAME, EIGHT, is_open, {"rounds_max": 2})
    yield "lively", found(GAME, EIGHT, is_won, lively)
    yield "reborn", found(GAME, [*EIGHT[3:], *["random"] * 3], has_died, lively)


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name, match in games():
        (FOLDER / f"hierarchy-{name}.gunbai").write_bytes(match.record.dump())


if __name__ == "__main__":
    main()
