"""The realm in lines of text: what a reader sees where nothing can be drawn.

The ladder from the throne down, a line a character; the Decree; one's own Stats and Tiles; and
every conflict in progress as two rows of dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gunbai.core.script import Phrase
from gunbai.games.hierarchy.rules.sheet import STATS, Wounds
from gunbai.games.hierarchy.view import Board, ConflictView, SheetView, SideView

WIDTH = 78
CASTE, NAME, FIGURE = 11, 18, 4
Say = Callable[..., str]


def board_lines(board: Board, say: Say) -> list[str]:
    """The realm as lines of at most `WIDTH` columns; none before the bowl is drawn."""
    if not board.ladder[0].caste:
        return []
    lines = [_head(board, say), *(_rung(board, sheet, say) for sheet in board.ladder)]
    if board.me >= 0:
        lines += _own(board.ladder[board.me], say)
    for conflict in board.conflicts:
        lines += _conflict(conflict, say)
    return [_cut(line.rstrip(), WIDTH) for line in lines]


def _head(board: Board, say: Say) -> str:
    phase = say(f"hierarchy.phase.{board.phase}") if board.phase else ""
    when = f"{board.round} · {phase}" if phase else ""
    columns = [say(f"hierarchy.short.{what}").rjust(FIGURE) for what in ("honor", "points")]
    return _left(when, CASTE + NAME + 2) + "".join(columns)


def _rung(board: Board, sheet: SheetView, say: Say) -> str:
    """One character: a mark for oneself, a flag for the quest; wounds, and what is discovered."""
    mark = "▸ " if sheet.seat == _seat(board) else "  "
    caste = _left(say(f"hierarchy.caste.{sheet.caste}"), CASTE)
    figures = f"{sheet.honor:>{FIGURE}}{sheet.points:>{FIGURE}}  "
    flag = "⚑⚑" if sheet.leads else "⚑" if sheet.is_on_quest else ""
    notes = [flag, _wounds(sheet, say), sheet.talisman if sheet.discovered else ""]
    return mark + caste + _left(sheet.name, NAME) + figures + " · ".join(filter(None, notes))


def _seat(board: Board) -> int:
    return board.ladder[board.me].seat if board.me >= 0 else -1


def _wounds(sheet: SheetView, say: Say) -> str:
    return say(Wounds(sheet.wounds).word) if sheet.wounds else ""


def _own(sheet: SheetView, say: Say) -> Iterator[str]:
    """One's own Stats and Tiles."""
    if any(sheet.stats.values()):
        yield " · ".join(f"{say(f'hierarchy.stat.{s}')} {sheet.stats[s]}" for s in STATS)
    tiles = (f"{say(tile.name)} {tile.rating}" for tile in sheet.tiles)
    yield from _wrapped(list(tiles))


def _wrapped(words: list[str]) -> Iterator[str]:
    """Words joined with points, over as many lines as they need."""
    line = ""
    for word in words:
        longer = f"{line} · {word}" if line else word
        if len(longer) > WIDTH and line:
            yield line
            longer = word
        line = longer
    yield line


def _conflict(conflict: ConflictView, say: Say) -> Iterator[str]:
    """What it is about, and both rows of dice; an arrow shows whose dice are awaited."""
    yield f"— {say(f'hierarchy.cause.{conflict.cause}')}   {say('hierarchy.short.signs')}"
    for number, side in enumerate(conflict.sides):
        arrow = "→ " if number == conflict.actor else "  "
        bid = conflict.bid if number == conflict.bidder else ()
        yield arrow + _left(_called(side, say), NAME) + _row(side, list(bid))


def _called(side: SideView, say: Say) -> str:
    """What a side is called: a name, or the phrase for an NPC."""
    if isinstance(side.name, Phrase):
        return say(side.name.key, **side.name.values)
    return side.name


def _row(side: SideView, bid: list[int]) -> str:
    """Dice in hand (squares behind a screen), the bid in brackets, strikes and Honor ready."""
    if not side.count and not bid and not side.strikes:
        return "–"
    dice = " ".join(map(str, side.dice)) if side.dice else "▪ " * side.count
    laid = f" [{' '.join(map(str, bid))}]" if bid else ""
    return f"{dice.rstrip()}{laid}  ×{side.strikes}" + (f" ◈{side.absorbs}" if side.absorbs else "")


def _cut(text: str, width: int) -> str:
    """A text of at most so many columns; a longer one ends in dots."""
    return text if len(text) <= width else f"{text[: width - 1].rstrip()}…"


def _left(text: str, width: int) -> str:
    return _cut(text, width - 1).ljust(width)
