"""What bots answer, and how they play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from msgspec import Struct

from gunbai.core.game import Bot, Reasoned, Sight
from gunbai.core.match import Match
from gunbai.core.script import Ask, Seat, Value, refused
from gunbai.core.seating import tongue, usual_bot


class Thought(Struct, frozen=True):
    """A bot before a question: all that it may know, to be thought over anywhere."""

    bot: Bot
    sight: Sight
    ask: Ask

    def answer(self, rng: Random) -> Reasoned:
        """What the bot answers, with its reasons if it has any."""
        answer = self.bot(self.sight, self.ask, rng)
        return answer if isinstance(answer, Reasoned) else Reasoned(answer)


def thought(
    match: Match,
    number: int,
    bot: Bot | None = None,
    *,
    aside: bool = False,
    language: str = "",
) -> Thought:
    """The bot of a seat (or another) before that seat's open question ``number``.

    It names people in a ``language``; without one, in that of the seat's own name.

    What it may look at is made when it looks: by then the match must not have gone on. To think
    ``aside`` while it goes on, everything is made at once.
    """
    ask = match.open[number]
    bot = bot or match.game.bots[match.bot_of(ask.seat)]
    look = partial(match.game.view, match.state, ask.seat)
    fork = match.forker(ask.seat) if aside else partial(match.fork, seat=ask.seat)
    language = language or tongue(match.company.seats[ask.seat].name)
    sight = Sight(ask.seat, look, fork, language)
    if aside:
        _ = sight.board
    return Thought(bot, sight, ask.without_about())


def ask_bot(
    match: Match, number: int, rng: Random, bot: Bot | None = None, language: str = ""
) -> Value:
    """What the bot in the seat of open question ``number`` (or another bot) answers to it."""
    return thought(match, number, bot, language=language).answer(rng).value


def advise(match: Match, seat: Seat, number: int, rng: Random | int = 0) -> Reasoned:
    """What a bot would answer in a seat to its open question ``number``, and why.

    It knows what the seat knows.

    Raises:
        Refused: at a table without hints, where the game has no bot but the one that draws lots, or
            where the question is not the seat's.

    """
    if not match.company.hints:
        raise refused("core.no-hints")
    if not match.game.gives_advice:
        raise refused("core.no-advice")
    ask = match.asks(seat).get(number)
    if ask is None:
        raise refused("core.not-open", given=number)
    role = match.game.roles(len(match.setup.seats))[seat]
    bot = match.game.bots[usual_bot(match.game, role)]
    return thought(match, number, bot).answer(Random(rng) if isinstance(rng, int) else rng)


def bot_act(
    match: Match, seat: Seat, number: int, answer: Reasoned, epoch: int | None = None
) -> None:
    """Give a bot's answer, and keep its reasons beside the record."""
    entry = match.version
    match.answer(seat, number, answer.value, epoch)
    if answer.why or answer.worth:
        match.reasons[entry] = answer


def bot_turn(match: Match, rng: Random) -> bool:
    """Let one bot answer one open question; return whether there was one."""
    for number, ask in match.open.items():
        if match.by_bot(number):
            bot_act(match, ask.seat, number, thought(match, number).answer(rng))
            return True
    return False


def play_bots(
    match: Match, rng: Random | int = 0, after: Callable[[], None] = lambda: None
) -> None:
    """Let bots answer until only persons are awaited or the game is over.

    ``rng`` is their chance (or a seed of it); ``after`` is called after every answer.
    """
    rng = Random(rng) if isinstance(rng, int) else rng
    while bot_turn(match, rng):
        after()
