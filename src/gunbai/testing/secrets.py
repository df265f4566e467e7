"""Secrets: nobody can tell a hidden answer before the game opens it.

Hidden are the answers to questions asked together, until all are in, and those to questions marked
``secret``, until an event that ``reveals``. Two ways to look: `check_hidden` plays a moment on
twice with one hidden answer changed, and compares all that the others see; `check_secrets` plants
texts that cannot be overlooked and searches every byte that others are shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from gunbai.core.entries import Answer
from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.script import NOTHING, Ask, Choose, Refused, Seat, Tell, Value, Write
from gunbai.core.view import to_json
from gunbai.play import new
from gunbai.registry import find
from gunbai.testing.random_play import DECISIONS_MOST, random_seats
from gunbai.testing.snapshot import everybody, moment, shown, some

STEPS = 12
"""How many answers a game is played on after a secret one that was changed."""
TRIES = 8
"""How often another answer than the first is looked for."""
Known = Mapping[Seat | None, int]
"""How many events of its log a seat (None: a spectator) knows."""


def check_hidden(match: Match, version: int, ask: Ask, value: Value, rng: Random) -> bool:
    """Give another answer than the hidden one that was just given, as entry ``version``.

    Returns whether there is another.

    Raises:
        AssertionError: where another seat, or a spectator, sees a difference too early.

    """
    other = _other_answer(ask, value, rng)
    if other == value:
        return False
    twin, given = moment(match, version), match.record.entries[version]
    assert isinstance(given, Answer)
    seats = some([seat for seat in everybody(match) if seat != ask.seat], rng)
    known = _lengths(twin, seats)
    try:
        twin.answer(ask.seat, given.ask, other)
    except Refused as no:
        raise AssertionError(f"{ask.key} refused {other!r}, which it offered: {no}") from no
    twins = [match.copy() if ask.secret else match, twin]
    closed = _still_closed(twins, known)
    _compare(twins, ask, closed)
    if ask.secret:
        _play_on(twins, ask, closed, rng)
    return True


def _other_answer(ask: Ask, value: Value, rng: Random) -> Value:
    """Another answer to a question, where one is soon found."""
    drawn = (ask.sample(rng) for _ in range(TRIES))
    return next((other for other in drawn if other != value), value)


def _lengths(match: Match, seats: Sequence[Seat | None]) -> Known:
    return {seat: len(match.log(seat)) for seat in seats}


def _still_closed(twins: list[Match], known: Known) -> Known:
    """Those to whom nothing was opened by what they were told since they knew so much."""
    return {seat: length for seat, length in known.items() if not _opened(twins, seat, length)}


def _opened(twins: list[Match], seat: Seat | None, known: int) -> bool:
    return any(twin.over or any(map(_reveals, twin.log(seat)[known:])) for twin in twins)


def _reveals(event: Tell) -> bool:
    return bool(event.reveals) or (event.to is not None and event.reveals is not False)


def _compare(twins: list[Match], ask: Ask, closed: Known) -> None:
    """Those to whom nothing was opened see the same in both, from what they knew before on."""
    for seat, known in closed.items():
        one, other = (shown(twin, seat, known) for twin in twins)
        who = "a spectator" if seat is None else f"seat {seat}"
        assert one == other, (
            f"{who} can tell what seat {ask.seat} answered to {ask.key}: {_apart(one, other)}"
        )


def _apart(one: bytes, other: bytes) -> str:
    """The place at which two views first differ, as it stands in each."""
    place = next(
        (n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0
    )
    start = max(0, place - 40)
    return f"…{one[start : place + 30]!r} or …{other[start : place + 30]!r}"


def _play_on(twins: list[Match], ask: Ask, closed: Known, rng: Random) -> None:
    """Answer alike in both, as long as nothing was opened and both ask the same."""
    for _ in range(STEPS):
        number = _common_question(twins, ask.seat, rng)
        if number is None or not closed:
            return
        known = _lengths(twins[0], list(closed))
        value = twins[0].open[number].sample(rng)
        try:
            for twin in twins:
                twin.answer(twin.open[number].seat, number, value)
        except Refused:
            return  # what the owner may do depends on the secret
        closed = _still_closed(twins, known)
        _compare(twins, ask, closed)


def _common_question(twins: list[Match], owner: Seat, rng: Random) -> int | None:
    """A question that is open in both; of another than the owner, where there is one."""
    one, other = (twin.open for twin in twins)
    same = [
        number
        for number in one
        if number in other
        and (one[number].key, one[number].seat) == (other[number].key, other[number].seat)
    ]
    others = [number for number in same if one[number].seat != owner]
    return rng.choice(others or same) if same else None


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
