"""Advice at one's own question: what each answer is worth, how sure that is, and what a bot says.

Nothing of it is kept: advice is made from what the seat may know, and never enters the record.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from gunbai.core.judged import Weighed
from gunbai.core.match import Match
from gunbai.core.script import Choose, Phrase, Seat, refused
from gunbai.play import advise
from gunbai.words.catalogue import bundle

Weigh: TypeAlias = Callable[[Match, int], Weighed | None]
LISTED_MOST = 12


class ToldAdvice(Struct, frozen=True):
    """Advice in a language: ``best`` in a sentence, ``worth`` of the answers from the best down.

    ``how`` says whether that is exact or estimated; ``why`` are a bot's reasons.
    """

    best: str
    worth: Sequence[tuple[str, str]]
    how: str
    why: Sequence[str]


def advice(match: Match, seat: Seat, number: int, language: str) -> ToldAdvice:
    """Advise a seat; raise `Refused` at a table without hints, or where the question is another's.

    The game's own weighing goes first; where it has none, a bot of the usual level answers.
    """
    if not match.company.hints:
        raise refused("core.no-hints")
    if number not in match.asks(seat):
        raise refused("core.not-open", given=number)
    weigh: Weigh | None = getattr(match.game.part("analysis"), "weigh", None)
    weighed = weigh(match, number) if weigh is not None else None
    if weighed is not None:
        return _weighed(weighed, language)
    return _of_bot(match, seat, number, language)


def _weighed(weighed: Weighed, language: str) -> ToldAdvice:
    words, worth, named = bundle(language), weighed.worth, weighed.named
    order = sorted(worth, key=lambda answer: -worth[answer])[:LISTED_MOST]
    return ToldAdvice(
        words.say("analysis.advice-best", {"answer": named[order[0]]}),
        [(words.phrase(named[one]), _amount(worth[one], weighed.unit, language)) for one in order],
        words.say("analysis.advice-exact" if weighed.exact else "analysis.advice-estimated"),
        [],
    )


def _of_bot(match: Match, seat: Seat, number: int, language: str) -> ToldAdvice:
    words, ask = bundle(language), match.open[number]
    found = advise(match, seat, number)
    if isinstance(ask, Choose):
        answer: object = Phrase(f"{ask.key}.{found.value}", ask.values)
    else:
        answer = found.value if isinstance(found.value, str | int) else ""
    best = words.say("analysis.advice-bot", {"answer": words.value(answer)}) if answer else ""
    worth = sorted(found.worth.items(), key=lambda pair: -pair[1])[:LISTED_MOST]
    return ToldAdvice(
        best,
        [(option, _amount(amount, found.unit, language)) for option, amount in worth],
        words.say("analysis.advice-estimated"),
        [words.phrase(why) for why in found.why],
    )


def _amount(amount: float, unit: str, language: str) -> str:
    """An amount to a hundredth, in the words of its unit."""
    words = bundle(language)
    said = f"{amount + 0.0:+.2f}".replace("-", "−").replace(".", words.say("words.comma", {}))
    return words.say(unit, {"amount": said}) if unit else said
