"""A table at the terminal, from sitting down to leaving: opens or takes up a game and plays it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from gunbai.core.clock import Clock
from gunbai.core.dice import Seeded
from gunbai.core.game import Game, text
from gunbai.core.match import Match
from gunbai.core.phrase import Word
from gunbai.core.script import Refused, refused
from gunbai.lessons.guide import open_lesson
from gunbai.play import new
from gunbai.terminal import arguments
from gunbai.terminal.errors import sentence
from gunbai.terminal.language import current
from gunbai.terminal.screen.autosave import Keeper
from gunbai.terminal.screen.keyboard import keyboard
from gunbai.terminal.screen.screen import QUIET, WRONG, Screen
from gunbai.terminal.screen.session import Session
from gunbai.terminal.screen.talk import Left
from gunbai.words import story
from gunbai.words.catalogue import bundle, say

LESSON = "first"
"""The lesson that every game has."""


class Wish(Struct, frozen=True):
    """What a command line asks for; None (or empty) is what it does not say."""

    game: Game
    seats: str | None
    options: Sequence[str]
    preset: str | None
    seed: int | None
    dice: str | None
    hints: bool
    clock: Clock | None = None

    def match(self) -> Match:
        """A new match as wished; raise `Refused` where it cannot be."""
        return new(
            self.game,
            arguments.seats(self.game, self.seats),
            arguments.options(self.game, self.options, self.preset),
            arguments.dice(self.dice, self.seed),
            hints=self.hints,
            clock=self.clock,
        )


def opened(path: Path | None, wish: Wish) -> tuple[Match, Keeper | None]:
    """A new game, kept in a file where one is named."""
    match = wish.match()
    return match, Keeper.begin(path, match) if path is not None else None


def lesson(path: Path | None, wish: Wish) -> tuple[Match, Keeper | None]:
    """A guided game of its own options, seats and dice; raise `Refused` where there is none."""
    name = say(current(), "terminal.me")
    try:
        match = open_lesson(wish.game.id, LESSON, current(), name)
    except LookupError:
        raise refused("terminal.no-lesson", game=Word(f"{wish.game.id}.name")) from None
    if differs(match, wish):
        raise refused("terminal.lesson-alone")
    return match, Keeper.begin(path, match) if path is not None else None


def taken_up(path: Path, wish: Wish) -> tuple[Match, Keeper | None]:
    """The game that a file keeps; raise `Refused` where it is not the one that was asked for."""
    keeper = Keeper.take_up(path)
    if differs(keeper.match, wish):
        keeper.close()
        raise refused("terminal.other-game", file=str(path), game=keeper.match.game.id)
    return keeper.match, keeper


def differs(match: Match, wish: Wish) -> bool:
    """Whether a kept game contradicts anything that the command line says."""
    header, setup = match.record.header, match.setup
    if match.game.id != wish.game.id:
        return True
    asked = arguments.options(wish.game, wish.options, wish.preset)
    seats = None if wish.seats is None else arguments.seats(wish.game, wish.seats)
    return (
        any(setup.options[name] != value for name, value in asked.items())
        or (seats is not None and list(setup.seats) != seats)
        or (wish.seed is not None and header.seed != wish.seed)
        or (wish.dice is not None and header.dice != wish.dice)
        or (wish.clock is not None and header.clock != wish.clock)
    )


def sit_down(match: Match, keeper: Keeper | None, screen: Screen) -> None:
    """Play at this terminal until the game is over or somebody leaves."""
    seed = match.dice.seed if isinstance(match.dice, Seeded) else ""
    session = Session(match, screen, keyboard(screen.console), keeper, seed)
    welcome(match, screen)
    try:
        session.play()
        if keeper is not None:
            screen.say_whole(say(current(), "terminal.kept", file=str(keeper.path)))
    except (Left, EOFError, KeyboardInterrupt) as left:
        session.store()
        leave(session, asked=isinstance(left, Left))
    finally:
        if session.keeper is not None:
            session.keeper.close()


def welcome(match: Match, screen: Screen) -> None:
    """What is played, who sits where, which options differ from the usual, with which dice."""
    words = bundle(current())
    screen.heading(words.say(f"{match.game.id}.name"))
    roles = match.game.roles(len(match.setup.seats))
    people = [sitting for sitting in match.setup.seats if not sitting.is_bot]
    only = people[0] if len(people) == 1 and people[0].name != words.say("terminal.me") else None
    for role, sitting in zip(roles, match.setup.seats, strict=True):
        kind = story.bot_called(words, match.game.id, sitting.player)
        player = words.say("terminal.you") if sitting is only else kind
        beside = f" ({player})" if sitting.is_bot or sitting is only else ""
        screen.say(f"{words.say(role)}: {sitting.name}{beside}", indent=2)
    header = match.record.header
    for option in header.changed:
        key = f"{match.game.id}.option.{option}"
        value = text(header.options[option])
        chosen = words.say(f"{key}.{value}") if words.has(f"{key}.{value}") else value
        screen.say(f"{words.say(key)}: {chosen}", indent=2)
    screen.say(f"{words.say('story.dice')}: {words.say(f'story.dice.{header.dice}')}", indent=2)
    if header.commitment:
        screen.say(f"{words.say('story.commitment')}: {header.commitment}", QUIET, indent=2)


def leave(session: Session, *, asked: bool) -> None:
    """Say how to go on with the game; one that no file keeps yet may be given one."""
    if session.keeper is None and asked:
        with suppress(EOFError, KeyboardInterrupt):
            offer_to_keep(session)
    screen, game = session.screen, session.match.game.id
    if session.keeper is None:
        screen.say(say(current(), "terminal.left-unkept"), QUIET)
    else:
        file = str(session.keeper.path)
        screen.say_whole(say(current(), "terminal.left", file=file, game=game))


def offer_to_keep(session: Session) -> None:
    """Ask for a file to keep the game in, until one is good or none is named."""
    while session.keeper is None and (name := session.line(say(current(), "terminal.keep-where"))):
        try:
            session.keeper = Keeper.begin(Path(name), session.match)
        except (OSError, Refused) as no:
            session.screen.say(sentence(no), WRONG, indent=2)
