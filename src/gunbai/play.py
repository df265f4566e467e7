"""Open a game, take one up again from its record, let the bots answer, verify a finished one."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from msgspec import Struct

from gunbai.core.clock import Clock, span
from gunbai.core.dice import ContinuedSealed, ContinuedSeeded, Dice, Sealed, Seeded, Typed
from gunbai.core.entries import (
    Agree,
    Answer,
    AnyEntry,
    Object,
    Propose,
    Rolled,
    Salt,
    Secret,
    TableEntry,
    Undo,
)
from gunbai.core.game import Bot, Game, Reasoned, Sight, Sitting
from gunbai.core.match import Match
from gunbai.core.record import FORMAT, VOTE_AFTER, Header, Record, encode
from gunbai.core.script import NOTHING, Ask, Phrase, Refusal, Refused, Seat, Value, refused, shown
from gunbai.core.seating import Wish, seated, tongue, usual_bot, wish_of
from gunbai.registry import find


def _in_english(refusal: Refusal) -> str:
    from gunbai.words.catalogue import refuse  # only loaded when somebody reads it

    return refuse("en", refusal)


Refused.speak = staticmethod(_in_english)


def new(
    game: str | Game,
    seats: Sequence[Sitting | Wish | str],
    options: Mapping[str, Any] = NOTHING,
    dice: Dice | str | int | None = None,
    *,
    hints: bool = True,
    clock: Clock | None = None,
    vote_after: int = VOTE_AFTER,
    open_talk: bool = False,
) -> Match:
    """Open a game.

    ``seats`` are `Sitting`s, `Wish`es, or words: ``bot`` or the id of one of the game's bots, else
    a person's name. Nobody may be called like another.
    ``dice`` is ``"sealed"`` (default), ``"typed"``, a seed (whole number) or dice. With a ``clock``
    call `Match.tick` after every act and `Match.expire` when time has passed; after ``vote_after``
    seconds (0: never) others may vote a stand-in. With ``open_talk`` private talk is opened when
    the game is over. Raises `Refused` where the game does not allow the seats or options, or there
    can be no such clock.
    """
    game = find(game)
    wishes = [wish_of(game, seat) if isinstance(seat, str) else seat for seat in seats]
    setup = game.setup(seated(game, wishes), options)
    dice = _dice(dice)
    if clock is not None:
        clock.check()
    header = Header(
        game=game.id,
        version=game.version,
        seats=setup.seats,
        dice=dice.kind,
        format=FORMAT,
        options=setup.options,
        changed=game.changed(setup.options),
        commitment=dice.commitment if isinstance(dice, Sealed) else "",
        seed=dice.seed if isinstance(dice, Seeded) else "",
        hints=hints,
        clock=clock,
        vote_after=span(vote_after),
        open_talk=open_talk and game.whispers,
    )
    return Match(game, setup, dice, header)


def _dice(dice: Dice | str | int | None) -> Dice:
    match dice:
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
    return _match(record, secret, game, record.entries)


def _match(
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
        case "typed":
            return Typed()
        case "sealed":
            secret = secret or _published(record)
            return Sealed(secret) if secret else _Fallen()
        case other:
            raise refused("core.unknown-dice", given=shown(other), legal=["sealed", "typed"])


def _published(record: Record) -> bytes | None:
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


def retrace(record: Record) -> Iterator[Match]:
    """Play a record again act by act: the same match, yielded at its start and after every act.

    Raises `Refused` where the record cannot be played, or its dice are still sealed.
    """
    if record.header.dice == "sealed" and _published(record) is None:
        raise refused("core.dice-sealed")
    match = _match(record, None, None)
    yield match
    while match.version < len(record.entries):
        _act(match, record.entries[match.version])
        yield match


# -- bots ---------------------------------------------------------------------------------------


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

    It knows what the seat knows. Raises `Refused` at a table without hints, or where the question
    is not the seat's.
    """
    if not match.company.hints:
        raise refused("core.no-hints")
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


# -- verifying ----------------------------------------------------------------------------------


class Verdict(Struct, frozen=True):
    """What verifying a record came to.

    ``fault`` says what is wrong (None: nothing), ``entry`` at which entry (-1: the header or the
    whole). ``proved`` tells whether every roll was computed anew; else ``why_not`` says why.
    """

    rolls: int
    entries: int
    over: bool
    proved: bool
    fault: Phrase | None = None
    entry: int = -1
    why_not: Phrase | None = None

    @property
    def passed(self) -> bool:
        """Whether no fault was found."""
        return self.fault is None


def verify(record: Record, game: Game | None = None) -> Verdict:
    """Play a record again, act by act, and compare every entry that comes of it.

    ``game`` is for games that are not installed.
    """
    rolls = sum(type(entry) is Rolled for entry in record.entries)
    fault, entry = _fault(record, game)
    why_not = _unproved(record)
    over = any(type(e) is Secret for e in record.entries)
    if fault is None and record.header.dice != "sealed":
        over = replay(record, game=game).over
    return Verdict(
        rolls,
        len(record.entries),
        over,
        proved=fault is None and why_not is None,
        fault=fault,
        entry=entry,
        why_not=why_not,
    )


def _unproved(record: Record) -> Phrase | None:
    if record.header.dice == "typed":
        return Phrase("core.verify-typed")
    if record.header.dice == "sealed" and not any(type(e) is Secret for e in record.entries):
        return Phrase("core.verify-unfinished")
    if (branch := record.header.branch) is not None:
        return Phrase("core.verify-branch", {"entries": branch.entries, "at": branch.at})
    return None


def _fault(record: Record, game: Game | None) -> tuple[Phrase | None, int]:
    try:
        if record.header.dice == "sealed" and _published(record) is None:
            _match(record, None, game, record.entries)
            return None, -1
        match = _match(record, None, game)
        if isinstance(match.dice, Sealed) and not _commits(record.header, match.dice):
            return Phrase("core.verify-commitment"), -1
    except Refused as no:
        return Phrase(no.refusal.key, no.refusal.values), no.refusal.values.get("entry", -1)
    return _first_difference(record, match)


def _commits(header: Header, dice: Sealed) -> bool:
    return hashlib.sha256(dice.secret).hexdigest() == header.commitment


def _first_difference(record: Record, match: Match) -> tuple[Phrase | None, int]:
    number = 0
    while True:
        for made in match.record.entries[number:]:
            if number >= len(record.entries):
                return Phrase("core.verify-missing", {"entry": number}), number
            if encode(made) != encode(record.entries[number]):
                key = "core.verify-roll" if type(made) is Rolled else "core.verify-entry"
                return Phrase(key, {"entry": number}), number
            number += 1
        if number >= len(record.entries):
            return None, -1
        try:
            _act(match, record.entries[number])
        except Refused as no:
            values = {"entry": number, "why": no.refusal}
            return Phrase("core.verify-refused", values), number


def _act(match: Match, entry: AnyEntry) -> None:
    """Do again what an entry says somebody did."""
    match entry:
        case Answer(ask=ask, seat=seat, value=value):
            match.answer(seat, ask, value)
        case Rolled(seat=seat, faces=faces, ask=ask) if ask >= 0:
            match.answer(seat, ask, faces)
        case Undo(seat=seat, to=to) | Propose(seat=seat, to=to):
            match.undo(seat, to)
        case Agree(seat=seat):
            match.agree(seat)
        case Object(seat=seat):
            match.object(seat)
        case TableEntry():
            match.enter(entry)
        case Salt(seat=seat, text=text):
            match.salt(seat, text)
        case _:
            raise refused("core.verify-unasked")
