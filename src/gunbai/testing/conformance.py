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
from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.record import load
from gunbai.play import new, replay, verify
from gunbai.registry import find
from gunbai.testing.looks import CLOSELY, Looker
from gunbai.testing.random_play import (
    DECISIONS_MOST,
    play_random,
    random_options,
    random_seats,
)
from gunbai.testing.shape import check_view
from gunbai.testing.snapshot import everybody, seen


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
    return examine(game, seed, seats, options, invariant=invariant, most=most).match


def examine(
    game: str | Game,
    seed: int,
    seats: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    invariant: Callable[[Match], None] = lambda _match: None,
    most: int = DECISIONS_MOST,
    closely: int = CLOSELY,
) -> Looker:
    """Do what `conform` does; return who looked at the game, and how often.

    ``closely`` measures at how many moments: about at so many of the first, and ever more seldom.
    """
    game = find(game)
    own: Callable[[Match], None] = getattr(game.part("invariants"), "check", lambda _match: None)
    rng = Random(f"{game.id}/{seed}")
    seats = random_seats(game, rng) if seats is None else seats
    options = random_options(game, rng) if options is None else options
    check_game(game)
    looker = Looker(new(game, seats, options, dice=seed), rng, closely)
    match = looker.match
    while match.open:
        looker.decide()
        own(match)
        invariant(match)
        assert looker.decisions < most, f"no end within {most} decisions"
    check_views(match)
    check_twin(match, looker.twin)
    check_record(match)
    check_same_again(match, options)
    check_sealed(game, seats, options, most)
    return looker


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


def check_views(match: Match) -> None:
    """What everybody sees of a game that is over, with the whole log, is plain data."""
    for seat in everybody(match):
        check_view(match, seat)


def check_twin(match: Match, twin: Match) -> None:
    """Where answers were taken back and given again, the game came to the same; so by its record.

    Only the record remembers.
    """
    assert seen(twin) == seen(match), "a game with steps back ended otherwise"
    again = replay(load(twin.record.dump()), game=match.game)
    assert seen(again) == seen(match), "a record with an undo replays wrong"


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
