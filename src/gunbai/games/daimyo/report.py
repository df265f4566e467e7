"""The battle afterwards: a report to post on a forum, turn by turn, with pictures of the field.

Pure functions. Whoever replays a record gives the frames: after every entry the board as a
spectator sees it, and the whole log so far. `turns` keeps the last frame of each turn.

>>> sorted(report(turns(frames), outcome, say).pictures)  # doctest: +SKIP
['turn-00.svg', 'turn-01.svg']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from gunbai.core.script import Phrase, Tell
from gunbai.documents import Block, Document, Heading, Paragraph, Picture, Table
from gunbai.games.daimyo.seen.picture.events import TURN
from gunbai.games.daimyo.seen.picture.picture import picture
from gunbai.games.daimyo.seen.view import Board, SideView

Say = Callable[[Any], str]
"""A phrase, word or name in the reader's language."""
HEADINGS = frozenset({"daimyo.acts", "daimyo.nightfall"})
"""Events with which a command begins to act, or the end of the turn."""
HIDDEN = frozenset({TURN, "daimyo.toll", "daimyo.begins", "daimyo.activated", "daimyo.card"})
"""Events that the report says in its own way."""
APART = frozenset({"daimyo.not-activated", "daimyo.stops", "daimyo.end-card"})
"""Events that belong to no activation, and stand alone."""


@dataclass(frozen=True)
class Turn:
    """A turn of the battle: the board at its end, and what was told of it.

    Turn 0 is the field before the battle.
    """

    board: Board
    events: Sequence[Tell]


def turns(frames: Iterable[tuple[Board, Sequence[Tell]]]) -> list[Turn]:
    """The turns of a battle from its frames: each a board and the whole log up to it.

    Frames may leave entries out, but the last frame of every turn should be among them. An entry
    that ends a turn may begin the next: what it told of the first stands in the log alone.
    """
    last: dict[int, Board] = {}
    log: Sequence[Tell] = ()
    for board, log in frames:  # noqa: B007 - the last log has all
        if board.units:
            last[board.turn] = board
    return [Turn(board, _of_turn(log, number)) for number, board in sorted(last.items())]


def _of_turn(log: Sequence[Tell], number: int) -> Sequence[Tell]:
    """The events from a turn's heading on; before the first turn, all there are."""
    starts = [place for place, event in enumerate(log) if event.key == TURN]
    ends = [*starts, len(log)]
    begin = ends[number - 1] if number else 0
    return log[begin : ends[number]] if number < len(ends) else log[begin:]


def report(battle: Sequence[Turn], outcome: Phrase | None, say: Say) -> Document:
    """The report as a document, with a picture of each turn.

    ``outcome`` is how the battle ended, None while it goes on. ``say`` gives everything in the
    reader's language; names of the pictures are the same in all.
    """
    pictures = {
        picture_name(turn.board): picture(
            turn.board,
            say,
            before=battle[place - 1].board if place else None,
            events=turn.events,
            alone=True,
        )
        for place, turn in enumerate(battle)
    }
    title = say(battle[0].board.title) if battle else ""
    return Document(title, list(_blocks(battle, outcome, say)), pictures)


def picture_name(board: Board) -> str:
    """The name of the file that holds the picture of a board's turn."""
    return f"turn-{board.turn:02}.svg"


def _blocks(battle: Sequence[Turn], outcome: Phrase | None, say: Say) -> Iterator[Block]:
    if not battle:
        return
    first, last = battle[0].board, battle[-1].board
    yield Heading(1, say(first.title))
    for event in battle[0].events:
        if event.key == "daimyo.begins":
            yield Paragraph(say(event.values["about"]))
    yield _hosts(first, say)
    for turn in battle:
        yield from _turn(turn, say)
    yield Heading(2, say(Phrase("daimyo.page.outcome")))
    yield Paragraph(say(outcome) if outcome else say(Phrase("daimyo.page.goes-on")))
    yield _bill(last, say)


def _turn(turn: Turn, say: Say) -> Iterator[Block]:
    board = turn.board
    if board.turn:
        yield Heading(2, _heading(board, say))
    yield Picture(picture_name(board), _heading(board, say))
    yield from _told(turn, say)
    if board.turn:
        yield Paragraph("; ".join(_losses(side, say) for side in board.sides) + ".")


def _heading(board: Board, say: Say) -> str:
    if not board.turn:
        return say(Phrase("daimyo.page.before"))
    weather = say(Phrase(f"daimyo.weather.{board.weather}"))
    return f"{say(Phrase('daimyo.sheet-turn', {'turn': board.turn}))}: {weather}"


def _told(turn: Turn, say: Say) -> Iterator[Block]:
    """The events, those of one activation run together into a paragraph under its heading.

    Activations of which nothing is told are left out.
    """
    heading, running = "", [""]
    for event in turn.events:
        if event.key in HIDDEN:
            continue
        said = say(Phrase(event.key, event.values))
        opens = event.key in HEADINGS
        if not opens and event.key not in APART:
            running.append(said)
            continue
        yield from _activation(heading, running)
        heading, running = (said, []) if opens else ("", [said])
    yield from _activation(heading, running)


def _activation(heading: str, running: Sequence[str]) -> Iterator[Block]:
    """A paragraph under its heading, if it has one."""
    said = " ".join(filter(None, running))
    if heading and said:
        yield Heading(3, heading)
    if said:
        yield Paragraph(said)


def _losses(side: SideView, say: Say) -> str:
    values = {"lost": side.lost, "brought": side.brought}
    return f"{say(side.name)}: {say(Phrase('daimyo.sheet-lost', values))}"


def _hosts(board: Board, say: Say) -> Table:
    """The order of battle: a column a side, a line a leader and a unit, clan by clan."""
    columns = [
        [line for clan in ("", *side.clans) for line in _command(board, number, clan, say)]
        for number, side in enumerate(board.sides)
    ]
    long = max(map(len, columns))
    filled = [column + [""] * (long - len(column)) for column in columns]
    head = [say(side.name) for side in board.sides]
    return Table(head, list(zip(*filled, strict=True)))


def _command(board: Board, side: int, clan: str, say: Say) -> Iterator[str]:
    """A leader and his units, also those on the march."""
    rating = say(Phrase("daimyo.page.rating"))
    for lead in board.leaders:
        if (lead.side, lead.clan) == (side, clan):
            yield f"{say(lead.name)}: {rating} {lead.rating}"
    for unit in board.units:
        if (unit.side, unit.clan) == (side, clan):
            yield f"{say(unit.name)} ({unit.stands})"
    for late in board.coming:
        if (late.side, late.clan) == (side, clan):
            when = say(Phrase("daimyo.page.from-turn", {"turn": late.turn}))
            yield f"{say(late.name)} ({late.stands}), {when}"


def _bill(board: Board, say: Say) -> Table:
    """Who was lost, how and when."""
    head = [say(Phrase(f"daimyo.page.{key}")) for key in ("unit", "side", "lost")]
    rows = [
        [
            say(gone.name),
            say(board.sides[gone.side].name),
            say(Phrase(f"daimyo.page.lost-{gone.how}", {"turn": gone.turn})),
        ]
        for gone in board.lost
    ]
    return Table(head, rows)
