"""The board as lines, and orders as short text, where a game brings them.

A game may have a module ``text`` beside its words, which knows no terminal:

- ``board_lines(board, say)``: the board of a view as lines of at most 78 columns, ``say(key,
  **values)`` being the reader's catalogue; without it the view is shown plainly;
- ``order(text, form)``: the answer that an `Order` wants, from what was typed (``advance 8``);
  raises `Refused` where it cannot be read. Without it orders are typed as JSON.

How an answer is typed may be said in the game's own words, under the question's key and ``.how``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gunbai.core.game import Game
from gunbai.terminal.screen.plain import Say, plain_lines


def lines(game: Game, board: Any, say: Say) -> Sequence[str]:
    """The board in lines: as the game draws it, or else all that the view holds, plainly.

    Nobody is kept from playing by a game that cannot draw its board: what is wrong is said beside.
    """
    try:
        found: Callable[[Any, Say], Sequence[str]] | None = _hook(game, "board_lines")
        if found is not None:
            return found(board, say)
    except Exception as fault:
        why = " ".join(f"{type(fault).__name__}: {fault}".split())
        print(f"gunbai: {game.id} cannot draw its board: {why}", file=sys.stderr)
    return plain_lines(board, f"{game.id}.board", say)


def order(game: Game, typed: str, form: Mapping[str, Any]) -> Any:
    """The order that was typed; what nobody can read is left as text, for the game to refuse."""
    found: Callable[[str, Mapping[str, Any]], Any] | None = _hook(game, "order")
    if found is not None and not typed.lstrip().startswith("{"):
        return found(typed, form)
    try:
        return json.loads(typed)
    except (ValueError, RecursionError):
        return typed


def _hook(game: Game, name: str) -> Any:
    return getattr(game.part("text"), name, None)
