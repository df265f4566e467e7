"""The field in characters, and orders as short text, for readers where nothing can be drawn.

An order names whom it is to, and says what `rules.order` reads: ``UNIT advance 8; wheel left 30``,
``UNIT charge ENEMY``, ``LEADER ride 60 20``, ``LEADER join UNIT``, ``done``. The beginning of an id
is enough where only one has it. A reform: ``face 90 files 3``, or nothing. What a light companion
is told: `companion.book`. A scenario of one's own: the path of its file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, repeat
from pathlib import Path
from string import ascii_letters
from textwrap import wrap
from typing import Any

import shapely

from gunbai.core.script import Phrase, shown
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.tables import table
from gunbai.games.daimyo.pieces.terrain import Ground, Piece
from gunbai.games.daimyo.seen.from_view import board_of
from gunbai.games.daimyo.seen.view import Board, LeaderView, SideView, UnitView

WIDTH = 78
COLUMNS = 76
TALL = 2.0
"""How many times taller than wide a character is."""
SIGNS = table("marks", "letters", dict[Ground, str])
"""How each terrain is shown; what comes later in this order covers what came before."""
ARROWS = "↑↗→↘↓↙←↖"
Say = Callable[..., str]


def board_lines(board: Board, say: Say) -> list[str]:
    """The field and the roster as lines of at most `WIDTH` columns."""
    if not board.units or not (board.on_table or board.width):
        return []
    lines = [*_head(board, say), *(_roster if board.on_table else _map)(board, say)]
    return [line.rstrip()[:WIDTH] for line in lines]


def _map(board: Board, say: Say) -> Iterator[str]:
    """The field from above, what its signs mean, and both hosts."""
    signs = chain(ascii_letters, repeat("?"))
    letters = {unit.id: next(signs) for unit in board.units}
    yield from _field(board, letters)
    yield from _wrapped(_legend(board, say))
    for number, side in enumerate(board.sides):
        yield from _side(board, number, side, say)
        own = [unit for unit in board.units if unit.side == number]
        yield from (_unit(unit, letters[unit.id], say) for unit in own)


def _roster(board: Board, say: Say) -> Iterator[str]:
    """Both hosts without places: stands, hits, quality, order, and who is in contact."""
    for number, side in enumerate(board.sides):
        yield from _side(board, number, side, say)
        for unit in board.units:
            if unit.side == number:
                quality = say(f"daimyo.quality.{unit.quality}")
                said = " · ".join([quality, *_state(unit, say), _said(unit.name, say)])
                yield f"  {unit.id:<20} {_stands(unit):<7} {said}"
    for one, other in board.contacts:
        yield f"  {one} × {other}"


def _wrapped(text: str) -> list[str]:
    return wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def _head(board: Board, say: Say) -> Iterator[str]:
    """The turn, the weather and what it changes, and who is still on the march."""
    turns = f"/{board.turns}" if board.turns else ""
    weather = say(f"daimyo.weather.{board.weather}")
    clock = f"{board.clock} · " if board.clock else ""
    yield f"{clock}{say('daimyo.sheet-turn', turn=board.turn)}{turns} · {weather}"
    yield from _wrapped(say(f"daimyo.weather.{board.weather}-effect"))
    if board.objective:
        yield from _wrapped(_said(board.objective.told, say))
    if board.coming:
        coming = ", ".join(f"{unit.id} ({unit.turn})" for unit in board.coming)
        yield from _wrapped(f"{say('daimyo.sheet-coming')} {coming}")


def _legend(board: Board, say: Say) -> str:
    """What the signs mean that are on this field."""
    there = {piece.ground for piece in board.terrain}
    signs: dict[str, list[str]] = {}
    for ground, sign in SIGNS.items():
        if ground in there:
            signs.setdefault(sign, []).append(say(f"daimyo.ground.{ground}").lower())
    signs["*"] = [say("daimyo.sheet-leader-alone")]
    return " · ".join(f"{sign} {', '.join(names)}" for sign, names in signs.items())


def _field(board: Board, letters: Mapping[str, str]) -> list[str]:
    """The table from above: the far edge first, the middle of each character decides."""
    step = max(board.width / COLUMNS, board.height / TALL / 40)
    columns, rows = int(board.width / step), int(board.height / step / TALL)
    spots = [
        ((column + 0.5) * step, (row + 0.5) * step * TALL)
        for row in reversed(range(rows))
        for column in range(columns)
    ]
    signs = _signs(board, letters, spots, step)
    lines = ["".join(signs[row * columns : (row + 1) * columns]).rstrip() for row in range(rows)]
    return ["┌" + "─" * columns + "┐", *(f"│{line:<{columns}}│" for line in lines),
            "└" + "─" * columns + "┘"]  # fmt: skip


def _signs(
    board: Board, letters: Mapping[str, str], spots: Sequence[tuple[float, float]], step: float
) -> list[str]:
    points = shapely.points(spots)
    signs = [" "] * len(spots)
    live = board_of(board)

    def paint(area: shapely.Geometry, sign: str) -> None:
        shapely.prepare(area)
        for place in shapely.intersects(area, points).nonzero()[0]:
            signs[place] = sign

    for ground, sign in SIGNS.items():
        for piece in live.field.of((ground,)):
            paint(_broad(piece, step), sign)
    for unit in live.units:
        grown = shapely.buffer(live.footprint(unit), step / 2, join_style="mitre")
        paint(grown, letters[unit.id])
    for unit in live.units:  # whoever is hidden between two lines of text shows at its middle
        middle = shapely.centroid(live.footprint(unit))
        signs[int(shapely.distance(points, middle).argmin())] = letters[unit.id]
    for leader in board.leaders:
        if leader.alive and not leader.unit:
            paint(shapely.Point(leader.x, leader.y).buffer(step * 1.1), "*")
    return signs


def _broad(piece: Piece, step: float) -> shapely.Geometry:
    """The piece, lines made broad enough to be met by some character's middle."""
    return shapely.buffer(piece.area, step) if piece.area.area < step**2 else piece.area


