"""Opening a game from the words of a command line: seats, options, dice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from gunbai.core.dice import Dice, Sealed, Seeded, Typed
from gunbai.core.game import Game, Option, Sitting, text
from gunbai.core.script import refused, shown
from gunbai.terminal.language import current
from gunbai.words.catalogue import say

ME, BOT = "me", "bot"
USUAL = 4
"""How many seats a table has where nobody says (or as near as the game allows)."""
NAME_MOST = 40


def seats(game: Game, words: str | None) -> list[Sitting]:
    """Who sits where, from words such as ``me,bot,Aki``; by default one person among bots.

    ``me`` is whoever sits at the keyboard (called as a bot there would be, where the game has names
    for them), ``bot`` the game's first bot, a bot's id that bot, and any other word the name of a
    person.
    """
    given = usual_seats(game) if words is None else words.split(",")
    sat = _sittings(game, given, current())
    names = Counter(sitting.name for sitting in sat)
    for name, count in names.items():
        if count > 1:
            raise refused("terminal.same-name", name=name)
    return sat


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
    sat = _sittings(game, given, language="")
    for sitting in sat:
        if not sitting.is_bot:
            raise refused("core.unknown-bot", given=shown(sitting.name), legal=sorted(game.bots))
    return sat


def _sittings(game: Game, words: Sequence[str], language: str) -> list[Sitting]:
    roles = game.roles(len(words)) if len(words) in game.players else [""] * len(words)
    return [
        _sitting(game, word.strip(), seat, usual_bot(game, role, language) if game.bots else "")
        for seat, (word, role) in enumerate(zip(words, roles, strict=True))
    ]


def _sitting(game: Game, word: str, seat: int, usual: str) -> Sitting:
    if word == BOT or word in game.bots:
        if not game.bots:
            raise refused("terminal.no-bots", game=game.id)
        bot = usual if word == BOT else word
        name = game.bot_name(bot, seat) or say(current(), "terminal.bot-name", number=seat)
        return Sitting(name, bot)
    if not 0 < len(word) <= NAME_MOST or not word.isprintable():
        raise refused("terminal.seat-name", given=shown(word), most=NAME_MOST)
    if word == ME:
        return Sitting(game.bot_name(usual, seat) or say(current(), "terminal.me"))
    return Sitting(word)


def usual_bot(game: Game, role: str, language: str) -> str:
    """The bot named like the role, else the game's first; where there is one, of a language."""
    named = role.rsplit(".", 1)[-1]
    bot = named if named in game.bots else next(iter(game.bots))
    speaking = f"{bot}-{language}"
    return speaking if speaking in game.bots else bot


def options(game: Game, given: Iterable[str], preset: str | None = None) -> dict[str, Any]:
    """Table options from ``NAME=VALUE``, on top of those that a ``preset`` of the game sets.

    Raises `Refused` at the first that is illegal.
    """
    known = {option.id: option for option in game.options}
    chosen = _preset(game, preset)
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise refused("terminal.not-a-pair", given=shown(pair), legal=sorted(known))
        if name not in known:
            raise refused("core.unknown-option", given=shown(name), legal=sorted(known))
        chosen[name] = value_of(known[name], value)
    return chosen


def _preset(game: Game, name: str | None) -> dict[str, Any]:
    if name is None:
        return {}
    if name not in game.presets:
        raise refused("terminal.no-preset", given=shown(name), legal=sorted(game.presets))
    return dict(game.presets[name])


def value_of(option: Option, written: str) -> Any:
    """The value of an option as it is written on a command line."""
    value: Any = written
    for choice in option.choices:
        if text(choice) == written:
            value = choice
    if not option.choices:
        if written == "none" and option.default is None:
            value = None
        elif re.fullmatch(r"-?\d{1,9}", written, re.ASCII):
            value = int(written)
    option.check(value)
    return value


def dice(kind: str | None, seed: int | None) -> Dice:
    """The dice that are wanted: a seed, real dice to be typed in, or (else) sealed ones."""
    if seed is not None:
        if kind is not None:
            raise refused("terminal.seed-or-dice")
        return Seeded(seed)
    return Typed() if kind == "typed" else Sealed.fresh()


def persons(sat: Sequence[Sitting]) -> list[int]:
    """The seats of persons."""
    return [seat for seat, sitting in enumerate(sat) if not sitting.is_bot]
