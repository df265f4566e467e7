"""Whole random games of any game, and every promise checked on the way.

Each call opens a table with random seats and options (or those given), answers at random to the
end, and raises `AssertionError` where the game or the house breaks a promise: every answer offered
is taken; every other one is refused with a sentence and changes nothing; the record survives
writing and reading; replay gives the same game byte for byte; undo restores exactly; no seat's
view or log holds another's secret; the same seed gives the same game; it ends.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from gunbai.core.dice import Seeded
from gunbai.core.entries import Answer, Rolled
from gunbai.core.game import WHOLE, Game
from gunbai.core.match import Match
from gunbai.core.record import load
from gunbai.core.script import Ask, Choose, Number, Order, Phrase, Refused, Seat, Value, Write
from gunbai.core.view import to_json
from gunbai.play import new, replay, verify
from gunbai.registry import find
from gunbai.testing.random_play import (
    DECISIONS_MOST,
    answer_random,
    play_random,
    random_options,
    random_seats,
)
from gunbai.testing.secrets import check_hidden
from gunbai.testing.snapshot import seen, snapshot
from gunbai.testing.wrong import must_speak, refuses, wrong_answers

CHECKED = 40
"""About how many moments of a game the costly checks look at."""


def conform(
    game: str | Game,
    seed: int,
    seats: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    invariant: Callable[[Match], None] = lambda _match: None,
    most: int = DECISIONS_MOST,
) -> Match:
    """Play one random game to its end and check every promise on the way; return the match.

    ``seats`` and ``options`` are drawn at random where they are not given. ``invariant`` is called
    after every answer, and so is ``check`` of the game's own part ``invariants``, if it has one.
    ``most`` bounds the number of decisions.
    """
    game = find(game)
    own: Callable[[Match], None] = getattr(game.part("invariants"), "check", lambda _match: None)
    rng = Random(f"{game.id}/{seed}")
    seats = random_seats(game, rng) if seats is None else seats
    options = random_options(game, rng) if options is None else options
    check_game(game)
    match = new(game, seats, options, dice=seed)
    look = _Looker(match, rng, most)
    while match.open:
        look.before()
        answer_random(match, look.next_question(), rng)
        own(match)
        invariant(match)
        look.after()
    check_record(match)
    check_same_again(match, options)
    check_sealed(game, seats, options, most)
    return match


class _Looker:
    """Looks at a game as it is played, closely at some moments."""

    def __init__(self, match: Match, rng: Random, most: int) -> None:
        self.match = match
        self.rng = rng
        self.most = most
        self.decisions = 0
        self.hidden = 0
        self.close = True

    def next_question(self) -> int:
        return self.rng.choice(list(self.match.open))

    def before(self) -> None:
        """At a close look: plain views, refusals that change nothing, hidden answers."""
        self.close = self.rng.random() < CHECKED / (CHECKED + self.decisions)
        if self.close:
            check_views(self.match)
            check_refusals(self.match)
            self.hidden += check_hidden(self.match, self.rng)

    def after(self) -> None:
        """At a close look: undo."""
        self.decisions += 1
        assert self.decisions < self.most, f"no end within {self.most} decisions"
        if self.close and not self.match.over:
            check_undo(self.match)


def check_refusals(match: Match) -> None:
    """Every wrong answer is refused with a sentence, and nothing has changed by it."""
    before = snapshot(match)
    for number, ask in list(match.open.items()):
        for value in wrong_answers(ask):
            if not refuses(ask, value):
                assert isinstance(ask, Write | Order), f"{ask.key} takes {value!r}"
                continue
            _must_refuse(match, ask.seat, number, value)
        _must_refuse(match, ask.seat + 1, number, ask.sample(Random(1)))
    _must_refuse(match, 0, -5, "x")
    assert snapshot(match) == before, "a refusal changed something"


def _must_refuse(match: Match, seat: Seat, number: int, value: Value) -> None:
    try:
        match.answer(seat, number, value)
    except Refused as no:
        must_speak(no)
        return
    raise AssertionError(f"seat {seat} could answer question {number} with {value!r}")


def check_undo(match: Match) -> None:
    """Taking a random answer back restores exactly; giving it again comes to the same."""
    record = load(match.record.dump())
    twin = replay(record, game=match.game)
    last = record.entries[-1]
    if type(last) is not Answer or twin.undoable(last.seat) != "free":
        return
    before = replay(_cut(record, len(record.entries) - 1), game=match.game)
    after = seen(twin)
    twin.undo(last.seat)
    assert seen(twin) == seen(before), "undo did not restore what was"
    twin.answer(last.seat, last.ask, last.value)
    assert seen(twin) == after, "the same answer after an undo came to something else"
    again = replay(load(twin.record.dump()), game=match.game)
    assert seen(again) == after, "a record with an undo replays wrong"


def _cut(record: Any, count: int) -> Any:
    return msgspec.structs.replace(record, entries=record.entries[:count])


def check_views(match: Match) -> None:
    """Views are plain data made for a seat, which sees no question but its own."""
    for ask in match.open.values():
        must_be_plain(ask.key, {"values": ask.values, "subject": ask.subject})
        check_explain(match, ask)
    for seat in (*range(len(match.setup.seats)), None):
        view = match.view(seat)
        to_json(view)
        assert view.board is not match.state, "a view is the state itself"
        mine = set() if seat is None else set(match.asks(seat))
        assert {ask.id for ask in view.asks} == mine
        for event in view.log:
            must_be_plain(event.key, event.values)


def must_be_plain(key: str, value: Any) -> None:
    """Values of words are texts, numbers, `Word`s, `Phrase`s, and lists and mappings of these."""
    match value:
        case None | str() | int() | float():
            return
        case Phrase(values=values):
            must_be_plain(key, values)
        case Mapping():
            for part in value.values():
                must_be_plain(key, part)
        case list() | tuple():
            for part in value:
                must_be_plain(key, part)
        case _:
            raise AssertionError(f"{key} has a {type(value).__name__} among its values")


def check_explain(match: Match, ask: Ask) -> None:
    """What is explained of a question are phrases, by its options, with hints and without."""
    legal = {WHOLE, *map(str, _options(ask))}
    for hints in (True, False):
        told = match.game.explain(match.state, ask, hints)
        assert isinstance(told, Mapping), f"{ask.key} is explained by a {type(told).__name__}"
        strange = {str(option) for option in told} - legal
        assert not strange, f"{ask.key} is explained for {sorted(strange)}, which it does not offer"
        for phrases in told.values():
            assert not isinstance(phrases, str), f"{ask.key} is explained by a text, not by phrases"
            assert all(isinstance(what, Phrase) for what in phrases), f"{ask.key}: no phrases"


def _options(ask: Ask) -> Sequence[Any]:
    match ask:
        case Choose():
            return (*ask.options, *ask.barred)
        case Number():
            return range(ask.low, ask.high + 1)
        case _:
            return ()


def check_game(game: Game) -> None:
    """What a game says of itself fits together: its seats, its roles, its bots' names."""
    for count in game.players:
        roles = game.roles(count)
        assert len(roles) == count, f"{count} seats, and {len(roles)} roles"
        assert all(isinstance(role, str) for role in roles)
    for language, names in game.bot_names.items():
        assert len(set(names)) == len(names), f"two bots of one name in {language}"
    for former, bot in game.former_bots.items():
        assert bot in game.bots, f"{former} means a bot {bot} that there is not"
        assert former not in game.bots, f"{former} means two bots"
    for option in game.options:
        option.check(option.default)
    for preset, chosen in game.presets.items():
        known = {option.id: option for option in game.options}
        assert set(chosen) <= set(known), f"preset {preset} sets options that there are not"
        for name, value in chosen.items():
            known[name].check(value)


