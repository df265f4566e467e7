"""The conformance kit: plays random whole games of any registered game and checks every promise.

For authors of games::

    from gunbai.testing import conform

    def test_whole_games() -> None:
        for seed in range(20):
            conform("snow", seed)

Each call opens a table with random seats and options (or those given), answers at random to the
end, and raises `AssertionError` where the game or the house breaks a promise: every answer offered
is taken; every other one is refused with a sentence and changes nothing; the record survives
writing and reading; replay gives the same game byte for byte; undo restores exactly; no seat's
view or log holds another's secret; the same seed gives the same game; it ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from gunbai.core.dice import Seeded
from gunbai.core.entries import Answer, Rolled
from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.record import load
from gunbai.core.script import (
    NOTHING,
    Ask,
    Choose,
    Divide,
    Number,
    Order,
    Pick,
    Refused,
    Roll,
    Seat,
    Value,
    Write,
)
from gunbai.core.view import to_json
from gunbai.play import new, replay, verify
from gunbai.registry import find
from gunbai.words.catalogue import LANGUAGES, refuse

DECISIONS_MOST = 200_000
CHECKED = 40
"""About how many moments of a game the costly checks look at."""


def random_options(game: Game, rng: Random) -> dict[str, Any]:
    """Random legal values for a random half of the game's options."""
    return {o.id: o.sample(rng) for o in game.options if rng.random() < 0.5}


def random_seats(game: Game, rng: Random) -> list[str]:
    """Names for a random number of persons that the game takes."""
    return [f"seat{number}" for number in range(rng.choice(game.players))]


def play_random(match: Match, rng: Random, most: int = DECISIONS_MOST) -> int:
    """Answer open questions at random until the game ends; return how many decisions it took."""
    decisions = 0
    while match.open:
        number = rng.choice(list(match.open))
        answer_random(match, number, rng)
        decisions += 1
        assert decisions < most, f"{match.game.id} did not end within {most} decisions"
    return decisions


def answer_random(match: Match, number: int, rng: Random) -> None:
    """Answer one open question with some legal answer; it must be taken."""
    ask = match.open[number]
    value = ask.sample(rng)
    try:
        match.answer(ask.seat, number, value)
    except Refused as no:
        raise AssertionError(f"{ask.key} refused {value!r}, which it offered: {no}") from no


def wrong_answers(ask: Ask) -> Iterator[Value]:
    """Answers that the question must refuse: of wrong kinds, and just past what is legal."""
    yield from (None, True, 1.5, "no such answer ☠", [[]], {"x": {}}, -(10**30), "9" * 5000)
    match ask:
        case Choose():
            yield from (*ask.barred, "", list(ask.options))
        case Pick():
            yield from ([len(ask.items)], [-1], [0, 0], ["0"])
            if ask.least:
                yield []
        case Divide():
            fair = ask.sample(Random(0))
            first = ask.fields[0]
            yield from ({**fair, first: fair[first] + 1}, {**fair, first: -1}, {first: ask.total})
            yield {**fair, first: float(fair[first])}
        case Write():
            yield from ("x" * (ask.most + 1), "\n" * ask.lines + "x", "bell \x07", "\ud800")
            if not ask.blank:
                yield " "
        case Number():
            yield from (ask.low - 1, ask.high + 1, str(ask.low), float(ask.low))
        case Roll():
            yield from ([0] * ask.count or [1], [ask.sides + 1] * max(1, ask.count))
            yield [1] * (ask.count + 1)


def refuses(ask: Ask, value: Value) -> bool:
    """Whether the question refuses a value that was meant to be wrong (some may be legal texts)."""
    try:
        ask.check(value)
    except Refused as no:
        _must_speak(no)
        return True
    return False


def _must_speak(no: Refused) -> None:
    """A refusal is one sentence, in every language, and no bare key."""
    for language in LANGUAGES:
        said = refuse(language, no.refusal)
        assert said.strip(), "a refusal without a word"
        assert "\n" not in said, f"a refusal of several lines: {said}"
        assert not said.startswith(no.refusal.key), f"no words for {no.refusal.key}"


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
        self.secrets: dict[str, Seat] = {}
        self.close = True

    def next_question(self) -> int:
        return self.rng.choice(list(self.match.open))

    def before(self) -> None:
        """At a close look: refusals change nothing, and hidden answers stay hidden."""
        self.close = self.rng.random() < CHECKED / (CHECKED + self.decisions)
        if self.close:
            check_refusals(self.match)
            check_hidden_answers(self.match, self.rng)

    def after(self) -> None:
        """At a close look: undo, the record, and planted secrets."""
        self.decisions += 1
        assert self.decisions < self.most, f"no end within {self.most} decisions"
        if self.close and not self.match.over:
            check_undo(self.match)
            check_views(self.match)


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
        _must_speak(no)
        return
    raise AssertionError(f"seat {seat} could answer question {number} with {value!r}")


