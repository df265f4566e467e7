"""Daimyo: samurai battles on a table, to scale, 1550 to 1615.

Mechanics live here, a noun a module: frozen values and pure functions without asks. The procedure
that uses them is `script` and the folder `procedure`; scenarios are TOML files in `scenarios`.
Nothing here may know a server, a terminal or another game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from gunbai.core.game import Bot, Game, Outcome, Setup, Sight
from gunbai.core.script import Ask, Phrase, Refusal, Script, Seat, Value
from gunbai.games.daimyo.options import OPTIONS

if TYPE_CHECKING:
    from gunbai.games.daimyo.battle import Battle

BOT_NAMES = ("steady", "bold", "careful", "random")
"""The bots of `bots`, the first being the default."""

# Geometry is heavy to load: whoever only asks for the names of games need not wait for it.


def _begin(setup: Setup) -> Battle:
    from gunbai.games.daimyo.opening import begin

    return begin(setup)


def _play(battle: Battle) -> Script[Outcome]:
    from gunbai.games.daimyo.script import play

    return play(battle)


def _view(battle: Battle, seat: Seat | None) -> Any:
    from gunbai.games.daimyo.seen.view import view

    return view(battle, seat)


def _explain(battle: Battle, ask: Ask, hints: bool) -> Mapping[str, Sequence[Phrase]]:
    from gunbai.games.daimyo.seen.explain import explain

    return explain(battle, ask, hints)


def _picture(board: Any, say: Any, **wish: Any) -> str:
    from gunbai.games.daimyo.seen.picture.picture import picture

    return picture(board, say, **wish)


def _badge(unit: Any) -> str:
    from gunbai.games.daimyo.seen.picture.units import badge

    return badge(unit)


def _latest(log: Any) -> Any:
    from gunbai.games.daimyo.seen.picture.events import latest

    return latest(log)


def _awaited(view: Any) -> Any:
    from gunbai.games.daimyo.seen.look.asked import awaited

    return awaited(view)


def _look(view: Any, query: Mapping[str, Any], hints: bool) -> Any:
    from gunbai.games.daimyo.seen.look.look import look

    return look(view, query, hints)


def _overlays(board: Any, found: Any) -> tuple[str, str]:
    from gunbai.games.daimyo.seen.picture.overlays import over, under

    return under(board, found), over(board, found)


def _forecast(board: Any) -> Any:
    from gunbai.games.daimyo.seen.chances import forecast

    return forecast(board)


def _activates(needs: int | None) -> tuple[int, int]:
    from gunbai.games.daimyo.seen.chances import activates

    return activates(needs)


def _examples() -> Any:
    from gunbai.games.daimyo.scenarios.library import examples

    return examples()


def _check(text: str) -> Sequence[Refusal]:
    from gunbai.games.daimyo.scenarios.read import faults

    return faults(text)


def _bot(name: str) -> Bot:
    def answer(sight: Sight, ask: Ask, rng: Random) -> Value:
        from gunbai.games.daimyo.bots import BOTS

        return BOTS[name](sight, ask, rng)

    return answer


def roles(count: int) -> Sequence[str]:  # noqa: ARG001 - always two
    """The two Generals."""
    return ("daimyo.role.first", "daimyo.role.second")


GAME = Game(
    id="daimyo",
    version=2,
    players=range(2, 3),
    options=OPTIONS,
    begin=_begin,
    script=_play,
    view=_view,
    roles=roles,
    package=__name__,
    bots={name: _bot(name) for name in BOT_NAMES},
    explain=_explain,
    check=_check,
    page={
        "picture": _picture,
        "badge": _badge,
        "latest": _latest,
        "awaited": _awaited,
        "look": _look,
        "overlays": _overlays,
        "forecast": _forecast,
        "activates": _activates,
        "examples": _examples,
    },
)
