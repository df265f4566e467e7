"""What a game brings to the house: its seats, options, script, view, bots and words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from gunbai.core.script import (
    NOTHING,
    Ask,
    Phrase,
    Refusal,
    Refused,
    Script,
    Seat,
    Value,
    refused,
    shown,
)


class Option(Struct, frozen=True):
    """A table option: what may be set when a table is opened.

    ``choices`` lists what is legal, or ``low`` and ``high`` bound a whole number. ``rule`` is the
    ruling behind it. The catalogue names it under ``GAME.option.ID`` and each choice under
    ``GAME.option.ID.CHOICE``; a number that may be left open has ``none`` as default.
    """

    id: str
    default: Any
    choices: Sequence[Any] = ()
    low: int = 0
    high: int = 0
    rule: str = ""

    def check(self, value: Any) -> None:
        """Accept a value silently, or raise `Refused`."""
        if self.choices:
            if not any(type(value) is type(choice) and value == choice for choice in self.choices):
                legal = [text(choice) for choice in self.choices]
                raise refused(
                    "core.option-choice", self.rule, option=self.id, given=shown(value), legal=legal
                )
        elif value is None and self.default is None:
            return
        elif type(value) is not int or not self.low <= value <= self.high:
            raise refused(
                "core.option-range",
                self.rule,
                option=self.id,
                given=shown(value),
                low=self.low,
                high=self.high,
            )

    def read(self, written: str) -> Any:
        """The value that is meant by a text of a command line or a form, or raise `Refused`."""
        value = self._meant(written.strip())
        self.check(value)
        return value

    def _meant(self, written: str) -> Any:
        for choice in self.choices:
            if text(choice) == written:
                return choice
        if self.choices:
            return written
        if written in ("", "none") and self.default is None:
            return None
        return int(written) if re.fullmatch(r"[-+]?\d{1,9}", written, re.ASCII) else written

    def sample(self, rng: Random) -> Any:
        """Some legal value, near the low end where it is a number (for random play)."""
        if self.choices:
            return rng.choice(list(self.choices))
        if self.default is None and rng.random() < 0.5:
            return None
        return rng.randint(self.low, min(self.high, self.low + 4))


def text(choice: Any) -> str:
    """A choice as it is written on a command line or in a form: ``true``, ``none``, ``15``."""
    return str(choice).lower() if choice is None or isinstance(choice, bool) else str(choice)


class Sitting(Struct, frozen=True):
    """Who sits in a seat: a name to be called by, and ``person`` or the id of a bot."""

    name: str
    player: str = "person"

    @property
    def is_bot(self) -> bool:
        """Whether the seat is played by the program."""
        return self.player != "person"


class Setup(Struct, frozen=True):
    """A table before play: who sits where, and every option with its value."""

    seats: Sequence[Sitting]
    options: Mapping[str, Any]


class Sight:
    """What a bot is shown when it must answer: its ``seat``, and the board as that seat sees it.

    ``look`` makes the board, which is done only when a bot first looks. ``fork`` makes from a seed
    a match that goes on from this moment as the seat may imagine it (`Match.fork`), for bots that
    search. ``language`` is the one in which it should name people and things; whatever else it
    writes is told to each reader in their own.
    """

    def __init__(
        self,
        seat: Seat,
        look: Callable[[], Any],
        fork: Callable[[int | str], Any] | None = None,
        language: str = "en",
    ) -> None:
        self.seat = seat
        self.look = look
        self.fork = fork
        self.language = language

    @cached_property
    def board(self) -> Any:
        """The board as the seat sees it."""
        return self.look()


class Reasoned(Struct, frozen=True):
    """An answer, and why a bot gives it: shown afterwards, and to whoever asks for advice.

    ``why`` are phrases with the numbers that the bot had; ``worth`` is what each option comes to,
    by its id, all in one ``unit`` (a key of the catalogue). ``open`` tells that all of this could
    be said by anybody who sees the table once the answer is known.
    """

    value: Value
    why: Sequence[Phrase] = ()
    worth: Mapping[str, float] = NOTHING
    unit: str = ""
    open: bool = False


class Bot(Protocol):
    """Plays an empty seat: sees one question and that seat's view, and answers."""

    def __call__(self, sight: Sight, ask: Ask, rng: Random) -> Value | Reasoned:
        """Give a legal answer to ``ask``, with its reasons or without.

        Chance comes only from ``rng``; ``ask.about`` is withheld.
        """
        ...