def snapshot(match: Match) -> bytes:
    """All that can be seen of a match, by every seat and by a spectator, and its record."""
    views = [_without_epoch(match, seat) for seat in (*range(len(match.setup.seats)), None)]
    return b"\n".join([*map(to_json, views), match.record.dump()])


def _without_epoch(match: Match, seat: Seat | None) -> Any:
    """A view without what only counts entries: versions, and the numbers of undos."""
    return msgspec.structs.replace(match.view(seat), version=0, epoch=0, undo="")


def check_undo(match: Match) -> None:
    """Taking a random answer back restores exactly; giving it again comes to the same."""
    record = load(match.record.dump())
    twin = replay(record, game=match.game)
    last = record.entries[-1]
    if type(last) is not Answer or twin.undoable(last.seat) != "free":
        return
    before = replay(_cut(record, len(record.entries) - 1), game=match.game)
    after = _seen(twin)
    twin.undo(last.seat)
    assert _seen(twin) == _seen(before), "undo did not restore what was"
    twin.answer(last.seat, last.ask, last.value)
    assert _seen(twin) == after, "the same answer after an undo came to something else"
    again = replay(load(twin.record.dump()), game=match.game)
    assert _seen(again) == after, "a record with an undo replays wrong"


def _seen(match: Match) -> list[bytes]:
    return [to_json(_without_epoch(match, s)) for s in (*range(len(match.setup.seats)), None)]


def _cut(record: Any, count: int) -> Any:
    return msgspec.structs.replace(record, entries=record.entries[:count])


def check_hidden_answers(match: Match, rng: Random) -> None:
    """While questions are open together, no other seat can tell which answer was given.

    Two copies of the game answer one question differently; as long as its script does not go on,
    every other seat's view must be the same in both.
    """
    if not match.open:
        return
    number = rng.choice(list(match.open))
    ask = match.open[number]
    others: list[set[bytes]] = []
    for _ in range(4):
        twin = match.copy()
        answer_random(twin, number, rng)
        if match.version not in twin.unseen(None):
            return
        seats = [s for s in (*range(len(match.setup.seats)), None) if s != ask.seat]
        others.append({to_json(_without_epoch(twin, seat)) for seat in seats})
    assert all(seen == others[0] for seen in others), f"{ask.key} can be seen before all are in"


def check_views(match: Match) -> None:
    """Views are plain data, and a seat sees no question but its own."""
    for seat in (*range(len(match.setup.seats)), None):
        view = match.view(seat)
        to_json(view)
        mine = set() if seat is None else set(match.asks(seat))
        assert {ask.id for ask in view.asks} == mine


def check_record(match: Match) -> None:
    """The record survives writing and reading, and replay gives the same game byte for byte."""
    data = match.record.dump()
    record = load(data)
    assert record.dump() == data
    again = replay(record, game=match.game)
    assert again.record.dump() == data
    assert _seen(again) == _seen(match)
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
    sealed.salt(0, "a pinch")
    play_random(sealed, Random(1), most)
    verdict = verify(load(sealed.record.dump()), game)
    assert verdict.passed, verdict
    assert verdict.proved


# -- secrets ------------------------------------------------------------------------------------


def check_secrets(
    game: str | Game,
    seed: int,
    seats: Sequence[str] | None = None,
    options: Mapping[str, Any] = NOTHING,
    most: int = DECISIONS_MOST,
) -> int:
    """Plant marked secrets in every secret text and look for them in all that others are told.

    Random play that never chooses to reveal. Returns how many secrets were planted.
    """
    game = find(game)
    rng = Random(f"{game.id}/secret/{seed}")
    match = new(game, random_seats(game, rng) if seats is None else seats, options)
    planted: dict[bytes, Seat] = {match.dice.secret.hex().encode(): -1}  # type: ignore[attr-defined]
    for _ in range(most):
        if not match.open:
            return len(planted) - 1
        number = rng.choice(list(match.open))
        ask = match.open[number]
        value = _guarded(game, ask, rng)
        if ask.secret and isinstance(ask, Write):
            value = f"SECRET{len(planted)}x{seed}"
            planted[value.encode()] = ask.seat
        match.answer(ask.seat, number, value)
        if not match.over:
            _search(match, planted)
    raise AssertionError(f"{game.id} did not end within {most} decisions")


def _guarded(game: Game, ask: Ask, rng: Random) -> Value:
    """A random answer that gives no secret away by the player's own will."""
    if isinstance(ask, Choose) and game.revealing.intersection(ask.options):
        return rng.choice([option for option in ask.options if option not in game.revealing])
    return ask.sample(rng)


def _search(match: Match, planted: Mapping[bytes, Seat]) -> None:
    for seat in (*range(len(match.setup.seats)), None):
        seen = to_json(match.view(seat))
        for secret, owner in planted.items():
            assert owner == seat or secret not in seen, f"seat {seat} sees the secret of {owner}"
