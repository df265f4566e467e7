"""A realm laid out by hand, and scripts played on it with answers and dice laid out beforehand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests import played

from gunbai.core.script import Ask, Script, Tell
from gunbai.games.hierarchy.options import OPTIONS
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.conflict import UPRISING, Conflict, face_off
from gunbai.games.hierarchy.rules.sheet import STATS, SWORD, Character, Tile
from gunbai.games.hierarchy.state import Boss, Quest, Realm
from gunbai.games.hierarchy.steps.initiation import contender

EMPEROR, DAIMYO, RIVAL, SHOGUN, SHOGUN2, SHOGUN3, SAMURAI = range(7)
"""Who sits where in a realm made by `realm`."""
Answer = Any
"""A value, a list of values one after the other, or a function of the question."""


def realm(count: int = 9, **options: Any) -> Realm:
    """A realm in its first round: castes by seat, Combat 3, Spirit 1, Honor 1, no extra Tiles."""
    chosen = {option.id: option.default for option in OPTIONS} | options
    made = Realm([character(seat) for seat in range(count)], chosen, list(range(count)), round=1)
    made.quest = Quest(author=EMPEROR, boss=Boss("the Boss", dict.fromkeys(STATS, 2), 3, 0))
    return made


def character(seat: int) -> Character:
    """The character in a seat, named after it."""
    caste = next(c for c, last in zip(Caste, (0, 2, 5, 99), strict=True) if seat <= last)
    stats = dict.fromkeys(STATS, 0) | {"combat": 3, "spirit": 1}
    return Character(
        seat, f"c{seat}", caste, stats, [SWORD], talisman=f"T{seat}", precious=f"P{seat}", honor=1
    )


def tile(name: str, use: str = "craft", rating: int = 1) -> Tile:
    """A Tile."""
    return Tile(name, use, rating)


class Played(played.Played):
    """A script played; ``answers`` are by key, or by (key, seat)."""

    def __init__(
        self, script: Script[Any], answers: Mapping[Any, Answer], dice: Sequence[Sequence[int]] = ()
    ) -> None:
        self.answers = {k: list(v) if isinstance(v, list) else v for k, v in answers.items()}
        super().__init__(script, dice)

    def answer(self, ask: Ask) -> Any:
        found = self.answers[
            (ask.key, ask.seat) if (ask.key, ask.seat) in self.answers else ask.key
        ]
        if callable(found):
            return found(ask)
        return found.pop(0) if isinstance(found, list) else found

    def told(self, key: str) -> list[Tell]:
        """The events of a key."""
        return [event for event in self.tells if event.key == key]

    def asked(self, key: str) -> list[Any]:
        """The questions of a key."""
        return [ask for ask in self.asks if ask.key == key]


def all_dice(ask: Any) -> list[int]:
    """Lay everything."""
    return list(range(len(ask.items)))


def lowest(ask: Any) -> list[int]:
    """Lay the lowest die."""
    return [len(ask.items) - 1]


BRUTE = {"hierarchy.bid": all_dice, "hierarchy.match": all_dice}
"""Both lay everything at once: the greater total strikes."""


def in_a_duel(honor: int = 1, **options: Any) -> Realm:
    """A Samurai has rolled against the Emperor, and bids."""
    made = realm(**options)
    made.characters[SAMURAI].honor = made.characters[EMPEROR].honor = honor
    sides = (contender(made, made.characters[SAMURAI]), contender(made, made.characters[EMPEROR]))
    conflict = Conflict(UPRISING, sides)
    conflict.sides[0].hand, conflict.sides[1].hand = (9, 4), (7, 7)
    conflict.duel = face_off(conflict, made.options["bid_limit"])
    made.conflicts.append(conflict)
    return made
