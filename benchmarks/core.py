"""Random games of Snow, taking up a record, a year played by bots.

    PYTHONPATH=build/fast python -m benchmarks.core [--rounds N] [--json]

A random game has an Emperor and four houses, and is played through `Match` as a server would: every
answer is checked, and every answer and roll kept in the record. *Decisions* are answers; *entries*
are answers and rolls. In `build/fast` (`make fast`) questions, runner, match, dice and the script
of Snow are compiled by mypyc; what the same sources do uncompiled is measured beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from random import Random

from msgspec import structs

from benchmarks.machine import machine
from benchmarks.timing import ROUNDS, Line, Spread, as_json, as_text, milliseconds, rates
from gunbai.core import match as matches
from gunbai.core.match import Match
from gunbai.core.record import Record
from gunbai.play import new, play_bots, replay
from gunbai.registry import find

HOUSES = 4
ENTRIES = 500
GUEST = "guest"
"""The name of a person, where nobody is to think."""


def snow(seat: str, seed: int, years: int = 1) -> Match:
    """A table of Snow: an Emperor and four houses, the same kind of player in every seat."""
    seats = [f"{seat} {n}" if seat == GUEST else seat for n in range(HOUSES + 1)]
    return new("snow", seats, {"years": years}, dice=seed)


def play_at_random(match: Match, rng: Random) -> int:
    """Answer the first open question at random until the game ends; return how many it took."""
    decisions = 0
    while match.open:
        number, ask = next(iter(match.open.items()))
        match.answer(ask.seat, number, ask.sample(rng))
        decisions += 1
    return decisions


def random_year(seed: int) -> Mapping[str, int]:
    """Play one random year; count its decisions and entries."""
    match = snow(GUEST, seed)
    decisions = play_at_random(match, Random(seed))
    return {"decisions": decisions, "entries": len(match.record.entries), "years": 1}


def long_record(entries: int = ENTRIES) -> Record:
    """So many first entries of random play: of one year, or of as many as they take."""
    match = snow(GUEST, 1, years=1 + entries // 600)
    play_at_random(match, Random(1))
    assert len(match.record.entries) >= entries
    return structs.replace(match.record, entries=match.record.entries[:entries])


def bot_year(seed: int) -> Match:
    """Let bots play one year."""
    match = snow("bot", seed)
    play_bots(match, Random(seed))
    assert match.over
    return match


def is_compiled() -> bool:
    """Whether the compiled modules are those that are measured."""
    return not str(matches.__file__).endswith(".py")


def uncompiled(rounds: int) -> list[Line]:
    """The figures of the same sources as plain Python, measured in a process of its own."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "-m", "benchmarks.core", "--json", "--rounds", str(rounds)]
    run = subprocess.run(command, env=plain, capture_output=True, text=True, check=True)
    return [
        Line(
            f"{line['name']}, not compiled",
            line["unit"],
            Spread(line["figure"]["median"], tuple(line["figure"]["quartiles"])),
        )
        for line in json.loads(run.stdout)["lines"]
    ]


def measure(rounds: int) -> list[Line]:
    """All figures of the core: of the compiled modules, where they are, beside plain Python."""
    return [*here(rounds), *(uncompiled(rounds) if is_compiled() else ())]


def here(rounds: int) -> list[Line]:
    """The figures of the modules that this process has loaded."""
    speed = rates(random_year, rounds)
    lines = [Line(f"random Snow, {what}", "a second", speed[what]) for what in speed]
    record = long_record()
    opening = milliseconds(lambda _: replay(record), rounds)
    lines.append(Line(f"opening a record of {ENTRIES} entries", "milliseconds", opening))
    if find("snow").bots:
        year = milliseconds(bot_year, rounds)
        lines.append(Line(f"a year of {HOUSES} houses by bots", "milliseconds", year))
    return lines


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Speed of the core.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, choices=range(1, 101), metavar="N")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    asked = parser.parse_args()
    lines = measure(asked.rounds)
    print(as_json(lines, **machine()) if asked.json else as_text(lines))


if __name__ == "__main__":
    main()
