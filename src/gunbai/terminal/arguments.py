"""Opening a game from the words of a command line: seats, options, dice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from gunbai.core.clock import UNITS, Clock, minute_of
from gunbai.core.dice import Dice, Sealed, Seeded, Typed
from gunbai.core.game import Game, Sitting
from gunbai.core.script import refused, shown
from gunbai.core.seating import BOT, Wish, seated, wish_of
from gunbai.terminal.language import current
from gunbai.words.catalogue import say

ME = "me"
USUAL = 4
"""How many seats a table has where nobody says (or as near as the game allows)."""


def seats(game: Game, words: str | None) -> list[Sitting]:
    """Who sits where, from words such as ``me,bot,Aki``; by default one person among bots.

    ``me`` is whoever sits at the keyboard (called as a bot there would be, where the game has names
    for them), ``bot`` the game's first bot, a bot's id that bot, and any other word the name of a
    person.
    """
    given = usual_seats(game) if words is None else words.split(",")
    return seated(game, [_wish(game, word, seat) for seat, word in enumerate(given)], current())


def _wish(game: Game, word: str, seat: int) -> Wish:
    if word.strip() != ME:
        return wish_of(game, word)
    return Wish(game.bot_name(seat, current()) or say(current(), "terminal.me"))


def usual_seats(game: Game) -> list[str]:
    """One person in the first seat of the commonest role, bots in all others."""
    count = min(max(USUAL, game.players.start), game.players.stop - 1)
    roles = list(game.roles(count))
    mine = roles.index(Counter(roles).most_common(1)[0][0])
    return [ME if seat == mine else BOT for seat in range(count)]


def all_bots(game: Game, words: str | None) -> list[Sitting]:
    """Bots in every seat: the usual number of the usual ones, or those named.

    The same ones in every language: a study tells the same whoever reads it.
    """
    given = [BOT] * len(usual_seats(game)) if words is None else words.split(",")
    sat = seated(game, [wish_of(game, word) for word in given])
    for sitting in sat:
        if not sitting.is_bot:
            raise refused("core.unknown-bot", given=shown(sitting.name), legal=sorted(game.bots))
    return sat


def options(game: Game, given: Iterable[str], preset: str | None = None) -> dict[str, Any]:
    """Table options from ``NAME=VALUE``, on top of those that a ``preset`` of the game sets.

    Raises:
        Refused: at the first that is illegal.

    """
    known = {option.id: option for option in game.options}
    chosen = _preset(game, preset)
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise refused("terminal.not-a-pair", given=shown(pair), legal=sorted(known))
        if name not in known:
            raise refused("core.unknown-option", given=shown(name), legal=sorted(known))
        chosen[name] = known[name].read(value)
    return chosen


def _preset(game: Game, name: str | None) -> dict[str, Any]:
    if name is None:
        return {}
    if name not in game.presets:
        raise refused("terminal.no-preset", given=shown(name), legal=sorted(game.presets))
    return dict(game.presets[name])


def dice(kind: str | None, seed: int | None) -> Dice:
    """The dice that are wanted: a seed, real dice to be typed in, or (else) sealed ones."""
    if seed is not None:
        if kind is not None:
            raise refused("terminal.seed-or-dice")
        return Seeded(seed)
    return Typed() if kind == "typed" else Sealed.fresh()


def clock(
    clock: str | None = None,
    night: str | None = None,
    zone: str | None = None,
    holidays: str | None = None,
    when_up: str | None = None,
) -> Clock | None:
    """The clock that is wanted: ``1d`` for each decision, ``20m+10s`` a budget with its increment.

    Raises:
        Refused: where there can be no such clock, or hours are given without one.

    """
    if clock is None:
        if any((night, zone, holidays, when_up)):
            raise refused("terminal.hours-without-clock")
        return None
    span, plus, increment = clock.partition("+")
    falls, _, ends = (night or "0:00-0:00").partition("-")
    made = Clock(
        "budget" if plus else "each",
        seconds(span),
        seconds(increment) if plus else 0,
        (minute_of(falls), minute_of(ends)),
        tuple(holidays.split(",")) if holidays else (),
        zone or "UTC",
        when_up or "remind",
    )
    made.check()
    return made


def seconds(span: str) -> int:
    """A span of time in seconds: ``90s``, ``20m``, ``8h``, ``2d``; raise `Refused` for others."""
    found = re.fullmatch(r"\s*(\d{1,7})([smhd])\s*", span, re.ASCII)
    if found is None:
        raise refused("terminal.not-a-span", given=shown(span))
    return int(found[1]) * UNITS[found[2]]


def persons(sat: Sequence[Sitting]) -> list[int]:
    """The seats of persons."""
    return [seat for seat, sitting in enumerate(sat) if not sitting.is_bot]