def _side(board: Board, number: int, side: SideView, say: Say) -> Iterator[str]:
    """A side's losses against its third, its leaders, and the clans that may still act."""
    lost = say("daimyo.page.toll", lost=side.lost, brought=side.brought, left=side.left)
    yield f"{_said(side.name, say)}: {lost}"
    leaders = [lead for lead in board.leaders if lead.side == number and lead.alive]
    yield from _wrapped("· " + "; ".join(_leader(lead, board, say) for lead in leaders))
    able = [name for clan, name in side.clans.items() if f"{number}:{clan}" not in side.tried]
    if board.phase == "activations" and able:
        names = ", ".join(_said(name, say) for name in able)
        yield from _wrapped(f"· {say('daimyo.sheet-may-act')}: {names}")


def _leader(lead: LeaderView, board: Board, say: Say) -> str:
    """A leader: his id, name and rating, and where he is."""
    place = lead.unit or f"{lead.x:.0f},{lead.y:.0f}"
    where = "" if board.on_table and not lead.unit else f" ({place})"
    return f"{lead.id}: {_said(lead.name, say)} {lead.command}{where}"


def _said(name: str | Phrase, say: Say) -> str:
    return name if isinstance(name, str) else say(name.key, **name.values)


def _unit(unit: UnitView, letter: str, say: Say) -> str:
    arrow = ARROWS[round(unit.facing / 45) % 8]
    place = f"{unit.x:.0f},{unit.y:.0f}"
    form = f"{unit.files}×{unit.ranks}"
    said = " · ".join([*_state(unit, say), _said(unit.name, say)])
    return f"  {letter} {unit.id:<20} {_stands(unit):<7} {arrow} {place:<8} {form:<4} {said}"


def _stands(unit: UnitView) -> str:
    """Stands of those it began with, and a stroke for every hit."""
    return f"{unit.stands}/{unit.start}" + "'" * unit.hits


def _state(unit: UnitView, say: Say) -> list[str]:
    return [
        say(f"daimyo.sheet-{name}")
        for name in ("disordered", "routing", "frenzied", "halted", "abandoned")
        if getattr(unit, name)
    ]


# Orders


def order(text: str, form: Mapping[str, Any]) -> Any:
    """The answer that an order wants, from what was typed.

    Raises:
        Refused: it names nobody, or cannot be read.

    """
    words = text.split()
    if "toml" in form:
        return {"toml": _read(text.strip())}
    if "commands" in form:
        return {"words": text}
    if "facing" in form:
        return {"order": text} if words else {}
    if not words or words == ["done"]:
        return {"done": True}
    for kind, ids in (("unit", form["units"]), ("leader", form["leaders"])):
        found = _named(words[0], ids)
        if found:
            return {kind: found, "order": " ".join(words[1:])}
    raise no("not-to-order", "3", given=shown(words[0]))


def _named(word: str, ids: Sequence[str]) -> str:
    """The id that a word is, or is the beginning of; empty where there is none or more."""
    if word in ids:
        return word
    found = [id_ for id_ in ids if id_.startswith(word.lower())]
    return found[0] if len(found) == 1 else ""


def _read(path: str) -> str:
    try:
        return Path(path).expanduser().read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError):
        raise no("no-file", "scenario", given=shown(path)) from None
