"""What each answer to a question is worth, in points of the score to come.

For reasons and advice, and for the look back after a game. A confrontation is reckoned exactly; an
other's kamae that is not known is taken to be any of them, as likely. What is left to choose after
it is worth what it makes of the stake.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from gunbai.core.game import Reasoned
from gunbai.core.script import Ask, Choose, Number, Phrase, Value
from gunbai.games.snow.bots import reckoner, spending
from gunbai.games.snow.rules.house import SAMURAI_KO
from gunbai.games.snow.worth.prospects import Outlook, member
from gunbai.games.snow.worth.reckoning import worth

UNIT = "snow.unit.points"
Worths = Mapping[str, Fraction]


def kamae(outlook: Outlook, ask: Choose) -> Worths:
    """Every stance that is open."""
    values = outlook.averaged(outlook.me, outlook.fights())
    return {option: values[option] for option in ask.options}


def challenge(outlook: Outlook, ask: Choose) -> Worths:
    """Every way to challenge, at its best type and kamae; to let it pass brings nothing."""
    return {reckoner.PASS: Fraction(0), **reckoner.challenges(outlook, ask)}


def contest_type(outlook: Outlook, ask: Choose) -> Worths:
    """Every type, at its best kamae."""
    me = member(outlook.house, ask.subject["who"])
    other = member(outlook.active, ask.subject["other"])
    return reckoner.contests(outlook, me, other, ask.options)


def reassert(outlook: Outlook, ask: Choose) -> Worths:
    """The dice as they lie, and every stance rolled anew for a Snow."""
    stake = outlook.stake(outlook.me)
    anew = [stance for stance in ask.options if stance != reckoner.KEEP]
    values = {reckoner.KEEP: Fraction(outlook.as_it_lies())}
    values |= outlook.reassertion(anew).promises(stake)
    return {option: value - worth(stake) for option, value in values.items()}


def _plain(values: Callable[[Outlook, Any], Mapping[Any, int]]) -> Callable[..., Worths]:
    """What is a change of score already."""
    return lambda outlook, ask: {
        str(option): Fraction(value) for option, value in values(outlook, ask).items()
    }


def _of_mine(values: Callable[[Outlook, Any], Mapping[Any, int]]) -> Callable[..., Worths]:
    """The change of what the one who took part has at stake."""

    def changes(outlook: Outlook, ask: Any) -> Worths:
        now = worth(outlook.stake(outlook.me))
        return {option: value - now for option, value in _plain(values)(outlook, ask).items()}

    return changes


def shield(outlook: Outlook, ask: Number) -> Worths:
    """The change of what the samurai-ko has at stake, by how much Secrets bear."""
    now = worth(outlook.stake(member(outlook.house, SAMURAI_KO)))
    return {
        str(borne): Fraction(value - now) for borne, value in spending.shields(outlook, ask).items()
    }


WORTHS: Mapping[str, Callable[[Outlook, Any], Worths]] = {
    "snow.kamae": kamae,
    "snow.challenge": challenge,
    "snow.contest-type": contest_type,
    "snow.reassert": reassert,
    "snow.redirect": _of_mine(spending.redirects),
    "snow.source": _of_mine(spending.sources),
    "snow.sacrifice": _of_mine(spending.sacrifices),
    "snow.shield": shield,
    "snow.buy": _plain(spending.buys),
    "snow.buy-which": _plain(spending.first_points),
}
TOLD = ("snow.kamae", "snow.challenge", "snow.contest-type", "snow.reassert")
"""Questions of which a bot says why it answered so."""


def named(ask: Ask, option: str) -> Phrase:
    """An answer in words; of a number the number."""
    if isinstance(ask, Choose):
        return Phrase(f"{ask.key}.{option}", ask.values)
    return Phrase("snow.amount", {"amount": option})


def _signed(amount: Fraction) -> Phrase:
    """A change of score with its sign."""
    key = "snow.change-up" if amount >= 0 else "snow.change-down"
    return Phrase(key, {"size": abs(float(amount))})


def reasoned(outlook: Outlook, ask: Ask, value: Value) -> Value | Reasoned:
    """An answer with what it and the next best promise; plainly, where there is nothing to say.

    All of it stands on the table, so that anybody may be told once the answer is known.
    """
    if ask.key not in TOLD:
        return value
    values = WORTHS[ask.key](outlook, ask)
    others = [option for option in values if option != value]
    if value not in values or not others:
        return value
    second = max(others, key=lambda option: values[option])
    told = {option: round(float(one), 2) for option, one in values.items()}
    if values[second] > values[str(value)]:  # chosen for other reasons, such as manners
        return Reasoned(value, (), told, UNIT, open=True)
    why = Phrase(
        "snow.why",
        {
            "given": named(ask, str(value)),
            "change": _signed(values[str(value)]),
            "other": named(ask, second),
            "less": _signed(values[second]),
        },
    )
    return Reasoned(value, (why,), told, UNIT, open=True)
