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

from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.script import NOTHING, Ask, Choose, Refused, Seat, Tell, Value, Write
from gunbai.core.view import to_json
from gunbai.play import new
from gunbai.registry import find
from gunbai.testing.random_play import DECISIONS_MOST, random_seats
from gunbai.testing.snapshot import without_epoch

STEPS = 12
"""How many answers a game is played on after a secret one that was changed."""
TRIES = 8
"""How often another answer than the first is looked for."""


def check_hidden(match: Match, rng: Random) -> bool:
    """Change a hidden answer at a moment of a game; return whether there was one to be given.

    Raises `AssertionError` where another seat, or a spectator, sees a difference too early.
    """
    numbers = list(match.open)
    rng.shuffle(numbers)
    return any(_check_answer(match, number, rng) for number in numbers)


def _check_answer(match: Match, number: int, rng: Random) -> bool:
    ask = match.open[number]
    pair = _two_answers(ask, rng)
    if pair is None:
        return False
    twins = [match.copy(), match.copy()]
    for twin, value in zip(twins, pair, strict=True):
        try:
            twin.answer(ask.seat, number, value)
        except Refused as no:
            raise AssertionError(f"{ask.key} refused {value!r}, which it offered: {no}") from no
    is_hidden = match.version in twins[0].unseen(None)
    if not (is_hidden or ask.secret):
        return False
    closed = _still_closed(match, twins, ask)
    _compare(twins, ask, closed)
    if ask.secret:
        _play_on(twins, ask, closed, rng)
    return True


def _two_answers(ask: Ask, rng: Random) -> tuple[Value, Value] | None:
    first = ask.sample(rng)
    for _ in range(TRIES):
        other = ask.sample(rng)
        if other != first:
            return first, other
    return None


def _still_closed(before: Match, twins: list[Match], ask: Ask) -> list[Seat | None]:
    """The seats (None: spectators) to whom nothing was opened by the last answer."""
    seats = [seat for seat in (*range(len(before.setup.seats)), None) if seat != ask.seat]
    return [seat for seat in seats if not _opened(before, twins, seat)]


def _opened(before: Match, twins: list[Match], seat: Seat | None) -> bool:
    known = len(before.log(seat))
    return any(twin.over or any(map(_reveals, twin.log(seat)[known:])) for twin in twins)


def _reveals(event: Tell) -> bool:
    return bool(event.reveals) or (event.to is not None and event.reveals is not False)


def _compare(twins: list[Match], ask: Ask, seats: list[Seat | None]) -> None:
    for seat in seats:
        one, other = (to_json(without_epoch(twin, seat)) for twin in twins)
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


def _play_on(twins: list[Match], ask: Ask, closed: list[Seat | None], rng: Random) -> None:
    """Answer alike in both, as long as nothing was opened and both ask the same."""
    for _ in range(STEPS):
        number = _common_question(twins, ask.seat, rng)
        if number is None or not closed:
            return
        before = twins[0].copy()
        value = twins[0].open[number].sample(rng)
        try:
            for twin in twins:
                twin.answer(twin.open[number].seat, number, value)
        except Refused:
            return  # what the owner may do depends on the secret
        closed = [seat for seat in closed if not _opened(before, twins, seat)]
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
