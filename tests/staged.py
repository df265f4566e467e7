"""Kinds of questions that no recorded game asks, come to in games that are played at random."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from gunbai.core.match import Match
from gunbai.core.record import Record
from gunbai.core.script import Ask, Choose, Seat
from gunbai.core.seating import PERSON, Wish
from gunbai.play import new

KINDS: Mapping[str, frozenset[str]] = {
    "snow": frozenset({"snow.school-die", "snow.commune-snow-to-secrets", "snow.desire-end"}),
    "hierarchy": frozenset(
        f"hierarchy.{kind}"
        for kind in (
            *("doubt-tiles", "new-tile", "obstacle", "use"),
            *("roll", "roll.help", "roll.initiative", "roll.slip"),
        )
    ),
    "daimyo": frozenset(
        f"daimyo.{kind}"
        for kind in (
            *("book", "book.reforms", "challenge", "challenged-answer", "fire-at"),
            *("roll.calm", "roll.card", "roll.challenge", "roll.pursuit", "roll.rout"),
            *("roll.season", "table.caught", "table.cut-down", "table.fighting-building"),
            *("table.fighting-deep-wide", "table.fighting-wide", "table.flight", "table.guns"),
            *("table.holder", "table.leaders", "table.rush", "table.sees-loss"),
            *("table.sees-rout", "table.shooting-disordered", "table.steady", "table.taker"),
        )
    ),
}
"""What is come to, game by game."""

MOST = 200
"""So many games are played at each table at most."""


class Moment(Struct, frozen=True):
    """Where a game's record comes to a question: after how many entries, and who is asked."""

    record: Record
    version: int
    seat: Seat


class Table(Struct, frozen=True):
    """Who plays, under which options, and how they answer.

    By kinds of questions with ``first``, and wherever there is one with an option in whose name
    stands what they ``like``; everything else is drawn by lot.
    """

    people: Sequence[str]
    options: Mapping[str, Any] = {}
    likes: str = " "
    first: Mapping[str, Any] = {}
    dice: str = "typed"


COUPLE = ("Aki", "Sora")
COURT = (*COUPLE, "Midori", "Kenji", "Hanae", "Ryo", "Tomoe", "Jiro")


def _battle(name: str, likes: str = "fire", dice: Mapping[str, Any] = {}, **options: Any) -> Table:
    toml = (Path(__file__).parent / "daimyo" / f"{name}.toml").read_text(encoding="utf-8")
    first = {"daimyo.scenario": {"toml": toml}, **dice}
    return Table(COUPLE, {"scenario": "own", **options}, likes, first)


FRENZIED = {"daimyo.roll.morale": [6, 6], "daimyo.roll.calm": [1, 1]}
"""Dice by which everybody stands, and those who can fall into a frenzy do, and stay in it."""


TABLES: Mapping[str, Sequence[Table]] = {
    "snow": (Table(COUPLE, likes="-school"), Table(COUPLE, {"rounds": 1, "desire": "secret"})),
    "hierarchy": (
        Table(COURT, {"tiles": "ask", "scene_conflicts": 2}),
        Table(COURT, {"creation_tiles": "stack", "bid_limit": 1}),
    ),
    "daimyo": (
        Table(COUPLE, {"positions": "light"}),
        _battle("skirmish"),
        _battle("close", positions="table"),
        _battle("close", "shoot", FRENZIED, positions="table"),
        Table(COUPLE, {"positions": "table", "activation": "cards", "victory": "objective"}),
    ),
}


@cache
def staged(game: str) -> dict[str, Moment]:
    """Where each of these kinds of questions of a game is first come to.

    Raises:
        LookupError: many random games do not come to all of them.

    """
    found: dict[str, Moment] = {}
    for seed in range(MOST):
        for table in TABLES[game]:
            for match in _played(game, table, seed):
                for ask in match.open.values():
                    if ask.key in KINDS[game] and ask.seat is not None:
                        moment = Moment(match.record, match.version, ask.seat)
                        found.setdefault(ask.key, moment)
        if len(found) == len(KINDS[game]):
            return found
    raise LookupError(f"no game comes to {sorted(KINDS[game] - found.keys())}")


def _played(game: str, table: Table, seed: int) -> Iterator[Match]:
    """A game that is played at random: at its start and after every answer."""
    people = [Wish(name, PERSON) for name in table.people]
    match = new(game, people, table.options, table.dice)
    rng = Random(seed)
    yield match
    while match.open:
        number, ask = next(iter(match.open.items()))
        match.answer(ask.seat, number, _answer(ask, table, rng))
        yield match


def _answer(ask: Ask, table: Table, rng: Random) -> Any:
    if ask.key in table.first:
        return table.first[ask.key]
    options = ask.options if isinstance(ask, Choose) else ()
    return next((option for option in options if table.likes in option), None) or ask.sample(rng)
