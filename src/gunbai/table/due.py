"""When a server must do something at a table by itself: let bots go on, end a time, give an answer.

A standing answer is given after a wait drawn from those that the persons of the table took before,
so that nobody can tell it by its speed. It is drawn from the table's id, which nobody is told, and
so it is the same in every process, and after a restart.
"""

from __future__ import annotations

from random import Random

from gunbai.core.clock import Clock, deadline
from gunbai.core.match import Match
from gunbai.core.script import Ask
from gunbai.lessons import guide
from gunbai.table.open_table import OpenTable

GRACE = 30
"""Seconds after which another process looks after bots: whoever acted at the table lets them go
on at once, unless it was ended."""
WAITS_LEAST, WAITS_MOST = 5, 60
"""How many waits of persons there must be to draw from them, and how many of the last are."""
SHORTEST = 2
"""Seconds below which nobody has read a question: such a wait is of no person."""
USUAL, SPREAD = 12.0, 0.8
"""The median wait in seconds, and the spread of its logarithm, while nobody has shown another."""


def awaited_bot(match: Match) -> tuple[int, Ask] | None:
    """The first question that a bot must answer now; while a wish to go back is open, none."""
    if match.proposal is not None or match.company.paused or match.company.closed:
        return None
    for number, ask in match.open.items():
        if by_itself(match, number):
            return number, ask
    return None


def by_itself(match: Match, number: int) -> bool:
    """Whether an open question is answered by a bot, or in a guided game by the guide."""
    return match.by_bot(number) or guide.answers_for(match, match.open[number])


def due(table: OpenTable, now: int) -> int | None:
    """When the server must look at a table again by itself; None: not before somebody acts."""
    match = table.match
    if match.over or match.company.closed or match.company.paused:
        return None
    times = [up for number in match.open if (up := match.up(number)) is not None]
    times += [given for number in match.open if (given := given_at(table, number)) is not None]
    if awaited_bot(match) is not None:
        times.append((now // GRACE + 2) * GRACE)  # seldom another, for it is stored
    return min(times, default=None)


def given_at(table: OpenTable, number: int) -> int | None:
    """When the standing answer to an open question is given; None: its person must be asked."""
    match = table.match
    if match.proposal is not None or match.by_bot(number) or match.standing_for(number) is None:
        return None
    since, up = table.awaited_since(number), match.up(number)
    wait = drawn(table, Random(f"{table.id}/{match.epoch}/{number}/{since}"))
    if up is None:
        return since + wait
    clock = match.company.clock
    assert clock is not None
    in_hours = deadline(Clock("each", 0, 0, clock.night, clock.holidays, clock.zone), since, wait)
    return min(in_hours, (since + up) // 2)


def drawn(table: OpenTable, rng: Random) -> int:
    """How long a person of the table might take."""
    waits = [wait for wait in table.waits() if wait >= SHORTEST][-WAITS_MOST:]
    typical = rng.choice(waits) if len(waits) >= WAITS_LEAST else rng.lognormvariate(0, SPREAD)
    scale = 1.0 if len(waits) >= WAITS_LEAST else USUAL
    return max(SHORTEST, round(scale * typical * rng.uniform(0.75, 1.25)))
