"""The long run: ``python -m tests.shown GAME --choices 100000 --seed 1 --minutes 9``."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from importlib import import_module
from itertools import count
from time import monotonic


def main() -> None:
    """Play random games until so many shown chances were compared, and say how many of each.

    A run that must end earlier says by its seeds where the next one goes on.
    """
    parser = ArgumentParser(prog="python -m tests.shown")
    parser.add_argument("game", choices=("daimyo", "snow", "hierarchy"))
    parser.add_argument("--choices", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600)
    given = parser.parse_args()
    end = monotonic() + 60 * given.minutes
    play = import_module(f"tests.shown.{given.game}").play
    counted: Counter[str] = Counter()
    for seed in count(given.seed):
        try:
            counted += play(seed)
        except AssertionError:
            print(f"{given.game}, seed {seed}: a chance is not as it was shown")
            raise
        if counted.total() >= given.choices or monotonic() > end:
            break
    print(f"{given.game}: seeds {given.seed} to {seed}, {counted.total()} chances as shown")
    for kind, number in counted.most_common():
        print(f"{number:8} {kind}")


if __name__ == "__main__":
    main()