def at_random(_sight: Sight, ask: Ask, rng: Random) -> Value:
    """Play like the dice: the bot that every game has, called ``random``."""
    return ask.sample(rng)


RANDOM = "random"


class Outcome(Struct, frozen=True):
    """How a game ended: who won (seats; none, one or several), and the scores by seat."""

    winners: tuple[Seat, ...]
    scores: Mapping[Seat, int] = {}
    how: Phrase = msgspec.field(default_factory=lambda: Phrase("core.ended"))


def lazy(path: str) -> Callable[..., Any]:
    """A function that is only loaded when it is first called, by ``"package.module:name"``.

    For games that are heavy to load: whoever only asks for their names need not wait for it.
    """
    module, _, name = path.partition(":")

    def call(*args: Any, **kwargs: Any) -> Any:
        return getattr(import_module(module), name)(*args, **kwargs)

    return call


WHOLE = ""
"""Where `Game.explain` says what concerns a question as a whole, not one of its options."""


def no_explanation(_state: Any, _ask: Ask, _hints: bool) -> Mapping[str, Sequence[Phrase]]:
    """Explain nothing: for games whose options speak for themselves."""
    return NOTHING


def nothing_hidden(_state: Any, _seat: Seat | None, _rng: Random) -> None:
    """Leave everything: for games that hide nothing but answers given together."""


def no_rounds(_state: Any) -> int:
    """Be all of one round: for games that have none."""
    return 0


def nothing_to_prepare(_state: Any) -> None:
    """Be ready at once: for games that are not slow to load."""


