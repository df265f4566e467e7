"""A contest: which bots meet, how they are seated, and the plan of games that comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from gunbai.arena.lineups import KINDS, Lineup, contested, lineups
from gunbai.core.game import Sitting
from gunbai.core.script import NOTHING, refused, shown
from gunbai.study.own import game_of
from gunbai.study.plan import Plan, Setting, check


class Contest(Struct, frozen=True):
    """Bots, line-ups and the plan of their games: one *deal* is every line-up in every seating.

    ``seats`` are those that the bots contend for.
    """

    bots: Sequence[str]
    lineups: Sequence[Lineup]
    seats: Sequence[int]
    plan: Plan

    @property
    def games_a_deal(self) -> int:
        """How many games are played with the same dice."""
        return len(self.plan.settings)


def contest(
    game: str,
    bots: Sequence[str],
    table: Sequence[Sitting],
    *,
    games: int,
    seed: int = 1,
    kinds: Sequence[str] = ("half",),
    against: str = "",
    options: Mapping[str, Any] = NOTHING,
) -> Contest:
    """Plan a contest of at least so many games, in whole deals, or raise `Refused`.

    ``table`` says who sits in the seats that nobody contends for. With ``against`` all others meet
    that bot alone.
    """
    found = game_of(game, bots)
    _check(bots, kinds)
    if against and against not in bots:
        raise refused("arena.against", given=shown(against), legal=list(bots))
    seats = contested(found, len(table))
    met = list(lineups(kinds, bots, len(seats), against))
    settings = [
        Setting(_seated(table, seats, seating), options, {"bots": ",".join(seating)})
        for lineup in met
        for seating in lineup.seatings
    ]
    deals = -(-games // len(settings))
    planned = Plan(found.id, settings, deals, seed, clocked=True)
    check(planned)
    return Contest(tuple(bots), met, seats, planned)


def _check(bots: Sequence[str], kinds: Sequence[str]) -> None:
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise refused("arena.bots", given=shown(",".join(bots)))
    for kind in kinds:
        if kind not in KINDS:
            raise refused("arena.lineup", given=shown(kind), legal=KINDS)


def _seated(
    table: Sequence[Sitting], seats: Sequence[int], seating: Sequence[str]
) -> list[Sitting]:
    seated = list(table)
    for seat, bot in zip(seats, seating, strict=True):
        seated[seat] = Sitting(table[seat].name, bot)
    return seated
