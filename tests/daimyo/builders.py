"""Units, boards and battles made by hand, and scripts driven with given answers and dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import cycle, islice
from typing import Any

import pytest

from gunbai.core.game import Sitting
from gunbai.core.script import Ask, Choose, Number, Order, Phrase, Pick, Refused, Roll, Script, Tell
from gunbai.games.daimyo import GAME
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.opening import begin
from gunbai.games.daimyo.pieces.terrain import Field, Piece
from gunbai.games.daimyo.pieces.troops import MUSTER, Troops
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.pieces.weather import Season, Weather
from gunbai.games.daimyo.scenarios.scenario import Clan

WIDTH, HEIGHT = 120.0, 80.0
GUARD, HORSE_GUARD, SAMURAI, SAMURAI_ARCHERS, SAMURAI_HORSE, LIGHT_HORSE, RONIN, MONKS, *_ = (
    MUSTER.values()
)
*_, SPEARS, ARCHERS, ARQUEBUSES, PEASANTS, LIGHT_GUN, HEAVY_GUN, SEAT = MUSTER.values()


def unit(id_: str, side: int, x: float, y: float, troops: Troops = RONIN, **more: Any) -> Unit:
    """Four stands in one rank that look at the other edge."""
    facing = 180.0 * side
    return replace(Unit(id_, side, "clan", troops, 4, x, y, facing, 4, name=id_), **more)


def board(*units: Unit, pieces: tuple[Piece, ...] = (), weather: Weather = Weather.FINE) -> Board:
    """A table of 120 by 80 cm."""
    return Board(Field(WIDTH, HEIGHT, pieces), units, weather)


def table(weather: Weather = Weather.FINE) -> Battle:
    """Mikata-ga-hara on a real table, as the first turn begins."""
    return _battle({"scenario": "mikata-ga-hara", "positions": "table"}, weather)


def light(weather: Weather = Weather.FINE) -> Battle:
    """The same, of which only what changed is told."""
    return _battle({"scenario": "mikata-ga-hara", "positions": "light"}, weather)


def battle(
    *units: Unit,
    leaders: Sequence[Leader] = (),
    pieces: tuple[Piece, ...] = (),
    weather: Weather = Weather.FINE,
    **options: Any,
) -> Battle:
    """A battle of these units on the screen; units of side 1 are of the clan ``foes``."""
    held = _battle(options, weather)
    clans = (Clan("clan", 0, Phrase("daimyo.text")), Clan("foes", 1, Phrase("daimyo.text")))
    ours = tuple(replace(u, clan="foes") if u.side and u.clan == "clan" else u for u in units)
    field = Field(WIDTH, HEIGHT, pieces)
    held.lay_out(
        replace(
            held.scenario,
            field=field,
            clans=clans,
            units=ours,
            leaders=tuple(leaders),
            arrivals={},
            weather=weather,
            season=Season.SUMMER,
        )
    )
    held.turn = 1
    return held


def _battle(options: Mapping[str, Any], weather: Weather) -> Battle:
    held = begin(GAME.setup([Sitting("a"), Sitting("b")], options))
    held.board = replace(held.board, weather=weather)
    return held


def drive(
    script: Script[Any], answers: Mapping[str, Any] | None = None
) -> tuple[Any, list[Tell], list[str]]:
    """Run a script: answers by question, else nothing ticked, the first option, all stands.

    A list of lists or objects answers the same question again and again. Faces are repeated until
    there are enough; dice that are not given show 3 and 4.
    """
    left = {key: list(v) if _is_many(v) else [v] * 50 for key, v in (answers or {}).items()}
    told: list[Tell] = []
    asked: list[str] = []
    value: Any = None
    while True:
        try:
            step = script.send(value)
        except StopIteration as stop:
            return stop.value, told, asked
        value = None
        if isinstance(step, Tell):
            told.append(step)
            continue
        assert isinstance(step, Ask)
        asked.append(step.key)
        given = _placed(step, left[step.key].pop(0)) if step.key in left else _default(step)
        value = step.read(given)


def _is_many(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], list | dict)


def _default(step: Any) -> Any:
    match step:
        case Pick():
            return list(range(step.least))
        case Choose():
            return "none" if step.key == "daimyo.challenge" else step.options[0]
        case Number():
            return step.high
        case Roll():
            return [3 + place % 2 for place in range(step.count)]
        case Order():
            return {} if step.key == "daimyo.reform" else {"done": True}
    raise TypeError(type(step).__name__)


def _placed(step: Any, wanted: Any) -> Any:
    if isinstance(step, Roll):
        return list(islice(cycle(wanted), step.count))
    if not isinstance(step, Pick):
        return wanted
    return [next(p for p, item in enumerate(step.items) if _is(item, name)) for name in wanted]


def _is(item: Phrase, name: str) -> bool:
    if item.values.get("id") == name or item.key == f"daimyo.table.fact.{name}":
        return True
    return name == str(item.values.get("number"))


def keys(told: Sequence[Tell]) -> list[str]:
    """What was told, without the game's own prefix."""
    return [event.key.removeprefix("daimyo.") for event in told]


def refused(judge: Callable[..., object], *args: Any) -> tuple[str, str]:
    """What a judge of the rules refuses, without the game's own prefix, and by which rule."""
    with pytest.raises(Refused) as caught:
        judge(*args)
    return caught.value.refusal.key.removeprefix("daimyo.no."), caught.value.refusal.rule
