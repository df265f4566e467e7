"""Chances and expected changes of the standing, as phrases: exact, and said in any language."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from gunbai.core.script import Phrase
from gunbai.games.snow.procedure.confrontation import KAMAE_WORDS
from gunbai.games.snow.rules.year import SUMMER
from gunbai.games.snow.worth.chances import Chances
from gunbai.games.snow.worth.reckoning import Fight, Stake, expected, settled, worth
from gunbai.odds import chance_json, fraction_json

WORTH_SAYING = Fraction(1, 1000)
"""Chances of a full success below this are passed over."""


def chance(of: Fraction) -> Phrase:
    """A chance, exactly and as a percentage."""
    return Phrase("snow.chance", chance_json(of))


def change(amount: Fraction | int) -> Phrase:
    """An expected change of score, with its sign."""
    key = "snow.change-up" if amount >= 0 else "snow.change-down"
    return Phrase(key, {**fraction_json(amount), "size": abs(float(amount))})


def promise(chances: Chances, gain: Fraction) -> list[Phrase]:
    """The chance to win, and what is expected of it."""
    return [
        Phrase("snow.hint-chance", {"chance": chance(chances.win)}),
        Phrase("snow.hint-standing", {"change": change(gain)}),
    ]


def certain(gain: int) -> list[Phrase]:
    """A change of the standing that no die decides."""
    return [Phrase("snow.hint-certain", {"change": change(gain)})]


def either(stake: Stake, fight: Fight) -> Phrase:
    """What a win and a loss would each do to the score, all chosen for it."""
    kamae = fight.mine.kamae
    assert kamae is not None
    won, lost = (
        change(worth(settled(stake, fight.kind, kamae, won)) - worth(stake))
        for won in (True, False)
    )
    return Phrase("snow.hint-either", {"won": won, "lost": lost})


def odds(stake: Stake, fights: Mapping[str, Fight]) -> list[Phrase]:
    """The chances against the one stance of the other that is known, or from worst to best."""
    chances = {against: fight.chances(stake.table) for against, fight in fights.items()}
    told = _known(stake, fights) if len(fights) == 1 else _range(stake, fights, chances)
    return [*told, either(stake, next(iter(fights.values()))), *_full(stake, chances)]


def _known(stake: Stake, fights: Mapping[str, Fight]) -> list[Phrase]:
    (fight,) = fights.values()
    return promise(fight.chances(stake.table), expected(stake, fight))


def _range(
    stake: Stake, fights: Mapping[str, Fight], chances: Mapping[str, Chances]
) -> list[Phrase]:
    ordered = sorted(fights, key=lambda against: chances[against].win)
    worst, best = ordered[0], ordered[-1]
    changes = sorted(expected(stake, fight) for fight in fights.values())
    low, high = chance(chances[worst].win), chance(chances[best].win)
    ends = {"low": low, "worst": KAMAE_WORDS[worst], "high": high, "best": KAMAE_WORDS[best]}
    least, most = change(changes[0]), change(changes[-1])
    return [
        Phrase("snow.hint-chance", {"chance": low})
        if low == high
        else Phrase("snow.hint-range", ends),
        Phrase("snow.hint-standing", {"change": least})
        if least == most
        else Phrase("snow.hint-standings", {"low": least, "high": most}),
    ]


def _full(stake: Stake, chances: Mapping[str, Chances]) -> list[Phrase]:
    """In Summer the chance that every die is a success, where the other's kamae is no matter."""
    full = {Fraction(each.full, each.total) for each in chances.values()}
    if stake.season != SUMMER or len(full) > 1 or min(full) < WORTH_SAYING:
        return []
    return [Phrase("snow.hint-full", {"chance": chance(min(full))})]
