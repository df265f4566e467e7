"""The entries of a record, one kind a class: what was answered, rolled, taken back, said.

Entries of the game change its state, and can be taken back. Table entries (`TableEntry`) are what
happens beside the game: who sits where, what is said, who is away. No script sees them, no undo
takes them back, and `gunbai.core.company` says what they come to. ``at`` is always a time in whole
seconds since 1970 (UTC); 0 where nobody looked at a clock.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct

from gunbai.core.clock import Clock
from gunbai.core.script import Seat, Value


class Entry(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="entry", tag=str.lower):
    """One line of a record after its header."""


class Answer(Entry, frozen=True, gc=False):
    """``seat`` answered question number ``ask`` with ``value``."""

    ask: int
    seat: Seat
    value: Value


class Rolled(Entry, frozen=True, gc=False):
    """Dice fell: the faces of a roll of ``sides``-sided dice for ``seat``.

    ``ask`` is the number of the question where the dice were typed in.
    """

    seat: Seat
    sides: int
    faces: tuple[int, ...]
    ask: int = -1


class Undo(Entry, frozen=True, gc=False):
    """``seat`` took back entry number ``to`` and all answers and rolls after it.

    ``agreed`` tells whether the table had to agree to it.
    """

    seat: Seat
    to: int
    agreed: bool = False


class Propose(Entry, frozen=True, gc=False):
    """``seat`` asks the table to agree to going back before entry number ``to``."""

    seat: Seat
    to: int


class Agree(Entry, frozen=True, gc=False):
    """``seat`` agrees to what is proposed."""

    seat: Seat


class Object(Entry, frozen=True, gc=False):
    """``seat`` does not agree: the proposal falls."""

    seat: Seat


class Salt(Entry, frozen=True, gc=False):
    """``seat`` adds salt to the sealed dice, before the first roll."""

    seat: Seat
    text: str


class Secret(Entry, frozen=True, gc=False):
    """The dice secret (hexadecimal), published when the game is over."""

    secret: str


# -- beside the game ------------------------------------------------------------------------------


class TableEntry(Entry, frozen=True, gc=False):
    """Something that happened at the table beside the game."""


class Note(TableEntry, frozen=True, gc=False):
    """A remark of ``seat``, to the whole table or only to the seats ``to``."""

    seat: Seat
    text: str
    to: tuple[Seat, ...] = ()
    at: int = 0


class Withdrawn(TableEntry, frozen=True, gc=False):
    """``seat`` withdrew its own remark, which is entry number ``note``."""

    seat: Seat
    note: int


class Private(TableEntry, frozen=True, gc=False):
    """A remark that this copy of a record leaves out: private, or withdrawn by its writer."""


class Muted(TableEntry, frozen=True, gc=False):
    """The host muted ``seat``, or lets it speak again."""

    seat: Seat
    muted: bool = True
    at: int = 0


class Seated(TableEntry, frozen=True, gc=False):
    """From here on ``player`` (``person``, or the id of a bot) called ``name`` plays ``seat``.

    ``by`` says how that came: ``claim`` (whoever opened the link first), ``host`` (who gave the
    seat away, and its link with it), a bot that stands in for a person who keeps the link
    (``stand-in`` of the host, ``vote`` of the others, ``clock`` when the time was up), or that
    person is back (``return``), also by the host (``given-back``).
    """

    seat: Seat
    name: str
    player: str = "person"
    by: str = "host"
    at: int = 0


class Delegated(TableEntry, frozen=True, gc=False):
    """The host lets a bot answer question number ``ask`` of ``seat``, whose person stays."""

    seat: Seat
    ask: int
    at: int = 0


class Vote(TableEntry, frozen=True, gc=False):
    """``seat`` wishes that a bot stands in for the absent seat ``absent``."""

    seat: Seat
    absent: Seat
    at: int = 0


class Away(TableEntry, frozen=True, gc=False):
    """``seat`` is away until a time; 0: it is back."""

    seat: Seat
    until: int
    at: int = 0


class Branching(TableEntry, frozen=True, gc=False):
    """``seat`` asks the table for a what if: a game that goes on from the first ``after`` entries.

    Whoever asks, and each person who agrees to play along, keeps their seat there.
    """

    seat: Seat
    after: int
    at: int = 0


class Assent(TableEntry, frozen=True, gc=False):
    """``seat`` agrees to the what if that is asked for, or does not, and it falls.

    ``plays`` tells whether its person plays along there, or a bot in their place.
    """

    seat: Seat
    agrees: bool = True
    plays: bool = True
    at: int = 0


ALWAYS, ONCE, ROUND = "always", "once", "round"
EXTENTS = (ALWAYS, ONCE, ROUND)
"""For how long an answer stands."""


class Standing(TableEntry, frozen=True, gc=False):
    """``seat`` answers every question ``key`` with ``value``; null: it is asked again.

    ``how`` is ``always`` (until it says otherwise), ``once`` (the next such question) or ``round``
    (as long as the game is in its round number ``round``).
    """

    seat: Seat
    key: str
    value: Value
    how: str = ALWAYS
    round: int = 0


class Paused(TableEntry, frozen=True, gc=False):
    """The host paused the game, or lets it go on."""

    paused: bool = True
    at: int = 0


class Closed(TableEntry, frozen=True, gc=False):
    """The host closed the table: the game ends here, without a result."""

    at: int = 0


class Handed(TableEntry, frozen=True, gc=False):
    """The host handed its role to somebody else: the table has a new host."""

    at: int = 0


class Hints(TableEntry, frozen=True, gc=False):
    """The host shows chances from here on, or shows them no more."""

    hints: bool
    at: int = 0


AT_ONCE, USUAL, SLOW = "at-once", "usual", "slow"
PACES = (AT_ONCE, USUAL, SLOW)
"""How bots answer where people follow them: without a pause, as the server does, or slowly."""


class Paced(TableEntry, frozen=True, gc=False):
    """The host set the pace of the bots (one of `PACES`)."""

    pace: str
    at: int = 0


class Timed(TableEntry, frozen=True, gc=False):
    """The host gave the table another clock, or (null) took it away.

    Times begin anew: whoever is awaited then, and every budget, has all that this clock gives.
    """

    clock: Clock | None
    at: int = 0


class Time(TableEntry, frozen=True, gc=False):
    """What the table's clock showed, and which questions (seat, number) are open from then on."""

    at: int
    awaited: tuple[tuple[Seat, int], ...] = ()


