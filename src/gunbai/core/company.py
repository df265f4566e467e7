"""Who is at a table, and what happens there beside the game: folded from its table entries.

Nothing here is known to a script or changed by an undo. `Match.enter` is the door: it has an entry
checked here, keeps it, and lets it take effect.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gunbai.core.beside.timekeeper import Timekeeper
from gunbai.core.beside.what_if import WhatIfs
from gunbai.core.clock import Clock
from gunbai.core.entries import (
    PACES,
    Answer,
    AnyEntry,
    AnyTableEntry,
    Assent,
    Away,
    Branching,
    Closed,
    Delegated,
    Expired,
    Handed,
    Hints,
    Muted,
    Note,
    Paced,
    Paused,
    Rolled,
    Seated,
    Standing,
    TableEntry,
    Time,
    Timed,
    Vote,
    Withdrawn,
)
from gunbai.core.game import Game, Sitting
from gunbai.core.record import Header
from gunbai.core.script import Seat, refused, shown
from gunbai.core.seating import check_name

NOTE_MOST = 500
STAND_INS = frozenset(("stand-in", "vote", "clock"))
"""How a bot comes to keep a seat warm for a person (`Seated.by`)."""
_IN_NOTES = dict.fromkeys(map(ord, "\n\u200d"))
"""What a note may hold although it is no letter: the end of a line, and what joins emoji."""


class Company:
    """The people of a table of a ``game`` as its entries leave them.

    ``seats`` says who plays each seat now, ``away`` until when (seconds since 1970) a seat is not
    here, ``standing`` how a seat answers a question, by seat and key, until it says otherwise.
    ``claimed`` are the seats that a person has taken, ``given`` how often the host gave each away,
    ``hands`` how often the host's role was handed over, ``given_by`` under which of the hosts
    (0: the first) each seat was given away last, ``stood_in`` those that a bot keeps warm for a
    person. ``delegated`` are the questions (seat, number) that the host left to a bot, by the
    number of that entry. ``pace`` is that of the bots. ``timekeeper`` counts the time of a table
    that has a clock. ``what_ifs`` are games that are to go on from a moment of this one.
    """

    def __init__(self, game: Game, seats: Sequence[Sitting], header: Header) -> None:
        _check_pace(header.pace)
        self.game = game
        self.seats = list(seats)
        self.hints = header.hints
        self.pace = header.pace
        self.timekeeper = None if header.clock is None else Timekeeper(header.clock)
        self.claimed: set[Seat] = set()
        self.given: dict[Seat, int] = {}
        self.hands = 0
        self.given_by: dict[Seat, int] = {}
        self.stood_in: set[Seat] = set()
        self.delegated: dict[tuple[Seat, int], int] = {}
        self.paused = False
        self.closed = False
        self.away: dict[Seat, int] = {}
        self.muted: set[Seat] = set()
        self.standing: dict[tuple[Seat, str], Standing] = {}
        self.remarks: dict[int, Note] = {}
        self.votes: dict[Seat, set[Seat]] = {}
        self.what_ifs = WhatIfs()

    @property
    def clock(self) -> Clock | None:
        """How the table counts time now; None where it does not."""
        return self.timekeeper.clock if self.timekeeper is not None else None

    @property
    def persons(self) -> set[Seat]:
        """The seats that a person plays now."""
        return {seat for seat, sitting in enumerate(self.seats) if not sitting.is_bot}

    @property
    def owners(self) -> set[Seat]:
        """The seats that are a person's, also where a bot stands in."""
        return self.persons | self.stood_in

    def heard(self, seat: Seat | None, *, everything: bool = False) -> Mapping[int, Note]:
        """The remarks that a seat (None: a spectator) may read, by the number of their entry.

        ``everything`` opens private talk, which a table may agree on for its end.
        """
        return {
            number: note
            for number, note in self.remarks.items()
            if everything or not note.to or seat == note.seat or seat in note.to
        }

    def must_go_on(self) -> None:
        """Refuse what only a table can do at which the game goes on."""
        if self.closed:
            raise refused("core.closed")
        if self.paused:
            raise refused("core.paused")

    # -- checking an entry --------------------------------------------------------------------

    def check(self, entry: AnyTableEntry) -> None:
        """Accept an entry silently, or raise `Refused`."""
        if self.closed and not isinstance(entry, Note | Withdrawn | Muted):
            raise refused("core.closed")
        match entry:
            case Note():
                self._check_note(entry)
            case Withdrawn(seat=seat, note=note):
                if note not in self.remarks or self.remarks[note].seat != seat:
                    raise refused("core.not-your-note", given=note)
            case Seated():
                self._check_player(entry)
            case Vote():
                self._check_vote(entry)
            case Branching() | Assent():
                self.what_ifs.check(entry, self.owners)
            case Paced(pace=pace):
                _check_pace(pace)
            case Timed(clock=clock) if clock is not None:
                clock.check()
            case _:
                pass

    def _check_note(self, note: Note) -> None:
        if type(note.text) is not str or not note.text.strip():
            raise refused("core.blank")
        if len(note.text) > NOTE_MOST:
            raise refused("core.too-long", given=len(note.text), most=NOTE_MOST)
        if not note.text.translate(_IN_NOTES).isprintable():
            raise refused("core.unprintable")
        if note.seat in self.muted:
            raise refused("core.muted")
        if note.to and not self.game.whispers:
            raise refused("core.no-whispers")
        if any(not 0 <= seat < len(self.seats) for seat in note.to):
            raise refused("core.no-such-seat", given=list(note.to), most=len(self.seats))

    def _check_player(self, seated: Seated) -> None:
        if not 0 <= seated.seat < len(self.seats):
            raise refused("core.no-such-seat", given=[seated.seat], most=len(self.seats))
        bots = {*self.game.bots, *self.game.former_bots}
        if seated.player != "person" and seated.player not in bots:
            raise refused("core.unknown-bot", given=seated.player, legal=sorted(bots))
        others = [sat.name for seat, sat in enumerate(self.seats) if seat != seated.seat]
        check_name(seated.name, seated.seat, others)

    def _check_vote(self, vote: Vote) -> None:
        if vote.absent == vote.seat or vote.absent not in self.persons:
            raise refused("core.vote-for-whom")
        if vote.seat in self.votes.get(vote.absent, ()):
            raise refused("core.voted-already")

    def carries(self, absent: Seat) -> bool:
        """Whether more than half of the other persons wish for a stand-in."""
        others = self.persons - {absent}
        return 2 * len(self.votes.get(absent, set()) & others) > len(others)

    # -- taking effect ------------------------------------------------------------------------

    def take(self, number: int, entry: AnyTableEntry) -> None:
        """Let entry number ``number`` take effect."""
        match entry:
            case Note() | Withdrawn() | Muted():
                self._say(number, entry)
            case Seated() | Vote() | Away() | Standing():
                self._sit(entry)
            case Delegated(seat=seat, ask=ask):
                self.delegated[seat, ask] = number
            case Branching() | Assent():
                self.what_ifs.take(number, entry, self.owners)
            case Paused() | Closed() | Handed() | Hints() | Paced():
                self._preside(entry)
            case Time() | Timed() | Expired():
                self._count(entry)

    def _preside(self, entry: Paused | Closed | Handed | Hints | Paced) -> None:
        match entry:
            case Paused(paused=paused):
                self.paused = paused
                self._count(entry)
            case Closed():
                self.closed = True
            case Handed():
                self.hands += 1
            case Hints(hints=hints):
                self.hints = hints
            case Paced(pace=pace):
                self.pace = pace

    def _count(self, entry: Time | Timed | Paused | Expired) -> None:
        if isinstance(entry, Timed):
            clock = entry.clock
            self.timekeeper = None if clock is None else Timekeeper(clock, paused=self.paused)
        elif self.timekeeper is not None:
            self.timekeeper.take(entry)

    def _say(self, number: int, entry: Note | Withdrawn | Muted) -> None:
        match entry:
            case Note():
                self.remarks[number] = entry
            case Withdrawn(note=note):
                del self.remarks[note]
            case Muted(seat=seat, muted=muted):
                (self.muted.add if muted else self.muted.discard)(seat)

    def _sit(self, entry: Seated | Vote | Away | Standing) -> None:
        match entry:
            case Seated():
                self._change(entry)
            case Vote(seat=seat, absent=absent):
                self.votes.setdefault(absent, set()).add(seat)
            case Away(seat=seat, until=until):
                self.away[seat] = until
            case Standing(seat=seat, key=key, value=None):
                self.standing.pop((seat, key), None)
            case Standing(seat=seat, key=key):
                self.standing[seat, key] = entry

    def _change(self, seated: Seated) -> None:
        seat = seated.seat
        self.seats[seat] = Sitting(seated.name, seated.player)
        (self.stood_in.add if seated.by in STAND_INS else self.stood_in.discard)(seat)
        self.votes.pop(seat, None)
        self.away.pop(seat, None)
        if seated.by == "claim":
            self.claimed.add(seat)
        elif seated.by == "host":
            self.claimed.discard(seat)
            self.standing = {of: it for of, it in self.standing.items() if of[0] != seat}
            self.given[seat] = self.given.get(seat, 0) + 1
            self.given_by[seat] = self.hands
        self.what_ifs.settle(self.owners)

    def follow(self, entries: Sequence[AnyEntry]) -> None:
        """Let every table entry of a record take effect."""
        for number, entry in enumerate(entries):
            kind = type(entry)
            if kind is not Answer and kind is not Rolled and isinstance(entry, TableEntry):
                self.take(number, entry)


def _check_pace(pace: str) -> None:
    if pace not in PACES:
        raise refused("core.unknown-pace", given=shown(pace), legal=list(PACES))
