"""Many random games through the conformance kit: ``python -m gunbai.testing snow --games 1000``.

Options, seats and scenarios are drawn at random for every game; options that decide how long a
game lasts are kept low (`short_options`). Games go by their seeds, so a run that was ended by its
minutes goes on with ``--seed``, and a game that failed is played again with ``--games 1``.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from random import Random
from time import monotonic
from traceback import format_exc
from typing import NamedTuple

from gunbai.registry import find, registered
from gunbai.testing.conformance import examine
from gunbai.testing.random_play import short_options

CLOSELY = 8
"""Over many games, few moments of each are looked at closely."""


class Tally(NamedTuple):
    """What was played and looked at in a game, or in many; and how many were wrong."""

    games: int = 0
    decisions: int = 0
    looks: int = 0
    hidden: int = 0
    wrong: int = 0

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(*(one + two for one, two in zip(self, other, strict=True)))


def played(game: str, closely: int, seed: int) -> tuple[Tally, str]:
    """Play one game; return what was done, and what was wrong with it, if anything was."""
    options = short_options(find(game), Random(f"{game}/options/{seed}"))
    try:
        looker = examine(game, seed, options=options, closely=closely)
    except Exception:
        return Tally(games=1, wrong=1), f"{game}, seed {seed}, {options}:\n{format_exc()}"
    return Tally(1, looker.decisions, looker.looks, looker.hidden), ""


def results(given: Namespace) -> Iterator[tuple[Tally, str]]:
    """One game after the other, on as many workers as are wanted."""
    play = partial(played, given.game, given.closely)
    seeds = range(given.seed, given.seed + given.games)
    if given.workers == 1:
        yield from map(play, seeds)
        return
    with ProcessPoolExecutor(given.workers) as pool:
        rest = iter(seeds)
        while some := list(islice(rest, 8 * given.workers)):
            yield from pool.map(play, some)


def main() -> int:
    """Play them all, or until the time is up; print one line, and before it what was wrong."""
    parser = ArgumentParser(prog="python -m gunbai.testing", description=__doc__)
    parser.add_argument("game", choices=sorted(registered()))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument(
        "--closely", type=int, default=CLOSELY, help="how many moments of each game, about"
    )
    given = parser.parse_args()
    start = monotonic()
    sum_ = Tally()
    for tally, wrong in results(given):
        sum_ = sum_.plus(tally)
        if wrong:
            print(wrong, flush=True)
        if monotonic() - start > 60 * given.minutes:
            break
    last = given.seed + sum_.games - 1
    names = "  ".join(f"{value:,} {name}" for name, value in sum_._asdict().items())
    print(f"{given.game}, seeds {given.seed} to {last}:  {names}")
    return 1 if sum_.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
