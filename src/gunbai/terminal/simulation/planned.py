"""What is to be played, from the words of a command line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any

from gunbai.core.game import Game
from gunbai.core.script import refused, shown
from gunbai.study.own import game_of
from gunbai.study.plan import Plan, Setting, check
from gunbai.terminal import arguments

SETTINGS_MOST = 64
GAMES_MOST = 100_000
"""So many games at most, where an interval says when to stop."""
BOTS, PRESET = "bots", "preset"
"""What can be varied beside the options of a game."""


def planned(
    game: str,
    games: int | None,
    seed: int,
    bots: str | None,
    option: Sequence[str],
    preset: str | None,
    vary: Sequence[str],
    metrics: Sequence[str],
    *,
    ends: bool,
) -> Plan:
    """What is to be played, or `Refused`; ``ends`` says that something else than a number does."""
    if games is None and not ends:
        raise refused("study.how-many")
    seatings = [text.partition("=")[2] for text in vary if text.partition("=")[0] == BOTS]
    found = game_of(game, ",".join([*seatings, bots or ""]).split(","))
    varied = variations(found, vary)
    if preset is not None and PRESET in varied:
        raise refused("study.vary-twice", option=PRESET, given=shown(preset))
    usual = {PRESET: preset, BOTS: bots}
    settings = [_setting(found, option, usual, chosen) for chosen in combinations(varied)]
    plan = Plan(found.id, settings, games or GAMES_MOST, seed, metrics=tuple(metrics))
    check(plan)
    _same_seats(settings)
    return plan


def combinations(vary: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    """Every way to take one value of each name.

    >>> list(combinations({"points": [12, 15], "years": [1]}))
    [{'points': 12, 'years': 1}, {'points': 15, 'years': 1}]
    """
    for values in product(*vary.values()):
        yield dict(zip(vary, values, strict=True))


def _setting(
    game: Game, option: Sequence[str], usual: Mapping[str, Any], chosen: Mapping[str, Any]
) -> Setting:
    """The setting of one combination, on top of what holds in all of them."""
    all_of_it = {**usual, **chosen}
    options = arguments.options(game, option, all_of_it.pop(PRESET))
    seats = arguments.all_bots(game, all_of_it.pop(BOTS))
    return Setting(seats, {**options, **all_of_it}, chosen)


def _same_seats(settings: Sequence[Setting]) -> None:
    many = [len(setting.seats) for setting in settings]
    if len(set(many)) > 1:
        raise refused("study.vary-seats", fewest=min(many), most=max(many))


def variations(game: Game, given: Iterable[str]) -> dict[str, list[Any]]:
    """The values of all that ``--vary`` names, or `Refused` at the first wrong one."""
    varied: dict[str, list[Any]] = {}
    for text in given:
        name, values = _values(game, text)
        if name in varied and name != BOTS:
            raise refused("study.vary-twice", option=name, given=shown("…"))
        varied[name] = [*varied.get(name, ()), *values]
    for name, values in varied.items():
        twice = [value for place, value in enumerate(values) if value in values[:place]]
        if twice:
            raise refused("study.vary-twice", option=name, given=shown(str(twice[0])))
    settings = prod(map(len, varied.values()))
    if settings > SETTINGS_MOST:
        raise refused("study.vary-much", given=settings, most=SETTINGS_MOST)
    return varied


def _values(game: Game, given: str) -> tuple[str, list[Any]]:
    """A name and its values; who sits where is one value, with commas of its own."""
    name, equals, values = given.partition("=")
    known = {option.id: option for option in game.options}
    if not equals:
        raise refused("study.vary-shape", given=shown(given))
    if name == BOTS:
        return name, [values]
    if name == PRESET:
        return name, values.split(",")
    if name not in known:
        legal = sorted({*known, BOTS, PRESET})
        raise refused("core.unknown-option", given=shown(name), legal=legal)
    return name, [known[name].read(value) for value in values.split(",")]
