"""Open a game, or take one up again from its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from gunbai.core.clock import Clock, span
from gunbai.core.course import recall
from gunbai.core.dice import (
    ContinuedSealed,
    ContinuedSeeded,
    Dice,
    Drawn,
    Sealed,
    Seeded,
    Typed,
)
from gunbai.core.entries import (
    USUAL,
    AnyEntry,
    Rolled,
    Secret,
)
from gunbai.core.game import Game, Setup, Sitting
from gunbai.core.match import Match
from gunbai.core.record import FORMAT, VOTE_AFTER, Header, Record
from gunbai.core.script import NOTHING, Refusal, Refused, refused, shown
from gunbai.core.seating import Wish, seated, wish_of
from gunbai.registry import find


def _in_english(refusal: Refusal) -> str:
    from gunbai.words.catalogue import refuse  # only loaded when somebody reads it

    return refuse("en", refusal)


Refused.speak = staticmethod(_in_english)


def new(
    game: str | Game,
    seats: Sequence[Sitting | Wish | str],
    options: Mapping[str, Any] = NOTHING,
    dice: Dice | Random | str | int | None = None,
    *,
    hints: bool = True,
    clock: Clock | None = None,
    vote_after: int = VOTE_AFTER,
    open_talk: bool = False,
    pace: str = USUAL,
) -> Match:
    """Open a game.

    ``seats`` are `Sitting`s, `Wish`es, or words: ``bot`` or the id of one of the game's bots, else
    a person's name. Nobody may be called like another. ``dice`` is ``"sealed"`` (default),
    ``"typed"``, a seed (whole number), a generator that goes on from game to game (see `Drawn`), or
    dice. With a ``clock`` call `Match.tick` after every act and `Match.expire` when time has
    passed; after ``vote_after`` seconds (0: never) others may vote a stand-in. With ``open_talk``
    private talk is opened when the game is over. ``pace`` (``at-once``, ``usual``, ``slow``) is how
    long a server lets bots wait before they answer.

    Raises:
        Refused: where the game does not allow the seats or options, or there can be no such clock
            or pace.

    """
    table = Opening(
        game,
        seats,
        options,
        hints=hints,
        clock=clock,
        vote_after=vote_after,
        open_talk=open_talk,
        pace=pace,
    )
    return table.match(dice)


class Opening:
    """A table that is laid: its seats and options are checked, and games can be opened at it.

    For those who play many games of the same. ``how`` are the other arguments of `new`, which
    says what is refused.
    """

    def __init__(
        self,
        game: str | Game,
        seats: Sequence[Sitting | Wish | str],
        options: Mapping[str, Any] = NOTHING,
        **how: Any,
    ) -> None:
        self.game = find(game)
        self.setup = _table(self.game, seats, options)
        if (clock := how.get("clock")) is not None:
            clock.check()
        self._how = how
        self._of_drawn: Header | None = None

    def match(self, dice: Dice | Random | str | int | None = None) -> Match:
        """Open a game, with dice as `new` takes them."""
        thrown = _dice(dice)
        header = self._of_drawn if isinstance(thrown, Drawn) else None
        if header is None:
            header = _header(self.game, self.setup, thrown, **self._how)
            if isinstance(thrown, Drawn):  # it says the same of all of them
                self._of_drawn = header
        return Match(self.game, self.setup, thrown, header)


def _table(game: Game, seats: Sequence[Sitting | Wish | str], options: Mapping[str, Any]) -> Setup:
    """The table that is wished for; known at once to whoever opens many of the same."""
    wished = tuple((name, type(value), value) for name, value in options.items())
    try:
        return _known_table(game, tuple(seats), wished)
    except TypeError:  # a value that cannot be remembered, nor be legal
        return _new_table(game, seats, options)


@lru_cache(maxsize=128)
def _known_table(
    game: Game,
    seats: tuple[Sitting | Wish | str, ...],
    options: tuple[tuple[str, type, Any], ...],
) -> Setup:
    return _new_table(game, seats, {name: value for name, _, value in options})


def _new_table(
    game: Game, seats: Sequence[Sitting | Wish | str], options: Mapping[str, Any]
) -> Setup:
    wishes = [wish_of(game, seat) if isinstance(seat, str) else seat for seat in seats]
    return game.setup(seated(game, wishes), options)


def _header(
    game: Game,
    setup: Setup,
    dice: Dice,
    *,
    hints: bool = True,
    clock: Clock | None = None,
    vote_after: int = VOTE_AFTER,
    open_talk: bool = False,
    pace: str = USUAL,
) -> Header:
    """The header of a new game at a table that is laid; see `new`."""
    return Header(
        game=game.id,
        version=game.version,
        seats=setup.seats,
        format=FORMAT,
        options=setup.options,
        changed=game.changed(setup.options),
        dice=dice.kind,
        commitment=dice.commitment if isinstance(dice, Sealed) else "",
        seed=dice.seed if isinstance(dice, Seeded) else "",
        hints=hints,
        clock=clock,
        vote_after=span(vote_after),
        open_talk=open_talk and game.whispers,
        pace=pace,
    )


def _dice(dice: Dice | Random | str | int | None) -> Dice:
    match dice:
        case Random():
            return Drawn(dice)
        case None | "sealed":
            return Sealed.fresh()
        case "typed":
            return Typed()
        case int():
            return Seeded(dice)
        case str():
            raise refused("core.unknown-dice", given=shown(dice), legal=["sealed", "typed"])
        case _:
            return dice


def replay(record: Record, secret: bytes | None = None, game: Game | None = None) -> Match:
    """Take a game up where its record stands; raise `Refused` where that cannot be.

    Sealed dice need their ``secret`` to roll on; without it the match may be looked at only.
    ``game`` is for games that are not installed.
    """
    return match_of(record, secret, game, record.entries)


def match_of(
    record: Record,
    secret: bytes | None,
    game: Game | None,
    entries: Sequence[AnyEntry] | None = None,
) -> Match:
    """The match of a record's header: at its start, or where ``entries`` leave it."""
    header = record.header
    game = (game or find(header.game)).by(header.version)
    setup = game.setup(header.seats, header.options)
    return Match(game, setup, _recorded_dice(record, secret), header, entries)


