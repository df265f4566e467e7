"""A what if of a running game: who asks for it, and who has agreed; folded from table entries."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from gunbai.core.entries import Assent, Branching
from gunbai.core.script import Seat, refused


class WhatIf(Struct, frozen=True):
    """A wish for a game that goes on from the first ``after`` entries of this one.

    ``number`` is that of the entry which asked, ``asker`` whose it is; ``agreed`` are the seats
    that agreed, the asker first, and ``playing`` those among them whose persons play along.
    """

    number: int
    asker: Seat
    after: int
    agreed: tuple[Seat, ...]
    playing: tuple[Seat, ...]
    at: int = 0


class WhatIfs:
    """The what ifs of a table: one that is ``asked`` for, and those that all had ``agreed`` to."""

    def __init__(self) -> None:
        self.asked: WhatIf | None = None
        self.agreed: dict[int, WhatIf] = {}

    def check(self, entry: Branching | Assent, owners: Collection[Seat]) -> None:
        """Accept a wish or what is said to one, or raise `Refused`.

        ``owners`` are the seats whose persons must agree.
        """
        if entry.seat not in owners:
            raise refused("core.what-if-persons")
        asked = self.asked
        if isinstance(entry, Branching):
            if asked is not None:
                raise refused("core.what-if-open")
        elif asked is None:
            raise refused("core.no-what-if")
        elif entry.agrees and entry.seat in asked.agreed:
            raise refused("core.agreed-already")

    def take(self, number: int, entry: Branching | Assent, owners: Collection[Seat]) -> None:
        """Let an entry take effect."""
        asked, seat = self.asked, entry.seat
        if isinstance(entry, Branching):
            self.asked = WhatIf(number, seat, entry.after, (seat,), (seat,), entry.at)
        elif asked is None or not entry.agrees:
            self.asked = None
        else:
            playing = (*asked.playing, seat) if entry.plays else asked.playing
            agreed = (*asked.agreed, seat)
            self.asked = WhatIf(asked.number, asked.asker, asked.after, agreed, playing, asked.at)
        self.settle(owners)

    def settle(self, owners: Collection[Seat]) -> None:
        """Carry a wish out once all who must have agreed, also since somebody else left."""
        asked = self.asked
        if asked is not None and not set(owners) - set(asked.agreed):
            self.agreed[asked.number] = asked
            self.asked = None
