"""What is said beside the answers: taking back, notes, rules, what a bot suggests, leaving."""

from __future__ import annotations

from random import SystemRandom
from typing import Protocol

from gunbai.core.match import Match
from gunbai.core.script import Seat, refused
from gunbai.core.view import AskView, View
from gunbai.terminal.language import current
from gunbai.terminal.screen import rulebook
from gunbai.terminal.screen.asides import NAMES, Aside
from gunbai.terminal.screen.dealing import dealt, said, suggested, take
from gunbai.terminal.screen.screen import QUIET, Screen, how_to_answer
from gunbai.words.catalogue import bundle, say


class Session(Protocol):
    """What an aside needs of the game at this keyboard."""

    match: Match
    screen: Screen
    present: Seat | None

    def store(self) -> None:
        """Keep what has come of it."""

    def tell(self, *, everything: bool = False) -> View:
        """Tell what is new, or everything, and return what was looked at."""

    def draw(self, view: View, *, again: bool = False) -> None:
        """Draw the board."""

    def agrees(self, question: str) -> bool:
        """Ask for yes or no."""


class Left(Exception):  # noqa: N818 - nothing is wrong with leaving
    """Somebody left the table before the end."""


def talk(session: Session, aside: Aside, ask: AskView) -> None:
    """Do what was wished beside the question; raise `Refused` where it cannot be, `Left` to go."""
    match aside.name:
        case "undo":
            _undo(session)
        case "note" | "salt":
            _remark(session, aside)
        case "rules":
            _rules(session, aside.rest, ask)
        case "board":
            session.draw(session.tell(), again=True)
        case "log":
            session.tell(everything=True)
        case "suggest":
            _suggest(session, ask)
        case "deal":
            _deal(session)
        case "help":
            _help(session, ask)
        case _:
            raise Left


def _undo(session: Session) -> None:
    if session.present is None:
        raise refused("core.nothing-to-undo")
    done = session.match.undo(session.present)
    session.store()
    key = "terminal.taken-back" if done else "terminal.table-decides"
    session.screen.say(say(current(), key), QUIET, indent=2)


def _remark(session: Session, aside: Aside) -> None:
    seat = _present(session)
    if aside.name == "note":
        session.match.note(seat, aside.rest)
    else:
        session.match.salt(seat, aside.rest)
    session.tell()


def _rules(session: Session, wanted: str, ask: AskView) -> None:
    """The rule behind the question, the one that is named, or all of them."""
    game = session.match.game.id
    if wanted.casefold() in ("all", say(current(), "terminal.all")):
        session.screen.markdown(rulebook.whole(game))
    else:
        session.screen.markdown(rulebook.passage(game, wanted or ask.rule))


def _suggest(session: Session, ask: AskView) -> None:
    """Say what a bot would answer, and answer so if that is liked."""
    seat = _present(session)
    value = suggested(session.match, seat, ask, SystemRandom())
    session.screen.say(said(ask, value), indent=2)
    if session.agrees(say(current(), "terminal.take-it")):
        session.match.answer(seat, ask.id, value)


def _deal(session: Session) -> None:
    """Say all that a bot would answer before the game begins, and take it if that is liked."""
    seat = _present(session)
    hand = dealt(session.match, seat, SystemRandom())
    words = bundle(current())
    for step in hand:
        session.screen.say(words.say(step.ask.key, step.ask.values), QUIET, indent=2)
        session.screen.say(said(step.ask, step.value), indent=4)
    if session.agrees(say(current(), "terminal.take-all")):
        take(session.match, seat, hand)


def _present(session: Session) -> Seat:
    if session.present is None:
        raise refused("terminal.nobody-here")
    return session.present


def _help(session: Session, ask: AskView) -> None:
    if ask.kind == "choose":
        session.screen.options(ask, briefly=False)
    if told := how_to_answer(ask) or say(current(), f"terminal.how.{ask.kind}"):
        session.screen.say(told, indent=2)
    words = {name: say(current(), f"terminal.aside.{name}") for name in NAMES}
    session.screen.pairs(
        [(words[name], say(current(), f"terminal.aside.{name}.about")) for name in NAMES]
    )
    session.screen.say(say(current(), "terminal.help-slash"), QUIET, indent=2)