class Expired(TableEntry, frozen=True, gc=False):
    """The time of ``seat`` for question number ``ask`` was up (see `Clock.when_up`)."""

    seat: Seat
    ask: int
    at: int = 0


AnyTableEntry = (
    Note
    | Withdrawn
    | Private
    | Muted
    | Seated
    | Delegated
    | Vote
    | Away
    | Standing
    | Branching
    | Assent
    | Paused
    | Closed
    | Handed
    | Hints
    | Paced
    | Timed
    | Time
    | Expired
)
AnyEntry = Answer | Rolled | Undo | Propose | Agree | Object | Salt | Secret | AnyTableEntry


def standing(entries: Sequence[AnyEntry], first: int = 0) -> list[tuple[int, AnyEntry]]:
    """The answers and rolls that still stand after all undos, with their numbers.

    With ``first`` those from that number on; what is before it must stand itself.
    """
    kept: list[tuple[int, AnyEntry]] = []
    for numbered in enumerate(entries[first:] if first else entries, first):
        entry = numbered[1]
        kind = type(entry)
        if kind is Answer or kind is Rolled:
            kept.append(numbered)
        elif type(entry) is Undo:
            while kept and kept[-1][0] >= entry.to:
                kept.pop()
    return kept


def remaining(
    entries: Sequence[AnyEntry], hidden: Collection[int] = ()
) -> Iterator[tuple[int, AnyEntry]]:
    """What stands of a record and what happened beside the game, without what is ``hidden``.

    Each with the number that it had: numbered anew it is a record without undos.
    """
    still = {number for number, _ in standing(entries)} - set(hidden)
    for number, entry in enumerate(entries):
        if number in still or isinstance(entry, TableEntry):
            yield number, entry