def _recorded_dice(record: Record, secret: bytes | None) -> Dice:
    branch = record.header.branch
    dice = _own_dice(record, secret)
    return dice if branch is None else continued(dice, record.entries[: branch.entries])


def continued(dice: Dice, entries: Sequence[AnyEntry]) -> Dice:
    """Dice that go on where these entries, which were taken over, leave them."""
    fallen = [entry.faces for entry in entries if type(entry) is Rolled]
    if isinstance(dice, Sealed):
        return ContinuedSealed(dice.secret, fallen)
    return ContinuedSeeded(dice.seed, fallen) if isinstance(dice, Seeded) else dice


def _own_dice(record: Record, secret: bytes | None) -> Dice:
    match record.header.dice:
        case "seeded":
            return Seeded(record.header.seed)
        case "drawn":
            drawn = Drawn(Random())
            recall(drawn, record.entries)
            return drawn
        case "typed":
            return Typed()
        case "sealed":
            secret = secret or published(record)
            return Sealed(secret) if secret else _Fallen()
        case other:
            raise refused("core.unknown-dice", given=shown(other), legal=["sealed", "typed"])


def published(record: Record) -> bytes | None:
    """The secret of sealed dice, which a finished game tells; raise `Refused` where it is none."""
    for number, entry in enumerate(record.entries):
        if type(entry) is Secret:
            try:
                secret = bytes.fromhex(entry.secret)
                return Sealed(secret).secret
            except ValueError:
                raise refused("core.record-secret", entry=number) from None
    return None


class _Fallen:
    """Sealed dice without their secret: only what the record says can be told."""

    kind = "sealed"

    def roll(self, index: int, count: int, sides: int) -> tuple[int, ...]:  # noqa: ARG002
        raise refused("core.dice-sealed")