@dataclass(frozen=True, eq=False)
class Game:
    """A game as the rest of the house sees it; equal to itself alone.

    ``begin`` makes the state (plain dataclasses) from a setup and ``script`` the procedure that
    changes it. ``view`` builds what one seat (None: a spectator) may see, from an allow-list.
    ``roles`` names the seats (keys of the catalogue) for a number of players. ``explain`` gives
    for each option of a question its consequences in words, and under `WHOLE` what can be said of
    the question as a whole, with chances where hints are allowed; it may only use what the asked
    seat may know. ``package`` is the module that holds the game: its words, its page and every
    other part lie beside it (`part`, `folder`). ``bot_names`` are what bots that nobody names are
    called, by language and then by seat; ``former_bots`` are ids that older records may give, and
    which bot each means today. ``revealing`` lists options whose choice makes a secret
    public, so that tests know which secrets must keep. ``presets`` are named sets of options that
    a form may offer at once (``GAME.preset.ID`` names them, ``GAME.preset.ID.about`` says why).
    ``page`` are functions that the game's own templates may call, each by its name: they are given
    what the template has, which is what its reader may see, and nothing else. ``prepare`` gives
    what loads that which would keep the first who needs it waiting, once a state is near to that
    (None: it is not yet); a server calls it once, beside its other work.
    ``imagine`` draws anew, in a state that is a searcher's own, what a seat cannot know (a screened
    hand), in agreement with all that it does know; only where facts of play are hidden.
    ``check`` says what is wrong with the text of a file that its players may write themselves (a
    scenario), in the order of its lines; None where there are no such files. ``masks`` names, for
    questions that are only asked because of what their seat has in mind, the key under which others
    see it awaited: they must not learn of a thought that may still be changed. ``standing`` names
    the questions that a seat may answer beforehand, always or for a round, and which answers may
    stand so (``GAME.standing.QUESTION`` names them, ``GAME.standing.QUESTION.ANSWER`` such an
    answer); ``round_of`` tells from a state the number of the round (season, turn) it is in.
    ``whispers`` tells whether its players may talk in private: where plots are part of the game.
    ``earlier`` is the game by older versions of its rules, as long as tables of them should be
    played on: each with the same id, and with what else differed then (its script, its view, its
    bots). Words and page are those of today for all of them.
    """

    id: str
    version: int
    players: range
    options: Sequence[Option]
    begin: Callable[[Setup], Any]
    script: Callable[[Any], Script[Outcome]]
    view: Callable[[Any, Seat | None], Any]
    roles: Callable[[int], Sequence[str]]
    package: str
    bots: Mapping[str, Bot] = field(default_factory=dict)
    bot_names: Mapping[str, Sequence[str]] = field(default_factory=dict)
    former_bots: Mapping[str, str] = field(default_factory=dict)
    explain: Callable[[Any, Ask, bool], Mapping[str, Sequence[Phrase]]] = no_explanation
    revealing: frozenset[str] = frozenset()
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    page: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    prepare: Callable[[Any], Callable[[], object] | None] = nothing_to_prepare
    imagine: Callable[[Any, Seat | None, Random], None] = nothing_hidden
    check: Callable[[str], Sequence[Refusal]] | None = None
    masks: Mapping[str, str] = field(default_factory=dict)
    standing: Mapping[str, Sequence[Value]] = field(default_factory=dict)
    round_of: Callable[[Any], int] = no_rounds
    whispers: bool = False
    earlier: Sequence[Game] = ()

    def __post_init__(self) -> None:
        for game in self.earlier:
            is_earlier = game.id == self.id and game.version < self.version
            assert is_earlier, (
                f"version {game.version} of {game.id} is not an earlier one of {self.id}"
            )
        if RANDOM not in self.bots:
            object.__setattr__(self, "bots", {**self.bots, RANDOM: at_random})

    @property
    def gives_advice(self) -> bool:
        """Whether a bot of it can advise a player: one that does not play like the dice."""
        return next(iter(self.bots)) != RANDOM

    @property
    def folder(self) -> Path:
        """The folder in which the game lies, with its ``words`` and its ``page``."""
        home = import_module(self.package).__file__
        assert home is not None, f"{self.package} is no module with a file"
        return Path(home).parent

    def by(self, version: int) -> Game:
        """The game by a version of its rules; raise `Refused` where this release plays no such."""
        for game in (self, *self.earlier):
            if game.version == version:
                return game
        raise refused("core.record-version", game=self.id, given=version, legal=self.version)

    def plays(self, version: int) -> bool:
        """Whether this release plays a version of its rules."""
        return any(game.version == version for game in (self, *self.earlier))

    def part(self, name: str) -> ModuleType | None:
        """A part that the game may bring, as a module of its package; None where it has none.

        ``docs/core.md`` lists the parts, and what each must hold.
        """
        return _part(self.package, name)

    def bot_name(self, seat: Seat, language: str = "en") -> str:
        """What a bot in a seat is called unless somebody names it; empty where no game says."""
        names = self.bot_names.get(language) or self.bot_names.get("en", ())
        return names[seat] if seat < len(names) else ""

    def bot_id(self, player: str) -> str:
        """The id of today of whoever plays a seat."""
        return self.former_bots.get(player, player)

    def no_such_table(self, seats: int | str) -> Refused:
        """The refusal of a number of seats (as it was given) that the game is not for."""
        low, high = self.players.start, self.players.stop - 1
        key = "core.seat-count" if low < high else "core.seats-are"
        return refused(key, f"{self.id}.seats", given=seats, low=low, high=high)

    def changed(self, options: Mapping[str, Any]) -> list[str]:
        """The ids of the options that differ from the defaults."""
        return [option.id for option in self.options if options[option.id] != option.default]

    def setup(self, seats: Sequence[Sitting], options: Mapping[str, Any] = NOTHING) -> Setup:
        """Check seats and options and fill in defaults, or raise `Refused`."""
        if len(seats) not in self.players:
            raise self.no_such_table(len(seats))
        seats = [Sitting(sitting.name, self.bot_id(sitting.player)) for sitting in seats]
        for sitting in seats:
            if sitting.is_bot and sitting.player not in self.bots:
                raise refused("core.unknown-bot", given=sitting.player, legal=sorted(self.bots))
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise refused("core.unknown-option", given=shown(name), legal=sorted(known))
            known[name].check(value)
        chosen = {name: options.get(name, option.default) for name, option in known.items()}
        return Setup(tuple(seats), chosen)


PARTS = (
    "odds_commands",
    "text",
    "study",
    "analysis",
    "puzzles",
    "report",
    "invariants",
    "observation",
    "setup_form",
)
"""The modules that a game may have beside its words; ``docs/core.md`` says what each must hold."""


@cache
def _part(package: str, name: str) -> ModuleType | None:
    assert name in PARTS, f"there is no part of games called {name}"
    home = import_module(package)
    if not hasattr(home, "__path__") or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")