def check_record(match: Match) -> None:
    """The record survives writing and reading, and replay gives the same game byte for byte."""
    data = match.record.dump()
    record = load(data)
    assert record.dump() == data
    again = replay(record, game=match.game)
    assert again.record.dump() == data
    assert seen(again) == seen(match)
    verdict = verify(record, match.game)
    assert verdict.passed, verdict
    check_flipped(match)


def check_flipped(match: Match) -> None:
    """A die that is changed in the record is found, at its entry."""
    record = load(match.record.dump())
    for number, entry in enumerate(record.entries):
        if type(entry) is Rolled and entry.faces:
            faces = (entry.faces[0] % entry.sides + 1, *entry.faces[1:])
            record.entries[number] = msgspec.structs.replace(entry, faces=faces)
            verdict = verify(record, match.game)
            assert not verdict.passed
            assert verdict.entry == number, f"flipped entry {number}, found {verdict.entry}"
            return


def check_same_again(match: Match, options: Mapping[str, Any]) -> None:
    """The same seed and the same answers give the same game."""
    assert isinstance(match.dice, Seeded)
    seats = list(match.setup.seats)
    again = new(match.game, seats, options, dice=match.dice)
    for entry in list(match.record.entries):
        if type(entry) is Answer:
            again.answer(entry.seat, entry.ask, entry.value)
    assert again.record.dump() == match.record.dump()


def check_sealed(
    game: Game, seats: Sequence[str], options: Mapping[str, Any], most: int = DECISIONS_MOST
) -> None:
    """Under sealed dice the game plays too, and its record proves its rolls when it is over."""
    sealed = new(game, seats, options)
    if not any(type(entry) is Rolled for entry in sealed.record.entries):
        sealed.salt(0, "a pinch")
    play_random(sealed, Random(1), most)
    verdict = verify(load(sealed.record.dump()), game)
    assert verdict.passed, verdict
    assert verdict.proved
