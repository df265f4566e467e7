"""What requests of the JSON API hold, and what answers do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from gunbai.core.clock import Clock
from gunbai.core.entries import USUAL
from gunbai.core.record import VOTE_AFTER
from gunbai.core.script import NOTHING, Seat
from gunbai.core.seating import NAME_MOST, Wish
from gunbai.table.api.rows import LINKS_MOST


class OptionInfo(Struct, frozen=True):
    """An option of a game: legal are ``choices``, or whole numbers from ``low`` to ``high``."""

    id: str
    default: Any
    choices: Sequence[Any]
    low: int
    high: int
    rule: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here: how many seats, which bots (the first is the default).

    ``presets`` are named sets of options, to be sent as they are. With ``whispers`` its players may
    talk in private. ``standing`` are the questions that may be answered beforehand, by their keys,
    and with what.
    """

    id: str
    version: int
    seats: tuple[int, int]
    bots: Sequence[str]
    options: Sequence[OptionInfo]
    presets: Mapping[str, Mapping[str, Any]]
    whispers: bool = False
    standing: Mapping[str, Sequence[Any]] = NOTHING


class SeatWish(Wish, frozen=True):
    """Who is to sit in a seat: ``player`` is ``person``, ``bot`` (the usual) or a bot's id.

    ``person`` is the id of somebody of the table's club, whom the seat is kept for.
    """

    name: Annotated[str, Meta(max_length=NAME_MOST)] = ""
    person: Annotated[str, Meta(max_length=32)] = ""


class TableWish(Struct, frozen=True):
    """What is wanted of a new table; ``dice`` is ``sealed`` or ``typed``.

    ``clock`` says how long decisions may take, and what happens then (none: nobody counts time).
    Who is awaited for ``vote_after`` seconds may be given a stand-in by vote (0: never).
    With ``open_talk`` private talk is opened to all when the game is over. ``pace`` is how bots
    answer where people follow them: ``at-once``, ``usual`` or ``slow``. ``club`` is the token of
    one's own link to the club that the table is opened in; with ``free`` its people may take free
    seats there.
    """

    game: str
    seats: Annotated[list[SeatWish], Meta(max_length=64)]
    options: Mapping[str, Any] = NOTHING
    dice: str = "sealed"
    hints: bool = True
    clock: Clock | None = None
    vote_after: int = VOTE_AFTER
    open_talk: bool = False
    pace: str = USUAL
    club: str = ""
    free: bool = True


class SeatLink(Struct, frozen=True):
    """A seat of a new table and the token that opens it."""

    seat: Seat
    name: str
    player: str
    token: str


class TableLinks(Struct, frozen=True):
    """All tokens of a new table: the host's, of those who look on, and of every seat."""

    host: str
    watch: str
    seats: Sequence[SeatLink]


class GivenAnswer(Struct, frozen=True):
    """An answer to question ``ask``; with ``epoch`` it is refused if an undo came between."""

    ask: int
    value: Any
    epoch: int | None = None


class GivenText(Struct, frozen=True):
    """A remark, or salt for the dice."""

    text: str


class Links(Struct, frozen=True):
    """Links of tables, or their paths (``/s/TOKEN``, ``/w/TOKEN``, ``/h/TOKEN``)."""

    links: Annotated[list[Annotated[str, Meta(max_length=300)]], Meta(max_length=LINKS_MOST)]


class News(Struct, frozen=True):
    """The version of a table: it grows with everything that happens."""

    version: int
